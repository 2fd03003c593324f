"""The Mountains of Godai."""
