"""The records of Dragon Eclipse: the state, pending steps, choices and events. Plain data, no rules."""
