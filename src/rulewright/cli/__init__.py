"""The command line: a module for each command, and `main` that gathers them."""
