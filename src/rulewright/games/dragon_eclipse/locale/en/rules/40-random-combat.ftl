chapter-40-random-combat = Random Combat and Tiers

DRE-706 = The deck of Random Combats is empty at the start of the campaign; only the Journal adds Tier cards to it.
DRE-707 = To set up a Random Combat, shuffle that deck, draw two cards (or the only one), choose one and set the Combat up with what it lists.
DRE-708 = "… adding X to the pool": after the draw the Tier card that is named joins the cards to choose from.
DRE-709 = After a Random Combat the Arena card leads to Script 200 of the current Scenario: its letter and 200.
DRE-710 = Script 200 uses what the Tier card says: what to do when the Enemy was tamed, and which cards the Encyclopedia gets.
DRE-711 = A Tier card shows the Tier (I to V), the Essence cost, the Element and the cards for a Combat with that mystling.
DRE-712 = The Tier tells how strong a mystling is; navigation and Roguelite sometimes ask for it.
DRE-713 = The Essence cost is what taming the mystling during navigation takes.
