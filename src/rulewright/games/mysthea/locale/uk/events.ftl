### Журнал: що сталося, по рядку на подію. Теперішній час не потребує роду.

## Перед грою

log-colour-chosen = { $who } обирає колір: { COLOUR($colour) }.
log-card-drafted =
    { $type ->
        [champion] { $who } бере Чемпіона: { CARD($card) }.
       *[other] { $who } бере карту «{ CARD($card) }».
    }
log-champion-placed = { $who } ставить Чемпіона { REGION($region, form: "to") }: { CHAMPION($champion) }.
log-token-placed = { $who } кладе Жетон Зіткнення на Острів «{ ISLAND($island) }».
log-mirages-removed = Ці Жетони Марева залишають гру: { $mirages }.

## Ери й раунди

log-era-began = Починається { ERA($era) }.
log-area-cleared = { ERA($era) } позаду: карти із Зони Розвитку залишають гру.
log-cards-revealed = У Зоні Розвитку відкрито: { $cards }.
log-attunements-returned = Усі Налаштування знову доступні.
log-monster-appeared = З’являється Химера { MONSTER($monster) }: Острів «{ ISLAND($island) }».
log-champion-restored = { $who }: Чемпіон { CHAMPION($champion) } більше не поранений.
log-fortifications-returned =
    { $who } повертає до запасу { $count ->
        [one] { $count } Укріплення
        [few] { $count } Укріплення
       *[other] { $count } Укріплень
    }.
log-hand-regained = { $who } повертає в руку свою стопку скидання: { $cards }.
log-order-set = Порядок гри: { $order }.
log-artefact-charged = { $who } перезаряджає Артефакт.
log-artefact-discharged = { $who } розряджає Артефакт.
log-event-placed =
    { $scores ->
        [1] Нова Подія на Шляху Подій: { EVENT($event) } ({ $glory ->
            [one] { $glory } бал
            [few] { $glory } бали
           *[other] { $glory } балів
        } Слави за Регіон).
       *[other] Нова Подія на Шляху Подій: { EVENT($event) }.
    }
log-last-round = На Шляху Подій лежить остання Карта Регіону: це останній раунд Ери.
log-turn-began = Ходить { $who }.

## Ресурси й карти

log-gained = { $who } отримує { $what }.
log-paid = { $who } платить { $what }.
log-glory-lost =
    { $who } втрачає { $glory ->
        [one] { $glory } бал
        [few] { $glory } бали
       *[other] { $glory } балів
    } Слави.
log-points-gained =
    { $who } має на витрати { $points ->
        [one] { $points } Командний бал
        [few] { $points } Командні бали
       *[other] { $points } Командних балів
    }.
log-card-played = { $who } розігрує карту «{ CARD($card) }».
log-card-used = { $who } застосовує Ефект карти «{ CARD($card) }».
log-card-placed = { $who } розміщує на Полі Гравця карту «{ CARD($card) }».
log-accessory-used = { $who } активує Аксесуар «{ CARD($card) }».
log-card-discarded = { $who } скидає карту «{ CARD($card) }».
log-card-trashed = { $who } прибирає з гри карту «{ CARD($card) }».
log-cards-drawn = { $who } витягує: { $cards }.
log-cards-drawn-hidden =
    { $who } витягує { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }.
log-card-bought =
    { $who } купує карту «{ CARD($card) }» за { $energy ->
        [one] { $energy } бал
        [few] { $energy } бали
       *[other] { $energy } балів
    } Енергії.
log-card-put-under = { $who } кладе під Колоду Ери карту «{ CARD($card) }».

## Підрозділи

log-constructed = { $who } створює { UNIT($unit, form: "one") }.
log-deployed = { $who } розміщує { UNIT($unit, form: "one") } { REGION($region, form: "in") }.
log-travelled = { $who } здійснює Подорож { UNIT($unit, form: "with") } { REGION($origin, form: "from") } { REGION($target, form: "to") }.
log-carried = { $who } переносить { UNIT($unit, form: "one") } { REGION($origin, form: "from") } { REGION($target, form: "to") }.
log-marched =
    { $who } здійснює Подорож { $units ->
        [one] { $units } Підрозділом
       *[other] { $units } Підрозділами
    } { REGION($origin, form: "from") } { REGION($target, form: "to") }.
log-unit-removed = { $who } втрачає { UNIT($unit, form: "one") } { REGION($region, form: "in") }.
log-champion-wounded = { $who }: Чемпіон { CHAMPION($champion) } зазнає поранення { REGION($region, form: "in") }.

## Бій

log-battle-began = { $who } розпочинає Бій { REGION($region, form: "in") }. Учасники: { $sides }.
log-card-revealed =
    { $type ->
        [tactic] { $who } відкриває карту «{ CARD($card) }»: Напад.
        [objective] { $who } відкриває карту «{ CARD($card) }»: Відступ.
        [accessory] { $who } відкриває карту «{ CARD($card) }»: Жертвування.
        [upgrade] { $who } відкриває карту «{ CARD($card) }»: Захист.
       *[none] { $who } не реагує.
    }
log-strength-compared = Сила в Бою: { $totals }.
log-battle-ended = Бій { REGION($region, form: "in") } закінчено. Найбільша Сила: { $strongest }.

## Острови та Зіткнення

log-island-lifted = { $who } піднімає Острів «{ ISLAND($island) }».
log-attunement-claimed = { $who } бере Налаштування «{ ATTUNEMENT($attunement) }».
log-island-set-down = { $who } опускає Острів «{ ISLAND($island) }». Острови за годинниковою стрілкою: { $ring }.
log-encounter-met = { $who } здійснює Зіткнення: «{ ENCOUNTER($encounter) }».
log-approach-chosen = { $who } обирає: { $how }.
log-token-moved =
    { $steps ->
        [0] { $who }: Жетон Зіткнення лишається на Острові «{ ISLAND($island) }».
        [one] { $who }: Жетон Зіткнення переміщується на { $steps } Острів: «{ ISLAND($island) }».
        [few] { $who }: Жетон Зіткнення переміщується на { $steps } Острови: «{ ISLAND($island) }».
       *[other] { $who }: Жетон Зіткнення переміщується на { $steps } Островів: «{ ISLAND($island) }».
    }

## Химери та кінець Ери

log-monster-attacked = Химера { MONSTER($monster) } атакує Острів «{ ISLAND($island) }».
log-monster-compared =
    { $defeated ->
        [1] Химеру { MONSTER($monster, form: "whom") } переможено на Острові «{ ISLAND($island) }»: Сила { $strength } проти { $against }.
       *[other] Химеру { MONSTER($monster, form: "whom") } не переможено на Острові «{ ISLAND($island) }»: Сила { $strength } проти { $against }.
    }
log-reward-given =
    { $rank ->
        [gold] { $who } здобуває Золото: винагорода за Химеру { MONSTER($monster, form: "whom") }.
        [silver] { $who } здобуває Срібло: винагорода за Химеру { MONSTER($monster, form: "whom") }.
       *[bronze] { $who } здобуває Бронзу: винагорода за Химеру { MONSTER($monster, form: "whom") }.
    }
log-monster-moved = Химера { MONSTER($monster) } переміщується на Острів «{ ISLAND($island) }».
log-monster-stayed = Химера { MONSTER($monster) } залишається на Острові «{ ISLAND($island) }».
log-islands-swapped = Химера { MONSTER($monster) } тягне за собою Острів «{ ISLAND($island) }». Острови за годинниковою стрілкою: { $ring }.
log-monster-left = Химера { MONSTER($monster) } залишає гру.
log-event-resolved =
    { $scores ->
        [1] Розігрується { EVENT($event) }: { $glory ->
            [one] { $glory } бал
            [few] { $glory } бали
           *[other] { $glory } балів
        } Слави за Регіон.
       *[other] Розігрується { EVENT($event) }.
    }
log-event-skipped = { EVENT($event) } лежить лицьовою стороною донизу, її пропускають.
log-region-scored =
    { $who } контролює Регіон «{ REGION($region) }»: { $glory ->
        [one] { $glory } бал
        [few] { $glory } бали
       *[other] { $glory } балів
    } Слави.
log-era-ended = { ERA($era) } закінчується.
log-game-ended = Гру закінчено. Слава: { $scores }.
