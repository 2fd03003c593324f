### The labels of choices.

choice-accept =
    { $told ->
        [0] Yes
       *[other] { $power ->
            [0] { $tokens ->
                [0] Yes: { $what }
                [one] Discard a token from your sheet: { $what }
               *[other] Discard { $tokens } tokens from your sheet: { $what }
            }
           *[other] { $tokens ->
                [0] Spend { $power } Power: { $what }
                [one] Spend { $power } Power and a token from your sheet: { $what }
               *[other] Spend { $power } Power and { $tokens } tokens from your sheet: { $what }
            }
        }
    }
choice-decline =
    { $prompt ->
        [prompt-target] Nobody
        [prompt-modes] Change nothing
        [prompt-camp] Go on
        [prompt-perk] No more
       *[other] No
    }
choice-take-option =
    { $told ->
        [0] Option { $number }
       *[other] { $what }
    }
choice-resolve-first =
    { $told ->
        [0] Effect { $number }
       *[other] { $shared ->
            [0] { $what }
           *[other] { $whose }: { $what }
        }
    }
choice-concede = Concede the Combat
choice-pick-mystling = { MYSTLING($mystling) } ({ ELEMENT($element) }, { TIER($tier) })
choice-pick-enemy = { ENEMY($enemy) } ({ ELEMENT($element) }, { TIER($tier) })
choice-pick-arena = { ARENA($arena) }
choice-pick-map = { MAP($map) }
choice-add-card = Add { CARD($card) }
choice-take-out = Take { CARD($card) } out
choice-fill-deck =
    { $shared ->
        [0] Fill the deck with the suggested cards
       *[other] Fill the deck with the suggested cards, but only one of { ELEMENT($element) } for now
    }
choice-leave-room = Leave room for cards of the subtype
choice-take-up-mode = Take up a hard mode: { $mode ->
    [corruption] Corruption
    [unpredictable] unpredictable
   *[steel] steel
}
choice-give-up-mode = Give up a hard mode: { $mode ->
    [corruption] Corruption
    [unpredictable] unpredictable
   *[steel] steel
}
choice-mulligan = Draw four new cards
choice-keep-cards = Keep the cards
choice-take-taunt = { $seat }
choice-start-on =
    { $allies ->
        [0] Space { $start }
       *[other] { $first }: { $start }; { $second }: { $other }
    }
choice-play-card =
    { $named ->
        [0] Resolve the card of slot { $slot }
       *[other] Resolve { CARD($card) } (slot { $slot })
    }
choice-trigger-card =
    { $named ->
        [0] Trigger the card of slot { $slot }
       *[other] Trigger { CARD($card) } (slot { $slot })
    }
choice-discard-slot =
    { $named ->
        [0] Discard the card of slot { $slot }
       *[other] Discard { CARD($card) } (slot { $slot })
    }
choice-use-bonus = { BONUS($bonus) }, { $power } Power: { $what }
choice-end-turn = End the turn
choice-keep-upgrade = Keep { CARD($card) }
choice-put-on-top = { CARD($card) } on top
choice-put-under = { CARD($card) } under the deck
choice-cleanse-token = Discard { CONDITION($condition) }
choice-go-to =
    { $stays ->
        [1] Stay on space { $space } (range { $far })
       *[other] { $far ->
            [-1] { $prompt ->
                [none] Go to space { $space }
               *[other] Space { $space }
            }
           *[other] Space { $space } (range { $far })
        }
    }
choice-go-through = Through the Terrain on space { $space }
choice-go-around = Around all Terrain
choice-place-token =
    { $prompt ->
        [prompt-summon] Space { $space }
       *[other] Token on space { $space }
    }
choice-take-token = The token on space { $space }
choice-aim-at =
    { $prompt ->
        [none] Hit { $target }
       *[other] { $target }
    }
