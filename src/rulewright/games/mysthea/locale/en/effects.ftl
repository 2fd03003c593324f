### What components do. A verb has two forms: a request, and (.to) what follows "to" and "you may".
### Game terms keep their capitals: Act, Develop, Meditate, Travel, Battle, Encounter.

## Amounts

amount-energy = { $n } Energy
amount-experience = { $n } Experience
amount-glory = { $n } Glory
amount-points =
    { $n ->
        [one] { $n } Command Point
       *[other] { $n } Command Points
    }
amount-energy-x =
    { $n ->
        [1] X
       *[other] { $n }X
    } Energy
amount-experience-x =
    { $n ->
        [1] X
       *[other] { $n }X
    } Experience
amount-glory-x =
    { $n ->
        [1] X
       *[other] { $n }X
    } Glory
amount-points-x =
    { $n ->
        [1] X
       *[other] { $n }X
    } Command Points
amount-x = { $what }, where X is that card’s Command Points
amount-per = { $what } for { $per }

per-forest = each Forest you control
per-river = each River you control
per-myst = each Land of Myst you control
per-crystal = each Crystal Field you control
per-mountain = each Mountain you control
per-controlled = each region you control
per-present = each region where you have a unit
per-troop = each of your Troops on the Islands
per-golem = each of your Golems on the Islands
per-fortification = each of your Fortifications on the Islands
per-encounter = each Encounter you have faced
per-upgrade = each Upgrade on your board
per-accessory = each Accessory on your board
per-experience = each Experience you have
per-discard = each card in your discard pile
per-defeated = each Monster defeated this Era

## Units and cards as objects

one-troop = a Troop
one-golem = a Golem
one-champion = your Champion
one-fortification = a Fortification

travellers-troop =
    { $n ->
        [one] one of your Troops
       *[other] up to { $n } of your Troops
    }
travellers-golem =
    { $n ->
        [one] one of your Golems
       *[other] up to { $n } of your Golems
    }
travellers-champion =
    { $n ->
        [one] your Champion
       *[other] your Champion up to { $n } times
    }
travellers-fortification =
    { $n ->
        [one] one of your Fortifications
       *[other] up to { $n } of your Fortifications
    }

cargo-troop = Troop
cargo-golem = Golem
cargo-champion = Champion
cargo-fortification = Fortification

cards-any =
    { $n ->
        [one] a card
       *[other] { $n } cards
    }
cards-tactic =
    { $n ->
        [one] a Tactic
       *[other] { $n } Tactics
    }
cards-objective =
    { $n ->
        [one] an Objective
       *[other] { $n } Objectives
    }
cards-accessory =
    { $n ->
        [one] an Accessory
       *[other] { $n } Accessories
    }
cards-upgrade =
    { $n ->
        [one] an Upgrade
       *[other] { $n } Upgrades
    }

## Verbs

verb-gain = gain
    .to = { verb-gain }
verb-pay = pay
    .to = { verb-pay }
verb-construct = construct
    .to = { verb-construct }
verb-deploy = deploy
    .to = { verb-deploy }
effect-do = { $verb } { $what }
effect-for = { $cost } to { $what }

effect-recharge = recharge your Artefact
    .to = { effect-recharge }
effect-act = Act
    .to = { effect-act }
effect-develop = Develop
    .to = { effect-develop }
effect-meditate = Meditate
    .to = { effect-meditate }
effect-travel =
    Travel with { $who }{ $anywhere ->
        [1] { $n ->
            [one] { " " }to any region
           *[other] , each to any region
        }
       *[other] { "" }
    }{ $carry ->
        [0] { $n ->
            [one] { " " }without carrying other units
           *[other] , without carrying other units
        }
       *[other] { "" }
    }
    .to = { effect-travel }
effect-march =
    { $champion ->
        [1] Travel with all your units except Fortifications from one region to any other region{ $carry ->
            [0] { "" }
           *[other] , with whatever their Upgrades let them carry
        }; units that have already travelled this turn cannot Travel again
       *[other] Travel with all your Troops and Golems from one region to any other region{ $carry ->
            [0] , without carrying other units
           *[other] { "" }
        }
    }
    .to = { effect-march }
effect-battle =
    start a Battle in any region where an opponent has a unit{ $strength ->
        [0] { "" }
       *[other] , with +{ $strength } Strength for you
    }{ $discharge ->
        [0] { $strength ->
            [0] , without
           *[other] { " " }and without
        } discharging your Artefact
       *[other] , discharging your Artefact
    }
    .to = { effect-battle }
effect-remove-each =
    { $anywhere ->
        [1] remove one { UNIT($unit) } of each opponent
       *[other] choose a region and remove one { UNIT($unit) } of each opponent there
    }
    .to = { effect-remove-each }
effect-wound-all = choose a region and wound all opposing Champions there
    .to = { effect-wound-all }
effect-provoke-monster = make a Monster whose card lies face up on the Events Path attack at once
    .to = { effect-provoke-monster }
effect-draw =
    draw { $upto ->
        [1] { $n ->
            [one] up to { $n } card
           *[other] up to { $n } cards
        }
       *[other] { $n ->
            [one] a card
           *[other] { $n } cards
        }
    } from the Era Deck
    .to = { effect-draw }
effect-discard = discard { $what } from your hand
    .to = { effect-discard }
effect-trash = remove { $what } in your hand from the game
    .to = { effect-trash }
effect-may = you may { $what }
effect-face-encounter = face an Encounter for no Experience, wherever your Champion and token are
    .to = { effect-face-encounter }

## Upgrades

effect-strengthen =
    { $unit ->
        [champion] your Champion has
        [golem] each of your Golems has
        [fortification] each of your Fortifications has
       *[troop] each of your Troops has
    } +{ $n } Strength
effect-waive =
    { $type ->
        [accessory] placing an Accessory costs
        [upgrade] placing an Upgrade costs
        [objective] using the effect of an Objective costs
       *[tactic] using the effect of a Tactic costs
    } you no Energy
effect-carry =
    whenever { $carrier ->
        [champion] your Champion
        [golem] one of your Golems
        [fortification] one of your Fortifications
       *[troop] one of your Troops
    } Travels, it may carry one other { $what } of yours from its region that has not travelled this turn
effect-deploy-it = deploy it at no cost
    .to = { effect-deploy-it }
effect-when =
    whenever you { $on ->
        [construct] construct { $unit ->
            [golem] a Golem
            [fortification] a Fortification
            [troop] a Troop
           *[other] a unit
        }
        [deploy] deploy { $unit ->
            [golem] a Golem
            [fortification] a Fortification
            [troop] a Troop
           *[other] a unit
        }
       *[encounter] face an Encounter
    }, { $may ->
        [1] you may { $what }
       *[other] { $what }
    }

## Champions

effect-fight-strength = this Champion has +{ $n } Strength in Battles that you start in its region and when a Monster attacks its Island
effect-double-reward = when a Monster is defeated on this Champion’s Island, your reward is doubled
effect-glory-per-loss = in a Battle that you start, gain { $n } Glory for each unit that is removed or retreats and for each Champion that is wounded
effect-era-energy = at the very start of each Era, before Champions are restored, gain { $n } Energy if this Champion is not wounded
effect-control-glory =
    at the end of each Era, gain { $n } Glory for { $regions ->
        [one] each region
       *[other] every { $regions } regions
    } you control
effect-draw-first = before a Battle that you start or an Encounter that you face, you may draw a card from the Era Deck
effect-any-attunement = when you move an Island, you may claim any available Attunement

## Monsters

effect-punish-absent = when it attacks, every player without a unit on that Island loses { $n } Glory
effect-ignore-fortifications = Fortifications on the attacked Island give no Strength against it
effect-stronger-on = it has +{ $n } Strength on an Island with a { $terrain }
effect-collect = when it attacks, every player removes a random card of their discard pile from the game, or loses { $n } Glory if they say so before drawing it
effect-stay-undefeated = if it is not defeated, it stays on the attacked Island
effect-attack-again = if it is not defeated, it moves to the next Island clockwise, attacks once more and stays there
effect-swap-islands = when it moves, its Island swaps places with the next one clockwise. Once defeated, it leaves the game
