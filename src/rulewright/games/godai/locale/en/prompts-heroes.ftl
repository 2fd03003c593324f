### What heroes and the group are asked about themselves.

prompt-choose-role = Which Role do you play?
prompt-choose-race = Which Race is your hero of?
prompt-birth-element =
    { $race ->
        [kobold] Which Element is your Kobold's own?
       *[other] Which Element is your hero Immune to?
    }
prompt-start-hex = On which hex of the City-State does the group start?
prompt-equipment = Which of the two Items do you take?
prompt-gear-upgrade =
    { $kind ->
        [vital] Which Vital gets the Gear Upgrade?
        [skill] Which Skill gets the Gear Upgrade?
        [ability] Which Ability gets the Gear Upgrade?
        [mastery] Which Mastery gets the Gear Upgrade?
        [lowest] Which of your lowest stats gets the Gear Upgrade?
       *[any] Which stat gets the Gear Upgrade?
    }
prompt-rank = Which stat rises by { $n }?
prompt-pick-hero = Which hero does this happen to?
prompt-pick-resource =
    { $n ->
        [one] Which Resource does the group take?
       *[other] Which Resource does the group take? ({ $n } to choose)
    }
prompt-element-die = Which Element die is rolled?
prompt-augment = Do you Augment { ELEMENT($element) } to yourself, or does it go to the Stockpile?
prompt-cure =
    { $n ->
        [one] Which Condition is Negated?
       *[other] Which Condition is Negated? ({ $n } to choose)
    }
prompt-choose-line = Which line of { CARD($card) } does the group choose?
prompt-deal = Does the group accept what { CARD($card) } offers?
prompt-convert = How often does the group turn { AMOUNT($what, $n) } into { AMOUNT($into, $m) }?
prompt-imbalance = Which Imbalance changes by { SIGNED($n) }?
prompt-recall = Which Harvest card goes on top of the deck?
prompt-take-discarded = Which discarded Power Up do you take?
prompt-loot = Which Item of at most { $n } Gold do you take?
prompt-regain-equip = Which Damaged Equip card does the group regain for 1 Platinum?
prompt-reckless-skill = Do you roll Explore or Survival?
prompt-share-food = { $hero } lacks { $n } Food and would Starve. Who gives Food?
prompt-criticals = What do the three Critical Successes of { $hero } bring?
prompt-critical-encounters = How many Encounters does the group draw for its Critical Successes (up to { $n })?
prompt-stop-wander = The group would Wander. Does anybody use a kept Power Up against it?
prompt-revive-where = In which City-State do you Revive?
prompt-group-revives = In which City-State does the group Revive?
prompt-group-returns = On which hex of the City-State does the group return?
prompt-second-card = You drew { CARD($card) }. Do you pay 2 Health to draw a second Power Up and keep one of the two?
prompt-keep-card = Which of the two Power Ups do you keep?
prompt-put-back = Where does { CARD($card) } go?
prompt-borrow-rank = In which stat do you use an ally's rank?
prompt-lose-vital-rank = What does your return cost: 1 rank of Health, or 2 of Energy?
prompt-use-orb =
    { $vital ->
        [health] You are about to lose { $n } Health. Do you use a charge of the Absorbing Orb?
        [energy] You are about to lose { $n } Energy. Do you use a charge of the Absorbing Orb?
       *[drain] You are about to suffer { $n } Energy Drain. Do you use a charge of the Absorbing Orb?
    }
prompt-assign-power-up = Whose is the Power Up { CARD($card) }? Cards left: { $left }.
prompt-change-die = The dice show { $dice }. Do you change one?
prompt-skill-bonus = What helps you with your Skill rolls?
prompt-reroll = Which die do you roll again?
