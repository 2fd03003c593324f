chapter-11-mystling-sheet = Your mystling sheet

DRE-302 = Your mystling sheet is the Ability card on the left and the Stat card on the right. Outside PvP the Stat card shows its ordinary side.
DRE-303 = A sheet shows name, Elements, statistics, Special Ability and perhaps a limit of Elemental tokens.
DRE-304 = The Journal and opponents' effects ask for the Element; it also decides which Action cards the deck may hold.
DRE-305 = A mystling with a subtype has both Elements for the Journal, for Action cards and for Enemies.
DRE-306 = A subtype does not open the Elemental Bonus Action of its Element; only the main Element does.
DRE-307 = The statistics are Willpower, Defense, Health, Strength and Swiftness.
DRE-308 = Willpower prevents that much damage of each Deal effect of an opponent.
DRE-309 = Defense prevents that much damage of each Attack of an opponent.
DRE-310 = Health is the damage at which the mystling loses.
DRE-311 = Strength is the damage of an Attack before Defense.
DRE-312 = Swiftness is the number of spaces of a Move.
DRE-313 = Effects may raise or lower statistics for a while, but never below 0.
DRE-314 = You use your mystling's Special Ability by the rules of Bonus Actions.
DRE-315 = A mystling that uses Elemental tokens has a limit. In the Arena and on its sheet together it never has more of them.
DRE-316 = The icon of the limit tells for whom it holds: half white and half black for both, white for players, black for Enemies.
DRE-317 = Damage on your mystling stays after a Combat; Healing removes it, or the end of the Scenario.
