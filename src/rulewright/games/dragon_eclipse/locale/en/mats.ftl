### What lies before a seat: words for whoever points at it or listens.

mat-health = { $left } of { $of } Health left
mat-stat =
    { $changed ->
        [0] { STAT($stat) }: { $n }
       *[other] { STAT($stat) }: { $n } (printed { $base })
    }
mat-power = Power: { $n } of { $most }
mat-held =
    { $n ->
        [one] { $n } { TOKEN($element) } token on the sheet, { $laid } in the Arena, at most { $most }
       *[other] { $n } { TOKEN($element) } tokens on the sheet, { $laid } in the Arena, at most { $most }
    }
mat-condition = { CONDITION($condition) }: { $n }
mat-slot-empty = Slot { $slot } (+{ $power } Power): empty
mat-slot = Slot { $slot } (+{ $power } Power)
mat-deck =
    { $n ->
        [one] Deck: { $n } card
       *[other] Deck: { $n } cards
    }
mat-discard =
    { $n ->
        [one] Discard pile: { $n } card
       *[other] Discard pile: { $n } cards
    }
mat-no-upgrade = No Upgrade attached
mat-bonus =
    { $state ->
        [used] { BONUS($bonus) }: used this turn
        [silenced] { BONUS($bonus) }: silenced
        [poor] { BONUS($bonus) }: not enough Power
       *[ready] { BONUS($bonus) }: can be used
    }
mat-trigger =
    { $used ->
        [1] Trigger: used this turn
       *[other] Trigger: not used yet
    }
mat-quest = Quest: { $done } of { $of } conditions fulfilled
mat-exalted = Exalted
mat-member = { MYSTLING($mystling) }: { $left } of { $of } Health left
mat-member-fights = { MYSTLING($mystling) } fights
mat-member-out = { MYSTLING($mystling) } has won its battle
mat-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
mat-fatigue = { $n } Fatigue
mat-none = No mystling yet
mat-taunt = Taunt
mat-wins = Won battles: { $n }
