"""Whole games written down for people to read: a changed rule shows as a readable difference. `make playthroughs`."""
