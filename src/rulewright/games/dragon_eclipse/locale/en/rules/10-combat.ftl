chapter-10-combat = Combat and its components

DRE-292 = A Combat is fought in turns, on an Arena, between your active mystling and one Enemy.
DRE-293 = A Scenario may hold several Combats. The Journal says when one begins and with what.
DRE-294 = An Arena map is made of spaces that are adjacent to each other; mystlings stand on spaces.
DRE-295 = Some spaces bear MARK 1, MARK 2, MARK 3, I or II, on maps for two also III. Marks serve setup and some effects; by themselves they do nothing.
DRE-296 = Around the Arena lie the Enemy sheet, the Enemy deck with five Enemy slots on its right, the Enemy discard pile, the Arena card, your deck, your four Action slots and your discard pile.
DRE-297 = Each Combat uses exactly one Arena card; the Journal or the Tier card names it.
DRE-298 = An Arena card has an ID and a name, perhaps Setup, Rules and Bonus Actions, and tells which Scripts follow a Combat and a Random Combat.
DRE-299 = An Arena card may offer Bonus Actions to you.
DRE-300 = Terrain is made of Universal tokens that the Arena card puts on spaces. It may close spaces or do what the card's Rules say.
DRE-301 = With the BOON side up Terrain helps you, with the BANE side up it does the opposite.
