### The log: Defenders that are built, improved and lost, Temples, Dedications.

log-tower-placed = { DEFENDER($defender) } stands on { $hex } with { $resilience } Resilience.
log-tower-declined = The group does without its first Tower.
log-tower-upgraded = { DEFENDER($defender) } is a Fortress now.
log-tower-moved = { DEFENDER($defender) } moves to { $hex }.
log-defender-rebuilt = { DEFENDER($defender) } is Rebuilt with { $resilience } Resilience.
log-defender-destroyed =
    { $what ->
        [removed] { DEFENDER($defender) } is destroyed and leaves the map.
        [flipped] { DEFENDER($defender) } is destroyed and lies upside down.
       *[destroyed] { DEFENDER($defender) } is destroyed.
    }
log-equip-damaged =
    { $gone ->
        [0] { EQUIP($card) } is Damaged.
       *[other] { EQUIP($card) } is lost for good.
    }
log-assigned =
    { $resource ->
        [recruit] A Recruit is Assigned to { DEFENDER($defender) }, now { $now }.
       *[specialist] A Specialist is Assigned to { DEFENDER($defender) }, now { $now }.
    }
log-promoted = Three Recruits become a Specialist.
log-equip-attached = { DEFENDER($defender) } is equipped with { EQUIP($card) }.
log-equip-detached = { EQUIP($card) } is taken off { DEFENDER($defender) }.
log-defender-augmented = { DEFENDER($defender) } is Augmented: { ELEMENT($element) }.
log-defender-stripped = { DEFENDER($defender) } loses an Augment: { ELEMENT($element) }.
log-hero-stripped =
    { $tier ->
        [0] { $who } loses the Augment of { ELEMENT($element) }.
       *[other] { $who } loses a Tier of { ELEMENT($element) }, now { $tier }.
    }
log-void-created = Three Elements become a Void.
log-essence-siphoned = Essence is siphoned: { ELEMENT($element) }.
log-essence-summoned =
    { $n ->
        [one] An Elemental Portal gets a token.
       *[other] { $n } Elemental Portals get tokens.
    }
log-temple-fortress-placed = The Temple Fortress stands on { $hex } with { $resilience } Resilience.
log-factory-made = A factory is made: { RESOURCE($resource) }.
log-dedicated = The group Dedicates itself to Boss { $boss }.
log-dedication-used =
    { $everywhere ->
        [0] The Dedication to Boss { $boss } is used around { $hex }.
       *[other] The Dedication to Boss { $boss } is used, over the whole map.
    }
log-damage-taken-over = Defenders around { $hex } suffer no Siege damage this turn.
log-damage-passed = { DEFENDER($defender) } passes { $n } Siege damage on to { DEFENDER($to) }.
log-banner-sent = { BANNER($slot) } is carried to { $hex }.
log-resilience-moved = { $n } Resilience of { BANNER($slot) } goes over to { BANNER($to) }.
log-meteor-moved = The Meteor moves to { $hex }.
log-storm-rolled = The storm acts: { ELEMENT($element) }.
log-opponents-quelled = Siege Opponents have no Keywords this turn and move 1 hex less in the next.
log-nether-moved = A Nether tile lies around { $hex }.
log-ore-boosted = An Aetherial Ore strengthens { DEFENDER($defender) }.
log-ore-carried = An Aetherial Ore carries the group.
