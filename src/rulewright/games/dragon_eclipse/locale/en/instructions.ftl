### The lines of instructions in the Journal, and what options ask for. Each is a part of a sentence.

## Names

laid-A = token A
laid-B = token B
laid-fire = the Fire token
laid-water = the Water token
laid-earth = the Earth token
laid-air = the Air token
laid-light = the Light token
laid-dark = the Dark token
status-part = “{ STATUS($status) }” part { $part }
status-whole = “{ STATUS($status) }”
named-mystling = { MYSTLING($mystling) }
colour-red = red
colour-blue = blue

## Instructions

do-go = go to Script { $to }
do-choose = choose one
do-again = choose again
do-if = if { $condition }: { $what }
do-otherwise = otherwise: { $what }
do-gain = gain { $what }
do-gain-who = { MYSTLING($mystling) } gains { $what }
amount-gained-silver = { $n } Silver
amount-gained-essence = { $n } Essence
amount-gained-item =
    { $n ->
        [one] { $n } Item
       *[other] { $n } Items
    }
amount-gained-equipment = { $n } Equipment
amount-gained-power = { $n } Power
amount-gained-damage = { $n } damage
amount-gained-fatigue = { $n } Fatigue
do-heal = heal { $n }
do-rest = remove { $n } Fatigue
do-lose = discard { $what }
do-shop =
    { $deck ->
        [item] draw 3 Items, gain 1 of them, discard the rest
       *[equipment] draw 3 Equipment cards, gain 1 of them, discard the rest
    }
do-status = gain the { $what } status
do-secret = gain Secret { $gain }
do-return-secret = return Secret { $secret }
do-front = place { $token } in front of you
do-tray = place { $token } in the pocket of one mystling
do-explore =
    { $event ->
        [0] open map { $map } and begin the Exploration
       *[other] open map { $map }, place Secret { $event } face down as its event, set { $colour ->
            [red] red
           *[blue] blue
        } to { $at }, and begin the Exploration
    }
do-event = place Secret { $secret } face down as the event, set { $colour ->
        [red] red
       *[blue] blue
    } to { $at }
do-clock = set { $colour ->
        [red] red
       *[blue] blue
    } to { $at }
do-time = one time step
do-slot = place token { $token } in slot { $slot }
do-tally = place { $token } in the first free slot of { $slots }
do-lock = lock Script { $script }
do-unlock = unlock Script { $script }
do-continue = continue the Exploration
do-end-exploration = end the Exploration
do-test = perform the Test
do-combat =
    { $corruption ->
        [0] set up the Combat
        [one] set up the Combat with { $corruption } Corruption card
       *[other] set up the Combat with { $corruption } Corruption cards
    }
do-random-combat =
    { $mystling ->
        [none] set up a Random Combat
       *[other] set up a Random Combat, adding { MYSTLING($mystling) } to the pool
    }{ $corruption ->
        [0] { "" }
       *[other] {" "}with Corruption { $corruption }
    }
do-fight-on = the other mystling goes on
do-join = { MYSTLING($mystling) } joins you
do-tier = add { $what } to the Random Combats, unless in the Party
do-quest = the quest of { MYSTLING($mystling) } is fulfilled
do-starter = choose your first mystling
do-swap-starter = you may change your first mystling for the other one
do-tame = tame a mystling of the Random Combats up to Tier { $tiers } for its Essence
do-tame-status = if you tame one, gain the { $what } status
do-worldmap-put =
    { $side ->
        [explored] put { WORLDMAP($card) } into place { $place } of the World Map, Explored side up
       *[unexplored] put { WORLDMAP($card) } into place { $place } of the World Map, Unexplored side up
    }
do-worldmap-flip = flip { WORLDMAP($card) } on the World Map
do-reconsider = reconsider, or start the Scenario
do-prepare = choose two mystlings and build their decks
do-visit = visit another place
do-leave = start a Scenario
do-finish = the Scenario is over

## What options ask for and cost

needs-status = you have the { $what } status
needs-no-status = you do not have the { $what } status
needs-front = { $token } is in front of you
needs-no-front = { $token } is not in front of you
needs-slot = { $token } is in slot { $slot }
needs-no-slot = { $token } is not in slot { $slot }
needs-secret = you have Secret { $n }
needs-no-secret = you do not have Secret { $n }
needs-element = you have a mystling of { ELEMENT($element) }
needs-stays = a mystling of { ELEMENT($element) } stays
needs-mystling = you have { MYSTLING($mystling) } with you
needs-party = { MYSTLING($mystling) } is in the Party
needs-wild = { MYSTLING($mystling) } is in the Random Combats
needs-pair =
    { $pair ->
        [1] the Party has two different Elements
       *[other] the Party has no two different Elements
    }
needs-open = Script { $script } is not locked
needs-symbol = you have { $symbol }
needs-silver = you have at least { $n } Silver
needs-essence = you have at least { $n } Essence
needs-item =
    { $n ->
        [one] you have an Item
       *[other] you have at least { $n } Items
    }
needs-equipment =
    { $n ->
        [one] you have an Equipment card
       *[other] you have at least { $n } Equipment cards
    }
needs-players =
    { $n ->
        [one] you play alone
       *[other] you are { $n } players
    }
price = spend { $what }
price-silver = { $n } Silver
price-essence = { $n } Essence
price-item =
    { $n ->
        [one] { $n } Item
       *[other] { $n } Items
    }
price-equipment = { $n } Equipment
price-symbol = an Equipment card with { $symbol }
price-all-silver = all your Silver
