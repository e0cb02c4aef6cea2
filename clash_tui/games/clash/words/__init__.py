"""What happens in Clash of Decks in words, for the screens and for plain text alike."""
