chapter-14-golden-rules = Course and golden rules

DRE-348 = You and the Enemy take turns, and you begin.
DRE-349 = The Combat ends at the moment when LOSE, TAME or WIN is reached.
DRE-350 = Not every Enemy can be tamed: it needs a Taming card in this Combat.
DRE-351 = A mystling does things only through cards and Bonus Actions. No move and no attack is free.
DRE-352 = What a card says goes before the rulebook.
DRE-353 = When effects happen at the same time, the player orders them, the Enemy's effects included.
DRE-354 = When an Enemy's effect leaves several possibilities, the player chooses.
DRE-355 = A mystling never moves into a space with another mystling and is never placed there.
DRE-356 = Movement goes space by space, so a mystling cannot pass through another one.
DRE-357 = The Enemy is your opponent, and your mystling is the Enemy's opponent.
