"""What is said of Clash of Decks: telling, explaining and forecasting, wherever it is read."""
