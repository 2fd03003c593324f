### Answers of the Event phase.

choice-harvest-as = { AID($aid) }
choice-harvest-most =
    { $element ->
        [none] { AID($aid) }: as many as possible
       *[other] { AID($aid) } ({ ELEMENT($element) }): as many as possible
    }
choice-buy = Buy { ITEM($item) } for { $hero }
choice-buy-together = Buy { ITEM($item) } for the group
choice-buy-gear = { $hero }: Gear Upgrade for { STAT($stat) }
choice-fuse-gear =
    { $kind ->
        [vitals] Kintsugi: { $hero } Fuses all Vitals
        [abilities] Kintsugi: { $hero } Fuses all Abilities
       *[skills] Kintsugi: { $hero } Fuses all Skills
    }
choice-trade =
    { $what ->
        [gold] Trade 100 Gold for 1 Platinum
        [mixed] Trade ten Resources of Tier I for 1 Platinum
        [ore] Trade 10 Ore for 1 Platinum
        [lumber] Trade 10 Lumber for 1 Platinum
        [recruit] Trade 10 Recruits for 1 Platinum
        [aetherial-ore] Trade 1 Aetherial Ore for 8 Platinum
        [living-crystal] Trade 1 Living Crystal for 8 Platinum
        [essence] Trade 1 Essence for 1 Platinum
        [sky-metal] Trade 1 Sky Metal for 1 Platinum
        [specialist] Trade 1 Specialist for 1 Platinum
       *[other] Trade 1 { RESOURCE($what) } for 5 Platinum
    }
choice-apply-item =
    { $item ->
        [snail-tonic] { $way ->
            [1] { $hero } uses { ITEM($item) } for the next Skill roll
           *[2] { $hero } uses { ITEM($item) } to Heal
        }
        [void-door] { $way ->
            [1] { $hero } opens a { ITEM($item) }
           *[2] { $hero } opens a { ITEM($item) } for 1 Energy
        }
        [vine-of-the-dead] { $way ->
            [1] { $hero } tries to turn the die to Air
            [2] { $hero } tries to turn the die to Earth
            [3] { $hero } tries to turn the die to Fire
           *[4] { $hero } tries to turn the die to Water
        }
        [juzu-prayer-beads] { $hero } rolls the die again
       *[other] { $hero } uses { ITEM($item) }
    }
choice-apply-together = Use { ITEM($item) }
choice-take-treasure = { CARD($card) } for { $hero }
choice-secure-discovery = Secure { CARD($card) }
choice-attempt = Attempt { CARD($card) }
choice-deliver = Deliver: { CARD($card) }
choice-use-wellspring = Teleport to another Wellspring Portal
choice-visit-temple = Temple actions
choice-call-dedication = Call upon Boss { $boss }
choice-fight-boss = Fight
choice-dedicate-here = Dedicate the group
choice-reassign =
    { $goal ->
        [stockpile] { RESOURCE($what) }: from { DEFENDER($defender) } to the Stockpile
       *[other] { RESOURCE($what) }: from { DEFENDER($defender) } to { DEFENDER($goal) }
    }
choice-pick-mountain = { TILE($tile) }
choice-switch-riser = Remove or add its Riser
