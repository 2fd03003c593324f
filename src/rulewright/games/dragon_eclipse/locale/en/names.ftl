### Names of the closed vocabularies. Components are named in names-<element>.ftl, names-neutral.ftl and names-arenas.ftl.

element-fire = Fire
element-water = Water
element-earth = Earth
element-air = Air
element-light = Light
element-dark = Dark

stat-health = Health
    .of = Health
stat-strength = Strength
    .of = Strength
stat-swiftness = Swiftness
    .of = Swiftness
stat-defense = Defense
    .of = Defense
stat-willpower = Willpower
    .of = Willpower

condition-burn = Burn
    .held = Burn
    .of = Burn
condition-slow = Slow
    .held = Slow
    .of = Slow
condition-weak = Weak
    .held = Weak
    .of = Weak
condition-silence = Silence
    .held = Silence
    .of = Silence

token-fire = Ember
token-water = Ice
token-earth = Quake
token-air = Gust
token-light = Gleam
token-dark = Gloom

symbol-fang = Fang
symbol-eye = Eye
symbol-spiral = Spiral

pile-starting = Starting
pile-advancement-a = Advancement A
pile-advancement-b = Advancement B
pile-elemental = Elemental
pile-mystling = Mystling
pile-fatigue = Fatigue

rarity-common = common
rarity-rare = rare
rarity-ultra-rare = ultra rare
rarity-legendary = legendary
rarity-specific = mystling-specific

result-lose = Lost
result-tame = Tamed
result-win = Won

tier-1 = Tier I
tier-2 = Tier II
tier-3 = Tier III
tier-4 = Tier IV
tier-5 = Tier V

aim-taunt = the player with Taunt
aim-other = the other player

enemy-wild = Wild { MYSTLING($mystling) }
taming-of = Taming { MYSTLING($mystling) }
quest-of = Quest of { MYSTLING($mystling) }
attack-of = { SYMBOL($symbol) } card

corruption-corruption-1 = Corruption 1
corruption-corruption-2 = Corruption 2
corruption-corruption-3 = Corruption 3
corruption-corruption-4 = Corruption 4
corruption-corruption-5 = Corruption 5
corruption-corruption-6 = Corruption 6
corruption-major-a = Major Corruption A
corruption-major-b = Major Corruption B
corruption-major-c = Major Corruption C
corruption-major-d = Major Corruption D
corruption-major-e = Major Corruption E
corruption-major-f = Major Corruption F

kind-mystling = Mystling
kind-card = Action card
kind-bonus = Bonus Action
kind-enemy = Enemy
kind-taming = Taming card
kind-quest = Quest
kind-arena = Arena card
kind-map = Arena map
kind-summon = Summon
kind-attack = Enemy Attack card
kind-corruption = Corruption
kind-element = Element
kind-stat = Statistic
kind-condition = Condition
kind-token = Elemental token
kind-symbol = Symbol
kind-pile = Pile
kind-rarity = Rarity
kind-result = Result
kind-tier = Tier
kind-aim = Target
kind-mark = Mark
kind-word = Word

word-power = Power
word-damage = damage
