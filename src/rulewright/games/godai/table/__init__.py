"""The table in pictures and words, and where choices lie on it."""
