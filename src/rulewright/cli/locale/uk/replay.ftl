### Saved games, told again.

replay-header = { $game }: { $players }; { $seed ->
    [secret] таємна випадковість
   *[other] зерно { $seed }
}, рушій { $engine }
replay-secret = обирає таємно
replay-withdrawn = скасовує таємний вибір
replay-over =
    { $count ->
        [one] Гру завершено, { $count } запис.
        [few] Гру завершено, { $count } записи.
       *[other] Гру завершено, { $count } записів.
    }
replay-open =
    { $count ->
        [one] Гра триває, { $count } запис.
        [few] Гра триває, { $count } записи.
       *[other] Гра триває, { $count } записів.
    }
replay-forked = { $file } продовжує гру після вибору { $at }: rulewright play --resume { $file }
