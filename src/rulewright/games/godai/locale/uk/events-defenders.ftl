### Журнал: розбудова й утрата твердинь, храми, присвяти.

log-tower-placed = { DEFENDER($defender) } стоїть на { $hex }, стійкість { $resilience }.
log-tower-declined = Загін обходиться без першої вежі.
log-tower-upgraded = { DEFENDER($defender) }: тепер це фортеця.
log-tower-moved = { DEFENDER($defender) }: переміщено на { $hex }.
log-defender-rebuilt = { DEFENDER($defender) }: відбудовано, стійкість { $resilience }.
log-defender-destroyed =
    { $what ->
        [removed] { DEFENDER($defender) }: зруйновано й прибрано з мапи.
        [flipped] { DEFENDER($defender) }: зруйновано й перевернуто.
       *[destroyed] { DEFENDER($defender) }: зруйновано.
    }
log-equip-damaged =
    { $gone ->
        [0] Карту «{ EQUIP($card) }» пошкоджено.
       *[other] Карту «{ EQUIP($card) }» втрачено назавжди.
    }
log-assigned =
    { $resource ->
        [recruit] { DEFENDER($defender) }: призначено рекрута, тепер { $now }.
       *[specialist] { DEFENDER($defender) }: призначено фахівця, тепер { $now }.
    }
log-promoted = Троє рекрутів стають фахівцем.
log-equip-attached = { DEFENDER($defender) }: оснащено картою «{ EQUIP($card) }».
log-equip-detached = { DEFENDER($defender) }: карту «{ EQUIP($card) }» знято.
log-defender-augmented = { DEFENDER($defender) }: насичення, { ELEMENT($element) }.
log-defender-stripped = { DEFENDER($defender) }: насичення знято, { ELEMENT($element) }.
log-hero-stripped =
    { $tier ->
        [0] { $who }: насичення втрачено, { ELEMENT($element) }.
       *[other] { $who }: рівень насичення втрачено ({ ELEMENT($element) }), тепер { $tier }.
    }
log-void-created = Три стихії стають порожнечею.
log-essence-siphoned = Есенцію відведено: { ELEMENT($element) }.
log-essence-summoned = Порталів стихій, що отримали жетон: { $n }.
log-temple-fortress-placed = Храмова фортеця стоїть на { $hex }, стійкість { $resilience }.
log-factory-made = Створено мануфактуру: { RESOURCE($resource) }.
log-dedicated = Загін присвячує себе босу { $boss }.
log-dedication-used =
    { $everywhere ->
        [0] Використано присвяту босу { $boss }: довкола { $hex }.
       *[other] Використано присвяту босу { $boss }: на всій мапі.
    }
log-damage-taken-over = Твердині довкола { $hex } цього ходу не зазнають облогової шкоди.
log-damage-passed = { DEFENDER($defender) } передає { $n } облогової шкоди; зазнає { DEFENDER($to) }.
log-banner-sent = { BANNER($slot) }: перенесено на { $hex }.
log-resilience-moved = { $n } стійкості переходить: { BANNER($slot) } → { BANNER($to) }.
log-meteor-moved = Метеор переміщується на { $hex }.
log-storm-rolled = Буря діє: { ELEMENT($element) }.
log-opponents-quelled = Супротивники облоги цього ходу не мають ключових слів, а наступного рухаються на 1 гекс менше.
log-nether-moved = Тайл потойбіччя лежить довкола { $hex }.
log-ore-boosted = Ефірна руда зміцнює: { DEFENDER($defender) }.
log-ore-carried = Ефірна руда переносить загін.
