### Що сталося в бою.

log-encounter-drawn = Витягнуто зустріч: { CARD($card) }.
log-encounter-discarded = Загін уникає зустрічі: { CARD($card) }.
log-encounter-vanquished-at-once = Зустріч здолано з твердині, що втрачає 1 стійкість: { CARD($card) }.
log-encounter-bribed = Зустріч підкуплено за { AMOUNT("gold", $gold) }: { CARD($card) }.
log-encounter-shuffled-back = Карту замішано назад у колоду: { CARD($card) }.
log-combat-began = Починається бій.
log-round-began = Раунд { $round }.
log-action-declared =
    { $who } оголошує: { $action ->
        [attack] атака
        [defend] захист
        [first-mastery] перша майстерність
        [second-mastery] друга майстерність
        [outlast] перевірка проти витримки
        [shell] удар по оболонці
        [charmed] атака на союзника
       *[none] без дії
    }{ $damage ->
        [0] { "" }
       *[other] , { $damage } шкоди
    }{ $energy ->
        [0] .
       *[other] { " " }({ $energy } енергії).
    }
log-power-used = { $who } застосовує: { ABILITY($power) }.
log-item-used = { $who } застосовує предмет: { ITEM($item) }.
log-item-given = { $who } передає предмет «{ ITEM($item) }»: { $hero }.
log-effect-sustained = { $who } підтримує: { ABILITY($power) }.
log-flee-attempted =
    { $escaped ->
        [0] { $who } не може втекти й лише захищається.
       *[other] { $who } тікає.
    }
log-outlast-tested =
    { $who } — перевірка проти витримки ({ STAT($stat) }): { $result ->
        [critical] критичний успіх.
        [success] успіх.
       *[failure] невдача.
    }
log-opponent-acts =
    { CARD($card) }: { ACTION($action) }{ $halved ->
        [0] .
       *[other] , наполовину через брак енергії.
    }
log-opponent-idle = { CARD($card) } не діє.
log-hero-idle = { $who } втрачає дію: { CONDITION($condition) }.
log-hero-changed = { $who }: { $changes }.
log-opponent-changed = { CARD($card) }: { $changes }.
log-ally-changed = { CARD($card) }: { $changes }.
log-condition-borne =
    { $card ->
        [none] { $who } отримує стан «{ CONDITION($condition) }» × { $n }.
       *[other] { CARD($card) } отримує стан «{ CONDITION($condition) }» × { $n }.
    }
log-critical-wound-gained = { $who } отримує критичну рану ({ $wounds }).
log-field-switched = { $who } переходить на інше поле бою: { BATTLEFIELD($field) }.
log-opponent-joined = До бою стає { CARD($card) }.
log-element-taken = { CARD($card) } набуває стихії: { ELEMENT($element) }.
log-foe-vanquished = { CARD($card) } — здолано.
log-ally-fell = { CARD($card) } гине.
log-hero-fell = { $who } гине.
log-combat-ended =
    { $result ->
        [won] Бій виграно.
        [fled] Загін утік.
       *[lost] Бій програно.
    }
log-condition-ended =
    { $card ->
        [none] { $who } позбувається стану «{ CONDITION($condition) }».
       *[other] { CARD($card) } позбувається стану «{ CONDITION($condition) }».
    }

## Навіщо кидають кубики в бою

dice-action = дія супротивника
dice-evasion = Ухиляння
dice-weakness = Слабкість
dice-favored = обраний супротивник
dice-debilitated = замкнене вміння
dice-confused = Сум’яття
dice-unconscious = пробудження
dice-element-taken = нова стихія
dice-flee = втеча
dice-outlast = витримка
dice-resist = опір дії
dice-bribe = торг
dice-rescue = порятунок від смерті
dice-disarmed = повернути зброю
dice-frozen = Обледеніння
dice-captured = Полон
dice-trapped = Пастка
dice-entangled = Тенета
dice-blinded = Осліплення
dice-frightened = Страх
dice-petrified = Скам’яніння
modifier-flee = спроба втечі
modifier-action = дія
modifier-help = допомога
modifier-genjutsu = Ґендзюцу
modifier-target = власні модифікатори
