### Mystlings of Air with their cards and abilities, and the elemental cards of Air.

mystling-prowler = Prowler
    .caption = You hear it only if it likes you.
    .trivia = Count your sandwiches before the night watch, and again after it. One missing? A Prowler has looked you over. One missing and a dead mouse in its place? You have been accepted. It weighs no more than a wet coat, and the air thickens under its paws so that not a leaf bends. The thieves’ guilds once paid silver for a tame one. The animals turned out to be honest and moved in with the watchmen, where the food is worse but one may sleep all day.
bonus-out-of-nowhere = Out of Nowhere
card-claw-and-gone = Claw and Gone
card-long-pounce = Long Pounce
card-circling = Circling
card-whisker-sense = Whisker Sense
card-never-there = Never There
card-throat-bite = Throat Bite

mystling-furwing = Furwing
    .caption = Nine tenths fluff, one tenth indignation.
    .trivia = Shave a Furwing (one scholar did, and still shows the scars) and you are left with something the size of a pear. The rest is down: every hair is hollow, and every hair is warmed by a heart that beats eleven times a second. Warm things rise. So a Furwing does not really fly; it forgets to be heavy and steers with its tail. It moults for three days in autumn, when whole valleys sneeze and pillows are filled for nothing, a year ahead.
bonus-moult-storm = Moult Storm
card-down-dart = Down Dart
card-pillow-punch = Pillow Punch
card-glide = Glide
card-puff-up = Puff Up
card-thermal = Thermal
card-long-dive = Long Dive

mystling-elkthorn = Elkthorn
    .caption = Never stand behind it; in a storm, never stand anywhere.
    .trivia = The antlers are not bone. They are fulgurite, the glass that lightning leaves in sand, and an Elkthorn collects it simply: it stands on a dune in bad weather with a patience that borders on rudeness. Every strike adds a tine. Old bulls carry thirty and more, and tick softly as they walk, like a stove going cold. Rivals do not fight. They touch tips, and the one whose mane stands on end first has lost and goes to look for another hill.
bonus-skysplit = Skysplit
bonus-great-skysplit = Great Skysplit
card-antler-charge = Antler Charge
card-gather-static = Gather Static
card-spark-fork = Spark Fork
card-bristling-coat = Bristling Coat
card-weather-crown = Weather Crown
card-thunderhead = Thunderhead

mystling-windraiser = Windraiser
    .caption = The weather asks it first.
    .trivia = Harbour masters keep a perch for it at the end of the mole and paint it afresh every spring. A Windraiser settling there means three weeks of trade wind; a perch left empty, and by noon rope costs double. At dawn it spreads its wings and waits until something leans on them. A frightened bird leans back. The famous gale in the year of two vintages began when a cook in Ostrel dropped a tray of pans on the quay. He still apologises to every gull.
enemy-frightened-windraiser = Frightened Windraiser
taming-taming-frightened-windraiser = Taming Frightened Windraiser
bonus-raise-the-wind = Raise the Wind
card-gale-cut = Gale Cut
card-wing-buffet = Wing Buffet
card-gust-rider = Gust Rider
card-eye-of-the-gale = Eye of the Gale
card-dawn-wind = Dawn Wind
card-tempest = Tempest

mystling-vogandr = Vogandr
    .caption = Its head is in today’s weather, its tail in last week’s.
    .trivia = ‘We entered the cloud at noon,’ writes the aeronaut Pell, ‘and by two o’clock I understood that the ribs we were sailing past were ribs.’ Nobody has managed to measure a Vogandr; the instruments agree only that it is longer than the valley it hangs over. It drinks rain from above, lets it out as rivers, and sheds its skin as hoarfrost. Pell’s crew took one scale aboard as ballast. It weighed nothing at all, and for a month the balloon refused to come down.
bonus-storm-jaws = Storm Jaws
card-sky-coil = Sky Coil
card-whip-tail = Whip Tail
card-cloud-swim = Cloud Swim
card-shed-scales = Shed Scales
card-tightening-ring = Tightening Ring
card-swallow-the-sky = Swallow the Sky

card-sidewind = Sidewind
card-gust-step = Gust Step
card-whistling-dart = Whistling Dart
card-headwind = Headwind
card-tailwind = Tailwind
card-erosion = Erosion
card-read-the-breeze = Read the Breeze
card-thunderclap = Thunderclap
card-slipstream = Slipstream
card-cyclone = Cyclone
card-stoop = Stoop
card-breathless = Breathless
card-thin-air = Thin Air
card-hurricane = Hurricane
card-borrowed-sky = Borrowed Sky
