chapter-21-end-of-turn = End of your turn

DRE-420 = First resolve end-of-turn effects in any order.
DRE-421 = Then discard one Condition token of each type from your mystling.
DRE-422 = Then the Enemy's turn begins.
