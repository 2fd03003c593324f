chapter-45-terrain-and-lines = Terrain and lines

DRE-743 = Arena map 05 has one empty space. No mystling can move there or be placed there.
DRE-744 = No token can be placed or moved there.
DRE-745 = Range is counted through it.
DRE-746 = It does not stop effects in line.
DRE-747 = Some Arena cards have Terrain that can be targeted. You may treat it as an opponent for Attacks and other effects that deal damage; what is for each opponent must hit it.
DRE-748 = Such Terrain cannot gain Condition tokens.
DRE-749 = Drain does not Heal for damage to Terrain.
DRE-750 = An effect on each possible target hits such Terrain too; only its Conditions are ignored.
DRE-751 = Terrain that is discarded when somebody moves into it does not stop Enemies: they move as usual, and it is discarded.
DRE-752 = If Terrain says that an Enemy cannot move or be placed there, Enemies treat it as closed and take the shortest way around.
DRE-753 = An effect in line works along a straight line of connected spaces that begins at the acting mystling.
DRE-754 = Damage in line hits the closest opponent in the chosen line.
DRE-755 = Allies block effects in line.
DRE-756 = The rules of an Arena card may block them too.
DRE-757 = A Move or Rush in line follows the usual rules but stays in the chosen line.
