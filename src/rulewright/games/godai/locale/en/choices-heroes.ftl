### Answers about heroes, and what may be done beside any question.

choice-pick-role = { ROLE($role) }
choice-pick-race = { RACE($race) }
choice-pick-condition = { CONDITION($condition) }
choice-raise-difficulty = Raise the Difficulty by one level
choice-give-gold = { $hero } gives { $n } Gold to { $to }
choice-give-food = { $hero } gives { $n } Food to { $to }
choice-give-item = { $hero } gives { ITEM($item) } to { $to }
choice-take-bonus = Discard { CARD($card) } for its bonus
choice-replace-hero = { $hero }: begin with a new hero
choice-decline-rolls = { $hero }: do not roll { STAT($stat) } this turn, or roll it after all
choice-use-power-up = { $hero } uses { CARD($card) }
choice-brew-item = { $hero } brews and uses { ITEM($item) } (way { $way })
choice-shift-die = Jade Omamori: die { $die } shows { $face }
choice-roll-again = Roll die { $die } again
choice-use-racial =
    { $stat ->
        [none] { $hero } uses the Racial Ability
       *[other] { $hero } uses the Racial Ability on { STAT($stat) }
    }
choice-add-bonus = { ITEM($item) } for { STAT($stat) }
