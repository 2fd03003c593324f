### Стіл словами.

table-over = Гру закінчено
table-setup = Приготування
table-headline = Хвиля { $wave } з { $of }, { $stage }, хід { $turn }: { $phase }
table-calendar = Календар: { $n } з { $of }; складність гри: { $difficulty }
table-imbalance =
    { $current ->
        [none] Дисбаланс: { $imbalance }
       *[other] Дисбаланс: { $imbalance }; зараз { ELEMENT($current) }
    }
table-nowhere = Загону немає на мапі
table-group = Загін на { $hex }: { $what }
table-movement = Рух: { $movement }
table-mat =
    { $soar ->
        [yes] Швидкість { $speed }, радіус загону { $range }, обсяг збору { $acquire }, політ є
       *[no] Швидкість { $speed }, радіус загону { $range }, обсяг збору { $acquire }, польоту немає
    }
table-group-items = Предмети загону: { $items }
table-combat = Бій, раунд { $round }
table-opponent = { $n }. { $card }: { $vitals }
table-declared = { $who }: { $what }
table-conditions = Стани: { $conditions }
table-banner = штандарт на { $hex }
table-jaethi = Джаеті стоїть на { $hexes }, стійкість { $n }
table-defender = { $name } ({ $hexes }): { $what }
table-stockpile = Запаси: { $stores }
table-yield = Врожай: { $stores }
table-no-hero = { $who } ще не має героя
table-hero = { $who }, { $role } ({ $race }): здоров’я { $health }, енергія { $energy }, золото { $gold }, їжа { $food }
table-augments = Насичення: { $augments }
table-items = Предмети: { $items }
table-kept = Збережені посилення: { $cards }
table-card = { $name } ({ $line }): { $rules }
table-slot-unknown = Місце { $slot }: недосліджене
table-tile = Місце { $slot }: { $name }; { $what }
table-floating = { $name } навколо { $hex } ({ NATURE($nature) })
