### The log: Jaethi’s cards, the end of a Harvest Stage, the Siege.

log-jaethi-card-drawn = Jaethi’s card: { CARD($card) }.
log-siege-called =
    { $n ->
        [one] SIEGE! The current Imbalance is { ELEMENT($element) }.
       *[other] SIEGE! The current Imbalance is { ELEMENT($element) }; it is the { $n }. SIEGE! card.
    }
log-siege-card-placed = A Siege card of { ELEMENT($element) } goes face down on Slot { $slot }.
log-siege-deck-empty = No Siege card of { ELEMENT($element) } is left.
log-cataclysm-passed = { CARD($card) } has no effect: one Cataclysm in a Harvest Stage is enough.
log-discovery-placed = { CARD($card) }: its token lies on { $hex }.
log-discovery-lost = { CARD($card) } is lost.
log-treasure-lost = { CARD($card) } was not gained in time and is lost.
log-resource-card-kept = The group keeps { CARD($card) }.
log-harvest-ended = The Harvest Stage of wave { $wave } is over.
log-siege-began = Siege { $siege } begins.
log-imbalance-tokens-cleared =
    { $n ->
        [one] An Imbalance token leaves the board.
       *[other] { $n } Imbalance tokens leave the board.
    }
log-temple-returned = { DEFENDER($defender) } stands again.
log-hex-token-flipped = The Hex Token on { $hex } shows { ELEMENT($element) }.
log-siege-card-turned-up = Slot { $slot }: { CARD($card) }, Resilience { $resilience }.
log-siege-card-seen = The top card of Slot { $slot } is { CARD($card) }.
log-siege-card-discarded = { CARD($card) } is discarded from Slot { $slot }.
log-banner-moved = { BANNER($slot) } moves to { $hex }.
log-banner-slowed = { DEFENDER($defender) } snares { BANNER($slot) }: its next move is { $n } shorter.
log-jaethi-moved =
    { $hex ->
        [0] Jaethi crosses the border of the map.
       *[other] Jaethi moves to { $hex }.
    }
log-token-taken = { BANNER($slot) } takes a token of { ELEMENT($element) } from { $hex }.
log-settlement-destroyed = { BANNER($slot) } destroys the Settlement on { $hex }.
log-amplifier-removed = { BANNER($slot) } has reached the Wellspring Amplifier on { $hex }; it is gone.
log-opponent-empowered = { BANNER($slot) } draws Power +{ $n } from the Cataclysm.
log-opponent-reinforced = { BANNER($slot) } gains { $n } Resilience, now { $now }.
log-jaethi-shielded = Jaethi is Immune this turn.
log-defender-hit =
    { $slot ->
        [0] { DEFENDER($defender) } suffers { $n } Siege damage, { $left } Resilience left.
       *[other] { BANNER($slot) } deals { $n } Siege damage to { DEFENDER($defender) }, { $left } Resilience left.
    }
log-defender-unharmed = { DEFENDER($defender) } withstands the Siege damage.
log-defender-weakened =
    { $stat ->
        [recruits] { DEFENDER($defender) } loses a Recruit, { $now } left.
        [potential] { DEFENDER($defender) } loses { $n } Potential, now { $now }.
        [power] { DEFENDER($defender) } loses { $n } Power, now { $now }.
       *[range] { DEFENDER($defender) } loses { $n } Range, now { $now }.
    }
log-defender-strengthened =
    { $stat ->
        [resilience] { DEFENDER($defender) } gains { $n } Resilience, now { $now }.
        [potential] { DEFENDER($defender) } gains { $n } Potential, now { $now }.
        [power] { DEFENDER($defender) } gains { $n } Power, now { $now }.
       *[range] { DEFENDER($defender) } gains { $n } Range, now { $now }.
    }
log-defender-frozen = Freeze: the Equip cards of { DEFENDER($defender) } have no effect this turn.
log-defender-overpowered = { DEFENDER($defender) } is Overpowered: heroes cannot Bolster it with their highest Skill.
log-defender-dragged = { DEFENDER($defender) } is dragged to { $hex }.
log-equip-discarded = { DEFENDER($defender) } loses { EQUIP($card) }.
log-ore-consumed = Aetherial Ore: { DEFENDER($defender) } gains 5 Resilience.
log-group-hit = { BANNER($slot) } hits the group.
log-hero-immune = { $who } is Immune to it.
log-hero-bolstered =
    { $success ->
        [1] { $who } Bolsters { DEFENDER($defender) } with { STAT($skill) }.
       *[0] { $who } tries to Bolster { DEFENDER($defender) } with { STAT($skill) }, in vain.
    }
log-defender-rolled = { DEFENDER($defender) } deals { $n } Siege damage to everything in Range.
log-hero-struck = { $who } strikes { BANNER($slot) }: { $n } Siege damage.
log-opponent-hit = { BANNER($slot) } suffers { $n }, { $left } Resilience left.
log-opponent-unhurt = { BANNER($slot) } suffers nothing.
log-opponent-vanquished = { CARD($card) } in Slot { $slot } is vanquished.
log-opponent-retreated = { CARD($card) } Retreats from Slot { $slot } to Slot { $to }.
log-banner-removed = { BANNER($slot) } leaves the map.
log-jaethi-vanquished = The Defenders have vanquished Jaethi.
log-siege-ended = Siege { $siege } is over.
log-gear-lost = { $who } loses a Gear Upgrade: { STAT($stat) }, now { $rank }.
