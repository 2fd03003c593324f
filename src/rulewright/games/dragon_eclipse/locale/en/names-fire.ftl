### Mystlings of Fire with their cards and abilities, and the elemental cards of Fire.

mystling-firple = Firple
    .caption = Half feathers, half chimney soot.
    .trivia = Ask three beekeepers what a Firple eats and you will hear three answers: ash, moths, and other people’s dinner. All are right. The bird never carries fire of its own; it borrows from hearths and pipes, and once from a bishop’s hat, and pays back in soot. When it is frightened it rolls in cold cinders until nobody can say where the heap ends and the Firple begins. Old birds grow grey and very quiet. Then, one windy night, the heap is gone, and something large is singing on the roof.
bonus-borrowed-warmth = Borrowed Warmth
card-hot-beak = Hot Beak
card-soot-cloud = Soot Cloud
card-flutter-up = Flutter Up
card-dust-bath = Dust Bath
card-singed-feathers = Singed Feathers
card-from-the-ashes = From the Ashes

mystling-young-emberling = Young Emberling
    .caption = It sneezes sparks and is proud of every one.
    .trivia = Young Emberlings sleep in dying campfires and wake up hungry. They hunt by warming a stone from all sides until whatever hides beneath it comes out to complain. A tamer who scratches the plates behind its ears will notice a faint glow; that is contentment, and it leaves burn marks on gloves. Rain makes them sulk for hours, yet they follow a thunderstorm for days, because lightning now and then leaves a tree that tastes exactly right.
bonus-firenova = Firenova
card-ember-bite = Ember Bite
card-lava-lash = Lava Lash
card-hot-paws = Hot Paws
card-guardian-stance = Guardian Stance
card-banked-heat = Banked Heat
card-wildfire = Wildfire

mystling-blazereef = Blazereef
    .caption = An island with a temper and its own weather.
    .trivia = Sailors mark it on their charts in pencil. Where the Blazereef lies today there was a strait last spring, and before the strait a Blazereef again: the creature drifts a boat’s length a day, building itself out of slag and coral, and steam rises wherever it pauses to think. Shrimps live in its cooler rooms and pay the rent by scrubbing. The fishing is splendid, and the catch already cooked. Only old harbour pilots dare to land on it, and they go barefoot, to feel whether it minds.
bonus-boil-over = Boil Over
card-scalding-jet = Scalding Jet
card-coral-crush = Coral Crush
card-drifting-shelf = Drifting Shelf
card-warm-shallows = Warm Shallows
card-simmering-vents = Simmering Vents
card-reef-eruption = Reef Eruption

mystling-emberling = Emberling
    .caption = It counts its family first, its enemies second.
    .trivia = Rules for sharing a house with an Emberling, as painted on a farm door: no straw beds. No arguments indoors, it takes sides. Leave the window open on the night of the first frost; it will patrol the village whether you like it or not, and by now it knows what a pane of glass costs. Praise it in the morning. When a child falls ill, let it lie at the foot of the bed: the fever goes into the plates on its back, and they stay warm for a week.
bonus-chain-blaze = Chain Blaze
card-molten-claws = Molten Claws
card-flame-breath = Flame Breath
card-blazing-leap = Blazing Leap
card-ring-of-cinders = Ring of Cinders
card-stoked-heart = Stoked Heart
card-firestorm = Firestorm

mystling-renewed-firple = Renewed Firple
    .caption = Nothing is ever quite over.
    .trivia = The glassblowers of the coast date their years by it. In the year of no feather, orders were few. In the year of two feathers a furnace that had been cold since their grandmothers’ day lit itself, and the glass from it rang whenever it rained. Scholars insist that a Renewed Firple is the same bird as before. The glassblowers shrug: it does not remember a single one of their names, though every morning, as it always did, it comes for the crumbs at the third window.
bonus-rebirth = Rebirth
card-sunwing-dive = Sunwing Dive
card-feather-storm = Feather Storm
card-rising-heat = Rising Heat
card-ember-plumage = Ember Plumage
card-undying-flame = Undying Flame
card-pyre-dance = Pyre Dance

card-kindle = Kindle
card-burning-rush = Burning Rush
card-fire-dart = Fire Dart
card-backdraft = Backdraft
card-smoke-screen = Smoke Screen
card-feed-the-fire = Feed the Fire
card-tempered-claws = Tempered Claws

card-conflagration = Conflagration
card-slag-shot = Slag Shot
card-heat-wave = Heat Wave
card-ignition = Ignition
card-inner-hearth = Inner Hearth
card-tongue-of-flame = Tongue of Flame

card-heart-of-the-volcano = Heart of the Volcano
card-last-ember = Last Ember
