### Names of what the words file does not have, and the lines of components.

kind-siege = Siege Keyword
kind-type = Type
kind-nature = Nature
kind-targeting = Target
kind-aim = Target
kind-empire = Empire
kind-movement = Movement
kind-stage = Stage
kind-defender-stat = Siege icon
kind-tracker = Tracker
kind-source = Source
kind-shelf = Shelf
kind-result = Result
kind-signed = Number
kind-amount = Amount
kind-held = Amount
listed-card = { CARD($card) }

## Keywords

siege-arcing = Arcing
siege-bulwark = Bulwark
siege-consume = Consume
siege-cripple = Cripple
siege-deconstruct = Deconstruct
siege-freeze = Freeze
siege-ignite = Ignite
siege-immune = Immune
siege-overpower = Overpower
siege-retreat = Retreat
siege-swift = Swift
siege-tremor = Tremor

## Opponents

type-construct = Construct
type-creature = Creature
type-humanoid = Humanoid
type-monstrous-humanoid = Monstrous Humanoid
type-magical-nature = Magical Nature
type-spirit = Spirit
type-undead = Undead
type-ascendant = Ascendant
type-elemental = Elemental
type-horde = Horde
type-swarm = Swarm
type-titanic = Titanic

targeting-single = Single
targeting-dual = Dual
targeting-triple = Triple
targeting-multi = Multi
targeting-group = Group
targeting-self = Self

aim-lowest-health = lowest Health
aim-highest-health = highest Health
aim-lowest-energy = lowest Energy
aim-highest-energy = highest Energy
aim-richest = most Gold
aim-bearers = whoever bears a Condition
aim-role-type = a Role type
aim-augmented = whoever is Augmented
aim-not-defending = whoever does not Defend
aim-attackers = whoever attacks

## The game

empire-caprakan = Caprakan
empire-ishidan = Ishidan
movement-camp = Camp
movement-cautious = Cautious
movement-normal = Normal
movement-reckless = Reckless
stage-harvest = Harvest Stage
stage-siege = Siege Stage
phase-setup = Setup
nature-land = Land
nature-sky = Floating Mountain
nature-nether = Nether
nature-cataclysm = Cataclysm
nature-portal = Siege Portal
nature-unknown = Unexplored

defender-stat-potential = Potential
defender-stat-power = Power
defender-stat-range = Range
defender-stat-resilience = Resilience

word-boss = Boss
word-encounter = Encounter
word-gold = Gold
word-food = Food
word-items = Items
word-calendar = Calendar
word-imbalance = Imbalance
word-stockpile = Stockpile
word-yield = Harvest Yield
word-commissions = Commissions
word-harvests = Harvest cards
word-afflictions = Afflictions
word-slots = Siege Slots
word-defenders = Defenders
word-combat = Combat
word-power-ups = Kept Power Ups
word-augments = Augments
word-wave = Wave
word-points = Sieges survived
word-jaethi = Jaethi
word-group = Group

## Shelves of the box

shelf-roles = Roles
shelf-races = Races
shelf-items = Items
shelf-powerups = Power Ups
shelf-augments = Element Augments
shelf-siege = Siege cards
shelf-encounters = Encounters
shelf-bosses = Bosses
shelf-escorts = Escorts
shelf-commissions = Commissions
shelf-harvests = Harvest cards
shelf-jaethi = Jaethi’s deck
shelf-trackers = Defender Trackers
shelf-tiles = Tiles of the map

## What components are, in a line

line-role = { ROLE-TYPE($type) } · Core die { $number }
line-race = Food Rating { $food } · Favored Opponent: { TYPE($favored) } · Core die { $number }
remark-gold = { $n } Gold
line-item =
    { $platinum ->
        [0] { $gold ->
            [0] Item
           *[other] { $each ->
                [1] { $gold } Gold for each hero
               *[other] { $gold } Gold
            }
        }
       *[other] { $platinum } Platinum
    } · { $shop ->
        [emporium] Emporium
        [caprakan] City-States of Caprakan
        [ishidan] City-States of Ishidan
        [empires] City-States
        [ninja] Ninja alone
       *[other] { $shop }
    }
line-powerup =
    { $keep ->
        [1] Power Up · kept until it is used
       *[other] Power Up
    }
line-augment = Element Augment
line-siege = { ELEMENT($element) } · Resilience { $resilience } · Power { $power } · Range { $range }
line-encounter = Level { $level } · { $types }
line-boss = Boss { $level } · { $types }
line-escort = Escort · Health { $health }
line-commission =
    { $type ->
        [heroic] { EMPIRE($empire) } · Heroic Commission of the { ROLE($role) }
        [aid] { EMPIRE($empire) } · Aid Commission
        [skill] { EMPIRE($empire) } · Skill Commission
        [dual] { EMPIRE($empire) } · Dual Skill Commission
       *[all] { EMPIRE($empire) } · All Skills Commission
    }
line-harvest =
    { $ribbon ->
        [resource] Harvest card · Resource Ribbon
        [treasure] Harvest card · Treasure Ribbon
       *[other] Harvest card
    }
line-jaethi =
    { $kind ->
        [siege] SIEGE! · { $die }
        [cataclysm] Cataclysm · { $die }
        [discovery] Discovery · { $die }
        [affliction] Affliction · { $die }
       *[other] Jaethi’s card · { $die }
    }
line-tracker = { PLACE($place) } · Potential { $potential } · Power { $power } · Range { $range } · Resilience { $resilience }
line-tile = { $hexes } hexes: { $sides }

die-air = Air die
die-earth = Earth die
die-fire = Fire die
die-water = Water die
die-void = Void die
die-choice = Element die of choice
die-basic = basic Element die of choice

## What they say

stat-value = { STAT($stat) } { $n }
stat-change = { STAT($stat) } { SIGNED($n) }
vital-value = { VITAL($vital) } { $n }
two-values = { $one } and { $other }
rule-abilities = Abilities: { $abilities }
rule-damages = Attack damages { $vitals }
rule-soar = Soar
rule-reward = Reward: { $what }
rule-siege-reward =
    { $roll ->
        [1] Reward: { $n } Power Ups for each hero and a roll of the { ELEMENT($element) } die
       *[other] Reward: { $n } { $n ->
            [one] Power Up
           *[other] Power Ups
        } for each hero
    }
rule-tests = Tests against its Outlast: { $stats }
rule-bribe = Bribe: { $n } Gold for each hero
rule-action = { $face } · { $name } ({ $target }{ $cost ->
        [0] {""}
       *[other] , { $cost } Energy
    }): { $deeds }
rule-traits = Always: { $traits }
rule-difficult = From Difficult on: { $traits }
rule-group-reward = Group Reward: { $what }
rule-single-rewards = Single Rewards: { $what }
rule-portal = Siege Portal { $n } is destroyed with it
rule-lair = Lair Effect: { $what }
rule-dedication =
    { $area ->
        [4] Dedication: { $n } Siege damage on the whole map
       *[other] Dedication: { $n } Siege damage within { $area } of a hex of the group's choice
    }
rule-siege-effect-2 = Siege Effect: the highest Health rank among the heroes is divided as Siege damage over the Banners in the area; then all heroes die
rule-siege-effect-3 = Siege Effect, after the Banners have moved: any number of Banners are Teleported to hexes of the area
rule-siege-effect-4 = Siege Effect: Defenders in the area suffer no Siege damage this Game Turn
rule-siege-effect-5 = Siege Effect, for { $recruits } Recruits or { $specialists } Specialists: each hero gains { $n } Gear Upgrades, and a new Tower is placed in the area; the Dedication lasts on
rule-siege-effect-6 = Siege Effect: up to { $n } Resilience of a Siege Opponent in the area go over to one outside, at least 1 is left; this Game Turn Siege damage to Defenders in the area may be given to Defenders outside
rule-siege-effect-7 = Siege Effect: the Meteor lies on the center of the area; Siege Opponents on it enter the map again at a Siege Portal of the group's choice
rule-siege-effect-8 = Siege Effect: each hero Raises { $n } Health and { $n } Energy for each Siege Opponent that was damaged
rule-siege-effect-9 = Siege Effect: all five Element dice are rolled, and the Element shown most often acts, tied ones all. Air: Siege Opponents lose their Keywords this Game Turn and move 1 hex less in the next. Earth: a Defender gains { $resilience } Resilience. Fire: a face-down Siege card is discarded. Water: a Siege Opponent suffers { $damage } Siege damage. Void: a Nether tile is moved anywhere, or placed; a Tower or Fortress may move onto it and gains an Augment
rule-equip = { EQUIP($equip) } (Equip card): { $what }
rule-escort = { $action }: { $deeds }
rule-escort-tests = Tests: { $stats }
rule-escort-test =
    { $n ->
        [0] { STAT($stat) } as it is now
       *[other] { STAT($stat) } { $n }
    }
rule-item-limit =
    { $limit ->
        [hero] At most { $n } for each hero
        [head] The group carries at most { $n } for each hero
        [group] At most { $n } for the group
       *[game] At most { $n } in a game
    }
rule-where =
    { $to ->
        [none] Attempted { PLACE($place, form: "in") }
       *[other] Picked up { PLACE($place, form: "in") }, delivered { PLACE($to, form: "in") }
    }
rule-needs = Tests: { $stats }{ $mod ->
        [0] {""}
       *[other] { " " }at { SIGNED($mod) }
    }
rule-camp-first = The group must have Camped there
rule-soar-only = Only heroes with Soar roll
rule-escorted = Escort: { CARD($card) }
rule-before = Before the rolls: { $what }
rule-failure = Failure: { $what }
rule-immediate = Immediate: { $what }
rule-end = End of the Stage: { $what }
rule-bonus = Resource Bonus: { $what }
rule-wielder = Wielder Bonus: { $what }
rule-treasure = Treasure Effect: { $what }
rule-calendar = Calendar { SIGNED($n) }
rule-encounter = An Encounter is drawn
rule-siege-call = A Siege begins
rule-secured = Once Secured: { $what }
rule-placed = Its token: { $place ->
        [city-tile] on the Empire Tile
        [great-tree] { TERRAIN("great-tree") }
        [peak] { TERRAIN("peak") }
       *[other] { PLACE($place) }
    }
rule-keep = { $keep ->
        [reroll] Keep it: reroll a die of the Skill phase
        [negate] Keep it: Negate a Condition
        [damage] Keep it: { $n } more damage of one hit
        [wander] Keep it: the group does not Wander
       *[recall] Keep it: take back a used Power Up
    }
rule-tier = Tier { $tier }: { $what }
rule-build = Built for { $n } Platinum
rule-upgrade = Upgraded for { $n } Platinum
rule-rebuild = Rebuilt for { $n } Platinum
siege-ability = { SIEGE($keyword) }{ $n ->
        [0] {""}
       *[other] { " " }{ $n }
    }{ $tier ->
        [0] {""}
       *[other] { " " }(Tier { $tier })
    }{ $element ->
        [none] {""}
       *[other] { " " }({ ELEMENT($element) })
    }
side-lands = { $side }: { $lands }
land-count = { $n } × { TERRAIN($terrain) }
place-count = { $n } × { PLACE($place) }
line-ability = { $owner } · { $slot }{ $cost ->
        [0] {""}
       *[other] { " " }· { $cost } Energy
    }{ $health ->
        [0] {""}
       *[other] { " " }· { $health } Health
    }
slot-special = Special
slot-racial = Racial Ability
slot-item = Item
shelf-abilities = Abilities
rule-bribery = Bribery Proficiency
line-aid = Resource Aid
shelf-aid = Resource Aid
aid-gain-gold = { $n } Gold for each hero
aid-gain-food = { $n } Food for each hero
aid-gain-gear = { $n ->
        [one] { $n } Gear Upgrade for each hero
       *[other] { $n } Gear Upgrades for each hero
    }
aid-gain-own = the Element of the Elemental Portal
aid-rolled = { $dice ->
        [1] Harvest { $need }: { $what }
       *[other] Harvest { $need } with { $dice } dice: { $what }
    }
