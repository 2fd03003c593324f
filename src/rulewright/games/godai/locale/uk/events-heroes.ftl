### Журнал: герої.

log-role-chosen = { $who } грає роль: { ROLE($role) }.
log-race-chosen = { $who }: { ROLE($role) }, { RACE($race) }.
log-birth-element-chosen = { $who } обирає стихію: { ELEMENT($element) }.
log-stat-tested =
    { $outcome ->
        [critical] { $who } перевіряє { STAT($stat, form: "acc") } ({ $rank }), результат { $result }: критичний успіх.
        [success] { $who } перевіряє { STAT($stat, form: "acc") } ({ $rank }), результат { $result }: успіх.
        [bad] { $who } перевіряє { STAT($stat, form: "acc") } ({ $rank }), результат { $result }: критична невдача.
        [declined] { $who } не кидає кубика ({ STAT($stat) }): критична невдача.
       *[failure] { $who } перевіряє { STAT($stat, form: "acc") } ({ $rank }), результат { $result }: невдача.
    }
log-vital-lost = { $who } втрачає { $n } { VITAL($vital, form: "gen") }; лишилося { $left }.
log-vital-healed = { $who } отримує { $n } { VITAL($vital, form: "gen") }; тепер { $now }.
log-heal-refused =
    { $cause ->
        [cursed] { $who }: Прокляття не дає лікуватися.
       *[corrosive] { $who }: їдка шкода не дає лікуватися цього ходу.
    }
log-condition-gained =
    { $n ->
        [1] { $who } отримує стан «{ CONDITION($condition) }».
       *[other] { $who } отримує стан «{ CONDITION($condition) }» × { $n }.
    }
log-condition-lost = { $who } позбувається стану «{ CONDITION($condition) }».
log-wound-gained = { $who }: критичних ран більше на одну, тепер { $wounds }.
log-wound-lost = { $who }: критичних ран менше на одну, тепер { $wounds }.
log-gold-gained = { $who } отримує { AMOUNT("gold", $n) }.
log-gold-lost = { $who } втрачає { AMOUNT("gold", $n) }.
log-food-gained = { $who } отримує { AMOUNT("food", $n) }.
log-food-lost = { $who } втрачає { AMOUNT("food", $n) }.
log-food-eaten = { $who } з’їдає { AMOUNT("food", $n) }.
log-overflowed =
    { $what ->
        [gold] { HELD("gold", $n) } не вміщується й пропадає.
        [food] { HELD("food", $n) } не вміщується й пропадає.
       *[platinum] { HELD("platinum", $n) } понад межу загону пропадає.
    }
log-starving-changed =
    { $level ->
        [0] { $who } більше не голодує.
       *[other] { $who }: голод { $level }.
    }
log-item-gained = { $who } отримує предмет «{ ITEM($item) }».
log-item-gained-by-group = Загін отримує предмет «{ ITEM($item) }».
log-item-lost = { $who } втрачає предмет «{ ITEM($item) }».
log-item-lost-by-group = Загін витрачає предмет «{ ITEM($item) }».
log-shared =
    { $what ->
        [gold] { $who } дає { AMOUNT("gold", $n) }: { $hero }.
        [food] { $who } дає { AMOUNT("food", $n) }: { $hero }.
       *[other] { $who } дає предмет «{ ITEM($what) }»: { $hero }.
    }
log-gear-gained = { $who } отримує покращення спорядження: { STAT($stat) } { $rank }.
log-gear-fused =
    { $n ->
        [one] { $who } сплавляє { $n } покращення спорядження: { STAT($stat) }.
        [few] { $who } сплавляє { $n } покращення спорядження: { STAT($stat) }.
       *[many] { $who } сплавляє { $n } покращень спорядження: { STAT($stat) }.
    }
log-rank-gained = { $who }: { STAT($stat) } { SIGNED($n) }, тепер { $rank }.
log-element-augmented = { $who }: насичення ({ ELEMENT($element) }), рівень { $tier }.
log-element-lent = { $who }: насичення ({ ELEMENT($element) }) на цю фазу, рівень { $tier }.
log-rank-lost = { $who }: { STAT($stat) } −{ $n } назавжди.
log-damage-negated = Сфера поглинання нейтралізує { $n } шкоди: { $who }.
log-die-shifted = { $who } повертає кубик: було { $was }, стало { $face }.
log-die-rolled-again = { $who } перекидає кубик, на якому було { $was }.
log-power-up-drawn = { $who } бере посилення «{ CARD($card) }».
log-power-up-kept = { $who } лишає собі посилення «{ CARD($card) }».
log-power-up-set-aside = Закрите посилення чекає на повернення: { $who }.
log-power-up-used = { $who } використовує посилення «{ CARD($card) }».
log-hero-died = { $who } гине й воскресне на ході { $revives }.
log-group-fell = Живих не лишилося. Загін воскресне на ході { $revives }.
log-hero-revived =
    { $city ->
        [0] { $who } воскресає поруч із загоном.
       *[other] { $who } воскресає в місті-державі { $city }.
    }
log-hero-rejoined = { $who } знову із загоном.
log-hero-created = { $who } починає новим героєм.
log-hero-joined = До загону долучається новий герой: { $who }.
log-racial-used = { $who } використовує расове вміння: { RACE($race) }.
log-power-up-put-back =
    { $top ->
        [0] { $who } кладе «{ CARD($card) }» під колоду.
       *[other] { $who } кладе «{ CARD($card) }» зверху колоди.
    }
