# Стіл кампанії: книга, мапи, Перевірки, Мапа світу, альбоми.

word-silver = Срібло
word-essence = Есенція
word-carried = При собі

story-progress = Сценарій { $n }: { $percent } %
table-between =
    { $n ->
        [one] Між Сценаріями; завершено { $n }.
        [few] Між Сценаріями; завершено { $n }.
       *[many] Між Сценаріями; завершено { $n }.
    }
book-scenario = { $letter } · { SCENARIO($scenario) }
book-visit = Відвідини
book-on-the-map = Оберіть місце на мапі. Читати можна задарма; те, що ви там робитимете, може забрати час.
book-search = У самому малюнку, де нема жодної книжечки, хтось сховав номер: { $script }.

map-something = Тут щось надряпано
map-unread = Скрипт { $script }
map-read = Скрипт { $script }, уже читали
map-locked = Скрипт { $script }, замкнено
map-slot =
    { $laid ->
        [0] Комірка { $slot }, порожня
       *[other] Комірка { $slot }: { $token }
    }
map-front = Перед вами
map-no-event = Біля цієї мапи нема події: час не підганяє.
map-event =
    { $colour ->
        [red] Червоний: коли жетон дійде до події, Дослідження скінчиться.
       *[blue] Синій: коли жетон дійде до події, щось зміниться.
    }

test-title = Перевірка
test-sum = поки що
test-total = Сума { $n }, Халепа { $misfortune }. Спинитися тут.
test-deck =
    { $n ->
        [one] Колода Предметів; у ній лишилася { $n } карта
        [few] Колода Предметів; у ній лишилося { $n } карти
       *[many] Колода Предметів; у ній лишилося { $n } карт
    }
test-item =
    { $misfortune ->
        [0] { $item }: { $value }
       *[other] { $item }: { $value }, з Халепою
    }
test-odds = Наступна карта приведе сюди з імовірністю { $percent } %.
test-misfortune = Халепа: { $now } з { $at }. За { $at }: { $what }.
test-nudge = { $aid }: раз за Перевірку додайте або відніміть 1.
test-settle = { $aid }: витратьте, щоб обрати наслідок.
test-next =
    { $n ->
        [1] Наступна карта відома: { $item }.
        [one] Наступна карта — одна з { $n }; Халепа в ній із імовірністю { $percent } %.
        [few] Наступна карта — одна з { $n }; Халепа в ній із імовірністю { $percent } %.
       *[many] Наступна карта — одна з { $n }; Халепа в ній із імовірністю { $percent } %.
    }
table-odds = Шанси наступної карти: { $rows }. Халепа: { $percent } %.
table-odds-row = { $span }: { $percent } %

world-title = Мапа світу
world-visit = { WORLDMAP($card) }, досліджено
world-scenario = { WORLDMAP($card) }: Сценарій { $letter }
world-later = { WORLDMAP($card) }: Сценарій, який розкажуть згодом

camp-night =
    { $n ->
        [0] Табір уночі
       *[other] Ніч у таборі після Сценарію { $n }
    }
camp-dawn = Світанок у таборі перед Сценарієм { $n }
camp-deck =
    { $n ->
        [one] Колода містлінга: { $n } карта
        [few] Колода містлінга: { $n } карти
       *[many] Колода містлінга: { $n } карт
    }

booster-opened = Відкрито: { $name }

album-party = Команда та Інвентар
album-sheet = Аркуш статусів
album-encyclopedia = Енциклопедія
album-story = Що було досі
album-tray = З вами
album-camp = У таборі
album-purse = Гаманець
album-things = Предмети та Спорядження
album-secrets = Таємниці
album-cards = Відкриті карти
album-health = Здоров’я: { $left } з { $of }
album-quest = Завдання: { $what }
album-quest-done = Завдання виконано: піднесена форма.
album-finished = Завершені Сценарії
album-statuses = Статуси
album-worldmap = Мапа світу
album-explored = досліджено
album-unexplored = не досліджено
album-random = Випадкові Бої
album-unmet = Ще не траплявся
album-chose = Ви обрали: { $what }

sheet-campaign = Аркуш кампанії
sheet-party = Команда
sheet-each-mystling = Містлінги
sheet-finished = Завершені Сценарії
sheet-boosters = Відкриті бустери
sheet-boxes = Клітинки
sheet-places = 0 у коробці, 1 не досліджено, 2 досліджено
sheet-decision = Жетон Рішення
    .moves = Якщо згоди нема, вирішує його власник і передає жетон далі.

# Граф Журналу, для авторів.
journal-graph-title = Журнал як граф
journal-graph-script = Скрипт
journal-graph-choice = з вибором
journal-graph-start = початок
journal-graph-test = Перевірка
journal-graph-combat = Битва
journal-graph-map = мапа Локації
journal-graph-event = подія мапи
journal-graph-ending = веде до кінця
journal-graph-final = кінець Сценарію
journal-graph-spends = забирає час
journal-graph-marks = позначає статус
journal-graph-gives = дає Таємницю
journal-graph-returns = назад на мапу
journal-graph-lose = ПОРАЗКА
journal-graph-tame = ПРИРУЧЕННЯ
journal-graph-win = ПЕРЕМОГА
journal-graph-instead = уже в загоні
journal-graph-otherwise = інакше
