### Пам’ятка ресурсів: як що збирають гекси. І скарби, які теж є предметами.

kind-aid = Пам’ятка ресурсів

aid-city-state = 2 платини міста-держави
aid-temple = основна стихія храму
aid-temple-fortress = основна стихія храмової фортеці
aid-tower = покращення спорядження вежі
aid-fortress = покращення спорядження фортеці
aid-settlement = поселення
aid-antiquity-site = давнє місце
aid-wellspring-portal = портал Джерела
aid-elemental-portal = портал стихії
aid-sky-tile = небесний тайл
aid-highland = нагір’я
aid-forest = ліс
aid-great-tree = велике дерево
aid-peak = гірський пік
aid-marsh = болото
aid-road = дорога
aid-water = вода
aid-river = річка

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
