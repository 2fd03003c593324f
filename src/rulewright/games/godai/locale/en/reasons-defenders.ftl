### Why a Defender cannot be Enhanced, a Temple action taken, a Dedication made.

why-too-few-resources = It takes { $need } { RESOURCE($resource) }, and the Stockpile holds { $have }.
why-siege-limit = In a Siege no more Resources are spent in a turn than there are Recruits: { $need } are needed, { $have } are left.
why-defender-out-of-range = { DEFENDER($defender) } is not within the Group Range of { $range }.
why-hex-out-of-range = { $hex } is not within the Group Range of { $range }.
why-no-hex-in-range = There is no hex for a Tower in Range.
why-no-ground = Nothing can stand on { $hex }.
why-defender-there = There is a Defender on { $hex } already.
why-location-there = { $hex } is a location; a Tower stands on Terrain or on a Hex Token.
why-no-tower-left = All { $n } Towers are in use.
why-no-upgrade = { DEFENDER($defender) } cannot become a Fortress; only Towers 1 to 3 can.
why-not-destroyed = { DEFENDER($defender) } is nothing that can be Rebuilt.
why-rebuilt-before = { DEFENDER($defender) } was Rebuilt before; a City-State is Rebuilt once.
why-no-city-left = A City-State is Rebuilt only while the other one stands.
why-no-relocation = { DEFENDER($defender) } stays where it is.
why-moved-before = { DEFENDER($defender) } was moved this turn.
why-no-bundle = { $n } { RESOURCE($resource) } are no bundle that improves anything.
why-not-standing = { DEFENDER($defender) } does not stand.
why-all-temples = All Temples share this: choose the Temples together.
why-one-temple = Each Temple has Resilience of its own: choose one of them.
why-stat-full =
    { $stat ->
        [potential] { DEFENDER($defender) }: Potential cannot rise so far.
       *[range] { DEFENDER($defender) }: the Range is the whole map already.
    }
why-no-such-equip = { EQUIP($card) } is not there.
why-equip-changed = An Equip card of { DEFENDER($defender) } was changed this turn.
why-not-inside = Outside of Temples only the Defender around the group is Augmented, not { DEFENDER($defender) }.
why-augmented = { DEFENDER($defender) } has the Augment already: { ELEMENT($element) }.
why-no-augment = There is no such Augment: { ELEMENT($element) }.
why-hero-absent = { $hero } is not with the group.
why-hero-full = { $hero } can bear no more of { ELEMENT($element) }: two Elements with three Tiers each are the most.
why-temple-fortress-built = The Temple Fortress was placed before.
why-temples-lack =
    { $n ->
        [one] The Temples lack one basic Element.
       *[other] The Temples lack { $n } basic Elements.
    }
why-no-free-center = { $hex } is not the free center of an Empire Tile or HexTile.
why-factory-siege = Factories are made in the Siege Stage.
why-factory-kind = There is no factory for this: { RESOURCE($resource) }.
why-factory-twice = There is such a factory already: { RESOURCE($resource) }.
why-nobody-there = Nobody of the group is alive.
why-outside-temples = The group is in no Temple.
why-no-imbalance = There is no Imbalance to lower: { ELEMENT($element) }.
why-no-void = It takes { $need } Elements, not all of them Void.
why-once-a-visit = This is done once in an Event phase.
why-no-empty-portal = No Elemental Portal is without a token.
why-no-other-temple = { DEFENDER($defender) } is no other Temple that stands.
why-no-such-boss = Boss { $boss } cannot be Dedicated to: only revealed Bosses 2 to 9 that are not vanquished.
why-dedicated = The group is Dedicated to Boss { $boss } already.
why-lair-covered = A Hex Token lies on the lair of Boss { $boss }.
why-dedication-price = A Dedication costs 3 Recruits or 1 Living Crystal.
why-not-dedicated = The group is not Dedicated to Boss { $boss }.
why-no-siege = Dedications are used in the Siege Stage.
why-dedication-used = A Dedication was used this turn.
why-carrier-later = This Dedication is used after the Banners have moved.
why-giant-price = Its effect costs 4 Recruits or 2 Specialists.
why-no-area = There is no place on the map where the effect of Boss { $boss } could be used.
why-outside-area = { $hex } lies outside the Effect Area.
