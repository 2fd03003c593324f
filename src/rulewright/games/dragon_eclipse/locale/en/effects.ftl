### What components do, as terse as on printed cards. Keywords keep their capitals only at the beginning.

## Parts

plus = +{ $n }
reach-any = in any range
reach-range = in range { $n }
reach-line = { $where } in line
clause-apart = { $first }; { $second }
in-line = in line
tags-pierce = (Pierce { $n })
tags-drain = (Drain)
tags-both = (Pierce { $n }, Drain)
on-marks = on { $marks }
while-on-marks = while on { $marks }
and-inflict = and { $what }
mark-mark-1 = a MARK 1 space
    .every = every MARK 1 space
mark-mark-2 = a MARK 2 space
    .every = every MARK 2 space
mark-mark-3 = a MARK 3 space
    .every = every MARK 3 space
mark-I = space I
    .every = space I
mark-II = space II
    .every = space II
mark-III = space III
    .every = space III
amount-burn = { $n } Burn
    .given = { $n } Burn
amount-slow = Slow
    .given = Slow
amount-weak = Weak
    .given = Weak
amount-silence = Silence
    .given = Silence
amount-power = { $n } Power
    .is = { $n } Power
stat-plus = +{ $n } { STAT($stat) }
stat-minus = −{ $n } { STAT($stat) }

per-token =
    { $where ->
        [any] for each own token in the Arena
        [target] for each own token within range { $n } of the opponent
       *[self] for each own token within range { $n }
    }
per-held = for each token on the own sheet
per-burn = for each Burn on the opponent
per-condition = for each different Condition on the opponent
per-discard = for each card in the own discard pile
per-track = for each card on the opponent’s track
per-power = for each own Power
per-space = for each space of range between you
per-summon = for each Summon in the Arena

## Damage and Conditions

effect-attack =
    { $whom ->
        [each] Attack each opponent
        [all] Attack each other mystling (including allies)
       *[one] Attack
    }
effect-deal =
    { $whom ->
        [each] Deal { $n } to each opponent
        [all] Deal { $n } to each other mystling (including allies)
       *[one] Deal { $n }
    }
    .third =
        { $whom ->
            [each] deals { $n } to each opponent
            [all] deals { $n } to each other mystling (including allies)
           *[one] deals { $n }
        }
effect-inflict =
    { $whom ->
        [each] Give { $what } to each opponent { $where }
        [all] Give { $what } to each other mystling (including allies) { $where }
       *[one] Give { $what } to the opponent { $where }
    }
effect-suffer = Gain { $n } damage
    .third = gains { $n } damage
effect-suffer-burn = Gain the damage of Burn
    .third = gains the damage of Burn
effect-gain-condition = Gain { $what }
    .third = gains { $what }
effect-heal = Heal { $n }
    .third = heals { $n }
effect-cleanse = Cleanse { $n }
    .third = cleanses { $n }
effect-cleanse-type = Cleanse { $what }
    .third = cleanses { $what }
effect-boost = { $what } until the next own turn

## Movement

effect-move = Move
effect-blink =
    { $toward ->
        [toward] Blink { $n } toward the opponent
        [away] Blink { $n } away from the opponent
       *[free] Blink { $n }
    }
    .third =
        { $toward ->
            [toward] blinks { $n } toward the opponent
            [away] blinks { $n } away from the opponent
           *[free] blinks { $n }
        }
effect-rush = Rush
effect-retreat = Retreat

## Power, cards and slots

effect-gain-power = Gain { $n } Power
    .third = gains { $n } Power
effect-discard-power =
    { $whom ->
        [opponent] The opponent discards { $n } Power
       *[self] Discard { $n } Power
    }
effect-draw =
    { $n ->
        [one] Draw a card
       *[other] Draw { $n } cards
    }
effect-discard-card =
    { $n ->
        [one] Discard a card from your slots
       *[other] Discard { $n } cards from your slots
    }
effect-discard-top =
    { $n ->
        [one] Discard the top card of your deck
       *[other] Discard the top { $n } cards of your deck
    }
effect-search = Search { $n }
    .third = searches { $n }
effect-slide = Slide your cards right
effect-reshuffle = Reshuffle your deck
effect-shuffle = Shuffle your deck
effect-interrupt = Interrupt { $n }
effect-trigger = Trigger
effect-resolve-top = Resolve the top card of your deck (slot 0)
effect-remove-this = Remove this card from play

## Tokens and Summons

effect-place =
    { $n ->
        [one] Place a token
       *[other] Place { $n } tokens
    }
effect-gain-token =
    { $n ->
        [one] Gain a token
       *[other] Gain { $n } tokens
    }
effect-discard-token =
    { $n ->
        [one] Discard a token from the own sheet
       *[other] Discard { $n } tokens from the own sheet
    }
effect-discard-arena-token =
    { $n ->
        [one] Discard one of your tokens
       *[other] Discard { $n } of your tokens
    }
effect-summon = Summon a { SUMMON($summon) }
effect-summons-act = Every Summon: { $what }

## Structure

effect-may =
    { $power ->
        [0] { $tokens ->
            [0] You may { $what }
            [one] You may discard a token from your sheet to { $what }
           *[other] You may discard { $tokens } tokens from your sheet to { $what }
        }
       *[other] { $tokens ->
            [0] You may spend { $power } Power to { $what }
            [one] You may spend { $power } Power and a token from your sheet to { $what }
           *[other] You may spend { $power } Power and { $tokens } tokens from your sheet to { $what }
        }
    }
    .third =
        { $power ->
            [0] { $tokens ->
                [0] may { $what }
                [one] may discard a token from the own sheet to { $what }
               *[other] may discard { $tokens } tokens from the own sheet to { $what }
            }
           *[other] { $tokens ->
                [0] may spend { $power } Power to { $what }
                [one] may spend { $power } Power and a token from the own sheet to { $what }
               *[other] may spend { $power } Power and { $tokens } tokens from the own sheet to { $what }
            }
        }
effect-in-slot = Slot { $n }: { $what }
effect-advantage = Against { ELEMENT($element) }: { $what }
option-or = { $first }; or { $second }
effect-one-of = Choose one: { $what }
effect-when = If { $condition }: { $what }

## What lasts

frame-reach = Own Attacks have +{ $n } range
frame-sharpen = Own Attacks have Pierce { $n }
frame-empower = Own Deal effects deal +{ $n }
frame-slot-power = Slot { $slot } gives +{ $n } Power
frame-turn-start = At the start of the own turn: { $what }
frame-turn-end = At the end of the own turn: { $what }
frame-damaged = After damage from an opponent: { $what }
frame-hit = Whenever an own Attack deals damage: { $what }
frame-offer = Bonus Action, { $power } Power: { $what }

## What taming cards and quests ask for

asked-enemy-health = the opponent has { $at_most } or less Health left
asked-own-health = you have { $at_most } or less Health left
    .own = { $at_most } or less of the own Health is left
asked-enemy-has =
    { $n ->
        [one] the opponent has { CONDITION($condition) }
       *[other] the opponent has { $n } { CONDITION($condition) }
    }
asked-you-have =
    { $n ->
        [one] you have { CONDITION($condition) }
       *[other] you have { $n } { CONDITION($condition) }
    }
asked-has-power = you have at least { $n } Power
asked-tokens-near =
    { $n ->
        [one] a token of yours lies within range { $range } of the opponent
       *[other] { $n } of your tokens lie within range { $range } of the opponent
    }
    .own =
        { $n ->
            [one] an own token lies within range { $range } of the opponent
           *[other] { $n } own tokens lie within range { $range } of the opponent
        }
asked-held-tokens =
    { $n ->
        [one] you have a token on your sheet
       *[other] you have { $n } tokens on your sheet
    }
    .own =
        { $n ->
            [one] a token is on the own sheet
           *[other] { $n } tokens are on the own sheet
        }
asked-in-range = you are within range { $range } of the opponent
    .own = the opponent is within range { $range }
asked-out-of-range = you are farther than range { $range } from the opponent
    .own = the opponent is farther away than range { $range }
asked-on-mark = you stand on { MARK($mark) }
    .own = it stands on { MARK($mark) }
asked-opponent-is = the opponent is of { ELEMENT($element) }
asked-end-turn-in-range =
    { $times ->
        [one] end a turn within range { $range } of the Enemy
       *[other] end { $times } turns within range { $range } of the Enemy
    }
asked-end-turn-out-of-range =
    { $times ->
        [one] end a turn farther than range { $range } from the Enemy
       *[other] end { $times } turns farther than range { $range } from the Enemy
    }
asked-end-turn-on-mark =
    { $times ->
        [one] end a turn on { MARK($mark) }
       *[other] end { $times } turns on { MARK($mark) }
    }
asked-deal-nothing =
    { $times ->
        [one] end a turn in which you dealt no damage to the Enemy
       *[other] end { $times } turns in which you dealt no damage to the Enemy
    }
asked-spend-power = spend { $n } Power in all
asked-survive-special =
    { $times ->
        [one] survive the Enemy’s Special Ability
       *[other] survive the Enemy’s Special Ability { $times } times
    }
asked-deal-at-once = deal at least { $n } damage to the Enemy by one effect
asked-block =
    { $times ->
        [one] prevent all damage of an Attack or Deal
       *[other] prevent all damage of an Attack or Deal { $times } times
    }
asked-heal-up = Heal { $n } in all
asked-interrupt-track =
    { $n ->
        [one] discard a card from the Enemy’s track
       *[other] discard { $n } cards from the Enemy’s track
    }
asked-resolve-slot =
    { $times ->
        [one] resolve the Action card of slot { $slot }
       *[other] resolve the Action card of slot { $slot } { $times } times
    }
asked-give-condition =
    { $n ->
        [one] give the Enemy { CONDITION($condition) }
       *[other] give the Enemy { $n } { CONDITION($condition) } in all
    }
asked-place-tokens =
    { $n ->
        [one] place a token
       *[other] place { $n } tokens in all
    }
asked-use-special =
    { $times ->
        [one] use a Special Ability
       *[other] use a Special Ability { $times } times
    }
asked-win-combat = win the Combat
