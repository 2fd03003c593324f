### Літопис: тайли, жетони, портали облоги та шляхи загону.

## Тайли

log-tile-placed =
    { $side ->
        [caprakan] { TILE($tile) } лежить на місці { $slot } капраканським боком угору.
       *[ishidan] { TILE($tile) } лежить на місці { $slot } ішіданським боком угору.
    }
log-portals-turned = Портал облоги { $west } лежить на заході, поруч на сході — { $east }.
log-boss-token-placed = На { $hex } лігво боса { $boss }.
log-lair-left-empty = Для лігва на { $hex } жетонів босів не залишилося.
log-temple-revealed = На { $hex } стоїть храм { $number }, стійкість { $resilience }.
log-city-recorded = { CITY($city) } — місто-держава { $number }, стійкість { $resilience }.

## Жетони

log-elemental-token-placed =
    { $n ->
        [one] На { $hex } лежить жетон стихії: { ELEMENT($element) }.
        [few] На { $hex } лежать { $n } жетони стихії: { ELEMENT($element) }.
       *[many] На { $hex } лежать { $n } жетонів стихії: { ELEMENT($element) }.
    }
log-elemental-token-gone = Портал на { $hex } зник, а з ним і його жетон: { ELEMENT($element) }.
log-hex-token-placed = На { $hex } лежить жетон гекса: { PLACE($place) } поза грою.
log-hex-token-removed = Жетон гекса з { $hex } прибрано.
log-hex-token-moved = Жетон гекса переходить з { $hex } на { $to }.
log-temple-reopened = Храм знову стоїть, стійкість { $resilience }.

## Портали облоги

log-target-found = Портал облоги { $portal }, { DIRECTION($direction) }: { $hex }.
log-placement-repeated =
    { $cause ->
        [bar] Там край поля: інший напрямок.
        [portal] Там портал облоги: інший напрямок.
        [miniature] Там стоїть фігурка: інший напрямок.
        [defender] Там стоїть твердиня: інший напрямок.
        [no-room] Там немає місця: інший напрямок.
        [no-direction] Звідти жоден напрямок неможливий: інший портал облоги.
        [mountain] Без польоту на летючу гору не стати: ще раз.
        [sky-tile] Там лежить небесний тайл: ще раз.
       *[nether] Там потойбіччя: ще раз.
    }
log-nothing-placed =
    { $cause ->
        [none-left] Небесних тайлів не залишилося.
        [no-place] Покласти ніде.
        [nether] Там уже потойбіччя, і нічого не стається.
        [chained] Гору тримає ефірний ланцюг.
        [there-already] Цей тайл уже лежить на мапі.
       *[no-mountain] Немає летючої гори, з якою це могло б статися.
    }
log-sky-tile-placed =
    { $riser ->
        [0] { TILE($tile) } лягає на { $hex }: вільних опор немає.
       *[other] { TILE($tile) } ширяє над { $hex }.
    }
log-cataclysm-tile-placed = Катаклізм: { TILE($tile) } лежить на { $hex }.
log-sky-tile-flipped = { TILE($tile) } на { $hex } обертається потойбіччям.
log-riser-removed = { TILE($tile) } падає на { $hex }, і здригаються всі твердині.
log-banner-placed = Штандарт облоги { $slot } з’являється на { $hex }.
log-jaethi-manifested = З’являється Джаеті.

## Загін

log-movement-chosen =
    { $movement ->
        [camp] Загін стає табором.
        [cautious] Загін рухається обережно.
        [normal] Загін рухається звичайно.
       *[reckless] Загін рухається відчайдушно.
    }
log-group-moved =
    { $n ->
        [one] Загін проходить { $n } гекс, до { $hex }.
        [few] Загін проходить { $n } гекси, до { $hex }.
       *[many] Загін проходить { $n } гексів, до { $hex }.
    }
log-moved-cautiously = Так рухаються й обережні: рух вважається обережним.
log-group-drifted = Загін зносить ({ DIRECTION($direction) }), тепер він на { $hex }.
log-group-held =
    { $cause ->
        [bar] Загін стоїть: там край поля.
        [portal] Загін стоїть: там портал облоги.
        [water] Загін стоїть: там вода.
        [peak] Загін стоїть: там гірський пік.
        [mountain] Загін стоїть: там летюча гора.
        [guided] Загін не збивається зі шляху.
       *[unknown] Загін стоїть: ніхто не знає, що там.
    }
log-piece-drifted = Штандарт облоги { $slot } зносить ({ DIRECTION($direction) }), тепер він на { $hex }.
log-piece-held = Штандарт облоги { $slot } стоїть на місці.
log-group-teleported = Загін телепортується на { $hex }.
log-hazard-suffered =
    { $element ->
        [none] { $hex } — небезпечна місцевість.
       *[other] { $hex } — небезпечна місцевість, стихія: { ELEMENT($element) }.
    }
log-hazard-withstood = { $who } має насичення цієї стихії ({ ELEMENT($element) }) і не страждає.

## Кубики

dice-portal = портал облоги
dice-direction = напрямок
dice-wander = блукання
dice-roam-direction = напрямок мандрів
dice-roam-distance = відстань мандрів
