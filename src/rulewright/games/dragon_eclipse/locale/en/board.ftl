### What is written on the drawing of the table, and what its parts are called for whoever points at them or listens.

board-space = Space { $n }
board-space-mark = Space { $n }, { $mark }
board-hole = Space { $n }: a hole, nobody can stand here
board-body = { $name }: { $left } of { $health } Health left
board-terrain = Space { $n }. { $what }
board-token =
    { $whose ->
        [enemy] { $token } token of the Enemy on space { $n }
       *[other] { $token } token of player { $whose } on space { $n }
    }
board-condition = { $condition }: { $n }
board-coming = next attack
board-enemy-deck =
    { $n ->
        [one] Next attack: { $symbol }. { $n } card in the Enemy deck
       *[other] Next attack: { $symbol }. { $n } cards in the Enemy deck
    }
board-enemy-deck-hidden =
    { $n ->
        [one] Enemy deck, face down: { $n } card
       *[other] Enemy deck, face down: { $n } cards
    }
board-track =
    { $symbol ->
        [none] Slot { $n } of the Enemy track: empty
       *[other] Slot { $n } of the Enemy track: { SYMBOL($symbol) }
    }
board-special =
    { $fires ->
        [1] Special marker on slot { $n }: the Special Ability comes with the next attack
       *[other] Special marker on slot { $n }
    }
board-taming = Taming
board-no-taming = This Enemy cannot be tamed here.
board-round = Round { $n }
board-duel = Duel { $n } of { $most }
board-winner = { $name } wins

## The deck builder

board-draft =
    { $n ->
        [one] Deck so far: { $n } card
       *[other] Deck so far: { $n } cards
    }
board-suggested = Suggested to finish it
board-rule-size = Cards
board-rule-specific = The mystling’s own
board-rule-legendary = Legendary
board-rule-element = Right Elements
board-rule-subtype = Subtype { $element }
board-rule-copies = Copies at hand
