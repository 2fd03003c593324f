### Words of the table: titles for screen readers and tool tips.

kind-source = Source
word-deck = Deck
word-points = points
