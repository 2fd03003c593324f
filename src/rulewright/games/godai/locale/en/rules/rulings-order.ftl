# A ruling: our answer, the question, its readings, the reason.

AMB-GOD-199 = It has to be Rebuilt first.
    .question = May a destroyed Defender be Improved?
    .a = Yes.
    .b = No, it has to be Rebuilt first.
    .reason = Page 28 is the rule; page 23, which says otherwise, only gives an overview.

AMB-GOD-200 = Strikes of the heroes, hits of the Banners, Jaethi, then the rest. It can be switched so that heroes killed by a hit still strike.
    .question = In which order do heroes, Banners and Jaethi act in the Event phase?
    .a = As the group likes.
    .b = All at the same time.
    .c = The heroes strike first.
    .reason = Page 79 puts the strike right after the movement. With hits first a fresh group would never strike, since 24 Energy Drain kills it.

AMB-GOD-201 = It is declared first. A Normal move turns into a Cautious one by itself when it fulfils the conditions; Camp and Reckless never change.
    .question = Is the type of movement declared or found out at the end?
    .a = Declared.
    .b = Found out.
    .reason = Page 50 lets the group decide, and page 55 says of such a move that it is Cautious.

AMB-GOD-202 = Before, except where the text names a die that was rolled: Jade Omamori, Vine of the Dead and Juzu Prayer Beads.
    .question = Are bonuses to a roll chosen before or after the die?
    .a = Before.
    .b = After.
    .reason = Only these three say it expressly.

AMB-GOD-203 = What stands on it stays. The token of the old portal goes, and the new portal gets one.
    .question = What stays on a SkyTile when it is flipped?
    .a = Everything.
    .b = Everything except Elemental Tokens.
    .reason = The token belongs to a portal that is revealed.

AMB-GOD-204 = Nothing, until it is Rebuilt.
    .question = What can be done in a destroyed City-State?
    .a = Everything but defence.
    .b = Nothing.
    .reason = A place under a token has no Event.

AMB-GOD-205 = On top.
    .question = New Siege cards come to a Slot with leftovers. Do they go on top or below?
    .a = On top.
    .b = Below.
    .reason = Cards are placed on the Slot, and the top one is in play; only Retreat names the bottom.

AMB-GOD-206 = In the order of the group, which is asked only if at least two Defenders reach the same opponent. Without a success the bonus of an Element does not count.
    .question = In which order do Defenders roll, and does the bonus of an Element count without a success?
    .a = In the order of the group; no.
    .b = In a fixed order; yes.
    .reason = The order matters as soon as a card is turned up, and a miss has no Element.

AMB-GOD-207 = Yes.
    .question = Does appearing on the map count as moving into a Settlement or into Range of a token?
    .a = Yes.
    .b = No.
    .reason = The Banner would do it with its first step anyway.

AMB-GOD-208 = Either will do, looked at whenever a phase outside combat ends. Until then the hero waits.
    .question = A Revived hero rejoins in Range of the City-State. Whose Range is meant, and what does the hero do until then?
    .a = That of the group; the hero plays alone.
    .b = That of the City-State; the hero plays alone.
    .c = Either one; the hero waits.
    .reason = There is only one miniature for all heroes.

AMB-GOD-209 = They are skipped.
    .question = What about Encounters and effects on heroes while all heroes are dead?
    .a = They are drawn and lost.
    .b = They are skipped.
    .reason = Nobody could fight; Banners and Defenders go on.

AMB-GOD-210 = At the end of the Declaration phase.
    .question = When does a Favored effect chosen in the Declaration phase work?
    .a = At once.
    .b = At the end of that phase.
    .c = In the Resolution phase.
    .reason = The choice between two phases means something only if they differ, and opponents may die in any phase.

AMB-GOD-211 = Free, once, as soon as the fourth Element is on the Temples, in a Temple or while Enhancing. It stands in the empty center of an Empire Tile or HexTile; portal tiles, SkyTiles and Cataclysms have no such center.
    .question = When, where and at what cost does the Temple Fortress appear?
    .a = Free, in the center of an Empire Tile or HexTile.
    .b = At the cost of a Fortress, on any tile.
    .reason = No cost is named, and it belongs to the center of a map tile.

AMB-GOD-212 = Always.
    .question = Is the automatic victory inside a Defender possible only in a Siege?
    .a = Yes.
    .b = No, always.
    .reason = The paragraph has no such limit, and Jaethi cards bring Encounters in the Harvest Stage.

AMB-GOD-213 = Yes.
    .question = Are tests to Flee rolled before the others choose their actions?
    .a = No, at the same time.
    .b = Yes.
    .reason = A failure forces the hero to Defend, so it must be known when actions are paid.

AMB-GOD-214 = Picking up is the attempt, any delivery place completes it, and several can be carried. The face-up row may be empty until the delivery.
    .question = How is an Aid Commission carried out?
    .a = Pick up, then deliver; the next card is turned up on delivery.
    .b = The next card is turned up when it is picked up.
    .reason = The book speaks of picking up or delivering, and only completing turns up the next card.

AMB-GOD-215 = Once for each Tower and turn. The other reading can be switched on.
    .question = A group with Range 0 in a Tower may choose that hex four times. Does each hero gain four Gear Upgrades?
    .a = Yes.
    .b = No, one.
    .reason = Else two heroes would gain 8 ranks in a turn, and every other yield would be pointless.

AMB-GOD-216 = The Kobold's extra Tier counts for every Element of the hero, beyond Tier 3 only for Siege damage. The Nagual begins every combat in human form; Attack and Defend change with the form, Power Ups and Gear stay.
    .question = How do the extra Tier of the Kobold and the form of the Nagual work?
    .a = For every Element; only Attack and Defend change.
    .b = For one Element; all stats change.
    .reason = Nothing more is known about them.

AMB-GOD-217 = No. The Element of a face-down Siege card and the number of cards in each Slot are public.
    .question = May the group look at face-down Siege cards, the Jaethi deck, backs of Hex Tokens or the Power Ups of dead heroes?
    .a = Yes.
    .b = No.
    .reason = They are placed face down; the five Siege decks have backs of their own.

AMB-GOD-218 = As printed; with one hero nothing is rolled.
    .question = Who rolls Target dice for Single Rewards in a group of 1 or 2 heroes?
    .a = The heroes as always; a single hero does not roll.
    .b = Nobody, the group decides.
    .reason = So the chapter on rewards says.

AMB-GOD-219 = Any number drawn in that Game Turn, also in a lair without a token; not the Encounter of Jaethi's Mismatch. A limit of one can be switched on.
    .question = How many Encounters may be discarded in a Cautious turn?
    .a = One.
    .b = Any number.
    .reason = Two pages speak of a card drawn later in that turn. The Mismatch is an action of Jaethi.

AMB-GOD-220 = Any of the five dice. "Basic dice only" can be switched on.
    .question = With which die is a generic Element rolled?
    .a = With any of the five, says the rulebook.
    .b = With a basic die, say the boards of the box.
    .reason = It is printed twice. The Void die never fails, so it is offered first.

AMB-GOD-221 = Boss combat (unless Dedicated there), the Encounter of an empty lair, hits of Banners and Jaethi. Everything else is optional.
    .question = Which Events have to happen?
    .a = All.
    .b = Combat and hits only.
    .reason = Some places "trigger" combat, others "may" be used.

AMB-GOD-222 = At the start of the Events, before everything else there.
    .question = Does the Heal upon entry come before or after Harvest and purchases?
    .a = Before.
    .b = After.
    .reason = It comes upon entry.

AMB-GOD-223 = Between any two steps, but never between a roll and its result. Once Siege damage is known and not yet subtracted, only Aetherial Ore can be used.
    .question = May Resource cards, Aetherial Ore and other effects for any time be used between a roll and its result?
    .a = Yes.
    .b = No.
    .reason = A table needs fixed moments, and only Aetherial Ore is said to interrupt.

AMB-GOD-224 = They lie on each other. Summon Essence fills only a portal without any.
    .question = May several Elemental Tokens lie on one portal?
    .a = Yes.
    .b = No, one at most.
    .reason = A Cataclysm places two on one hex.

AMB-GOD-225 = It is an Enhancing step of the Harvest Stage, with the group in its City-State.
    .question = Does Building in setup need Range, and can the group Equip or Promote there?
    .a = It follows all rules of Enhancing.
    .b = Only Building is possible, anywhere.
    .reason = Page 40 describes it in this way.

AMB-GOD-226 = The Game Turn.
    .question = Abilities and Items work "once per turn". Which turn?
    .a = The Game Turn.
    .b = The turn of each hero.
    .reason = The Kobold card says Game Turn.

AMB-GOD-227 = The token is taken away, and the place below is covered.
    .question = What becomes of the Hex Token under a new Tower, and of the place below?
    .a = It stays and is flipped later.
    .b = It is taken away.
    .reason = Two Events on one hex and a Settlement that comes back under a Tower are nowhere foreseen.

AMB-GOD-228 = The opponent's for tests that its actions demand; the game's for Flee, Outlast tests and Bribery.
    .question = Which penalty on Stat Tests counts against a Dangerous opponent?
    .a = Always that of the game.
    .b = That of the opponent, for the tests of its actions.
    .reason = Only that opponent is raised in Difficulty.

AMB-GOD-229 = As the rules say: Roaming hex by hex; destroyed City-States checked at the end of every turn; Towers upside down; Slots without cards; Defenders falling to 0; the last point of Resilience; too few targets; Counterattack; the end of combat; declarations; Vitals at the start; tests of Swarms and Hordes; drawing Power Ups; new heroes; prices of group Items.
    .question = How are fifteen small procedures played that the book takes for granted (GOD-1058, 1061, 1068, 1071, 1077, 1083, 1085, 1087, 1088, 1091, 1094, 1096, 1100, 1102 and 1103)?
    .a = As these rules say.
    .b = As the group decides each time.
    .reason = Each is the nearest reading of its page, and none changes a printed number.

AMB-GOD-230 = After 100 rounds it ends: the group has Fled, Wanders, and gains nothing.
    .question = What ends a combat in which nobody can hurt anybody and nobody may Flee?
    .a = It ends after 100 rounds, as if the group had Fled.
    .b = It goes on for ever.
    .reason = Rounds go on until one side is defeated, and Block, Defend and Tenacious can keep that from ever happening. A Flee rewards nobody.
