chapter-05-card-types = Card types and rarity

DRE-135 = Neutral cards show no Element and serve every mystling. They are the Starting (S) and the Advancement (A, B) cards.
DRE-136 = Elemental cards show an Element, come out of Boosters and serve only mystlings of that Element.
DRE-137 = Mystling cards bear a name and an Element; they count as Elemental and serve only the mystling of that name.
DRE-138 = Rarity matters for deck construction and for nothing else.
DRE-139 = Common are the Neutral cards; each exists twice.
DRE-140 = Rare are Elemental cards of Boosters that exist twice.
DRE-141 = Ultra Rare are Elemental cards of Boosters that exist once.
DRE-142 = Legendary are the foil Elemental cards of Boosters; each exists once.
DRE-143 = Cards with a mystling's name have a rarity of their own; you get them by taming that mystling.
