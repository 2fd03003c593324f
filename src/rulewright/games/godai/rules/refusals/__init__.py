"""Why something cannot be done, a module for each chapter."""
