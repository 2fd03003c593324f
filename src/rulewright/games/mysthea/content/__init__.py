"""The components of Mysthea: data files with their provenance, and the records that they become."""
