### What opponents do and have. Sentences are parts of longer ones, too.

## Damage

deed-strike =
    { $vital ->
        [drain] { $n } Energy Drain
       *[other] { $n } { VITAL($vital) } damage
    }
strike-elements = of { $elements }
tag-piercing =
    { $n ->
        [-1] Piercing
       *[other] Piercing { $n }
    }
tag-piercing-on = Piercing for targets { $battlefield }
tag-corrosive = Corrosive
tag-critical = Critical
tag-nonlethal = Nonlethal
tag-per-condition = 1 more for each { CONDITION($condition) } of the target
tag-size =
    { $sign ->
        [equal] as much as the target’s Food Rating
        [plus] plus the target’s Food Rating
        [minus] less the target’s Food Rating
       *[times] times the target’s Food Rating
    }

## What else an action does

deed-afflict =
    { $test ->
        [none] each target gains { CONDITION($condition) }{ $n ->
            [1] { "" }
           *[other] { " " }({ $n })
        }
       *[other] whoever fails { STAT($test) }{ $mod ->
            [0] { "" }
           *[other] { " " }with { $mod } to the roll
        }{ $mod_per ->
            [none] { "" }
           *[other] { " " }(+1 for each own { CONDITION($mod_per) })
        } gains { CONDITION($condition) }{ $n ->
            [1] { "" }
           *[other] { " " }({ $n })
        }
    }
deed-test-or =
    { $mod ->
        [0] whoever fails { STAT($stat) }: { $deeds }
       *[other] whoever fails { STAT($stat) } with { $mod } to the roll: { $deeds }
    }
deed-guard =
    { $combat ->
        [0] { KEYWORD($keyword) }{ $n ->
            [0] { "" }
           *[other] { " " }{ $n }
        }{ $element ->
            [none] { "" }
           *[other] { " " }to { ELEMENT($element) }
        } this round
       *[other] { KEYWORD($keyword) }{ $n ->
            [0] { "" }
           *[other] { " " }{ $n }
        }{ $element ->
            [none] { "" }
           *[other] { " " }to { ELEMENT($element) }
        } for the whole combat
    }
deed-thorns =
    { $condition ->
        [none] whoever damages it this round suffers { $n } damage{ $element ->
            [none] { "" }
           *[other] { " " }of { ELEMENT($element) }
        }
       *[other] whoever damages it this round gains { CONDITION($condition) }
    }
deed-mend =
    { $raising ->
        [0] Heals
       *[other] Raises
    } { $health ->
        [0] { $energy } Energy
       *[other] { $energy ->
            [0] { $health } Health
           *[other] { $health } Health and { $energy } Energy
        }
    }{ $per_hero ->
        [0] { "" }
       *[other] { " " }for each hero who targets it
    }
deed-mend-others = every other opponent Heals { $health } Health
deed-for-healed = heroes who are Healed this round gain { CONDITION($condition) }
deed-rob =
    { $gold ->
        [0] each target loses { $food } Food
       *[other] { $food ->
            [0] each target loses { $gold } Gold
           *[other] each target loses { $gold } Gold and { $food } Food
        }
    }
deed-change-outlast = its Outlast changes by { $n }
deed-switch-battlefield =
    { $random ->
        [0] one hero of choice may switch Battlefields
       *[other] one random hero may switch Battlefields
    }
deed-enrage =
    { $double ->
        [0] its damage is { $n } higher for the rest of the combat
       *[other] its damage is doubled for the rest of the combat
    }
deed-summon-opponent = an Encounter of Level { $level } joins the combat, unless it has two companions already
deed-change-element =
    { $in_turn ->
        [0] it takes a random Element; its damage and its Immunity are of that Element
       *[other] it takes the next Element; its damage and its Immunity are of that Element
    }
deed-confuse = in the next round its targets add { $n } to their Target dice
deed-call-off = one Boost, Block or Sustained effect of each target ends
deed-assist =
    { $keyword ->
        [none] { $health ->
            [0] Heals { $energy } Energy of each target
           *[other] { $energy ->
                [0] Heals { $health } Health of each target
               *[other] Heals { $health } Health and { $energy } Energy of each target
            }
        }
       *[other] each target has { KEYWORD($keyword) } { $n } this round
    }
deed-when-bearing = for a target with { CONDITION($condition) }: { $deeds }
deed-when-target = for a target with { $n } { VITAL($vital) } or less left: { $deeds }
deed-energetic = while it has at least half of its Energy: { $deeds }
deed-reinforce = against four or more heroes: { $deeds }

## What an opponent always has

deed-has =
    { KEYWORD($keyword) }{ $corrosive ->
        [0] { "" }
       *[other] { " " }to Corrosive damage
    }{ $element ->
        [none] { "" }
       *[other] { " " }to { ELEMENT($element) }
    }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }{ $role_type ->
        [none] { "" }
        [striker] { " " }for Strikers
        [assist] { " " }for Assists
        [healer] { " " }for Healers
        [sapper] { " " }for Sappers
       *[utility] { " " }for Utility heroes
    }
deed-regains =
    { $health ->
        [0] Heals { $energy } Energy in every Declaration phase
       *[other] { $energy ->
            [0] Heals { $health } Health in every Declaration phase
           *[other] Heals { $health } Health and { $energy } Energy in every Declaration phase
        }
    }
deed-immune-to-conditions = cannot bear Conditions
deed-starts-with = every hero begins the combat with { CONDITION($condition) }
deed-on-battlefield =
    { BATTLEFIELD($id) }{ $first ->
        [0] { "" }
       *[other] { " " }(everybody begins here)
    }{ $less_damage ->
        [0] { "" }
       *[other] : targets here suffer { $less_damage } less, at least 1
    }{ $reflect ->
        [0] { "" }
       *[other] ; Reflect { $reflect } against them
    }{ $piercing ->
        [0] { "" }
       *[other] : its damage is Piercing here
    }
deed-when-afflicted = whenever a target gains { CONDITION($condition) } it Raises { $health } Health and { $energy } Energy
deed-at-half = once, when its Health first falls to half: { $deeds }
deed-every-round =
    { $n ->
        [1] at the end of every round: { $deeds }
       *[other] at the end of every { $n }. round: { $deeds }
    }
deed-at-zero-outlast = when its Outlast reaches 0: { $deeds }
deed-takes-over = takes over up to { $n } damage a round that is meant for other opponents
deed-few-heroes = its damage is { $n } lower against one or two heroes
deed-imbalanced = is of the Element of the last SIEGE! card; its damage is { $n } higher for each Imbalance of { $at_least } or more

## Keywords

kind-keyword = Keyword
kind-battlefield = Battlefield
keyword-aegis = Aegis
keyword-ambush = Ambush
keyword-block = Block
keyword-corrosive = Corrosive
keyword-counterattack = Counterattack
keyword-critical = Critical
keyword-dangerous = Dangerous
keyword-defend = Defend
keyword-energy-drain = Energy Drain
keyword-evasion = Evasion
keyword-hatred = Hatred
keyword-immune = Immune
keyword-negate = Negate
keyword-nonlethal = Nonlethal
keyword-piercing = Piercing
keyword-reflect = Reflect
keyword-regen = Regen
keyword-soulless = Soulless
keyword-tenacious = Tenacious
keyword-unyielding = Unyielding
keyword-weakness = Weakness
