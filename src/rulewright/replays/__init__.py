"""Recorded games: what a finished game tells, and problem reports that carry one."""
