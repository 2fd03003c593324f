### Що роблять супротивники і що вони мають. Речення бувають і частинами довших.

## Шкода

deed-strike =
    { $vital ->
        [drain] виснаження енергії { $n }
        [health] { $n } шкоди здоров’ю
        [energy] { $n } шкоди енергії
        [influence] { $n } шкоди впливу
       *[other] { $n } шкоди
    }
strike-elements = (стихія: { $elements })
tag-piercing =
    { $n ->
        [-1] Пробиття
       *[other] Пробиття { $n }
    }
tag-piercing-on = Пробиття для цілей «{ $battlefield }»
tag-corrosive = Їдкість
tag-critical = критична
tag-nonlethal = несмертельна
tag-per-condition = на 1 більше за кожен стан «{ CONDITION($condition) }» цілі
tag-size =
    { $sign ->
        [equal] стільки, скільки потреба цілі в їжі
        [plus] плюс потреба цілі в їжі
        [minus] мінус потреба цілі в їжі
       *[times] помножено на потребу цілі в їжі
    }

## Що ще робить дія

deed-afflict =
    { $test ->
        [none] кожна ціль отримує стан «{ CONDITION($condition) }»{ $n ->
            [1] { "" }
           *[other] { " " }({ $n })
        }
       *[other] хто провалить перевірку ({ STAT($test) }{ $mod ->
            [0] { "" }
           *[other] , { $mod } до кидка
        }{ $mod_per ->
            [none] { "" }
           *[other] , +1 за кожен власний стан «{ CONDITION($mod_per) }»
        }), отримує стан «{ CONDITION($condition) }»{ $n ->
            [1] { "" }
           *[other] { " " }({ $n })
        }
    }
deed-test-or =
    { $mod ->
        [0] хто провалить перевірку ({ STAT($stat) }): { $deeds }
       *[other] хто провалить перевірку ({ STAT($stat) }, { $mod } до кидка): { $deeds }
    }
deed-guard =
    { $combat ->
        [0] { KEYWORD($keyword) }{ $n ->
            [0] { "" }
           *[other] { " " }{ $n }
        }{ $element ->
            [none] { "" }
           *[other] { " " }(стихія: { ELEMENT($element) })
        } до кінця раунду
       *[other] { KEYWORD($keyword) }{ $n ->
            [0] { "" }
           *[other] { " " }{ $n }
        }{ $element ->
            [none] { "" }
           *[other] { " " }(стихія: { ELEMENT($element) })
        } до кінця бою
    }
deed-thorns =
    { $condition ->
        [none] хто завдасть йому шкоди цього раунду, зазнає { $n } шкоди{ $element ->
            [none] { "" }
           *[other] { " " }(стихія: { ELEMENT($element) })
        }
       *[other] хто завдасть йому шкоди цього раунду, отримує стан «{ CONDITION($condition) }»
    }
deed-mend =
    { $raising ->
        [0] лікує собі
       *[other] підносить собі
    } { $health ->
        [0] { $energy } енергії
       *[other] { $energy ->
            [0] { $health } здоров’я
           *[other] { $health } здоров’я і { $energy } енергії
        }
    }{ $per_hero ->
        [0] { "" }
       *[other] { " " }за кожного героя, що ціляє в нього
    }
deed-mend-others = кожен інший супротивник лікує { $health } здоров’я
deed-for-healed = герої, яких лікують цього раунду, отримують стан «{ CONDITION($condition) }»
deed-rob =
    { $gold ->
        [0] кожна ціль втрачає { AMOUNT("food", $food) }
       *[other] { $food ->
            [0] кожна ціль втрачає { AMOUNT("gold", $gold) }
           *[other] кожна ціль втрачає { AMOUNT("gold", $gold) } і { AMOUNT("food", $food) }
        }
    }
deed-change-outlast = його витримка змінюється на { $n }
deed-switch-battlefield =
    { $random ->
        [0] один герой на вибір може змінити поле бою
       *[other] один випадковий герой може змінити поле бою
    }
deed-enrage =
    { $double ->
        [0] його шкода на { $n } більша до кінця бою
       *[other] його шкода подвоєна до кінця бою
    }
deed-summon-opponent = до бою стає зустріч { $level } рівня, якщо в нього ще немає двох спільників
deed-change-element =
    { $in_turn ->
        [0] набуває випадкової стихії: такі тоді його шкода й імунітет
       *[other] набуває наступної стихії: такі тоді його шкода й імунітет
    }
deed-confuse = наступного раунду його цілі додають { $n } до кубиків цілі
deed-call-off = один приріст, блок або підтримуваний ефект кожної цілі завершується
deed-assist =
    { $keyword ->
        [none] { $health ->
            [0] лікує кожній цілі { $energy } енергії
           *[other] { $energy ->
                [0] лікує кожній цілі { $health } здоров’я
               *[other] лікує кожній цілі { $health } здоров’я і { $energy } енергії
            }
        }
       *[other] кожна ціль має { KEYWORD($keyword) } { $n } до кінця раунду
    }
deed-when-bearing = для цілі зі станом «{ CONDITION($condition) }»: { $deeds }
deed-when-target =
    { $vital ->
        [health] для цілі, у якої лишилося не більше { $n } здоров’я: { $deeds }
       *[other] для цілі, у якої лишилося не більше { $n } енергії: { $deeds }
    }
deed-energetic = поки має щонайменше половину своєї енергії: { $deeds }
deed-reinforce = проти чотирьох чи більше героїв: { $deeds }

## Що супротивник має завжди

deed-has =
    { KEYWORD($keyword) }{ $corrosive ->
        [0] { "" }
       *[other] { " " }до їдкої шкоди
    }{ $element ->
        [none] { "" }
       *[other] { " " }(стихія: { ELEMENT($element) })
    }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }{ $role_type ->
        [none] { "" }
        [striker] { " " }до ударників
        [assist] { " " }до помічників
        [healer] { " " }до цілителів
        [sapper] { " " }до виснажувачів
       *[utility] { " " }до універсалів
    }
deed-regains =
    { $health ->
        [0] лікує { $energy } енергії в кожній фазі оголошення
       *[other] { $energy ->
            [0] лікує { $health } здоров’я в кожній фазі оголошення
           *[other] лікує { $health } здоров’я і { $energy } енергії в кожній фазі оголошення
        }
    }
deed-immune-to-conditions = не може мати станів
deed-starts-with = кожен герой починає бій зі станом «{ CONDITION($condition) }»
deed-on-battlefield =
    «{ BATTLEFIELD($id) }»{ $first ->
        [0] { "" }
       *[other] { " " }(тут починають усі)
    }{ $less_damage ->
        [0] { "" }
       *[other] : цілі тут зазнають на { $less_damage } менше, щонайменше 1
    }{ $reflect ->
        [0] { "" }
       *[other] ; проти них Відбиття { $reflect }
    }{ $piercing ->
        [0] { "" }
       *[other] : його шкода тут пробивна
    }
deed-when-afflicted = щоразу, коли ціль отримує стан «{ CONDITION($condition) }», підносить собі { $health } здоров’я і { $energy } енергії
deed-at-half = один раз, коли його здоров’я вперше падає до половини: { $deeds }
deed-every-round =
    { $n ->
        [1] наприкінці кожного раунду: { $deeds }
       *[other] наприкінці кожного { $n }-го раунду: { $deeds }
    }
deed-at-zero-outlast = коли його витримка сягає 0: { $deeds }
deed-takes-over = за раунд бере на себе до { $n } шкоди, призначеної іншим супротивникам
deed-few-heroes = його шкода на { $n } менша проти одного чи двох героїв
deed-imbalanced = має стихію останньої карти «ОБЛОГА!»; його шкода на { $n } більша за кожен дисбаланс від { $at_least }

## Ключові слова

kind-keyword = Ключове слово
kind-battlefield = Поле бою
keyword-aegis = Егіда
keyword-ambush = Засідка
keyword-block = Блок
keyword-corrosive = Їдкість
keyword-counterattack = Контратака
keyword-critical = Критична шкода
keyword-dangerous = Небезпечний
keyword-defend = захист
keyword-energy-drain = виснаження енергії
keyword-evasion = Ухиляння
keyword-hatred = Ненависть
keyword-immune = Імунітет
keyword-negate = Скасування
keyword-nonlethal = Несмертельна шкода
keyword-piercing = Пробиття
keyword-reflect = Відбиття
keyword-regen = Регенерація
keyword-soulless = Бездушність
keyword-tenacious = Невідступний
keyword-unyielding = Невблаганний
keyword-weakness = Слабкість
