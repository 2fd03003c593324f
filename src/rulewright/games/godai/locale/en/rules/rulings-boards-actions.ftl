# A ruling: our answer, the question, its readings, the reason.

AMB-GOD-181 = Both at the end of the Movement phase, before Hazardous Terrain. A Reckless turn has no benefit of another type, and on Hazardous Terrain Camp Heals nothing.
    .question = When do the Heal of Camp and the Energy Drain of Reckless happen, and can a Reckless move count as Cautious?
    .a = At the end of the Movement phase; no.
    .b = At once; yes, along a Road.
    .reason = Only when the movement ends is it known whether a move was Cautious, and Reckless goes before every other type.

AMB-GOD-182 = On top of it, so Explore gives 2 and 3 Gold. Resources and Elements go to the Stockpile at once. A hero with 3 Critical Successes may take 1 Power Up as a fourth choice.
    .question = Does the bonus of a Critical Success come on top of the normal success or instead of it?
    .a = On top of it.
    .b = Instead of it.
    .reason = Page 56 gives the bonus along with the normal reward and names a Power Up among the bonuses; three criticals are the only step rare enough for it.

AMB-GOD-183 = At the end of the Skill phase, before a Wander. All are drawn first, then the group chooses which to fight. Each hero gains the 2 Gold.
    .question = When do Encounters for Critical Successes happen, and who gains the 2 Gold?
    .a = At the end of the phase; each hero.
    .b = At once; the group once.
    .reason = All Skill dice are rolled together, and rewards of Gold go to each hero.

AMB-GOD-184 = A hero has at most 2 Elements with 3 tiers each, a Defender one Augment of each Element. Remove Augment takes one token, on a hero one tier, and is free. Void may be among the three Elements of Create Void.
    .question = Which limits do the Temple actions have?
    .a = Those of Augments, and no others.
    .b = Remove Augment costs something, and Void cannot be turned into Void.
    .reason = Elements "of any kind" will do, and no price is named.

AMB-GOD-185 = They belong to Bosses 2 to 9 in order. They are used in the Event phase, Dedication 3 between the Move and Siege steps. Any revealed hex may be the center of the area, and the damage hits every Siege Opponent in it, Jaethi too unless she is excepted. Damage that Atlecuhtli takes over is gone.
    .question = Which Dedication belongs to which Boss, when is it used, and whom does its damage hit?
    .a = In the order of Bosses 2 to 9, in the Event phase, everyone in the area.
    .b = In another order, at any time, Banners only.
    .reason = Atlecuhtli stands third and Arashiryū last, which fits Bosses 4 and 9, and only Dedication 3 names its time.

AMB-GOD-186 = Dedication 2: the group divides the damage point by point; then the heroes die and Revive as usual. Dedication 5: the other price is 2 Specialists, each hero chooses the Gear Upgrades, and the next Tower is placed with Base Stats, without cost and Power Up, if one is left. It may be used again in later turns at the same price.
    .question = How are Dedications 2 and 5 carried out?
    .a = The damage is divided freely; the price is paid each time.
    .b = The damage is divided evenly; the price is paid once.
    .reason = The icon of the second price cannot be read; the rest follows the rules of Building.

AMB-GOD-187 = Dedication 6: Jaethi may give or receive Resilience, with no Siege Opponent outside nothing moves, and the group divides the damage among Defenders outside. Dedication 7: the Meteor is the Fire tile with its usual effects, it is not the Cataclysm of the Stage, and the direction at the chosen portal is rolled.
    .question = How are Dedications 6 and 7 carried out?
    .a = Jaethi takes part, and the Meteor works like a Cataclysm.
    .b = Jaethi is excepted, and the Meteor is only a marker.
    .reason = The boards of the box say no more, and here they do not except Jaethi.

AMB-GOD-188 = Air, Earth, Fire, Water, Void in this order. A Surge counts once as its own Element. The Augment of Void is of an Element of choice that the Defender lacks, and it is free.
    .question = Which Element has which of the five lines of Arashiryū?
    .a = They stand in the order Air, Earth, Fire, Water, Void.
    .b = The third line is Water and the fourth Fire.
    .reason = The first, second and last line fit, and the rulebook always names the Elements in this order.

AMB-GOD-189 = Purchases that work at once and trade are these actions; there is no other. Revival comes after the wait.
    .question = What is the special action of a City-State, and does its revival work at once?
    .a = Purchases and trade; after the wait.
    .b = An action that nobody has written down; at once.
    .reason = No other action is written anywhere, and the wait is printed.

AMB-GOD-190 = Per hero, per group and at a time count what is held, per game what was bought. Items that stack add up, but Group Range ends at 3. Two Rings of Command give two more Skills. In combat an Item can be used only if it says so.
    .question = What do the limits of Items count?
    .a = What is held, and per game what was bought.
    .b = Always what was bought.
    .reason = So they are worded, and page 59 gives the largest Group Range.

AMB-GOD-191 = Fulgurite Grounding Rod: Air. Wellspring Cloak: Water. Voidbane Tonic: Air, Earth, Fire and Water in this order.
    .question = Three Items have icons of Elements that cannot be read. Which ones are they?
    .a = Rod Air, Cloak Water, Tonic in the usual order.
    .b = Rod Water, Cloak Air, Tonic in another order.
    .reason = Two sister Items have Earth and Fire, and the bonuses of the Tonic resemble those of Augmented Defenders.

AMB-GOD-192 = Bull's Elixir lasts until the end of the Game Turn. After the Void Door the new place has its Event, and one hero may pay Energy instead of using up the Item. Jade Omamori works on any Hex or Core die, within its faces. Expedition Edict is the same as the Expedition Contract. Peryton Mount does not change the Food Rating. Ring of the Dawnmaker follows the circle of Elements. Kintsugi costs the Gold printed at the slot, and fewer than 2 Fused give no Power Up.
    .question = How are the short texts of seven Items to be read?
    .a = In the way nearest to their words.
    .b = With further limits that the texts do not name.
    .reason = Nothing more is written about them.

AMB-GOD-193 = That of the Banner. The Banner has stopped there and moves on in the next turn. Jaethi does not remove it, and it stays from one Siege to the next.
    .question = Whose Range removes a Wellspring Amplifier, and does the Banner move on?
    .a = The Banner's; it moves on next turn.
    .b = That of any Siege Miniature; it moves on at once.
    .reason = Only Banners are named.

AMB-GOD-194 = Disarmed covers Attack and Masteries, and its test uses the current Attack rank. Knocked Down Defends with the normal value. Petrified ends with a success after the combat. Unconscious is first rolled at the end of the round in which it was gained.
    .question = How do Disarmed, Knocked Down, Petrified and Unconscious work in detail?
    .a = By the plain words of each.
    .b = With weaker tests and a weaker Defend.
    .reason = The boards of the box say no more.

AMB-GOD-195 = Damage to a shell adds up over the rounds and ignores defences; for an Encased opponent the sides are exchanged. A Soul Shield suffers damage before the opponent's own Vitals. Vanquishing the opponent ends Swallowed and Soul Laced.
    .question = How do Encased, Swallowed and Soul Laced work in detail?
    .a = Damage adds up, and the end of the opponent frees.
    .b = Damage must come in one round, and the Condition stays until the combat ends.
    .reason = The boards of the box say no more, and this needs no further rules.

AMB-GOD-196 = These parts are left out. Irradiated acts once, when it is gained, and ends. No card of ours causes either.
    .question = Imprisoned and Irradiated name parts of other boxes. What becomes of them?
    .a = They are left out.
    .b = Something else takes their place.
    .reason = This box has none of these parts.

AMB-GOD-197 = Heal, Block and other help reach only allies on the same Battlefield; Group effects of opponents reach all. A Summon rolls its own Target die and acts with the numbers of its source, and the summoner takes no action that round.
    .question = Whom do effects reach across Battlefields, and how does a Summon act?
    .a = Help stays on one Battlefield; the Summon acts instead of its summoner.
    .b = Help reaches all; the Summon acts besides its summoner.
    .reason = It is the nearest reading of the short text.

AMB-GOD-198 = The token stays on the map with its Secured side up. The card says what a use does, and the token has to be in Range; cards with a lasting effect need no use.
    .question = What is needed to use a Secured Discovery?
    .a = Only the card.
    .b = The card, with its token in Range.
    .reason = The boards of the box list it among the tokens of the Event phase, and the rulebook gives the card to the group.
