### Слова гри: стихії, характеристики, ресурси, стани, кубики.

kind-card = Карта
kind-action = Дія
kind-equip = Карта оснащення
kind-role = Роль
kind-race = Раса
kind-ability = Вміння
kind-item = Предмет
kind-augment = Насичення
kind-element = Стихія
kind-stat = Характеристика
kind-resource = Ресурс
kind-condition = Стан
kind-vital = Життєва сила
kind-difficulty = Складність
kind-who = Герой
kind-per = Кількість
kind-victim = Твердиня
kind-store = Сховище
kind-dice = Кубики
kind-modifier = Модифікатор
kind-phase = Фаза
kind-word = Слово
kind-role-type = Тип ролі

## Стихії

element-air = повітря
    .gen = повітря
element-earth = земля
    .gen = землі
element-fire = вогонь
    .gen = вогню
element-water = вода
    .gen = води
element-void = порожнеча
    .gen = порожнечі

## Характеристики й життєві сили

stat-health = здоров’я
    .acc = здоров’я
    .gen = здоров’я
    .lowest = найнижчим здоров’ям
    .highest = найвищим здоров’ям
stat-energy = енергія
    .acc = енергію
    .gen = енергії
    .lowest = найнижчою енергією
    .highest = найвищою енергією
stat-attack = атака
    .acc = атаку
    .gen = атаки
    .lowest = найнижчою атакою
    .highest = найвищою атакою
stat-defend = захист
    .acc = захист
    .gen = захисту
    .lowest = найнижчим захистом
    .highest = найвищим захистом
stat-first-mastery = перша майстерність
    .acc = першу майстерність
    .gen = першої майстерності
    .lowest = найнижчою першою майстерністю
    .highest = найвищою першою майстерністю
stat-second-mastery = друга майстерність
    .acc = другу майстерність
    .gen = другої майстерності
    .lowest = найнижчою другою майстерністю
    .highest = найвищою другою майстерністю
stat-navigate = орієнтування
    .acc = орієнтування
    .gen = орієнтування
    .lowest = найнижчим орієнтуванням
    .highest = найвищим орієнтуванням
stat-explore = розвідка
    .acc = розвідку
    .gen = розвідки
    .lowest = найнижчою розвідкою
    .highest = найвищою розвідкою
stat-survival = виживання
    .acc = виживання
    .gen = виживання
    .lowest = найнижчим виживанням
    .highest = найвищим виживанням
vital-health = здоров’я
    .gen = здоров’я
vital-energy = енергія
    .gen = енергії
vital-influence = вплив
    .gen = впливу
vital-outlast = витримка
    .gen = витримки

## Ресурси

resource-ore = руда
    .gen = руди
resource-lumber = деревина
    .gen = деревини
resource-recruit = рекрут
    .gen = рекрутів
resource-essence = есенція
    .gen = есенції
resource-sky-metal = небесний метал
    .gen = небесного металу
resource-specialist = фахівець
    .gen = фахівців
resource-aetherial-ore = ефірна руда
    .gen = ефірної руди
resource-living-crystal = живий кристал
    .gen = живих кристалів
resource-air = повітря
    .gen = повітря
resource-earth = земля
    .gen = землі
resource-fire = вогонь
    .gen = вогню
resource-water = вода
    .gen = води
resource-void = порожнеча
    .gen = порожнечі
resource-element = стихія
    .gen = стихій
resource-platinum = платина
    .gen = платини
## Як починається текст після двокрапки: `capital` чи `small`

after-colon = small

## Кількості

amount-ore =
    { $n ->
        [one] { $n } руду
       *[other] { $n } руди
    }
    .held =
        { $n ->
            [one] { $n } руда
           *[other] { $n } руди
        }
amount-lumber =
    { $n ->
        [one] { $n } деревину
       *[other] { $n } деревини
    }
    .held =
        { $n ->
            [one] { $n } деревина
           *[other] { $n } деревини
        }
amount-recruit =
    { $n ->
        [one] { $n } рекрута
        [few] { $n } рекрутів
       *[many] { $n } рекрутів
    }
    .held =
        { $n ->
            [one] { $n } рекрут
            [few] { $n } рекрути
           *[many] { $n } рекрутів
        }
amount-essence =
    { $n ->
        [one] { $n } есенцію
       *[other] { $n } есенції
    }
    .held =
        { $n ->
            [one] { $n } есенція
           *[other] { $n } есенції
        }
amount-sky-metal =
    { $n ->
        [one] { $n } небесний метал
       *[other] { $n } небесного металу
    }
    .held =
        { $n ->
            [one] { $n } небесний метал
           *[other] { $n } небесного металу
        }
amount-specialist =
    { $n ->
        [one] { $n } фахівця
        [few] { $n } фахівців
       *[many] { $n } фахівців
    }
    .held =
        { $n ->
            [one] { $n } фахівець
            [few] { $n } фахівці
           *[many] { $n } фахівців
        }
amount-aetherial-ore =
    { $n ->
        [one] { $n } ефірну руду
       *[other] { $n } ефірної руди
    }
    .held =
        { $n ->
            [one] { $n } ефірна руда
           *[other] { $n } ефірної руди
        }
amount-living-crystal =
    { $n ->
        [one] { $n } живий кристал
        [few] { $n } живі кристали
       *[many] { $n } живих кристалів
    }
    .held =
        { $n ->
            [one] { $n } живий кристал
            [few] { $n } живі кристали
           *[many] { $n } живих кристалів
        }
amount-air =
    { $n ->
        [one] { $n } повітря
       *[other] { $n } повітря
    }
    .held =
        { $n ->
            [one] { $n } повітря
           *[other] { $n } повітря
        }
amount-earth =
    { $n ->
        [one] { $n } землю
       *[other] { $n } землі
    }
    .held =
        { $n ->
            [one] { $n } земля
           *[other] { $n } землі
        }
amount-fire =
    { $n ->
        [one] { $n } вогонь
       *[other] { $n } вогню
    }
    .held =
        { $n ->
            [one] { $n } вогонь
           *[other] { $n } вогню
        }
amount-water =
    { $n ->
        [one] { $n } воду
       *[other] { $n } води
    }
    .held =
        { $n ->
            [one] { $n } вода
           *[other] { $n } води
        }
amount-void =
    { $n ->
        [one] { $n } порожнечу
       *[other] { $n } порожнечі
    }
    .held =
        { $n ->
            [one] { $n } порожнеча
           *[other] { $n } порожнечі
        }
amount-element =
    { $n ->
        [one] { $n } стихію
        [few] { $n } стихії
       *[many] { $n } стихій
    }
    .held =
        { $n ->
            [one] { $n } стихія
            [few] { $n } стихії
           *[many] { $n } стихій
        }
amount-platinum =
    { $n ->
        [one] { $n } платину
       *[other] { $n } платини
    }
    .held =
        { $n ->
            [one] { $n } платина
           *[other] { $n } платини
        }
amount-gold =
    { $n ->
        [one] { $n } золото
       *[other] { $n } золота
    }
    .held =
        { $n ->
            [one] { $n } золото
           *[other] { $n } золота
        }
amount-food =
    { $n ->
        [one] { $n } їжу
       *[other] { $n } їжі
    }
    .held =
        { $n ->
            [one] { $n } їжа
           *[other] { $n } їжі
        }

## Стани

condition-berserk = Шал
condition-bleeding = Кровотеча
condition-blinded = Осліплення
condition-bound = Зв’язаність
condition-brainwashed = Чужа воля
condition-burned = Опіки
condition-captured = Полон
condition-charmed = Чари
condition-confused = Сум’яття
condition-cursed = Прокляття
condition-debilitated = Немічність
condition-disarmed = Обеззброєння
condition-diseased = Хвороба
condition-disoriented = Дезорієнтація
condition-dissonant = Дисонанс
condition-drained = Спустошення
condition-encased = Замурування
condition-entangled = Тенета
condition-fatigued = Утома
condition-frightened = Страх
condition-frozen = Обледеніння
condition-imprisoned = Ув’язнення
condition-irradiated = Опромінення
condition-knocked-down = Збиття з ніг
condition-petrified = Скам’яніння
condition-poisoned = Отруєння
condition-slowed = Сповільнення
condition-soul-laced = Сплетіння душ
condition-surrounded = Оточення
condition-swallowed = Проковтування
condition-tethered = Прив’язь
condition-trapped = Пастка
condition-unconscious = Непритомність
condition-vulnerable = Вразливість
condition-wounded = Поранення

## Складність, типи ролей, фази, сховища

difficulty-starter = Початкова
difficulty-easy = Легка
difficulty-moderate = Помірна
difficulty-difficult = Важка
difficulty-heroic = Героїчна
difficulty-epic = Епічна
role-type-striker = Ударник
role-type-assist = Помічник
role-type-healer = Цілитель
role-type-sapper = Виснажувач
role-type-utility = Універсал
phase-movement = фаза руху
phase-skill = фаза навичок
phase-event = фаза подій
phase-villain = фаза лиходія
store-stockpile = запаси
store-yield = врожай

## Кубики й що до них додається

dice-navigate = орієнтування (зелений)
dice-explore = розвідка (жовтий)
dice-survival = виживання (синій)
dice-card = перевірка карти
dice-cursed = кінець Прокляття
dice-diseased = витрата енергії під час Хвороби
dice-poisoned = витрата енергії під час Отруєння
dice-target = ціль
dice-role = випадкова роль
dice-race = випадкова раса
dice-city = випадкове місто-держава
dice-element-air = кубик повітря
dice-element-earth = кубик землі
dice-element-fire = кубик вогню
dice-element-water = кубик води
dice-element-void = кубик порожнечі
modifier-difficulty = складність
modifier-camp = табір
modifier-dissonant = Дисонанс
modifier-card = карта
dice-harvest = кидок збирання
modifier-care = табір чи обережний рух
modifier-charm = Оберіг творця
modifier-item = предмет

## Кубики, яких не кидає жоден герой
log-dice-of-nobody =
    Кубики ({ $purpose }): { $faces }{ $total ->
        [none] { "" }
       *[other] { " " }= { $total }
    }{ $need ->
        [0] { "" }
       *[other] , потрібно { $need }
    }.
