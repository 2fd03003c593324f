chapter-26-end-of-combat = End of the Combat

DRE-464 = LOSE: at any moment your mystling has as much damage as Health, or more.
DRE-465 = WIN: at any moment the Enemy has as much damage as Health, or more, and not all Taming conditions are fulfilled.
DRE-466 = The end comes at once: whatever is left of the card or the turn is not resolved.
DRE-467 = TAME: the last condition of the Taming card is fulfilled, and the Combat ends at once.
DRE-468 = TAME goes first even if the Enemy has as much damage as Health, or more, at that moment.
DRE-469 = Afterwards go to the Script for LOSE, TAME or WIN in the "End of Combat" section of the Arena card.
DRE-470 = After a Random Combat the section "End of Random Combat" counts instead.
DRE-471 = An Enemy without a Taming card in this Combat cannot be tamed.
DRE-472 = Conditions are fulfilled in the printed order; none counts before all earlier ones are fulfilled.
DRE-473 = A fulfilled condition is marked with an A token and stays fulfilled, whatever changes later.
DRE-474 = A tamed Enemy joins your Party with its Stat card, its Ability card and its own Action cards.
DRE-475 = You may concede at any moment of a Combat: damage is added until it equals your mystling's Health; then LOSE is resolved.
DRE-476 = After conceding, the Combat cannot go on, even if the Script would allow it.
DRE-477 = Otherwise a Script for LOSE may let the Combat go on.
