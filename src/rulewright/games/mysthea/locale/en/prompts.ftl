### What a decision asks.

## Before the game

prompt-colour = Choose your colour.
prompt-draft = Draft a card of a kind that you do not have yet.
prompt-place-champion = Place your Champion on an Island without a Champion.
prompt-place-token = Place your Encounter token on an Island other than your Champion’s.

## The turn

prompt-recharge = Recharge your Artefact?
prompt-action = Your turn: choose an action.
prompt-special-action = Take a Special Action, or end your turn.
prompt-play-card = Choose a card to play.
prompt-use-card = What do you do with { CARD($card) }?
prompt-make-room = Your Accessory spaces are full: discard an Accessory to place { CARD($card) }.
prompt-spend-points =
    { $rule ->
        [MYS-184] { $points ->
            [one] Spend { $points } Command Point of your Crystal Fields; it only constructs and deploys.
           *[other] Spend { $points } Command Points of your Crystal Fields; they only construct and deploy.
        }
       *[other] { $points ->
            [one] Spend { $points } Command Point.
           *[other] Spend { $points } Command Points.
        }
    }
prompt-fortify = Choose the region for your Fortification.
prompt-travel =
    { $rule ->
        [MYS-162] { $unit ->
            [champion] Travel with your Champion to any region.
            [golem] Travel with a Golem to any region.
           *[troop] Travel with a Troop to any region.
        }
       *[other] { $unit ->
            [champion] Travel with your Champion.
            [golem] Travel with a Golem.
           *[troop] Travel with a Troop.
        }
    }
prompt-march-from = Choose the region that your units leave together.
prompt-march-to = Your units leave the { REGION($region) } together. Choose where they go.
prompt-carry = Carry a unit along?

## Develop and Meditate

prompt-develop = Develop: reveal one more card, or renew the face-up ones?
prompt-put-under = Choose the next card to go under the Era Deck; the first one lies on top.
prompt-buy = Buy a card for { $energy } Energy.
prompt-draw =
    { $count ->
        [one] Draw a card from the Era Deck?
       *[other] Draw a card from the Era Deck? You may draw { $count }.
    }
prompt-bonus-order = Which bonus do you take first?

## Effects

prompt-offer = Do you want to { $what }?
prompt-option = Choose an effect.
prompt-discard-card = Choose { $what } from your hand to discard.
prompt-trash-card = Choose { $what } in your hand to remove from the game.
prompt-target =
    { $unit ->
        [champion] Choose the region where all opposing Champions are wounded.
        [golem] Choose the region where each opponent loses a Golem.
        [fortification] Choose the region where each opponent loses a Fortification.
       *[troop] Choose the region where each opponent loses a Troop.
    }
prompt-strike =
    { $unit ->
        [golem] Choose the Golem that { $owner } loses.
        [fortification] Choose the Fortification that { $owner } loses.
       *[troop] Choose the Troop that { $owner } loses.
    }
prompt-monster = Choose the Monster that attacks at once.

## Battle

prompt-remote-battle =
    { $discharge ->
        [1] { $strength ->
            [0] Choose the region of your Battle; it discharges your Artefact.
           *[other] Choose the region of your Battle; it discharges your Artefact, and you have +{ $strength } Strength.
        }
       *[other] { $strength ->
            [0] Choose the region of your Battle.
           *[other] Choose the region of your Battle; you have +{ $strength } Strength.
        }
    }
prompt-battle-region =
    { $strength ->
        [0] Your Battle has begun: choose its region.
       *[other] Your Battle has begun: choose its region; you have +{ $strength } Strength.
    }
prompt-draw-first = Draw a card from the Era Deck first?
prompt-commit = Battle { REGION($region, form: "in") }: secretly choose a reaction, or none.
prompt-retreat =
    { $points ->
        [one] Retreat: one more move for your units.
       *[other] Retreat: { $points } more moves for your units.
    }
prompt-lose-unit =
    { $count ->
        [one] Choose the unit that you lose.
       *[other] You must lose { $count } more units. Choose the next one.
    }

## Islands, Encounters, Monsters

prompt-attunement = You have lifted { ISLAND($island, form: "of") }. Claim an Attunement?
prompt-set-down = After which Island, clockwise, do you set { ISLAND($island, form: "of") } down?
prompt-approach = “{ ENCOUNTER($encounter) }”. What do you do?
prompt-approach-premonition = “{ ENCOUNTER($encounter) }”. What do you do? You foresee what comes of it.
prompt-collect = { MONSTER($monster) } takes a random card of your discard pile out of the game, unless you lose { $glory } Glory.
prompt-clear-region = { MONSTER($monster) } is not defeated. Choose the region where you lose all your units.
