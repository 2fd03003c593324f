### Що роблять карти. Речення бувають і частинами довших, тож починаються не з імен, де це можливо.

## Частини

on-success = успіх: { $what }
on-failure = невдача: { $what }

who-each = кожен герой
who-chooser = герой на вибір загону
who-random = герой із найвищим кубиком цілі
who-lowest = герой із найнижчим рангом
who-highest = герой із найвищим рангом
who-self = ви

per-hero = за кожного героя
per-wave = за кожну хвилю досі
per-tower = за кожну вежу й фортецю
per-settlement-in-range = за кожне поселення в радіусі
per-temple = за кожен відкритий храм
per-sky-tile = за кожну летючу гору
per-calendar = за кожну поділку календаря
per-three-in-yield = за кожні три одиниці цього ресурсу у врожаї
per-hex-token = за кожен жетон гекса на мапі
per-camp = за кожен хід табору тут

victim-weakest = твердиня з найнижчою стійкістю
victim-strongest = твердиня з найвищою стійкістю
victim-nearest = найближча до загону твердиня
victim-farthest = найдальша від загону твердиня
victim-every = кожна твердиня
victim-every-tower = кожна вежа й фортеця
victim-every-city = кожне місто-держава
victim-chosen = твердиня на вибір
victim-chosen-in-range = твердиня на вибір у радіусі
victim-here = твердиня, де перебуває загін

## Здобутки й втрати

effect-gain =
    { $to ->
        [yield] { $per ->
            [once] Додайте до врожаю { AMOUNT($what, $n) }
           *[other] Додайте до врожаю { AMOUNT($what, $n) } { PER($per) }
        }
       *[stockpile] { $per ->
            [once] Отримайте { AMOUNT($what, $n) }
           *[other] Отримайте { AMOUNT($what, $n) } { PER($per) }
        }
    }
effect-gain-chosen =
    { $to ->
        [yield] Додайте до врожаю
       *[stockpile] Отримайте
    } { $of ->
        [tier-1] { $n ->
            [one] { $n } ресурс I рівня
            [few] { $n } ресурси I рівня
           *[many] { $n } ресурсів I рівня
        }
        [tier-2] { $n ->
            [one] { $n } ресурс II рівня
            [few] { $n } ресурси II рівня
           *[many] { $n } ресурсів II рівня
        }
        [tier-3] { $n ->
            [one] { $n } ресурс III рівня
            [few] { $n } ресурси III рівня
           *[many] { $n } ресурсів III рівня
        }
        [basic-element] { $n ->
            [one] { $n } основну стихію
            [few] { $n } основні стихії
           *[many] { $n } основних стихій
        }
       *[any-element] { $n ->
            [one] { $n } стихію
            [few] { $n } стихії
           *[many] { $n } стихій
        }
    } на вибір
effect-gain-gold =
    { $who ->
        [self] Отримайте { AMOUNT("gold", $n) }
        [lowest] Герой із { STAT($stat, form: "lowest") } отримує { AMOUNT("gold", $n) }
        [highest] Герой із { STAT($stat, form: "highest") } отримує { AMOUNT("gold", $n) }
       *[other] { WHO($who) } отримує { AMOUNT("gold", $n) }
    }
effect-gain-food =
    { $who ->
        [self] Отримайте { AMOUNT("food", $n) }
        [lowest] Герой із { STAT($stat, form: "lowest") } отримує { AMOUNT("food", $n) }
        [highest] Герой із { STAT($stat, form: "highest") } отримує { AMOUNT("food", $n) }
       *[other] { WHO($who) } отримує { AMOUNT("food", $n) }
    }
effect-roll-element =
    { $die ->
        [choice] Киньте кубик стихії на вибір, щоб здобути стихію
        [basic] Киньте кубик основної стихії на вибір, щоб здобути стихію
       *[other] Киньте кубик { ELEMENT($die, form: "gen") }, щоб здобути стихію
    }{ $n ->
        [1] {""}
        [few] , { $n } рази
       *[many] , { $n } разів
    }
effect-draw-power-ups =
    { $who ->
        [self] Візьміть
        [lowest] Герой із { STAT($stat, form: "lowest") } бере
        [highest] Герой із { STAT($stat, form: "highest") } бере
       *[other] { WHO($who) } бере
    } { $n ->
        [one] { $n } посилення
        [few] { $n } посилення
       *[many] { $n } посилень
    }
effect-gain-gear =
    { $who ->
        [self] Отримайте
        [lowest] Герой із { STAT($stat, form: "lowest") } отримує
        [highest] Герой із { STAT($stat, form: "highest") } отримує
       *[other] { WHO($who) } отримує
    } { $n ->
        [one] { $n } покращення спорядження
        [few] { $n } покращення спорядження
       *[many] { $n } покращень спорядження
    } { $kind ->
        [vital] для життєвої сили
        [skill] для навички
        [ability] для атаки чи захисту
        [mastery] для майстерності
        [lowest] для характеристики з найнижчим рангом
       *[any] на вибір
    }
effect-gain-rank =
    { $who ->
        [self] { $rank ->
            [none] Характеристика на вибір
           *[other] { STAT($rank) }
        } зростає на { $n }
        [lowest] Герой із { STAT($stat, form: "lowest") } підвищує { $rank ->
            [none] характеристику на вибір
           *[other] { STAT($rank, form: "acc") }
        } на { $n }
        [highest] Герой із { STAT($stat, form: "highest") } підвищує { $rank ->
            [none] характеристику на вибір
           *[other] { STAT($rank, form: "acc") }
        } на { $n }
       *[other] { WHO($who) } підвищує { $rank ->
            [none] характеристику на вибір
           *[other] { STAT($rank, form: "acc") }
        } на { $n }
    }
effect-gain-item =
    { $who ->
        [self] Отримайте предмет
       *[other] { WHO($who) } отримує предмет
    } «{ ITEM($item) }»{ $n ->
        [1] {""}
       *[other] {" "}× { $n }
    }
effect-loot = Кожен герой бере предмет, що коштує щонайбільше { AMOUNT("gold", $n) }
effect-lose =
    { $store ->
        [yield] { $per ->
            [once] Приберіть із врожаю { AMOUNT($what, $n) }
           *[other] Приберіть із врожаю { AMOUNT($what, $n) } { PER($per) }
        }
       *[stockpile] { $per ->
            [once] Втратьте { AMOUNT($what, $n) }
           *[other] Втратьте { AMOUNT($what, $n) } { PER($per) }
        }
    }
effect-lose-third =
    { $store ->
        [yield] Приберіть із врожаю третину { RESOURCE($what, form: "gen") }, округлену вгору
       *[stockpile] Втратьте третину { RESOURCE($what, form: "gen") } із запасів, округлену вгору
    }
effect-lose-gold =
    { $who ->
        [self] Втратьте { AMOUNT("gold", $n) }
        [lowest] Герой із { STAT($stat, form: "lowest") } втрачає { AMOUNT("gold", $n) }
        [highest] Герой із { STAT($stat, form: "highest") } втрачає { AMOUNT("gold", $n) }
       *[other] { WHO($who) } втрачає { AMOUNT("gold", $n) }
    }
effect-lose-food =
    { $who ->
        [self] Втратьте { AMOUNT("food", $n) }
        [lowest] Герой із { STAT($stat, form: "lowest") } втрачає { AMOUNT("food", $n) }
        [highest] Герой із { STAT($stat, form: "highest") } втрачає { AMOUNT("food", $n) }
       *[other] { WHO($who) } втрачає { AMOUNT("food", $n) }
    }
effect-convert =
    Загін може обміняти { AMOUNT($what, $n) } { $store ->
        [yield] із врожаю
       *[stockpile] із запасів
    } на { AMOUNT($into, $m) }{ $times ->
        [1] {""}
        [few] , до { $times } разів
       *[many] , до { $times } разів
    }

## Герої

effect-hurt =
    { $who ->
        [self] Зазнайте
        [lowest] Герой із { STAT($stat, form: "lowest") } зазнає
        [highest] Герой із { STAT($stat, form: "highest") } зазнає
       *[other] { WHO($who) } зазнає
    } { $n } { $drain ->
        [0] { $vital ->
            [energy] шкоди енергії
           *[health] шкоди здоров’ю
        }
       *[other] виснаження енергії
    }{ $element ->
        [none] {""}
       *[other] {" "}({ ELEMENT($element) })
    }
effect-heal =
    { $who ->
        [self] { $raising ->
            [0] Вилікуйте
           *[other] Піднесіть
        }
        [lowest] Герой із { STAT($stat, form: "lowest") } { $raising ->
            [0] лікує
           *[other] підносить
        }
        [highest] Герой із { STAT($stat, form: "highest") } { $raising ->
            [0] лікує
           *[other] підносить
        }
       *[other] { WHO($who) } { $raising ->
            [0] лікує
           *[other] підносить
        }
    } { $energy ->
        [0] { $health } здоров’я
       *[other] { $health ->
            [0] { $energy } енергії
           *[other] { $health } здоров’я та { $energy } енергії
        }
    }
effect-inflict =
    { $who ->
        [self] Отримайте стан
        [lowest] Герой із { STAT($stat, form: "lowest") } отримує стан
        [highest] Герой із { STAT($stat, form: "highest") } отримує стан
       *[other] { WHO($who) } отримує стан
    } «{ CONDITION($condition) }»{ $n ->
        [1] {""}
       *[other] {" "}× { $n }
    }
effect-cure =
    { $who ->
        [self] Скасуйте
        [lowest] Герой із { STAT($stat, form: "lowest") } скасовує
        [highest] Герой із { STAT($stat, form: "highest") } скасовує
       *[other] { WHO($who) } скасовує
    } { $n ->
        [one] { $n } стан
        [few] { $n } стани
       *[many] { $n } станів
    }
effect-test =
    { $together ->
        [yes] Загін перевіряє { STAT($stat, form: "acc") }; успіх потрібен половині героїв
       *[no] { $who ->
            [self] Перевірте { STAT($stat, form: "acc") }
           *[other] { WHO($who) } перевіряє { STAT($stat, form: "acc") }
        }
    }{ $mod ->
        [0] {""}
       *[other] {" "}({ SIGNED($mod) })
    }

## Мапа

effect-place-sky-tile = Викладіть небесний тайл
effect-flip-sky-tile = Випадкова летюча гора перевертається на потойбіччя
effect-remove-riser =
    { $random ->
        [0] Летюча гора на вибір падає
       *[other] Випадкова летюча гора падає
    }
effect-place-cataclysm = Викладіть тайл катаклізму: { ELEMENT($element) }
effect-place-elemental-token =
    Покладіть жетон { $element ->
        [none] основної стихії на вибір
       *[other] стихії ({ ELEMENT($element) })
    } { $where ->
        [group] на гекс загону
        [nearest] на найближчий портал стихії
        [city-tile] у центр імперського тайла початкового міста-держави
       *[in-range] на гекс на вибір у радіусі
    }
effect-place-hex-token = Покладіть жетон гекса на найближче місце: { PLACE($place) }
effect-remove-hex-token =
    { $anywhere ->
        [0] Приберіть жетон гекса в радіусі
       *[other] Приберіть будь-який жетон гекса
    }
effect-move-token = Загін переносить жетон гекса на інше місце того самого виду
effect-wander-group = Загін збивається зі шляху
effect-roam-group = Загін вирушає в мандри
effect-move-group =
    { $n ->
        [1] Загін може пройти 1 гекс
        [few] Загін може пройти до { $n } гексів
       *[many] Загін може пройти до { $n } гексів
    }
effect-teleport-group = Загін може телепортуватися до такого місця: { PLACE($place) }
effect-reveal-tile = Загін викладає випадковий тайл мапи у вільну комірку поруч із відкритою

## Облога

effect-change-calendar = Календар { SIGNED($n) }
effect-change-imbalance =
    { $element ->
        [none] { $n ->
            [-1] Найвищий
            [-2] Найвищий
            [-3] Найвищий
           *[other] Найнижчий
        } дисбаланс { SIGNED($n) }
       *[other] Дисбаланс ({ ELEMENT($element) }) { SIGNED($n) }
    }
effect-add-siege-card = Покладіть карту облоги ({ ELEMENT($element) }) на наступну комірку
effect-peek-slot = Загін дивиться верхню карту комірки
effect-discard-siege-card = Скиньте закриту карту облоги з будь-якої комірки
effect-hit-defender =
    { $stat ->
        [resilience] { VICTIM($victim) } зазнає { $n } облогової шкоди
        [potential] { VICTIM($victim) } втрачає { $n } потенціалу
        [power] { VICTIM($victim) } втрачає { $n } міці
       *[range] { VICTIM($victim) } втрачає { $n } радіуса
    }{ $per ->
        [once] {""}
       *[other] {" "}{ PER($per) }
    }
effect-raise-defender =
    { VICTIM($victim) } отримує { $n } { $stat ->
        [resilience] стійкості
        [potential] потенціалу
        [power] міці
       *[range] радіуса
    }{ $until ->
        [turn] {" "}до кінця ходу
        [siege] {" "}до кінця облоги
        [stage] {" "}до кінця етапу
       *[game] {""}
    }

## Колоди

effect-draw-encounter =
    { $optional ->
        [0] Візьміть
       *[other] Загін може взяти
    } { $n ->
        [one] { $n } зустріч
        [few] { $n } зустрічі
       *[many] { $n } зустрічей
    }{ $dangerous ->
        [0] {""}
       *[other] {" "}(Небезпечний { $dangerous })
    }{ $double ->
        [0] {""}
       *[other] {" "}за подвійну нагороду
    }{ $ambush ->
        [0] {""}
       *[other] ; герої нападають із засідки
    }
effect-reveal-commission =
    { $n ->
        [1] Відкрийте наступну карту кожної колоди доручень
        [few] Відкрийте { $n } наступні карти кожної колоди доручень
       *[many] Відкрийте { $n } наступних карт кожної колоди доручень
    }
effect-replace-commissions = Замініть відкриті доручення
effect-peek-jaethi =
    { $n ->
        [1] Подивіться наступну карту колоди Джаеті
        [few] Подивіться { $n } наступні карти колоди Джаеті
       *[many] Подивіться { $n } наступних карт колоди Джаеті
    }
effect-recall-harvest = Покладіть скинуту карту збирання на вибір зверху її колоди

## Що триває, розгалуження

effect-modify =
    { $until ->
        [phase] У цій фазі
        [turns] { $turns ->
            [one] Протягом { $turns } ходу
           *[other] Протягом { $turns } ходів
        }
        [stage] До кінця етапу
        [siege] До кінця облоги
        [combat] У цьому бою
        [game] До кінця гри
       *[turn] Цього ходу
    } { $what ->
        [speed] швидкість загону { SIGNED($n) }
        [range] радіус загону { SIGNED($n) }
        [acquire] обсяг збору { SIGNED($n) }
        [harvest-roll] кидки збирання { $terrain ->
            [none] { $tier ->
                [1] ресурсів I рівня{" "}
                [2] ресурсів II рівня{" "}
                [3] ресурсів III рівня{" "}
               *[0] {""}
            }
           *[other] { TERRAIN($terrain, form: "on") }{" "}
        }мають { SIGNED($n) }
        [skill-test] перевірки { $stat ->
            [none] усіх навичок
           *[other] { STAT($stat, form: "gen") }
        } мають { SIGNED($n) }
        [stat-test] усі перевірки мають { SIGNED($n) }
        [gear-price] ціна покращень спорядження { SIGNED($n) } золота
        [item-price] ціна предметів { SIGNED($n) } золота
        [target-die] кубик цілі найбагатшого героя { SIGNED($n) }
        [camp-heals-nothing] табір нікого не лікує
        [settlements-closed] поселення нічого не продають
        [terrain-hazardous] місцевість «{ TERRAIN($terrain) }» небезпечна
        [terrain-barren] місцевість «{ TERRAIN($terrain) }» нічого не дає
        [terrain-rich] місцевість «{ TERRAIN($terrain) }» дає на один більше
        [roads-gone] дороги не відрізняються від іншої місцевості
        [encounters-dangerous] зустрічі Небезпечні
        [reckless-free] відчайдушний рух не коштує енергії
        [cautious-speed] обережна швидкість { SIGNED($n) }
        [no-wander] загін не може збитися зі шляху
        [tokens-double] узятий жетон дає на одну стихію більше
        [defender-power] міць усіх твердинь { SIGNED($n) }
        [heal-more] кожне лікування { SIGNED($n) }
       *[food-rating] потреба в їжі { SIGNED($n) }
    }
effect-if = Якщо { $fact }, { $then }
effect-otherwise = Інакше { $then }
effect-harvest-for = Збирання { $need }: { $then }
effect-choose-one = Загін обирає: { $options }
effect-may-free = Загін може зробити так: { $then }
effect-may = Загін може зробити так: { $cost }; потім { $then }

fact-stage-siege = триває етап облоги
fact-wave-at-least = хвиля { $n } чи пізніша
fact-calendar-at-least = календар показує { $n } чи більше
fact-imbalance-at-least = якийсь дисбаланс { $n } чи вищий
fact-camped = цього ходу загін стояв табором
fact-cautious = цього ходу загін стояв табором чи рухався обережно
fact-reckless = цього ходу загін рухався відчайдушно
fact-standing-on =
    загін стоїть { $place ->
        [none] { TERRAIN($terrain, form: "on") }
       *[other] { PLACE($place, form: "in") }
    }
fact-place-in-range = у радіусі є { PLACE($place) }
fact-has-soar = загін здатен до польоту
fact-augmented =
    { $element ->
        [none] хтось із героїв має насичення
       *[other] хтось із героїв насичений стихією ({ ELEMENT($element) })
    }
fact-holds = запаси містять щонайменше { AMOUNT($what, $n) }
fact-yield-holds = врожай містить щонайменше { AMOUNT($what, $n) }
fact-commission-done = на цьому етапі виконано доручення
fact-encounter-won = на цьому етапі здолано зустріч
fact-tower-stands = стоїть вежа чи фортеця
