### Рядки й підписи складників, налаштувань та їхніх значень.

listed-card = { CARD($card) }
body-enemy = Ворог
body-summon = Прикликанець на клітинці { $space }
body-terrain = Місцевість на клітинці { $space }

stat-value = { STAT($stat) } { $n }
deck-count = { $n } × { SYMBOL($symbol) }

line-mystling =
    { $subtype ->
        [none] { ELEMENT($element) } · { TIER($tier) } · Есенція: { $essence }
       *[other] { ELEMENT($element) }, підтип { ELEMENT($subtype) } ({ $cards }) · { TIER($tier) } · Есенція: { $essence }
    }
line-card =
    { $pile ->
        [mystling] { ELEMENT($element) } · { MYSTLING($mystling) }
        [elemental] { ELEMENT($element) } · { RARITY($rarity) }
       *[other] { PILE($pile) } · нейтральна
    }
line-enemy = Особлива Здібність на комірці { $slot } · колода: { $deck }
line-taming =
    { $n ->
        [one] { $n } умова
        [few] { $n } умови за порядком
       *[many] { $n } умов за порядком
    }
line-trivia = Цікавинки
line-quest =
    { $story ->
        [1] Сюжетне завдання
       *[other] Бойове завдання
    }
line-exalted = Піднесена форма
line-summon = Прикликанець · { ELEMENT($element) }
line-help =
    { $element ->
        [none] Бонусна Дія кожного містлінга
       *[other] Бонусна Дія · { ELEMENT($element) }
    }
line-attack =
    { $players ->
        [1] Карта Атаки Ворога для одного гравця
       *[other] Карта Атаки Ворога для двох гравців · ціль: { AIM($aim) }
    }
line-corruption =
    { $letter ->
        [none] Для Ворога
       *[other] Для Ворога проти двох гравців · { $letter }
    }
line-map =
    { $duo ->
        [1] Клітинок: { $spaces }, бік для двох
       *[other] Клітинок: { $spaces }, бік для одного
    }
line-arena =
    { $pvp ->
        [1] Карта Арени з боком для двобою гравців
        [2] Карта Арени, бік для двобою гравців
       *[other] Карта Арени
    }

rule-bonus = { BONUS($bonus) }, { POWER($power, form: "is") }: { $what }
rule-help = { POWER($power, form: "is") }: { $what }
rule-tokens =
    { $limit ->
        [player] Жетони «{ TOKEN($element) }»: не більше { $n } для містлінга гравця.
        [enemy] Жетони «{ TOKEN($element) }»: не більше { $n } для Ворога.
       *[both] Жетони «{ TOKEN($element) }»: не більше { $n }.
    }
rule-passive = Пасивно: { $what }
rule-upgrade = Покращення: { $what }
rule-attack = { SYMBOL($symbol) }: { $what }
rule-special = Особлива Здібність: { $what }
rule-setup = Додаткове приготування: { $what }
rule-condition = { $n }. { $what }

terrain-at =
    { $side ->
        [boon] жетони БЛАГА лежать на { $where }
       *[bane] жетони ЛИХА лежать на { $where }
    }
terrain-blocks =
    { $who ->
        [players] містлінги гравців не можуть там бути
        [enemy] Ворог не може там бути
       *[all] ніхто не може там бути
    }
terrain-line = вони зупиняють ефекти по прямій
terrain-health = їх можна атакувати, Здоров’я { $n }
terrain-broken = хто знищить такий жетон, { $what }
    .list = хто знищить такий жетон, робить це: { $what }
terrain-enter =
    { $who ->
        [players] містлінг гравця, що заходить туди, { $what }
        [enemy] Ворог, що заходить туди, { $what }
       *[all] хто заходить туди, { $what }
    }
    .list =
        { $who ->
            [players] містлінг гравця, що заходить туди, робить це: { $what }
            [enemy] Ворог, що заходить туди, робить це: { $what }
           *[all] хто заходить туди, робить це: { $what }
        }
terrain-fades =
    { $who ->
        [players] коли туди заходить містлінг гравця, жетон скидають, а тоді містлінг { $what }
        [enemy] коли туди заходить Ворог, жетон скидають, а тоді Ворог { $what }
       *[all] коли хтось заходить туди, жетон скидають, а тоді він { $what }
    }
    .list =
        { $who ->
            [players] коли туди заходить містлінг гравця, жетон скидають, а тоді містлінг робить це: { $what }
            [enemy] коли туди заходить Ворог, жетон скидають, а тоді Ворог робить це: { $what }
           *[all] коли хтось заходить туди, жетон скидають, а тоді він робить це: { $what }
        }
    .only = хто заходить туди, скидає жетон

## Налаштування

setting-mystling = Містлінг першого гравця
    .help = Оберіть його на початку гри, довірте випадкові або назвіть.
setting-partner = Другий містлінг
    .help = Другого гравця або другий у випробуванні на одного.
setting-deck = Колоди
    .help = Готові колоди або складання карта за картою.
setting-cards = Карти в колодах
    .help = Які карти мають колоди, готові чи складені, крім власних карт містлінга.
setting-enemy = Ворог
    .help = Оберіть, з ким битися, або довірте випадкові.
setting-arena = Карта Арени
    .help = Звична для Ворога, випадкова або на вибір.
setting-map = Мапа Арени
    .help = Звична для Ворога, випадкова або на вибір.
setting-taming = Приручення
    .help = Чи має Ворог свою карту приручення.
setting-corruption = Складний режим: Спотворення
    .help = Перед кожною Битвою Ворог отримує випадкову карту Спотворення.
setting-unpredictable = Складний режим: непередбачуваний
    .help = Колода Ворога лежить долілиць. Лише для одного гравця.
setting-steel = Складний режим: сталь
    .help = Після Битви містлінги зцілюють не більше 5 шкоди й не вище половини Здоров’я.
setting-switching = Перемикання складних режимів
    .help = Чи можна вмикати й вимикати складні режими між битвами випробування.
setting-trading = Обмін Нейтральними картами
    .help = Чи лежать обидві копії кожної Нейтральної карти в спільній стопці, а не по одній у кожного.
setting-duels = Битви випробування
    .help = Скільки Ворогів чекає, від найнижчого рівня до найвищого.
setting-lives = Життя випробування
    .help = Скільки програних битв його завершують.
setting-conceding = Здача
    .help = Чи можна будь-коли здати Битву: у меню столу, окремо від інших виборів.

setting-slot-power = Енергія комірок 1–4
    .help = Правила друкують лише комірки 2 і 4.
setting-burn-reduced-by-willpower = Воля зменшує Опік
    .help = Чи зменшує Воля шкоду від Опіку.
setting-pass-action = Карту Дії можна не виконувати
    .help = Чи може хід минути без карти Дії.
setting-upgrade-by-trigger = Запущені Покращення прикріплюють
    .help = Чи прикріплюють Покращення, виконане Запуском, чи скидають.
setting-own-turn-conditions = Власні Стани зникають одразу
    .help = Чи може Стан, отриманий у свій хід, зникнути наприкінці цього ж ходу.
setting-burn-last = Опік останній
    .help = Чи шкодить Опік після всіх інших ефектів кінця ходу, а не в порядку, який обирає гравець.
setting-enemy-only-target = Опонент — лише сам Ворог
    .help = Чи влучають у Прикликанців і Місцевість лише ефекти на кожного опонента.
setting-summons-fall = Прикликанців можна здолати
    .help = Чи прибирають Прикликанця, коли шкода сягає його Здоров’я.
setting-summons-count = Прикликанці — теж жетони
    .help = Чи враховують Прикликанців у межі жетонів.
setting-tame-in-chain = Приручення ланцюжком
    .help = Чи може один ефект виконати кілька умов приручення.
setting-special-at-taunt = Особлива Здібність цілить у Провокацію
    .help = Чи цілить вона в гравця з Провокацією замість цілі карти.
setting-one-white-token = Один жетон гравців на клітинці
    .help = Чи можуть обидва гравці разом мати лише один жетон на клітинці.
setting-reuse-cards = Карти в кількох колодах
    .help = Чи може карта бути в кількох із трьох колод гравця в Турнірі.
setting-pvp-rounds = Раунди двобою гравців
    .help = Після скількох раундів перемагає більша частка решти Здоров’я.
setting-mirror = Однакові містлінги
    .help = Чи можуть обидва гравці мати того самого містлінга.

value-choose = на вибір
value-draw = навмання
value-random-combat = випадкова Битва: двох витягують, одного обираєте
value-usual = звична
value-deck-ready = готові
value-deck-build = складати
value-cards-all = усі
value-cards-advanced = початкові й розвитку
value-cards-starting = лише початкові
value-pvp-rounds-0 = без межі
value-slot-power-1223 = 1, 2, 2, 3
value-slot-power-1233 = 1, 2, 3, 3
value-slot-power-2233 = 2, 2, 3, 3
