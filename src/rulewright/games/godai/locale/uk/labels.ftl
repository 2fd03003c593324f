### Назви того, чого немає у словах, і рядки компонентів.

kind-siege = Ключове слово облоги
kind-type = Тип
kind-nature = Природа
kind-targeting = Ціль
kind-aim = Ціль
kind-empire = Імперія
kind-movement = Рух
kind-stage = Етап
kind-defender-stat = Знак облоги
kind-tracker = Трекер
kind-source = Джерело
kind-shelf = Полиця
kind-result = Підсумок
kind-signed = Число
kind-amount = Кількість
kind-held = Кількість
listed-card = { CARD($card) }

## Ключові слова

siege-arcing = Дуговий розряд
siege-bulwark = Заслін
siege-consume = Поглинання
siege-cripple = Знесилення
siege-deconstruct = Розвал
siege-freeze = Заморожування
siege-ignite = Підпал
siege-immune = Імунітет
siege-overpower = Пересилення
siege-retreat = Відступ
siege-swift = Стрімкість
siege-tremor = Струс

## Супротивники

type-construct = Конструкт
type-creature = Звір
type-humanoid = Гуманоїд
type-monstrous-humanoid = Потворний гуманоїд
type-magical-nature = Магічна природа
type-spirit = Дух
type-undead = Нежить
type-ascendant = Вознесений
type-elemental = Стихійний
type-horde = Орда
type-swarm = Рій
type-titanic = Титанічний

targeting-single = одна ціль
targeting-dual = дві цілі
targeting-triple = три цілі
targeting-multi = кілька цілей
targeting-group = увесь загін
targeting-self = на себе

aim-lowest-health = найменше здоров’я
aim-highest-health = найбільше здоров’я
aim-lowest-energy = найменше енергії
aim-highest-energy = найбільше енергії
aim-richest = найбільше золота
aim-bearers = хто має стан
aim-role-type = тип ролі
aim-augmented = хто має насичення
aim-not-defending = хто не захищається
aim-attackers = хто атакує

## Гра

empire-caprakan = Капракан
empire-ishidan = Ішідан
movement-camp = табір
movement-cautious = обережно
movement-normal = звичайно
movement-reckless = відчайдушно
stage-harvest = Етап збирання
stage-siege = Етап облоги
phase-setup = Приготування
nature-land = суходіл
nature-sky = летюча гора
nature-nether = потойбіччя
nature-cataclysm = катаклізм
nature-portal = портал облоги
nature-unknown = недосліджене

defender-stat-potential = потенціал
defender-stat-power = міць
defender-stat-range = радіус
defender-stat-resilience = стійкість

word-boss = Бос
word-encounter = Зустріч
word-gold = золото
word-food = їжа
word-items = Предмети
word-calendar = Календар
word-imbalance = Дисбаланс
word-stockpile = Запаси
word-yield = Врожай
word-commissions = Доручення
word-harvests = Карти збирання
word-afflictions = Напасті
word-slots = Комірки облоги
word-defenders = Твердині
word-combat = Бій
word-power-ups = Збережені посилення
word-augments = Насичення
word-wave = Хвиля
word-points = Витримані облоги
word-jaethi = Джаеті
word-group = Загін

## Полиці коробки

shelf-roles = Ролі
shelf-races = Раси
shelf-items = Предмети
shelf-powerups = Посилення
shelf-augments = Насичення стихіями
shelf-siege = Карти облоги
shelf-encounters = Зустрічі
shelf-bosses = Боси
shelf-escorts = Підопічні
shelf-commissions = Доручення
shelf-harvests = Карти збирання
shelf-jaethi = Колода Джаеті
shelf-trackers = Трекери твердинь
shelf-tiles = Тайли мапи

## Чим є компоненти, одним рядком

line-role = { ROLE-TYPE($type) } · головний кубик { $number }
line-race = Потреба в їжі { $food } · обраний супротивник: { TYPE($favored) } · головний кубик { $number }
remark-gold = { HELD("gold", $n) }
line-item =
    { $platinum ->
        [0] { $gold ->
            [0] Предмет
           *[other] { $each ->
                [1] { HELD("gold", $gold) } за кожного героя
               *[other] { HELD("gold", $gold) }
            }
        }
       *[other] { HELD("platinum", $platinum) }
    } · { $shop ->
        [emporium] емпорій
        [caprakan] міста-держави Капракану
        [ishidan] міста-держави Ішідану
        [empires] міста-держави
        [ninja] лише для ніндзя
       *[other] { $shop }
    }
line-powerup =
    { $keep ->
        [1] Посилення · зберігається, доки його не використають
       *[other] Посилення
    }
line-augment = Насичення стихією
line-siege = { ELEMENT($element) } · стійкість { $resilience } · міць { $power } · радіус { $range }
line-encounter = Рівень { $level } · { $types }
line-boss = Бос { $level } · { $types }
line-escort = Підопічний · здоров’я { $health }
line-commission =
    { $type ->
        [heroic] { EMPIRE($empire) } · героїчне доручення: { ROLE($role) }
        [aid] { EMPIRE($empire) } · доручення допомоги
        [skill] { EMPIRE($empire) } · доручення на навичку
        [dual] { EMPIRE($empire) } · доручення на дві навички
       *[all] { EMPIRE($empire) } · доручення на всі навички
    }
line-harvest =
    { $ribbon ->
        [resource] Карта збирання · стрічка ресурсів
        [treasure] Карта збирання · стрічка скарбу
       *[other] Карта збирання
    }
line-jaethi =
    { $kind ->
        [siege] «ОБЛОГА!» · { $die }
        [cataclysm] Катаклізм · { $die }
        [discovery] Відкриття · { $die }
        [affliction] Напасть · { $die }
       *[other] Карта Джаеті · { $die }
    }
line-tracker = { PLACE($place) } · потенціал { $potential } · міць { $power } · радіус { $range } · стійкість { $resilience }
line-tile = Гексів: { $hexes }; { $sides }

die-air = кубик повітря
die-earth = кубик землі
die-fire = кубик вогню
die-water = кубик води
die-void = кубик порожнечі
die-choice = кубик стихії на вибір
die-basic = кубик основної стихії на вибір

## Що на них сказано

stat-value = { STAT($stat) } { $n }
stat-change = { STAT($stat) } { SIGNED($n) }
vital-value = { VITAL($vital) } { $n }
two-values = { $one } і { $other }
rule-abilities = Вміння: { $abilities }
rule-damages = Атака завдає шкоди: { $vitals }
rule-soar = Політ
rule-reward = Нагорода: { $what }
rule-siege-reward =
    { $roll ->
        [1] Нагорода кожному героєві: посилення × { $n }, і кидок кубика стихії ({ ELEMENT($element) })
       *[other] Нагорода кожному героєві: посилення × { $n }
    }
rule-tests = Перевірки проти його витримки: { $stats }
rule-bribe = Підкуп: { HELD("gold", $n) } за кожного героя
rule-action = { $face } · { $name } ({ $target }{ $cost ->
        [0] {""}
       *[other] , { $cost } енергії
    }): { $deeds }
rule-traits = Завжди: { $traits }
rule-difficult = Від складності «Важка»: { $traits }
rule-group-reward = Нагорода загону: { $what }
rule-single-rewards = Одиничні нагороди: { $what }
rule-portal = Разом із ним руйнується портал облоги { $n }
rule-lair = Ефект лігва: { $what }
rule-dedication =
    { $area ->
        [4] Присвята: { $n } облогової шкоди на всій мапі
       *[other] Присвята: { $n } облогової шкоди в радіусі { $area } від гекса на вибір загону
    }
rule-siege-effect-2 = Ефект облоги: найвищий ранг здоров’я серед героїв розподіляють як облогову шкоду між штандартами в області; потім усі герої гинуть
rule-siege-effect-3 = Ефект облоги, після руху штандартів: будь-які штандарти телепортуються на гекси області
rule-siege-effect-4 = Ефект облоги: твердині в області цього ходу не зазнають облогової шкоди
rule-siege-effect-5 = Ефект облоги, за { $recruits } рекрутів або { $specialists } фахівців: кожен герой отримує { $n } покращень спорядження, а в області з’являється нова вежа; присвята лишається
rule-siege-effect-6 = Ефект облоги: до { $n } стійкості супротивника облоги в області переходить до супротивника поза нею, щонайменше 1 лишається; облогову шкоду твердиням у області цього ходу можна передати твердиням поза нею
rule-siege-effect-7 = Ефект облоги: у центр області лягає Метеор; супротивники облоги на ньому знову виходять на мапу з порталу облоги на вибір загону
rule-siege-effect-8 = Ефект облоги: за кожного ураженого супротивника облоги кожен герой підносить собі { $n } здоров’я і { $n } енергії
rule-siege-effect-9 = Ефект облоги: киньте всі п’ять кубиків стихій; діє стихія, що випала найчастіше, за нічиєї — усі такі. Повітря: супротивники облоги цього ходу втрачають ключові слова, а наступного рухаються на 1 гекс менше. Земля: твердиня отримує { $resilience } стійкості. Вогонь: закриту карту облоги скидають. Вода: супротивник облоги зазнає { $damage } облогової шкоди. Порожнеча: тайл потойбіччя переміщують куди завгодно або викладають; вежа чи фортеця може перейти на нього й отримує насичення
rule-equip = { EQUIP($equip) } (карта оснащення): { $what }
rule-escort = { $action }: { $deeds }
rule-escort-tests = Перевірки: { $stats }
rule-escort-test =
    { $n ->
        [0] { STAT($stat) } (поточне значення)
       *[other] { STAT($stat) } { $n }
    }
rule-item-limit =
    { $limit ->
        [hero] Щонайбільше { $n } на героя
        [head] Загін несе щонайбільше { $n } на кожного героя
        [group] Щонайбільше { $n } на загін
       *[game] Щонайбільше { $n } за гру
    }
rule-where =
    { $to ->
        [none] Виконується { PLACE($place, form: "in") }
       *[other] Береться { PLACE($place, form: "in") }, доставляється { PLACE($to, form: "in") }
    }
rule-needs = Перевірки: { $stats }{ $mod ->
        [0] {""}
       *[other] { " " }({ SIGNED($mod) })
    }
rule-camp-first = Загін мав стати там табором
rule-soar-only = Кидають лише герої, що мають політ
rule-escorted = Підопічний: { CARD($card) }
rule-before = Перед кидками: { $what }
rule-failure = Невдача: { $what }
rule-immediate = Одразу: { $what }
rule-end = Кінець етапу: { $what }
rule-bonus = Бонус ресурсів: { $what }
rule-wielder = Бонус власника: { $what }
rule-treasure = Ефект скарбу: { $what }
rule-calendar = Календар { SIGNED($n) }
rule-encounter = Береться карта зустрічі
rule-siege-call = Починається облога
rule-secured = Коли здобуто: { $what }
rule-placed = Його жетон: { $place ->
        [city-tile] на імперському тайлі
        [great-tree] { TERRAIN("great-tree") }
        [peak] { TERRAIN("peak") }
       *[other] { PLACE($place) }
    }
rule-keep = { $keep ->
        [reroll] Збережіть: перекиньте кубик фази навичок
        [negate] Збережіть: скасуйте стан
        [damage] Збережіть: один удар завдає на { $n } шкоди більше
        [wander] Збережіть: загін не збивається зі шляху
       *[recall] Збережіть: поверніть використане посилення
    }
rule-tier = Рівень { $tier }: { $what }
rule-build = Збудувати: { $n } платини
rule-upgrade = Перебудувати: { $n } платини
rule-rebuild = Відбудувати: { $n } платини
siege-ability = { SIEGE($keyword) }{ $n ->
        [0] {""}
       *[other] { " " }{ $n }
    }{ $tier ->
        [0] {""}
       *[other] { " " }(рівень { $tier })
    }{ $element ->
        [none] {""}
       *[other] { " " }({ ELEMENT($element) })
    }
side-lands = { $side }: { $lands }
land-count = { TERRAIN($terrain) } × { $n }
place-count = { PLACE($place) } × { $n }
line-ability = { $owner } · { $slot }{ $cost ->
        [0] {""}
       *[other] { " " }· { $cost } енергії
    }{ $health ->
        [0] {""}
       *[other] { " " }· { $health } здоров’я
    }
slot-special = особливе вміння
slot-racial = расове вміння
slot-item = предмет
shelf-abilities = Вміння
rule-bribery = Хист до підкупу
line-aid = Пам’ятка ресурсів
shelf-aid = Пам’ятка ресурсів
aid-gain-gold = { HELD("gold", $n) } кожному героєві
aid-gain-food = { HELD("food", $n) } кожному героєві
aid-gain-gear = покращення спорядження кожному героєві × { $n }
aid-gain-own = стихія порталу
aid-rolled = { $dice ->
        [1] Збирання { $need }: { $what }
       *[other] Збирання { $need }, кубиків { $dice }: { $what }
    }
