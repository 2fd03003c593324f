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
           *[other] { " " }× { $times }
        }
        [second-mastery] Second Mastery{ $times ->
            [1] { "" }
           *[other] { " " }× { $times }
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
       *[other] { ABILITY($power) }: { MODE($mode) }{ $target ->
            [0] { " " }→ hero 1
            [1] { " " }→ hero 2
            [2] { " " }→ hero 3
            [3] { " " }→ hero 4
            [10] { " " }→ ally 1
            [11] { " " }→ ally 2
            [12] { " " }→ ally 3
            [20] { " " }→ opponent 1
            [21] { " " }→ opponent 2
            [22] { " " }→ opponent 3
            [23] { " " }→ opponent 4
           *[other] { "" }
        }
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
        }{ $target ->
            [0] { " " }→ hero 1
            [1] { " " }→ hero 2
            [2] { " " }→ hero 3
            [3] { " " }→ hero 4
            [10] { " " }→ ally 1
            [11] { " " }→ ally 2
            [12] { " " }→ ally 3
            [20] { " " }→ opponent 1
            [21] { " " }→ opponent 2
            [22] { " " }→ opponent 3
            [23] { " " }→ opponent 4
           *[other] { "" }
        }
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
    Use { ITEM($item) }: { MODE($mode) }{ $target ->
        [0] { " " }→ hero 1
        [1] { " " }→ hero 2
        [2] { " " }→ hero 3
        [3] { " " }→ hero 4
        [10] { " " }→ ally 1
        [11] { " " }→ ally 2
        [12] { " " }→ ally 3
        [20] { " " }→ opponent 1
        [21] { " " }→ opponent 2
        [22] { " " }→ opponent 3
        [23] { " " }→ opponent 4
       *[other] { "" }
    }
choice-hand-item = Give { ITEM($item) } → { $hero }
choice-take-from-dead = Take what { $hero } carried
