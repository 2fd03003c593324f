about-title = Dragon Eclipse
about-sentence = Fight wild mystlings with a deck of sixteen cards and tame them by reading what they want: in single duels, in Runs over four maps, in a campaign that remembers, or against another tamer.

mode-duel = Duel
    .help = One fight against a wild mystling, alone or side by side: defeat it or tame it.
mode-gauntlet = Gauntlet
    .help = A row of duels against ever stronger Enemies with the same party; half the damage heals in between.
mode-pvp-quick = Quick battle
    .help = Two tamers, one mystling each, one fight.
mode-pvp-challenge = Challenge
    .help = Two tamers draft three mystlings each; who first wins two fights wins the Challenge.

ending-win = { ENEMY($enemy) } is defeated.
ending-tame = { ENEMY($enemy) } is tamed: you have found a friend.
ending-lose = { ENEMY($enemy) } was stronger this time.
ending-gauntlet =
    { $lost ->
        [0] Duels fought: { $duels }, none of them lost. Points: { $points } (1 for a win, 2 for a taming).
       *[other] Duels fought: { $duels }, lost: { $lost }. Points: { $points } (1 for a win, 2 for a taming).
    }
ending-campaign =
    { $n ->
        [one] The book is closed after { $n } Scenario.
       *[other] The book is closed after { $n } Scenarios.
    } { $tamed ->
        [one] { $tamed } mystling goes on with you.
       *[other] { $tamed } mystlings go on with you.
    }
