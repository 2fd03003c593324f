### The labels of choices.

choice-accept =
    { $told ->
        [0] Yes
       *[other] { $power ->
            [0] Yes: { $what }
           *[other] Spend { $power } Power: { $what }
        }
    }
choice-decline = No
choice-take-option =
    { $told ->
        [0] Option { $number }
       *[other] { $what }
    }
choice-resolve-first =
    { $told ->
        [0] Effect { $number }
       *[other] { $what }
    }
choice-concede = Concede the Combat
choice-pick-mystling = { MYSTLING($mystling) }
choice-pick-enemy = { ENEMY($enemy) }
choice-pick-arena = { ARENA($arena) }
choice-pick-map = { MAP($map) }
choice-add-card = Add { CARD($card) }
choice-fill-deck = Fill the deck with the suggested cards
choice-leave-room = Leave room for cards of the subtype
choice-mulligan = Draw four new cards
choice-keep-cards = Keep the cards
choice-take-taunt = { $seat }
choice-start-on = Space { $start }
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
choice-go-to = Space { $space }
choice-go-through = Through the Terrain on space { $space }
choice-go-around = Around all Terrain
choice-place-token = Space { $space }
choice-take-token = The token on space { $space }
choice-aim-at = { $target }
