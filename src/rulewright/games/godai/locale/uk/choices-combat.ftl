### Відповіді бою.

choice-meet =
    { $answer ->
        [discard] Скинути карту
        [vanquish] Здолати з твердині (1 стійкість)
        [bribe] Підкупити
       *[other] Битися
    }
choice-declare =
    { $action ->
        [attack] { $vital ->
            [outlast-down] Атака: витримка -2
            [outlast-up] Атака: витримка +2
           *[other] Атака: { VITAL($vital) }
        }
        [defend] Захист
        [first-mastery] Перша майстерність{ $times ->
            [1] { "" }
           *[other] { " " }×{ "\u00A0" }{ $times }
        }
        [second-mastery] Друга майстерність{ $times ->
            [1] { "" }
           *[other] { " " }×{ "\u00A0" }{ $times }
        }
        [outlast] Перевірка проти витримки: { STAT($vital) }
        [flee] Утекти
        [shell] Бити оболонку
        [charmed] Атакувати випадкового союзника
       *[none] Без дії
    }
choice-use-power =
    { $power ->
        [sustain] Підтримати: { ABILITY($mode) }
       *[other] { ABILITY($power) }: { MODE($mode) }{ $whom }
    }
choice-aim-at =
    { $mode ->
        [no] Ні
        [miss] Немає цілі
        [orb] Застосувати заряд Сфери поглинання
       *[other] { MODE($mode) }{ $vital ->
            [none] { "" }
            [health-2] { " " }(друге здоров’я)
            [outlast-down] { " " }(знизити витримку)
            [outlast-up] { " " }(підвищити витримку)
           *[other] { " " }({ VITAL($vital) })
        }{ $whom }
    }
choice-favor =
    { $opponent ->
        [0] Залишити до фази розв’язання
       *[other] Супротивник { $opponent }: { $vital ->
            [energy] енергія, подвоєний шестикутний кубик
            [influence] вплив, шестикутний кубик
            [outlast-down] витримка -1
            [outlast-up] витримка +1
            [vulnerable] стає вразливим
            [health-2] друге здоров’я, шестикутний кубик
           *[health] здоров’я, шестикутний кубик
        }
    }
choice-use-item =
    Застосувати: { ITEM($item) }, { MODE($mode) }{ $whom }
choice-hand-item = Передати: { ITEM($item) } → { $hero }
choice-take-from-dead = Забрати речі загиблого: { $hero }
whom-nobody = { "" }
whom-hero = { " " }→ { $name }
whom-ally = { " " }→ союзник { $n }
whom-opponent = { " " }→ супротивник { $n }
