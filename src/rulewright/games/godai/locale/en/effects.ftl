### What cards do. Sentences are parts of longer ones, too: they begin without a name where they can.

## Parts

on-success = success: { $what }
on-failure = failure: { $what }

who-each = each hero
who-chooser = a hero of the group's choice
who-random = the hero with the highest Target die
who-lowest = the hero with the lowest rank
who-highest = the hero with the highest rank
who-self = you

per-hero = for each hero
per-wave = for each wave so far
per-tower = for each Tower and Fortress
per-settlement-in-range = for each Settlement in Range
per-temple = for each revealed Temple
per-sky-tile = for each Floating Mountain
per-calendar = for each bubble of the Calendar
per-three-in-yield = for every three of it in the Harvest Yield
per-hex-token = for each Hex Token on the map
per-camp = for each turn of Camping here

victim-weakest = the Defender with the lowest Resilience
victim-strongest = the Defender with the highest Resilience
victim-nearest = the Defender nearest to the group
victim-farthest = the Defender farthest from the group
victim-every = every Defender
victim-every-tower = every Tower and Fortress
victim-every-city = every City-State
victim-chosen = a Defender of choice
victim-chosen-in-range = a Defender of choice in Range
victim-here = the Defender in which the group is

## Gaining and losing

effect-gain =
    { $to ->
        [yield] { $per ->
            [once] Add { AMOUNT($what, $n) } to the Harvest Yield
           *[other] Add { AMOUNT($what, $n) } to the Harvest Yield { PER($per) }
        }
       *[stockpile] { $per ->
            [once] Gain { AMOUNT($what, $n) }
           *[other] Gain { AMOUNT($what, $n) } { PER($per) }
        }
    }
effect-gain-chosen =
    { $to ->
        [yield] Add { $n } { $of ->
            [tier-1] Tier I { $n ->
                [one] Resource
               *[other] Resources
            }
            [tier-2] Tier II { $n ->
                [one] Resource
               *[other] Resources
            }
            [tier-3] Tier III { $n ->
                [one] Resource
               *[other] Resources
            }
            [basic-element] basic { $n ->
                [one] Element
               *[other] Elements
            }
           *[any-element] { $n ->
                [one] Element
               *[other] Elements
            }
        } of choice to the Harvest Yield
       *[stockpile] Gain { $n } { $of ->
            [tier-1] Tier I { $n ->
                [one] Resource
               *[other] Resources
            }
            [tier-2] Tier II { $n ->
                [one] Resource
               *[other] Resources
            }
            [tier-3] Tier III { $n ->
                [one] Resource
               *[other] Resources
            }
            [basic-element] basic { $n ->
                [one] Element
               *[other] Elements
            }
           *[any-element] { $n ->
                [one] Element
               *[other] Elements
            }
        } of choice
    }
effect-gain-gold =
    { $who ->
        [self] Gain { $n } Gold
        [lowest] The hero with the lowest { STAT($stat) } gains { $n } Gold
        [highest] The hero with the highest { STAT($stat) } gains { $n } Gold
       *[other] { WHO($who) } gains { $n } Gold
    }
effect-gain-food =
    { $who ->
        [self] Gain { $n } Food
        [lowest] The hero with the lowest { STAT($stat) } gains { $n } Food
        [highest] The hero with the highest { STAT($stat) } gains { $n } Food
       *[other] { WHO($who) } gains { $n } Food
    }
effect-roll-element =
    { $die ->
        [choice] Roll an Element die of choice to gain an Element
        [basic] Roll a basic Element die of choice to gain an Element
       *[other] Roll the { ELEMENT($die) } die to gain an Element
    }{ $n ->
        [one] {""}
       *[other] , { $n } times
    }
effect-draw-power-ups =
    { $who ->
        [self] Draw { $n ->
            [one] a Power Up
           *[other] { $n } Power Ups
        }
        [lowest] The hero with the lowest { STAT($stat) } draws { $n ->
            [one] a Power Up
           *[other] { $n } Power Ups
        }
        [highest] The hero with the highest { STAT($stat) } draws { $n ->
            [one] a Power Up
           *[other] { $n } Power Ups
        }
       *[other] { WHO($who) } draws { $n ->
            [one] a Power Up
           *[other] { $n } Power Ups
        }
    }
effect-gain-gear =
    { $who ->
        [self] Gain
        [lowest] The hero with the lowest { STAT($stat) } gains
        [highest] The hero with the highest { STAT($stat) } gains
       *[other] { WHO($who) } gains
    } { $n ->
        [one] a Gear Upgrade
       *[other] { $n } Gear Upgrades
    } { $kind ->
        [vital] for a Vital
        [skill] for a Skill
        [ability] for Attack or Defend
        [mastery] for a Mastery
        [lowest] for the lowest-ranked stat
       *[any] of choice
    }
effect-gain-rank =
    { $who ->
        [self] { $rank ->
            [none] A stat of choice
           *[other] { STAT($rank) }
        } rises by { $n }
        [each] Each hero raises { $rank ->
            [none] a stat of choice
           *[other] { STAT($rank) }
        } by { $n }
        [lowest] The hero with the lowest { STAT($stat) } raises { $rank ->
            [none] a stat of choice
           *[other] { STAT($rank) }
        } by { $n }
        [highest] The hero with the highest { STAT($stat) } raises { $rank ->
            [none] a stat of choice
           *[other] { STAT($rank) }
        } by { $n }
       *[other] { WHO($who) } raises { $rank ->
            [none] a stat of choice
           *[other] { STAT($rank) }
        } by { $n }
    }
effect-gain-item =
    { $who ->
        [self] Gain
       *[other] { WHO($who) } gains
    } { $n ->
        [one] { ITEM($item) }
       *[other] { $n } × { ITEM($item) }
    }
effect-loot = Each hero takes an Item that costs at most { $n } Gold
effect-lose =
    { $store ->
        [yield] { $per ->
            [once] Remove { AMOUNT($what, $n) } from the Harvest Yield
           *[other] Remove { AMOUNT($what, $n) } from the Harvest Yield { PER($per) }
        }
       *[stockpile] { $per ->
            [once] Lose { AMOUNT($what, $n) }
           *[other] Lose { AMOUNT($what, $n) } { PER($per) }
        }
    }
effect-lose-third =
    { $store ->
        [yield] Remove a third of the { RESOURCE($what, form: "gen") } from the Harvest Yield, rounded up
       *[stockpile] Lose a third of the { RESOURCE($what, form: "gen") } in the Stockpile, rounded up
    }
effect-lose-gold =
    { $who ->
        [self] Lose { $n } Gold
        [lowest] The hero with the lowest { STAT($stat) } loses { $n } Gold
        [highest] The hero with the highest { STAT($stat) } loses { $n } Gold
       *[other] { WHO($who) } loses { $n } Gold
    }
effect-lose-food =
    { $who ->
        [self] Lose { $n } Food
        [lowest] The hero with the lowest { STAT($stat) } loses { $n } Food
        [highest] The hero with the highest { STAT($stat) } loses { $n } Food
       *[other] { WHO($who) } loses { $n } Food
    }
effect-convert =
    The group may turn { AMOUNT($what, $n) } { $store ->
        [yield] of the Harvest Yield
       *[stockpile] of the Stockpile
    } into { AMOUNT($into, $m) }{ $times ->
        [one] {""}
       *[other] , up to { $times } times
    }

## Heroes

effect-hurt =
    { $who ->
        [self] Suffer
        [lowest] The hero with the lowest { STAT($stat) } suffers
        [highest] The hero with the highest { STAT($stat) } suffers
       *[other] { WHO($who) } suffers
    } { $n } { $element ->
        [none] { $drain ->
            [0] { $vital ->
                [energy] Energy damage
               *[health] Health damage
            }
           *[other] Energy Drain
        }
       *[other] { ELEMENT($element) } { $drain ->
            [0] { $vital ->
                [energy] damage to Energy
               *[health] damage
            }
           *[other] Energy Drain
        }
    }
effect-heal =
    { $who ->
        [self] { $raising ->
            [0] Heal
           *[other] Raise
        }
        [lowest] The hero with the lowest { STAT($stat) } { $raising ->
            [0] Heals
           *[other] Raises
        }
        [highest] The hero with the highest { STAT($stat) } { $raising ->
            [0] Heals
           *[other] Raises
        }
       *[other] { WHO($who) } { $raising ->
            [0] Heals
           *[other] Raises
        }
    } { $energy ->
        [0] { $health } Health
       *[other] { $health ->
            [0] { $energy } Energy
           *[other] { $health } Health and { $energy } Energy
        }
    }
effect-inflict =
    { $who ->
        [self] Become
        [lowest] The hero with the lowest { STAT($stat) } becomes
        [highest] The hero with the highest { STAT($stat) } becomes
       *[other] { WHO($who) } becomes
    } { CONDITION($condition) }{ $n ->
        [one] {""}
       *[other] {" "}× { $n }
    }
effect-cure =
    { $who ->
        [self] Negate
        [lowest] The hero with the lowest { STAT($stat) } Negates
        [highest] The hero with the highest { STAT($stat) } Negates
       *[other] { WHO($who) } Negates
    } { $n ->
        [one] a Condition
       *[other] { $n } Conditions
    }
effect-test =
    { $together ->
        [yes] The group tests { STAT($stat) }, and half of the heroes must succeed
       *[no] { $who ->
            [self] Test { STAT($stat) }
           *[other] { WHO($who) } tests { STAT($stat) }
        }
    }{ $mod ->
        [0] {""}
       *[other] {" "}({ SIGNED($mod) })
    }

## The map

effect-place-sky-tile = Place a SkyTile
effect-flip-sky-tile = A random Floating Mountain flips to Nether
effect-remove-riser =
    { $random ->
        [0] A Floating Mountain of choice falls
       *[other] A random Floating Mountain falls
    }
effect-place-cataclysm = Place the Cataclysm Tile of { ELEMENT($element) }
effect-place-elemental-token =
    Place { $element ->
        [none] an Elemental Token of a basic Element of choice
       *[other] an Elemental Token of { ELEMENT($element) }
    } { $where ->
        [group] on the group's hex
        [nearest] on the nearest Elemental Portal
        [city-tile] in the center of the Empire Tile of the starting City-State
       *[in-range] on a hex of choice in Range
    }
effect-place-hex-token = Place a Hex Token on the nearest { PLACE($place) }
effect-remove-hex-token =
    { $anywhere ->
        [0] Remove a Hex Token in Range
       *[other] Remove any Hex Token
    }
effect-move-token = The group moves a Hex Token to another place of the same kind
effect-wander-group = The group Wanders
effect-roam-group = The group Roams
effect-move-group =
    { $n ->
        [one] The group may move 1 hex
       *[other] The group may move up to { $n } hexes
    }
effect-teleport-group = The group may Teleport to a { PLACE($place) }
effect-reveal-tile = The group places a random HexTile in a free slot beside a revealed one

## The Siege

effect-change-calendar = Calendar { SIGNED($n) }
effect-change-imbalance =
    { $element ->
        [none] The { $n ->
            [-1] highest
            [-2] highest
            [-3] highest
           *[other] lowest
        } Imbalance { SIGNED($n) }
       *[other] Imbalance of { ELEMENT($element) } { SIGNED($n) }
    }
effect-add-siege-card = Place a { ELEMENT($element) } Siege card on the upcoming Slot
effect-peek-slot = The group looks at the top card of a Slot
effect-discard-siege-card = Discard a face-down Siege card of any Slot
effect-hit-defender =
    { $stat ->
        [resilience] { VICTIM($victim) } suffers { $n } Siege damage
        [potential] { VICTIM($victim) } loses { $n } Potential
        [power] { VICTIM($victim) } loses { $n } Power
       *[range] { VICTIM($victim) } loses { $n } Range
    }{ $per ->
        [once] {""}
       *[other] {" "}{ PER($per) }
    }
effect-raise-defender =
    { VICTIM($victim) } gains { $n } { $stat ->
        [resilience] Resilience
        [potential] Potential
        [power] Power
       *[range] Range
    }{ $until ->
        [turn] {" "}until the end of the Game Turn
        [siege] {" "}until the end of the Siege
        [stage] {" "}until the end of the Stage
       *[game] {""}
    }

## Decks

effect-draw-encounter =
    { $optional ->
        [0] Draw
       *[other] The group may draw
    } { $n ->
        [one] an Encounter
       *[other] { $n } Encounters
    }{ $dangerous ->
        [0] {""}
       *[other] {" "}(Dangerous { $dangerous })
    }{ $double ->
        [0] {""}
       *[other] {" "}for twice the reward
    }{ $ambush ->
        [0] {""}
       *[other] ; the heroes Ambush it
    }
effect-reveal-commission =
    { $n ->
        [one] Turn up the next card of each Commission deck
       *[other] Turn up the next { $n } cards of each Commission deck
    }
effect-replace-commissions = Replace the face-up Commissions
effect-peek-jaethi =
    { $n ->
        [one] Look at the next card of Jaethi's deck
       *[other] Look at the next { $n } cards of Jaethi's deck
    }
effect-recall-harvest = Put a discarded Harvest card of choice on top of its deck

## What lasts, branches

effect-modify =
    { $until ->
        [phase] In this phase
        [turns] { $turns ->
            [one] For 1 Game Turn
           *[other] For { $turns } Game Turns
        }
        [stage] Until the Stage ends
        [siege] Until the Siege ends
        [combat] In this combat
        [game] For the rest of the game
       *[turn] This Game Turn
    } { $what ->
        [speed] the group's speed is { SIGNED($n) }
        [range] Group Range is { SIGNED($n) }
        [acquire] the Acquire Amount is { SIGNED($n) }
        [harvest-roll] Harvest rolls { $terrain ->
            [none] { $tier ->
                [1] for Tier I Resources{" "}
                [2] for Tier II Resources{" "}
                [3] for Tier III Resources{" "}
               *[0] {""}
            }
           *[other] { TERRAIN($terrain, form: "on") }{" "}
        }have { SIGNED($n) }
        [skill-test] tests of { $stat ->
            [none] all Skills
           *[other] { STAT($stat) }
        } have { SIGNED($n) }
        [stat-test] all Stat Tests have { SIGNED($n) }
        [gear-price] Gear Upgrades cost { SIGNED($n) } Gold
        [item-price] Items cost { SIGNED($n) } Gold
        [target-die] the richest hero's Target die has { SIGNED($n) }
        [camp-heals-nothing] Camping Heals nothing
        [settlements-closed] Settlements sell nothing
        [terrain-hazardous] { TERRAIN($terrain) } is Hazardous
        [terrain-barren] { TERRAIN($terrain) } yields nothing
        [terrain-rich] { TERRAIN($terrain) } yields one more
        [roads-gone] Roads count as plain terrain
        [encounters-dangerous] Encounters are Dangerous
        [reckless-free] Reckless movement costs no Energy
        [cautious-speed] the Cautious speed is { SIGNED($n) }
        [no-wander] the group cannot Wander
        [tokens-double] a token that is taken gives one more Element
        [defender-power] all Defenders have { SIGNED($n) } Power
        [heal-more] every Heal is { SIGNED($n) }
       *[food-rating] Food Ratings are { SIGNED($n) }
    }
effect-if = If { $fact }, { $then }
effect-otherwise = Otherwise { $then }
effect-harvest-for = Harvest { $need }: { $then }
effect-choose-one = The group chooses: { $options }
effect-may-free = The group may do this: { $then }
effect-may = The group may do this: { $cost }; then { $then }

fact-stage-siege = it is the Siege Stage
fact-wave-at-least = the wave is { $n } or later
fact-calendar-at-least = the Calendar shows { $n } or more
fact-imbalance-at-least = any Imbalance is { $n } or more
fact-camped = the group Camped this turn
fact-cautious = the group Camped or Moved Cautiously this turn
fact-reckless = the group Moved Recklessly this turn
fact-standing-on =
    the group stands { $place ->
        [none] { TERRAIN($terrain, form: "on") }
       *[other] { PLACE($place, form: "in") }
    }
fact-place-in-range = a { PLACE($place) } is in Range
fact-has-soar = the group can Soar
fact-augmented =
    { $element ->
        [none] any hero has an Augment
       *[other] any hero has an Augment of { ELEMENT($element) }
    }
fact-holds = the Stockpile holds at least { AMOUNT($what, $n) }
fact-yield-holds = the Harvest Yield holds at least { AMOUNT($what, $n) }
fact-commission-done = a Commission was completed this Stage
fact-encounter-won = an Encounter was vanquished this Stage
fact-tower-stands = a Tower or Fortress stands
