# A ruling: our answer, the question, its readings, the reason.

AMB-DRE-91 = Camp 1 comes after Boss 1 and Camp 2 after Boss 2; on the first space no Camp is resolved.
    .question = Which Camp is number 1?
    .a = The one after Boss 1; the first space of the map is no Camp with steps.
    .b = The first space of the map.
    .reason = A saved Run with one defeated Boss is resumed at the first Camp.

AMB-DRE-93 = A random Tier card of the Tier on the space, never a chosen or already defeated mystling.
    .question = Who is the Boss?
    .a = A random mystling of the Tier on the space.
    .b = The one that the map names.
    .reason = A Boss is called an ordinary Combat with changes.

AMB-DRE-94 = They stay out and count at the end. If a Tier deck is empty, its defeated mystlings can be drawn again, and each win counts.
    .question = What happens at a Camp to the Tier cards of defeated mystlings?
    .a = They return to the Tier decks.
    .b = They stay out and count in the Run Resolution.
    .reason = The Resolution needs all of them.

AMB-DRE-95 = It is a win, and the mystling is unlocked for free in the Run Resolution.
    .question = What does TAME do in a Run?
    .a = It counts as a win and unlocks the mystling for later Runs for free.
    .b = It is only a win.
    .reason = Otherwise the Perk of Taming would be useless.

AMB-DRE-96 = Items and Equipment go back as printed; defeated Tier cards and unlocked Artifacts are kept.
    .question = A saved Run: what about Items, Equipment, defeated Tier cards and Artifacts put aside?
    .a = All are lost.
    .b = All are kept.
    .c = Items and Equipment go back, the others are kept.
    .reason = The Run Resolution needs the latter.

AMB-DRE-97 = After setup there is no limit of 16 cards or of 3 to 6 own cards; but at most 1 Legendary card, at least 8 cards, and no more cards of the subtype than its number. Fatigue stays until it is removed or the Run ends.
    .question = Do the rules of deck construction hold during a Run, and what about Fatigue?
    .a = They always hold.
    .b = Only at the start.
    .reason = Mystery cards add and remove cards; without the number of the subtype the Elements would blur.

AMB-DRE-98 = They go under their deck, and the lower number of boxes counts; upper parts are resolved by each player.
    .question = Shortcuts: where do the Mystery cards go, and what if two players have different boxes?
    .a = Under their deck; the lower number counts.
    .b = Out of the Run; the higher number counts.
    .reason = It must hold for each of the chosen mystlings.

AMB-DRE-99 = It keeps what it has, at most 5.
    .question = Darkness 4 and a mystling with less than 5 damage?
    .a = It keeps what it has.
    .b = It gets 5.
    .reason = It is a smaller Heal, not damage.

AMB-DRE-115 = A Run can be put aside at any moment, exactly as it is. The printed save is a choice of the table; its new deal comes from the Run's seed, so that saving twice gives the same deal.
    .question = Saving by the book returns Items and deals anew. Can a Run be put aside as it is?
    .a = No, only the printed save at a Camp.
    .b = Yes, at any moment.
    .reason = Nobody should deal again by taking a break.

AMB-DRE-117 = Misfortune leaves 1 Health; damage as a price can be chosen only if it can be paid in full.
    .question = Can damage outside Combat end a Run?
    .a = Yes, when it reaches the Health.
    .b = No, it stops at 1 Health.
    .reason = The campaign leaves 1 Health outside Combat too, and a Run should be lost in a fight.

AMB-DRE-118 = The upper part first; adding and removing cards is optional; a lower part that only harms must be resolved.
    .question = In which order are the two parts of a Mystery card resolved, and must they be?
    .a = Upper, then lower; adding and removing cards is optional, harm is not.
    .b = As you like.
    .reason = Cards are read from top to bottom, and every space that is entered must be resolved.

AMB-DRE-119 = The upper part each for the own deck, the lower part once together; a Heal or damage is divided as they like, Power goes into one pocket, and a card leaves one deck.
    .question = With two players, who resolves a Mystery card?
    .a = The upper part each player for the own deck, the lower part both once together.
    .b = Each player resolves all of it.
    .reason = A deck is a player's own, everything else is common.

AMB-DRE-121 = It is a law for maps, checked when a map is loaded, also over a Camp.
    .question = "A Mystery between two Combats": a rule or a description?
    .a = A law for maps.
    .b = A description only.
    .reason = So it is true whatever way is taken.

AMB-DRE-122 = It counts for every draw from a Tier deck; a Boss that the map names stays.
    .question = Does Darkness 6 count for Bosses?
    .a = For every draw from a Tier deck, so also for Bosses.
    .b = No.
    .reason = The text speaks of every Tier card drawn.

AMB-DRE-124 = Its defeated mystlings can be met again; what was won stays.
    .question = What if a Tier deck runs out in a Run?
    .a = Its defeated mystlings are shuffled in again; their cards still count.
    .b = The next higher Tier is used.
    .reason = The space asks for that Tier, and the Resolution counts every win.

AMB-DRE-125 = No.
    .question = Are Quests and Exalted forms used in a Run?
    .a = No.
    .b = Yes.
    .reason = Run Setup lists no Quest cards.

AMB-DRE-126 = As much as the Tier printed on the Boss space.
    .question = How much Silver does a Boss without a Tier card give?
    .a = As much as the Tier on its space.
    .b = None.
    .reason = A Boss with a Tier card would give the same.

AMB-DRE-127 = At every choice on the map and at a Camp; inside a Combat by conceding.
    .question = When can a Run be ended by choice?
    .a = At every choice on the map and at a Camp, in a Combat by conceding.
    .b = At a Camp only.
    .reason = The book sets no moment, and conceding is its way out of a Combat.

AMB-DRE-128 = Yes, at the moment it happens, unless it asks for a win. Its progress is kept when a Run is put aside, and begins anew after a printed save.
    .question = Does an Achievement count that is fulfilled in a lost Combat?
    .a = Yes, unless it asks for a win.
    .b = No.
    .reason = The Artifact is turned as soon as its Achievement is fulfilled.

AMB-DRE-130 = It stays; only damage is Healed.
    .question = What happens to Fatigue at a Camp?
    .a = It stays.
    .b = It is removed.
    .reason = The steps of a Camp do not name it.

AMB-DRE-131 = From the same six; if none is left, none is added.
    .question = From where does the Corruption of Darkness 5 come?
    .a = From the same six cards.
    .b = From a deck of its own.
    .reason = There are six Corruption cards and no others.

AMB-DRE-133 = No; so no Item with the timing "Test" has the Roguelite mark.
    .question = Are Test Values of Items used in a Run?
    .a = No, there are no Tests.
    .b = Yes.
    .reason = A Run reads no Scripts, and only Scripts ask for Tests.
