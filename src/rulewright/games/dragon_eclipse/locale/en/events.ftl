### The log: what has happened, one line for each event.

log-mystling-chosen = { $who } chooses { MYSTLING($mystling) }.
log-fighter-chosen = { $who } fights with { MYSTLING($mystling) }.
log-deck-begun = { $who } builds the deck of { MYSTLING($mystling) } next.
log-card-added = { $who } adds { CARD($card) } to the deck.
log-card-taken-out = { $who } takes { CARD($card) } out of the deck.
log-mode-switched =
    { $on ->
        [0] A hard mode is given up: { $mode ->
            [corruption] Corruption
            [unpredictable] unpredictable
           *[steel] steel
        }.
       *[other] A hard mode is taken up: { $mode ->
            [corruption] Corruption
            [unpredictable] unpredictable
           *[steel] steel
        }.
    }
log-deck-ready = { $who }: the deck of { MYSTLING($mystling) } is ready ({ $count } cards).
log-deck-short = { $who }: no card is left that may join the deck of { MYSTLING($mystling) }; it stays at { $count } of { $least } cards.
log-room-left =
    { $count ->
        [one] { $who } leaves room for { $count } card of the subtype.
       *[other] { $who } leaves room for { $count } cards of the subtype.
    }
log-combat-set = { $against ->
    [0] Battle { $duel } begins: { ARENA($arena) }, { MAP($map) }.
   *[other] Combat { $duel } begins: { ENEMY($enemy) }, { ARENA($arena) }, { MAP($map) }.
  }
log-corruption-attached = The Enemy gets { CORRUPTION($corruption) }.
log-hand-redrawn = { $who } draws four new cards.
log-taunt-taken = { $who } takes the Taunt token.
log-first-player-set = { $who } plays first.
log-round-began = Round { $round }.
log-turn-began = The turn of { $body } begins.
log-card-played =
    { $slot ->
        [0] { $who } resolves { CARD($card) } from outside the slots.
       *[other] { $who } resolves { CARD($card) } of slot { $slot }.
    }
log-card-triggered = { $who } triggers { CARD($card) } of slot { $slot }.
log-bonus-used = { $who } uses { BONUS($bonus) }.
log-power-gained = { $who } gains { $n } Power.
log-power-spent = { $who } spends { $n } Power.
log-power-discarded = { $who } discards { $n } Power.
log-cards-drawn = { $who } draws { $cards }.
log-card-discarded = { $who } discards { CARD($card) }.
log-cards-searched = { $who } looks at { $cards }.
log-cards-searched-hidden =
    { $count ->
        [one] { $who } looks at the top card of the deck.
       *[other] { $who } looks at the top { $count } cards of the deck.
    }
log-deck-reshuffled = { $who } reshuffles: the deck has { $count } cards.
log-deck-shuffled = { $who } shuffles the deck.
log-upgrade-attached = { $who } attaches { CARD($card) }.
log-card-removed = { CARD($card) } leaves the deck of { $who }.
log-fatigue-gained = { $who } gains a Fatigue.
log-damage-dealt =
    { $dealt ->
        [0] { $prevented ->
            [0] { $body } gains { $n } damage.
           *[other] { $body } gains { $n } damage ({ $prevented } prevented).
        }
       *[other] { $prevented ->
            [0] { $by } deals { $n } damage to { $body }.
           *[other] { $by } deals { $n } damage to { $body } ({ $prevented } prevented).
        }
    }
log-missed = { $body } finds nobody in range.
log-spared = { $body } hits nobody.
log-in-vain =
    { $why ->
        [no-moves] { $body } cannot move: the value is 0.
        [no-way] { $body } cannot move: no free space beside.
        [beside] { $body } stands beside the target already and stays.
        [no-closer] { $body } cannot come closer and stays.
        [no-farther] { $body } cannot get farther away and stays.
        [no-blink] { $body } has no better space to blink to and stays.
        [unhurt] { $body } has no damage to heal.
        [uncounted] { $body } gets nothing: there is nothing to count (0).
        [no-conditions] { $body } has no Condition to cleanse.
        [not-held] { $body } has no { CONDITION($condition) } to cleanse.
        [held] { $condition ->
            [burn] { $body } has as much Burn as possible: no more is added.
           *[other] { $body } has { CONDITION($condition) } already: no more is added.
        }
        [immune] { $body } cannot have Conditions.
        [full-power] { $body } has full Power and gains none.
        [no-power] { $body } has no Power to discard.
        [cannot-pay] { $body } cannot spend { $n } Power for what is offered.
        [cannot-spend] { $n ->
            [one] { $body } has no token on the sheet to spend for what is offered.
           *[other] { $body } cannot spend { $n } tokens of the sheet for what is offered.
        }
        [no-deck] { $body } has no card left in the deck.
        [no-cards] { $body } has no card left in deck and discard pile.
        [no-slot] { $body } cannot draw: no slot is empty.
        [no-card] { $body } has no other card in the slots.
        [triggered] { $body } has used a Trigger this turn: no second one.
        [no-track] Nothing to interrupt: { $body } has no card that could be discarded.
        [token-limit] { $body } has as many tokens as the limit allows: no more are gained.
        [no-supply] { $body } gains nothing: all tokens of this Element are in use.
        [no-token] { $body } has no token left to place.
        [no-token-space] { $body } cannot place a token: no suitable space in range.
        [no-tokens-here] { $body } has no token to discard.
        [summon-limit] { $body } cannot summon: the token limit is reached.
        [no-summon-space] { $body } cannot summon: no suitable space in range.
       *[no-summons] { $body } has no Summon that could act.
    }
log-healed = { $body } heals { $n }.
log-condition-gained =
    { $n ->
        [one] { $body } gains { CONDITION($condition) }.
       *[other] { $body } gains { $n } { CONDITION($condition) }.
    }
log-condition-lost =
    { $n ->
        [one] { $body } loses { CONDITION($condition) }.
       *[other] { $body } loses { $n } { CONDITION($condition) }.
    }
log-boosted = { $body }: { $stats } until the next own turn.
log-moved = { $body } moves to space { $space }.
log-blinked = { $body } blinks to space { $space }.
log-token-placed = { $body } places a token on space { $space }.
log-token-gained =
    { $n ->
        [one] { $body } gains a token.
       *[other] { $body } gains { $n } tokens.
    }
log-token-discarded =
    { $held ->
        [1] { $body } discards a token from the sheet.
       *[other] { $body } discards the token on space { $space }.
    }
log-summon-placed = A { SUMMON($summon) } appears on space { $space }.
log-summon-fell = The { SUMMON($summon) } on space { $space } is gone.
log-terrain-gone = The Terrain on space { $space } is gone.
log-attack-drawn = The Enemy draws { SYMBOL($symbol) }; it aims at { $target }.
log-enemy-deck-refilled = The Enemy deck is empty and is shuffled anew ({ $count } cards).
log-track-interrupted = { $body } loses the card of slot { $slot }.
log-special-resolved = { ENEMY($enemy) } uses its Special Ability.
log-special-silenced = { ENEMY($enemy) } is silenced: no Special Ability.
log-taming-advanced = Taming condition { $number } of { $of } is fulfilled.
log-quest-advanced = { $who }: quest condition { $number } of { $of } is fulfilled.
log-quest-fulfilled = { MYSTLING($mystling) } has fulfilled its quest and is Exalted.
log-conceded = { $who } concedes.
log-combat-ended =
    { $result ->
        [win] { ENEMY($enemy) } is defeated.
        [tame] { ENEMY($enemy) } is tamed.
       *[lose] { ENEMY($enemy) } has won.
    }
log-round-won =
    { $by_rounds ->
        [1] { $who } wins with { MYSTLING($mystling) }: the rounds are over.
       *[other] { $who } wins with { MYSTLING($mystling) }.
    }
log-mystling-joined = { MYSTLING($mystling) } joins the party.
log-rested = { MYSTLING($mystling) } rests and heals { $n }.
log-game-ended = The game is over. Points: { $scores }. Winners: { $winners }.
