"""What a lab counts in games of Mysthea, and what a finished game tells."""
