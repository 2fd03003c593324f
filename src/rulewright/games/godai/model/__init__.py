"""Steps, choices, events, the state and its vocabulary."""
