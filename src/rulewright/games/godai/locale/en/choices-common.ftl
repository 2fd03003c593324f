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
       *[other] { $number }
    }
