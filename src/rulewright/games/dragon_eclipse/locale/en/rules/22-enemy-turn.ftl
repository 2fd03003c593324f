chapter-22-enemy-turn = The Enemy's turn

DRE-423 = The Enemy's turn: slide and draw an Enemy Attack card, resolve it, check the Special Ability, end of turn.
DRE-424 = Alone you always see the top card of the Enemy deck and so know what comes next.
DRE-425 = Step 1: slide all Enemy Attack cards one slot to the right, then put the top card of the Enemy deck into slot 1.
DRE-426 = A card that would slide out of slot 5 goes to the Enemy discard pile.
DRE-427 = At the moment when the Enemy deck becomes empty, you gain a Fatigue card on top of your discard pile.
DRE-428 = If no Fatigue card is left, your mystling gains 5 damage instead.
DRE-429 = Then the Enemy discard pile is shuffled into a new Enemy deck. The cards on the Enemy track stay where they are.
DRE-430 = Such a Fatigue card covers the former top card, whose Passive ends.
DRE-431 = Step 2: resolve the Enemy's effect with the symbol of the card in slot 1, from top to bottom and from left to right. Your mystling is the opponent.
DRE-432 = Afterwards the card in slot 1 is turned face down.
DRE-433 = Step 3: if an Enemy Attack card lies at the slot of the Special marker, resolve the Special Ability and then discard the whole Enemy track.
DRE-434 = If no card lies there, nothing happens and the cards stay.
DRE-435 = Without interference the Special Ability comes every N turns of the Enemy, where N is the number of its slot.
DRE-436 = Step 4a: resolve end-of-turn effects in the order that the player chooses.
DRE-437 = Step 4b: discard one Condition token of each type from the Enemy.
DRE-438 = Step 4c: your turn begins.
