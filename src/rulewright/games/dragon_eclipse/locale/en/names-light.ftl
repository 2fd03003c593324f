### Mystlings of Light with their cards and abilities, and the elemental cards of Light.

mystling-regalian = Regalian
    .caption = A small king who insists on a queue.
    .trivia = Regalians settle every quarrel by queueing. Two of them meeting on a path will sit down, stare, and wait until one remembers who arrived first; whoever loses walks round through the nettles. The horn crown grows one point a year and is polished daily on birch bark, so an old birch wood looks as though someone had sanded it to knee height. Tamers learn quickly not to feed one ahead of its turn. It will eat, thank you with a nod, and hide your boots until evening for the breach of order.
bonus-royal-decree = Royal Decree
card-sceptre-tap = Sceptre Tap
card-golden-edict = Golden Edict
card-procession = Procession
card-royal-audience = Royal Audience
card-heraldry = Heraldry
card-crowning-roar = Crowning Roar

mystling-glarexus = Glarexus
    .caption = Noon, wearing a lizard.
    .trivia = To the town council, from the street of the glaziers. We do not mind that the Glarexus sleeps in our display windows. We mind that customers buy it hats. It now believes that noon is held in its honour: the frill goes up, the street turns white, and Master Tolm’s awning has caught fire twice this week. Kindly tell visitors that it wins every staring match because it licks its eyes instead of blinking. Also, it eats mirrors from the inside, and we should like a discount on quicksilver.
bonus-full-glare = Full Glare
card-burning-glass = Burning Glass
card-dazzled-prey = Dazzled Prey
card-sidelong-dash = Sidelong Dash
card-mirror-scales = Mirror Scales
card-prism-crest = Prism Crest
card-noonday-stare = Noonday Stare

mystling-luminesca = Luminesca
    .caption = It leaves the light on for whoever comes next.
    .trivia = The marsh dialect has five words for light, and four of them mean this animal. There is one for the glow that comes towards you, one for the glow that has stayed behind, one for the glow that ought to have been there by now, and one, not said before children, for the glow under water. A Luminesca sheds its lamps as trees shed leaves; each burns on for a week by itself. Follow them and you get home. Follow the animal and you get somewhere, and you will not mind.
bonus-lantern-tide = Lantern Tide
bonus-high-lantern-tide = High Lantern Tide
card-lantern-string = Lantern String
card-stinging-veil = Stinging Veil
card-lamp-to-lamp = Lamp to Lamp
card-afterglow = Afterglow
card-living-chandelier = Living Chandelier
card-thousand-lamps = Thousand Lamps

mystling-chrysomallon = Chrysomallon
    .caption = Worth its weight, and aware of it.
    .trivia = Price list of the high pasture fair, copied for visitors. One handful of combings, found on a thorn: two coppers. One handful, freely given: not for sale, and do not ask. A whole fleece was offered once; the seller was chased down eleven bends of the road by its owner, who had only come to look at bells. A Chrysomallon grows heavier as it grows richer, which is why the oldest stand on cliffs that nobody can climb. They jump there. Bring salt, praise the left horn, and leave arithmetic at home.
bonus-gilded-charge = Gilded Charge
card-both-horns = Both Horns
card-ledge-leap = Ledge Leap
card-spin-gold = Spin Gold
card-golden-fleece = Golden Fleece
card-horn-of-plenty = Horn of Plenty
card-sunlit-summit = Sunlit Summit

mystling-artios = Artios
    .caption = Winter sleeps on its back and points north.
    .trivia = Ninth night. It has not moved since the snow began, yet the stars on its back have: the small one by the shoulder set behind the spine at four. Tenth night. I counted the lights again, and there is one more than before; my brother says it ate a lantern. Thirteenth night. It yawned, and for a moment our hut had a shadow on the wrong side. I used to think that we watched the Artios in order to learn the sky. Fourteenth night. It is checking our charts.
bonus-polestar = Polestar
bonus-polestar-at-zenith = Polestar at Zenith
card-heavy-paw = Heavy Paw
card-unhurried-stride = Unhurried Stride
card-den-of-stars = Den of Stars
card-wayfinder = Wayfinder
card-northern-crown = Northern Crown
card-constellation = Constellation

card-sunbeam = Sunbeam
card-mending-light = Mending Light
card-clear-sky = Clear Sky
card-dawn-patrol = Dawn Patrol
card-halo = Halo
card-foresight = Foresight
card-beacon = Beacon
card-banish-the-dark = Banish the Dark
card-second-dawn = Second Dawn
card-lightspear = Lightspear
card-sanctuary = Sanctuary
card-mirror-of-days = Mirror of Days
card-radiant-heart = Radiant Heart
card-noon-without-shadow = Noon Without Shadow
