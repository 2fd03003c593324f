"""The campaign: everything that is no Combat."""
