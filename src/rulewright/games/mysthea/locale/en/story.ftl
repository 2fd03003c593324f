### What a finished game tells: sources of Glory, parts of the game, highlights.

kind-source = Source

source-regions = Regions on the Events Path
source-battle = Battles
source-encounters = Encounters
source-cards = Command cards
source-monsters = Monsters
source-attunements = Attunements
source-champion = Champion’s ability
source-rivers = Rivers while meditating
source-other = Other

story-round = Round { $round }: { EVENT($event) }
story-scoring = End of the Era

story-battle = The most decisive Battle
story-battle-text =
    { REGION($region) }: { $totals }. { $winners ->
        [one] { $who } is the strongest
       *[other] { $who } are the strongest
    }; { $units ->
        [0] no unit is lost
        [one] { $units } unit is lost
       *[other] { $units } units are lost
    }, { $glory } Glory gained.
story-monster = The greatest Monster defeated
story-monster-text =
    { MONSTER($monster) } is defeated on { ISLAND($island, form: "of") }: Strength { $strength } against { $against }. { $count ->
        [one] It is the only one of this game.
       *[other] { $count } Monsters are defeated in this game.
    }
