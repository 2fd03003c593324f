### What a decision asks.

prompt-mystling = Choose a mystling.
prompt-fighter = Choose the mystling that fights.
prompt-deck = Choose the mystling whose deck you build next.
prompt-enemy = Choose the Enemy.
prompt-modes = Take up or give up a hard mode before the next Combat?
prompt-arena = Choose the Arena card.
prompt-map = Choose the Arena map.
prompt-build = Build the deck of { MYSTLING($mystling) }: { $have } of { $n } cards.
prompt-start =
    { $allies ->
        [1] Who begins on which start space?
       *[other] Choose your start space.
    }
prompt-aim-setup = Both players start equally near: whom does the Enemy’s setup aim at?
prompt-mulligan = Keep your four cards, or draw four new ones?
prompt-taunt = Who gets the Taunt token? The Enemy aims at that player more often, who also plays first.
prompt-first = Who plays first in the next battle?
prompt-tamed = Whose party does { MYSTLING($mystling) } join?
prompt-act = Your turn: resolve one Action card; Bonus Actions may come before and after it.
prompt-bonus = Use further Bonus Actions, or end your turn.
prompt-may =
    { $power ->
        [0] { $tokens ->
            [0] Do you want to { $what }?
            [one] Do you want to discard a token from your sheet to { $what }?
           *[other] Do you want to discard { $tokens } tokens from your sheet to { $what }?
        }
       *[other] { $tokens ->
            [0] Do you want to spend { $power } Power to { $what }?
            [one] Do you want to spend { $power } Power and a token from your sheet to { $what }?
           *[other] Do you want to spend { $power } Power and { $tokens } tokens from your sheet to { $what }?
        }
    }
prompt-option =
    { $enemy ->
        [1] Choose what the Enemy does.
       *[other] Choose one of the effects.
    }
prompt-order = Several effects happen at the same time: which is next?
prompt-target = Choose whom to hit.
prompt-target-order = Choose who is hit next.
prompt-move =
    { $n ->
        [one] Move up to { $n } space. Beside each space: its range to your opponent.
       *[other] Move up to { $n } spaces. Beside each space: its range to your opponent.
    }
prompt-blink = Choose the space to blink to. Beside each space: its range to your opponent.
prompt-enemy-space =
    { $how ->
        [retreat] The Enemy retreats, and several spaces are equally far: choose where it goes.
        [rush] The Enemy rushes, and several spaces are equally near: choose where it goes.
       *[blink] The Enemy blinks, and several spaces are equally good for it: choose where it appears.
    }
prompt-enemy-way = Several ways are equally short for the Enemy: choose one.
prompt-place-token =
    { $enemy ->
        [1] Choose the space for the Enemy’s token.
       *[other] Choose the space for your token.
    }
prompt-take-token =
    { $enemy ->
        [1] The Enemy’s limit is reached: choose which of its tokens is placed anew.
       *[other] Your limit is reached: choose the token that is placed anew.
    }
prompt-discard-token =
    { $enemy ->
        [1] Choose which of its tokens the Enemy discards (still { $n }).
       *[other] { $n ->
            [one] Choose a token of yours to discard.
           *[other] Choose { $n } tokens of yours to discard.
        }
    }
prompt-summon = Choose the space of the { SUMMON($summon) }.
prompt-summon-order = Choose the Summon that acts next.
prompt-take-summon = The Enemy’s limit is reached: choose which of its Summons is placed anew.
prompt-trigger = Choose the card to trigger.
prompt-discard =
    { $n ->
        [one] Choose a card to discard.
       *[other] Choose { $n } cards to discard.
    }
prompt-keep-upgrade = Which Upgrade do you keep?
prompt-search = Choose the card that goes on top of your deck; the others go under it.
prompt-put-under = Choose the card that goes under your deck next.
prompt-cleanse =
    { $enemy ->
        [1] Choose which Condition token the Enemy discards (still { $n }).
       *[other] { $n ->
            [one] Choose a Condition token to discard.
           *[other] Choose { $n } Condition tokens to discard.
        }
    }
