### Чому зараз цього обрати не можна.

## Відкрите інше питання

why-not-now = Не зараз: це обирають { $when }.
why-must-choose = Тут потрібна одна із запропонованих відповідей.
why-variant-off = У цій грі не використовують: «{ $variant }».

## Хід

why-standard-owed = Спершу виконайте Стандартну Дію; пропустити її не можна.
why-standard-done = Стандартну Дію цього ходу вже виконано.
why-special-done = Спеціальну Дію цього ходу вже виконано.
why-discharged = Ваш Артефакт розряджено.
why-accessory-used = Аксесуар «{ CARD($card) }» цього ходу вже активовано.
why-token-elsewhere = Ваш Чемпіон на Острові «{ ISLAND($island) }», а ваш Жетон Зіткнення — на Острові «{ ISLAND($token) }».
why-most-encounters =
    Ви вже здійснили { $most ->
        [one] { $most } Зіткнення
        [few] { $most } Зіткнення
       *[other] { $most } Зіткнень
    }; більше за гру не можна.
why-no-encounter-left = Карт Зіткнень більше немає.

## Ціна

why-not-enough-energy =
    Для цього потрібно { $need ->
        [one] { $need } бал
        [few] { $need } бали
       *[other] { $need } балів
    } Енергії; ви маєте { $have }.
why-not-enough-experience =
    Для цього потрібно { $need ->
        [one] { $need } бал
        [few] { $need } бали
       *[other] { $need } балів
    } Досвіду; ви маєте { $have }.
why-not-enough-points =
    Для цього потрібно { $need ->
        [one] { $need } Командний бал
        [few] { $need } Командні бали
       *[other] { $need } Командних балів
    }; лишилося { $have }.
why-not-enough-cards = Для цього потрібно мати в руці { $what }; ви маєте { $have }.
why-crystal-points = Командні бали Кришталевих Полів лише створюють і розміщують.

## Карти

why-empty-hand = У вашій руці немає карт.
why-not-in-hand = Карти «{ CARD($card) }» немає у вашій руці.
why-not-on-board = Карти «{ CARD($card) }» немає на вашому Полі Гравця.
why-not-face-up = Карта «{ CARD($card) }» не лежить відкритою.
why-own-cost = Карту «{ CARD($card) }» уже розіграно: вона не може бути платою за себе.
why-wrong-type =
    { $type ->
        [tactic] «{ CARD($card) }» — не Карта Тактики.
        [objective] «{ CARD($card) }» — не Карта Цілі.
        [accessory] «{ CARD($card) }» — не Карта Аксесуару.
       *[upgrade] «{ CARD($card) }» — не Карта Розвитку.
    }
why-room-left = На вашому Полі Гравця ще є місце: Аксесуарів { $have }, а можна { $most }.
why-use-done = Із картою «{ CARD($card) }» це вже зроблено.
why-no-cards-left = Карт для купівлі більше немає.
why-deck-empty = Колода Ери порожня.
why-nothing-face-up = Відкритих карт немає.
why-must-buy =
    Потрібно купити щонайменше { $need ->
        [one] { $need } карту
        [few] { $need } карти
       *[other] { $need } карт
    }.
why-most-bought =
    Ви вже купили { $most ->
        [one] { $most } карту
        [few] { $most } карти
       *[other] { $most } карт
    }; більше за одне Удосконалення не можна.
why-empty-discard = Ваша стопка скидання порожня.

## Підрозділи й Регіони

why-not-this-unit =
    { $unit ->
        [champion] З Чемпіоном цього робити не можна.
        [golem] З Големом цього робити не можна.
        [fortification] З Укріпленням цього робити не можна.
       *[troop] З Військовим цього робити не можна.
    }
why-no-stock = У вашому запасі більше немає { UNIT($unit, form: "any") }.
why-not-constructed = У вашому просторі Підрозділів немає { UNIT($unit, form: "any") }.
why-unit-not-there = У вас немає { UNIT($unit, form: "any") } { REGION($region, form: "in") }.
why-has-travelled =
    { $unit ->
        [champion] Ваш Чемпіон { REGION($region, form: "in") } цього ходу вже подорожував.
        [golem] Ваші Големи { REGION($region, form: "in") } цього ходу вже подорожували.
        [fortification] Ваші Укріплення { REGION($region, form: "in") } цього ходу вже подорожували.
       *[troop] Ваші Військові { REGION($region, form: "in") } цього ходу вже подорожували.
    }
why-no-unit-to-move = Зараз ви не маєте { UNIT($unit, form: "any") }, щоб здійснити Подорож.
why-no-own-unit = У вас немає Підрозділів { REGION($region, form: "in") }.
why-no-opponent = Жоден Опонент не має Підрозділів { REGION($region, form: "in") }.
why-begin-first = Спершу розпочніть Бій: до вибору його Регіону ви можете витягнути карту.
why-nothing-drawn-first = Перед цим Боєм ви не тягнете карти, тож одразу обирайте його Регіон.
why-no-battle-region = Немає Регіону, де ви могли б розпочати цей Бій.
why-no-enemy-unit = Жоден Опонент не має { UNIT($unit, form: "any") } { REGION($region, form: "in") }.
why-no-unit-of = { $seat } не має { UNIT($unit, form: "any") } { REGION($region, form: "in") }.
why-same-region = Підрозділ уже { REGION($region, form: "in") }.
why-mirage = Регіон «{ REGION($region) }» під Маревом.
why-not-neighbours = Острови «{ ISLAND($island) }» і «{ ISLAND($other) }» не сусідні.
why-no-such-region = На Острові «{ ISLAND($island) }» немає Регіону типу «{ TERRAIN($terrain) }».
why-other-terrain = Підрозділ залишає Регіон типу «{ TERRAIN($terrain) }», а «{ REGION($region) }» — Регіон іншого типу.
why-other-island = Регіон «{ REGION($region) }» не на Острові «{ ISLAND($island) }».
why-only-at-champion = Лише в Регіоні вашого Чемпіона: «{ REGION($region) }».
why-no-carrier = Жодна Карта Розвитку на вашому Полі Гравця не дає перенести { UNIT($unit, form: "any") }.
why-no-bonus = У вас немає Підрозділів у Регіонах типу «{ TERRAIN($terrain) }».

## Бій

why-only-from-battle = Відступити можуть лише Підрозділи { REGION($region, form: "in") }, де точиться Бій.
why-no-reaction = Не маючи Підрозділу { REGION($region, form: "in") }, ви не обираєте карти в цьому Бою.
why-no-part = Ви не берете участі в Бою { REGION($region, form: "in") }.
why-already-committed = Ви вже обрали реакцію.
why-already-wounded = Чемпіона { REGION($region, form: "in") } вже поранено.

## Острови, Налаштування, Зіткнення, Химери

why-same-neighbours = Після Острова «{ ISLAND($island) }» піднятий Острів опинився б між тими самими сусідами.
why-lifted-island = «{ ISLAND($island) }» і є піднятий Острів.
why-other-side = Налаштування «{ ATTUNEMENT($attunement) }» у цій грі не використовують.
why-attunement-claimed = Налаштування «{ ATTUNEMENT($attunement) }» у цій Ері вже має { $seat }.
why-claim-used = У цій Ері ви вже взяли Налаштування «{ ATTUNEMENT($attunement) }».
why-attunement-elsewhere = Налаштування «{ ATTUNEMENT($attunement) }» не належить піднятому Острову «{ ISLAND($island) }».
why-no-such-approach = Зіткнення «{ ENCOUNTER($encounter) }» не пропонує такого: { APPROACH($approach) }.
why-no-monster = Жодну Химеру зараз не можна змусити атакувати.
why-monster-not-in-game = Химери { MONSTER($monster, form: "of") } немає в цій грі.
why-monster-not-placed = Карту Химери { MONSTER($monster, form: "of") } у цій Ері ще не викладено на Шлях Подій.
why-monster-face-down = Карта Химери { MONSTER($monster, form: "of") } лежить лицьовою стороною донизу.

## Ефекти на вибір

why-no-such-option = Ефекту { $option } немає; усього їх { $most }.
why-option-taken = Ефект { $option } уже взято.


why-colour-taken = Колір «{ COLOUR($colour) }» уже має { $seat }.
why-kind-held =
    { $type ->
        [champion] Ви вже маєте Чемпіона, тож не можете взяти «{ CARD($card) }».
        [tactic] Ви вже маєте Карту Тактики, тож не можете взяти «{ CARD($card) }».
        [objective] Ви вже маєте Карту Цілі, тож не можете взяти «{ CARD($card) }».
        [accessory] Ви вже маєте Карту Аксесуару, тож не можете взяти «{ CARD($card) }».
       *[upgrade] Ви вже маєте Карту Розвитку, тож не можете взяти «{ CARD($card) }».
    }
why-island-occupied = На Острові «{ ISLAND($island) }» уже стоїть Чемпіон, якого веде { $seat }.
why-own-island = На Острові «{ ISLAND($island) }» стоїть ваш власний Чемпіон.

## Моменти

moment-choose-colour = перед грою, один гравець за одним
moment-draft-card = перед грою, коли беруть відкриті карти
moment-place-champion = перед грою, коли ставлять Чемпіонів
moment-place-token = перед грою, одразу після розміщення свого Чемпіона
moment-choose-action = у свій хід, до чи після іншої дії
moment-choose-card = під час Вчинку
moment-choose-use = одразу після того, як розіграно карту
moment-spend-points = під час витрати Командних балів
moment-deploy-fortification = коли Гора, карта чи Зіткнення дає розмістити Укріплення
moment-carry-units = одразу після Подорожі Підрозділу, який може переносити інших
moment-place-card = коли новий Аксесуар потребує місця на вашому Полі Гравця
moment-pay-with-cards = коли Ефект вимагає плати картами з руки
moment-develop = на початку Удосконалення
moment-put-under = під час оновлення відкритих карт
moment-buy-cards = під час Удосконалення, коли карти вже відкрито чи оновлено
moment-draw-cards = коли Ефект дає витягнути карти
moment-take-bonuses = коли Медитація дає бонуси Гір і Кришталевих Полів
moment-choose-option = коли Ефект пропонує кілька можливостей
moment-offer = коли пропонують те, від чого можна відмовитися
moment-choose-target = коли Ефект вимагає обрати Регіон
moment-strike-unit = коли Ефект прибирає Підрозділ Опонента і їх кілька
moment-choose-monster = коли Ефект змушує Химеру атакувати
moment-commit-cards = на початку Бою, у якому ви берете участь
moment-lose-units = коли ви втрачаєте Підрозділи в Бою
moment-claim-attunement = поки Острів піднято
moment-set-down-island = коли опускають піднятий Острів
moment-choose-approach = під час Зіткнення
moment-clear-region = коли Химера перемогла на Острові з вашими Підрозділами
moment-collect-card = коли Химера вимагає карту або Славу
