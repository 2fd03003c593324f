### The labels of choices about Defenders, Temples and Dedications.

choice-build-tower =
    { $prompt ->
        [prompt-enhance] Build a Tower on { $hex } (6 Platinum)
       *[other] A Tower on { $hex }
    }
choice-upgrade-tower = Upgrade { DEFENDER($defender) } to a Fortress (10 Platinum)
choice-rebuild = Rebuild { DEFENDER($defender) }
choice-improve =
    { $resource ->
        [ore] { DEFENDER($defender) }: { $n } Ore for Resilience
        [lumber] { DEFENDER($defender) }: { $n } Lumber for Potential
        [essence] { DEFENDER($defender) }: { $n } Essence for Range
       *[sky-metal] { DEFENDER($defender) }: { $n } Sky Metal for Power
    }
choice-assign =
    { $resource ->
        [recruit] Assign a Recruit to { DEFENDER($defender) }
       *[specialist] Assign a Specialist to { DEFENDER($defender) }
    }
choice-promote = Promote 3 Recruits to a Specialist
choice-attach-equip = Equip { DEFENDER($defender) } with { EQUIP($card) }
choice-detach-equip = Take { EQUIP($card) } off { DEFENDER($defender) }
choice-place-temple-fortress = Place the Temple Fortress on { $hex }
choice-relocate = Move { DEFENDER($defender) } (1 Platinum)
choice-make-factory = Make a factory from a Living Crystal: { RESOURCE($resource) }
choice-remove-token = Remove it
choice-flip-token = Turn it upside down
choice-augment-defender = Augment { DEFENDER($defender) }: { ELEMENT($element) }
choice-augment-hero = Augment { $hero }: { ELEMENT($element) }
choice-strip-defender = Take an Augment off { DEFENDER($defender) }: { ELEMENT($element) }
choice-strip-hero = Take a Tier off { $hero }: { ELEMENT($element) }
choice-create-void = Create Void from 3 Elements
choice-siphon-essence = Siphon Essence: { ELEMENT($element) }, Imbalance −2
choice-summon-essence = Summon Essence: Elemental Portals get tokens
choice-visit-other = Teleport: { DEFENDER($defender) }
choice-dedicate-to = Dedicate yourselves to Boss { $boss }
choice-negate-condition = { $hero }: Negate { CONDITION($condition) }
choice-fuse-two = { $hero }: Fuse up to 2 Gear Upgrades, { STAT($stat) }
choice-call-back = Revive { $hero } (1 Platinum)
choice-boost-defender =
    { $stat ->
        [resilience] Aetherial Ore: { DEFENDER($defender) }, Resilience +5
        [potential] Aetherial Ore: { DEFENDER($defender) }, Potential +4 this turn
        [power] Aetherial Ore: { DEFENDER($defender) }, Power +3 this turn
       *[range] Aetherial Ore: { DEFENDER($defender) }, Range +2 this turn
    }
choice-teleport-by-ore = Aetherial Ore: Teleport up to 5 hexes
choice-send-banner = { BANNER($slot) } to { $hex }
choice-pass-damage =
    { $n ->
        [0] All from { DEFENDER($defender) } to { DEFENDER($to) }
       *[other] 1 from { DEFENDER($defender) } to { DEFENDER($to) }
    }
