"""What every screen is made of, whatever is played: base, keys, dialogs, forms, title."""
