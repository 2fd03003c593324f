### The reference of components: headings and what to filter by.

shelf-mystling = Mystlings
shelf-cards =
    { $pile ->
        [fatigue] Fatigue
       *[other] { PILE($pile) } cards
    }
shelf-cards-elemental = Elemental cards: { ELEMENT($element) }
shelf-cards-mystling = Mystlings’ own cards: { ELEMENT($element) }
shelf-enemy = Enemies
shelf-taming = Taming cards
shelf-quest = Quests and Exalted forms
shelf-help = Help cards
shelf-attack = Enemy Attack cards
shelf-corruption = Corruption
shelf-summon = Summons
shelf-arena = Arena cards
shelf-map = Arena maps
shelf-booster = Boosters

kind-booster = Booster
kind-help = Help card

facet-kind = Component
facet-element = Element
facet-subtype = Subtype
facet-tier = Tier
facet-pile = Pile
facet-rarity = Rarity
facet-mystling = Mystling
facet-type = Type
facet-symbol = Symbol
facet-players = Players
facet-pvp = PvP side

type-active = Active effects
type-passive = Passive
type-upgrade = Upgrade
type-trigger = Trigger
type-story = Story Quest
type-combat = Combat Quest
