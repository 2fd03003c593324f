### The map: tiles and their sides, terrain, locations, directions.

kind-tile = Map tile
kind-side = Side of a tile
kind-terrain = Terrain
kind-place = Location
kind-direction = Direction
kind-city = City-State

## Directions of the Wander Compass

direction-ne = north-east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-nw = north-west
direction-n = north

## Terrain

terrain-highland = Highland
    .on = in the Highland
terrain-forest = Forest
    .on = in the Forest
terrain-plains = Plains
    .on = on the Plains
terrain-marsh = Marsh
    .on = in the Marsh
terrain-water = Water
    .on = on the Water
terrain-great-tree = Great Tree
    .on = under the Great Tree
terrain-peak = Mountain Peak
    .on = on the Mountain Peak
terrain-barren = Wasted Ground
    .on = on Wasted Ground
terrain-road = Road
    .on = on the Road
terrain-river = River
    .on = at the River

## Locations

place-city-state = City-State
    .in = in the City-State
place-temple = Temple
    .in = in the Temple
place-settlement = Settlement
    .in = in the Settlement
place-antiquity-site = Antiquity Site
    .in = at the Antiquity Site
place-boss-lair = Boss Lair
    .in = at the Boss Lair
place-wellspring-portal = Wellspring Portal
    .in = at the Wellspring Portal
place-elemental-portal = Elemental Portal
    .in = at the Elemental Portal
place-siege-portal = Siege Portal
    .in = at the Siege Portal
place-tower = Tower
    .in = in the Tower
place-fortress = Fortress
    .in = in the Fortress
place-temple-fortress = Temple Fortress
    .in = in the Temple Fortress

city-nimo-teptek = Nimo Teptek
city-manchu-pakra = Manchu Pakra
city-takagura = Takagura
city-hirono = Hirono

## Empire Tiles

tile-empire-a = Empire Tile A
side-empire-a-caprakan = Fields of Nimo Teptek
side-empire-a-ishidan = Foothills of Takagura
tile-empire-b = Empire Tile B
side-empire-b-caprakan = Lagoons of Manchu Pakra
side-empire-b-ishidan = Ravines of Hirono

## HexTiles

tile-hex-c = HexTile C
side-hex-c-caprakan = Stair of the First Sun
side-hex-c-ishidan = Thousand-Gate Ridge
tile-hex-d = HexTile D
side-hex-d-caprakan = Cacao Ferry
side-hex-d-ishidan = Lantern Bridge
tile-hex-e = HexTile E
side-hex-e-caprakan = Sunken Embankment
side-hex-e-ishidan = Mirror Tarn
tile-hex-f = HexTile F
side-hex-f-caprakan = Obsidian Terraces
side-hex-f-ishidan = Charcoal Burners’ Valley
tile-hex-g = HexTile G
side-hex-g-caprakan = Howler Falls
side-hex-g-ishidan = Nine-Step Gorge
tile-hex-h = HexTile H
side-hex-h-caprakan = Maize Sea
side-hex-h-ishidan = Rice Terraces
tile-hex-i = HexTile I
side-hex-i-caprakan = Garden of Hummingbirds
side-hex-i-ishidan = Pilgrims’ Rest
tile-hex-j = HexTile J
side-hex-j-caprakan = Caiman Backwater
side-hex-j-ishidan = Heron Fen
tile-hex-k = HexTile K
side-hex-k-caprakan = Jade Ford
side-hex-k-ishidan = Cloud Stair
tile-hex-l = HexTile L
side-hex-l-caprakan = Strangler Wood
side-hex-l-ishidan = The Two Cedars
tile-hex-m = HexTile M
side-hex-m-caprakan = Salt Market
side-hex-m-ishidan = Old Border Road
tile-hex-n = HexTile N
side-hex-n-caprakan = The Smoking Bowl
side-hex-n-ishidan = Crown of Ice

## SkyTiles

tile-sky-1 = SkyTile 1
side-sky-1-mountain = Whistling Needle
side-sky-1-nether = The Held Breath
tile-sky-2 = SkyTile 2
side-sky-2-mountain = Torn Hillside
side-sky-2-nether = Burning Roots
tile-sky-3 = SkyTile 3
side-sky-3-mountain = Forgotten Hearth
side-sky-3-nether = Cold Cinders
tile-sky-4 = SkyTile 4
side-sky-4-mountain = Weeping Isle
side-sky-4-nether = The Dry Bed
tile-sky-5 = SkyTile 5
side-sky-5-mountain = Shadowless Rock
side-sky-5-nether = Where the Shadows Went
tile-sky-6 = SkyTile 6
side-sky-6-mountain = Kite Makers’ Rock
side-sky-6-nether = Cut Strings
tile-sky-7 = SkyTile 7
side-sky-7-mountain = Hammock Village
side-sky-7-nether = The Silent Boughs
tile-sky-8 = SkyTile 8
side-sky-8-mountain = Head of the Stair
side-sky-8-nether = The Step That Is Not There
tile-sky-9 = SkyTile 9
side-sky-9-mountain = Open Observatory
side-sky-9-nether = The Blind Dome
tile-sky-10 = SkyTile 10
side-sky-10-mountain = Nest of the Storm
side-sky-10-nether = Drowned Nest
tile-sky-11 = SkyTile 11
side-sky-11-mountain = Deer Meadow
side-sky-11-nether = Meadow of Bones
tile-sky-12 = SkyTile 12
side-sky-12-mountain = Hanging Wood
side-sky-12-nether = Wood of Ash
tile-sky-13 = SkyTile 13
side-sky-13-mountain = Broken Crown
side-sky-13-nether = Hollow Crown

## Cataclysm Tiles

tile-cataclysm-meteor = Meteor
tile-cataclysm-deluge = Deluge
tile-cataclysm-skyscour = Skyscour
tile-cataclysm-worldrift = Worldrift
