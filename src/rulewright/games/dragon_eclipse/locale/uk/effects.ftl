### Що роблять складники: так само стисло, як на надрукованих картах.

## Частини

plus = +{ $n }
reach-any = на будь-якій відстані
reach-range = на відстані до { $n }
reach-line = { $where } по прямій
clause-apart = { $first }; { $second }
in-line = по прямій
tags-pierce = (Пробиття { $n })
tags-drain = (Висмоктування)
tags-both = (Пробиття { $n }, Висмоктування)
on-marks = на { $marks }
while-on-marks = доки на { $marks }
and-inflict = й накладіть { $what }
mark-mark-1 = клітинці з МІТКОЮ 1
    .every = кожній клітинці з МІТКОЮ 1
mark-mark-2 = клітинці з МІТКОЮ 2
    .every = кожній клітинці з МІТКОЮ 2
mark-mark-3 = клітинці з МІТКОЮ 3
    .every = кожній клітинці з МІТКОЮ 3
mark-I = клітинці I
    .every = клітинці I
mark-II = клітинці II
    .every = клітинці II
mark-III = клітинці III
    .every = клітинці III
amount-burn =
    { $n ->
        [one] { $n } Опік
        [few] { $n } Опіки
       *[many] { $n } Опіків
    }
    .given =
        { $n ->
            [one] { $n } Опік
            [few] { $n } Опіки
           *[many] { $n } Опіків
        }
amount-slow = Сповільнення
    .given = Сповільнення
amount-weak = Слабкість
    .given = Слабкість
amount-silence = Тиша
    .given = Тишу
amount-power =
    { $n ->
        [one] { $n } Енергію
        [few] { $n } Енергії
       *[many] { $n } Енергій
    }
    .is =
        { $n ->
            [one] { $n } Енергія
            [few] { $n } Енергії
           *[many] { $n } Енергій
        }
stat-plus = +{ $n } { STAT($stat, form: "of") }
stat-minus = −{ $n } { STAT($stat, form: "of") }

per-token =
    { $where ->
        [any] за кожен власний жетон на Арені
        [target] за кожен власний жетон на відстані до { $n } від опонента
       *[self] за кожен власний жетон на відстані до { $n }
    }
per-held = за кожен жетон на власному аркуші
per-burn = за кожен Опік опонента
per-condition = за кожен різний Стан опонента
per-discard = за кожну карту у власному скиді
per-track = за кожну карту на доріжці опонента
per-power = за кожну власну Енергію
per-space = за кожну клітинку відстані між вами
per-summon = за кожного Прикликанця на Арені

## Шкода і Стани

effect-attack =
    { $whom ->
        [each] Атака на кожного опонента
        [all] Атака на кожного іншого містлінга (разом із союзниками)
       *[one] Атака
    }
effect-deal =
    { $whom ->
        [each] Завдайте { $n } шкоди кожному опоненту
        [all] Завдайте { $n } шкоди кожному іншому містлінгу (разом із союзниками)
       *[one] Завдайте { $n } шкоди
    }
    .third =
        { $whom ->
            [each] завдає { $n } шкоди кожному опоненту
            [all] завдає { $n } шкоди кожному іншому містлінгу (разом із союзниками)
           *[one] завдає { $n } шкоди
        }
effect-inflict =
    { $whom ->
        [each] Кожен опонент { $where } отримує { $what }
        [all] Кожен інший містлінг (разом із союзниками) { $where } отримує { $what }
       *[one] Опонент { $where } отримує { $what }
    }
effect-suffer = Отримайте { $n } шкоди
    .third = отримує { $n } шкоди
effect-suffer-burn = Отримайте шкоду від Опіків
    .third = отримує шкоду від Опіків
effect-gain-condition = Отримайте { $what }
    .third = отримує { $what }
effect-heal = Зцілення { $n }
    .third = отримує Зцілення { $n }
effect-cleanse = Очищення { $n }
    .third = отримує Очищення { $n }
effect-cleanse-type = Очищення: { $what }
    .third = отримує Очищення: { $what }
effect-boost = { $what } до наступного власного ходу

## Рух

effect-move = Рух
effect-blink =
    { $toward ->
        [toward] Мерехтіння { $n } до опонента
        [away] Мерехтіння { $n } від опонента
       *[free] Мерехтіння { $n }
    }
    .third =
        { $toward ->
            [toward] здійснює Мерехтіння { $n } до опонента
            [away] здійснює Мерехтіння { $n } від опонента
           *[free] здійснює Мерехтіння { $n }
        }
effect-rush = Ривок
effect-retreat = Відступ

## Енергія, карти й комірки

effect-gain-power = Отримайте { POWER($n) }
    .third = отримує { POWER($n) }
effect-discard-power =
    { $whom ->
        [opponent] Опонент скидає { POWER($n) }
       *[self] Скиньте { POWER($n) }
    }
effect-draw =
    { $n ->
        [one] Візьміть { $n } карту
        [few] Візьміть { $n } карти
       *[many] Візьміть { $n } карт
    }
effect-discard-card =
    { $n ->
        [one] Скиньте { $n } карту зі своїх комірок
        [few] Скиньте { $n } карти зі своїх комірок
       *[many] Скиньте { $n } карт зі своїх комірок
    }
effect-discard-top =
    { $n ->
        [one] Скиньте верхню карту своєї колоди
        [few] Скиньте { $n } верхні карти своєї колоди
       *[many] Скиньте { $n } верхніх карт своєї колоди
    }
effect-search = Пошук { $n }
    .third = здійснює Пошук { $n }
effect-slide = Зсуньте свої карти праворуч
effect-reshuffle = Перетасуйте колоду разом зі скидом
effect-shuffle = Перетасуйте колоду
effect-interrupt = Переривання { $n }
effect-trigger = Запуск
effect-resolve-top = Виконайте верхню карту колоди (комірка 0)
effect-remove-this = Приберіть цю карту з гри

## Жетони і Прикликанці

effect-place =
    { $n ->
        [one] Розмістіть { $n } жетон
        [few] Розмістіть { $n } жетони
       *[many] Розмістіть { $n } жетонів
    }
effect-gain-token =
    { $n ->
        [one] Отримайте { $n } жетон
        [few] Отримайте { $n } жетони
       *[many] Отримайте { $n } жетонів
    }
effect-discard-token =
    { $n ->
        [one] Скиньте { $n } жетон зі свого аркуша
        [few] Скиньте { $n } жетони зі свого аркуша
       *[many] Скиньте { $n } жетонів зі свого аркуша
    }
effect-discard-arena-token =
    { $n ->
        [one] Скиньте { $n } свій жетон з Арени
        [few] Скиньте { $n } свої жетони з Арени
       *[many] Скиньте { $n } своїх жетонів з Арени
    }
effect-summon = Прикличте: { SUMMON($summon) }
effect-summons-act = Кожен Прикликанець: { $what }

## Будова

effect-may =
    { $power ->
        [0] { $tokens ->
            [0] Можете: { $what }
            [one] Можете скинути { $tokens } жетон зі свого аркуша: { $what }
            [few] Можете скинути { $tokens } жетони зі свого аркуша: { $what }
           *[many] Можете скинути { $tokens } жетонів зі свого аркуша: { $what }
        }
       *[other] { $tokens ->
            [0] Можете витратити { POWER($power) }: { $what }
            [one] Можете витратити { POWER($power) } та { $tokens } жетон зі свого аркуша: { $what }
            [few] Можете витратити { POWER($power) } та { $tokens } жетони зі свого аркуша: { $what }
           *[many] Можете витратити { POWER($power) } та { $tokens } жетонів зі свого аркуша: { $what }
        }
    }
    .third =
        { $power ->
            [0] { $tokens ->
                [0] може: { $what }
                [one] може скинути { $tokens } жетон зі свого аркуша: { $what }
                [few] може скинути { $tokens } жетони зі свого аркуша: { $what }
               *[many] може скинути { $tokens } жетонів зі свого аркуша: { $what }
            }
           *[other] { $tokens ->
                [0] може витратити { POWER($power) }: { $what }
                [one] може витратити { POWER($power) } та { $tokens } жетон зі свого аркуша: { $what }
                [few] може витратити { POWER($power) } та { $tokens } жетони зі свого аркуша: { $what }
               *[many] може витратити { POWER($power) } та { $tokens } жетонів зі свого аркуша: { $what }
            }
        }
effect-in-slot = Комірка { $n }: { $what }
effect-advantage = Проти стихії { ELEMENT($element) }: { $what }
option-or = { $first }; або { $second }
effect-one-of = Оберіть одне: { $what }
effect-when = Якщо { $condition }: { $what }

## Що триває

frame-reach = Власні Атаки мають +{ $n } до дальності
frame-sharpen = Власні Атаки мають Пробиття { $n }
frame-empower = Власні ефекти «завдайте» завдають на { $n } більше
frame-slot-power = Комірка { $slot } дає +{ POWER($n) }
frame-turn-start = На початку власного ходу: { $what }
frame-turn-end = Наприкінці власного ходу: { $what }
frame-damaged = Після шкоди від опонента: { $what }
frame-hit = Щоразу, коли власна Атака завдає шкоди: { $what }
frame-offer = Бонусна Дія, { POWER($power, form: "is") }: { $what }

## Чого просять карти приручення та завдання

asked-enemy-health = в опонента лишилося не більше { $at_most } Здоров’я
asked-own-health = у вас лишилося не більше { $at_most } Здоров’я
    .own = лишилося не більше { $at_most } власного Здоров’я
asked-enemy-has =
    { $n ->
        [one] опонент має { CONDITION($condition, form: "held") }
        [few] опонент має { $n } жетони { CONDITION($condition, form: "of") }
       *[many] опонент має { $n } жетонів { CONDITION($condition, form: "of") }
    }
asked-you-have =
    { $n ->
        [one] ви маєте { CONDITION($condition, form: "held") }
        [few] ви маєте { $n } жетони { CONDITION($condition, form: "of") }
       *[many] ви маєте { $n } жетонів { CONDITION($condition, form: "of") }
    }
asked-has-power = ви маєте щонайменше { POWER($n) }
asked-tokens-near =
    { $n ->
        [one] { $n } ваш жетон лежить на відстані до { $range } від опонента
        [few] { $n } ваші жетони лежать на відстані до { $range } від опонента
       *[many] { $n } ваших жетонів лежать на відстані до { $range } від опонента
    }
    .own =
        { $n ->
            [one] { $n } власний жетон лежить на відстані до { $range } від опонента
            [few] { $n } власні жетони лежать на відстані до { $range } від опонента
           *[many] { $n } власних жетонів лежать на відстані до { $range } від опонента
        }
asked-held-tokens =
    { $n ->
        [one] на вашому аркуші є { $n } жетон
        [few] на вашому аркуші є { $n } жетони
       *[many] на вашому аркуші є { $n } жетонів
    }
    .own =
        { $n ->
            [one] на власному аркуші є { $n } жетон
            [few] на власному аркуші є { $n } жетони
           *[many] на власному аркуші є { $n } жетонів
        }
asked-in-range = ви на відстані до { $range } від опонента
    .own = опонент на відстані до { $range }
asked-out-of-range =
    { $range ->
        [one] ви далі ніж за { $range } клітинку від опонента
        [few] ви далі ніж за { $range } клітинки від опонента
       *[many] ви далі ніж за { $range } клітинок від опонента
    }
    .own =
        { $range ->
            [one] опонент далі ніж за { $range } клітинку
            [few] опонент далі ніж за { $range } клітинки
           *[many] опонент далі ніж за { $range } клітинок
        }
asked-on-mark = ви стоїте на { MARK($mark) }
    .own = містлінг стоїть на { MARK($mark) }
asked-opponent-is = опонент належить до стихії { ELEMENT($element) }
asked-end-turn-in-range =
    { $times ->
        [one] завершіть { $times } хід на відстані до { $range } від Ворога
        [few] завершіть { $times } ходи на відстані до { $range } від Ворога
       *[many] завершіть { $times } ходів на відстані до { $range } від Ворога
    }
asked-end-turn-out-of-range =
    { $times ->
        [one] { $range ->
            [one] завершіть { $times } хід далі ніж за { $range } клітинку від Ворога
            [few] завершіть { $times } хід далі ніж за { $range } клітинки від Ворога
           *[many] завершіть { $times } хід далі ніж за { $range } клітинок від Ворога
        }
        [few] { $range ->
            [one] завершіть { $times } ходи далі ніж за { $range } клітинку від Ворога
            [few] завершіть { $times } ходи далі ніж за { $range } клітинки від Ворога
           *[many] завершіть { $times } ходи далі ніж за { $range } клітинок від Ворога
        }
       *[many] { $range ->
            [one] завершіть { $times } ходів далі ніж за { $range } клітинку від Ворога
            [few] завершіть { $times } ходів далі ніж за { $range } клітинки від Ворога
           *[many] завершіть { $times } ходів далі ніж за { $range } клітинок від Ворога
        }
    }
asked-end-turn-on-mark =
    { $times ->
        [one] завершіть { $times } хід на { MARK($mark) }
        [few] завершіть { $times } ходи на { MARK($mark) }
       *[many] завершіть { $times } ходів на { MARK($mark) }
    }
asked-deal-nothing =
    { $times ->
        [one] завершіть { $times } хід, не завдавши Ворогові шкоди
        [few] завершіть { $times } ходи, не завдавши Ворогові шкоди
       *[many] завершіть { $times } ходів, не завдавши Ворогові шкоди
    }
asked-spend-power = витратьте загалом { POWER($n) }
asked-survive-special =
    { $times ->
        [one] переживіть Особливу Здібність Ворога
        [few] переживіть Особливу Здібність Ворога { $times } рази
       *[many] переживіть Особливу Здібність Ворога { $times } разів
    }
asked-deal-at-once = завдайте Ворогові щонайменше { $n } шкоди одним ефектом
asked-block =
    { $times ->
        [one] відверніть усю шкоду однієї Атаки чи ефекту «завдайте»
        [few] відверніть усю шкоду Атаки чи ефекту «завдайте» { $times } рази
       *[many] відверніть усю шкоду Атаки чи ефекту «завдайте» { $times } разів
    }
asked-heal-up = Зціліть загалом { $n } шкоди
asked-interrupt-track =
    { $n ->
        [one] скиньте { $n } карту з доріжки Ворога
        [few] скиньте { $n } карти з доріжки Ворога
       *[many] скиньте { $n } карт з доріжки Ворога
    }
asked-resolve-slot =
    { $times ->
        [one] виконайте карту Дії комірки { $slot }
        [few] виконайте карту Дії комірки { $slot } { $times } рази
       *[many] виконайте карту Дії комірки { $slot } { $times } разів
    }
asked-give-condition =
    { $n ->
        [one] накладіть на Ворога { CONDITION($condition, form: "held") }
        [few] накладіть на Ворога загалом { $n } жетони { CONDITION($condition, form: "of") }
       *[many] накладіть на Ворога загалом { $n } жетонів { CONDITION($condition, form: "of") }
    }
asked-place-tokens =
    { $n ->
        [one] розмістіть { $n } жетон
        [few] розмістіть загалом { $n } жетони
       *[many] розмістіть загалом { $n } жетонів
    }
asked-use-special =
    { $times ->
        [one] скористайтеся Особливою Здібністю
        [few] скористайтеся Особливою Здібністю { $times } рази
       *[many] скористайтеся Особливою Здібністю { $times } разів
    }
asked-win-combat = переможіть у Битві
