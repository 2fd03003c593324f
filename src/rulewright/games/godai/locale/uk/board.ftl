### Слова на малюнку і назви його частин.

panel-wave = Хвиля { $wave } з { $of } · { $stage }
panel-phase-movement = Рух
panel-phase-skill = Навички
panel-phase-event = Події
panel-phase-villain = Лиходій
panel-stores = Запаси та врожай
panel-combat = Бій · раунд { $round }
panel-declared = Оголошено
panel-undecided = ще обирає
panel-fled = поза боєм
panel-dead = загинув, воскресне на ході { $turn }
panel-waiting = чекає в місті-державі
panel-new = ще не із загоном
panel-nothing = нічого
panel-level = Рівень { $n }
fallen-flipped = повалено
fallen-destroyed = зруйновано

part-hex = { $hex }: { $what }
part-group = Загін на { $hex }
part-banner = Штандарт { $n }: { $card }, стійкість { $resilience }
part-jaethi = Джаеті, стійкість { $n }
part-calendar = Календар: { $n } з { $of }
part-imbalance = Дисбаланс, { $element }: { $n }
part-slot-empty = Комірка облоги { $n }: порожня
part-slot = Комірка облоги { $n }: { $card }, стійкість { $resilience }, долілиць: { $pile }
part-slot-waiting = Комірка облоги { $n }: долілиць: { $pile }
part-resource =
    { $more ->
        [0] { $resource }: { $n }
       *[other] { $resource }: { $n }, у врожаї { $more }
    }
part-token-hex = Жетон гекса на { $hex }
part-token-imbalance = Жетон дисбалансу ({ $what }) на { $hex }
part-token-elemental = Жетон стихії ({ $what }) на { $hex }
part-token-boss = { $what } на { $hex }
part-token-discovery = Відкриття на { $hex }: { $what }
part-token-amplifier = Підсилювач Джерела на { $hex }
part-opponent = { $card }: { $vitals }
part-ally = { $card }: здоров’я { $n }
part-hero = { $who }: { $role }, { $race }
part-stat = { $stat } { $n }, спорядження { $gear } з 6
part-item =
    { $n ->
        [1] { $item }
       *[other] { $item } × { $n }
    }
part-portal = Портал облоги { $n }
part-portal-closed = Портал облоги { $n }, закритий
declared-outlast = Перевірка витримки
declared-flee = Втеча
declared-shell = Ламати оболонку
declared-charmed = Під чарами
declared-none = Нічого
