### For owners of the box: setting it up, the reference of components, the score sheet.

## Setup

guide-option = { $title }: { $value }.
guide-options = Agree on the options
    .combine = You may combine the options as you like.
guide-islands = Lay out the Islands
    .ring = Place the five Islands in the five spaces of the ring, icon side up. Drawn for you, clockwise from the top:
guide-space = Space { $number }
guide-mirages = Cover a region of each type
    .put = Two players: put a Mirage token on each Island. Each covers a region of another type:
    .closed = Nobody may enter or deploy in a covered region, and no Champion may start there.
guide-monsters = Choose three Monsters
    .draw = Put these Monster cards face up on the marked spaces of the Events Board, one for each Era:
    .figures = Stand the figure of each on its card. No Monster is on an Island yet.
    .box = { $n ->
        [one] The other Monster goes back into the box.
       *[other] The other { $n } Monsters go back into the box.
    }
    .plain = You play without behaviours: Strength and rewards count, the behaviour text does not.
guide-events = Prepare the Events Deck
    .shuffle = Shuffle the five Region cards with the Storm card.
    .place = Put the deck face up on the Events Board.
guide-encounters = Prepare the Encounters
    .shuffle = Shuffle the { $n } Encounter cards without looking at their backs and put them face up on the Game Board. Everybody sees the top front.
    .premonition = Premonition: whoever faces an Encounter may read both results before choosing.
guide-attunements = Turn the Attunements
    .place = Put each Attunement card on its space of the Game Board with this side up:
    .keep = The sides stay as they are for the whole game.
guide-decks = Prepare the Era Decks
    .shuffle = Shuffle the Command cards of Era I, Era II and Era III separately, { $n } each, and put them face down on the Events Board.
guide-hands = Deal the starting cards
    .deal = Split the starting cards by colour into four piles and shuffle each. Deal every player one card of each colour, face down: a hand of four.
    .secret = Hands are secret. If you would rather not shuffle, each player may look up their own draw here:
    .box = { $n ->
        [0] No starting card is left over.
        [one] The starting card left over goes back into the box.
       *[other] The { $n } starting cards left over go back into the box.
    }
guide-champions = Deal the Champions
    .deal = Shuffle the Champion cards and give every player one, face up. Drawn for you:
    .box = { $n ->
        [one] The other Champion goes back into the box.
       *[other] The other { $n } Champions go back into the box.
    }
    .plain = You play without abilities: the text of the Champion cards does not count.
guide-boards = Set up the Player Boards
    .choose = Every player chooses a colour and takes its Player Board, tokens and units.
    .given = Every player takes the Player Board, tokens and units of a colour:
    .tokens = Energy and Experience start on 0, Glory on { $glory }. The Encounter token waits on the Champion card.
    .constructed = Into the constructed space: the Champion, { $troops ->
        [one] { $troops } Troop
       *[other] { $troops } Troops
    } and { $golems ->
        [one] { $golems } Golem
       *[other] { $golems } Golems
    }.
    .supply = Beside the board as supply: { $troops ->
        [one] { $troops } Troop
       *[other] { $troops } Troops
    }, { $golems ->
        [one] { $golems } Golem
       *[other] { $golems } Golems
    } and { $fortifications ->
        [one] { $fortifications } Fortification
       *[other] { $fortifications } Fortifications
    }.
    .rings = Put a ring of your colour under each miniature.
guide-artefacts = Hand out the Artefacts
    .deal = { $n ->
        [2] Take the Artefacts I and II only, mix them and give every player one, charged (bright) side up. Drawn for you:
        [5] Mix all five Artefacts and give every player one, charged (bright) side up. Drawn for you:
       *[other] Take only the { $n } lowest Artefacts, mix them and give every player one, charged (bright) side up. Drawn for you:
    }
    .order = The number is the order of play: I goes first.
    .box = Player Boards, tokens and units that nobody uses go back into the box.
guide-artefact = Artefact { $number }
guide-draft = Draft Champions and starting cards
    .open = Expert Players Mode: nothing has been dealt. Lay out one Champion and one starting card of each colour, face up. Drawn for you:
    .pick = In order of play ({ $order }), take one of the face-up cards, round after round, five times each.
    .kind = You never take a second card of a kind that you have: one Champion and one card of each colour in the end.
    .replace = Replace each card at once by a random one of the same kind, as long as there is one.
    .box = Whatever is left over goes back into the box.
guide-placement = Place Champions and Encounter tokens
    .order = In reverse order of play, each player in turn:
    .champion = puts the Champion in any region of an Island that has no Champion yet;
    .mirage = a covered region is not allowed;
    .token = then puts the Encounter token on another Island than the Champion’s. Tokens may share an Island.
    .rest = Troops and Golems stay in the constructed space: they are deployed in play.
guide-turn = Turn { $number }
guide-clear = Lift three of the Mirages
    .clear = When both Champions stand, remove the Mirage tokens from the three Islands without a Champion. The other two stay for the whole game.
guide-start = Begin Era I
    .deck = Put the Era I deck on the far left space of the Development Area and turn { $n } cards face up beside it.
    .monster = Move { MONSTER($monster) } from the Events Board to its Island: { ISLAND($island) }.
    .events = Shuffle its card into the Events Deck and put the deck back face up.
    .energy = Every player gains Energy by Artefact:
    .ability = { $who } gains { $energy } Energy more: the ability of { CHAMPION($champion) }.
    .go = { $who } moves the top event card to the first space of the Events Path and takes the first turn.
guide-energy = { $energy } Energy

## Reference

shelf-cards = Command cards: { ERA($era) }
shelf-encounters = Encounters
shelf-champions = Champions
shelf-monsters = Monsters
shelf-attunements = Attunements
shelf-islands = Islands
facet-kind = Kind
facet-era = Era
facet-type = Type
facet-slot = Upgrade space
facet-island = Island
facet-side = Side
facet-terrain = Region type
facet-approach = Approach

## Score sheet

sheet-score = Score sheet
sheet-seats = In order of play: the first row holds Artefact I.
sheet-artefacts = Order of play
sheet-path = Events Path
sheet-monster = Monster of { ERA($era) }
sheet-place = At the start of each round the first player moves the top event card to the next space.
sheet-special = Space { $space } of the Events Path: every player may recharge their Artefact now.
sheet-last = The fifth Region card is placed: everybody takes the last turn of this Era, then resolve the events.
sheet-resolve = Resolve the cards from the first space on, each completely before the next.
sheet-award = Whoever controls a region of this type gains the Glory of the space, for each such region.
sheet-order = Artefacts by Glory: the most gets I. Between equals, whoever had the lower number before.
sheet-gift = Charge all Artefacts; everybody gains the Energy of their Artefact.
sheet-win = The most Glory wins; between equals, the lowest Artefact.
