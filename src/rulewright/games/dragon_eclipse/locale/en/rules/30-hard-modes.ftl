chapter-30-hard-modes = Hard modes

DRE-516 = Hard modes are options of the campaign and change nothing but Combat.
DRE-517 = A hard mode may be switched on at any time except during a Combat.
DRE-518 = A hard mode may be given up at any time.
DRE-519 = There are three: Corruption, Unpredictable and Steel. Using one at a time is advice, not a rule.
DRE-520 = To play Scenario 1 without a hard mode is advice, not a rule.
DRE-521 = The Corruption mode is for one or two players.
DRE-522 = Before each Combat draw a random Corruption card, put it under the Enemy's Stat card and add its values to the Enemy's statistics for this Combat.
DRE-523 = It comes on top of Corruption that the Combat has anyway, so an Enemy may have several such cards.
DRE-524 = The Unpredictable mode is for one player only; two players cannot take it up.
DRE-525 = The Enemy deck lies face down; the drawn card is revealed only when it is resolved.
DRE-526 = The Steel mode is for one or two players.
DRE-527 = Instead of the usual Heal after a Combat, each mystling that took part Heals 5, but not above half of its Health, rounded down.
