# What environments refuse.

env-pixels = pixels need { $module }; install it with: pip install 'rulewright[rl]'
env-tables = cannot play at { $tables } tables; play at least at 1
env-processes = { $tables } tables cannot be shared by { $jobs } processes; allowed: 1 to { $tables }
env-seeds = { $seeds } seeds do not fit { $tables } tables
env-process-ended = a process of the batch has ended; make a new batch
env-module = this environment needs { $module }; install it with: pip install 'rulewright[{ $extra }]'
env-kind = there is no kind '{ $kind }' of environment; kinds: { $known }
env-render-mode = render_mode is '{ $mode }'; allowed: { $allowed }
env-must-act = { $agent } is asked and must act; only agents that have finished step with None
env-seat = there is no seat { $seat }; seats are 0 to { $last }
env-bots = bots is { $bots }; name a list of bots, one for each other seat or one for all
env-bots-count = { $bots } bots do not fit on { $seats } seats; name { $seats }, or one for all of them
env-variant = { $game } has no variant '{ $variant }'; variants: { $known }
env-variant-mode = variant { $variant } is of the mode { $mode }, not of '{ $asked }'
env-variant-players = variant { $variant } is for { $players } players, not for { $asked }
env-reward = reward is '{ $reward }'; allowed: { $allowed }
env-reward-together = reward zero-sum needs opponents: seats that win together are rewarded by win
env-illegal = illegal is '{ $illegal }'; allowed: { $allowed }
env-id-variant = { $id } is not the variant '{ $variant }'; name the game and the variant, or only the id
env-id-mode = { $id } is not the mode '{ $mode }'; name the game and the mode, or only the id
env-id-unknown = there is no game and no id '{ $id }'; ids: { $known }
env-shaping = only environments of rulewright can be shaped: others do not say who leads
env-action = there is no action { $action }; actions are 0 to { $last }
env-refused = { $error }. { $reasons }
