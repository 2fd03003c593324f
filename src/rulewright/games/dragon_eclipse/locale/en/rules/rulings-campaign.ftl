# A ruling: our answer, the question, its readings, the reason.

AMB-DRE-06 = Red means that the Event ends the Exploration, blue that it changes something.
    .question = Which side of the Time token means that the Event ends the Exploration?
    .a = Red ends it, blue changes something.
    .b = The other way round.
    .reason = The token hints whether to hurry, and red is the colour of warning.

AMB-DRE-07 = It is a Time step in all three places.
    .question = Which icon stands in the example of a Test before the outcomes "5 or less" and "8 or more" and after the modifier of Misfortune?
    .a = A Time step.
    .b = Damage.
    .reason = The explanation of the modifier speaks of the Time track, and the text of "5 or less" says that the search took long.

AMB-DRE-13 = You may take the other of the two starting mystlings and give the first one up.
    .question = What may be changed at the start of Scenario 2?
    .a = The first mystling for the other one of the two, once; the first one is given up.
    .b = It for any tamed mystling.
    .c = Both are kept.
    .reason = The book describes it as a correction of the first choice.

AMB-DRE-15 = Power may be wasted, damage may not.
    .question = May Power or damage be divided so that some of it is wasted?
    .a = Freely.
    .b = Only if it cannot be helped.
    .c = Power freely, damage only if it cannot be helped.
    .reason = The rule of damage sends what one mystling cannot take to the other.

AMB-DRE-16 = It does not.
    .question = Does Willpower reduce damage gained in an Adventure?
    .a = No.
    .b = Yes.
    .reason = Willpower is about what is Dealt in Combat; the rule of gaining damage in an Adventure names no reduction.

AMB-DRE-17 = Between single effects, also in the Enemy's turn, in Tests and Explorations; not between Scenarios.
    .question = "Anytime" Items and Equipment: also in the middle of an effect or in the Enemy's turn?
    .a = At literally any moment.
    .b = Only between effects.
    .reason = That keeps the word "anytime" and never cuts an effect in two.

AMB-DRE-18 = One card has to be discarded all the same.
    .question = Does using a card without the discard icon help when you hold too many?
    .a = Yes.
    .b = No, one has to be discarded all the same.
    .reason = The rule asks for two (or three) cards that remain.

AMB-DRE-19 = They are gained one after another, and the limit is checked each time.
    .question = Several Items or Equipment cards are gained at once. When is the limit checked?
    .a = After each single card.
    .b = Once, after all of them.
    .reason = The limit holds at any time.

AMB-DRE-20 = Items go to their discard pile, Equipment under its deck in the order drawn.
    .question = Where do cards of a shop go that nobody takes?
    .a = Items to their discard pile, Equipment under its deck in the order drawn.
    .b = Equipment is shuffled in.
    .reason = So each kind is discarded by its own rule.

AMB-DRE-22 = Any Item or Equipment that can be used in Tests, or an unused modifier whose symbol you have; then you are asked.
    .question = What counts as a means to change the result, so that a Test does not end by itself?
    .a = Any card for Tests or modifier that can be used.
    .b = Items only.
    .reason = In the example the Test does not end at 8 because of the Glazed Nuts.

AMB-DRE-23 = The first range also holds everything below, the last everything above.
    .question = What if a total lies outside the table?
    .a = The outer ranges are open.
    .b = It is a mistake of the table.
    .reason = The tables say "or less" and "or more".

AMB-DRE-24 = Optional modifiers until you end the Test, then those that must be applied.
    .question = In which order do the optional "add or subtract 1" and the modifiers at the end of a Test come?
    .a = Optional ones until you end the Test, then the others.
    .b = As you like.
    .reason = The steps of ending a Test are listed in this order.

AMB-DRE-25 = Yes: only the first line that is true is resolved.
    .question = Does "only the topmost" also hold for lists about tokens and slots?
    .a = Yes.
    .b = No, every line that is true counts.
    .reason = They use the same words, "from top to bottom".

AMB-DRE-26 = Without an Event Time steps do nothing; a new Event takes the place of the old one.
    .question = What about a map without an Event, or a new Event while another lies there?
    .a = Without an Event Time steps do nothing; a new Event takes the place of the old one, which returns to its deck.
    .b = Neither may happen.
    .reason = So play never gets stuck.

AMB-DRE-27 = No; Scripts printed on the overlay can be read instead.
    .question = May a Script be read that an overlay covers?
    .a = No, it cannot be seen any more.
    .b = Yes.
    .reason = Only Scripts that can be seen on the map may be read.

AMB-DRE-30 = Those in the deck of Random Combats, within the Tiers of the Script: Stat, Ability, six Action cards, Quest, Trivia and the Portrait if it is missing. The Enemy Ability card goes to Removed, and the Tier card leaves that deck.
    .question = Which mystlings can be tamed for Essence, and what do you get?
    .a = Those in the deck of Random Combats; you get the same as after a Combat.
    .b = Any, or less than after a Combat.
    .reason = However a mystling was tamed, it is tamed in the same way.

AMB-DRE-39 = At any moment, without total and modifiers; revealed cards go to the discard pile.
    .question = "Immediately resolve a chosen outcome": also before a card is revealed, and with the penalties at the end?
    .a = At any moment; total and modifiers at the end are skipped.
    .b = Only after a card was revealed, and the modifiers count.
    .reason = It says "immediately".

AMB-DRE-78 = The player whose turn it is, on the own mystling.
    .question = With two players, who uses an Item with the timing "Combat"?
    .a = The player whose turn it is.
    .b = Either player.
    .reason = The timing says "during your turn".

AMB-DRE-110 = It stays for its symbols, with a mark that its ability is spent.
    .question = What happens to Equipment without the discard icon after its ability was used?
    .a = It is discarded all the same.
    .b = It stays for its symbols; its ability is spent for the campaign.
    .c = Its ability can be used once in each Scenario.
    .reason = Symbols last, abilities work once, and only the icon asks for a discard.

AMB-DRE-111 = It is ignored.
    .question = All Fatigue is in use and both mystlings have 1 Health left in an Adventure. What about the 5 damage?
    .a = It is ignored like all damage there.
    .b = It counts.
    .reason = At least 1 Health is left whatever the damage in an Adventure comes from.

AMB-DRE-114 = Yes, unless it is locked.
    .question = May a Script be read more than once?
    .a = Yes, and in any order, unless it is locked.
    .b = No, each one once only.
    .reason = Locking is the printed way to close a Script; Scripts that must not repeat lock themselves.
