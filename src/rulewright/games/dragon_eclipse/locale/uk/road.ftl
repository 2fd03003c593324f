### Що несуть із собою і що стається поза Битвою: дієслова, карти, запитання, відповіді, журнал подій.

## Слова

aid-light-source = Джерело світла
    .with = Джерелом світла
aid-food = Їжа
    .with = Їжею
aid-gear = Снасті
    .with = Снастями
aid-tools = Інструменти
    .with = Інструментами
timing-test = Перевірка
timing-anytime = Будь-коли
timing-combat = Битва
road-nothing = нічого
omen-nothing = нічого
omen-result = { SYMBOL($symbol) }: { $what }
omen-spared = { $text } (із { AID($symbol, form: "with") } Спіраль рахується як Око)

## Дієслова дороги

effect-offer-cards =
    { $origin ->
        [advancement] { $n ->
            [one] Перегляньте { $n } карту
            [few] Перегляньте { $n } карти
           *[other] Перегляньте { $n } карт
        } Розвитку
        [main] { $n ->
            [one] Перегляньте { $n } карту
            [few] Перегляньте { $n } карти
           *[other] Перегляньте { $n } карт
        } своєї головної стихії
       *[mixed] Перегляньте карту Розвитку й по одній карті своїх стихій (без підтипу — дві головної)
    } і додайте до колоди { $take ->
        [one] одну
       *[other] до { $take }
    }
effect-cut =
    { $kind ->
        [starting] Вилучіть зі своєї колоди Початкову карту
       *[other] { $n ->
            [one] Вилучіть зі своєї колоди карту
            [few] Вилучіть зі своєї колоди до { $n } карт
           *[other] Вилучіть зі своєї колоди до { $n } карт
        }
    }
effect-tire =
    { $n ->
        [one] Отримайте Втому
       *[other] Отримайте Втому: { $n }
    }
effect-rest =
    { $n ->
        [one] Приберіть із колоди Втому
       *[other] Приберіть із колоди до { $n } Втом
    }
effect-heal-each = Зцілення { $n } кожному містлінгу
effect-prime = Оберіть карту своєї колоди: на початку наступної Битви вона лежить у комірці 4
effect-find =
    { $what ->
        [item] { $look ->
            [one] Отримайте Предмет
            [few] Перегляньте { $look } Предмети й залиште { $keep ->
                [one] один
               *[other] { $keep }
            }
           *[other] Перегляньте { $look } Предметів і залиште { $keep ->
                [one] один
               *[other] { $keep }
            }
        }
       *[equipment] { $look ->
            [one] Отримайте карту Спорядження
            [few] Перегляньте { $look } карти Спорядження й залиште { $keep ->
                [one] одну
               *[other] { $keep }
            }
           *[other] Перегляньте { $look } карт Спорядження й залиште { $keep ->
                [one] одну
               *[other] { $keep }
            }
        }
    }
effect-take-item = Візьміть Предмет зі скиду
effect-with-symbol = Із { AID($symbol, form: "with") }: { $what }
effect-with-symbol-else = Із { AID($symbol, form: "with") }: { $what }; інакше: { $other }
effect-omen = Витягніть карту Атаки Ворога ({ $first } · { $second } · { $third })
effect-ahead = У наступній Битві: { $what }
effect-taint =
    { $n ->
        [one] Наступний Ворог отримує карту Спотворення
       *[other] Наступний Ворог отримує карти Спотворення: { $n }
    }
effect-scout =
    { $n ->
        [one] Перегляньте { $n } верхню карту
        [few] Перегляньте { $n } верхні карти
       *[other] Перегляньте { $n } верхніх карт
    } колоди Рівня, яка чекає попереду, і покладіть назад у будь-якому порядку
effect-leap = Оминіть наступну клітинку (але не Табір і не Боса)
effect-echo = Розіграйте нижню частину карти Загадки з літерою
effect-ready =
    { $n ->
        [one] Виснажений Артефакт знову готовий
       *[other] Виснажені Артефакти знову готові: { $n }
    }
effect-hand-in = Поверніть трофей (щонайменше { TIER($tier) }): { $what }
effect-grow = { $what } до кінця Забігу
effect-gain-silver = Отримайте Срібло: { $n }
effect-look-at-event = Перегляньте Подію цього Дослідження
effect-ignore-time = Пропустіть один крок Часу
effect-rewind-time = Посуньте жетон Часу на поділку назад
effect-either = Оберіть одне: { $what }
effect-might =
    { $damage ->
        [0] { $fatigue ->
            [0] За бажання: { $what }
           *[other] За бажання отримайте Втому ({ $fatigue }), а тоді { $what }
        }
       *[other] За бажання отримайте шкоду ({ $damage }), а тоді { $what }
    }

## Дієслова Перевірок

effect-drop-revealed = Скиньте щойно відкриту карту
effect-shift =
    { $plus ->
        [0] Відніміть { $minus }
       *[other] { $minus ->
            [0] Додайте { $plus }
           *[other] Додайте або відніміть { $plus }
        }
    }
effect-peek-item = Перегляньте верхню карту колоди Предметів
effect-swap-revealed = Покладіть відкриту карту під колоду й відкрийте іншу
effect-reveal-anew = Скиньте останню карту й відкрийте замість неї іншу
effect-put-back = Поверніть останню відкриту карту на верх колоди
effect-spare-misfortune =
    { $n ->
        [one] Не зважайте на одну Халепу
       *[other] Не зважайте на Халепи: { $n }
    }

## Карти

line-item =
    { $misfortune ->
        [0] Предмет · { TIMING($timing) } · Значення Перевірки { $value }
       *[other] Предмет · { TIMING($timing) } · Значення Перевірки { $value }, Халепа
    }
line-equipment =
    { $works ->
        [0] Спорядження · { $symbols }
       *[other] { $symbols ->
            [none] Спорядження · { TIMING($timing) }
           *[other] Спорядження · { $symbols } · { TIMING($timing) }
        }
    }
rule-in-combat = У Битві: { $what }
rule-on-road = Поза Битвою: { $what }
rule-in-test = У Перевірці: { $what }
rule-at-once = Використайте одразу.
rule-roguelite = Позначка «роґлайту».

## Запитання

prompt-keep-found =
    { $what ->
        [item] Оберіть Предмет, який залишаєте.
       *[equipment] Оберіть карту Спорядження, яку залишаєте.
    }
prompt-trim =
    { $what ->
        [item] Тримати можна три Предмети: використайте один або відмовтеся від одного.
       *[equipment] Тримати можна дві карти Спорядження: використайте одну або відмовтеся від однієї.
    }
prompt-road =
    { $damage ->
        [0] { $fatigue ->
            [0] Скористатися? Тоді { $what }.
           *[other] Отримати Втому ({ $fatigue })? Тоді { $what }.
        }
       *[other] Отримати шкоду ({ $damage })? Тоді { $what }.
    }
prompt-share =
    { $what ->
        [heal] Кому Зцілення? Лишилося { $n }, по одному.
        [damage] Хто отримує шкоду? Лишилося { $n }, по одній.
        [power] Хто отримує Енергію ({ $n }) на свою наступну Битву?
        [rest] З чиєї колоди йде Втома? Лишилося { $n }.
       *[other] Хто отримує Втому?
    }

## Відповіді

choice-use-item = { ITEM($item) }: { $what }
choice-use-equipment = { EQUIPMENT($equipment) }: { $what }
choice-drop-item = Відмовитися: { ITEM($item) }
choice-drop-equipment = Відмовитися: { EQUIPMENT($equipment) }
choice-keep-item = Залишити { ITEM($item) }: { $what }
choice-keep-equipment = Залишити { EQUIPMENT($equipment) }: { $what }

## Журнал подій

log-item-gained = Отримано: { ITEM($item) }.
log-item-used = { $who } використовує: { ITEM($item) }.
log-item-used-by-party = Використано: { ITEM($item) }.
log-item-lost = Відкинуто: { ITEM($item) }.
log-items-shuffled = Скид Предметів ({ $count }) стає новою колодою.
log-equipment-gained = Отримано: { EQUIPMENT($equipment) }.
log-equipment-used = { $who } використовує: { EQUIPMENT($equipment) }.
log-equipment-used-by-party = Використано: { EQUIPMENT($equipment) }.
log-equipment-lost = Відкинуто: { EQUIPMENT($equipment) }.
log-mended = { MYSTLING($mystling) }: Зцілення { $n }.
log-hurt = { MYSTLING($mystling) } отримує шкоду: { $n }.
log-power-stored = { MYSTLING($mystling) } отримує Енергію на наступну Битву: { $n }.
log-fatigue-left =
    { $n ->
        [one] Втома йде з колоди: { MYSTLING($mystling) }.
       *[other] Втоми ({ $n }) йдуть із колоди: { MYSTLING($mystling) }.
    }
log-fatigue-came = Втома потрапляє до колоди: { MYSTLING($mystling) }.
log-nothing-came = Це нічого не змінює.

## The reference and the backs of cards

facet-timing = Час
facet-aid = Символ
facet-roguelite = Позначка «роґлайту»
kind-item = Предмет
kind-equipment = Спорядження
shelf-item = Предмети
shelf-equipment = Спорядження
face-back-item = Предмет
face-back-equipment = Спорядження
