### The table in words.

table-over = The game is over
table-setup = Setup
table-headline = Wave { $wave } of { $of }, { $stage }, turn { $turn }: { $phase }
table-calendar = Calendar: { $n } of { $of }; Difficulty: { $difficulty }
table-imbalance =
    { $current ->
        [none] Imbalance: { $imbalance }
       *[other] Imbalance: { $imbalance }; now { ELEMENT($current) }
    }
table-nowhere = The group is not on the map
table-group = The group is on { $hex }: { $what }
table-movement = Movement: { $movement }
table-mat =
    { $soar ->
        [yes] Speed { $speed }, Group Range { $range }, Acquire Amount { $acquire }, with Soar
       *[no] Speed { $speed }, Group Range { $range }, Acquire Amount { $acquire }, without Soar
    }
table-group-items = Group Items: { $items }
table-combat = Combat, round { $round }
table-opponent = { $n }. { $card }: { $vitals }
table-declared = { $who }: { $what }
table-conditions = Conditions: { $conditions }
table-banner = Banner on { $hex }
table-jaethi = Jaethi stands on { $hexes }, Resilience { $n }
table-defender = { $name } ({ $hexes }): { $what }
table-stockpile = Stockpile: { $stores }
table-yield = Harvest Yield: { $stores }
table-no-hero = { $who } has no hero yet
table-hero = { $who }, { $role } ({ $race }): Health { $health }, Energy { $energy }, Gold { $gold }, Food { $food }
table-augments = Augments: { $augments }
table-items = Items: { $items }
table-kept = Kept Power Ups: { $cards }
table-card = { $name } ({ $line }): { $rules }
table-slot-unknown = Slot { $slot }: unexplored
table-tile = Slot { $slot }: { $name }; { $what }
table-floating = { $name } around { $hex } ({ NATURE($nature) })
