# A ruling: our answer, the question, its readings, the reason.

AMB-DRE-09 = Perk 2 removes one Eye and one Spiral, Perk 8 one more Spiral; Spiral is always the worst result on our Mystery cards.
    .question = Which symbols do Artifact Perks 2 and 8 remove?
    .a = Two different bad ones, and Perk 8 one more of the worst.
    .b = Some other mix.
    .reason = The removal is said to raise the chance of a good effect.

AMB-DRE-10 = The Perk gives Power, put on the mystling during Run Setup; Darkness 1 gives damage.
    .question = What does the Starting Perk "Gain X" with the lost icon give, and what does Darkness 1 "Gain 5"?
    .a = Power for the first Combat; Darkness 1 damage.
    .b = Silver.
    .c = Health.
    .reason = Silver, Items and Equipment are always written as words, Power as an icon. Darkness only harms, and Fatigue is another step of it.

AMB-DRE-87 = Neutral cards from the Advancement deck, Elemental ones from the decks beside the map, Items from the Item deck, Equipment from the top of its deck.
    .question = From where do the cards of the Starting Perks come?
    .a = From the decks laid out: Advancement, the Elemental decks beside the map, the Items and Equipment with the Roguelite mark.
    .b = From all cards of the game.
    .reason = These decks are laid out in the steps before.

AMB-DRE-88 = The order 3, 6, 10 holds within each Perk.
    .question = Must all Perks for 3 Silver be bought before any for 6?
    .a = No, the order holds within each Perk.
    .b = Yes.
    .reason = The book explains the order with the same Perk.

AMB-DRE-89 = The highest X counts; with two players each resolves the Perks.
    .question = Do the steps of a Starting Perk add up?
    .a = No, the highest X counts.
    .b = Yes: 1, 2 and 3 together.
    .reason = There is one X for each Perk, and it stands among the steps of each player.

AMB-DRE-90 = Completed boxes mark the steps of Darkness; they can be used once Perk 6 is marked.
    .question = What opens Darkness, Artifact Perk 6 or completed boxes?
    .a = Both are needed.
    .b = Either is enough.
    .reason = So both texts stay true.

AMB-DRE-92 = It is marked in the Run Resolution and gives 1 Essence.
    .question = When is box 3 marked, and does it give Essence?
    .a = In the Run Resolution, with 1 Essence.
    .b = Without Essence.
    .reason = Every newly marked box gives 1 Essence.

AMB-DRE-108 = The first completion of a map unlocks the next number.
    .question = Which map does a completion unlock, and does a second completion too?
    .a = The next number, at the first completion of each map.
    .b = Any one, every time.
    .reason = The sheet numbers the maps, and a map is completed for the first time once.

AMB-DRE-109 = Any locked mystling, in the Run Resolution in which the Perk is marked; if none is locked, nothing happens.
    .question = Artifact Perk 9: which mystling, and when?
    .a = Any locked one, at once.
    .b = One of a fixed cost, or in a later Run.
    .reason = No limit is printed, and mystlings are unlocked in that step.

AMB-DRE-116 = They are lost; keeping them can be switched on.
    .question = What about Silver and Essence that are left over?
    .a = They are lost.
    .b = They are kept for later Runs.
    .reason = That is the letter of the book; Essence is finite, and only Taming then brings all 30 mystlings within reach.

AMB-DRE-120 = With two players Perks of the deck and of Power count for each, Items and Equipment once for both; of three Equipment cards one is used at once or goes back.
    .question = What if Starting Perks give more than may be held?
    .a = With two players Items and Equipment count once for both; of three Equipment cards one is used or goes back.
    .b = Each player gains everything, above the limit too.
    .reason = Three Items and two Equipment cards are all that may be held.

AMB-DRE-123 = To mystlings, as printed; a Run by a shortcut may complete a map, mark box 3 and with it a step of Darkness.
    .question = Do boxes belong to mystlings or to maps?
    .a = To mystlings.
    .b = To a mystling on a map.
    .reason = The sheet prints the boxes beside the mystlings.

AMB-DRE-129 = Perk 9 does nothing then; Perk 7 always counts.
    .question = Artifact Perk 9 with everything unlocked, and Perk 7 against your will?
    .a = Nothing happens; Perk 7 is not optional.
    .b = Something else is gained; Perk 7 may be refused.
    .reason = Perks are marked in their order, and no choice is printed.

AMB-DRE-132 = There is one card of each Artifact, so no. Starting Perks count after a shortcut, but not when a Run is resumed.
    .question = Can two players take the same locked Artifact, and do Starting Perks count after a shortcut or when a Run is resumed?
    .a = No; after a shortcut yes, when resuming no.
    .b = Yes to all.
    .reason = A shortcut keeps all other rules of setup; a resumed Run has been set up already.
