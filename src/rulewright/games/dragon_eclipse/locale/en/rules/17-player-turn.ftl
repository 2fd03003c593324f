chapter-17-player-turn = Your turn

DRE-386 = Your turn: Bonus Actions if you like, one Action card, Bonus Actions if you like, draw, end of turn.
DRE-387 = Effects at the start of your turn come before step 1, in the order you choose.
DRE-388 = Choose a slot with a card. Any card may be chosen, even one that would do nothing.
DRE-389 = You resolve exactly one Action card per turn, besides a Trigger, and cannot skip it while a card lies in a slot.
DRE-390 = Before the card is resolved, gain the Power printed above its slot: 3 for slot 4 and 2 for slot 2. What slots 1 and 3 give is not printed.
DRE-391 = Resolve the card's effects from top to bottom and from left to right.
DRE-392 = Every effect must be carried out unless that is impossible or it says that you may.
DRE-393 = Afterwards the card goes face up on top of your discard pile, unless it is attached or removed.
DRE-394 = Cards do not slide when one leaves its slot; they slide only when you draw, and with Prepare even without a draw.
