### Names and short texts of the Mysthea components.

## Command cards

card-C001 = Crystal Stride
card-C002 = Field Notes
card-C003 = Double Order
card-C004 = Sudden Skirmish
card-C005 = Moment of Stillness
card-C006 = Forest Claim
card-C007 = Myst Claim
card-C008 = River Claim
card-C009 = Crystal Claim
card-C010 = Mountain Claim
card-C011 = Signal Horn
card-C012 = Drafting Table
card-C013 = Prayer Beads
card-C014 = Scrap Furnace
card-C015 = Command Baton
card-C016 = Master Masons
card-C017 = Recruit Drills
card-C018 = Rapid Assembly
card-C019 = Champion's Plate
card-C020 = Standing Workshop
card-C021 = Resonant Spark
card-C022 = Golem Catapult
card-C023 = Breach the Wall
card-C024 = Muster Call
card-C025 = Forward March
card-C026 = Small Triumph
card-C027 = Lessons of War
card-C028 = Rampart Honours
card-C029 = Golem Parade
card-C030 = Tales of the Road
card-C031 = Qoam Condenser
card-C032 = Leaping Harness
card-C033 = Story Ledger
card-C034 = Troop Beacon
card-C035 = Golem Beacon
card-C036 = Garrison Scholars
card-C037 = Colossus Cult
card-C038 = Champion's Escort
card-C039 = Ready Barracks
card-C040 = Toolsmith's Favour
card-C041 = Sealed Orders
card-C042 = Scattered Scouts
card-C043 = Fierce Assault
card-C044 = Thin the Ranks
card-C045 = Grand Manoeuvre
card-C046 = Trade in Fame
card-C047 = Clear Triumph
card-C048 = Great Triumph
card-C049 = Parade of Troops
card-C050 = Deep Resonance
card-C051 = Wanderer's Journal
card-C052 = Golem Foundry
card-C053 = Troop Barracks
card-C054 = Saga Scroll
card-C055 = Mason's Kit
card-C056 = Seeker's Reward
card-C057 = Tactical Genius
card-C058 = Golem Core
card-C059 = Marching Columns
card-C060 = Reinforced Walls
card-C061 = Qoam Surge
card-C062 = Shatter the Colossus
card-C063 = Bait the Beast
card-C064 = Duellists' Ambush
card-C065 = Final Assault
card-C066 = Melt the Relics
card-C067 = Forgotten Craft
card-C068 = Radiant Artefact
card-C069 = Supreme Triumph
card-C070 = The Complete Archive
card-C071 = Monster Lure
card-C072 = Golem Sling
card-C073 = Troop Sling
card-C074 = Epic Chronicle
card-C075 = Glory Pyre
card-C076 = Henakor Blade
card-C077 = Walking Bastion
card-C078 = Clear Purpose
card-C079 = Monument Builders
card-C080 = Elite Training

## Encounter cards

encounter-EN01 = A wall of fused crystal bars the pass
    .one = Break it down
    .two = Look for a way round
encounter-EN02 = A hermit sits by a humming shard
    .one = Ask for counsel
    .two = Sit down and gather the hum
encounter-EN03 = A deserted golem yard
    .one = Explore the halls
    .two = Collect the loose crystals
encounter-EN04 = Voices in an ancient grove
    .one = Clear the thicket
    .two = Answer the voices
encounter-EN05 = A rope bridge over the clouds
    .one = Cross it
    .two = Search the bridge house
encounter-EN06 = A shattered Qoam geode
    .one = Gather the shards
    .two = Follow the crack inside
encounter-EN07 = An enemy camp asleep
    .one = Strike now
    .two = Sneak past
encounter-EN08 = A lost patrol of another Guild
    .one = Bargain with them
    .two = Lead them astray
encounter-EN09 = A sealed war chest
    .one = Trade plans for its content
    .two = Hire its guard
encounter-EN10 = Lights wander in the mist
    .one = Call to them
    .two = Follow them
encounter-EN11 = A broken colossus stirs
    .one = Smash its kin
    .two = Take its eye stone
encounter-EN12 = A storm of static around an obelisk
    .one = Catch a spark
    .two = Strike the obelisk
encounter-EN13 = A library in a cave
    .one = Take the scrolls
    .two = Go deeper
encounter-EN14 = A golem graveyard
    .one = Cross it quickly
    .two = Wreck the sleepers
encounter-EN15 = A wrecked airship
    .one = Search the hold
    .two = Speak to its golem crew
encounter-EN16 = Dark figures in a forest of giant mushrooms
    .one = Talk to the figures
    .two = Scavenge the forest
encounter-EN17 = A narrow gorge with fresh tracks
    .one = Lay an ambush
    .two = Track them home
encounter-EN18 = A forge that still glows
    .one = Use the moulds
    .two = Break up old gear
encounter-EN19 = A merchant of crystal dust
    .one = Take the sample
    .two = Listen to his stories
encounter-EN20 = The trail of something huge
    .one = Run with the wind
    .two = Provoke it
encounter-EN21 = A stone giant offers its hand
    .one = Accept
    .two = Use it as cover for an attack
encounter-EN22 = A shrine with an offering bowl
    .one = Offer a shard
    .two = Send scouts ahead
encounter-EN23 = A blind cartographer
    .one = Ask for a map
    .two = Take apart old gear for her
encounter-EN24 = A river that flows upward
    .one = Wade through
    .two = Ask the fishers
encounter-EN25 = A cracked crystal pillar
    .one = Split it
    .two = March everyone on
encounter-EN26 = A spring of liquid light
    .one = Dive in
    .two = Tell of your deeds
encounter-EN27 = A nest on the cliff
    .one = Rest in its shade
    .two = Rouse its owner
encounter-EN28 = An old watchtower
    .one = Send runners
    .two = Fell trees for a palisade
encounter-EN29 = A challenger blocks the road
    .one = Accept the duel
    .two = Give up one goal and walk on
encounter-EN30 = A council of elders
    .one = Ask them to act
    .two = Take the mountain tribute

## Champions

champion-anuth = Anuth
    .lore = Where Anuth plants his feet the line holds, and he would sooner break than step back.
champion-telron = Telron
    .lore = Telron hears the Qoam before dawn and greets every new age with his palms already glowing.
champion-celethe = Celethe
    .lore = Celethe hunts the great beasts and always comes home with twice the trophies of anyone else.
champion-leheir = Leheir
    .lore = Leheir counts the fallen on both sides and calls the sum a good day.
champion-sanya = Sanya
    .lore = Sanya never walks into danger without one more trick in reserve.
champion-kolbor-malabor = Kolbor & Malabor
    .lore = Two voices, one will: what Kolbor cannot tune, Malabor hums into place.
champion-cr2t1 = CR-2T1
    .lore = CR-2T1 maps every conquered stone and reports the total without a trace of pride.

## Monsters

monster-utcoro = Utcoro
    .of = Utcoro
    .whom = Utcoro
    .title = the Swarmer
    .flavour = Every recruit must one day walk into its hunting grounds and prove who is the prey.
monster-boulron = Boulron
    .of = Boulron
    .whom = Boulron
    .title = the Reaper
    .flavour = It moves with the grace of a dancer, and wherever it bows its head someone will soon be mourned.
monster-cannibarok = Cannibarok
    .of = Cannibarok
    .whom = Cannibarok
    .title = the Qoam Eater
    .flavour = It has a dozen mouths and not a single thought, and each mouth has smelled the Qoam from afar.
monster-onygauros = Onygauros
    .of = Onygauros
    .whom = Onygauros
    .title = the Collector
    .flavour = In its cave a cracked spoon lies next to a crown, and it knows very well if either has been moved.
monster-obsidusa = Obsidusa
    .of = Obsidusa
    .whom = Obsidusa
    .title = the Devourer
    .flavour = Faces drift beneath its hide, and one of them, they say, has been there from the beginning.
monster-caerulas = Caerulas
    .of = Caerulas
    .whom = Caerulas
    .title = the Lowland Dweller
    .flavour = Three throats rise from below the clouds in perfect harmony, and those who hear the song forget to run.
monster-kodror = Kodror
    .of = Kodror
    .whom = Kodror
    .title = the Infester
    .flavour = It sinks its roots into Qoam and flesh alike, until the very ground crawls along with it.

## Attunements

attunement-A01 = Forge
attunement-A02 = Wayfarer
attunement-A03 = Dominion
attunement-A04 = Legion
attunement-A05 = Ashes
attunement-A06 = Workshop
attunement-A07 = Memory
attunement-A08 = Footprint
attunement-A09 = Colossus
attunement-A10 = Hunt

## Islands

island-shard = Crystal Shard
    .of = the Crystal Shard
island-arch = Rock Arch
    .of = the Rock Arch
island-tree = Great Tree
    .of = the Great Tree
island-sphere = Dripping Sphere
    .of = the Dripping Sphere
island-volcano = Volcano
    .of = the Volcano

## Region types

terrain-forest = Forest
    .in = in the Forest
    .to = to the Forest
    .from = from the Forest
terrain-river = River
    .in = at the River
    .to = to the River
    .from = from the River
terrain-myst = Land of Myst
    .in = in the Land of Myst
    .to = to the Land of Myst
    .from = from the Land of Myst
terrain-crystal = Crystal Field
    .in = in the Crystal Field
    .to = to the Crystal Field
    .from = from the Crystal Field
terrain-mountain = Mountain
    .in = on the Mountain
    .to = to the Mountain
    .from = from the Mountain

## Regions: a region type on an Island

region = { TERRAIN($terrain) } of { ISLAND($island, form: "of") }
    .in = { TERRAIN($terrain, form: "in") } of { ISLAND($island, form: "of") }
    .to = { TERRAIN($terrain, form: "to") } of { ISLAND($island, form: "of") }
    .from = { TERRAIN($terrain, form: "from") } of { ISLAND($island, form: "of") }

## Guilds

guild-varorin = Varorin
guild-lusma = Lusma
guild-volarees = Volarees
guild-magista = Magista
guild-kaetur = Kaetur

## Player colours

colour-red = Red
colour-yellow = Yellow
colour-blue = Blue
colour-black = Black
colour-white = White

## Units

unit-troop = Troop
    .any = a Troop
    .one = a Troop
    .with = a Troop
    .each = Troop
unit-golem = Golem
    .any = a Golem
    .one = a Golem
    .with = a Golem
    .each = Golem
unit-champion = Champion
    .any = a Champion
    .one = the Champion
    .with = the Champion
    .each = Champion
unit-fortification = Fortification
    .any = a Fortification
    .one = a Fortification
    .with = a Fortification
    .each = Fortification

## Card types

type-tactic = Tactic
type-objective = Objective
type-accessory = Accessory
type-upgrade = Upgrade

## Eras

era-0 = Starting Era
era-1 = Era I
era-2 = Era II
era-3 = Era III

## Encounter options

option-axe = Axe
option-boots = Boots
option-dialogue = Dialogue
option-chest = Chest

## Event cards

event-forest = Forest event
event-river = River event
event-myst = Land of Myst event
event-crystal = Crystal Field event
event-mountain = Mountain event
event-storm = Storm
event-monster = { MONSTER($monster) } event

## Upgrade spaces

slot-champion = Champion
    .for = your Champion
slot-troop = Troops
    .for = Troops
slot-golem = Golems
    .for = Golems
slot-fortification = Fortifications
    .for = Fortifications
slot-card = Act cards
    .for = Act cards
