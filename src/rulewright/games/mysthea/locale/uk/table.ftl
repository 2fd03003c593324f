### The table in words, for terminals and screen readers.

table-when = Ера { $era } з 3, раунд { $round }
table-setup = Підготовка
table-over = Кінець
table-turn = хід: { $seat }
table-path = Події: { $events }
table-path-empty = Події: ще жодної
table-path-space = { $event } ({ $glory })
table-path-next = далі { $event }
table-path-last = більше не буде
table-face-down = { $event }, долілиць
table-attunement-free = Налаштування { $name }
table-attunement-taken = Налаштування { $name }, у гравця: { $seat }
table-region-empty = { $region }: порожньо
table-region = { $region }: { $units }
table-region-mirage = { $region }: Марево
table-units = { $seat } { $units }
table-control = контролює { $seat } (Сила { $n })
table-champion = Чемпіон
table-champion-wounded = поранений Чемпіон
table-troops = { $n ->
    [1] Військовий
    [one] { $n } Військовий
    [few] { $n } Військові
   *[other] { $n } Військових
}
table-golems = { $n ->
    [1] Голем
    [one] { $n } Голем
    [few] { $n } Големи
   *[other] { $n } Големів
}
table-fortifications = { $n ->
    [1] Укріплення
    [one] { $n } Укріплення
    [few] { $n } Укріплення
   *[other] { $n } Укріплень
}
table-token = Жетон Зіткнення: { $seat }
table-monster-rooted = { $name } (Сила { $n }, Шторм не рухає)
table-monster = { $name } (Сила { $n })
table-seat = { $seat } ({ $colour }): Слава { $glory }, Енергія { $energy }, Досвід { $experience }
table-champion-card = Чемпіон { $champion }
table-artefact = Артефакт { $number } { $charged ->
    [1] заряджений
   *[other] розряджений
}
table-hand-count = карт у руці: { $n }
table-known = відомі з них: { $cards }
table-hand = Ваша рука: { $cards }
table-hand-empty = Ваша рука порожня
table-card = { $name } ({ $type }, { $points })
table-discard = Стопка скидання: { $cards }
table-accessories = Аксесуари: { $cards }
table-upgrades = Розвиток: { $cards }
table-constructed = Створено: { $units }
table-supply = Запас: { $units }
table-faced = Здійснено Зіткнень: { $n }
table-display = Зона Розвитку: { $cards }; Колода Ери: { $n }
table-encounter = Наступне Зіткнення: { $name }, Слава: { $glory }; { $one } або { $two }
table-draft = Відкритий вибір: { $cards }
table-monsters = Химери трьох Ер: { $monsters }
table-battle = Бій, { $region }: { $sides }
table-nothing = немає
