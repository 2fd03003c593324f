"""Why not? For every kind of choice, the conditions of its rule with the values that fail."""
