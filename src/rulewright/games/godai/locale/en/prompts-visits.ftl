### What the group is asked in the Event phase.

prompt-harvest =
    { $left ->
        [one] Which hex does the group Harvest? (1 left)
       *[other] Which hex does the group Harvest? ({ $left } left)
    }
prompt-harvest-bundle = What does the group Harvest?
prompt-harvest-as = As what is { $hex } Harvested?
prompt-harvest-yield =
    { $left ->
        [one] Which Resource goes to the Harvest Yield?
       *[other] Which Resource goes to the Harvest Yield? ({ $left } to choose)
    }
prompt-boss = { CARD($card) } is at home. Does the group fight, or Dedicate itself?
prompt-event =
    { $place ->
        [none] What does the group do in this Event phase?
       *[other] What does the group do { PLACE($place, form: "in") }?
    }
prompt-trade-ten =
    { $left ->
        [one] Which Resource completes the ten?
       *[other] Which Resources are traded for the Platinum? ({ $left } to go)
    }
prompt-recall-assigned = Who leaves which Defender?
prompt-foretell = For which Siege Slot is the Siege Portal rolled?
prompt-close-portal = Which Siege Portal is closed?
prompt-clear-site = Which place is freed of its Hex Token?
prompt-swap-commission = Which Commission is replaced?
prompt-kintsugi =
    { $left ->
        [one] Which discarded Power Up do you take?
       *[other] Which discarded Power Up do you take? ({ $left } to choose)
    }
prompt-arrange-harvest = Which card lies next on top of the Harvest deck?
prompt-ground-mountain = Which Floating Mountain does the Rod work on?
prompt-move-mountain =
    { $riser ->
        [0] { TILE($tile) } has no Riser. What happens to it?
       *[other] { TILE($tile) }: remove its Riser, or where does it go?
    }
prompt-set-amplifier = Where is the Wellspring Amplifier set?
prompt-chain-mountain = Which Floating Mountain gets the Chain?
prompt-secure-afar = What does the Edict Secure?
prompt-settle-element =
    { $face ->
        [mismatch] The { ELEMENT($die) } die shows a Mismatch: { ELEMENT($element) }. Does anybody change it?
        [surge] The { ELEMENT($die) } die shows a Surge. Does anybody change it?
       *[match] The { ELEMENT($die) } die shows a Match of { ELEMENT($element) }. Does anybody change it?
    }
prompt-echo-element = { ELEMENT($element) } is gained. Does the Ring of the Dawnmaker add { ELEMENT($other) }?
prompt-strike-from-afar =
    { $n ->
        [one] Which Siege Opponent suffers 1 Siege damage?
       *[other] Which Siege Opponent suffers { $n } Siege damage?
    }
prompt-revive-whom = Which hero is Revived?
