### Написи на виборах: що вони роблять і коштують. $prompt — питання, на яке вони відповідають.

## Відповіді на багато питань

choice-done =
    { $prompt ->
        [prompt-special-action] Завершити хід
        [prompt-use-card] Більше нічого не робити з цією картою
        [prompt-spend-points] Більше не витрачати
        [prompt-fortify] Не розміщувати Укріплення
        [prompt-travel] Далі не подорожувати
        [prompt-march-from] Залишитися
        [prompt-carry] Нікого не переносити
        [prompt-buy] Більше не купувати
        [prompt-draw] Більше не витягувати
        [prompt-option] Більше нічого
        [prompt-discard-card] Нічого не скидати
        [prompt-trash-card] Залишити карти собі
        [prompt-remote-battle] Не розпочинати Бою
        [prompt-retreat] Далі не відступати
        [prompt-monster] Не дражнити Химер
       *[other] Готово
    }
choice-accept =
    { $prompt ->
        [prompt-recharge] Перезарядити Артефакт
        [prompt-offer] Так: { $what }
       *[other] Так
    }
choice-decline =
    { $prompt ->
        [prompt-recharge] Залишити як є
        [prompt-attunement] Не брати Налаштування
        [prompt-draw-first] Не витягувати карти
       *[other] Ні
    }
choice-take-option =
    { $what ->
        [none] Ефект { $number }
       *[other] { $what }
    }
choice-choose-region = { REGION($region) }

## Перед грою

choice-choose-colour = { COLOUR($colour) }
choice-draft-card =
    { $type ->
        [champion] Чемпіон: { CARD($card) }
       *[other] { TYPE($type) }: «{ CARD($card) }»
    }
choice-place-champion = { REGION($region) }
choice-place-token = { ISLAND($island) }

## Хід

choice-act = Вчинок: розіграти карту
choice-develop = Удосконалення: купити карти
choice-meditate =
    Медитація: отримати { $energy ->
        [one] { $energy } бал
        [few] { $energy } бали
       *[other] { $energy } балів
    } Енергії та бонуси своїх Регіонів
choice-use-accessory = Активувати карту «{ CARD($card) }»: { $what }
choice-start-battle =
    { $discharge ->
        [1] Розпочати Бій { REGION($region, form: "in") }: розрядити Артефакт
       *[other] Бій { REGION($region, form: "in") }
    }
choice-begin-battle =
    { $discharge ->
        [1] Розпочати Бій: розрядити Артефакт, за бажання витягнути карту, а тоді обрати Регіон
       *[other] Розпочати Бій: за бажання витягнути карту, а тоді обрати Регіон
    }
choice-move-island = Перемістити Острів свого Чемпіона: розрядити Артефакт
choice-face-encounter =
    { $experience ->
        [0] Здійснити Зіткнення: заплатити Досвід
        [one] Здійснити Зіткнення: заплатити { $experience } бал Досвіду
        [few] Здійснити Зіткнення: заплатити { $experience } бали Досвіду
       *[other] Здійснити Зіткнення: заплатити { $experience } балів Досвіду
    }

## Вчинок і Командні бали

choice-play-card = Розіграти карту «{ CARD($card) }»
choice-spend-points =
    { $points ->
        [0] Витратити її Командні бали
        [one] Витратити її { $points } Командний бал
        [few] Витратити її { $points } Командні бали
       *[other] Витратити її { $points } Командних балів
    }
choice-use-card =
    { $type ->
        [accessory] { $energy ->
            [0] Розмістити на своєму Полі Гравця без плати
            [one] Розмістити на своєму Полі Гравця: заплатити { $energy } бал Енергії
            [few] Розмістити на своєму Полі Гравця: заплатити { $energy } бали Енергії
           *[other] Розмістити на своєму Полі Гравця: заплатити { $energy } балів Енергії
        }
        [upgrade] { $energy ->
            [0] Розмістити на своєму Полі Гравця без плати
            [one] Розмістити на своєму Полі Гравця: заплатити { $energy } бал Енергії
            [few] Розмістити на своєму Полі Гравця: заплатити { $energy } бали Енергії
           *[other] Розмістити на своєму Полі Гравця: заплатити { $energy } балів Енергії
        }
        [none] Використати карту
       *[other] { $energy ->
            [0] Застосувати Ефект без плати
            [one] Застосувати Ефект: заплатити { $energy } бал Енергії
            [few] Застосувати Ефект: заплатити { $energy } бали Енергії
           *[other] Застосувати Ефект: заплатити { $energy } балів Енергії
        }
    }
choice-gain-energy = Отримати 1 бал Енергії{ $cost }
choice-construct = Створити { UNIT($unit, form: "one") }{ $cost }
choice-deploy = Розмістити { UNIT($unit, form: "one") } в Регіоні свого Чемпіона{ $cost }
choice-deploy-fortification = { REGION($region) }
choice-travel = Подорож: { UNIT($unit) } { REGION($origin, form: "from") } { REGION($target, form: "to") }{ $cost }
choice-carry-unit = Перенести { UNIT($unit, form: "one") }
choice-discard-from-board = Скинути зі свого Поля Гравця карту «{ CARD($card) }»
choice-pay-with-card =
    { $prompt ->
        [prompt-trash-card] Прибрати з гри карту «{ CARD($card) }»
       *[other] Скинути карту «{ CARD($card) }»
    }
cost-points =
    { $n ->
        [one] {" "}({ $n } Командний бал)
        [few] {" "}({ $n } Командні бали)
       *[other] {" "}({ $n } Командних балів)
    }

## Удосконалення та Медитація

choice-reveal-one = Відкрити ще одну карту
choice-renew-display =
    Покласти відкриті карти під колоду й відкрити { $count ->
        [one] { $count } нову
       *[other] { $count } нових
    }
choice-put-under = «{ CARD($card) }»
choice-buy-card =
    { $energy ->
        [0] Купити карту «{ CARD($card) }»
        [one] Купити карту «{ CARD($card) }» за { $energy } бал Енергії
        [few] Купити карту «{ CARD($card) }» за { $energy } бали Енергії
       *[other] Купити карту «{ CARD($card) }» за { $energy } балів Енергії
    }
choice-draw-card = Витягнути карту
choice-fortify-first = Спершу Гори: розмістити Укріплення
choice-crystals-first = Спершу Кришталеві Поля: витратити Командні бали

## Бій, Острови, Зіткнення, Химери

choice-commit-card =
    { $type ->
        [objective] «{ CARD($card) }» — Відступ: { $points ->
            [one] { $points } переміщення
            [few] { $points } переміщення
           *[other] { $points } переміщень
        } ваших Підрозділів
        [accessory] «{ CARD($card) }» — Жертвування: { $points ->
            [one] { $points } бал
            [few] { $points } бали
           *[other] { $points } балів
        } Енергії та ще 1 за кожен ваш Підрозділ там
        [upgrade] «{ CARD($card) }» — Захист: { $points ->
            [one] { $points } бал
            [few] { $points } бали
           *[other] { $points } балів
        } Слави та ще 1 за кожен ваш Підрозділ там
       *[tactic] «{ CARD($card) }» — Напад: +{ $points } до Сили
    }
choice-commit-nothing = Не реагувати
choice-remove-unit =
    { $unit ->
        [champion] Поранити свого Чемпіона
       *[other] Прибрати { UNIT($unit, form: "one") }
    }
choice-claim-attunement = Взяти «{ ATTUNEMENT($attunement) }» ({ $attunement }): { $what }
choice-set-down-after = Після Острова «{ ISLAND($island) }»
choice-choose-approach = { $how }
choice-choose-monster = { MONSTER($monster) }
choice-strike-unit = { REGION($region) }
choice-clear-region = { REGION($region) }
choice-lose-card = Віддати карту
choice-lose-glory =
    { $glory ->
        [0] Натомість втратити Славу
        [one] Натомість втратити { $glory } бал Слави
        [few] Натомість втратити { $glory } бали Слави
       *[other] Натомість втратити { $glory } балів Слави
    }
