"""What a lab counts, and what a finished game tells."""
