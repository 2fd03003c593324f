### Мапа: тайли та їхні боки, місцевість, місця, напрямки.

kind-tile = Тайл
kind-side = Бік тайла
kind-terrain = Місцевість
kind-place = Місце
kind-direction = Напрямок
kind-city = Місто-держава

## Напрямки компаса блукань

direction-ne = північний схід
direction-se = південний схід
direction-s = південь
direction-sw = південний захід
direction-nw = північний захід
direction-n = північ

## Місцевість

terrain-highland = нагір’я
    .on = на нагір’ї
terrain-forest = ліс
    .on = у лісі
terrain-plains = рівнина
    .on = на рівнині
terrain-marsh = болото
    .on = на болоті
terrain-water = вода
    .on = на воді
terrain-great-tree = велике дерево
    .on = під великим деревом
terrain-peak = гірський пік
    .on = на гірському піку
terrain-barren = спустошена земля
    .on = на спустошеній землі
terrain-road = дорога
    .on = на дорозі
terrain-river = річка
    .on = біля річки

## Місця

place-city-state = місто-держава
    .in = у місті-державі
place-temple = храм
    .in = у храмі
place-settlement = поселення
    .in = у поселенні
place-antiquity-site = давнє місце
    .in = у давньому місці
place-boss-lair = лігво боса
    .in = біля лігва боса
place-wellspring-portal = портал Джерела
    .in = біля порталу Джерела
place-elemental-portal = портал стихії
    .in = біля порталу стихії
place-siege-portal = портал облоги
    .in = біля порталу облоги
place-tower = вежа
    .in = у вежі
place-fortress = фортеця
    .in = у фортеці
place-temple-fortress = храмова фортеця
    .in = у храмовій фортеці

city-nimo-teptek = Німо-Тептек
city-manchu-pakra = Манчу-Пакра
city-takagura = Такаґура
city-hirono = Хіроно

## Імперські тайли

tile-empire-a = Імперський тайл A
side-empire-a-caprakan = Поля Німо-Тептека
side-empire-a-ishidan = Передгір’я Такаґури
tile-empire-b = Імперський тайл B
side-empire-b-caprakan = Лагуни Манчу-Пакри
side-empire-b-ishidan = Яри Хіроно

## Тайли мапи

tile-hex-c = Тайл мапи C
side-hex-c-caprakan = Сходи Першого Сонця
side-hex-c-ishidan = Кряж Тисячі Брам
tile-hex-d = Тайл мапи D
side-hex-d-caprakan = Какаова переправа
side-hex-d-ishidan = Міст ліхтарів
tile-hex-e = Тайл мапи E
side-hex-e-caprakan = Затонулий насип
side-hex-e-ishidan = Дзеркальне озеро
tile-hex-f = Тайл мапи F
side-hex-f-caprakan = Обсидіанові тераси
side-hex-f-ishidan = Долина вуглярів
tile-hex-g = Тайл мапи G
side-hex-g-caprakan = Водоспад Ревунів
side-hex-g-ishidan = Ущелина Дев’яти Сходин
tile-hex-h = Тайл мапи H
side-hex-h-caprakan = Маїсове море
side-hex-h-ishidan = Рисові тераси
tile-hex-i = Тайл мапи I
side-hex-i-caprakan = Сад колібрі
side-hex-i-ishidan = Спочинок прочан
tile-hex-j = Тайл мапи J
side-hex-j-caprakan = Кайманова затока
side-hex-j-ishidan = Чаплина драговина
tile-hex-k = Тайл мапи K
side-hex-k-caprakan = Нефритовий брід
side-hex-k-ishidan = Хмарні сходи
tile-hex-l = Тайл мапи L
side-hex-l-caprakan = Ліс-душитель
side-hex-l-ishidan = Два кедри
tile-hex-m = Тайл мапи M
side-hex-m-caprakan = Соляний торг
side-hex-m-ishidan = Старий прикордонний шлях
tile-hex-n = Тайл мапи N
side-hex-n-caprakan = Димна чаша
side-hex-n-ishidan = Крижана корона

## Небесні тайли

tile-sky-1 = Небесний тайл 1
side-sky-1-mountain = Свистюча голка
side-sky-1-nether = Затамований подих
tile-sky-2 = Небесний тайл 2
side-sky-2-mountain = Вирваний схил
side-sky-2-nether = Палаюче коріння
tile-sky-3 = Небесний тайл 3
side-sky-3-mountain = Забуте вогнище
side-sky-3-nether = Холодний попіл
tile-sky-4 = Небесний тайл 4
side-sky-4-mountain = Острів, що плаче
side-sky-4-nether = Висохле русло
tile-sky-5 = Небесний тайл 5
side-sky-5-mountain = Скеля без тіні
side-sky-5-nether = Куди поділися тіні
tile-sky-6 = Небесний тайл 6
side-sky-6-mountain = Скеля майстрів зміїв
side-sky-6-nether = Обірвані нитки
tile-sky-7 = Небесний тайл 7
side-sky-7-mountain = Село гамаків
side-sky-7-nether = Німе гілля
tile-sky-8 = Небесний тайл 8
side-sky-8-mountain = Вершина сходів
side-sky-8-nether = Сходинка, якої немає
tile-sky-9 = Небесний тайл 9
side-sky-9-mountain = Відкрита обсерваторія
side-sky-9-nether = Сліпий купол
tile-sky-10 = Небесний тайл 10
side-sky-10-mountain = Гніздо бурі
side-sky-10-nether = Затоплене гніздо
tile-sky-11 = Небесний тайл 11
side-sky-11-mountain = Оленячий луг
side-sky-11-nether = Луг кісток
tile-sky-12 = Небесний тайл 12
side-sky-12-mountain = Висячий гай
side-sky-12-nether = Попелястий гай
tile-sky-13 = Небесний тайл 13
side-sky-13-mountain = Зламана корона
side-sky-13-nether = Порожня корона

## Тайли катаклізмів

tile-cataclysm-meteor = Метеор
tile-cataclysm-deluge = Потоп
tile-cataclysm-skyscour = Вимітання небес
tile-cataclysm-worldrift = Розлам світу
