# A gap: what we use, and what is not printed.

GAP-DRE-01 = Four values are printed: Young Emberling is Fire with Strength 4 and Swiftness 2, Golomo has Willpower 0, Defense 0 and Swiftness 1, the Frightened Windraiser Swiftness 3, Young Bolb is Earth with two Water cards. All other statistics, Elements, subtypes and token limits are ours, rising with the Tier. The 36 cards are 30 mystlings, 3 Summons, the Frightened Windraiser, and two Enemies of ours that are no mystlings: the Barrow Warden and the Sunless Wyrm.
    .title = Statistics of the mystlings

GAP-DRE-02 = The PvP side of every Stat card is ours: Health 24 to 28, Defense and Willpower together 1 or 2, Strength 3 to 5, Swiftness 2 or 3, so that mystlings of every Tier can meet as equals.
    .title = PvP statistics

GAP-DRE-03 = Only Firenova is printed: 8 Power, Deal 6 in range 3. The others are ours and cost at most 9 Power.
    .title = Special Abilities of players' mystlings

GAP-DRE-04 = Six different cards for each mystling are ours, except what the printed examples quote: Lava Lash and Guardian Stance.
    .title = Action cards with a mystling's name

GAP-DRE-05 = Ten designs introduce the basic keywords. Names and parts of Strike, Offensive Stance, Defensive Stance, According to Plan, Projectile and Reach are printed; the rest is ours.
    .title = Texts of the Starting cards

GAP-DRE-06 = Fatigue does nothing but remove itself from play when it is resolved. The Power of its slot is gained as usual.
    .title = Text of Fatigue

GAP-DRE-07 = Fifteen designs of A and fifteen stronger ones of B are ours. In the campaign B follows after the fifth finished Scenario.
    .title = Advancement cards

GAP-DRE-08 = Every Element has seven Rare designs in two copies and six Ultra Rare ones: 120 cards. Ten Legendary cards come on top: two each for Fire, Water, Earth and Air, one each for Light and Dark.
    .title = Elemental Action cards

GAP-DRE-09 = Each of the ten Boosters holds two cards of every Element, at least three of them Ultra Rare, and one Legendary card: thirteen in all, always the same.
    .title = Contents of the Boosters

GAP-DRE-10 = Golomo follows what is printed: its Passive, its effects, the marker on slot 3 and a deck of 2, 2 and 2. All other Enemies are ours; their decks are always larger than the number of their Special slot. Of the 33 cards 30 belong to mystlings, one to the Frightened Windraiser, and two to Enemies without a Taming card: the Barrow Warden, who summons, and the Sunless Wyrm, who fights differently at half its Health. They can be met in duels and gauntlets, but have no Tier card, so no Random Combat draws them.
    .title = Enemy Ability cards

GAP-DRE-11 = We call the three symbols Fang, Eye and Spiral. For two players Fang and Eye aim three times at Taunt and once at the other player, Spiral twice at each.
    .title = Symbols and targets of the Enemy Attack cards

GAP-DRE-12 = Five maps of hexagons with 19 to 23 spaces for one player and 24 to 28 for two. I and II are 4 or 5 apart. Sides for one look alike from I and II, sides for two from all three starts.
    .title = Arena maps

GAP-DRE-13 = All 35 Arena cards are ours; 31 of them have a PvP side, which treats both players alike.
    .title = Arena cards

GAP-DRE-17 = The Essence costs of the Roguelite sheet are printed. We take Tier II to V from a cost of 2 to 5; the four mystlings that are free there are Tier I and cost 1.
    .title = Tier cards

GAP-DRE-18 = Each Taming card has two to four conditions in order, more for higher Tiers; every one can be fulfilled with any legal deck. Trivia are ours.
    .title = Taming conditions and Trivia

GAP-DRE-19 = That Darktailen has a Story Quest and Young Alukah a Combat Quest is printed. Which others have one, the conditions and the Exalted forms are ours.
    .title = Quest cards

GAP-DRE-20 = Corruption adds one of: 4 Health; 1 Strength; 1 Defense; 1 Willpower; 1 Swiftness and 2 Health; 2 Health and 1 Strength. Major Corruption A to F adds 12 to 24 Health, from C on with Willpower or Defense, from D on with Strength.
    .title = Values of the Corruption cards

GAP-DRE-27 = Dash, Prepare and the effect and price of Fire are printed, and that Acceleration resolves a card from outside the slots. Ours: Air resolves the top card of the deck for 4 Power; Water Heals 3 for 4; Earth gets 2 Defense and 1 Willpower for 4; Light Cleanses 2, Heals 1 and Searches 3 for 4; Dark Deals 3 in range 3 with Pierce 1 for 5.
    .title = Elemental Bonus Actions

GAP-DRE-28 = Slot 1 gives 1 Power and slot 3 gives 2, as AMB-DRE-01 settles.
    .title = Power of slots 1 and 3

GAP-DRE-29 = Quake and Ice are printed. The tokens are called Ember (Fire), Ice (Water), Quake (Earth), Gust (Air), Gleam (Light) and Gloom (Dark).
    .title = Names of the Elemental tokens

GAP-DRE-30 = Three Summons are ours, with 2 to 4 Health and 2 or 3 Strength. They do not move.
    .title = Summons

GAP-DRE-36 = Pictures and captions are ours; an entry's number is the mystling's number from 1 to 30.
    .title = Portraits and Encyclopedia

GAP-DRE-37 = The booklet is not available. A guided duel of our own teaches by doing, and the program shows every legal choice and says why others are not. Players may take back their own last choices as long as nothing was drawn, rolled or revealed and nobody else has chosen since; beyond that everybody at the table has to agree.
    .title = Guided first game and taking back

GAP-DRE-38 = Each mystling brings the Arena card, the Arena map and the letter of the Major Corruption with which it is met; another Arena can be chosen or drawn.
    .title = Setup lists of Combats

GAP-DRE-39 = After every Combat the same steps follow: fulfilled Quests, the tamed mystling joins, Healing up to half of the Health, the Arena is cleared.
    .title = What follows a Combat

GAP-DRE-41 = All icons and pictures are our own. Icons differ in shape, so that they can be told apart without colour.
    .title = Icons and pictures

GAP-DRE-42 = Cards are known by lasting names instead of numbers.
    .title = Numbers of cards
