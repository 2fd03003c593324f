### What hero Abilities and combat Items do, and the names of their modes.

formula-term =
    { $by ->
        [1] { $times ->
            [1] { STAT($stat) }
           *[other] { $times } × { STAT($stat) }
        }
        [2] { $times ->
            [1] half of { STAT($stat) }
           *[other] { $times } × half of { STAT($stat) }
        }
       *[other] { STAT($stat) }/{ $by }
    }
power-in-stance =
    { $stance ->
        [no] without a stance: { $what }
       *[other] in { MODE($stance) }: { $what }
    }
power-after =
    { $action ->
        [no] otherwise: { $what }
       *[other] after { STAT($action) } in the last round: { $what }
    }
power-from-rank = from rank { $rank } on: { $what }
power-elemental = { $what } (of { $elements })
power-mode =
    { $where ->
        [outside] outside combat, { MODE($mode) }
       *[other] { MODE($mode) }
    }{ $rank ->
        [0] { "" }
       *[other] { " " }(rank { $rank })
    }{ $cost ->
        [0] { "" }
       *[other] { " " }(+{ $cost } Energy)
    }: { $what }
power-deal =
    { $half ->
        [0] deal { $n }
       *[other] deal half of { $n }
    } { $drain ->
        [0] { $either ->
            [0] { VITAL($vital) } damage
           *[other] Health or Energy damage
        }
       *[other] Energy Drain
    }{ $piercing ->
        [0] { "" }
       *[other] , Piercing
    }{ $corrosive ->
        [0] { "" }
       *[other] , Corrosive
    }{ $doubled ->
        [0] { "" }
       *[other] , doubled after an evaded attack
    }
power-cure =
    { $raising ->
        [0] Heal
       *[other] Raise
    } { $to ->
        [self] yourself
        [group] the group
       *[other] the target
    }: { $health ->
        [none] { $energy } Energy
       *[other] { $health } Health
    }{ $later ->
        [0] { "" }
       *[other] { " " }in the next Declaration phase
    }{ $despite ->
        [0] { "" }
       *[other] , even after Corrosive damage
    }
power-shield =
    { $to ->
        [self] you have
        [group] the group has
       *[other] the target has
    } { KEYWORD($what) }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }{ $immune_to ->
        [none] { "" }
       *[other] { " " }to { VITAL($immune_to) } damage
    } { $rounds ->
        [0] for the whole combat
        [1] this round
       *[other] for { $rounds } rounds
    }{ $sustain ->
        [0] { "" }
       *[other] { " " }(Sustain)
    }
power-ready =
    { $to ->
        [self] you:
        [group] the group:
       *[other] the target:
    } { $what ->
        [target-die] Target die +{ $n }
        [damage] damage +{ $n }
        [heal] Heals +{ $n }
        [test] next Stat Test -{ $n }
        [regen-energy] Regen { $n } Energy
        [rage] Berserk
        [cannot-heal] no Healing while Bleeding
       *[other] Regen { $n } Health
    }{ $next_round ->
        [0] { "" }
       *[other] { " " }in the next round
    }
power-lift =
    { $stat ->
        [mode] the chosen stat +{ $n }
        [skills] all Skills +{ $n }
       *[other] { STAT($stat) } +{ $n }
    }{ $sustain ->
        [0] { "" }
       *[other] { " " }(Sustain)
    }
power-match =
    { $ally ->
        [0] the chosen stat is as high as your best of its kind
       *[other] the chosen stat is as high as the ally's, if that is higher
    }
power-curse =
    { $to ->
        [self] you gain
       *[other] the target gains
    } { CONDITION($condition) } × { $n }
power-weaken =
    { $defences ->
        [0] the target deals { $n } less this round, at least 1
       *[other] this round the target deals { $n } less, at least 1, and its Block and Defend are { $n } lower
    }
power-slip = the target cannot be targeted this round
power-take-over = an attack on this single target hits you instead, and you deal your Attack to the attacker
power-harden = Strengthen { $n }: this Ability deals that much more until the combat ends
power-take-stance = take the stance { MODE($id) }
power-favors = Favored Opponent for this combat
power-attunes = the target has an Augment of the chosen Element, of Tier { $n } (Sustain)
power-cancels = the named Keyword of the target is Negated this round
power-shares-regen = a Regen of the target is doubled, and the group has it too
power-bends =
    { $down ->
        [0] the target's Target and Evasion dice are higher by { $n }
       *[other] the target's Target dice are lower by { $n }; a result of 0 or less dodges the attack
    }
power-rescues = a Critical Success on Defend saves you from death with 1 Health
power-by-augment = by own Augments until the combat ends: Air Evasion 9, Earth Negate a Condition, Fire damage +1, Water Raise 3 Health
power-coats = for the whole combat your damage is of that kind
power-turns-form = change between human and great cat
power-raises-tiers = your Augment Tiers are 1 higher until the end of the Game Turn
power-lasts = for the whole combat each opponent that targets the user becomes Vulnerable
power-soars = Soar for this Game Turn
power-touches = Goes by or changes: { $stats }.
power-peeks = the top cards of a deck become known: { $n }
power-revives = while Camping: a dead hero is Revived and loses 1 Health rank or 2 Energy ranks
power-helps = { $n } on Harvest rolls this turn
power-mirrors =
    { $n ->
        [0] whenever the target is targeted, Outlast falls by 1 (Sustain, at most 3)
       *[other] whenever the target is targeted, { $n } Energy Drain to the attacker (Sustain, at most 3)
    }
power-move-outlast =
    { $either ->
        [0] { $up ->
            [0] lower
           *[other] raise
        } Outlast by { $n }{ $best ->
            [none] { "" }
           *[other] { " " }or { $best }, whichever is more
        }
       *[other] change Outlast by { $n }, up or down
    }
power-negates =
    { $immune ->
        [0] one Condition of the target ends
       *[other] one Condition of the target ends and cannot come back in this combat
    }
power-drinks =
    { $next_round ->
        [0] one more action this round, rank -{ $less }
       *[other] in the next round { $actions } Attacks and Berserk
    }
power-moves =
    { $teleport ->
        [0] the group may move { $n } hexes
       *[other] Teleport the group up to { $n } hexes
    }

## Modes

kind-mode = Mode
mode-against-outlast = with a blow against Outlast
mode-air = Air scroll
mode-air-earth = Air and Earth scrolls
mode-air-fire = Air and Fire scrolls
mode-air-plain = plain Air scroll
mode-air-water = Air and Water scrolls
mode-arc = arc
mode-as-all = Attack and all Skills
mode-as-all-outside = Attack and all Skills
mode-as-explore = Attack and Explore
mode-as-explore-outside = Attack and Explore
mode-as-navigate = Attack and Navigate
mode-as-navigate-outside = Attack and Navigate
mode-as-survival = Attack and Survival
mode-as-survival-outside = Attack and Survival
mode-attack = Attack
mode-augment-air = Augment of Air
mode-augment-air-outside = Augment of Air
mode-augment-earth = Augment of Earth
mode-augment-earth-outside = Augment of Earth
mode-augment-fire = Augment of Fire
mode-augment-fire-outside = Augment of Fire
mode-augment-void = Augment of Void
mode-augment-void-outside = Augment of Void
mode-augment-water = Augment of Water
mode-augment-water-outside = Augment of Water
mode-bare = without a scroll
mode-berserk = Berserk
mode-best-attack = Attack as the best
mode-best-defend = Defend as the best
mode-best-explore = Explore as the best
mode-best-first-mastery = First Mastery as the best
mode-best-navigate = Navigate as the best
mode-best-second-mastery = Second Mastery as the best
mode-best-survival = Survival as the best
mode-cancel-aegis = Negate Aegis
mode-cancel-block = Negate Block
mode-cancel-counterattack = Negate Counterattack
mode-cancel-defend = Negate Defend
mode-cancel-evasion = Negate Evasion
mode-cancel-immune = Negate Immune
mode-cancel-reflect = Negate Reflect
mode-cancel-regen = Negate Regen
mode-corrosive = Corrosive
mode-cover = cover
mode-down = lower Outlast
mode-up = raise Outlast
mode-damage = 3 more damage of your next hit this round
mode-defend = Defend
mode-drain = draining
mode-drink = drink
mode-earth = Earth scroll
mode-earth-fire = Earth and Fire scrolls
mode-earth-plain = plain Earth scroll
mode-earth-water = Earth and Water scrolls
mode-eat = eat
mode-energy = Energy
mode-energy-drain = Energy Drain
mode-evasion = Evasion
mode-favor-air = Favored: Air
mode-favor-earth = Favored: Earth
mode-favor-fire = Favored: Fire
mode-favor-void = Favored: Void
mode-favor-water = Favored: Water
mode-favored = Favored Opponent
mode-fire = Fire scroll
mode-fire-plain = plain Fire scroll
mode-fire-water = Fire and Water scrolls
mode-harden = with Strengthen
mode-harvest = an easier Harvest
mode-heal = Heal
mode-heal-outside = Heal
mode-heal-regen = Heal and Regen
mode-heal-test = Heal and help a test
mode-heal-test-outside = Heal and help a test
mode-health = Health
mode-iaido = Iaido
mode-iaido-itto-ryu = Iaido and Itto-ryu
mode-iaido-nito-ryu = Iaido and Nito-ryu
mode-itto-ryu = Itto-ryu
mode-itto-ryu-iaido = Itto-ryu and Iaido
mode-itto-ryu-nito-ryu = Itto-ryu and Nito-ryu
mode-leap = leap
mode-lift = Raise the group
mode-lift-attack = Attack +2
mode-lift-defend = Defend +2
mode-lift-explore = Explore +2
mode-lift-first-mastery = First Mastery +2
mode-lift-navigate = Navigate +2
mode-lift-second-mastery = Second Mastery +2
mode-lift-survival = Survival +2
mode-look-commissions-0 = look at the western Commission deck
mode-look-commissions-1 = look at the eastern Commission deck
mode-look-encounters = look at the Encounter deck
mode-look-harvests = look at the Harvest deck
mode-look-jaethi = look at Jaethi's deck
mode-look-power-ups = look at the Power Up deck
mode-look-siege-air = look at the Siege deck of Air
mode-look-siege-earth = look at the Siege deck of Earth
mode-look-siege-fire = look at the Siege deck of Fire
mode-look-siege-void = look at the Siege deck of Void
mode-look-siege-water = look at the Siege deck of Water
mode-lure = lure
mode-miss = Nobody to hit
mode-mend = Heal an ally
mode-help = Help an opponent
mode-guard = Block for an ally
mode-scepter = Fire of the Scepter
mode-draught = Heal yourself
mode-more = one more action
mode-improve-iaido = improve Iaido
mode-improve-itto-ryu = improve Itto-ryu
mode-improve-nito-ryu = improve Nito-ryu
mode-move = move the group
mode-negate = Negate a Condition
mode-nito-ryu = Nito-ryu
mode-nito-ryu-iaido = Nito-ryu and Iaido
mode-nito-ryu-itto-ryu = Nito-ryu and Itto-ryu
mode-no = Nothing more
mode-orb = Absorbing Orb
mode-outlast = against Outlast
mode-parry = parry
mode-piercing = Piercing
mode-press = press the attack
mode-read = read the sky
mode-reflect = Reflect
mode-revive = Revive
mode-scroll-block = scroll: Block 4
mode-scroll-counter = scroll: Counterattack
mode-scroll-evasion = scroll: Evasion 9
mode-scroll-regen = scroll: Regen 2
mode-share-regen = share a Regen
mode-shell = the shell
mode-shelter = shelter
mode-soar = Soar
mode-strike = strike
mode-take = take over
mode-take-over = take an attack over
mode-teleport = Teleport the group
mode-test = help a test
mode-throw = throw
mode-throw-slowed = throw, Slowed
mode-throw-vulnerable = throw, Vulnerable
mode-tiers = higher Tiers
mode-to-iaido = then Iaido
mode-to-itto-ryu = then Itto-ryu
mode-to-nito-ryu = then Nito-ryu
mode-turn = turn
mode-vanish = vanish
mode-veil-counter = veil, then Counterattack
mode-veil-drain = veil, then drain
mode-wake = Wake
mode-water = Water scroll
mode-water-plain = plain Water scroll

## Racial Abilities and Items in use

ability-kobold-racial = { race-kobold }: Racial Ability
ability-nakaharan-racial = { race-nakaharan }: Racial Ability
ability-alux-racial = { race-alux }: Racial Ability
ability-voldwari-racial = { race-voldwari }: Racial Ability
ability-jademar-racial = { race-jademar }: Racial Ability
ability-nagual-racial = { race-nagual }: Racial Ability
ability-tengu-racial = { race-tengu }: Racial Ability
ability-tanuki-racial = { race-tanuki }: Racial Ability
ability-xumucane-racial = { race-xumucane }: Racial Ability
ability-use-weapon-coating = { item-weapon-coating }
ability-use-bulls-elixir = { item-bulls-elixir }
ability-use-snail-tonic = { item-snail-tonic }
ability-use-xocolatl-elixir = { item-xocolatl-elixir }
ability-use-black-jaguar-blood = { item-black-jaguar-blood }
ability-use-viper-potion = { item-viper-potion }
ability-use-bone-pendant = { item-bone-pendant }
ability-use-voidbane-tonic = { item-voidbane-tonic }
ability-use-iron-elixir = { item-iron-elixir }
ability-use-clay-ocarina = { item-clay-ocarina }
