### Labels of choices: what they do and cost. $prompt is the question that they answer.

## Answers to many questions

choice-done =
    { $prompt ->
        [prompt-special-action] End the turn
        [prompt-use-card] Do nothing more with this card
        [prompt-spend-points] Spend no more
        [prompt-fortify] Deploy no Fortification
        [prompt-travel] Travel no further
        [prompt-march-from] Stay
        [prompt-carry] Carry nothing
        [prompt-buy] Buy no more
        [prompt-draw] Draw no more
        [prompt-option] Nothing more
        [prompt-discard-card] Discard nothing
        [prompt-trash-card] Keep the cards
        [prompt-remote-battle] No Battle
        [prompt-retreat] Retreat no further
        [prompt-monster] Provoke no Monster
       *[other] Done
    }
choice-accept =
    { $prompt ->
        [prompt-recharge] Recharge the Artefact
        [prompt-offer] Yes: { $what }
       *[other] Yes
    }
choice-decline =
    { $prompt ->
        [prompt-recharge] Leave it as it is
        [prompt-attunement] Claim no Attunement
        [prompt-draw-first] Draw no card
       *[other] No
    }
choice-take-option =
    { $what ->
        [none] Effect { $number }
       *[other] { $what }
    }
choice-choose-region = { REGION($region) }

## Before the game

choice-choose-colour = { COLOUR($colour) }
choice-draft-card =
    { $type ->
        [champion] Champion: { CARD($card) }
       *[other] { TYPE($type) }: { CARD($card) }
    }
choice-place-champion = { REGION($region) }
choice-place-token = { ISLAND($island) }

## The turn

choice-act = Act: play a card
choice-develop = Develop: buy cards
choice-meditate = Meditate: gain { $energy } Energy and the bonuses of your regions
choice-use-accessory = Activate { CARD($card) }: { $what }
choice-start-battle =
    { $discharge ->
        [1] Start a Battle { REGION($region, form: "in") }: discharge your Artefact
       *[other] Battle { REGION($region, form: "in") }
    }
choice-begin-battle =
    { $discharge ->
        [1] Start a Battle: discharge your Artefact, draw a card if you like, then choose the region
       *[other] Start the Battle: draw a card if you like, then choose the region
    }
choice-move-island = Move the Island of your Champion: discharge your Artefact
choice-face-encounter =
    { $experience ->
        [0] Face the top Encounter: pay Experience
       *[other] Face the top Encounter: pay { $experience } Experience
    }

## Act and Command Points

choice-play-card = Play { CARD($card) }
choice-spend-points =
    { $points ->
        [0] Spend its Command Points
        [one] Spend its { $points } Command Point
       *[other] Spend its { $points } Command Points
    }
choice-use-card =
    { $type ->
        [accessory] { $energy ->
            [0] Place it on your board for no Energy
           *[other] Place it on your board: pay { $energy } Energy
        }
        [upgrade] { $energy ->
            [0] Place it on your board for no Energy
           *[other] Place it on your board: pay { $energy } Energy
        }
        [none] Use the card
       *[other] { $energy ->
            [0] Use the effect for no Energy
           *[other] Use the effect: pay { $energy } Energy
        }
    }
choice-gain-energy = Gain 1 Energy{ $cost }
choice-construct = Construct { UNIT($unit, form: "one") }{ $cost }
choice-deploy = Deploy { UNIT($unit, form: "one") } in your Champion’s region{ $cost }
choice-deploy-fortification = { REGION($region) }
choice-travel = Travel: { UNIT($unit) } { REGION($origin, form: "from") } { REGION($target, form: "to") }{ $cost }
choice-carry-unit = Carry { UNIT($unit, form: "one") } along
choice-discard-from-board = Discard { CARD($card) } from your board
choice-pay-with-card =
    { $prompt ->
        [prompt-trash-card] Remove { CARD($card) } from the game
       *[other] Discard { CARD($card) }
    }
cost-points =
    { $n ->
        [one] {" "}({ $n } Command Point)
       *[other] {" "}({ $n } Command Points)
    }

## Develop and Meditate

choice-reveal-one = Reveal one more card
choice-renew-display = Put the face-up cards under the deck and reveal { $count } others
choice-put-under = { CARD($card) }
choice-buy-card =
    { $energy ->
        [0] Buy { CARD($card) }
       *[other] Buy { CARD($card) } for { $energy } Energy
    }
choice-draw-card = Draw a card
choice-fortify-first = Mountains first: deploy Fortifications
choice-crystals-first = Crystal Fields first: spend Command Points

## Battle, Islands, Encounters, Monsters

choice-commit-card =
    { $type ->
        [objective] { CARD($card) } – Retreat: { $points ->
            [one] { $points } move
           *[other] { $points } moves
        } for your units
        [accessory] { CARD($card) } – Sacrifice: { $points } Energy and 1 for each of your units there
        [upgrade] { CARD($card) } – Defence: { $points } Glory and 1 for each of your units there
       *[tactic] { CARD($card) } – Attack: +{ $points } Strength
    }
choice-commit-nothing = No reaction
choice-remove-unit =
    { $unit ->
        [champion] Wound your Champion
       *[other] Remove { UNIT($unit, form: "one") }
    }
choice-claim-attunement = Claim { ATTUNEMENT($attunement) } ({ $attunement }): { $what }
choice-set-down-after = After { ISLAND($island, form: "of") }
choice-choose-approach = { $how }
choice-choose-monster = { MONSTER($monster) }
choice-strike-unit = { REGION($region) }
choice-clear-region = { REGION($region) }
choice-lose-card = Let the card go
choice-lose-glory =
    { $glory ->
        [0] Lose Glory instead
       *[other] Lose { $glory } Glory instead
    }
