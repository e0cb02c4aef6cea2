"""What is said of Stak Bots: telling, explaining and forecasting, wherever it is read."""
