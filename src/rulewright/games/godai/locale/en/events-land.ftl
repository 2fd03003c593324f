### The log: tiles, tokens, Siege Portals, and the ways of the group.

## Tiles

log-tile-placed =
    { $side ->
        [caprakan] { TILE($tile) } lies in slot { $slot }, Caprakan side up.
       *[ishidan] { TILE($tile) } lies in slot { $slot }, Ishidan side up.
    }
log-portals-turned = Siege Portal { $west } lies in the west, { $east } beside it in the east.
log-boss-token-placed = The lair on { $hex } is that of Boss { $boss }.
log-lair-left-empty = No Boss token is left for the lair on { $hex }.
log-temple-revealed = Temple { $number } stands on { $hex } with Resilience { $resilience }.
log-city-recorded = { CITY($city) } is City-State { $number } and has Resilience { $resilience }.

## Tokens

log-elemental-token-placed =
    { $n ->
        [one] An Elemental Token of { ELEMENT($element) } lies on { $hex }.
       *[other] { $n } Elemental Tokens of { ELEMENT($element) } lie on { $hex }.
    }
log-elemental-token-gone = The portal on { $hex } is gone, and its token of { ELEMENT($element) } with it.
log-hex-token-placed = A Hex Token lies on { $hex }: { PLACE($place) } out of play.
log-hex-token-removed = The Hex Token of { $hex } is removed.
log-hex-token-moved = The Hex Token of { $hex } goes to { $to }.
log-temple-reopened = A Temple stands again, with Resilience { $resilience }.

## Siege Portals

log-target-found = From Siege Portal { $portal } to the { DIRECTION($direction) }: { $hex }.
log-placement-repeated =
    { $cause ->
        [bar] That is the Game Bar: another direction.
        [portal] That is a Siege Portal: another direction.
        [miniature] A miniature stands there: another direction.
        [defender] A Defender stands there: another direction.
        [no-room] There is no room: another direction.
        [no-direction] No direction is possible from there: another Siege Portal.
        [mountain] Without Soar there is no way onto a Floating Mountain: once more.
        [sky-tile] A SkyTile lies there: once more.
       *[nether] There is Nether: once more.
    }
log-nothing-placed =
    { $cause ->
        [none-left] No SkyTile is left.
        [no-place] Nothing can be placed anywhere.
        [nether] There is Nether already, and nothing happens.
        [chained] An Ethereal Chain holds the mountain.
        [there-already] That tile lies on the map already.
       *[no-mountain] There is no Floating Mountain for that.
    }
log-sky-tile-placed =
    { $riser ->
        [0] { TILE($tile) } comes down on { $hex }; no Riser is left for it.
       *[other] { TILE($tile) } floats over { $hex }.
    }
log-cataclysm-tile-placed = Cataclysm: { TILE($tile) } lies on { $hex }.
log-sky-tile-flipped = { TILE($tile) } on { $hex } flips to Nether.
log-riser-removed = { TILE($tile) } falls on { $hex } and shakes every Defender.
log-banner-placed = Siege Banner { $slot } appears on { $hex }.
log-jaethi-manifested = Jaethi Manifests.

## The group

log-movement-chosen =
    { $movement ->
        [camp] The group Camps.
        [cautious] The group moves Cautiously.
        [normal] The group moves Normally.
       *[reckless] The group moves Recklessly.
    }
log-group-moved =
    { $n ->
        [one] The group goes { $n } hex, to { $hex }.
       *[other] The group goes { $n } hexes, to { $hex }.
    }
log-moved-cautiously = That was careful enough to count as Moving Cautiously.
log-group-drifted = The group drifts { DIRECTION($direction) }, to { $hex }.
log-group-held =
    { $cause ->
        [bar] The group stays: there is the Game Bar.
        [portal] The group stays: there is a Siege Portal.
        [water] The group stays: there is Water.
        [peak] The group stays: there is a Mountain Peak.
        [mountain] The group stays: there is a Floating Mountain.
        [guided] The group does not lose its way.
       *[unknown] The group stays: nobody knows what is there.
    }
log-piece-drifted = Siege Banner { $slot } drifts { DIRECTION($direction) }, to { $hex }.
log-piece-held = Siege Banner { $slot } stays where it is.
log-group-teleported = The group Teleports to { $hex }.
log-hazard-suffered =
    { $element ->
        [none] { $hex } is Hazardous Terrain.
       *[other] { $hex } is Hazardous Terrain of { ELEMENT($element) }.
    }
log-hazard-withstood = { $who } is Augmented with { ELEMENT($element) } and suffers nothing.

## Dice

dice-portal = the Siege Portal
dice-direction = the direction
dice-wander = Wander
dice-roam-direction = the direction of Roaming
dice-roam-distance = how far to Roam
