### The log: what has happened, one line for each event.

## Before the game

log-colour-chosen = { $who } chooses the colour { COLOUR($colour) }.
log-card-drafted =
    { $type ->
        [champion] { $who } drafts the Champion { CARD($card) }.
       *[other] { $who } drafts { CARD($card) }.
    }
log-champion-placed = { $who } places { CHAMPION($champion) } { REGION($region, form: "in") }.
log-token-placed = { $who } places the Encounter token on { ISLAND($island, form: "of") }.
log-mirages-removed = These Mirage tokens leave the game: { $mirages }.

## Eras and rounds

log-era-began = { ERA($era) } begins.
log-area-cleared = { ERA($era) } is over: what is left in the Development Area leaves the game.
log-cards-revealed = Revealed in the Development Area: { $cards }.
log-attunements-returned = All Attunements are available again.
log-monster-appeared = { MONSTER($monster) } appears on { ISLAND($island, form: "of") }.
log-champion-restored = { $who }: { CHAMPION($champion) } is no longer wounded.
log-fortifications-returned =
    { $who } takes { $count ->
        [one] a Fortification
       *[other] { $count } Fortifications
    } back into the supply.
log-hand-regained = { $who } takes the discard pile back into hand: { $cards }.
log-order-set = Order of play: { $order }.
log-artefact-charged = { $who } recharges the Artefact.
log-artefact-discharged = { $who } discharges the Artefact.
log-event-placed =
    { $scores ->
        [1] A new event on the Events Path: { EVENT($event) } ({ $glory } Glory for each region).
       *[other] A new event on the Events Path: { EVENT($event) }.
    }
log-last-round = The last Region card lies on the Events Path: this is the last round of the Era.
log-turn-began = { $who } is on turn.

## Resources and cards

log-gained = { $who } gains { $what }.
log-paid = { $who } pays { $what }.
log-glory-lost = { $who } loses { $glory } Glory.
log-points-gained =
    { $who } gets { $points ->
        [one] { $points } Command Point
       *[other] { $points } Command Points
    } to spend.
log-card-played = { $who } plays { CARD($card) }.
log-card-used = { $who } uses the effect of { CARD($card) }.
log-card-placed = { $who } places { CARD($card) } on the Player Board.
log-accessory-used = { $who } activates { CARD($card) }.
log-card-discarded = { $who } discards { CARD($card) }.
log-card-trashed = { $who } removes { CARD($card) } from the game.
log-cards-drawn = { $who } draws { $cards }.
log-cards-drawn-hidden =
    { $who } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
log-card-bought = { $who } buys { CARD($card) } for { $energy } Energy.
log-card-put-under = { $who } puts { CARD($card) } under the Era Deck.

## Units

log-constructed = { $who } constructs { UNIT($unit, form: "one") }.
log-deployed = { $who } deploys { UNIT($unit, form: "one") } { REGION($region, form: "in") }.
log-travelled = { $who } Travels with { UNIT($unit, form: "with") } { REGION($origin, form: "from") } { REGION($target, form: "to") }.
log-carried = { $who } carries { UNIT($unit, form: "one") } along { REGION($origin, form: "from") } { REGION($target, form: "to") }.
log-marched =
    { $who } Travels with { $units ->
        [one] a unit
       *[other] { $units } units
    } { REGION($origin, form: "from") } { REGION($target, form: "to") }.
log-unit-removed = { $who } loses { UNIT($unit, form: "one") } { REGION($region, form: "in") }.
log-champion-wounded = { $who }: { CHAMPION($champion) } is wounded { REGION($region, form: "in") }.

## Battle

log-battle-began = { $who } starts a Battle { REGION($region, form: "in") }. Taking part: { $sides }.
log-card-revealed =
    { $type ->
        [tactic] { $who } reveals { CARD($card) }: Attack.
        [objective] { $who } reveals { CARD($card) }: Retreat.
        [accessory] { $who } reveals { CARD($card) }: Sacrifice.
        [upgrade] { $who } reveals { CARD($card) }: Defence.
       *[none] { $who } does not react.
    }
log-strength-compared = Strength in the Battle: { $totals }.
log-battle-ended = The Battle { REGION($region, form: "in") } is over. Strongest: { $strongest }.

## Islands and Encounters

log-island-lifted = { $who } lifts { ISLAND($island, form: "of") }.
log-attunement-claimed = { $who } claims the Attunement { ATTUNEMENT($attunement) }.
log-island-set-down = { $who } sets { ISLAND($island, form: "of") } down. The Islands clockwise: { $ring }.
log-encounter-met = { $who } faces an Encounter: “{ ENCOUNTER($encounter) }”.
log-approach-chosen = { $who } chooses { $how }.
log-token-moved =
    { $steps ->
        [0] { $who }: the Encounter token stays on { ISLAND($island, form: "of") }.
        [one] { $who }: the Encounter token moves { $steps } Island, to { ISLAND($island, form: "of") }.
       *[other] { $who }: the Encounter token moves { $steps } Islands, to { ISLAND($island, form: "of") }.
    }

## Monsters and the end of an Era

log-monster-attacked = { MONSTER($monster) } attacks { ISLAND($island, form: "of") }.
log-monster-compared =
    { $defeated ->
        [1] { MONSTER($monster) } is defeated on { ISLAND($island, form: "of") }: Strength { $strength } against { $against }.
       *[other] { MONSTER($monster) } is not defeated on { ISLAND($island, form: "of") }: Strength { $strength } against { $against }.
    }
log-reward-given =
    { $rank ->
        [gold] { $who } earns the Gold reward for { MONSTER($monster) }.
        [silver] { $who } earns the Silver reward for { MONSTER($monster) }.
       *[bronze] { $who } earns the Bronze reward for { MONSTER($monster) }.
    }
log-monster-moved = { MONSTER($monster) } moves to { ISLAND($island, form: "of") }.
log-monster-stayed = { MONSTER($monster) } stays on { ISLAND($island, form: "of") }.
log-islands-swapped = { MONSTER($monster) } drags { ISLAND($island, form: "of") } along. The Islands clockwise: { $ring }.
log-monster-left = { MONSTER($monster) } leaves the game.
log-event-resolved =
    { $scores ->
        [1] { EVENT($event) } resolves: { $glory } Glory for each region.
       *[other] { EVENT($event) } resolves.
    }
log-event-skipped = { EVENT($event) } lies face down and is skipped.
log-region-scored = { $who } controls the { REGION($region) }: { $glory } Glory.
log-era-ended = { ERA($era) } ends.
log-game-ended = The game is over. Glory: { $scores }.
