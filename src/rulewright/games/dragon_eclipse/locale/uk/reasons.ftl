### Чому чогось не можна.

why-empty-slot = У комірці { $slot } немає карти.
why-one-card = За хід виконують лише одну карту Дії.
why-no-such-bonus = У вас немає Бонусної Дії «{ BONUS($bonus) }».
why-bonus-used = «{ BONUS($bonus) }» цього ходу вже використано; кожну Бонусну Дію використовують один раз.
why-no-power = Це коштує { $need } Енергії, а у вас { $have }.
why-silenced = Тиша забороняє Особливі Здібності та Бонусні Дії стихій.
why-card-first = Поки у ваших комірках є карта, одну треба виконати.
why-triggered = Запуск цього ходу вже використано.
why-resolving = Карту комірки { $slot } саме виконують.
why-no-space = Такої клітинки немає.
why-hole = На порожній клітинці ніхто й ніщо не може бути.
why-closed = Клітинку { $space } зайнято.
why-not-best = Клітинка { $space } не з найкращих для Ворога.
why-not-nearest = Клітинка { $space } не найближча до цілі Ворога.
why-out-of-range = До неї { $need }, а дальність { $have }.
why-too-far =
    { $have ->
        [one] До клітинки { $space } не дійти за { $have } крок.
        [few] До клітинки { $space } не дійти за { $have } кроки.
       *[many] До клітинки { $space } не дійти за { $have } кроків.
    }
why-terrain = На клітинці { $space } лежить Місцевість.
why-token-there = На клітинці { $space } вже є жетон.
why-no-token = На клітинці { $space } немає жетона, який можна взяти.
why-no-target = У цю ціль так не влучити: { $target }.
why-fatigue-card = «{ CARD($card) }» не належить до колоди з 16 карт.
why-other-mystling = «{ CARD($card) }» — карта іншого містлінга: { MYSTLING($mystling) }.
why-many-specific = У колоді не більше { $most } власних карт містлінга.
why-few-specific = У колоді щонайменше { $least } власні карти містлінга, тож решта має бути такими.
why-many-subtype = Карт підтипу дозволено лише { $most }.
why-wrong-element = «{ CARD($card) }» належить до стихії { ELEMENT($element) }, якої цей містлінг не має.
why-many-legendary = Легендарних карт у колоді не більше { $most }.
why-not-unlocked = «{ CARD($card) }» не з тих карт, з яких складає цей стіл.
why-no-copy = Копій карти «{ CARD($card) }» більше немає; усього їх { $n }.
why-needed-elsewhere = Решта Нейтральних карт потрібна колоді, яку ще складатимуть.
why-deck-full = У колоді вже { $n } карт.
why-subtype-later = Карти підтипу беруть, коли інший гравець завершив.
why-no-room = Місце лишають лише для дозволених карт підтипу, поки інший гравець складає колоду.
why-same-element = { MYSTLING($mystling) } належить до стихії { ELEMENT($element) }, як і інший містлінг загону.
why-taken = Містлінга вже взято: { MYSTLING($mystling) }.
why-not-in-party = Такого містлінга немає у вашому загоні: { MYSTLING($mystling) }.
why-has-won = { MYSTLING($mystling) } вже має перемогу в раунді або не може битися.
why-nothing-offered = Зараз не пропонують нічого необов’язкового.
why-no-conceding = За цим столом домовилися не здаватися.
why-no-combat = Зараз немає Битви, яку можна здати.
why-no-mulligan = Карти перебирають лише раз, перед першим ходом.
