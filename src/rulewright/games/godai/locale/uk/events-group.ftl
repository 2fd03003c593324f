### Журнал: загін, його ресурси, колоди й ходи.

log-resource-gained =
    { $store ->
        [yield] До врожаю: { HELD($resource, $n) }.
       *[stockpile] Загін отримує { AMOUNT($resource, $n) }.
    }
log-resource-lost =
    { $store ->
        [yield] Із врожаю зникає { HELD($resource, $n) }.
       *[stockpile] Загін віддає { AMOUNT($resource, $n) }.
    }
log-element-rolled =
    { $face ->
        [match] Кубик { ELEMENT($die, form: "gen") }: збіг.
        [surge] Кубик { ELEMENT($die, form: "gen") }: сплеск.
       *[mismatch] Кубик { ELEMENT($die, form: "gen") }: незбіг, { ELEMENT($element) }.
    }
log-calendar-changed = Календар { SIGNED($n) }, тепер { $now }.
log-imbalance-changed = Дисбаланс ({ ELEMENT($element) }) { SIGNED($n) }, тепер { $now }.
log-portal-closed = Портал облоги { $portal } зруйновано.
log-turn-began =
    { $stage ->
        [siege] Хід { $turn }: хвиля { $wave }, етап облоги.
       *[harvest] Хід { $turn }: хвиля { $wave }, етап збирання.
    }
log-phase-skipped =
    { $phase ->
        [skill] У місті-державі фази навичок немає.
       *[other] Живих немає: грається лише фаза лиходія.
    }
log-harvest-card-drawn = Карта збирання: «{ CARD($card) }».
log-bonus-taken = Загін бере бонус карти «{ CARD($card) }».
log-equip-regained = Загін повертає карту «{ CARD($card) }».
log-difficulty-raised = Складність зростає: { DIFFICULTY($difficulty) }.
log-deck-reshuffled =
    { $deck ->
        [encounters] Колоду зустрічей перетасовано.
        [power-ups] Колоду посилень перетасовано.
       *[harvests] Колоду збирання перетасовано.
    }
log-commission-turned = Відкрито доручення: «{ CARD($card) }».
log-commission-discarded = Скинуто доручення: «{ CARD($card) }».
log-jaethi-card-seen = Карта колоди Джаеті стає відомою: «{ CARD($card) }».
log-card-seen =
    { $deck ->
        [encounters] Зверху колоди зустрічей лежить «{ CARD($card) }».
        [harvests] Зверху колоди збирання лежить «{ CARD($card) }».
        [power-ups] Зверху колоди посилень лежить «{ CARD($card) }».
        [commissions-0] Зверху західної колоди доручень лежить «{ CARD($card) }».
        [commissions-1] Зверху східної колоди доручень лежить «{ CARD($card) }».
       *[other] Зверху колоди облоги лежить «{ CARD($card) }».
    }
log-harvest-card-recalled = «{ CARD($card) }» лягає зверху колоди збирання.
log-modified = «{ CARD($card) }» діє далі.
log-modifier-ended = «{ CARD($card) }» більше не діє.
log-navigation-failed = Шлях знаходять лише { $successes } з потрібних { $needed }: загін заблукав.
log-city-rolled = Місто-держава { $city }.
log-game-won = Загін переміг: Ґодай вистояв.
log-game-lost = Загін програв: обидва міста-держави зруйновано.
