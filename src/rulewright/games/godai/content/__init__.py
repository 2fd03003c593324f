"""The components of Godai: data files with their provenance, and the records that they become."""
