"""What programs need to play Mysthea: evaluation, observation, action space, resampling, weights."""
