# A ruling: our answer, the question, its readings, the reason.

AMB-GOD-48 = First the equipment, then the choice about the Tower, then the Element dice, then spending.
    .question = Is the Tower of the setup placed before or after the Element dice are rolled?
    .a = Before, in the order of the pages.
    .b = As the group likes.
    .reason = The pages of the setup are in this order.

AMB-GOD-49 = A Match gives 1 Void. A Surge gives 2 Void if it is the second one, else 1 Void.
    .question = What does the Void die give for a Match and for a Surge?
    .a = A Match 1 Void; a Surge 1 Void, as the second one 2.
    .b = A Surge 3 or 2 Void.
    .reason = The example yields 1 Void, a Surge is then never worth less than a Match, and the boards of the box have the same table.

AMB-GOD-50 = No, the new roll only gives an Element.
    .question = Does a Surge in the reroll of an Element bring another reroll?
    .a = Yes.
    .b = No.
    .reason = The reroll is there to gain an Element.

AMB-GOD-51 = The group chooses: without moving it may Camp, which has the benefits of Cautious too, or be Cautious.
    .question = Is not moving a Camp or a Cautious turn?
    .a = Both at once.
    .b = What the group declares.
    .reason = Both benefits are always mentioned together. On the boards of the box standing still is Camp alone, but the rulebook counts.

AMB-GOD-52 = Stat Tests get -1 for each consecutive Camp turn in the same place, Harvest rolls -2 for each consecutive Cautious or Camp turn there. Leaving the place or being moved ends both. The flat -4 can be switched on.
    .question = How do the bonuses of Camp and Cautious add up?
    .a = For each consecutive turn in the same place.
    .b = Camp and Cautious in one turn make a flat -4 for Harvest rolls.
    .reason = Page 54 rewards Camping longer; the step from -2 to -4 in the example fits both.

AMB-GOD-53 = It is not rolled: it counts as a plain success and never as a Critical Success.
    .question = Is Navigate rolled on a Cautious or Camp turn?
    .a = No, it is skipped.
    .b = It may be rolled, for the chance of a Critical Success.
    .reason = So it stands on the boards of the box, and the group is in no danger of Wandering.

AMB-GOD-54 = At the end of the Skill phase, before the Event phase; the Skill phase is not repeated.
    .question = When does the group Wander?
    .a = At the end of the Skill phase.
    .b = At once.
    .reason = All Skill dice are rolled together.

AMB-GOD-55 = All that is left is eaten, and the hero gains one level of Starving.
    .question = A hero has too little Food. Is the rest eaten?
    .a = Yes.
    .b = No, nothing is eaten.
    .reason = The hero has to eat any Food there is.

AMB-GOD-56 = Only by eating a full Food Rating in one turn. A success in Survival spares a further level but heals none.
    .question = When does a Starving hero recover?
    .a = When a full Food Rating is eaten.
    .b = Also by a success in Survival.
    .reason = Only eating is named.

AMB-GOD-57 = As often as the Acquire Amount allows.
    .question = One hex may be chosen up to 4 times. And with an Acquire Amount of 5?
    .a = 4 is the limit.
    .b = The Acquire Amount is the limit.
    .reason = 4 is simply the Acquire Amount at the start.

AMB-GOD-58 = Yes.
    .question = Is the hex of the group in its Range, and can it always be Harvested?
    .a = Yes.
    .b = Only if the group could move into it.
    .reason = Range 0 means the own hex.

AMB-GOD-59 = No, an entry stops at 0.
    .question = Can effects at the end of a Stage take more than the Yield holds?
    .a = Yes, the rest is taken from the Stockpile.
    .b = No, it stops at 0.
    .reason = They change what is in the Yield.

AMB-GOD-60 = In each Event phase in which the group came to the place this turn, by Wandering or Teleporting too; not while it Camps on there.
    .question = A place Heals upon entry. Does it Heal again each turn while the group Camps there?
    .a = Yes, in each Event phase.
    .b = No, only on arrival.
    .reason = That is what "upon entry" says.

AMB-GOD-61 = No, only for completed Commissions.
    .question = Are Hex Tokens also placed for Secured Treasures and Discoveries?
    .a = Yes.
    .b = No.
    .reason = The rules name Commissions only, and for Treasures the boards of the box agree.

AMB-GOD-62 = Range is enough. If the token lies on the Antiquity Site where the group is, the one action of that site may be used instead.
    .question = Is a Discovery Secured by Range or at an Antiquity Site?
    .a = Either will do.
    .b = Both are needed.
    .reason = Three places name Range.

AMB-GOD-63 = The Boss token leaves the game and a Hex Token is placed. Once that is gone, each visit to the lair brings an Encounter.
    .question = What is a Boss Lair after the victory?
    .a = Cleared for good.
    .b = A place of Encounters once its Hex Token is gone.
    .reason = Lairs without a Boss token bring an Encounter, says page 63.

AMB-GOD-64 = Until its Siege Effect is used or another effect ends it; Dedication 5 outlasts its use. Then the lair is an Event location again.
    .question = How long is the group Dedicated?
    .a = Until the Dedication is used.
    .b = For the rest of the game.
    .reason = So it stands on the boards of the box, and the rulebook speaks of the time in which the group is Dedicated.
