### Журнал: врожаї, місця, покупки, предмети, доручення.

log-hex-harvested = Зібрано { $hex }: { AID($aid) }.
log-harvest-missed = { AID($aid) }: жоден кубик не показав { $need } або менше.
log-place-entered = Загін відпочиває { PLACE($place, form: "in") }.
log-orb-filled = { $who }: зарядів у Сфері поглинання — { $charges }.
log-token-gathered =
    { $kind ->
        [imbalance] Загін бере жетон дисбалансу на { $hex }: { ELEMENT($element) }.
       *[elemental] Загін бере жетон стихії на { $hex }: { ELEMENT($element) }.
    }
log-discovery-secured = Загін здобуває відкриття: { CARD($card) }.
log-treasure-taken = { $who } отримує скарб: { CARD($card) }.
log-lair-stirs = У лігві на { $hex } немає боса, але там живе хтось інший.
log-item-bought =
    { $currency ->
        [platinum] Загін купує за { AMOUNT("platinum", $price) }: { ITEM($item) }.
       *[gold] Куплено за { AMOUNT("gold", $price) }: { ITEM($item) }.
    }
log-gear-bought = { $who } купує покращення спорядження ({ STAT($stat) }) за { AMOUNT("gold", $price) }.
log-traded =
    { $what ->
        [gold] Отримано { AMOUNT("platinum", $platinum) } за { AMOUNT("gold", $n) }.
        [mixed] Отримано { AMOUNT("platinum", $platinum) } за { $n } ресурсів I рівня.
       *[other] Отримано { AMOUNT("platinum", $platinum) } за { AMOUNT($what, $n) }.
    }
log-item-applied = Використано: { ITEM($item) }.
log-cloak-warmed = Плащ Джерела зігріває: { $who }.
log-reassigned =
    { $goal ->
        [stockpile] { RESOURCE($what) }: { DEFENDER($defender) } → запаси.
       *[other] { RESOURCE($what) }: { DEFENDER($defender) } → { DEFENDER($goal) }.
    }
log-harvest-card-placed = На верх колоди збирання: { CARD($card) }.
log-riser-switched =
    { $added ->
        [0] { TILE($tile) } втрачає опору; твердині не страждають.
       *[other] { TILE($tile) } отримує опору.
    }
log-mountain-shifted = { TILE($tile) } пересунуто на { $hex }.
log-mountain-chained = { TILE($tile) } тримає ланцюг.
log-amplifier-set = На { $hex } стоїть підсилювач Джерела.
log-portal-foretold = Штандарт комірки { $slot } прийде з порталу облоги { $portal }.
log-power-up-removed = Карта виходить із гри: { CARD($card) }.
log-element-turned = Тепер кубик показує: { ELEMENT($element) }.
log-commission-attempted = Загін береться за доручення: { CARD($card) }.
log-commission-counted = { CARD($card) }, { STAT($stat) }: { $have } із { $need }.
log-escort-tested = { CARD($escort) }, перевірка ({ STAT($stat) }): { $result } проти { $rank }.
log-commission-picked-up = Доручення в дорозі: { CARD($card) }.
log-commission-completed =
    { $doubled ->
        [0] Доручення виконано: { CARD($card) }.
       *[other] Доручення виконано з критичним успіхом, нагорода подвоюється: { CARD($card) }.
    }
log-commission-failed = Доручення ще не виконано: { CARD($card) }.
log-equip-kept = Залишається як карта оснащення: { CARD($card) }.
log-escort-healed = Підопічного вилікувано на { $n }, тепер здоров’я: { $left } (доручення: { CARD($card) }).
log-escort-lost = Підопічний загинув; доручення втрачено: { CARD($card) }.
dice-commission = доручення
dice-escort = підопічний
dice-vine = Лоза мертвих
