# A ruling: our answer, the question, its readings, the reason.

AMB-GOD-126 = Striker 0, Assist 1, Healer 2, Sapper 2, Utility 1, as in the rulebook.
    .question = Which Range has each type of Role?
    .a = Striker 0, Assist 1, Healer 2, Sapper 2, Utility 1, says the rulebook.
    .b = 1, 2, 3, 3 and 2, say the boards of the box.
    .reason = The rulebook prints a table and an example, in which 0, 1 and 2 give a Group Range of 2.

AMB-GOD-127 = 24 Piercing Energy Drain.
    .question = How much does Siege damage take from a hero?
    .a = 24, says the rulebook.
    .b = 20, say the boards of the box.
    .reason = The rulebook prints 24 in three places.

AMB-GOD-128 = Air over Earth, Earth over Water, Water over Fire, Fire over Air; Void over all of them.
    .question = Which Elements oppose each other?
    .a = A circle, says the rulebook.
    .b = The pairs Air and Water, Fire and Earth, say the boards of the box.
    .reason = Page 24 and three examples follow the circle, and so does the +1 Siege damage of Augmented Defenders on the boards.

AMB-GOD-129 = +1.
    .question = How much Range does Bolstering with Navigate give?
    .a = +1, says the rulebook.
    .b = +2, say the boards of the box.
    .reason = The rulebook prints it in a table.

AMB-GOD-130 = No. What the boards say can be switched on. The +1 to the Acquire Amount on Epic always counts.
    .question = Does the Difficulty change Siege Opponents?
    .a = No, says the rulebook.
    .b = Yes, say the boards of the box: Starter -1 Resilience and no Keywords, Moderate +1 Resilience, Difficult and Heroic +1 or +2 Resilience and +1 Power, Epic +2 Resilience, +1 Power and +1 Range.
    .reason = Page 96 excludes Siege Opponents in words.

AMB-GOD-131 = 1 Recruit and, with Harvest 1, 1 Specialist.
    .question = What does a Settlement yield?
    .a = 1 Recruit and Harvest 1 for a Specialist, says the rulebook.
    .b = 2 Recruits and Harvest 4, say the boards of the box.
    .reason = An example of the rulebook explains the hex, and the next page repeats it.

AMB-GOD-132 = An Element, Aetherial Ore or Living Crystal.
    .question = What does a hex of a SkyTile yield?
    .a = An Element, Aetherial Ore or Living Crystal, says the rulebook.
    .b = Also 2 Essence or 2 Sky Metal, say the boards of the box.
    .reason = Page 34 speaks of three kinds of Resources.

AMB-GOD-133 = -2 for Camping and for Moving Cautiously, adding up turn by turn; the -1 is the bonus to Stat Tests.
    .question = Which bonus do Harvest rolls get?
    .a = -2 for Camping or Moving Cautiously, says the rulebook.
    .b = -1 for Camping only, say the boards of the box.
    .reason = An example counts -2 for a Cautious move and then -4.

AMB-GOD-134 = For each full 4: Essence 4 Resilience, Sky Metal 2 Power, Specialists 5 Platinum.
    .question = What do the Passives of Tier II give?
    .a = Resilience, Power and Platinum as in the rulebook, each per full 4.
    .b = The same, but 5 Platinum for every single Specialist.
    .c = Per 4: Power +4, Siege damage +2, 6 Gold, as on the boards of the box.
    .reason = The rulebook says in words what each Resource is for, and both sources have 4 and 2 per 4. Paid one by one, a Specialist would bring five times its selling price in every Siege.

AMB-GOD-135 = 3 Energy Drain, on every tile with an Elemental Portal. There the benefits of Camp and Cautious are lost, and inside a Defender the group is safe. That safety can be switched off.
    .question = What does Hazardous Terrain do, and where?
    .a = 3 Energy Drain on tiles with an Elemental Portal, says the rulebook.
    .b = 1 damage of the Element on Cataclysm and Nether tiles, say the boards of the box.
    .reason = The rulebook prints it twice. What it does not speak of is taken from the boards.

AMB-GOD-136 = Only onto SkyTiles; Water and Mountain Peaks need Wayfarer's Supplies.
    .question = Does Soar also carry the group over Water and Mountain Peaks?
    .a = No, says the rulebook.
    .b = Yes, say the boards of the box.
    .reason = The rulebook names the two needs apart and asks for supplies even on the Peaks of a SkyTile.

AMB-GOD-137 = She is Manifest from Calendar 6 on and moves toward the nearest Magnetic target, as many hexes as the number of the Siege.
    .question = When is Jaethi on the map, and how does she move?
    .a = From Calendar 6 on, to the nearest Magnetic target, by the number of the Siege, says the rulebook.
    .b = In every Siege, to the nearest City-State, 1 to 3 hexes by the Imbalance, say the boards of the box.
    .reason = The rulebook prints it twice. Her Passive of Air adds 2 hexes and leaves only City-States Magnetic.

AMB-GOD-138 = For Water the rulebook counts, for the other four Elements the boards. Every Match first adds 1 to the Imbalance and then checks for 4 or more; 3 and 4 mean the Imbalance of that Element.
    .question = Which line of Jaethi is the Match and which the Surge?
    .a = Water as in the rulebook, the others as on the boards of the box.
    .b = All five exchanged.
    .reason = The rulebook wins where it speaks. Only so does the Match of Fire mirror that of Water.

AMB-GOD-139 = At least 1; from 4 on it is the whole map. Potential is 1 to 9.
    .question = How far can the Range of a Defender go?
    .a = 4 or more is the whole map, says the rulebook.
    .b = 1 to 9, say the boards of the box.
    .reason = Page 25 says what 4 means.

AMB-GOD-140 = No. It can be switched on: once a turn for each Defender, to a hex in Group Range on which it could be Built, never the Temple Fortress.
    .question = May a Tower or Fortress be moved for 1 Platinum?
    .a = Yes, it is a sixth way of Enhancing, say the boards of the box.
    .b = No, says the rulebook.
    .reason = The rulebook names five ways of Enhancing and no other.

AMB-GOD-141 = Specialists are Tier II; the Calendar, at most 11, gives the length of a Siege; Defenders roll as many dice as their Potential against their Power.
    .question = The boards of the box disagree with each other about the Tier of Specialists, the length of a Siege and the dice of Defenders. What counts?
    .a = Tier II, the Calendar, dice for Potential.
    .b = Tier III, a die for the length, dice for Power.
    .reason = The rulebook prints all three.

AMB-GOD-167 = The Acquire Amount begins at 4, and each Harvest turn brings one card.
    .question = How large is the Acquire Amount, and how many Harvest cards are drawn?
    .a = 4, and one card each turn, says the rulebook.
    .b = 3, and as many cards at the start of the Stage, say the boards of the box.
    .reason = The rulebook prints it.

AMB-GOD-168 = They have effects at once and effects at the end of the Stage.
    .question = When do Harvest cards work?
    .a = At once and at the end of the Stage, says the rulebook.
    .b = All the time until the Stage ends, say the boards of the box.
    .reason = The rulebook shows both parts of the card.

AMB-GOD-169 = To the Harvest Yield.
    .question = Where do Harvested Resources go?
    .a = To the Harvest Yield, says the rulebook.
    .b = Straight to the Stockpile, say the boards of the box.
    .reason = The rulebook prints it in three places.

AMB-GOD-170 = Nothing more happens.
    .question = Does anything strike the Defenders at the end of a Siege?
    .a = No, says the rulebook.
    .b = Four points in waves 1 and 2, in wave 3 a random City-State falls, say the boards of the box.
    .reason = Page 78 lists the whole step.

AMB-GOD-171 = Half of the total rank.
    .question = How much do a Settlement, Tower and Fortress Heal?
    .a = Half of the total rank, says the rulebook.
    .b = Half of what was lost, say the boards of the box.
    .reason = The rulebook prints it twice.

AMB-GOD-172 = Only from the Jaethi deck.
    .question = Where do Cataclysms come from?
    .a = From the Jaethi deck, says the rulebook.
    .b = Also from the Harvest deck, say the boards of the box.
    .reason = The rulebook counts four such cards in the Jaethi deck.

AMB-GOD-173 = Yes, always.
    .question = Are dead heroes Revived in the last Siege too?
    .a = Yes, says the rulebook.
    .b = No, say the boards of the box.
    .reason = Page 106 makes no exception.

AMB-GOD-174 = With a Destroyed Portal token, also for the Nexus Annihilator. If all 7 are in use, another marker serves.
    .question = How is a closed Siege Portal marked?
    .a = With a Destroyed Portal token, says the rulebook.
    .b = With a Hex Token, say the boards of the box.
    .reason = A Hex Token would be flipped to its Imbalance side when a Siege begins.

AMB-GOD-175 = 5.
    .question = How many Wellspring Amplifiers can be on the map?
    .a = 5, says the rulebook.
    .b = 3, say the boards of the box.
    .reason = There are 5 tokens.

AMB-GOD-176 = They cost Gold, are sold in City-States only, and fill the slots in order.
    .question = Where and for what are Gear Upgrades sold?
    .a = For Gold in City-States, slot by slot, says the rulebook.
    .b = Also for Platinum, up to 4 Gold in other places, with slots opened by the Siege number, say the boards of the box.
    .reason = The rulebook prints it.

AMB-GOD-177 = To another Wellspring Portal.
    .question = Where does a Wellspring Portal lead?
    .a = To another Wellspring Portal, says the rulebook.
    .b = To any revealed Event location, Defender or token, say the boards of the box.
    .reason = The rulebook prints it.

AMB-GOD-178 = Temples are Defenders from the start. When the Temple Fortress falls, only its token is removed. It counts as a Temple.
    .question = Are Temples Defenders from the start, and what falls with the Temple Fortress?
    .a = Always Defenders, and only the token goes, says the rulebook.
    .b = Defenders only from the Temple Fortress on, with one Resilience, and all fall with it, say the boards of the box.
    .reason = The rulebook prints it; that the Temple Fortress counts as a Temple contradicts nothing.

AMB-GOD-179 = By the City-State.
    .question = What equipment does the group begin with?
    .a = That of its City-State, says the rulebook.
    .b = What each hero chooses, and a theme for the group, say the boards of the box.
    .reason = The rulebook prints a table.

AMB-GOD-180 = They are left out. For the moon die the Hex die is rolled, and a plain marker serves for the Ethereal Chain.
    .question = The boards of the box name parts that the rulebook does not list: Platinum tokens on the map, Bounties, a moon die, an Arena, Mutation cards. Are they used?
    .a = Yes.
    .b = No.
    .reason = The rulebook lists what is in the box; these boards follow another printing.
