### Saved games, told again.

replay-header = { $game }: { $players }; { $seed ->
    [secret] secret luck
   *[other] seed { $seed }
}, engine { $engine }
replay-secret = chooses in secret
replay-withdrawn = takes a secret choice back
replay-over =
    { $count ->
        [one] The game is over after one entry.
       *[other] The game is over after { $count } entries.
    }
replay-open =
    { $count ->
        [one] The game goes on after one entry.
       *[other] The game goes on after { $count } entries.
    }
replay-forked = { $file } goes on from after choice { $at }: rulewright play --resume { $file }
