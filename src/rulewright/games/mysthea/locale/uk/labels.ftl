### Чим є складники, одним рядком; слова підготовки до гри.

## Види

kind-card = Карта
kind-encounter = Зіткнення
kind-champion = Чемпіон
kind-monster = Химера
kind-attunement = Налаштування
kind-island = Острів
kind-region = Регіон
kind-terrain = Тип Регіону
kind-unit = Підрозділ
kind-type = Тип карти
kind-colour = Колір
kind-event = Подія
kind-approach = Спосіб
kind-slot = Місце Розвитку
kind-era = Ера
kind-rank = Винагорода
kind-side = Сторона
kind-guild = Гільдія
kind-reaction = Реакція

rank-gold = Золото
rank-silver = Срібло
rank-bronze = Бронза
side-day = День
side-night = Ніч
reaction-tactic = Напад
reaction-objective = Відступ
reaction-accessory = Жертвування
reaction-upgrade = Захист

listed-card = «{ CARD($card) }»
listed-side = { ISLAND($island) } — { SIDE($side) }
scored-seat = { $who } — { $n }

## Складники

line-card =
    { $slot ->
        [none] { TYPE($type) }
       *[other] { TYPE($type) } ({ SLOT($slot) })
    } · { $points ->
        [one] { $points } Командний бал
        [few] { $points } Командні бали
       *[other] { $points } Командних балів
    } · { ERA($era) }
line-encounter =
    Зіткнення · { $glory ->
        [one] { $glory } бал
        [few] { $glory } бали
       *[other] { $glory } балів
    } Слави
line-champion = Чемпіон · Сила { $strength } · поранений: Сила { $wounded }, без уміння
line-monster = Химера, { $title } · Сила { $strength } · з’являється на Острові «{ ISLAND($island) }»
line-monster-untitled = Химера · Сила { $strength } · з’являється на Острові «{ ISLAND($island) }»
line-attunement = Налаштування · { SIDE($side) } · { ISLAND($island) }
line-island = Острів · { $regions }

rule-place =
    Заплатіть { $energy ->
        [one] { $energy } бал
        [few] { $energy } бали
       *[other] { $energy } балів
    } Енергії, щоб розмістити цю карту на своєму Полі Гравця{ $slot ->
        [none] .
       *[other] , на місці { SLOT($slot, form: "for") }.
    }
rule-activate = Спеціальна Дія, раз за хід: { $what }.
rule-reward = { RANK($rank) }: { $what }.
rule-behaviour = Поведінка: { $what }.
rule-claim = Коли ви берете це Налаштування, { $what }.
rule-claim-end = Якщо ви взяли це Налаштування в цій Ері, наприкінці Ери { $what }.
rule-approach = { $how }.
rule-approach-back =
    { $steps ->
        [0] { $how }: { $what }. Ваш жетон лишається на місці.
        [one] { $how }: { $what }. Ваш жетон переміщується на { $steps } Острів.
        [few] { $how }: { $what }. Ваш жетон переміщується на { $steps } Острови.
       *[other] { $how }: { $what }. Ваш жетон переміщується на { $steps } Островів.
    }
approach-scene = { APPROACH($approach) } — { $scene }

## Налаштування гри

setting-attunements = Карти Налаштувань
    .help = Яку сторону п’яти Карт Налаштувань використовують.
value-attunements-day = сторони «День»
value-attunements-night = сторони «Ніч»
value-attunements-mixed = випадкова сторона для кожного Острова
value-attunements-chosen = своя сторона для кожного Острова: { $sides }
setting-abilities = Уміння Чемпіонів
    .help = Чи має кожен Чемпіон власне уміння.
setting-behaviours = Поведінка Химер
    .help = Чи поводиться кожна Химера по-своєму.
setting-expert = Режим Для Гравців-Профі
    .help = Чемпіонів і стартові карти не роздають, а обирають по черзі з відкритих.
setting-premonition = Передчуття
    .help = Ви бачите обидві винагороди Зіткнення, перш ніж обрати.
setting-choose-colours = Вибір кольорів
    .help = Гравці обирають кольори самі, а не отримують їх за порядком місць.

## Рішення щодо правил

setting-artefact-gaps = Артефакти з пропусками
    .help = Чи роздають менш ніж п’ятьом гравцям в Ері I будь-які з п’яти Артефактів, а не лише найменші номери.
setting-recharge-space = Місце перезарядження на Шляху Подій
    .help = Правила називають шосте місце, а значок надруковано над п’ятим.
value-recharge-space-6 = шосте місце, варте 7 балів Слави
value-recharge-space-5 = п’яте місце, варте 6 балів Слави
setting-accessories-per-turn = Аксесуари за хід
    .help = Скільки Аксесуарів можна активувати Спеціальною Дією.
value-accessories-per-turn-one = один
value-accessories-per-turn-each = кожен по одному разу
setting-carry-fortifications = Перенесення Укріплень
    .help = Чи можна Картами Розвитку з перенесенням переносити Укріплення.
setting-march-tired-champion = Марш стомленого Чемпіона
    .help = Чи вирушає за картою «Великий маневр» Чемпіон, який цього ходу вже подорожував.
setting-remote-needs-unit = Для віддаленого Бою потрібен Підрозділ
    .help = Чи потрібен власний Підрозділ у Регіоні, щоб розпочати там Бій картою чи Зіткненням.
value-remote-needs-unit-no-card = ні, але без нього карту не грають
setting-encounter-battle-discharges = Бій від Зіткнення розряджає
    .help = Чи потребує Бій від Зіткнення зарядженого Артефакту і чи розряджає його.
setting-null-island-move = Острів може повернутися
    .help = Чи може піднятий Острів повернутися між тих самих сусідів.
setting-double-everything = Селет подвоює все
    .help = Чи подвоює Селет кожну частину винагороди, чи лише числа.
setting-count-each-defeat = Рахувати кожну поразку
    .help = Чи рахує Налаштування «Полювання» кожну поразку, чи кожну Химеру один раз.
setting-owner-picks-loss = Втрату обирає власник
    .help = Чи обирає Підрозділ, який прибирає Зіткнення, його власник, чи активний гравець.
setting-fortify-at-champion = Укріплення поруч із Чемпіоном
    .help = Чи розміщують карти й Зіткнення Укріплення лише в Регіоні вашого Чемпіона.
setting-storm-moves-all = Шторм рухає Каеруласа
    .help = Чи переміщує Шторм також Каеруласа, що зупинився після своєї другої атаки.
setting-draw-before-region = Санья тягне до вибору Регіону
    .help = Чи тягнуть карту за умінням Саньї до вибору Регіону Бою, чи одразу після нього.
