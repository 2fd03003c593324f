### Літопис: що сталося, рядок на кожну подію.

log-mystling-chosen = { $who } обирає: { MYSTLING($mystling) }.
log-fighter-chosen = { $who }: до бою стає { MYSTLING($mystling) }.
log-deck-begun = { $who }: далі складається колода містлінга { MYSTLING($mystling) }.
log-card-added = { $who }: до колоди додано «{ CARD($card) }».
log-card-taken-out = { $who }: з колоди вийнято «{ CARD($card) }».
log-mode-switched =
    { $on ->
        [0] Складний режим вимкнено: { $mode ->
            [corruption] Спотворення
            [unpredictable] непередбачуваний
           *[steel] сталь
        }.
       *[other] Складний режим увімкнено: { $mode ->
            [corruption] Спотворення
            [unpredictable] непередбачуваний
           *[steel] сталь
        }.
    }
log-deck-ready = { $who }: колода готова, містлінг — { MYSTLING($mystling) } (карт: { $count }).
log-deck-short = { $who }: карт, які можна додати до колоди, більше немає; містлінг — { MYSTLING($mystling) } (карт: { $count } із { $least }).
log-room-left = { $who }: лишено місце для карт підтипу ({ $count }).
log-combat-set = { $against ->
    [0] Двобій { $duel }: { ARENA($arena) }, { MAP($map) }.
   *[other] Битва { $duel }: { ENEMY($enemy) }, { ARENA($arena) }, { MAP($map) }.
  }
log-corruption-attached = Ворог отримує: { CORRUPTION($corruption) }.
log-hand-redrawn = { $who }: узято чотири нові карти.
log-taunt-taken = { $who } отримує жетон Провокації.
log-first-player-set = Починає { $who }.
log-round-began = Раунд { $round }.
log-turn-began = Починається хід: { $body }.
log-card-played =
    { $slot ->
        [0] { $who } виконує карту «{ CARD($card) }» поза комірками.
       *[other] { $who } виконує карту «{ CARD($card) }» з комірки { $slot }.
    }
log-card-triggered = { $who } запускає карту «{ CARD($card) }» з комірки { $slot }.
log-bonus-used = { $who } використовує Бонусну Дію «{ BONUS($bonus) }».
log-power-gained = { $who } отримує { POWER($n) }.
log-power-spent = { $who } витрачає { POWER($n) }.
log-power-discarded = { $who } скидає { POWER($n) }.
log-cards-drawn = { $who } бере карту: { $cards }.
log-card-discarded = { $who } скидає карту «{ CARD($card) }».
log-cards-searched = { $who } дивиться карти: { $cards }.
log-cards-searched-hidden = { $who } дивиться верхні карти колоди ({ $count }).
log-deck-reshuffled = { $who } перетасовує колоду зі скидом (карт: { $count }).
log-deck-shuffled = { $who } тасує колоду.
log-upgrade-attached = { $who } прикріплює Покращення «{ CARD($card) }».
log-card-removed = { $who }: карта «{ CARD($card) }» залишає колоду.
log-fatigue-gained = { $who } отримує Втому.
log-damage-dealt =
    { $dealt ->
        [0] { $prevented ->
            [0] { $body } отримує { $n } шкоди.
           *[other] { $body } отримує { $n } шкоди (відвернено { $prevented }).
        }
       *[other] { $prevented ->
            [0] { $by } → { $body }: { $n } шкоди.
           *[other] { $by } → { $body }: { $n } шкоди (відвернено { $prevented }).
        }
    }
log-missed = { $body } не має нікого в досяжності.
log-spared = { $body } не б’є нікого.
log-in-vain =
    { $why ->
        [no-moves] { $body } не може рухатися: значення — 0.
        [no-way] { $body } не може рухатися: поруч немає вільної клітинки.
        [beside] { $body } лишається на місці: ціль уже поруч.
        [no-closer] { $body } не може підійти ближче й лишається на місці.
        [no-farther] { $body } не може відійти далі й лишається на місці.
        [no-blink] Мерехтіння марне: { $body } не має кращої клітинки.
        [unhurt] { $body } не має шкоди, яку можна зцілити.
        [uncounted] { $body } не отримує нічого: лічити нема чого (0).
        [no-conditions] { $body } не має Станів, які можна очистити.
        [not-held] { $body } не має Стану «{ CONDITION($condition) }», який можна очистити.
        [held] { $condition ->
            [burn] { $body } має найбільше можливих Опіків: нові не додаються.
           *[other] { $body } має Стан «{ CONDITION($condition) }» і так: ще один не додається.
        }
        [immune] { $body } не може мати Станів.
        [full-power] { $body } має найбільше можливої Енергії й не отримує нової.
        [no-power] { $body } не має Енергії, яку можна скинути.
        [cannot-pay] { $body } не може витратити { POWER($n) } на те, що пропонується.
        [cannot-spend] { $n ->
            [one] { $body } не має на аркуші жетона, щоб витратити його на те, що пропонується.
            [few] { $body } не має на аркуші { $n } жетонів, щоб витратити їх на те, що пропонується.
           *[many] { $body } не має на аркуші { $n } жетонів, щоб витратити їх на те, що пропонується.
        }
        [no-deck] { $body } не має карт у колоді.
        [no-cards] { $body } не має карт ні в колоді, ні у скиді.
        [no-slot] { $body } не може взяти карту: немає порожньої комірки.
        [no-card] { $body } не має іншої карти в комірках.
        [triggered] Запуск цього ходу вже використано: { $body } не має другого.
        [no-track] Переривання марне: { $body } не має карти, яку можна скинути.
        [token-limit] { $body } має стільки жетонів, скільки дозволено: нових не отримує.
        [no-supply] { $body } не отримує нічого: усі жетони цієї Стихії зайняті.
        [no-token] { $body } не має жетона, який можна розмістити.
        [no-token-space] { $body } не може розмістити жетон: у досяжності немає придатної клітинки.
        [no-tokens-here] { $body } не має жетона, який можна скинути.
        [summon-limit] { $body } не може нікого прикликати: досягнуто межі жетонів.
        [no-summon-space] { $body } не може нікого прикликати: у досяжності немає придатної клітинки.
       *[no-summons] { $body } не має Прикликанців, які могли б діяти.
    }
log-healed = { $body } зцілюється на { $n }.
log-condition-gained =
    { $n ->
        [one] { $body } отримує: { CONDITION($condition) }.
       *[other] { $body } отримує: { CONDITION($condition) } ×{ $n }.
    }
log-condition-lost =
    { $n ->
        [one] { $body } втрачає: { CONDITION($condition) }.
       *[other] { $body } втрачає: { CONDITION($condition) } ×{ $n }.
    }
log-boosted = { $body }: { $stats } до свого наступного ходу.
log-moved = { $body } переходить на клітинку { $space }.
log-blinked = { $body } переноситься на клітинку { $space }.
log-token-placed = { $body } розміщує жетон на клітинці { $space }.
log-token-gained = { $body } отримує жетони: { $n }.
log-token-discarded =
    { $held ->
        [1] { $body } скидає жетон з аркуша.
       *[other] { $body } скидає жетон із клітинки { $space }.
    }
log-summon-placed = З’являється { SUMMON($summon) } на клітинці { $space }.
log-summon-fell = { SUMMON($summon) } зникає з клітинки { $space }.
log-terrain-gone = Місцевість зникає з клітинки { $space }.
log-attack-drawn = Ворог відкриває карту «{ SYMBOL($symbol) }»; ціль: { $target }.
log-enemy-deck-refilled = Колода Ворога порожня, її тасують наново (карт: { $count }).
log-track-interrupted = { $body } втрачає карту з комірки { $slot }.
log-special-resolved = Особлива Здібність: { ENEMY($enemy) }.
log-special-silenced = Тиша: { ENEMY($enemy) } не використовує Особливу Здібність.
log-taming-advanced = Умову приручення { $number } з { $of } виконано.
log-quest-advanced = { $who }: умову завдання { $number } з { $of } виконано.
log-quest-fulfilled = { MYSTLING($mystling) } виконує завдання й підноситься.
log-conceded = { $who } здається.
log-combat-ended =
    { $result ->
        [win] Переможено: { ENEMY($enemy) }.
        [tame] Приручено: { ENEMY($enemy) }.
       *[lose] Перемагає { ENEMY($enemy) }.
    }
log-round-won =
    { $by_rounds ->
        [1] { $who } перемагає, бо раунди скінчилися; містлінг — { MYSTLING($mystling) }.
       *[other] { $who } перемагає; містлінг — { MYSTLING($mystling) }.
    }
log-mystling-joined = { MYSTLING($mystling) } приєднується до загону.
log-rested = { MYSTLING($mystling) } відпочиває та зцілюється на { $n }.
log-game-ended = Гру завершено. Бали: { $scores }. Переможці: { $winners }.
