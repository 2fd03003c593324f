"""The lab: whole games between bots, counted and timed."""
