### Why a choice is not possible now.

## Another question is open

why-not-now = Not now: this is chosen { $when }.
why-must-choose = This question needs one of its own answers.
why-variant-off = This game is played without “{ $variant }”.

## The turn

why-standard-owed = You must take a Standard Action first; passing is not possible.
why-standard-done = You have already taken the Standard Action of this turn.
why-special-done = You have already taken the Special Action of this turn.
why-discharged = Your Artefact is discharged.
why-accessory-used = You have already activated { CARD($card) } this turn.
why-token-elsewhere = Your Champion is on { ISLAND($island, form: "of") }, your Encounter token on { ISLAND($token, form: "of") }.
why-most-encounters = You have already faced { $most } Encounters, the most in a game.
why-no-encounter-left = There is no Encounter card left.

## Prices

why-not-enough-energy = This needs { $need } Energy; you have { $have }.
why-not-enough-experience = This needs { $need } Experience; you have { $have }.
why-not-enough-points =
    { $need ->
        [one] This needs { $need } Command Point; you have { $have } left.
       *[other] This needs { $need } Command Points; you have { $have } left.
    }
why-not-enough-cards = This needs { $what } from your hand; you have { $have }.
why-crystal-points = Command Points of Crystal Fields only construct and deploy.

## Cards

why-empty-hand = You have no card in hand.
why-not-in-hand = { CARD($card) } is not in your hand.
why-not-on-board = { CARD($card) } is not on your Player Board.
why-not-face-up = { CARD($card) } does not lie face up.
why-own-cost = { CARD($card) } has been played: it cannot pay for itself.
why-wrong-type =
    { $type ->
        [tactic] { CARD($card) } is not a Tactic.
        [objective] { CARD($card) } is not an Objective.
        [accessory] { CARD($card) } is not an Accessory.
       *[upgrade] { CARD($card) } is not an Upgrade.
    }
why-room-left = There is room on your board: you have { $have } of at most { $most } Accessories.
why-use-done = You have already done this with { CARD($card) }.
why-no-cards-left = There is no card left to buy.
why-deck-empty = The Era Deck is empty.
why-nothing-face-up = No card lies face up.
why-must-buy =
    { $need ->
        [one] You must buy at least { $need } card.
       *[other] You must buy at least { $need } cards.
    }
why-most-bought = You have already bought { $most } cards, the most in one Develop.
why-empty-discard = Your discard pile is empty.

## Units and regions

why-not-this-unit =
    { $unit ->
        [champion] This cannot be done with a Champion.
        [golem] This cannot be done with a Golem.
        [fortification] This cannot be done with a Fortification.
       *[troop] This cannot be done with a Troop.
    }
why-no-stock = No { UNIT($unit) } is left beside your board.
why-not-constructed = No { UNIT($unit) } is in your constructed space.
why-unit-not-there = You have no { UNIT($unit) } { REGION($region, form: "in") }.
why-has-travelled =
    { $unit ->
        [champion] Your Champion { REGION($region, form: "in") } has already travelled this turn.
        [golem] Your Golems { REGION($region, form: "in") } have already travelled this turn.
        [fortification] Your Fortifications { REGION($region, form: "in") } have already travelled this turn.
       *[troop] Your Troops { REGION($region, form: "in") } have already travelled this turn.
    }
why-no-unit-to-move = No { UNIT($unit) } of yours can travel now.
why-no-own-unit = You have no unit { REGION($region, form: "in") }.
why-no-opponent = No opponent has a unit { REGION($region, form: "in") }.
why-begin-first = Begin the Battle first: you may draw a card before you choose its region.
why-nothing-drawn-first = You draw no card before this Battle, so you choose its region at once.
why-no-battle-region = There is no region where you could start this Battle.
why-no-enemy-unit = No opponent has { UNIT($unit, form: "any") } { REGION($region, form: "in") }.
why-no-unit-of = { $seat } has no { UNIT($unit) } { REGION($region, form: "in") }.
why-same-region = The unit is already { REGION($region, form: "in") }.
why-mirage = A Mirage covers the { REGION($region) }.
why-not-neighbours = { ISLAND($island) } and { ISLAND($other) } do not lie next to each other.
why-no-such-region = { ISLAND($island) } has no { TERRAIN($terrain) }.
why-other-terrain = The unit leaves a { TERRAIN($terrain) }; the { REGION($region) } is of another type.
why-other-island = The { REGION($region) } does not belong to { ISLAND($island, form: "of") }.
why-only-at-champion = Only in your Champion’s region, the { REGION($region) }.
why-no-carrier = No Upgrade on your board lets a unit carry { UNIT($unit, form: "any") }.
why-no-bonus = You have no unit in a { TERRAIN($terrain) }.

## Battle

why-only-from-battle = Only units { REGION($region, form: "in") }, where the Battle is, can retreat.
why-no-reaction = Without a unit { REGION($region, form: "in") } you choose no card in this Battle.
why-no-part = You take no part in the Battle { REGION($region, form: "in") }.
why-already-committed = You have already chosen your reaction.
why-already-wounded = The Champion { REGION($region, form: "in") } is already wounded.

## Islands, Attunements, Encounters, Monsters

why-same-neighbours = After { ISLAND($island, form: "of") } the lifted Island would lie between the same neighbours.
why-lifted-island = { ISLAND($island) } is the lifted Island itself.
why-other-side = { ATTUNEMENT($attunement) } is not in use in this game.
why-attunement-claimed = { $seat } has claimed { ATTUNEMENT($attunement) } in this Era.
why-claim-used = You have already claimed { ATTUNEMENT($attunement) } in this Era.
why-attunement-elsewhere = { ATTUNEMENT($attunement) } does not belong to the lifted Island, { ISLAND($island, form: "of") }.
why-no-such-approach = “{ ENCOUNTER($encounter) }” does not offer { APPROACH($approach) }.
why-no-monster = No Monster can be made to attack.
why-monster-not-in-game = { MONSTER($monster) } is not part of this game.
why-monster-not-placed = The card of { MONSTER($monster) } has not been placed on the Events Path this Era.
why-monster-face-down = The card of { MONSTER($monster) } lies face down.

## Effects with options

why-no-such-option = There is no effect { $option }; there are { $most }.
why-option-taken = Effect { $option } has already been taken.


why-colour-taken = { $seat } has chosen { COLOUR($colour) }.
why-kind-held =
    { $type ->
        [champion] You already have a Champion, so { CARD($card) } is not for you.
        [tactic] You already have a Tactic, so { CARD($card) } is not for you.
        [objective] You already have an Objective, so { CARD($card) } is not for you.
        [accessory] You already have an Accessory, so { CARD($card) } is not for you.
       *[upgrade] You already have an Upgrade, so { CARD($card) } is not for you.
    }
why-island-occupied = The Champion of { $seat } stands on { ISLAND($island, form: "of") }.
why-own-island = Your own Champion stands on { ISLAND($island, form: "of") }.

## Moments

moment-choose-colour = before the game, one player after the other
moment-draft-card = in the open draft before the game
moment-place-champion = when Champions are placed before the game
moment-place-token = before the game, right after placing your Champion
moment-choose-action = in your own turn, before or after another action
moment-choose-card = when you Act
moment-choose-use = right after playing a card
moment-spend-points = while you spend Command Points
moment-deploy-fortification = when a Mountain, a card or an Encounter lets you deploy a Fortification
moment-carry-units = right after a unit with a carrying Upgrade has travelled
moment-place-card = when a new Accessory needs room on your board
moment-pay-with-cards = when an effect asks for cards from hand as its price
moment-develop = as the first choice of Develop
moment-put-under = when you renew the face-up cards
moment-buy-cards = in Develop, after cards were revealed or renewed
moment-draw-cards = when an effect lets you draw
moment-take-bonuses = when Meditate gives Mountain and Crystal Field bonuses
moment-choose-option = when an effect offers several options
moment-offer = when something is offered that you may leave
moment-choose-target = when an effect asks for a region
moment-strike-unit = when an effect removes an opponent’s unit and there are several
moment-choose-monster = when an effect makes a Monster attack
moment-commit-cards = at the start of a Battle you take part in
moment-lose-units = when you lose units in a Battle
moment-claim-attunement = while an Island is lifted
moment-set-down-island = when the lifted Island is put back
moment-choose-approach = when you face an Encounter
moment-clear-region = when a Monster has won on an Island with units of yours
moment-collect-card = when a Monster demands a card or Glory
