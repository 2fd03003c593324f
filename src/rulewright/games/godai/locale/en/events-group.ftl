### The log: the group, its Resources, decks and turns.

log-resource-gained =
    { $store ->
        [yield] { AMOUNT($resource, $n) } for the Harvest Yield.
       *[stockpile] The group gains { AMOUNT($resource, $n) }.
    }
log-resource-lost =
    { $store ->
        [yield] { AMOUNT($resource, $n) } leaves the Harvest Yield.
       *[stockpile] The group gives up { AMOUNT($resource, $n) }.
    }
log-element-rolled =
    { $face ->
        [match] The { ELEMENT($die) } die: a Match.
        [surge] The { ELEMENT($die) } die: a Surge.
       *[mismatch] The { ELEMENT($die) } die: a Mismatch, { ELEMENT($element) }.
    }
log-calendar-changed = Calendar { SIGNED($n) }, now { $now }.
log-imbalance-changed = Imbalance of { ELEMENT($element) } { SIGNED($n) }, now { $now }.
log-portal-closed = Siege Portal { $portal } is destroyed.
log-turn-began =
    { $stage ->
        [siege] Game Turn { $turn }: wave { $wave }, Siege Stage.
       *[harvest] Game Turn { $turn }: wave { $wave }, Harvest Stage.
    }
log-phase-skipped =
    { $phase ->
        [skill] In a City-State there is no Skill phase.
       *[other] Nobody is alive: only the Villain phase is played.
    }
log-harvest-card-drawn = Harvest card: { CARD($card) }.
log-bonus-taken = The group takes the bonus of { CARD($card) }.
log-equip-regained = The group regains { CARD($card) }.
log-difficulty-raised = The Difficulty rises: { DIFFICULTY($difficulty) }.
log-deck-reshuffled =
    { $deck ->
        [encounters] The Encounter deck is reshuffled.
        [power-ups] The Power Up deck is reshuffled.
       *[harvests] The Harvest deck is reshuffled.
    }
log-commission-turned = A Commission is turned up: { CARD($card) }.
log-commission-discarded = A Commission is discarded: { CARD($card) }.
log-jaethi-card-seen = A card of Jaethi's deck becomes known: { CARD($card) }.
log-card-seen =
    { $deck ->
        [encounters] On top of the Encounter deck lies { CARD($card) }.
        [harvests] On top of the Harvest deck lies { CARD($card) }.
        [power-ups] On top of the Power Up deck lies { CARD($card) }.
        [commissions-0] On top of the western Commission deck lies { CARD($card) }.
        [commissions-1] On top of the eastern Commission deck lies { CARD($card) }.
       *[other] On top of a Siege deck lies { CARD($card) }.
    }
log-harvest-card-recalled = { CARD($card) } goes on top of the Harvest deck.
log-modified = { CARD($card) } stays in effect.
log-modifier-ended = { CARD($card) } is over.
log-navigation-failed = Heroes who find the way: { $successes }, needed: { $needed }. The group is lost.
log-city-rolled = City-State { $city }.
log-game-won = The group has won: Godai stands.
log-game-lost = The group has lost: both City-States are destroyed.
