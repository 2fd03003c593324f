### What lasts: Equip cards, Treasures, Discoveries, Lair Effects.

passive-defender-has =
    { $stat ->
        [resilience] Resilience
        [potential] Potential
        [power] Power
       *[range] Range
    } { SIGNED($n) }
passive-defender-mends = +{ $n } Resilience at the end of each Siege turn in which it was not hit
passive-defender-rallies = +{ $n } Resilience at the start of each Siege
passive-defender-bulwark = Bulwark { $n }
passive-defender-element = Its Siege damage is { ELEMENT($element) } damage, too
passive-defender-rerolls =
    { $n ->
        [one] Reroll one Potential die that fails
       *[other] Reroll { $n } Potential dice that fail
    }
passive-defender-shelters = In the Villain phase heroes inside Heal { $health } Health and { $energy } Energy
passive-defender-snares =
    { $n ->
        [one] A Banner that stops in its Range moves 1 hex less in the next turn
       *[other] A Banner that stops in its Range moves { $n } hexes less in the next turn
    }
passive-defender-magnetic = Magnetic
passive-wielder-rank = { STAT($stat) } { SIGNED($n) }
passive-once-per-turn = Once per Game Turn: { $what }
passive-reroll-die = Once per Game Turn you may reroll one own die of the Skill phase
passive-harvest-reach = Once per Game Turn Range is { $n } higher for one Harvest
passive-strike-from-range = Once per Game Turn deal { $n } Siege damage to a Siege Opponent in Group Range
passive-take-condition = Once per combat a Condition of an ally goes over to you
passive-favored-also = Against a Favored Opponent you have one more option: it becomes { CONDITION($condition) }
passive-cheaper-gear = Gear Upgrades cost you { $n } Gold less
passive-match-for-mismatch = Once per Game Turn a Mismatch of a roll to gain an Element counts as a Match
passive-embolden-defender = Once per Game Turn a Defender in Range has { $n } more Power this turn
passive-revive-once = Once per game Revive a dead hero beside the group; then this is discarded
passive-group-acquire = Acquire Amount { SIGNED($n) }
passive-group-range = Group Range { SIGNED($n) }
passive-group-speed = Speed of the group { SIGNED($n) }
passive-element-each-stage = At each end of a Harvest Stage roll to gain an Element
passive-defenders-rally = At each start of a Siege all Defenders gain { $n } Resilience
passive-lair-weakens =
    { $within ->
        [one] Siege Opponents within 1 hex of the lair have { $n } Power less
       *[other] Siege Opponents within { $within } hexes of the lair have { $n } Power less
    }
passive-lair-slows =
    { $n ->
        [one] Banners that start within { $within } hexes of the lair move 1 hex less
       *[other] Banners that start within { $within } hexes of the lair move { $n } hexes less
    }
passive-lair-shelters = Defenders within { $within } hexes of the lair have Bulwark { $n }
passive-lair-feeds = At each end of a Harvest Stage: { $what }
passive-lair-guides = Within { $within } hexes of the lair the group cannot Wander, and moves 1 hex farther from there
