### Mystlings of Earth with their cards and abilities, and the elemental cards of Earth.

mystling-golomo = Golomo
    .caption = A hill that woke up and did not like what it saw.
    .trivia = A Golomo grows one layer of stone each winter and counts them when it cannot sleep. It walks slowly because it listens with its feet, and what it hears it does not forget: a village that once drained a pond still finds its fences knocked over every spring. Moss gardens on its back are tended with great care by small birds, who get shade in return. To make friends with a Golomo one must stand still for a very long time, preferably where it was about to step.
bonus-aftershock = Aftershock
card-stomp = Stomp
card-rolling-boulder = Rolling Boulder
card-cracked-ground = Cracked Ground
card-hunker-down = Hunker Down
card-deep-roots = Deep Roots
card-earthquake = Earthquake

mystling-young-gaiadon = Young Gaiadon
    .caption = Its back is one clover patch, and it is very proud of it.
    .trivia = A calf hatches bald. Within a week its back has caught enough dust for moss, within a month there is clover, and from then on it will not lie down on the green side for anyone. Herders in the hill country read the weather by it: flowers shut means rain, flowers shut and calf under the cart means hail. Whatever it likes, it bumps with its horn buds, so a bruised shin counts as a compliment there. Visitors are advised to bring stout boots.
bonus-growth-spurt = Growth Spurt
card-budding-horns = Budding Horns
card-clover-feast = Clover Feast
card-headlong-trot = Headlong Trot
card-mossback = Mossback
card-patient-seed = Patient Seed
card-spring-stampede = Spring Stampede

mystling-young-bolb = Young Bolb
    .caption = Half puddle, half puppy.
    .trivia = Do not wipe it off! Every smear left on a rag is a piece of the Bolb that will spend the night crawling home, under doors and over sleeping faces. A Young Bolb has no bones, one opinion on everything (yes) and a tongue that is also its foot. Falling cannot hurt it. The children of Lower Marl have tested this from every roof in town, and each time the Bolb demanded loudly to go again. It smells of rain and, a little, of cellar.
bonus-mud-wave = Mud Wave
bonus-mud-tide = Mud Tide
card-mud-slap = Mud Slap
card-gulp-down = Gulp Down
card-ooze-under = Ooze Under
card-springy-belly = Springy Belly
card-suction-foot = Suction Foot
card-bog-down = Bog Down

mystling-bolb = Bolb
    .caption = It is never alone; it is only waiting for the rest of itself.
    .trivia = Case forty-one of the Marl water court: the miller claims damages from a Bolb that blocked his sluice for nine days. The Bolb, questioned, fell into seven parts, each of which nodded. Asked which of them had been in the sluice, four pointed at the miller’s own pond. There the judge found an eighth, asleep, wrapped around the cracked dyke so that it would not burst. Verdict: the miller brings the Bolb one cart of good clay every year. The claimant did not appeal.
bonus-come-apart = Come Apart
card-splatter = Splatter
card-heavy-flop = Heavy Flop
card-gather-back = Gather Back
card-follow-the-slope = Follow the Slope
card-drop-a-lump = Drop a Lump
card-many-mouths = Many Mouths

mystling-gaiadon = Gaiadon
    .caption = Three villages, one quarry, and no wish to be disturbed.
    .trivia = People say that the forest on its back is ancient. Hardly: about twice a century the Gaiadon scratches itself against a thunderstorm, the forest burns to the ground and grows back thicker. What is ancient is the path along its spine, worn knee-deep by pilgrims who come to ask for rain and by goats who come for the view. Nobody has ever seen one lie down. It only kneels, for exactly one hour, when a calf of its kin takes the first step, and then even the goats behave.
bonus-mountainfall = Mountainfall
card-hill-horn = Hill Horn
card-landmark = Landmark
card-fault-line = Fault Line
card-old-growth = Old Growth
card-walking-range = Walking Range
card-tectonic-shrug = Tectonic Shrug

card-knuckle-down = Knuckle Down
card-tremor = Tremor
card-rampart = Rampart
card-weathered-hide = Weathered Hide
card-dead-weight = Dead Weight
card-silt-trap = Silt Trap
card-dig-in = Dig In
card-landslide = Landslide
card-petrify = Petrify
card-monolith = Monolith
card-scarstone = Scarstone
card-burrow = Burrow
card-mother-lode = Mother Lode
card-bones-of-the-world = Bones of the World
card-every-stone-at-once = Every Stone at Once
enemy-barrow-warden = Barrow Warden
    .caption = Nobody built it. Everybody brought a stone.
