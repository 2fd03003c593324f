chapter-18-bonus-actions = Bonus Actions

DRE-395 = A Bonus Action costs the Power printed on its left; you need that much and spend it.
DRE-396 = Each Bonus Action can be used once in your turn, steps 1 and 3 together.
DRE-397 = In steps 1 and 3 you may use as many different Bonus Actions as your Power allows.
DRE-398 = Bonus Actions are on Help cards, on Ability cards, on some Action cards and on some Arena cards.
DRE-399 = Those of Help cards are always there; the Elemental ones only for the main Element.
DRE-400 = Dash, 1 Power: Move.
DRE-401 = Prepare, 1 Power: discard a card from a slot of your choice, slide your cards right; then you may draw a card into the rightmost empty slot.
DRE-402 = The cards slide for Prepare even if you do not draw.
DRE-403 = Each Element has one Elemental Bonus Action on its Help card, for mystlings with that main Element only.
DRE-404 = The Elemental Bonus Action of Fire costs 5 Power and is an Attack.
DRE-405 = The Elemental Bonus Action of Air, Acceleration, resolves an Action card from outside the slots, with slot value 0.
DRE-406 = Each mystling has one or more Bonus Actions of its own on its Ability card: its Special Ability.
