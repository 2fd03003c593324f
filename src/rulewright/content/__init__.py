"""Content: files become records with provenance, rules become a searchable register, effects become text."""
