### How to set the box up on a real table.

guide-agree = Agree how to play
guide-option = { $title }: { $value }
guide-top = On top of the Enemy deck
guide-slot = { $seat }, slot { $slot }
guide-terrain =
    { $side ->
        [boon] Put Universal tokens with the BOON side up on { $marks }.
       *[bane] Put Universal tokens with the BANE side up on { $marks }.
    }

guide-mystlings = Choose your mystlings
    .choose = Choose from all Tier cards.
    .drawn = These are drawn or agreed on.
    .each = Each player takes one; their main Elements must differ.
    .pair = Take two whose main Elements differ; before each duel you decide which one fights.
    .cards = Take the Stat card (ordinary side up), the Ability card, the six Action cards with its name and, if there is one, its Quest card.
guide-decks = Prepare a deck for each mystling
    .ready = Use its ready deck of { $deck } cards, or its six own cards with the ten different Starting cards.
    .build = Put exactly { $deck } Action cards together. A single card can lie in one deck only.
    .specific = Between { $least } and { $most } of them bear the mystling’s name; no card bears another’s.
    .element = Elemental cards match its main Element, or its subtype up to the number beside that icon. Neutral cards always fit.
    .legend = At most { $legendary } of them is Legendary.
    .cards-all = You may use all cards of the box.
    .cards-advanced = You may use Starting and Advancement cards and the mystling’s own.
    .cards-starting = You may use Starting cards and the mystling’s own.
    .fatigue = Fatigue does not count: it comes on top.
guide-enemy = Find your Enemy
    .choose = Choose an Enemy by its Tier card.
    .draw = Shuffle the Tier cards and draw one.
    .random = Shuffle the Tier cards, draw two and choose one of them.
    .named = The Enemy is agreed on.
    .tiers = A gauntlet has { $duels } duels, from the lowest Tier to the highest; after { $lives } lost ones it is over.
guide-map = Open the Arena map
    .side-one = Use the side for one player.
    .side-two = Use the side for two players, with the start spaces I, II and III.
    .usual = The Tier card of the Enemy names the map, unless you have agreed on another.
    .random = Draw one of the maps at random.
    .taken = This one is used.
guide-arena = Lay out the Arena card
    .side = Put it beside the map with its Combat side up.
    .pvp = Put it beside the map with its PvP side up.
    .tokens = Carry out its Setup: Universal tokens go onto the spaces with the named marks. BOON helps players, BANE does not.
guide-tokens = Lay out the tokens
    .lay = Damage, Power, Conditions, and the Elemental tokens of the Elements that are in play: white side up for players, black for the Enemy.
guide-wild = Set up the Enemy
    .place = Place its standee on space I.
    .cards = Take its Enemy Ability card and its Stat card; read side B of the Ability card, then turn it to side A.
    .marker =
        { $slot ->
            [0] Put the Special marker on the Enemy slot whose number is printed beside the Special Ability.
           *[other] Put the Special marker on Enemy slot { $slot }.
        }
    .taming = Put its Taming card, conditions up, beside the Arena.
    .untamed = Leave its Taming card in the box: it cannot be tamed in this Combat.
    .tameless = It has no Taming card: it cannot be tamed.
    .beside = With two players all its cards lie beside the Arena.
guide-enemy-deck = Build the Enemy deck
    .list = It needs { $cards }.
    .one = Take Enemy Attack cards for one player, as many of each symbol as side B of its Ability card lists, and shuffle them.
    .two = Use the Enemy Attack cards for two players. Of the four cards of a symbol take as many as needed at random and unseen; then shuffle.
    .open = Put the deck down face up: its top card is what the Enemy will do.
    .hidden = Put the deck down face down: you play the Unpredictable mode.
    .more = Additional setup: { $what }.
guide-corruption = Attach Corruption
    .major = Attach the Major Corruption with the letter on its Tier card to the Enemy.
    .random = Draw a random Corruption card and put it under the Enemy’s Stat card. All values add up.
guide-fighters = Set up your mystlings
    .one = Choose one mystling and place it on space II.
    .two = One player’s mystling begins on space II, the other’s on III, as you agree.
    .sheet = Lay the Ability card on the left and the Stat card on the right. Damage and Power that it has kept go onto the sheet.
    .deck = Shuffle its deck with its Fatigue and put it down face down.
    .slots = Draw four cards one after the other: into slot 4, then 3, 2 and 1.
    .helps = Take the Help card with the Combat tags and the one of its main Element.
guide-mulligan = Redraw if you like
    .once = You may redraw all four cards once.
    .aside = Set them aside, draw four new ones, and only then shuffle the old ones back.
guide-taunt = Give the Taunt token
    .choose = Decide together who takes it: that player goes first, and so does whoever deals damage last.
guide-begin = Begin
    .one = You take the first turn, then the Enemy; and so on.
    .two = The player with Taunt takes the first turn, then the other player, then the Enemy.
    .end = The Combat ends at the moment of LOSE, TAME or WIN.
guide-between = Between two duels
    .heal = Every mystling that fought Heals up to half of its Health, rounded down.
    .steel = Steel mode: every mystling that fought Heals { $heal }, but not above half of its Health.
    .keep = Damage and Fatigue stay with it; all Power is discarded.
    .tame = A tamed Enemy joins your party with its cards.
    .lost =
        { $lives ->
            [one] The first lost duel ends the gauntlet.
           *[other] { $lives } lost duels end the gauntlet.
        }

guide-first = Find the first player
    .random = Chance decides.
    .is = First player
    .one = The first player
    .other = The second player
guide-host = Find the host
    .random = Chance decides. The host drafts first and builds first.
    .is = Host
guide-picks = Pick mystlings
    .order = { $first } picks any mystling with its Stat, Ability and Action cards, then the other player picks.
    .side = Stat cards show their PvP side.
guide-draft = Draft three mystlings each
    .order = { $host } picks one, { $guest } two, { $host } two, { $guest } one.
    .element = You cannot pick a mystling whose main Element you already have.
    .side = Stat cards show their PvP side.
guide-piles = Sort the cards
    .neutral = Split the Neutral cards into two equal piles with one copy of each card; each player gets a pile.
    .elemental = Sort the Elemental cards into a pile for each Element.
guide-shared = Prepare the decks
    .ready = Each mystling uses its ready deck of { $deck } cards.
    .missing = Where both want the only copy of a card, { $first } takes it; the other player replaces it.
    .build = Both build at the same time, by the usual rules: exactly { $deck } cards.
    .turns = If both want cards of the same Element and do not agree, take them in turns, { $first } first.
    .subtype = Cards of a subtype come from what the other player has left.
guide-sides = Take your places
    .tokens = Elemental tokens show white for { $first }, black for the other player.
    .places = { $first } begins on space I; the other player chooses II or III.
guide-fighter = Send out the first mystlings
    .pick = { $first } picks a mystling for the round, then the other player picks.
    .places = { $first } begins on space I; the other player chooses II or III.
guide-draw = Draw your first cards
    .shuffle = Shuffle your deck and put it down face down.
    .slots = Draw four cards one after the other: into slot 4, then 3, 2 and 1.
guide-duel = Begin
    .power = { $second } gains 1 Power.
    .turn = { $first } takes the first turn.
    .win = You win when the other mystling has as much damage as Health. Nobody can be tamed.
guide-rounds = After a round
    .win = Whoever has won two rounds wins the Challenge.
    .aside = The winner sets the winning mystling aside; it cannot be used any more.
    .clear = Discard all damage and Power, and clear the Arena.
    .next = The loser decides who is first in the next round; players may switch mystlings.

## The sheets of a Combat

sheet-combat = Combat against an Enemy
sheet-battle = Battle between two players
sheet-seats = Health is the number printed on the Stat card, with everything that raises it.
    .battle = The first player stands in the first row. Health is the number on the PvP side of the Stat card.
sheet-enemy = Enemy
sheet-mystlings = Mystlings
sheet-health = Health
sheet-damage = Damage
sheet-left = Health left
sheet-tokens = Elemental tokens
sheet-taming = Taming conditions
sheet-statistics = Statistics
sheet-turn-ends = End of turn
    .what = Burn hurts, less Willpower; then one token of each Condition is discarded.
sheet-lose = No Health left: the Combat is lost at once.
sheet-win = No Health left: unless every Taming condition is met, you have won.
sheet-beaten = No Health left: the opponent has won.
sheet-taunt = Taunt
    .moves = Whoever deals damage to the Enemy in their own turn takes the token.
