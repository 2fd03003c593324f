# A gap: what we use, and what is not printed.

GAP-GOD-01 = The rulebook prints no placard of a Role. Type, nine base scores, Attack icons and Bribery Proficiency (the Mesmer alone has it) of all 9 Roles are those of the boards: Dragoon and Samurai are Strikers, Spear Master Assist, Astrologist and Sage Healers, Magician and Mesmer Sappers, Ninja and Wind Rider Utility.
    .title = Base scores and types of the Roles

GAP-GOD-02 = The rulebook prints only a few names and examples. The 18 Masteries with cost, effect and unlock ranks, and the 7 further Specials, are those of the boards; Astrologist and Mesmer have no Special.
    .title = Masteries and Specials of the Roles

GAP-GOD-03 = The rulebook prints only the Kobold. Modifiers, Food Rating, Favored Opponent and Racial Ability of all 9 Races are those of the cards.
    .title = Race cards

GAP-GOD-04 = The first costs (4, 3 and 2 Gold) and the second slot of an Ability (5) are printed; each further slot costs 1 Gold more, 6 slots per stat. One upgrade is +1 rank.
    .title = Costs of the Gear Upgrade rings

GAP-GOD-05 = Printed are Miquipāpalōtl of Level 2 (without the cost of her First Mastery, for which we use 4) and the rewards of Atlecuhtli, Boss 4; Boss 9 is called Arashiryū. Everything else of Bosses 1 to 9 is ours: Health 22 to 105, Energy 34 to 100, damage, Defend and costs rising with the Level. Each gives Calendar -1 and 2 to 4 Power Ups; Bosses 2 to 8 close the portal of their number, Bosses 1 and 9 give 5 Platinum.
    .title = Bosses 1 to 9

GAP-GOD-06 = Nothing of her Boss placard is printed. Ours is Titanic, Ascendant and Elemental of the current Imbalance, with two Healths of 60, Energy 120, Single damage 13, Dual 11, Group 6 Health or 14 Energy, Defend 10 and Masteries for 6 and 9 Energy; each Imbalance of 4 or more adds +1 damage. She takes no Dedication, and after a Flee she has full Vitals again.
    .title = Jaethi as a Boss

GAP-GOD-07 = Her Resilience and her table of Passives, Surges and Matches are known; there is no Passive for Void. Ours are her Power, 2 and 1 more for each full 3 of the highest Imbalance, her Range 2, and four Battlefields: Air forbids Defend in the first round, Earth begins Slowed, Fire Burned, Void Dissonant. "3 or less" and "4 or more" look at the Imbalance after the line's +1.
    .title = Jaethi's Siege placard

GAP-GOD-08 = Names and fragments of Fire Elemental, Earth Elemental, Graveler and Asura are printed. The 40 cards are ours, 12, 10, 8, 6 and 4 of Levels 1 to 5, among them one Elemental of each Element, 3 Swarms, 2 Hordes, 2 Titanic, 8 with Influence and 6 with Bribe; each gives 1 Power Up to each hero and a little more.
    .title = Encounter cards

GAP-GOD-09 = Only two names are printed, Gwironok the Ash Reaver (Fire) and Chikauakatl (Water). The 75 cards are ours: in each deck 6 light ones (Resilience 3 or 4, Power 1), 6 medium (5 to 7, Power 2) and 3 heavy (8 to 10, Power 3 or 4), with the Siege Keywords of their Element and 1 or 2 Power Ups as reward.
    .title = Siege cards

GAP-GOD-10 = One Escort is printed: 6 Health, Defend 8, tests of Health and Defend. We have 6 Escorts on Aid Commissions, with 5 to 10 Health and one automatic action of value 4 to 8.
    .title = Escorts, Summons and allies

GAP-GOD-11 = No card is printed, only the kinds. All 40 are ours: Caprakan 5 Heroic, 4 Aid, 6 Skill, 3 Dual, 2 All; Ishidan 4 Heroic, 4 Aid, 7 Skill, 3 Dual, 2 All; 8 in each deck have Equip. Heroic cards are for the Astrologist, Dragoon, Mesmer, Spear Master and Wind Rider in Caprakan, for the Magician, Ninja, Sage and Samurai in Ishidan; with one Empire in play the other Roles have none.
    .title = Commission cards

GAP-GOD-12 = Only the layout of the cards is printed. All 40 are ours: 24 with a Resource Ribbon, 10 Treasures and 6 events without a ribbon.
    .title = Harvest cards

GAP-GOD-13 = Printed are Deluge (Cataclysm, Calendar 1, Water die) and Crumbling Defense (Calendar 1, Fire die). The rest of the 40 is ours: one SIEGE! card for each Element with the die of that Element, one Cataclysm for each basic Element, 5 Discoveries, 10 Afflictions and 16 without a ribbon, 8 of these with an Encounter and 4 with a SkyTile. Calendar 2 is on 6 cards; the dice of the 35 others are 6 of each Element and 5 to choose.
    .title = Jaethi cards

GAP-GOD-14 = Only the ribbons are described. All 40 cards are ours: 21 with +1 rank, 3 for each Ability and Skill; 4 for Vitals, +2 Health or +3 Energy; 5 Elemental, one for each die; 5 with Resources; 5 to keep for one use.
    .title = Power Up cards

GAP-GOD-15 = No Treasure is printed. Our 10 give +2 to one stat or +1 to two while carried, and an effect once per Game Turn or combat; one of them revives a dead hero.
    .title = Treasures

GAP-GOD-16 = No card is printed; a Secured one can be used in the Event phase. Our 5 tokens are placed near a rolled Siege Portal, and the cards give for good: +1 Acquire Amount, +1 Group Range (up to 3), +1 movement, 1 Element roll per Harvest Stage, or +1 Resilience for all Defenders at each start of a Siege.
    .title = Discoveries

GAP-GOD-17 = No effect is printed. About 22 Equip effects are ours, 16 on Commissions and 6 on Encounters, such as +1 Potential, +2 Power, +1 Range, Bulwark 1, or Resilience at the start of a Siege.
    .title = Equip cards

GAP-GOD-18 = The picture of the layout cannot be read. Ours is point symmetric, with 302 tile hexes: two Empire Tiles that touch only the two HexTiles of the setup, 10 more slots for HexTiles, six portals in the center, and one portal each on the west, north, east and south bar. Everything outside is Game Bar.
    .title = Layout of the map

GAP-GOD-19 = Only the numbers of locations in all are printed. Terrain, Roads, Rivers and places of both sides of the tiles A to N are ours, with the same locations on both sides, so that the totals hold: 12 Settlements, 11 Antiquity Sites, 5 Temples and 7 Wellspring Portals, SkyTiles included, and 8 lairs besides that of Boss 9. Of the hexes 25 % are Highland, 25 % Forest, 22 % Plains, 10 % Marsh, 8 % Water, 5 % Peaks, 5 % Great Trees.
    .title = Empire Tiles and HexTiles

GAP-GOD-20 = No SkyTile is printed as a whole. On our 13 five fronts and five backs have an Elemental Portal, two fronts a Settlement, two an Antiquity Site and one the lair of Boss 9; no side has more than 2 Peaks.
    .title = SkyTiles

GAP-GOD-21 = Known are the names Deluge (the card of Water) and Meteor. Meteor is Fire, the two other names are ours. A Cataclysm Tile does no more than is printed; its six outer hexes yield nothing.
    .title = Cataclysm Tiles

GAP-GOD-22 = Only 3 as south is printed. We use 6 (the hex symbol) north, 1 north-east, 2 south-east, 3 south, 4 south-west, 5 north-west.
    .title = Wander Compass

GAP-GOD-23 = It is not printed which portal has which number. We use 1 west, 4 north, 7 east and 10 south on the bars, and 2, 3, 5, 6, 8, 9 in the center from north-west to south-east.
    .title = Numbers of the Siege Portals

GAP-GOD-24 = The Elements on the backs are not printed. Of the 23 tokens 5 show each basic Element and 3 show Void; they are drawn without returning, and go back to the pool when they are removed.
    .title = Backs of the Hex Tokens

GAP-GOD-25 = Healing, goods, prices and four different revival bonuses are known, but not which City-State has which. We use a Gear Upgrade of Attack or Defend in Nimo Teptek, of a Vital in Manchu Pakra, of a Mastery in Takagura, of a Skill in Hirono. There is no City-State action besides purchases and trade.
    .title = City-State placards

GAP-GOD-26 = 38 purchases and the rates of trade are known; three prices are not. We use 5 Gold per hero for the Dugout Canoe and 9 Gold per hero for Wayfarer's Supplies, each once per group, and 4 Gold in all for the Armament Registry, which discards one face-up Commission and turns up the next. Food is sold only as Iron Rations, 5 for 2 Gold; 10 Resources of Tier I may be mixed when they are traded.
    .title = Emporium and shops of the Empires

GAP-GOD-27 = The rulebook prints no price. The Amplifier costs 1 Platinum and is set and removed as its Item says; it is no Defender and has no Resilience.
    .title = Wellspring Amplifier

GAP-GOD-28 = Healing, Temple actions and the Siege Effects of all eight Dedications are known. Ours are their Siege damage (half of the Boss's number, rounded up, for 2 to 7, and 2 for 8 and 9), the areas (Range 1 for 2 to 4, Range 2 for 5 to 7), the Specialist as the second Resource of Dedication 5, and the Lair Effect: Siege Opponents within 1 hex of the lair have Power -1, at least 1.
    .title = Temple placard and Dedications

GAP-GOD-29 = The rulebook explains only some of the 40 Keywords; the others are those of the placard. Heal stops at the maximum.
    .title = Keywords

GAP-GOD-30 = The rulebook explains only some of the 16 Siege Keywords; the others are those of the placard.
    .title = Siege Keywords

GAP-GOD-31 = The rulebook prints hardly any text of a Condition. All 35 are those of the placard. No card of ours uses Imprisoned or Irradiated, parts of which belong to other Volumes.
    .title = Conditions

GAP-GOD-32 = The Augments of Defenders and the limits for heroes are known: 2 different Elements with up to 3 Tiers each. The 15 texts of the Tiers are ours: Tier 1 works on Defend, Tier 2 also on Attack, Tier 3 also on both Masteries. A Defender can also be Augmented while Enhancing; the ten cards are two of each Element, and a third hero may share the text.
    .title = Elements placard and Element Augment cards

GAP-GOD-33 = The picture of the placard is hard to read. We use the steps of Ore (2, 5, 8) and Lumber (1, 3, 5), 2 Essence for +1 Range, 2 Sky Metal for +1 Power, Passives for every 4, 3 Recruits for 1 Specialist, and +5, +4, +3 or +2 for Aetherial Ore.
    .title = Numbers of the Resources placard

GAP-GOD-34 = The rulebook shows examples; the rest is as on the card. City-State 2 Platinum per hex, Temple 1 basic Element, Tower and Fortress 1 Gear Upgrade, Marsh or Road 4 Gold, River as Water; with Harvest 4 an Antiquity Site 5 Platinum, a Wellspring Portal 1 Aetherial Ore or Living Crystal, an Elemental Portal 1 of its Element, a Mountain Peak 1 Sky Metal. Plains and Boss Lairs yield nothing, a hex with a Hex Token yields its terrain.
    .title = Resource Aid

GAP-GOD-35 = The four movement types, 2 Gold for Explore, the bonuses of Critical Successes and the Events by place are those of the placard, as far as the rulebook does not print them itself.
    .title = Game Turn placard

GAP-GOD-36 = The row of Starter is not in the rulebook: Health, Energy and Influence of an opponent are lower by its Level, Outlast by 2, damage by 1, each at least 1.
    .title = Difficulty "Starter"

GAP-GOD-37 = The Play Styles Booklet and the References book, to which the rulebook refers, are not used. Two worked examples of our own stand in for theirs: the end of a Harvest Stage and a Villain phase of a Siege.
    .title = Booklets outside the rulebook

GAP-GOD-38 = The icons are lost in print. In setup Air or Fire gives 4 Lumber, Earth or Water 4 Ore, Void 2 Platinum and 1 Resource of Tier II, a Surge 4 Platinum more; doing without the Tower gives 4 Platinum and 1 basic Element.
    .title = Rewards of the Element dice in setup

GAP-GOD-39 = Printed are only 10 Resilience of a Tower and 8 of a Temple. We use Potential, Power, Range: Tower 2, 4, 1; Fortress +1, +1, none, and +5 Resilience; City-State 3, 5, 2 with 18 Resilience (Nimo Teptek +1 Power, Manchu Pakra +3 Resilience, Takagura +1 Potential, Hirono +1 Range); Temples 2, 5, 2; Temple Fortress +1, +1, +1. Nobody is Assigned at first.
    .title = Base Stats of Defenders

GAP-GOD-40 = Build (6 Platinum), Upgrade (10) and the surcharge (1) are known. We use 3 Platinum to Rebuild a Tower, 6 for a Fortress, 8 for a City-State, and 1 Platinum to regain an Equip card.
    .title = Costs of Defenders

GAP-GOD-41 = The rulebook lists all that the group starts with and names no Platinum, so it has 0 besides the rewards of setup.
    .title = Platinum at the start

GAP-GOD-42 = The rulebook gives no amounts. Temples Heal all Vitals in full and remove all Conditions, City-States Heal all Vitals in full, Camp Heals 3 Health and 3 Energy, Regen works in each Declaration phase.
    .title = Amounts of Healing and Regen
