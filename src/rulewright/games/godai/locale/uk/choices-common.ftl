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
       *[other] { $number }
    }
