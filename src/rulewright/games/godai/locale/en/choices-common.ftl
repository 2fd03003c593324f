### Answers that fit many questions.

choice-accept =
    { $prompt ->
        [prompt-augment] Augment it
       *[other] Yes
    }
choice-decline =
    { $prompt ->
        [prompt-augment] Into the Stockpile
        [prompt-share-food] Nobody
        [prompt-stop-wander] No, Wander
        [prompt-regain-equip] None
       *[other] No
    }
choice-done =
    { $prompt ->
        [prompt-skill-bonus] Nothing more
       *[other] That is all
    }
choice-take-option =
    { $prompt ->
        [prompt-put-back] { $number ->
            [1] On top of the deck
           *[2] Under the deck
        }
        [prompt-criticals] { $number ->
            [1] A Tier II Resource
            [2] A Tier III Resource
            [3] A basic Element
           *[4] A Power Up
        }
       *[other] Line { $number }
    }
choice-pick-hex = { $hex }
choice-pick-hero = { $hero }
choice-pick-stat = { STAT($stat) }
choice-pick-resource = { RESOURCE($resource) }
choice-pick-element = { ELEMENT($element) }
choice-pick-card = { CARD($card) }
choice-pick-item = { ITEM($item) }
choice-pick-number =
    { $prompt ->
        [prompt-convert] { $number ->
            [0] Not at all
            [one] Once
           *[other] { $number } times
        }
        [prompt-critical-encounters] { $number ->
            [0] None
           *[other] { $number }
        }
        [prompt-jaethi-way] { $number ->
            [1] To the north-east
            [2] To the south-east
            [3] To the south
            [4] To the south-west
            [5] To the north-west
           *[6] To the north
        }
        [prompt-turn-portals] Siege Portal { $number }
        [prompt-enter-again] Siege Portal { $number }
        [prompt-close-portal] Siege Portal { $number }
        [prompt-foretell] Siege Slot { $number }
        [prompt-nether-turn] { $number ->
            [0] Not turned
            [1] Turned by 60°
            [2] Turned by 120°
            [3] Turned by 180°
            [4] Turned by 240°
           *[5] Turned by 300°
        }
       *[other] { $number }
    }
