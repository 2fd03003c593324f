chapter-20-drawing = Drawing and shuffling

DRE-412 = Step 4: slide all cards in your slots right, then draw into the empty slots from the right until all four are full.
DRE-413 = "Draw": slide your cards right, then put the top card of your deck into the rightmost empty slot.
DRE-414 = If you must draw and your deck is empty, discard attached Upgrades, shuffle the discard pile into a new deck and draw.
DRE-415 = An empty deck alone reshuffles nothing; only the need to draw does.
DRE-416 = Effects of cards may reshuffle too; Upgrades are then discarded as well.
DRE-417 = Cards in slots and cards that are being resolved take no part in a reshuffle.
DRE-418 = After a reshuffle the discard pile is empty, so no Passive holds.
DRE-419 = "Shuffle" mixes the deck alone: not the discard pile, and Upgrades stay.
