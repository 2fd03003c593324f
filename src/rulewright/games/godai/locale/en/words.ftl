### The words of the game: Elements, stats, Resources, Conditions, dice.

kind-card = Card
kind-action = Action
kind-equip = Equip card
kind-role = Role
kind-race = Race
kind-ability = Ability
kind-item = Item
kind-augment = Augment
kind-element = Element
kind-stat = Stat
kind-resource = Resource
kind-condition = Condition
kind-vital = Vital
kind-difficulty = Difficulty
kind-who = Hero
kind-per = Amount
kind-victim = Defender
kind-store = Store
kind-dice = Dice
kind-modifier = Modifier
kind-phase = Phase
kind-word = Word
kind-role-type = Role type

## Elements

element-air = Air
    .gen = Air
element-earth = Earth
    .gen = Earth
element-fire = Fire
    .gen = Fire
element-water = Water
    .gen = Water
element-void = Void
    .gen = Void

## Stats and Vitals

stat-health = Health
    .acc = Health
    .gen = Health
    .lowest = lowest Health
    .highest = highest Health
stat-energy = Energy
    .acc = Energy
    .gen = Energy
    .lowest = lowest Energy
    .highest = highest Energy
stat-attack = Attack
    .acc = Attack
    .gen = Attack
    .lowest = lowest Attack
    .highest = highest Attack
stat-defend = Defend
    .acc = Defend
    .gen = Defend
    .lowest = lowest Defend
    .highest = highest Defend
stat-first-mastery = First Mastery
    .acc = First Mastery
    .gen = First Mastery
    .lowest = lowest First Mastery
    .highest = highest First Mastery
stat-second-mastery = Second Mastery
    .acc = Second Mastery
    .gen = Second Mastery
    .lowest = lowest Second Mastery
    .highest = highest Second Mastery
stat-navigate = Navigate
    .acc = Navigate
    .gen = Navigate
    .lowest = lowest Navigate
    .highest = highest Navigate
stat-explore = Explore
    .acc = Explore
    .gen = Explore
    .lowest = lowest Explore
    .highest = highest Explore
stat-survival = Survival
    .acc = Survival
    .gen = Survival
    .lowest = lowest Survival
    .highest = highest Survival
vital-health = Health
    .gen = Health
vital-energy = Energy
    .gen = Energy
vital-influence = Influence
    .gen = Influence
vital-outlast = Outlast
    .gen = Outlast

## Resources

resource-ore = Ore
    .gen = Ore
resource-lumber = Lumber
    .gen = Lumber
resource-recruit = Recruit
    .gen = Recruits
resource-essence = Essence
    .gen = Essence
resource-sky-metal = Sky Metal
    .gen = Sky Metal
resource-specialist = Specialist
    .gen = Specialists
resource-aetherial-ore = Aetherial Ore
    .gen = Aetherial Ore
resource-living-crystal = Living Crystal
    .gen = Living Crystals
resource-air = Air
    .gen = Air
resource-earth = Earth
    .gen = Earth
resource-fire = Fire
    .gen = Fire
resource-water = Water
    .gen = Water
resource-void = Void
    .gen = Void
resource-element = Element
    .gen = Elements
resource-platinum = Platinum
    .gen = Platinum
## How a text begins behind a colon: `capital` or `small`

after-colon = capital

## Amounts

amount-ore = { $n } Ore
    .held = { $n } Ore
amount-lumber = { $n } Lumber
    .held = { $n } Lumber
amount-recruit =
    { $n ->
        [one] { $n } Recruit
       *[other] { $n } Recruits
    }
    .held =
        { $n ->
            [one] { $n } Recruit
           *[other] { $n } Recruits
        }
amount-essence = { $n } Essence
    .held = { $n } Essence
amount-sky-metal = { $n } Sky Metal
    .held = { $n } Sky Metal
amount-specialist =
    { $n ->
        [one] { $n } Specialist
       *[other] { $n } Specialists
    }
    .held =
        { $n ->
            [one] { $n } Specialist
           *[other] { $n } Specialists
        }
amount-aetherial-ore = { $n } Aetherial Ore
    .held = { $n } Aetherial Ore
amount-living-crystal =
    { $n ->
        [one] { $n } Living Crystal
       *[other] { $n } Living Crystals
    }
    .held =
        { $n ->
            [one] { $n } Living Crystal
           *[other] { $n } Living Crystals
        }
amount-air = { $n } Air
    .held = { $n } Air
amount-earth = { $n } Earth
    .held = { $n } Earth
amount-fire = { $n } Fire
    .held = { $n } Fire
amount-water = { $n } Water
    .held = { $n } Water
amount-void = { $n } Void
    .held = { $n } Void
amount-element =
    { $n ->
        [one] { $n } Element
       *[other] { $n } Elements
    }
    .held =
        { $n ->
            [one] { $n } Element
           *[other] { $n } Elements
        }
amount-platinum = { $n } Platinum
    .held = { $n } Platinum
amount-gold = { $n } Gold
    .held = { $n } Gold
amount-food = { $n } Food
    .held = { $n } Food

## Conditions

condition-berserk = Berserk
condition-bleeding = Bleeding
condition-blinded = Blinded
condition-bound = Bound
condition-brainwashed = Brainwashed
condition-burned = Burned
condition-captured = Captured
condition-charmed = Charmed
condition-confused = Confused
condition-cursed = Cursed
condition-debilitated = Debilitated
condition-disarmed = Disarmed
condition-diseased = Diseased
condition-disoriented = Disoriented
condition-dissonant = Dissonant
condition-drained = Drained
condition-encased = Encased
condition-entangled = Entangled
condition-fatigued = Fatigued
condition-frightened = Frightened
condition-frozen = Frozen
condition-imprisoned = Imprisoned
condition-irradiated = Irradiated
condition-knocked-down = Knocked Down
condition-petrified = Petrified
condition-poisoned = Poisoned
condition-slowed = Slowed
condition-soul-laced = Soul Laced
condition-surrounded = Surrounded
condition-swallowed = Swallowed
condition-tethered = Tethered
condition-trapped = Trapped
condition-unconscious = Unconscious
condition-vulnerable = Vulnerable
condition-wounded = Wounded

## Difficulties, Role types, phases, stores

difficulty-starter = Starter
difficulty-easy = Easy
difficulty-moderate = Moderate
difficulty-difficult = Difficult
difficulty-heroic = Heroic
difficulty-epic = Epic
role-type-striker = Striker
role-type-assist = Assist
role-type-healer = Healer
role-type-sapper = Sapper
role-type-utility = Utility
phase-movement = Movement phase
phase-skill = Skill phase
phase-event = Event phase
phase-villain = Villain phase
store-stockpile = Stockpile
store-yield = Harvest Yield

## Dice and what is added to them

dice-navigate = Navigate (green)
dice-explore = Explore (yellow)
dice-survival = Survival (blue)
dice-card = a card's test
dice-cursed = the end of Cursed
dice-diseased = using Energy while Diseased
dice-poisoned = using Energy while Poisoned
dice-target = Target
dice-role = a random Role
dice-race = a random Race
dice-city = a random City-State
dice-element-air = the Air die
dice-element-earth = the Earth die
dice-element-fire = the Fire die
dice-element-water = the Water die
dice-element-void = the Void die
modifier-difficulty = Difficulty
modifier-camp = Camping
modifier-dissonant = Dissonant
modifier-card = a card
dice-harvest = a Harvest roll
modifier-care = Camping or moving Cautiously
modifier-charm = Charm of the Creator
modifier-item = an Item

## Dice that no hero throws
log-dice-of-nobody =
    Dice for { $purpose }: { $faces }{ $total ->
        [none] { "" }
       *[other] { " " }= { $total }
    }{ $need ->
        [0] { "" }
       *[other] , needed { $need }
    }.
