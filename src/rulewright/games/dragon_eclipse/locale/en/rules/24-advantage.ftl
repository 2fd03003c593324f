chapter-24-advantage = Elemental advantage

DRE-448 = Fire has the advantage over Air, Air over Earth, Earth over Water, Water over Fire; Light and Dark have it over each other.
DRE-449 = Advantage gives nothing by itself. It exists only where a card shows its icon.
DRE-450 = What follows an advantage icon is resolved only if the opponent has that Element, as its main one or as its subtype.
DRE-451 = For the Enemy's effects your mystling is checked in the same way.
