"""Dragon Eclipse."""
