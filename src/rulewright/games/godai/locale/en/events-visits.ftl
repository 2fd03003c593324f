### The log: Harvests, places, purchases, Items, Commissions.

log-hex-harvested = { $hex } is Harvested: { AID($aid) }.
log-harvest-missed = { AID($aid) }: no die shows { $need } or less.
log-place-entered = The group rests { PLACE($place, form: "in") }.
log-orb-filled =
    { $charges ->
        [one] { $who }: the Absorbing Orb holds 1 charge.
       *[other] { $who }: the Absorbing Orb holds { $charges } charges.
    }
log-token-gathered =
    { $kind ->
        [imbalance] The Imbalance token of { ELEMENT($element) } on { $hex } is taken.
       *[elemental] The Elemental Token of { ELEMENT($element) } on { $hex } is taken.
    }
log-discovery-secured = The group Secures { CARD($card) }.
log-treasure-taken = { $who } gains { CARD($card) }.
log-lair-stirs = The lair on { $hex } has no Boss; something else lives there.
log-item-bought =
    { $currency ->
        [platinum] The group buys { ITEM($item) } for { $price } Platinum.
       *[gold] { ITEM($item) } is bought for { $price } Gold.
    }
log-gear-bought = { $who } buys a Gear Upgrade for { STAT($stat) }: { $price } Gold.
log-traded =
    { $what ->
        [gold] { $n } Gold are traded for { $platinum } Platinum.
        [mixed] { $n } Resources of Tier I are traded for { $platinum } Platinum.
       *[other] { AMOUNT($what, $n) } traded for { $platinum } Platinum.
    }
log-item-applied = { ITEM($item) } is used.
log-cloak-warmed = The Wellspring Cloak warms { $who }.
log-reassigned =
    { $goal ->
        [stockpile] { RESOURCE($what) }: from { DEFENDER($defender) } to the Stockpile.
       *[other] { RESOURCE($what) }: from { DEFENDER($defender) } to { DEFENDER($goal) }.
    }
log-harvest-card-placed = { CARD($card) } goes on top of the Harvest deck.
log-riser-switched =
    { $added ->
        [0] { TILE($tile) } loses its Riser; no Defender suffers.
       *[other] { TILE($tile) } gets a Riser.
    }
log-mountain-shifted = { TILE($tile) } is shifted to { $hex }.
log-mountain-chained = { TILE($tile) } bears a Chain.
log-amplifier-set = A Wellspring Amplifier stands on { $hex }.
log-portal-foretold = The Banner of Slot { $slot } will come from Siege Portal { $portal }.
log-power-up-removed = { CARD($card) } leaves the game.
log-element-turned = The die shows { ELEMENT($element) } now.
log-commission-attempted = The group attempts { CARD($card) }.
log-commission-counted = { CARD($card) }, { STAT($stat) }: { $have } of { $need }.
log-escort-tested = { CARD($escort) } tests { STAT($stat) }: { $result } against { $rank }.
log-commission-picked-up = { CARD($card) } is on its way.
log-commission-completed =
    { $doubled ->
        [0] { CARD($card) } is completed.
       *[other] { CARD($card) } is completed with a Critical Success: the reward is doubled.
    }
log-commission-failed = { CARD($card) } is not completed yet.
log-equip-kept = { CARD($card) } is kept as an Equip card.
log-escort-healed = The Escort of { CARD($card) } is Healed by { $n } and has { $left } Health.
log-escort-lost = The Escort is dead; { CARD($card) } is lost.
dice-commission = a Commission
dice-escort = an Escort
dice-vine = Vine of the Dead
