### Рядки вказівок у Журналі й те, чого потребують варіанти. Кожен — частина речення.

## Назви

laid-A = жетон A
laid-B = жетон B
laid-fire = жетон Вогню
laid-water = жетон Води
laid-earth = жетон Землі
laid-air = жетон Повітря
laid-light = жетон Світла
laid-dark = жетон Темряви
status-part = «{ STATUS($status) }», частину { $part }
status-whole = «{ STATUS($status) }»
named-mystling = { MYSTLING($mystling) }
colour-red = червоним
colour-blue = синім

## Вказівки

do-go = перейдіть до Скрипту { $to }
do-choose = оберіть одне
do-again = оберіть ще раз
do-if = якщо { $condition }: { $what }
do-otherwise = інакше: { $what }
do-gain = отримайте { $what }
do-gain-who = { MYSTLING($mystling) } отримує { $what }
amount-gained-silver = { $n } Срібла
amount-gained-essence = { $n } Есенції
amount-gained-item =
    { $n ->
        [one] { $n } Предмет
        [few] { $n } Предмети
       *[many] { $n } Предметів
    }
amount-gained-equipment = { $n } Спорядження
amount-gained-power = { $n } Енергії
amount-gained-damage = { $n } шкоди
amount-gained-fatigue = { $n } Втоми
do-heal = зціліть { $n }
do-rest = зніміть { $n } Втоми
do-lose = скиньте { $what }
do-shop =
    { $deck ->
        [item] візьміть 3 Предмети, один залиште собі, решту скиньте
       *[equipment] візьміть 3 карти Спорядження, одну залиште собі, решту скиньте
    }
do-status = отримайте статус { $what }
do-secret = отримайте Таємницю { $gain }
do-return-secret = поверніть Таємницю { $secret }
do-front = покладіть перед собою { $token }
do-tray = покладіть { $token } до кишені одного містлінга
do-explore =
    { $event ->
        [0] розгорніть мапу { $map } й почніть Дослідження
       *[other] розгорніть мапу { $map }, покладіть долілиць Таємницю { $event } як Подію, поставте жетон часу { $colour ->
            [red] червоним
           *[blue] синім
        } боком на { $at } й почніть Дослідження
    }
do-event = покладіть долілиць Таємницю { $secret } як Подію й поставте жетон часу { $colour ->
        [red] червоним
       *[blue] синім
    } боком на { $at }
do-clock = поставте жетон часу { $colour ->
        [red] червоним
       *[blue] синім
    } боком на { $at }
do-time = один крок часу
do-slot = покладіть жетон { $token } в комірку { $slot }
do-tally = покладіть { $token } в першу вільну комірку з { $slots }
do-lock = замкніть Скрипт { $script }
do-unlock = відімкніть Скрипт { $script }
do-continue = продовжуйте Дослідження
do-end-exploration = закінчіть Дослідження
do-test = пройдіть Перевірку
do-combat =
    { $corruption ->
        [0] підготуйте Битву
       *[other] підготуйте Битву, Спотворень: { $corruption }
    }
do-random-combat =
    { $mystling ->
        [none] підготуйте Випадкову битву
       *[other] підготуйте Випадкову битву, серед суперників ще { MYSTLING($mystling) }
    }{ $corruption ->
        [0] { "" }
       *[other] , Спотворень: { $corruption }
    }
do-fight-on = далі б’ється другий містлінг
do-join = { MYSTLING($mystling) } йде з вами
do-tier = додайте до Випадкових битв, якщо не в загоні: { $what }
do-quest = завдання виконано: { MYSTLING($mystling) }
do-starter = оберіть першого містлінга
do-swap-starter = можете поміняти першого містлінга на другого
do-tame = приручіть за Есенцію містлінга з Випадкових битв, Рівень до { $tiers }
do-tame-status = якщо когось приручите, отримайте статус { $what }
do-worldmap-put =
    { $side ->
        [explored] покладіть на Мапу світу, місце { $place }, дослідженим боком: { WORLDMAP($card) }
       *[unexplored] покладіть на Мапу світу, місце { $place }, недослідженим боком: { WORLDMAP($card) }
    }
do-worldmap-flip = переверніть на Мапі світу: { WORLDMAP($card) }
do-reconsider = передумайте або почніть Сценарій
do-prepare = оберіть двох містлінгів і складіть їм колоди
do-visit = завітайте ще кудись
do-leave = почніть Сценарій
do-finish = Сценарій закінчено

## Чого потребують варіанти й чого коштують

needs-status = ви маєте статус { $what }
needs-no-status = ви не маєте статусу { $what }
needs-front = перед вами { $token }
needs-no-front = перед вами не лежить { $token }
needs-slot = у комірці { $slot } лежить { $token }
needs-no-slot = у комірці { $slot } не лежить { $token }
needs-secret = ви маєте Таємницю { $n }
needs-no-secret = ви не маєте Таємниці { $n }
needs-element = з вами містлінг Стихії «{ ELEMENT($element) }»
needs-stays = містлінг Стихії «{ ELEMENT($element) }» лишається
needs-mystling = з вами { MYSTLING($mystling) }
needs-party = { MYSTLING($mystling) } у загоні
needs-wild = { MYSTLING($mystling) } серед Випадкових битв
needs-pair =
    { $pair ->
        [1] у загоні є дві різні Стихії
       *[other] у загоні немає двох різних Стихій
    }
needs-open = Скрипт { $script } не замкнено
needs-symbol = ви маєте символ «{ $symbol }»
needs-silver = ви маєте щонайменше { $n } Срібла
needs-essence = ви маєте щонайменше { $n } Есенції
needs-item =
    { $n ->
        [one] ви маєте { $n } Предмет
        [few] ви маєте { $n } Предмети
       *[many] ви маєте { $n } Предметів
    }
needs-equipment = ви маєте Спорядження: { $n }
needs-players =
    { $n ->
        [one] ви граєте самі
       *[many] гравців: { $n }
    }
price = витратьте { $what }
price-silver = { $n } Срібла
price-essence = { $n } Есенції
price-item =
    { $n ->
        [one] { $n } Предмет
        [few] { $n } Предмети
       *[many] { $n } Предметів
    }
price-equipment = { $n } Спорядження
price-symbol = карту Спорядження із символом «{ $symbol }»
price-all-silver = усе Срібло
