### The table in words, for terminals and screen readers.

## How far the game has come

table-over = The game is over
table-choosing = Choosing mystlings
table-building = Building decks
table-preparing =
    { $mode ->
        [gauntlet] Before duel { $duel } of { $of }
        [pvp_challenge] Before battle { $duel }
        [pvp_quick] Before the battle
       *[duel] Before the duel
    }
table-combat =
    { $mode ->
        [gauntlet] Duel { $duel } of { $of }
        [pvp_challenge] Battle { $duel }
        [pvp_quick] Battle
        [roguelite] Run, fight { $duel }
       *[duel] Duel
    }
table-round = round { $round }
table-round-of = round { $round } of { $of }
table-turn = turn of { $seat }
table-enemy-turn = the Enemy’s turn
table-gauntlet =
    { $lost ->
        [one] Gauntlet: { $points } points, { $lost } duel lost of { $lives } that may be
       *[other] Gauntlet: { $points } points, { $lost } duels lost of { $lives } that may be
    }
table-challenge = Challenge: { $wins } (two wins decide)
table-wins = { $seat } { $n }
table-hard = Hard modes: { $modes }
table-hard-corruption = Corruption
table-hard-unpredictable = unpredictable
table-hard-steel = steel

## The Arena

table-arena = { ARENA($arena) } on { MAP($map) }
table-letter-1 = A
table-letter-2 = B
table-letter-enemy = E
table-letter-summon = s
table-legend = { $things }
table-legend-body = { $letter } { $who }
table-legend-summon = { $letter } Summon
table-legend-boon = { $letter } BOON
table-legend-bane = { $letter } BANE
table-legend-token = { $letter } { TOKEN($element) } of { $who }
table-legend-hole = { $letter } empty space
table-legend-marks = ¹ ² ³ MARK 1, 2, 3
table-legend-starts = I II III starts

## Mystlings

table-body = { $letter } { $who }: { MYSTLING($mystling) }
table-body-exalted = { $letter } { $who }: { MYSTLING($mystling) }, Exalted
table-enemy = { $letter } { ENEMY($enemy) }
table-health = { $left }/{ $of } Health
table-stat = { $n } { STAT($stat) }
table-stat-changed = { $n } { STAT($stat) } (printed { $base })
table-power = { $n } Power
table-range = range { $n } to { $who }
table-taunt = has Taunt
table-conditions = { $conditions }
table-tokens =
    { $most ->
        [0] { $n } { TOKEN($element) }
       *[other] { $n }/{ $most } { TOKEN($element) }
    }
table-held = { $n } on the sheet
table-slot = { $slot } (+{ $power }) { CARD($card) }: { $what }
table-slot-empty = { $slot } (+{ $power }) empty
table-slots = Slots: { $cards }
table-slot-name = { $slot } { CARD($card) }
table-piles = Deck { $deck }, discard pile { $discard }
table-piles-top = Deck { $deck }, discard pile { $discard } (on top { CARD($card) })
table-passive = In force: { CARD($card) }. { $what }
table-upgrade = Upgrade: { CARD($card) }. { $what }
table-looking = Looking at: { $cards }
table-looking-hidden =
    { $n ->
        [one] Looking at a card
       *[other] Looking at { $n } cards
    }
table-own-deck = In the deck, in no order: { $cards }
table-on-top = On top of the deck: { $cards }
table-under = Under the deck: { $cards }
table-discard = Discard pile, the top card last: { $cards }
table-counted = { $n }× { CARD($card) }
table-bonuses = Bonus Actions:
table-bonus = { BONUS($bonus) }, { $power } Power: { $what }
table-bonus-used = { BONUS($bonus) }, { $power } Power: { $what } (used this turn)
table-quest = Quest, { $done } of { $of } conditions:
table-party = Party: { $members }
table-member = { MYSTLING($mystling) } { $left }/{ $of }
table-member-fights = { MYSTLING($mystling) } (fights)
table-member-out = { MYSTLING($mystling) } (has won its battle)
table-member-fatigue = { $member }, { $n } Fatigue

## The Enemy

table-next = Next attack: { SYMBOL($symbol) } at { $target }. { $what }
table-next-hidden = Next attack: face down
table-forecast = If its turn came now: { $what }.
table-forecast-damage =
    { $n ->
        [one] { $n } damage to { $who }
       *[other] { $n } damage to { $who }
    }
table-forecast-condition = { CONDITION($condition) } for { $who }
table-forecast-special = with its Special Ability
table-forecast-lost = the Combat would be lost
table-forecast-nothing = nobody would be hurt
table-track = Track: { $slots }
table-track-card = { $slot } { SYMBOL($symbol) }
table-track-empty = { $slot } –
table-track-marker = { $text }★
table-special = ★ Special Ability once slot { $slot } is filled: { $what }
table-special-next = ★ Special Ability on its next turn: { $what }
table-special-silenced = ★ Special Ability, silenced: { $what }
table-enemy-deck = Enemy deck { $deck }, discard pile { $discard }
table-enemy-left = Not yet drawn: { $cards }
table-corruptions = Corruption: { $cards }
table-summon = { $letter } { SUMMON($summon) } on space { $space }: { $left }/{ $of } Health
table-terrain = Terrain on space { $space }: { $left }/{ $of } Health
table-taming = Taming, { $done } of { $of }:
table-untamable = It cannot be tamed here.
table-done = ✓ { $what }
table-current = → { $what }
table-current-progress = → { $what } ({ $have } of { $need })
table-later = · { $what }
table-fact-holds = true now

## Before a Combat

table-draft = { $seat } builds the deck of { MYSTLING($mystling) }: { $have } of { $n } cards
table-draft-limits = { $specific } of { $least }–{ $most } own cards, { $legendary } of { $legends } Legendary
table-draft-subtype = { $n } of { $most } of the subtype { ELEMENT($element) }
table-draft-cards = { $cards }
table-deck-list = Deck of { MYSTLING($mystling) }: { $cards }
table-nothing = nothing
