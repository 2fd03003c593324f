### The Resource Aid: what hexes are Harvested as. And Treasures, which are Items, too.

kind-aid = Resource Aid

aid-city-state = 2 Platinum of a City-State
aid-temple = a basic Element of a Temple
aid-temple-fortress = a basic Element of the Temple Fortress
aid-tower = a Gear Upgrade of a Tower
aid-fortress = a Gear Upgrade of a Fortress
aid-settlement = Settlement
aid-antiquity-site = Antiquity Site
aid-wellspring-portal = Wellspring Portal
aid-elemental-portal = Elemental Portal
aid-sky-tile = SkyTile
aid-highland = Highland
aid-forest = Forest
aid-great-tree = Great Tree
aid-peak = Mountain Peak
aid-marsh = Marsh
aid-road = Road
aid-water = Water
aid-river = River

item-harvest-fang-of-the-first-duel = { card-harvest-fang-of-the-first-duel }
item-harvest-mantle-of-woven-rain = { card-harvest-mantle-of-woven-rain }
item-harvest-spyglass-of-ixmatl = { card-harvest-spyglass-of-ixmatl }
item-harvest-serpents-tongue-bow = { card-harvest-serpents-tongue-bow }
item-harvest-bowl-of-shared-pain = { card-harvest-bowl-of-shared-pain }
item-harvest-sandals-of-the-salt-road = { card-harvest-sandals-of-the-salt-road }
item-harvest-seal-of-the-master-smith = { card-harvest-seal-of-the-master-smith }
item-harvest-two-faced-lodestone = { card-harvest-two-faced-lodestone }
item-harvest-war-conch-of-hirono = { card-harvest-war-conch-of-hirono }
item-harvest-seed-of-yanagi = { card-harvest-seed-of-yanagi }
