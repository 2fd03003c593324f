### Чому щось у фазі подій неможливе.

why-no-gold = Це коштує { AMOUNT("gold", $need) }, а герої мають разом { $have }.
why-no-platinum = Це коштує { $need } платини, а загін має { $have }.
why-not-sold = Тут не продають: { ITEM($item) }.
why-ninja-only = Лише для ніндзя: { ITEM($item) }.
why-item-limit =
    { $limit ->
        [hero] Герой може мати щонайбільше { $most }: { ITEM($item) }.
        [head] Загін може мати щонайбільше { $most }, по одному на героя: { ITEM($item) }.
        [group] Загін може мати щонайбільше { $most }: { ITEM($item) }.
        [game] За гру можна купити щонайбільше { $most }: { ITEM($item) }.
       *[turn] Лише раз за хід: { ITEM($item) }.
    }
why-purchase-useless =
    { $cause ->
        [full] Цей герой не може нести більше їжі.
        [nobody-assigned] Жодна твердиня не має рекрутів чи фахівців, яких можна відкликати.
        [not-siege] Діє лише на етапі облоги: { ITEM($item) }.
        [meditated] На цьому етапі облоги вже куплено: { ITEM($item) }.
        [not-harvest] Діє лише на етапі збирання: { ITEM($item) }.
        [no-slot] Жодна комірка облоги не має карт, портал яких ще невідомий.
        [last-portal] Один портал облоги має лишатися відкритим.
       *[no-commission] Немає відкритих доручень.
    }
why-gear-in-cities = Покращення спорядження купують у містах-державах.
why-ring-full = Усі шість покращень заповнено: { STAT($stat) }.
why-nothing-to-fuse = Немає покращень спорядження, які можна сплавити.
why-trade-in-cities = Ресурси обмінюють у містах-державах.
why-platinum-full = Загін може мати щонайбільше { $most } платини.
why-no-ten = Потрібно { $need } ресурсів I рівня різних видів.
why-not-traded = Це не можна обміняти: { RESOURCE($resource) }.
why-few = Потрібно { $need }, а загін має { $have }: { RESOURCE($resource) }.
why-not-face-up = Доручення не лежить відкритим: { CARD($card) }.
why-no-attempt =
    { $cause ->
        [attempted] Цього ходу загін уже брався за доручення або доправив його.
        [elsewhere] Потрібне інше місце: { PLACE($place) }.
        [site-used] Давнє місце цього ходу вже використано.
        [no-camp] Загін мусить стати тут табором.
        [no-hero] За нього може взятися лише герой відповідної ролі.
       *[no-soar] Кидають лише герої з польотом, а його ніхто не має.
    }
why-not-on-its-way = Загін не несе: { CARD($card) }.
why-not-revealed = Не відкрито: { CARD($card) }.
why-only-in-site = Скарби отримують у давньому місці.
why-site-used = Давнє місце цього ходу вже використано.
why-no-wellspring = Загін не на порталі Джерела.
why-no-other-wellspring = Іншого порталу Джерела на мапі немає.
why-wellspring-left = Цього ходу загін уже вирушав із цього порталу Джерела.
why-no-temple = Загін не в храмі.
why-temple-visited = Цього ходу загін уже виконав тут дії храму.
why-temple-idle = Зараз загонові нічого робити в цьому храмі.
why-no-item = Цей герой не несе: { ITEM($item) }.
why-no-group-item = Загін не має: { ITEM($item) }.
why-item-used = Цього ходу вже використано: { ITEM($item) }.
why-item-idle = Тут і зараз від цього немає користі: { ITEM($item) }.
why-harvest-far = { $hex } задалеко: радіус загону — { $range }.
why-harvest-nothing = { $hex } нічого не дає.
why-harvest-gear = { $hex } цього ходу вже дав покращення спорядження.
why-harvest-chosen = { $hex } уже вибрано, а інших гексів вистачає.
why-harvest-same = { $hex } дає те саме, що й інший гекс, який можна вибрати.
