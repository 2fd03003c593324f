chapter-23-rush-and-retreat = Rush and Retreat

DRE-439 = The Enemy's keywords work like yours, but instead of Move it has Retreat and Rush.
DRE-440 = Retreat: the Enemy goes, by up to its Swiftness, to the reachable space farthest from your mystling, with as few moves as possible.
DRE-441 = If no reachable space is farther than its own, it stays.
DRE-442 = Among equally good spaces the player chooses.
DRE-443 = Rush: the Enemy goes, by up to its Swiftness, to the reachable space closest to your mystling, into range 1 if it can, with as few moves as possible.
DRE-444 = If it is in range 1 already, it stays.
DRE-445 = It uses no more of its Swiftness than it needs.
DRE-446 = Among equally good spaces the player chooses.
DRE-447 = Both obey the rules of movement: adjacent spaces one at a time, never into another mystling, with respect to Terrain and Summons.
