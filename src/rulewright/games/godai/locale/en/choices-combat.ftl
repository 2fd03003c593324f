### Answers of a combat.

choice-meet =
    { $answer ->
        [discard] Discard it
        [vanquish] Vanquish it from the Defender (1 Resilience)
        [bribe] Bribe it
       *[other] Fight
    }
choice-declare =
    { $action ->
        [attack] { $vital ->
            [outlast-down] Attack: Outlast -2
            [outlast-up] Attack: Outlast +2
           *[other] Attack: { VITAL($vital) }
        }
        [defend] Defend
        [first-mastery] First Mastery{ $times ->
            [1] { "" }
           *[other] { " " }×{ "\u00A0" }{ $times }
        }
        [second-mastery] Second Mastery{ $times ->
            [1] { "" }
           *[other] { " " }×{ "\u00A0" }{ $times }
        }
        [outlast] Test { STAT($vital) } against Outlast
        [flee] Flee
        [shell] Strike the shell
        [charmed] Attack a random ally
       *[none] No action
    }
choice-use-power =
    { $power ->
        [sustain] Sustain { ABILITY($mode) }
       *[other] { ABILITY($power) }: { MODE($mode) }{ $whom }
    }
choice-aim-at =
    { $mode ->
        [no] No
        [miss] No target
        [orb] Use a charge of the Absorbing Orb
       *[other] { MODE($mode) }{ $vital ->
            [none] { "" }
            [health-2] { " " }(second Health)
            [outlast-down] { " " }(Outlast down)
            [outlast-up] { " " }(Outlast up)
           *[other] { " " }({ VITAL($vital) })
        }{ $whom }
    }
choice-favor =
    { $opponent ->
        [0] Keep it for the Resolution phase
       *[other] Opponent { $opponent }: { $vital ->
            [energy] Energy, twice a Hex die
            [influence] Influence, a Hex die
            [outlast-down] Outlast -1
            [outlast-up] Outlast +1
            [vulnerable] it becomes Vulnerable
            [health-2] second Health, a Hex die
           *[health] Health, a Hex die
        }
    }
choice-use-item =
    Use { ITEM($item) }: { MODE($mode) }{ $whom }
choice-hand-item = Give { ITEM($item) } → { $hero }
choice-take-from-dead = Take what { $hero } carried
whom-nobody = { "" }
whom-hero = { " " }→ { $name }
whom-ally = { " " }→ ally { $n }
whom-opponent = { " " }→ opponent { $n }
