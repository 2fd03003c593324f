chapter-32-quick-battle = Quick battle

DRE-537 = Each player has one mystling and one deck; you take turns until somebody wins.
DRE-538 = The first player is chosen at random.
DRE-539 = The first player picks any mystling with its Stat, Ability and Action cards, then the other player picks. Quest cards are not used.
DRE-540 = Both build their decks at the same time by the usual rules, with the changes that follow.
DRE-541 = Neutral cards are split into two equal piles with one copy of each card; each player gets a pile. Players may trade Neutral cards.
DRE-542 = Elemental cards are sorted into a pile for each Element.
DRE-543 = If both mystlings have the same Element and the players do not agree, they take cards of it in turns, the first player first; nothing takes several of them at once.
DRE-544 = Cards of a subtype are taken from what is left once the other player has finished their deck.
DRE-545 = A random Arena map is used, with the side for two.
DRE-546 = A random Arena card with a PvP side is drawn and its Setup carried out.
DRE-547 = The first player's mystling begins on space I; the other player chooses II or III.
DRE-548 = Each deck is shuffled and put down face down.
DRE-549 = Each player draws four cards one after the other into the slots.
DRE-550 = Beginning with the first player, each may redraw once.
DRE-551 = The second player gains 1 Power.
DRE-552 = The first player takes the first turn.
