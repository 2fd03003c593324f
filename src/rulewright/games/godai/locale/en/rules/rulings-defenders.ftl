# A ruling: our answer, the question, its readings, the reason.

AMB-GOD-15 = 3, 6 or 9 Ore give 2, 5 or 8, and 3, 6 or 9 Lumber give 1, 3 or 5; each spending is exactly 3, 6 or 9.
    .question = The numbers for Ore and Lumber are hard to read in the picture of the placard. What do 3, 6 and 9 give?
    .a = As it seems to read: Ore 2, 5 and 6, Lumber 4, 3 and 5.
    .b = Ore 2, 5 and 8, Lumber 1, 3 and 5.
    .c = In even steps: Ore 2, 4 and 6, Lumber 1, 2 and 3.
    .reason = As it seems to read, 9 Ore would give less than 6 and 3, and 6 Lumber less than 3. In our reading larger sums are worth more, and only two digits are taken as misread.

AMB-GOD-16 = For each full 4 in the Stockpile: Essence gives 4 Resilience, Sky Metal 2 Power, each to one Defender of choice, and Specialists give 5 Platinum. The Resilience stays, the Power lasts until the end of that Siege.
    .question = How much do the Passives of the Stockpile give, and for how long?
    .a = Per 4 of a Resource.
    .b = Per single one of a Resource.
    .reason = For Essence and Sky Metal the boards of the box say so, and Specialists are counted in the same way. Power for good would leave no reason to Consume Sky Metal.

AMB-GOD-17 = 3 Recruits become 1 Specialist, during Enhancing.
    .question = What does Promote turn into what?
    .a = 3 Recruits into 1 Specialist.
    .b = 3 Resources of Tier I into any 1 of Tier II.
    .reason = Specialists are described as trained Recruits.

AMB-GOD-18 = In the Event phase of the Siege Stage; the factory yields from the next end of a Harvest Stage on. It can be switched to both Stages.
    .question = In which Stage is a Living Crystal Consumed?
    .a = In the Siege Stage.
    .b = Also in the Harvest Stage.
    .reason = No other time is printed, and a factory made in a Siege is ready for the next Harvest Stage.

AMB-GOD-19 = It gives them directly.
    .question = Does a factory of an Element give Elements or rolls for them?
    .a = Elements, without a roll.
    .b = Rolls of the Element die.
    .reason = The text lets the group gain a number of the matching kind.

AMB-GOD-20 = +5 Resilience, +4 Potential, +3 Power or +2 Range. The Resilience stays until it is lost, everything else ends with the Game Turn.
    .question = How much does Aetherial Ore give, and for how long?
    .a = 5, 4, 3 or 2 until the end of the Game Turn, Resilience until it is lost.
    .b = Until the end of the Siege.
    .c = For good.
    .reason = It interrupts, so it is meant for the moment. The numbers are those of the picture in the order of the stats, and a Resource worth 8 Platinum would not be used for less.

AMB-GOD-21 = Only where that Defender takes part, and never below 0: Specialists of the Defender that is hit count against Arcing, Ignite and Overpower, Specialists of the attacking one against Bulwark, its Recruits against Retreat.
    .question = Where do Assigned Recruits and Specialists lower the value of a Keyword?
    .a = Only for effects on or by their own Defender.
    .b = For all Defenders.
    .reason = So it stands on the boards of the box; they are written on the tracker of one Defender.

AMB-GOD-22 = City-States, Fortresses, the Temple Fortress and Amplifiers always; Temples once the Temple Fortress stands; Towers never.
    .question = Are Towers and Temples Magnetic?
    .a = Yes, all Defenders are.
    .b = Only those with the icon.
    .reason = Page 75 lists City-States, Fortresses and Amplifiers, and with the Temple Fortress the Temples are said to become Magnetic.

AMB-GOD-23 = There are 3. The back of the tracker of Tower 4 is the Enhancing card, and the fourth token is the Temple Fortress.
    .question = Are there 4 Fortresses or 3?
    .a = 4.
    .b = 3.
    .reason = More places speak for 3 than for 4.

AMB-GOD-24 = The lowest number whose Tower and Fortress are both off the map.
    .question = Which Tower comes next after one was destroyed and removed?
    .a = The lowest free number.
    .b = The number after the last one used.
    .reason = It is the next one available in the order of the numbers.

AMB-GOD-25 = Each City-State once.
    .question = City-States can be Rebuilt once in a game: each of them, or both together?
    .a = Each once.
    .b = One of them, once in all.
    .reason = Page 29 gives the limit for the single City-State that was destroyed.

AMB-GOD-26 = Their printed number if there is one, else 0; Augments, Potential, Power and Range are kept.
    .question = To which number do Recruits and Specialists return when a Defender is Rebuilt?
    .a = To 0 in any case.
    .b = To the printed number, or 0 where none is printed.
    .reason = The text sends them back to a Base Stat.

AMB-GOD-27 = Yes, with the same number on the same hex; its Resilience is that of the Tower plus that of the Fortress.
    .question = Is a destroyed Fortress Rebuilt as a Fortress?
    .a = Yes.
    .b = No, as a Tower.
    .reason = It is Rebuilt in the same spot and keeps what it was.

AMB-GOD-28 = 1 Platinum, for one card at the beginning of each Harvest Stage.
    .question = What does regaining an Equip card cost, and how often is it possible?
    .a = 1 Platinum, one card each Harvest Stage.
    .b = 1 Ore, or as many cards as can be paid.
    .reason = All other services are paid in Platinum.

AMB-GOD-29 = With 8, when the Imbalance token on it is taken or cleared away.
    .question = With how much Resilience does a destroyed Temple return?
    .a = 8.
    .b = 0.
    .c = What it had before.
    .reason = A Temple that is revealed always gets 8.

AMB-GOD-30 = Yes: the Temple Fortress gets the sum, and the Temples keep what they have.
    .question = Do Temples keep their own Resilience beside the Temple Fortress?
    .a = Yes.
    .b = No, it moves to the Temple Fortress.
    .reason = Temples stay on the map and become Magnetic.

AMB-GOD-31 = Every Resource of the three Tiers and every Element counts, Assigned Recruits too; Platinum does not, and Equip is free. The limit is fixed when the step begins, and it uses up no Recruits. Platinum can be made to count by a switch.
    .question = In a Siege the group may spend as many Resources as it has Recruits. What counts against this limit?
    .a = All Resources, Platinum included.
    .b = All Resources except Platinum.
    .reason = Resources are sorted into Tiers and Elements, and Platinum is called a currency. If it counted, a Tower would need 6 and a Fortress 10 idle Recruits.

AMB-GOD-32 = On any revealed hex of terrain without a Game Location or Siege Portal; Range does not matter.
    .question = Where may the Tower of the setup stand?
    .a = On any revealed hex at all.
    .b = Not on a Game Location or Siege Portal, as when Building.
    .reason = The ban in the rules of Building protects these places, and the boards of the box exclude Game Locations.
