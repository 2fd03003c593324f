### Планування Забігу, аркуш Збереження як стіна і пам’ять про Забіги.

## Шляхи й колоди

way-ahead =
    { $n ->
        [one] { $n } шлях до Боса:
        [few] { $n } шляхи до Боса:
       *[many] { $n } шляхів до Боса:
    } Битв { $fights }, Загадок { $mysteries }, Срібла { $silver }, приблизно { $toll } шкоди.
omen-odds = Імовірність знамення: { SYMBOL("fang") } { $fang } %, { SYMBOL("eye") } { $eye } %, { SYMBOL("spiral") } { $spiral } %.
way-known = Чекає { $enemy }.
way-some = { $enemies }.
way-many = Хтось із { $n } Ворогів.
way-deck =
    { $n ->
        [one] { TIER($tier) }: { $what }.
       *[other] { TIER($tier) }, хтось із { $n }: { $what }.
    }
shape-change = { $what } { $before } → { $after }
shape-power-change = Енергія, яку вони дають, { $before } → { $after }
shape-cards = карт
shape-neutral = Нейтральних
role-attack = Атака
role-deal = Шкода
role-move = Рух
role-heal = Зцілення
role-power = Енергія
role-interrupt = Переривання
role-search = Пошук
shape-title = Колода
shape-lacks = Замало: { $what }
shape-whole = Є потроху всього.
shape-elements = Стихії
shape-roles = Для чого карти
shape-power = Енергія: дають { $n }; { $spend ->
        [0] жодна карта не витрачає
        [one] витрачає { $spend } карта
        [few] витрачають { $spend } карти
       *[many] витрачають { $spend } карт
    }
shape-answers =
    { $n ->
        [0] Наступний Бос — { ENEMY($enemy) }: проти його стихії жодна карта не сильніша.
        [one] Наступний Бос — { ENEMY($enemy) }: проти його стихії сильніша { $n } карта.
        [few] Наступний Бос — { ENEMY($enemy) }: проти його стихії сильніші { $n } карти.
       *[many] Наступний Бос — { ENEMY($enemy) }: проти його стихії сильніших карт: { $n }.
    }

## Аркуш Збереження як стіна

wall-title = Аркуш Збереження
wall-mystlings = Містлінги
wall-boxes = Віконця Босів
wall-artifacts = Артефакти
wall-artifact-perks = Дари Артефактів
wall-perks = Початкові Дари
wall-maps = Мапи
wall-darkness = Пітьма
wall-of = { $n } із { $most }
wall-locked = { MYSTLING($mystling) }: закрито, Есенції { $cost }
wall-open = { MYSTLING($mystling) }: позначено віконець: { $n } з 3
wall-map-locked = { TRAIL($trail) }: закрито
wall-map-open = { TRAIL($trail) }: відкрито
wall-map-done = { TRAIL($trail) }: пройдено
wall-artifact-locked = { ARTIFACT($artifact) }: закрито
wall-artifact-open = { ARTIFACT($artifact) }: відкрито
wall-perk = { PERK($perk) }: ступінь { $n } з 3
wall-purse = Срібла { $silver } з 10 · Есенції { $essence } з 6
artifact-perk-1 = 1 місце для Артефакту
artifact-perk-2 = Без одного Ока й однієї Спіралі
artifact-perk-3 = Додаються карти Розвитку B
artifact-perk-4 = Приручення
artifact-perk-5 = 2 місця для Артефактів
artifact-perk-6 = Пітьма
artifact-perk-7 = Лише карти Розвитку B
artifact-perk-8 = Без ще однієї Спіралі
artifact-perk-9 = Містлінг без Есенції
artifact-perk-10 = 3 місця для Артефактів
darkness-1 = 5 шкоди на початку
darkness-2 = Випадкова власна карта зникає
darkness-3 = 1 Втома на початку
darkness-4 = У Таборі лишається до 5 шкоди
darkness-5 = Бос починає з картою Спотворення
darkness-6 = Кожен Ворог на Рівень вищий
darkness-7 = Стихійна Бонусна дія дорожча на 1
darkness-8 = Особлива Здібність дорожча на 1
darkness-9 = Комірка 2 дає 1 Енергії
darkness-10 = Особлива Здібність Ворога на комірку раніше

## Оповідь про Забіг

run-fights = Шкода в кожній Битві
run-won = Третього Боса подолано: { ENEMY($enemy) }.
run-lost = Забіг обірвала поразка: { ENEMY($enemy) } ({ TIER($tier) }).
run-left = Забіг завершено з власної волі.
run-figures = Боси: { $bosses } з 3 · Битви: { $fights } · отримано шкоди: { $damage } · карт у колоді: { $cards } · Срібла за трофеї: { $silver }
run-ways-part = Частина { $n }
run-way-sum =
    { $n ->
        [one] { $n } шлях
        [few] { $n } шляхи
       *[many] { $n } шляхів
    } · Битв { $fights } · Загадок { $mysteries } · Срібла { $silver }
run-progress = { $now } з { $of }
run-carried = У торбі
run-trophies = Трофеї
run-chapter =
    { $darkness ->
        [0] { TRAIL($trail) }: { $who }
       *[other] { TRAIL($trail) }: { $who }, Пітьма { $darkness }
    }
run-deck-size = Карт у колоді
run-damage = Шкода
run-ended = припинено
run-score = Рахунок Забігу

## Колоди й кампанії в профілі

kept-deck =
    { $n ->
        [one] { $mystling }: { $n } карта
        [few] { $mystling }: { $n } карти
       *[other] { $mystling }: { $n } карт
    }
figure-campaigns = Кампаній розпочато
figure-scenarios = Сценаріїв завершено
figure-endings = Кінцівок побачено
figure-tamed = Містлінгів приручено
