### Стіл словами: для терміналів і програм читання з екрана.

## Скільки вже зіграно

table-over = Гру завершено
table-choosing = Вибір містлінгів
table-building = Складання колод
table-preparing =
    { $mode ->
        [gauntlet] Перед битвою { $duel } з { $of }
        [pvp_challenge] Перед двобоєм { $duel }
        [pvp_quick] Перед двобоєм
       *[duel] Перед битвою
    }
table-combat =
    { $mode ->
        [gauntlet] Битва { $duel } з { $of }
        [pvp_challenge] Двобій { $duel }
        [pvp_quick] Двобій
        [roguelite] Забіг, Битва { $duel }
       *[duel] Битва
    }
table-round = раунд { $round }
table-round-of = раунд { $round } з { $of }
table-turn = ходить { $seat }
table-enemy-turn = хід Ворога
table-gauntlet = Випробування: балів { $points }, програно битв { $lost } (межа — { $lives })
table-challenge = Турнір: { $wins } (вирішують дві перемоги)
table-wins = { $seat } { $n }
table-hard = Складні режими: { $modes }
table-hard-corruption = Спотворення
table-hard-unpredictable = непередбачуваний
table-hard-steel = сталь

## Арена

table-arena = { ARENA($arena) }, { MAP($map) }
table-letter-1 = А
table-letter-2 = Б
table-letter-enemy = В
table-letter-summon = п
table-legend = { $things }
table-legend-body = { $letter } { $who }
table-legend-summon = { $letter } Прикликанець
table-legend-boon = { $letter } БЛАГО
table-legend-bane = { $letter } ЛИХО
table-legend-token = { $letter } { TOKEN($element) } ({ $who })
table-legend-hole = { $letter } порожня клітинка
table-legend-marks = ¹ ² ³ МІТКИ 1, 2, 3
table-legend-starts = I II III — початкові клітинки

## Містлінги

table-body = { $letter } { $who }: { MYSTLING($mystling) }
table-body-exalted = { $letter } { $who }: { MYSTLING($mystling) }, піднесена форма
table-enemy = { $letter } { ENEMY($enemy) }
table-health = Здоров’я { $left }/{ $of }
table-stat = { STAT($stat) } { $n }
table-stat-changed = { STAT($stat) } { $n } (на карті { $base })
table-power = Енергія { $n }
table-range = відстань { $n } ({ $who })
table-taunt = має Провокацію
table-conditions = { $conditions }
table-tokens =
    { $most ->
        [0] { TOKEN($element) } ×{ $n }
       *[other] { TOKEN($element) } { $n }/{ $most }
    }
table-held = на аркуші { $n }
table-slot = { $slot } (+{ $power }) { CARD($card) }: { $what }
table-slot-empty = { $slot } (+{ $power }) порожня
table-slots = Комірки: { $cards }
table-slot-name = { $slot } { CARD($card) }
table-piles = Колода { $deck }, скид { $discard }
table-piles-top = Колода { $deck }, скид { $discard } (зверху «{ CARD($card) }»)
table-passive = Діє: «{ CARD($card) }». { $what }
table-upgrade = Покращення: «{ CARD($card) }». { $what }
table-looking = Переглядаєте: { $cards }
table-looking-hidden =
    { $n ->
        [one] Переглядає { $n } карту
        [few] Переглядає { $n } карти
       *[other] Переглядає { $n } карт
    }
table-own-deck = У колоді, без порядку: { $cards }
table-on-top = На верху колоди: { $cards }
table-under = Під колодою: { $cards }
table-discard = Скид, верхня карта остання: { $cards }
table-counted = { $n }× { CARD($card) }
table-bonuses = Бонусні Дії:
table-bonus = { BONUS($bonus) }, { POWER($power, form: "is") }: { $what }
table-bonus-used = { BONUS($bonus) }, { POWER($power, form: "is") }: { $what } (цього ходу вже використано)
table-quest = Завдання, умов виконано { $done } з { $of }:
table-party = Загін: { $members }
table-member = { MYSTLING($mystling) } { $left }/{ $of }
table-member-fights = { MYSTLING($mystling) } (б’ється)
table-member-out = { MYSTLING($mystling) } (вже має перемогу)
table-member-fatigue = { $member }, Втома { $n }

## Ворог

table-next = Наступна атака: { SYMBOL($symbol) }, ціль: { $target }. { $what }
table-next-hidden = Наступна атака: долілиць
table-forecast = Якби його хід настав зараз: { $what }.
table-forecast-damage = { $n } шкоди ({ $who })
table-forecast-condition = { CONDITION($condition) } ({ $who })
table-forecast-special = разом з Особливою Здібністю
table-forecast-lost = Битву було б програно
table-forecast-nothing = ніхто б не постраждав
table-track = Доріжка: { $slots }
table-track-card = { $slot } { SYMBOL($symbol) }
table-track-empty = { $slot } –
table-track-marker = { $text }★
table-special = ★ Особлива Здібність, коли заповниться комірка { $slot }: { $what }
table-special-next = ★ Особлива Здібність наступного ходу: { $what }
table-special-silenced = ★ Особлива Здібність, Тиша її стримує: { $what }
table-enemy-deck = Колода Ворога { $deck }, скид { $discard }
table-enemy-left = Ще не відкрито: { $cards }
table-corruptions = Спотворення: { $cards }
table-summon = { $letter } { SUMMON($summon) } на клітинці { $space }: Здоров’я { $left }/{ $of }
table-terrain = Місцевість на клітинці { $space }: Здоров’я { $left }/{ $of }
table-taming = Приручення, { $done } з { $of }:
table-untamable = Тут його не приручити.
table-done = ✓ { $what }
table-current = → { $what }
table-current-progress = → { $what } ({ $have } з { $need })
table-later = · { $what }
table-fact-holds = зараз виконано

## Перед Битвою

table-draft = { $seat } складає колоду, містлінг — { MYSTLING($mystling) }: карт { $have } з { $n }
table-draft-limits = власних карт { $specific } з { $least }–{ $most }, легендарних { $legendary } з { $legends }
table-draft-subtype = підтипу { ELEMENT($element) } { $n } з { $most }
table-draft-cards = { $cards }
table-deck-list = Колода, містлінг — { MYSTLING($mystling) }: { $cards }
table-nothing = нічого
