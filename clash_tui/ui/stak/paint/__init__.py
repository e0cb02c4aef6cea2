"""How the robots and Staks of Stak Bots are painted."""
