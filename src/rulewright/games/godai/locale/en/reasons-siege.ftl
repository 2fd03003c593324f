### Why something is not possible in a Siege.

why-bolster-outside = Only heroes in a Defender can Bolster it, and only while a Siege Opponent is on the map.
why-bolster-rank = You cannot roll { STAT($skill) } now.
why-bolster-overpowered = The Defender is Overpowered: { STAT($skill) } is your highest Skill and of no use this turn.
why-bolster-survival = Survival helps a Defender that suffered Siege damage this turn and has Resilience left; it suffered { $hit } and has { $left }.
why-bolster-explore = No Siege Opponent is in Range.
why-bolster-navigate = The Range is the whole map already.
why-ore-none = There is no Aetherial Ore in the Stockpile.
why-ore-safe = { DEFENDER($defender) } is not about to be destroyed, or Aetherial Ore could not save it.
why-ore-far = { DEFENDER($defender) } is not in Group Range.
why-no-such-card = There is no face-down card in that place of Slot { $slot }.
