### Why the group cannot go there, and why a tile cannot lie so.

why-no-hex = There is no hex { $hex } on the map.
why-siege-portal = That is Siege Portal { $portal }; nobody enters it.
why-no-soar = A Floating Mountain needs { $need } { $need ->
        [one] hero
       *[other] heroes
    } with Soar, and the group has { $have }.
why-unrevealed = No tile lies on { $hex } yet.
why-water = { $hex } is Water: it takes a Dugout Canoe or Wayfarer’s Supplies.
why-peak = { $hex } is a Mountain Peak: it takes Wayfarer’s Supplies.
why-here-already = The group is on { $hex } already.
why-too-far = It is { $far } hexes away, and { $left } are left.
why-not-cautious = Moving Cautiously, the group leaves Roads and Rivers only if it goes no farther than { $speed }.
why-tile-first = The way there reveals a tile: go to the border first, then on.
why-no-way = No way leads there with { $left } hexes.
why-no-teleport = { $hex } is not among the places of this Teleport.
why-no-slot = { $hex } is not the center of a free slot beside the new tiles.
why-other-empire =
    { $side ->
        [caprakan] This side of the map was chosen to be Caprakan.
       *[ishidan] This side of the map was chosen to be Ishidan.
    }
why-city-inside = Turned like this, the City-State would not touch the Game Bar.
why-off-target = It must cover { $hex }.
why-over-bar = It would lie on a Game Bar.
why-over-portal = It would lie on Siege Portal { $portal }.
why-over-tile = It would lie on { TILE($tile) }.
why-over-place = It would cover something that must not be covered: { PLACE($place) }.
why-hex-tile-first = Part of the ground is not revealed: choose the center first.
why-hex-taken = Somebody or something stands on { $hex }.
why-teleported = The group was Teleported in this Movement phase: it moves Normally or Recklessly.
