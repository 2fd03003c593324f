### The log: heroes.

log-role-chosen = { $who } plays the { ROLE($role) }.
log-race-chosen = { $who } plays the { RACE($race) } { ROLE($role) }.
log-birth-element-chosen = { $who } chooses { ELEMENT($element) }.
log-stat-tested =
    { $outcome ->
        [critical] { $who } tests { STAT($stat) } ({ $rank }) with { $result }: a Critical Success.
        [success] { $who } tests { STAT($stat) } ({ $rank }) with { $result }: a success.
        [bad] { $who } tests { STAT($stat) } ({ $rank }) with { $result }: a Critical Failure.
        [declined] { $who } does not roll { STAT($stat) }: a Critical Failure.
       *[failure] { $who } tests { STAT($stat) } ({ $rank }) with { $result }: a failure.
    }
log-vital-lost = { $who } loses { $n } { VITAL($vital) }; { $left } left.
log-vital-healed = { $who } gains { $n } { VITAL($vital) }; now { $now }.
log-heal-refused =
    { $cause ->
        [cursed] { $who } is Cursed and cannot be Healed.
       *[corrosive] { $who } suffered Corrosive damage and cannot be Healed this turn.
    }
log-condition-gained =
    { $n ->
        [one] { $who } becomes { CONDITION($condition) }.
       *[other] { $who } becomes { CONDITION($condition) } × { $n }.
    }
log-condition-lost = { $who } is no longer { CONDITION($condition) }.
log-wound-gained = { $who } bears a Critical Wound more: { $wounds }.
log-wound-lost = { $who } bears a Critical Wound less: { $wounds }.
log-gold-gained = { $who } gains { $n } Gold.
log-gold-lost = { $who } loses { $n } Gold.
log-food-gained = { $who } gains { $n } Food.
log-food-lost = { $who } loses { $n } Food.
log-food-eaten = { $who } eats { $n } Food.
log-overflowed =
    { $what ->
        [gold] { $n } Gold is too much to carry and is lost.
        [food] { $n } Food is too much to carry and is lost.
       *[platinum] { $n } Platinum is more than the group can hold and is lost.
    }
log-starving-changed =
    { $level ->
        [0] { $who } no longer Starves.
       *[other] { $who }: Starving { $level }.
    }
log-item-gained = { $who } gets { ITEM($item) }.
log-item-gained-by-group = The group gets { ITEM($item) }.
log-item-lost = { $who } gives up { ITEM($item) }.
log-item-lost-by-group = The group uses up { ITEM($item) }.
log-shared =
    { $what ->
        [gold] { $who } gives { $n } Gold to { $hero }.
        [food] { $who } gives { $n } Food to { $hero }.
       *[other] { $who } gives { ITEM($what) } to { $hero }.
    }
log-gear-gained = { $who } gains a Gear Upgrade: { STAT($stat) } { $rank }.
log-gear-fused =
    { $n ->
        [one] { $who } Fuses a Gear Upgrade of { STAT($stat) }.
       *[other] { $who } Fuses { $n } Gear Upgrades of { STAT($stat) }.
    }
log-rank-gained = { $who }: { STAT($stat) } { SIGNED($n) }, now { $rank }.
log-element-augmented = { $who } is Augmented with { ELEMENT($element) }: Tier { $tier }.
log-element-lent = { $who } has an Augment of { ELEMENT($element) } for this phase: Tier { $tier }.
log-rank-lost = { $who }: { STAT($stat) } −{ $n } for good.
log-damage-negated = The Absorbing Orb of { $who } Negates { $n } damage.
log-die-shifted = { $who } turns a die from { $was } to { $face }.
log-die-rolled-again = { $who } rolls a die again that showed { $was }.
log-power-up-drawn = { $who } draws { CARD($card) }.
log-power-up-kept = { $who } keeps { CARD($card) }.
log-power-up-set-aside = A Power Up waits face down for { $who }.
log-power-up-used = { $who } uses { CARD($card) }.
log-hero-died = { $who } dies and will Revive in Game Turn { $revives }.
log-group-fell = Nobody is alive. The group will Revive in Game Turn { $revives }.
log-hero-revived =
    { $city ->
        [0] { $who } is Revived beside the group.
       *[other] { $who } is Revived in City-State { $city }.
    }
log-hero-rejoined = { $who } is with the group again.
log-hero-created = { $who } begins with a new hero.
log-hero-joined = The new hero of { $who } joins the group.
log-racial-used = { $who } uses the Racial Ability of the { RACE($race) }.
log-power-up-put-back =
    { $top ->
        [0] { $who } puts { CARD($card) } under the deck.
       *[other] { $who } puts { CARD($card) } on top of the deck.
    }
