chapter-44-combat-quests = Combat Quests

DRE-740 = A Combat Quest can be fulfilled only in a Combat in which its mystling fights.
DRE-741 = If its conditions were fulfilled, the card is flipped to side B after the Combat.
DRE-742 = Side B is an Exalted Ability or Stat card that replaces the old one from then on; the old card goes to Removed.
