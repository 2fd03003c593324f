"""Evaluation, observation, action space."""
