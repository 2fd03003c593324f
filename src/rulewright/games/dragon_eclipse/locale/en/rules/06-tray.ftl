chapter-06-tray = Mystling tray

DRE-144 = The tray has two pockets. Each keeps the Action, Stat, Ability and Quest cards of one mystling.
DRE-145 = After a Combat the damage of a mystling is kept in its pocket.
DRE-146 = Power gained in an Adventure is kept in the pocket of the mystling that gained it.
