### Чому чогось не можна.

why-empty-slot = У комірці { $slot } немає карти.
why-one-card = За хід виконують лише одну карту Дії.
why-no-such-bonus = У вас немає Бонусної Дії «{ BONUS($bonus) }».
why-bonus-used = «{ BONUS($bonus) }» цього ходу вже використано; кожну Бонусну Дію використовують один раз.
why-no-power = Це коштує { POWER($need) }, а у вас { $have }.
why-silenced = Тиша забороняє Особливі Здібності та Бонусні Дії стихій.
why-card-first = Поки у ваших комірках є карта, одну треба виконати.
why-triggered = Запуск цього ходу вже використано.
why-no-other-card = У ваших комірках немає карти, яку можна запустити.
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
why-not-farthest = Ворог бере свій найдальший від цілі жетон, а жетон на клітинці { $space } не такий.
why-already-there = Ви вже стоїте на клітинці { $space }; Мерехтіння веде на іншу.
why-not-on-way = Жоден найкоротший шлях Ворога не веде крізь Місцевість на клітинці { $space }.
why-no-way-around = Усі найкоротші шляхи Ворога ведуть крізь Місцевість.
why-no-summon = Серед Прикликанців, з яких можна обрати, такого немає: { $target }.
why-no-condition = Такого Стану, щоб його скинути, немає: { CONDITION($condition) }.
why-not-this-upgrade = «{ CARD($card) }» — не одне з двох Покращень.
why-not-looked-at = Карти «{ CARD($card) }» немає серед тих, які ви переглядаєте.
why-no-such-option = Ефекту { $option } немає; усього їх { $most }.
why-fatigue-card = «{ CARD($card) }» не належить до колоди з 16 карт.
why-other-mystling = «{ CARD($card) }» — карта іншого містлінга: { MYSTLING($mystling) }.
why-many-specific = У колоді не більше { $most } власних карт містлінга.
why-few-specific = У колоді щонайменше { $least } власні карти містлінга; наразі їх { $have }, тож усі місця, що лишилися ({ $room }), мають зайняти такі карти.
why-many-subtype = Карт підтипу дозволено лише { $most }.
why-wrong-element = «{ CARD($card) }» належить до стихії { ELEMENT($element) }, якої цей містлінг не має.
why-many-legendary = Легендарних карт у колоді не більше { $most }.
why-not-unlocked = «{ CARD($card) }» не з тих карт, з яких складає цей стіл.
why-no-copy = Копій карти «{ CARD($card) }» більше немає; усього їх { $n }.
why-needed-elsewhere = Решта Нейтральних карт потрібна колоді, яку ще складатимуть.
why-deck-full = У колоді вже { $n } карт.
why-mode-alone = Непередбачуваний режим — лише для одного гравця.
why-no-switching = Цей стіл лишає складні режими такими, як домовилися перед грою.
why-mode-later = Складні режими перемикають між двома Битвами випробування.
why-mode-so =
    { $on ->
        [0] Цей складний режим уже вимкнено.
       *[other] Цей складний режим уже ввімкнено.
    }
why-mode-switched = Цей складний режим перед цією Битвою вже перемкнули.
why-not-in-deck = Карти «{ CARD($card) }» немає в колоді, яку ви складаєте.
why-taken-out-enough = Ви вже { $n } рази виймали карти з цієї колоди; більше не можна.
why-subtype-later = Карти підтипу беруть, коли інший гравець завершив.
why-no-room = Місце лишають лише для дозволених карт підтипу, поки інший гравець складає колоду.
why-same-element = { MYSTLING($mystling) } належить до стихії { ELEMENT($element) }, як і інший містлінг загону.
why-taken = Містлінга вже взято: { MYSTLING($mystling) }.
why-not-in-party = Такого містлінга немає у вашому загоні: { MYSTLING($mystling) }.
why-deck-built = Колоду містлінга { MYSTLING($mystling) } вже складено.
why-has-won = { MYSTLING($mystling) } вже має перемогу в раунді або не може битися.
why-somebody-is-hit = Так можна влучити в самого опонента, тож хтось мусить бути ціллю.
why-nothing-offered = Зараз не пропонують нічого необов’язкового.
why-no-conceding = За цим столом домовилися не здаватися.
why-no-combat = Зараз немає Битви, яку можна здати.
why-no-mulligan = Карти перебирають лише раз, перед першим ходом.
why-move-by-effect = Рухаються лише ефектом: виконайте карту з Рухом чи Мерехтінням або використайте «Перебіжку».
why-hit-by-effect = Влучають лише ефектом: виконайте карту або використайте Бонусну Дію, що атакує чи завдає шкоди.
why-token-by-effect = Жетони розміщують лише ефектом карти чи Бонусної Дії.
why-cleanse-by-effect = Наприкінці вашого ходу зникне один Стан кожного виду; раніше його знімає лише Очищення.
why-own-enemy = { MYSTLING($mystling) } — містлінг вашого загону.
why-met = Цього Ворога у випробуванні вже зустріли: { ENEMY($enemy) }.
why-other-tier = Рівень Ворогів у випробуванні зростає; наступний Ворог: { TIER($tier) }.
why-not-drawn = Карту Рівня цього Ворога не витягнуто: { ENEMY($enemy) }.
why-no-pvp-side = Карта Арени «{ ARENA($arena) }» не має боку для двобоїв гравців.
why-no-building = Колоди складають перед Битвою, а не під час неї.
why-suggested = Підійшла б, наприклад, карта «{ CARD($card) }».
why-not-carried = Ви цього не тримаєте.
why-not-in-combat = У Битві це нічого не робить.
why-not-on-road = Поза Битвою це нічого не робить.
why-ability-spent = Здібність уже використано; лишилися тільки символи.
why-no-arrow = Звідси туди не веде жодна стрілка.
why-exhausted = { ARTIFACT($artifact) }: виснажено до наступного Табору.
why-not-in-use = { ARTIFACT($artifact) }: у цьому Забігу не діє.
why-artifact-idle = { ARTIFACT($artifact) }: зараз нічого не дасть.
why-perk-done = Цей Початковий Дар уже має всі три ступені.
why-few-silver = Потрібно Срібла { $need }, а у вас { $have }.
why-few-essence = Потрібно Есенції { $need }, а у вас { $have }.
why-unlocked-already = Уже відкрито: { MYSTLING($mystling) }.
why-joins-anyway = У цьому Забігу вже приручено, приєднається безплатно: { MYSTLING($mystling) }.
why-locked-mystling = На аркуші Збереження ще не відкрито: { MYSTLING($mystling) }.
why-locked-trail = Ще не відкрито: { TRAIL($trail) }.
why-few-boxes = Кожному обраному містлінгу потрібно позначених віконець { $need }; в одного їх { $have }.
why-not-among = Цього немає серед того, з чого тут можна обрати.
