"""The components of Dragon Eclipse: data files with their provenance, and the records that they become."""
