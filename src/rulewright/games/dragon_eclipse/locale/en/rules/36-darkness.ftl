chapter-36-darkness = Darkness

DRE-637 = Each time all three boxes of a mystling become marked, the topmost unmarked step of Darkness is marked.
DRE-638 = At the start of a Run the players may play with all unlocked steps of Darkness, or with none.
DRE-639 = Darkness 1: at the start of a Run gain 5 damage.
DRE-640 = Darkness 2: at the start of a Run remove a random card with the mystling's name from its deck.
DRE-641 = Darkness 3: at the start of a Run gain 1 Fatigue.
DRE-642 = Darkness 4: a Camp Heals 5 less; where a mystling would be Healed in full, 5 damage stays on it.
DRE-643 = Darkness 5: a Boss begins its Combat with one Corruption card.
DRE-644 = Darkness 6: whenever a Tier card is drawn, take the next higher Tier, at most V.
DRE-645 = Darkness 7: Elemental Bonus Actions cost 1 Power more, at most 10.
DRE-646 = Darkness 8: Special Abilities cost 1 Power more, at most 10.
DRE-647 = Darkness 9: slot 2 gives 1 Power only.
DRE-648 = Darkness 10: the Special marker is placed one slot further left when the Enemy is set up, at slot 1 at the least.
DRE-649 = What Darkness does at the start of a Run is resolved during Run Setup.
DRE-874 = Darkness 6 counts for every Tier card that is drawn, so also for a Boss drawn from a Tier deck.
