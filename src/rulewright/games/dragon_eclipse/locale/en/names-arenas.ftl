### Arena cards with their Bonus Actions, Arena maps, Summons.

arena-moss-ring = Moss Ring
    .flavour = Nothing here but soft ground and two stubborn creatures.
arena-humming-shrine = Humming Shrine
    .flavour = The stones remember every fight and hum along.
arena-brittle-pillars = Brittle Pillars
    .flavour = What the pillars hold up fell down long ago.
arena-trappers-camp = Trapper’s Camp
    .flavour = Whoever set these snares has forgotten where.
arena-ruined-stage = Ruined Stage
    .flavour = The audience left a century ago. The echo stayed.
arena-barrel-market = Barrel Market
    .flavour = Apples, tar or pickled eels: only a claw will tell.
arena-watch-hill = Watch Hill
    .flavour = From up here everybody looks smaller.
arena-thorn-hollow = Thorn Hollow
    .flavour = The berries are sweet. That is how it starts.
arena-toll-bridge = Toll Bridge
    .flavour = The keeper is gone, the price is not.
arena-slate-quarry = Slate Quarry
    .flavour = Every edge in here would rather be a knife.
arena-echo-gorge = Echo Gorge
    .flavour = Pain shouted into the gorge comes back as courage.

arena-cinder-field = Cinder Field
    .flavour = It looks cold. It is not.
arena-breathing-vents = Breathing Vents
    .flavour = The mountain sleeps with its mouth open.
arena-kiln-yard = Kiln Yard
    .flavour = In this heat every spark carries a grudge.
arena-glass-dune = Glass Dune
    .flavour = The sun has been practising on this sand.

arena-thin-ice = Thin Ice
    .flavour = Quick, as long as it holds.
arena-tide-pools = Tide Pools
    .flavour = Salt has an opinion about every wound.
arena-drowned-bell = Drowned Bell
    .flavour = One stroke, and the wildest head loses its thought.
arena-geyser-terrace = Geyser Terrace
    .flavour = The shortest way out of trouble is straight up.

arena-boulder-slope = Boulder Slope
    .flavour = Each of these stones has already decided where to fall.
arena-root-tangle = Root Tangle
    .flavour = The tree is choosy about whom it lets in.
arena-sucking-mud = Sucking Mud
    .flavour = It never bites. It only keeps.
arena-dragon-ribs = Dragon Ribs
    .flavour = The last guest here was forty paces long.

arena-whistling-ridge = Whistling Ridge
    .flavour = Swing at the air, and the wind delivers it.
arena-storm-mast = Storm Mast
    .flavour = Nobody remembers the ship. The lightning remembers the mast.
arena-feather-cliff = Feather Cliff
    .flavour = Every ledge is somebody’s nest.
arena-cloud-stair = Cloud Stair
    .flavour = The trick is not to ask what holds you.

arena-lantern-court = Lantern Court
    .flavour = Stand close, and the light takes you for its own.
arena-sun-dais = Sun Dais
    .flavour = At noon even doubt casts no shadow.
arena-honey-meadow = Honey Meadow
    .flavour = First come, first licked clean.
arena-mirror-hall = Mirror Hall
    .flavour = Seven years of bad luck for one splendid minute.

arena-moonwell = Moonwell
    .flavour = It returns more than was dropped in, and never the same thing.
arena-silent-vault = Silent Vault
    .flavour = Words fall down here and do not get up.
arena-bone-orchard = Bone Orchard
    .flavour = What is planted here lives on what is spilled.
arena-eclipse-ground = Eclipse Ground
    .flavour = Two shadows meet, and everything hurts more.

bonus-ask-the-shrine = Ask the Shrine
bonus-encore = Encore
bonus-throw-a-burr = Throw a Burr
bonus-wake-the-vents = Wake the Vents
bonus-ring-the-bell = Ring the Bell
bonus-sling-mud = Sling Mud
bonus-call-the-bolt = Call the Bolt
bonus-ride-the-updraft = Ride the Updraft
bonus-step-on-mist = Step on Mist
bonus-greet-the-sun = Greet the Sun
bonus-bargain-with-the-well = Bargain with the Well
bonus-bend-the-shadow = Bend the Shadow

map-map-1 = The Ring
map-map-2 = The Narrows
map-map-3 = The Long Meadow
map-map-4 = The Courts
map-map-5 = The Sinkhole

summon-clod = Clod
summon-wick = Wick
summon-hush = Hush
