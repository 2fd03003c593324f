### The table in words, for terminals and screen readers.

table-when = Era { $era } of 3, round { $round }
table-setup = Setup
table-over = The end
table-turn = turn of { $seat }
table-path = Events: { $events }
table-path-empty = Events: none placed yet
table-path-space = { $event } ({ $glory })
table-path-next = next { $event }
table-path-last = no more to come
table-face-down = { $event }, face down
table-attunement-free = Attunement { $name }
table-attunement-taken = Attunement { $name }, claimed by { $seat }
table-region-empty = { $region }: empty
table-region = { $region }: { $units }
table-region-mirage = { $region }: Mirage
table-units = { $seat } { $units }
table-control = controlled by { $seat } (Strength { $n })
table-champion = Champion
table-champion-wounded = wounded Champion
table-troops = { $n ->
    [one] Troop
   *[other] { $n } Troops
}
table-golems = { $n ->
    [one] Golem
   *[other] { $n } Golems
}
table-fortifications = { $n ->
    [one] Fortification
   *[other] { $n } Fortifications
}
table-token = Encounter token of { $seat }
table-monster-rooted = { $name } (Strength { $n }, no Storm moves it)
table-monster = { $name } (Strength { $n })
table-seat = { $seat } ({ $colour }): Glory { $glory }, Energy { $energy }, Experience { $experience }
table-champion-card = Champion { $champion }
table-artefact = Artefact { $number } { $charged ->
    [1] charged
   *[other] discharged
}
table-hand-count = { $n } in hand
table-known = known of them: { $cards }
table-hand = Your hand: { $cards }
table-hand-empty = Your hand is empty
table-card = { $name } ({ $type }, { $points })
table-discard = Discard pile: { $cards }
table-accessories = Accessories: { $cards }
table-upgrades = Upgrades: { $cards }
table-constructed = Constructed: { $units }
table-supply = Supply: { $units }
table-faced = Encounters faced: { $n }
table-display = Development Area: { $cards }; Era Deck: { $n }
table-encounter = Next Encounter: { $name }, { $glory } Glory; { $one } or { $two }
table-draft = Open draft: { $cards }
table-monsters = Monsters of the three Eras: { $monsters }
table-battle = Battle in the { $region }: { $sides }
table-nothing = none
