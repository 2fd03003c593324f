### Відповіді, що пасують до багатьох питань.

choice-accept =
    { $prompt ->
        [prompt-augment] Насититися
       *[other] Так
    }
choice-decline =
    { $prompt ->
        [prompt-augment] У запаси
        [prompt-share-food] Ніхто
        [prompt-stop-wander] Ні, збитися зі шляху
        [prompt-regain-equip] Жодної
       *[other] Ні
    }
choice-done =
    { $prompt ->
        [prompt-skill-bonus] Більше нічого
       *[other] Це все
    }
choice-take-option =
    { $prompt ->
        [prompt-put-back] { $number ->
            [1] Зверху колоди
           *[2] Під колоду
        }
        [prompt-criticals] { $number ->
            [1] Ресурс II рівня
            [2] Ресурс III рівня
            [3] Основну стихію
           *[4] Посилення
        }
       *[other] Рядок { $number }
    }
choice-pick-hex = { $hex }
choice-pick-hero = { $hero }
choice-pick-stat = { STAT($stat) }
choice-pick-resource = { RESOURCE($resource) }
choice-pick-element = { ELEMENT($element) }
choice-pick-card = { CARD($card) }
choice-pick-item = { ITEM($item) }
choice-pick-number =
    { $prompt ->
        [prompt-convert] { $number ->
            [0] Жодного разу
            [1] Один раз
            [few] { $number } рази
           *[many] { $number } разів
        }
        [prompt-critical-encounters] { $number ->
            [0] Жодної
           *[other] { $number }
        }
        [prompt-jaethi-way] { $number ->
            [1] На північний схід
            [2] На південний схід
            [3] На південь
            [4] На південний захід
            [5] На північний захід
           *[6] На північ
        }
        [prompt-turn-portals] Портал облоги { $number }
        [prompt-enter-again] Портал облоги { $number }
        [prompt-close-portal] Портал облоги { $number }
        [prompt-foretell] Комірка облоги { $number }
        [prompt-nether-turn] { $number ->
            [0] Не повертати
            [1] Повернути на 60°
            [2] Повернути на 120°
            [3] Повернути на 180°
            [4] Повернути на 240°
           *[5] Повернути на 300°
        }
       *[other] { $number }
    }
