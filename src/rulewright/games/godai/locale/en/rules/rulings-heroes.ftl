# A ruling: our answer, the question, its readings, the reason.

AMB-GOD-01 = It ends the last Siege: with at least one City-State alive the group wins, with none it loses.
    .question = The Calendar reaches 0 in the last Siege. Is that a loss or a win?
    .a = A loss.
    .b = A win if a City-State lives.
    .c = A loss unless Jaethi is defeated.
    .reason = Page 78 spells it out, and outliving the last Siege is listed as a win. The Calendar always ends at 0, so otherwise that win could not happen.

AMB-GOD-02 = There are 12: two random ones are placed in setup, and 10 are left to explore.
    .question = Are there 10 or 12 HexTiles?
    .a = 10.
    .b = 12, all of them to explore.
    .c = 12: 2 of the setup and 10 to explore.
    .reason = The letters C to N are 12, and 10 + 2 agrees with both numbers.

AMB-GOD-03 = There are 6 pieces; that of the group may look like any hero.
    .question = Are there 7 miniatures or 6?
    .a = 7, with different ones for the heroes.
    .b = 6.
    .reason = Only 6 of them do anything in the game.

AMB-GOD-04 = 1 to 4 heroes and 1 to 4 players; a player may have several heroes.
    .question = How many heroes and players can take part?
    .a = 1 to 4.
    .b = As many as like.
    .reason = There are 12 Core dice in sets of 3 and 4 Resource Aids, and games with one hero are mentioned.

AMB-GOD-05 = No.
    .question = May two heroes have the same Role?
    .a = No, each placard belongs to one hero.
    .b = Yes.
    .reason = Only Races are said to be shared, and Heroic Commissions speak of the one hero that matches.

AMB-GOD-06 = On the Floating Mountain side of one SkyTile; the lair appears when that tile does.
    .question = Where is the lair of Boss 9 printed?
    .a = On the map.
    .b = On a SkyTile.
    .reason = Page 53 says so exactly, the other place only in passing.

AMB-GOD-07 = A Critical Failure.
    .question = From rank 20 on, is a modified 10 a Critical Success or a Critical Failure?
    .a = A Critical Success.
    .b = A Critical Failure.
    .reason = A 10 is said to fail always.

AMB-GOD-08 = The modified result decides both.
    .question = Is a rolled 1 with a penalty still a Critical Success, and a rolled 10 with a bonus still a Critical Failure?
    .a = Yes, the face of the die decides.
    .b = No, the modified result decides.
    .reason = The book says that modifiers can bring and take away criticals.

AMB-GOD-09 = Yes, always; the result is a Critical Failure with all that follows from it.
    .question = May a hero decline any Stat Test?
    .a = Yes, always.
    .b = Only tests that promise no reward.
    .reason = The rule on declining knows no exception.

AMB-GOD-10 = One rank. The lowest stat is looked for among all nine, and the hero's player decides between equal ones.
    .question = How many ranks does a Gear Upgrade give, and which stat is the lowest if several are equal?
    .a = One rank for every stat; the player decides between equal ones.
    .b = More than one for Vitals; chance decides between equal ones.
    .reason = No other number is printed. Upgrades of Vitals are cheaper already, 2 Gold against 4 for an Ability.

AMB-GOD-11 = The next empty slot in order.
    .question = Which slot does a free Gear Upgrade fill?
    .a = The next one in order.
    .b = Any one.
    .reason = Rings are filled clockwise.

AMB-GOD-12 = In each Declaration phase of combat, up to the maximum. Regen from different sources adds up, and outside combat it does nothing.
    .question = When does Regen apply?
    .a = At the start of each Game Turn.
    .b = At the start of each round of combat.
    .c = At the end of each Game Turn.
    .reason = So it stands on the boards of the box; the rulebook names no time.

AMB-GOD-13 = The group has one purse for at most 100 Platinum and spends from it as from the Stockpile.
    .question = Three places are named for Platinum. Are they several purses?
    .a = No, it is one purse.
    .b = Yes, each is counted by itself.
    .reason = All of them describe the same currency.

AMB-GOD-14 = Outside combat it may be shared at once; the rest is lost.
    .question = What happens to Gold, Food or Platinum above the limit?
    .a = It is lost.
    .b = It may first be shared with other heroes, then the rest is lost.
    .reason = Sharing is allowed at any time outside combat.
