"""What programs need to play Dragon Eclipse: evaluation, observation, action space, resampling, weights."""
