"""The top floor: everything a player sees and touches in the terminal."""
