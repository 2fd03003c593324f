### Mystlings of Water with their cards and abilities, and the elemental cards of Water.

mystling-young-iceling = Young Iceling
    .caption = Cold nose, colder temper.
    .trivia = Young Icelings hatch under the ice of still lakes and spend their first months looking up at the skaters. They collect warmth the way others collect shells: a touch is enough, and what they have taken they keep in a small blue stone under the chin. On summer nights whole families sit around a stolen lantern until it goes out. They forgive quickly, except for salt. A tamed one will cool your tea whether you ask for it or not, and wait to be praised.
bonus-deep-freeze = Deep Freeze
bonus-endless-winter = Endless Winter
card-frost-nip = Frost Nip
card-icicle = Icicle
card-slippery-path = Slippery Path
card-ice-shell = Ice Shell
card-cold-snap = Cold Snap
card-shatter = Shatter

mystling-young-alukah = Young Alukah
    .caption = All it wants is to be close to you.
    .trivia = Do not pull. Every child in the marsh villages learns this before learning to swim. A Young Alukah that has taken hold means no harm by it; it is keeping you company, and it is thirsty. Hum something slow, offer it a beetroot, wait. Physicians used to rent them out by the afternoon against headache, gout and unwise love letters, until it turned out that the little things had been dozing in the waiting room all along and the patients were cured by sitting still for once.
bonus-latch-on = Latch On
bonus-never-let-go = Never Let Go
card-needle-kiss = Needle Kiss
card-thin-the-blood = Thin the Blood
card-blood-scent = Blood Scent
card-rubber-skin = Rubber Skin
card-deep-bite = Deep Bite
card-blood-debt = Blood Debt

mystling-siren = Siren
    .caption = You know the tune. You cannot say from where.
    .trivia = For nine winters the ferry at Saltmouth had no bell, only a Siren under the pier, and in nine winters not one boat was lost. Then the town bought a bell. The Siren listened to it twice, corrected the pitch, and left. It had never called anybody, said the ferryman; it sang to find out where things were, as bats do, and the boats simply liked being found. Whoever hears it forgets what they were about to say. Most people were about to quarrel.
bonus-lullaby = Lullaby
card-piercing-note = Piercing Note
card-tail-slap = Tail Slap
card-refrain = Refrain
card-quiet-bay = Quiet Bay
card-haunting-melody = Haunting Melody
card-drowning-chorus = Drowning Chorus

mystling-iceling = Iceling
    .caption = Winter, once it has made up its mind.
    .trivia = Depth of one footprint: a hand. Time until it thaws: three days, in July. An Iceling weighs less than it looks, being hollow in the places where others keep their hurry. It hunts by arranging things, a sheet of ice here, a ridge there, and after an hour the hare finds that every path it ever liked has become a wall. In autumn herders leave it the blanket of their weakest lamb. In spring the blanket comes back, stiff as a board, with exactly as many lambs as there were before.
bonus-glacier-tomb = Glacier Tomb
card-frost-fangs = Frost Fangs
card-hailstones = Hailstones
card-ice-floe = Ice Floe
card-rime-armor = Rime Armor
card-permafrost = Permafrost
card-absolute-zero = Absolute Zero

mystling-alukah = Alukah
    .caption = Old, patient, and always a little thirsty.
    .trivia = “How old is it?” visitors ask, and the marsh wardens unroll a map. Each arm of the delta is a place where an Alukah once slept; the water simply went around. A grown one wakes when something bleeds within a mile, considers whether it is worth the walk, and mostly turns over. It gives as well as takes: reeds on its back stay green in a drought, and wounded deer have been seen leaning against it, fast asleep. The wardens lean there too when nobody is looking, and come home pale and cheerful.
bonus-blood-tide = Blood Tide
bonus-red-tide = Red Tide
card-lunging-maw = Lunging Maw
card-open-vein = Open Vein
card-swamp-glide = Swamp Glide
card-clotting = Clotting
card-blood-frenzy = Blood Frenzy
card-drained-dry = Drained Dry

card-storm = Storm
card-healing-spring = Healing Spring
card-riptide = Riptide
card-bubble = Bubble
card-sip-of-warmth = Sip of Warmth
card-chilling-grip = Chilling Grip
card-crosscurrent = Crosscurrent

card-whirlpool = Whirlpool
card-high-tide = High Tide
card-crushing-depth = Crushing Depth
card-still-water = Still Water
card-geyser = Geyser
card-cold-embrace = Cold Embrace

card-the-deep-comes-up = The Deep Comes Up
card-first-rain = First Rain
