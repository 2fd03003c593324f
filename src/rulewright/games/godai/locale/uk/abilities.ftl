### Що роблять уміння героїв і бойові предмети та назви їхніх способів.

formula-term =
    { $by ->
        [1] { $times ->
            [1] { STAT($stat) }
           *[other] { $times } × { STAT($stat) }
        }
        [2] { $times ->
            [1] { STAT($stat) }/2
           *[other] { $times } × { STAT($stat) }/2
        }
       *[other] { STAT($stat) }/{ $by }
    }
power-in-stance =
    { $stance ->
        [no] без стійки: { $what }
       *[other] у стійці { MODE($stance) }: { $what }
    }
power-after =
    { $action ->
        [no] інакше: { $what }
       *[other] якщо минулого раунду була дія «{ STAT($action) }»: { $what }
    }
power-from-rank = від рангу { $rank }: { $what }
power-elemental = { $what } (стихія: { $elements })
power-mode =
    { $where ->
        [outside] поза боєм, { MODE($mode) }
       *[other] { MODE($mode) }
    }{ $rank ->
        [0] { "" }
       *[other] { " " }(ранг { $rank })
    }{ $cost ->
        [0] { "" }
       *[other] { " " }(+{ $cost } енергії)
    }: { $what }
power-deal =
    { $half ->
        [0] завдати { $n }
       *[other] завдати половину від { $n }
    } { $drain ->
        [0] { $either ->
            [0] шкоди ({ VITAL($vital) })
           *[other] шкоди (здоров’я або енергія)
        }
       *[other] виснаження енергії
    }{ $piercing ->
        [0] { "" }
       *[other] , Пробиття
    }{ $corrosive ->
        [0] { "" }
       *[other] , Їдкість
    }{ $doubled ->
        [0] { "" }
       *[other] , удвічі після атаки, від якої герой ухилився
    }
power-cure =
    { $raising ->
        [0] лікувати
       *[other] піднести
    } { $to ->
        [self] собі
        [group] загонові
       *[other] цілі
    } { $health ->
        [none] енергію: { $energy }
       *[other] здоров’я: { $health }
    }{ $later ->
        [0] { "" }
       *[other] { " " }у наступній фазі оголошення
    }{ $despite ->
        [0] { "" }
       *[other] , навіть після їдкої шкоди
    }
power-shield =
    { $to ->
        [self] ви маєте
        [group] загін має
       *[other] ціль має
    } { KEYWORD($what) }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }{ $immune_to ->
        [none] { "" }
       *[other] { " " }до шкоди ({ VITAL($immune_to) })
    } { $rounds ->
        [0] до кінця бою
        [1] до кінця раунду
       *[other] протягом { $rounds } раундів
    }{ $sustain ->
        [0] { "" }
       *[other] { " " }(Підтримання)
    }
power-ready =
    { $to ->
        [self] ви:
        [group] загін:
       *[other] ціль:
    } { $what ->
        [target-die] кубик цілі +{ $n }
        [damage] шкода +{ $n }
        [heal] лікування +{ $n }
        [test] наступна перевірка -{ $n }
        [regen-energy] Регенерація { $n } енергії
        [rage] Шал
        [cannot-heal] не лікується, поки кровоточить
       *[other] Регенерація { $n } здоров’я
    }{ $next_round ->
        [0] { "" }
       *[other] { " " }наступного раунду
    }
power-lift =
    { $stat ->
        [mode] вибрана характеристика +{ $n }
        [skills] усі навички +{ $n }
       *[other] { STAT($stat) } +{ $n }
    }{ $sustain ->
        [0] { "" }
       *[other] { " " }(Підтримання)
    }
power-match =
    { $ally ->
        [0] вибрана характеристика дорівнює вашій найкращій такого роду
       *[other] вибрана характеристика дорівнює союзниковій, якщо та вища
    }
power-curse =
    { $to ->
        [self] ви отримуєте
       *[other] ціль отримує
    } стан «{ CONDITION($condition) }» × { $n }
power-weaken =
    { $defences ->
        [0] цього раунду ціль завдає на { $n } менше, щонайменше 1
       *[other] цього раунду ціль завдає на { $n } менше, щонайменше 1, а її Блок і захист на { $n } нижчі
    }
power-slip = цього раунду в ціль ніхто не може ціляти
power-take-over = атака лише на цю ціль влучає натомість у вас, і ви завдаєте нападникові свою атаку
power-harden = Загартування { $n }: це вміння завдає на стільки більше до кінця бою
power-take-stance = стати в стійку { MODE($id) }
power-favors = обраний супротивник до кінця бою
power-attunes = ціль має насичення вибраною стихією рівня { $n } (Підтримання)
power-cancels = назване ключове слово цілі скасовано до кінця раунду
power-shares-regen = Регенерація цілі подвоюється, і загін теж її має
power-bends =
    { $down ->
        [0] кубики цілі й ухиляння на { $n } вищі
       *[other] кубики цілі на { $n } нижчі; за результату 0 чи менше атака не влучає
    }
power-rescues = критичний успіх захисту рятує вас від смерті з 1 здоров’я
power-by-augment = за власними насиченнями до кінця бою: повітря — Ухиляння 9, земля — скасувати стан, вогонь — шкода +1, вода — піднести 3 здоров’я
power-coats = до кінця бою ваша шкода саме така
power-turns-form = обернутися людиною або великою кішкою
power-raises-tiers = ваші рівні насичення на 1 вищі до кінця ходу
power-lasts = до кінця бою кожен супротивник, що ціляє в героя, отримує стан «Вразливість»
power-soars = політ до кінця ходу
power-touches = Залежить від характеристик або змінює їх: { $stats }.
power-peeks = верхні карти колоди стають відомі: { $n }
power-revives = на стоянці: воскресити загиблого героя, який втрачає 1 ранг здоров’я або 2 ранги енергії
power-helps = { $n } до кидків Збирання цього ходу
power-mirrors =
    { $n ->
        [0] щоразу, коли в ціль ціляють, витримка знижується на 1 (Підтримання, щонайбільше 3)
       *[other] щоразу, коли в ціль ціляють, нападник зазнає виснаження енергії { $n } (Підтримання, щонайбільше 3)
    }
power-move-outlast =
    { $either ->
        [0] { $up ->
            [0] знизити
           *[other] підвищити
        } витримку на { $n }{ $best ->
            [none] { "" }
           *[other] { " " }або { $best }, що більше
        }
       *[other] змінити витримку на { $n }, угору чи вниз
    }
power-negates =
    { $immune ->
        [0] один стан цілі завершується
       *[other] один стан цілі завершується і не повернеться в цьому бою
    }
power-drinks =
    { $next_round ->
        [0] ще одна дія цього раунду, ранг -{ $less }
       *[other] наступного раунду { $actions } атаки й Шал
    }
power-moves =
    { $teleport ->
        [0] загін може пройти стільки гексів: { $n }
       *[other] телепортувати загін щонайдалі на стільки гексів: { $n }
    }

## Способи

kind-mode = Спосіб
mode-against-outlast = з ударом по витримці
mode-air = сувій повітря
mode-air-earth = сувої повітря і землі
mode-air-fire = сувої повітря і вогню
mode-air-plain = простий сувій повітря
mode-air-water = сувої повітря і води
mode-arc = дуга
mode-as-all = атака й усі навички
mode-as-all-outside = атака й усі навички
mode-as-explore = атака й розвідка
mode-as-explore-outside = атака й розвідка
mode-as-navigate = атака й орієнтування
mode-as-navigate-outside = атака й орієнтування
mode-as-survival = атака й виживання
mode-as-survival-outside = атака й виживання
mode-attack = Атака
mode-augment-air = насичення: повітря
mode-augment-air-outside = насичення: повітря
mode-augment-earth = насичення: земля
mode-augment-earth-outside = насичення: земля
mode-augment-fire = насичення: вогонь
mode-augment-fire-outside = насичення: вогонь
mode-augment-void = насичення: порожнеча
mode-augment-void-outside = насичення: порожнеча
mode-augment-water = насичення: вода
mode-augment-water-outside = насичення: вода
mode-bare = без сувою
mode-berserk = Шал
mode-best-attack = атака — як найкраща
mode-best-defend = захист — як найкраща
mode-best-explore = розвідка — як найкраща
mode-best-first-mastery = перша майстерність — як найкраща
mode-best-navigate = орієнтування — як найкраща
mode-best-second-mastery = друга майстерність — як найкраща
mode-best-survival = виживання — як найкраща
mode-cancel-aegis = скасувати: Егіда
mode-cancel-block = скасувати: Блок
mode-cancel-counterattack = скасувати: Контратака
mode-cancel-defend = скасувати: захист
mode-cancel-evasion = скасувати: Ухиляння
mode-cancel-immune = скасувати: Імунітет
mode-cancel-reflect = скасувати: Відбиття
mode-cancel-regen = скасувати: Регенерація
mode-corrosive = Їдкість
mode-cover = прикрити
mode-down = знизити витримку
mode-up = підвищити витримку
mode-damage = на 3 шкоди більше від вашого наступного удару цього раунду
mode-defend = Захист
mode-drain = виснажлива
mode-drink = випити
mode-earth = сувій землі
mode-earth-fire = сувої землі і вогню
mode-earth-plain = простий сувій землі
mode-earth-water = сувої землі і води
mode-eat = з’їсти
mode-energy = енергія
mode-energy-drain = виснаження енергії
mode-evasion = Ухиляння
mode-favor-air = обраний супротивник: повітря
mode-favor-earth = обраний супротивник: земля
mode-favor-fire = обраний супротивник: вогонь
mode-favor-void = обраний супротивник: порожнеча
mode-favor-water = обраний супротивник: вода
mode-favored = обраний супротивник
mode-fire = сувій вогню
mode-fire-plain = простий сувій вогню
mode-fire-water = сувої вогню і води
mode-harden = із загартуванням
mode-harvest = легше збирання
mode-heal = лікувати
mode-heal-outside = лікувати
mode-heal-regen = лікувати й Регенерація
mode-heal-test = лікувати й допомогти перевірці
mode-heal-test-outside = лікувати й допомогти перевірці
mode-health = здоров’я
mode-iaido = Іайдо
mode-iaido-itto-ryu = Іайдо і Ітто-рю
mode-iaido-nito-ryu = Іайдо і Ніто-рю
mode-itto-ryu = Ітто-рю
mode-itto-ryu-iaido = Ітто-рю і Іайдо
mode-itto-ryu-nito-ryu = Ітто-рю і Ніто-рю
mode-leap = стрибок
mode-lift = піднести загін
mode-lift-attack = атака +2
mode-lift-defend = захист +2
mode-lift-explore = розвідка +2
mode-lift-first-mastery = перша майстерність +2
mode-lift-navigate = орієнтування +2
mode-lift-second-mastery = друга майстерність +2
mode-lift-survival = виживання +2
mode-look-commissions-0 = подивитися західну колоду доручень
mode-look-commissions-1 = подивитися східну колоду доручень
mode-look-encounters = подивитися колоду зустрічей
mode-look-harvests = подивитися колоду збирання
mode-look-jaethi = подивитися колоду Джаеті
mode-look-power-ups = подивитися колоду посилень
mode-look-siege-air = подивитися колоду облоги повітря
mode-look-siege-earth = подивитися колоду облоги землі
mode-look-siege-fire = подивитися колоду облоги вогню
mode-look-siege-void = подивитися колоду облоги порожнечі
mode-look-siege-water = подивитися колоду облоги води
mode-lure = принадити
mode-miss = Немає кого вразити
mode-mend = вилікувати союзника
mode-help = допомогти супротивникові
mode-guard = блок для союзника
mode-scepter = вогонь скіпетра
mode-draught = вилікувати себе
mode-more = ще одна дія
mode-improve-iaido = поліпшити стійку Іайдо
mode-improve-itto-ryu = поліпшити стійку Ітто-рю
mode-improve-nito-ryu = поліпшити стійку Ніто-рю
mode-move = перемістити загін
mode-negate = скасувати стан
mode-nito-ryu = Ніто-рю
mode-nito-ryu-iaido = Ніто-рю і Іайдо
mode-nito-ryu-itto-ryu = Ніто-рю і Ітто-рю
mode-no = Більше нічого
mode-orb = Сфера поглинання
mode-outlast = проти витримки
mode-parry = парирувати
mode-piercing = Пробиття
mode-press = підтримати натиск
mode-read = читати небо
mode-reflect = Відбиття
mode-revive = воскресити
mode-scroll-block = сувій: Блок 4
mode-scroll-counter = сувій: Контратака
mode-scroll-evasion = сувій: Ухиляння 9
mode-scroll-regen = сувій: Регенерація 2
mode-share-regen = поділитися Регенерацією
mode-shell = оболонка
mode-shelter = укрити
mode-soar = політ
mode-strike = удар
mode-take = узяти на себе
mode-take-over = перейняти атаку
mode-teleport = телепортувати загін
mode-test = допомогти перевірці
mode-throw = кидок
mode-throw-slowed = кидок, Сповільнення
mode-throw-vulnerable = кидок, Вразливість
mode-tiers = вищі рівні
mode-to-iaido = потім Іайдо
mode-to-itto-ryu = потім Ітто-рю
mode-to-nito-ryu = потім Ніто-рю
mode-turn = обернутися
mode-vanish = зникнути
mode-veil-counter = завіса, потім Контратака
mode-veil-drain = завіса, потім виснаження
mode-wake = Розбудити
mode-water = сувій води
mode-water-plain = простий сувій води

## Расові вміння та застосовані предмети

ability-kobold-racial = { race-kobold }: расове вміння
ability-nakaharan-racial = { race-nakaharan }: расове вміння
ability-alux-racial = { race-alux }: расове вміння
ability-voldwari-racial = { race-voldwari }: расове вміння
ability-jademar-racial = { race-jademar }: расове вміння
ability-nagual-racial = { race-nagual }: расове вміння
ability-tengu-racial = { race-tengu }: расове вміння
ability-tanuki-racial = { race-tanuki }: расове вміння
ability-xumucane-racial = { race-xumucane }: расове вміння
ability-use-weapon-coating = { item-weapon-coating }
ability-use-bulls-elixir = { item-bulls-elixir }
ability-use-snail-tonic = { item-snail-tonic }
ability-use-xocolatl-elixir = { item-xocolatl-elixir }
ability-use-black-jaguar-blood = { item-black-jaguar-blood }
ability-use-viper-potion = { item-viper-potion }
ability-use-bone-pendant = { item-bone-pendant }
ability-use-voidbane-tonic = { item-voidbane-tonic }
ability-use-iron-elixir = { item-iron-elixir }
ability-use-clay-ocarina = { item-clay-ocarina }
