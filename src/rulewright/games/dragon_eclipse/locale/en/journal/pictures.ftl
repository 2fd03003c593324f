# What the pictures of the Journal show, in words.

picture-third-lock = The Third Lock quarter: a staircase of water between narrow houses, a tower with a telescope above, the Yard’s stable and gate below, and at the lower right a step that steams.
picture-road-to-oru = A long queue of carts and wagons on a road that leads to a bridge; beside it a drained pond.
picture-lower-marl = Lower Marl: houses on both sides of a canal below a dyke, a court with pillars in the middle, a market stall and a goat.
picture-dyke-at-night = A dyke at night under two moons, sandbags and lanterns on its crest, dark houses below.
picture-bell-rope = Sevenlocks at dawn: basins of water like a flight of stairs, a tower, two moons, and in front of it all a knotted bell rope.
picture-the-coin = A stable. A woman and a young man with a broom stand apart; between them a hand that is short of two fingers holds a coin.
picture-two-boxes = Two boxes in a stable: a Young Emberling in the left one, a Young Iceling in the right one.
picture-the-water-turns = A canal before a gate. A young man sweeps, and a bucket floats the wrong way.
picture-the-square = A crowd in a square below a lock, and you before it.
picture-the-barge = A barge full of onions drifts towards the gates of a lock; somebody on the bank holds its rope.
picture-almanac-house = A study with shelves up to the roof, a table under a skylight, and a rope that hangs down from it.
picture-warm-step = A heavy door at dusk, before it a stone step that is warm, an old man and a kettle.
picture-the-chimney = A tall chimney at dusk with a ladder against it; at its mouth sits a Firple.
picture-two-moons-and-a-plate = Two people at a table under the night sky, a lantern and a bowl between them, two moons above.
picture-bridge-of-oru = A stone bridge before mountains; carts wait on both sides, and a Regalian watches over them.
picture-down-the-wend = A barge on a wide river, hills and poplars behind it.
picture-slades-goods = A barge with a stall on it, a trader and a goat.
picture-the-queue = Carts one behind the other on a road, and a Regalian that counts them.
picture-mirra = A girl before a fence, beside her a Young Gaiadon.
picture-the-drained-pond = A pond without water; in the cracked mud sits a Golomo.
picture-whitewashed-wall = A whitewashed wall, a ladder leans against it; through the paint one can make out something round.
picture-front-of-the-queue = The bridge at dusk. A Regalian stands before it.
picture-water-court = A court whose floor is water; the judge sits in it to her knees, and a Young Bolb swims by.
picture-high-pasture = A tent and a fence on a meadow under mountains.
