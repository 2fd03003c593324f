### Забіги «роґлайту»: назви, карти, запитання, відповіді, журнал подій, налаштування.

mode-roguelite = Роґлайт
    .help = Забіг мапою з трьома Босами; колода росте, а аркуш Збереження пам’ятає.

## Назви

trail-long-pasture = Довге пасовище
trail-drowned-stair = Затоплені сходи
trail-glass-market = Скляний ринок
trail-sunless-pass = Безсонячний перевал

mystery-lamplit-ferry = Пором із ліхтарем
mystery-shrine-of-spare-words = Капличка зайвих слів
mystery-honest-toll = Чесне мито
mystery-nest-in-the-bell = Гніздо у дзвоні
mystery-mirror-pool = Дзеркальна заводь
mystery-retired-champion = Чемпіонка на спочинку
mystery-ember-wager = Жарове парі
mystery-bog-surgeon = Болотяна лікарка
mystery-auction-of-storms = Аукціон бур
mystery-other-road = Інша дорога
mystery-stone-choir = Кам’яний хор
mystery-feast-of-moths = Бенкет нічних метеликів
mystery-patient-door = Терплячі двері

artifact-blinking-stone = Мерехтливий камінь
    .achievement = Перемогти Ворога рівня II або вищого, зробивши в тій Битві щонайбільше { $n ->
        [one] один Рух чи Ривок
        [few] { $n } Рухи чи Ривки
       *[many] { $n } Рухів чи Ривків
    }.
artifact-emptying-book = Книга, що порожніє
    .achievement = Дійти до Табору після Боса з колодою щонайбільше з { $n } карт, рахуючи Втому.
artifact-encased-crystals = Кристали в оправі
    .achievement = Завершити хід із { $n } Енергії.
artifact-forgery = Підробка
    .achievement = Використати за один Забіг { $n } Предмети.
artifact-gem-of-growth = Самоцвіт росту
    .achievement = Перемогти Боса, зберігши щонайменше половину Здоров’я.
artifact-guiding-grass = Трава-провідниця
    .achievement = Розіграти за один Забіг { $n } різних карт Загадки.
artifact-infused-bracelet = Напоєний браслет
    .achievement = Використати стихійну Бонусну Дію { $n } рази за одну Битву.
artifact-reshuffling-tome = Том перетасувань
    .achievement = Перемогти в Битві, у якій ваша колода перетасовувалася.
artifact-smithereens = Друзки
    .achievement = Завдати Ворогу { $n } шкоди за один хід.
artifact-spare-soul = Запасна душа
    .achievement = Перемогти Боса, маючи щонайбільше { $n } Здоров’я.

special-copy = Розіграйте Предмет, який тримаєте, не скидаючи його.
special-bonus = У Битві: розіграйте свою стихійну Бонусну Дію безкоштовно.
special-redraw = Коли витягнуто карту Рівня або карти Загадки: покладіть їх під колоду й витягніть інші.
special-last-stand = Замість упасти в Битві лишіться з 1 Здоров’я без жодного Стану; після цього Артефакт недоступний до кінця Забігу.

perk-neutral = Нейтральні карти на вибір
perk-elemental = Стихійні карти на вибір
perk-remove = Вилучити карти
perk-items = Предмети на вибір
perk-power = Енергія на першу Битву
perk-equipment = Спорядження

ground-camp = Табір
ground-tier = Битва
ground-boss = Бос
ground-mystery = Загадка

## Карти

line-trail = Мапа, клітинок: { $n } · літери { $letters }
line-mystery = Карта Загадки
line-artifact = Артефакт
rule-top = Верх: { $what }
rule-bottom = Низ: { $what }
rule-achievement = Досягнення: { $what }
rule-trail-part = Частина { $n }: на вибір { $fights ->
    [one] { $fights } Битва
    [few] { $fights } Битви
   *[other] { $fights } Битв
} і { $mysteries ->
    [one] { $mysteries } Загадка
    [few] { $mysteries } Загадки
   *[other] { $mysteries } Загадок
}, а тоді { $boss ->
    [none] Бос ({ TIER($tier) })
   *[other] { ENEMY($boss) }
}
face-back-mystery = Загадка
face-back-artifact = Артефакт
face-back-trail = Мапа
kind-mystery = Карта Загадки
kind-artifact = Артефакт
kind-trail = Мапа «роґлайту»
shelf-mystery = Карти Загадки
shelf-artifact = Артефакти
shelf-trail = Мапи «роґлайту»

## Запитання

prompt-trail = Оберіть мапу цього Забігу.
prompt-darkness = Грати з Пітьмою (ступенів: { $n } із 10)?
prompt-slots = Оберіть Артефакт для цього Забігу (ще { $n }).
prompt-shortcut = Звідки починається Забіг?
prompt-perk =
    { $perk ->
        [neutral] Початковий Дар: додайте до колоди нейтральну карту (ще { $n }).
        [elemental] Початковий Дар: додайте до колоди стихійну карту (ще { $n }).
        [remove] Початковий Дар: вилучіть карту з колоди (ще { $n }).
       *[items] Початковий Дар: оберіть Предмет (ще { $n }).
    }
prompt-locked = Оберіть закритий Артефакт: його відкриє Досягнення.
prompt-space = Оберіть наступну клітинку.
prompt-redraw = Витягнуто: { ENEMY($enemy) }. Скористатися Травою-провідницею й витягнути іншу карту?
prompt-mystery =
    { $redraw ->
        [0] Оберіть карту Загадки, яку розігруєте.
       *[other] Оберіть карту Загадки, яку розігруєте, або витягніть інші Травою-провідницею.
    }
prompt-offered =
    { $n ->
        [one] Додати карту до колоди? На вибір: { $cards }.
       *[other] Додати до колоди карти (до { $n })? На вибір: { $cards }.
    }
prompt-cut =
    { $n ->
        [one] Вилучити карту з колоди?
       *[other] Вилучити з колоди карти (до { $n })?
    }
prompt-whose-deck = Це робить один із вас: { $what }. Хто саме?
prompt-prime = Оберіть карту, яка на початку наступної Битви лежить у комірці 4.
prompt-scout = Колоду якого рівня подивитися?
prompt-order-tier = Оберіть, хто буде наступним.
prompt-trophy = Оберіть трофей, який повертаєте.
prompt-echo = Оберіть карту Загадки, нижню частину якої розігруєте.
prompt-ready = Оберіть Артефакт, який знову готовий.
prompt-copy = Оберіть Предмет, який розігруєте, не скидаючи.
prompt-camp = Іти далі чи зберегти Забіг, як у правилах?
prompt-spend =
    { $left ->
        [0] Срібла { $silver }, Есенції { $essence }. Щось придбати?
       *[other] Срібла { $silver }, Есенції { $essence }; лишилося трофеїв: { $left }. Щось придбати?
    }
prompt-free = Відкрийте містлінга безкоштовно.

## Відповіді

choice-pick-trail = { TRAIL($trail) }
choice-take-artifact =
    { $tried ->
        [0] { ARTIFACT($artifact) }: { $what }
       *[other] { ARTIFACT($artifact) }. { $what }
    }
choice-use-artifact = { ARTIFACT($artifact) }: { $what }
choice-start-at =
    { $camp ->
        [0] Спочатку
        [1] З Табору 1, розігравши верх 3 карт Загадки
       *[other] З Табору 2, розігравши верх 6 карт Загадки
    }
choice-go-space = { $where }
choice-take-mystery = { MYSTERY($mystery) }: { $what }
choice-pick-tier = { TIER($tier) }
choice-save-run = Зберегти: Предмети, Спорядження й літери роздаються наново
choice-end-run = Завершити Забіг і порахувати трофеї
choice-buy-perk = { PERK($perk) }, ступінь { $step }: Срібла { $cost }
choice-unlock-mystling = Відкрити { MYSTLING($mystling) }: Есенції { $cost }

place-camp = Табір { $n }
place-tier = Битва ({ TIER($tier) })
place-boss = Бос { $n }: { ENEMY($enemy) } ({ TIER($tier) })
place-letter = Загадка { $letter }: { MYSTERY($mystery) }
place-outline =
    { $n ->
        [one] Загадка, одна карта
       *[other] Загадка, одна з { $n } карт
    }
place-unknown = { $place }

## Журнал подій

log-trail-chosen =
    { $darkness ->
        [0] Мапа Забігу: { TRAIL($trail) }.
       *[other] Мапа Забігу: { TRAIL($trail) }; ступенів Пітьми: { $darkness }.
    }
log-mysteries-dealt = На клітинках із літерами: { $mysteries }.
log-bosses-drawn = Боси: { $enemies }.
log-artifact-taken = У Забігу діє { ARTIFACT($artifact) }.
log-artifact-used = { $who } використовує: { ARTIFACT($artifact) }.
log-artifact-used-by-party = Використано: { ARTIFACT($artifact) }.
log-artifact-ready = Знову готовий Артефакт: { ARTIFACT($artifact) }.
log-artifact-tried = { $who } намагається відкрити: { ARTIFACT($artifact) }.
log-artifact-unlocked = { $who } виконує Досягнення; відкрито: { ARTIFACT($artifact) }.
log-run-began =
    { $camp ->
        [0] Забіг починається.
       *[other] Забіг починається з Табору { $camp }.
    }
log-space-entered =
    { $ground ->
        [tier] Далі Битва ({ TIER($tier) }).
        [boss] Далі Бос ({ TIER($tier) }).
        [camp] Далі Табір.
       *[mystery] Далі Загадка.
    }
log-space-skipped = Клітинку оминули.
log-tier-drawn =
    { $boss ->
        [0] Шлях заступає { ENEMY($enemy) } ({ TIER($tier) }).
       *[other] Бос — { ENEMY($enemy) } ({ TIER($tier) }).
    }
log-mystery-met = Загадка: { MYSTERY($mystery) }.
log-omen-drawn =
    { $spared ->
        [0] Знамення: { SYMBOL($symbol) }.
       *[other] Знамення: { SYMBOL($symbol) }, але рахується як Око.
    }
log-deck-grew = { $who } додає до колоди: { CARD($card) }.
log-deck-cut = { $who } на цей Забіг вилучає з колоди: { CARD($card) }.
log-card-primed = На початку наступної Битви { $who } матиме { CARD($card) }.
log-tier-scouted = Переглянуто: { $enemies }.
log-trophy-won = Трофей: { ENEMY($enemy) } ({ TIER($tier) }).
log-trophy-given = Трофей повернуто: { ENEMY($enemy) }.
log-waiting =
    { $taint ->
        [0] Це подіє в наступній Битві.
        [one] Наступний Ворог отримає карту Спотворення.
       *[other] Наступний Ворог отримає карти Спотворення: { $taint }.
    }
log-grown = +{ $n } Здоров’я до кінця Забігу.
log-soul-spent = { MYSTLING($mystling) } не падає: лишається 1 Здоров’я.
log-camp-reached = Табір { $camp }.
log-box-marked = Позначено віконце { $box }: { MYSTLING($mystling) }.
log-essence-gained = Есенція: +{ $n }, разом { $total }.
log-silver-gained = Срібло за { ENEMY($enemy) }: +{ $n }, разом { $total }.
log-run-saved = Забіг збережено (Босів переможено: { $bosses }) і продовжено.
log-run-ended =
    { $how ->
        [won] Забіг виграно: третього Боса переможено.
        [lost] Забіг програно. Босів переможено: { $bosses }.
       *[left] Забіг завершено. Босів переможено: { $bosses }.
    }
log-perk-bought = Придбано за { $cost } Срібла: { PERK($perk) }, ступінь { $step }.
log-mystling-unlocked =
    { $cost ->
        [0] Відкрито: { MYSTLING($mystling) }.
       *[other] Відкрито за { $cost } Есенції: { MYSTLING($mystling) }.
    }
log-map-completed =
    { $opened ->
        [none] Мапу вперше пройдено: { TRAIL($trail) }.
       *[other] Мапу вперше пройдено: { TRAIL($trail) }; відкрито: { TRAIL($opened) }.
    }
log-darkness-marked = Позначено ступінь Пітьми { $tier }.
log-purse-emptied = Пропало: Срібла { $silver }, Есенції { $essence }.

## Налаштування

setting-sheet = Аркуш Збереження
    .help = З чим починається Забіг: новий аркуш, стандартний (усі містлінги й мапи, кожен Початковий Дар на ступені 2), повністю заповнений, такий самий із 0–10 випадковими ступенями Пітьми й випадковими Артефактами або записаний попереднім Забігом.
setting-trail = Мапа Забігу
    .help = Яка саме мапа, вибір серед відкритих або одна з них навмання.
setting-printed-save = Збереження з правил
    .help = Чи пропонує Табір зберегтися, як у правилах: Предмети й Спорядження повертаються, літери й Боси роздаються наново. Перервати гру й повернутися до неї можна будь-коли й без цього.
setting-purse = Невитрачені Срібло й Есенція
    .help = Чи пропадають вони після Забігу, як надруковано, чи зберігаються до наступного.
value-sheet-new = новий
value-sheet-standard = стандартний
value-sheet-complete = повний
value-sheet-ladder = повний, Пітьма й Артефакти навмання
value-purse-lost = пропадають
value-purse-kept = зберігаються

## Забіг словами

table-run-setup = Забіг готується.
table-run =
    { $darkness ->
        [0] { TRAIL($trail) }; Боси: { $bosses } із 3
       *[other] { TRAIL($trail) }; Боси: { $bosses } із 3; Пітьма { $darkness }
    }
table-run-bosses = Боси: { $enemies }
table-run-letter = { $letter }: { MYSTERY($mystery) }
table-run-letters = Клітинки з літерами: { $what }
table-run-here = Ви тут: { $where }
table-run-way = → { $where }
table-run-then = { $where } → { $next }
table-run-bag = Із собою: { $what }
table-run-artifact =
    { $tired ->
        [0] { ARTIFACT($artifact) }
       *[other] { ARTIFACT($artifact) } (виснажено)
    }
table-run-artifacts = Артефакти: { $what }
table-run-locked = { $seat } відкриває { ARTIFACT($artifact) }: { $what }
table-run-trophy = { ENEMY($enemy) } ({ TIER($tier) })
table-run-trophies = Трофеї: { $what }
table-run-purse = Срібло { $silver }, Есенція { $essence }
table-sheet = Аркуш Збереження:
table-sheet-boxes = { MYSTLING($mystling) } { $n }
table-sheet-mystlings = Відкрито містлінгів: { $n } із { $of }
table-sheet-marked = Віконця: { $what }
table-sheet-artifacts = Відкрито Артефактів: { $n } із { $of }
table-sheet-perk = { PERK($perk) } { $n }
table-sheet-perks = Початкові Дари: { $what }
table-sheet-maps = Мапи: { $what }; пройдено: { $n }
table-sheet-darkness = Пітьма: { $n } із 10
ending-run =
    { $how ->
        [won] Забіг виграно. Очок за Битви: { $points }.
        [lost] Забіг програно. Босів переможено: { $bosses }. Очок за Битви: { $points }.
       *[left] Забіг завершено. Босів переможено: { $bosses }. Очок за Битви: { $points }.
    }
run-member = { MYSTLING($mystling) }: Здоров’я { $left } із { $health }, карт { $cards }, Втоми { $fatigue }, Енергії { $power }

## Приготування Забігу й облік

guide-run-map = Мапа
    .choose = Оберіть відкриту мапу; перша відкрита від початку.
    .token = Покладіть на її першу клітинку універсальний жетон: ви там.
    .dark = Вирішіть, чи граєте з усіма позначеними ступенями Пітьми, чи без жодного.
guide-run-decks = Колоди біля мапи
    .advancement = Перетасуйте Розвиток A; із третім Даром Артефактів — A і B, із сьомим — лише B.
    .beside = Покладіть поруч Предмети та Спорядження з позначкою «роґлайту», карти Спотворення, Атаки Ворога та Рівнів.
    .mystery = Перетасуйте карти Загадки; на кожну комірку з літерою покладіть одну горілиць, решта — колода.
    .bosses = Для кожної клітинки Боса без імені витягніть карту Рівня й покладіть туди горілиць.
guide-run-artifacts = Артефакти
    .slots = Оберіть стільки відкритих Артефактів, скільки маєте місць.
guide-run-mystling = Містлінги й колоди
    .choose = Кожен гравець обирає відкритого містлінга; двом гравцям потрібні різні головні стихії.
    .tier = Його карта Рівня йде з колод Рівнів.
    .deck = Колода — це шість його карт і десять різних Початкових.
    .elements = Покладіть біля мапи колоди його стихій.
guide-run-perks = Дари й закритий Артефакт
    .perks = Застосуйте придбані Початкові Дари.
    .locked = Кожен гравець обирає один закритий Артефакт, Досягненням догори.
guide-run-begin = Уперед
    .arrows = Ідіть за стрілками й розігруйте кожну клітинку.
    .boss = Проти Боса перетасуйте карти Спотворення: він отримує одну щоразу, коли його колода перетасовується.
    .camp = Табір зцілює; позначте віконце Боса.
sheet-run = Забіг
sheet-run-bosses = Переможені Боси
sheet-silver = Срібло
sheet-essence = Есенція
