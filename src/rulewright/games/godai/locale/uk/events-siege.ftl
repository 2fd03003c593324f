### Журнал: карти Джаеті, кінець етапу збирання, облога.

log-jaethi-card-drawn = Карта Джаеті: { CARD($card) }.
log-siege-called =
    { $n ->
        [one] «ОБЛОГА!» Поточний дисбаланс: { ELEMENT($element) }.
       *[other] «ОБЛОГА!» Поточний дисбаланс: { ELEMENT($element) }; карт «ОБЛОГА!» вже { $n }.
    }
log-siege-card-placed = Карта облоги ({ ELEMENT($element) }) лягає закритою в комірку { $slot }.
log-siege-deck-empty = Карт облоги цієї стихії ({ ELEMENT($element) }) не лишилося.
log-cataclysm-passed = { CARD($card) } не діє: за етап збирання буває лише один катаклізм.
log-discovery-placed = { CARD($card) }: жетон лежить на { $hex }.
log-discovery-lost = { CARD($card) }: відкриття втрачено.
log-treasure-lost = { CARD($card) }: скарб не здобуто вчасно, його втрачено.
log-resource-card-kept = Загін залишає собі карту { CARD($card) }.
log-harvest-ended = Етап збирання хвилі { $wave } завершено.
log-siege-began = Починається облога { $siege }.
log-imbalance-tokens-cleared = З мапи прибрано жетони дисбалансу: { $n }.
log-temple-returned = { DEFENDER($defender) } знову стоїть.
log-hex-token-flipped = Жетон гекса на { $hex }: { ELEMENT($element) }.
log-siege-card-turned-up = Комірка { $slot }: { CARD($card) }, стійкість { $resilience }.
log-siege-card-seen = Верхня карта комірки { $slot }: { CARD($card) }.
log-siege-card-discarded = { CARD($card) }: скинуто з комірки { $slot }.
log-banner-moved = { BANNER($slot) } рухається на { $hex }.
log-banner-slowed = { DEFENDER($defender) }: { BANNER($slot) } у пастці, наступний рух коротший на { $n }.
log-jaethi-moved =
    { $hex ->
        [0] Джаеті перетинає край поля.
       *[other] Джаеті рухається на { $hex }.
    }
log-token-taken = { BANNER($slot) } забирає жетон ({ ELEMENT($element) }) з { $hex }.
log-settlement-destroyed = { BANNER($slot) } руйнує поселення на { $hex }.
log-amplifier-removed = { BANNER($slot) } досягає підсилювача Джерела на { $hex }; жетон прибрано.
log-opponent-empowered = { BANNER($slot) }: катаклізм дає +{ $n } міці.
log-opponent-reinforced = { BANNER($slot) }: +{ $n } стійкості, тепер { $now }.
log-jaethi-shielded = Цього ходу Джаеті має Імунітет.
log-defender-hit =
    { $slot ->
        [0] { DEFENDER($defender) }: { $n } облогової шкоди, стійкості лишилося { $left }.
       *[other] { DEFENDER($defender) }: { $n } облогової шкоди ({ BANNER($slot) }), стійкості лишилося { $left }.
    }
log-defender-unharmed = { DEFENDER($defender) } витримує облогову шкоду.
log-defender-weakened =
    { $stat ->
        [recruits] { DEFENDER($defender) } втрачає рекрута, лишилося { $now }.
        [potential] { DEFENDER($defender) }: −{ $n } потенціалу, тепер { $now }.
        [power] { DEFENDER($defender) }: −{ $n } міці, тепер { $now }.
       *[range] { DEFENDER($defender) }: −{ $n } радіуса, тепер { $now }.
    }
log-defender-strengthened =
    { $stat ->
        [resilience] { DEFENDER($defender) }: +{ $n } стійкості, тепер { $now }.
        [potential] { DEFENDER($defender) }: +{ $n } потенціалу, тепер { $now }.
        [power] { DEFENDER($defender) }: +{ $n } міці, тепер { $now }.
       *[range] { DEFENDER($defender) }: +{ $n } радіуса, тепер { $now }.
    }
log-defender-frozen = { DEFENDER($defender) }: Заморожування, карти оснащення цього ходу не діють.
log-defender-overpowered = { DEFENDER($defender) }: Пересилення, найвища навичка героїв не підсилить оборону.
log-defender-dragged = { DEFENDER($defender) }: затягнуто на { $hex }.
log-equip-discarded = { DEFENDER($defender) } втрачає карту оснащення: { EQUIP($card) }.
log-ore-consumed = Ефірна руда: { DEFENDER($defender) } отримує +5 стійкості.
log-group-hit = { BANNER($slot) } завдає удару загонові.
log-hero-immune = { $who }: Імунітет.
log-hero-bolstered =
    { $success ->
        [1] { $who } підсилює оборону ({ DEFENDER($defender) }, { STAT($skill) }).
       *[0] { $who } марно намагається підсилити оборону ({ DEFENDER($defender) }, { STAT($skill) }).
    }
log-defender-rolled = { DEFENDER($defender) }: { $n } облогової шкоди всім у радіусі.
log-hero-struck = { $who } б’є ({ BANNER($slot) }): { $n } облогової шкоди.
log-opponent-hit = { BANNER($slot) }: { $n } шкоди, стійкості лишилося { $left }.
log-opponent-unhurt = { BANNER($slot) } не зазнає шкоди.
log-opponent-vanquished = Комірка { $slot }: здолано супротивника { CARD($card) }.
log-opponent-retreated = { CARD($card) }: Відступ із комірки { $slot } до комірки { $to }.
log-banner-removed = { BANNER($slot) } покидає мапу.
log-jaethi-vanquished = Твердині здолали Джаеті.
log-siege-ended = Облогу { $siege } завершено.
log-gear-lost = { $who } втрачає покращення спорядження: { STAT($stat) }, тепер { $rank }.
