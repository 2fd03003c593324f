"""Environments: every face of every game, by the tests of its own library and by ours."""
