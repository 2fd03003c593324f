### What a decision asks.

prompt-mystling = Choose a mystling.
prompt-fighter = Choose the mystling that fights.
prompt-enemy = Choose the Enemy.
prompt-arena = Choose the Arena card.
prompt-map = Choose the Arena map.
prompt-build = Build the deck of { MYSTLING($mystling) }: { $have } of { $n } cards.
prompt-start = Choose your start space.
prompt-mulligan = Keep your four cards, or draw four new ones?
prompt-taunt = Who gets the Taunt token?
prompt-first = Who plays first in the next round?
prompt-act = Your turn: use Bonus Actions, then resolve an Action card.
prompt-bonus = Use further Bonus Actions, or end your turn.
prompt-may = Do you want to { $what }?
prompt-option = Choose one.
prompt-order = Several effects happen at the same time: which is next?
prompt-target = Choose whom to hit.
prompt-target-order = Choose who is hit next.
prompt-move =
    { $n ->
        [one] Move up to { $n } space.
       *[other] Move up to { $n } spaces.
    }
prompt-blink = Choose the space to blink to.
prompt-enemy-space = The Enemy has equally good spaces: choose where it goes.
prompt-enemy-way = The Enemy has equally short ways: choose one.
prompt-place-token = Choose the space for the token.
prompt-take-token = The limit is reached: choose the token that is placed anew.
prompt-discard-token =
    { $n ->
        [one] Choose a token to discard.
       *[other] Choose { $n } tokens to discard.
    }
prompt-summon = Choose the space of the { SUMMON($summon) }.
prompt-summon-order = Choose the Summon that acts next.
prompt-trigger = Choose the card to trigger.
prompt-discard =
    { $n ->
        [one] Choose a card to discard.
       *[other] Choose { $n } cards to discard.
    }
prompt-keep-upgrade = Which Upgrade do you keep?
prompt-search = Choose the card that goes on top of your deck.
prompt-put-under = Choose the card that goes under your deck next.
prompt-cleanse =
    { $n ->
        [one] Choose a Condition token to discard.
       *[other] Choose { $n } Condition tokens to discard.
    }
