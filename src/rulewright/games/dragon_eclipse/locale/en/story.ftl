### What a finished game tells.

source-win = Enemies defeated
source-tame = Enemies tamed
source-battle = Battles won
source-rounds = Battles won when the rounds were over
source-other = Other

story-combat = Combat { $duel }: { ENEMY($enemy) }
story-battle = Battle { $duel }: { ARENA($arena) }
story-round = Round { $round }
story-beginning = The beginning
story-between = On the World Map
story-option = { $label }
story-test = A Test: { $total }
story-win = Won against { ENEMY($enemy) }
story-tame = Tamed: { ENEMY($enemy) }
story-lose = Lost to { ENEMY($enemy) }
story-blow = The hardest blow
story-blow-text =
    { $n ->
        [one] { $by } dealt { $n } damage to { $body } with one effect.
       *[other] { $by } dealt { $n } damage to { $body } with one effect.
    }
story-tamed = Tamed
story-tamed-text = { ENEMY($enemy) } was tamed in round { $round }.
story-quest = A quest fulfilled
story-quest-text = { MYSTLING($mystling) } fulfilled its quest and is Exalted.
story-chain = The busiest turn
story-chain-text = { $who } used { $n } Bonus Actions in one turn.
story-fatigue = A long fight
story-fatigue-text =
    { $n ->
        [one] One Fatigue was gained.
       *[other] { $n } Fatigue were gained.
    }
