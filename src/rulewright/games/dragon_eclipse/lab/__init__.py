"""What a lab counts in games of Dragon Eclipse, and what a finished game tells."""
