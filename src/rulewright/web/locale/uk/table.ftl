### Стіл: усе довкола поля, чого не каже сама гра.

table-title = Стіл: { $names }
table-skip = Перейти до запитання
table-board = Поле
table-question = Запитання
table-info = Журнал, гравці, розмова
table-views = Вигляд
table-tray = Моя рука та планшет
table-aside-sure = Ви впевнені?
table-extras = Можна також
table-menu = Більше
table-drawer = Показати або сховати панель
table-rules = Правила
table-rule = Правило
table-rule-more = У правилах
table-page = Книга правил, с. { $page }
table-score = Рахунок
table-away = не на місці
table-here = на місці
table-free = вільне місце
table-is-bot = бот, { $level }
table-waited = стіл чекає на це місце
table-spectators = { $n ->
    [one] { $n } глядач
    [few] { $n } глядачі
    [many] { $n } глядачів
   *[other] { $n } глядача
}
table-tab-log = Журнал
table-tab-players = Гравці
table-tab-chat = Розмова
table-tab-twin = Словами
table-earlier = Раніше
table-view-board = Поле
table-view-hand = Рука
table-view-players = Гравці
table-view-log = Журнал
table-zoom = Масштаб
table-zoom-in = Ближче
table-zoom-out = Далі
table-zoom-fit = Усе поле
table-say = Скажіть щось
table-send = Надіслати
table-no-chat = Ще ніхто нічого не сказав.
table-onlooker = глядач
table-onlooker-as = { $name } (глядач)
table-hush = Не слухати глядачів
table-unhush = Дати слово глядачам
table-hushed = За цим столом глядачів не слухають.
table-hushed-you = Гравці не слухають глядачів: ви можете читати, але не писати.
table-your-name = Ваше ім’я

## Запитання
table-secret = таємно
table-sealed = Вашу таємну відповідь прийнято. Решта думає.
table-waiting = Чекаємо: { $names }
table-thinking =
    { $n ->
        [one] { $names } думає
       *[other] { $names } думають
    }
table-nobody = Хвилинку
table-look-again = Подивитися знову
table-watching = Ви спостерігаєте.
table-resting = Поки ви чекаєте на когось за іншим екраном, карти закрито.
table-over = Гру закінчено
table-not-ready = Чекаємо, доки всі займуть місця
table-not-ready-more = Гра почнеться, щойно всі місця буде зайнято.
table-invite = Посилання на вільні місця
table-join = Сісти на місце «{ $name }»
table-bot-plays = За вас грає бот.
table-give-back = Повернути моє місце
table-leave = Хай за мене грає бот
table-takeover = Хай далі грає бот
table-other-components = Компоненти, з якими ця гра вже мала справу, відтоді змінилися в програмі: { $tables }. Зіграного це не чіпає, а далі діють нинішні компоненти. Колишні є тільки в попередній версії, з резервною копією, зробленою до оновлення.
table-drift = Відколи гра почалася, правила змінилися. Вона триває з останнього збереженого положення.
table-undo = Скасувати
table-hint = Підказка

## Запит до столу
table-ask-undo = { $name } просить скасувати вибір, після якого щось відкрилося або вже обирав хтось інший.
table-ask-bot = { $name } пропонує, щоб за гравця { $other } далі грав бот.
table-ask-waiting = Чекаємо на відповідь решти.
table-agree = Погодитися
table-refuse = Відмовити
table-withdraw = Відкликати

## Спільний екран
table-hand-over = Передайте екран: { $name }
table-hand-over-more = Зараз на екрані немає нічого таємного. Далі має дивитися лише { $name }.
table-i-am = Я — { $name }

## Після гри
table-rematch = Зіграти ще раз
table-rematch-join = До наступної гри
table-rematch-watch = Дивитися наступну гру
table-replay = Запис гри
table-look = Подивитися на стіл

## Читання
table-about = Що це
table-close = Закрити
table-why = Чому ні?
table-can = Що можна зробити
table-possible = Це можна зробити зараз.
table-no-answer = Зараз із цим нічого не зробити.
table-source = Звідки це відомо
table-seat-link = Посилання на моє місце
table-seat-link-more = Відкрийте його на іншому пристрої, щоб грати далі там. Хто його має, може грати за вас, тож не показуйте його нікому.
table-copy = Копіювати
table-copied = Скопійовано
table-back = Назад до столу
table-notify = Сповіщати про мій хід

## Клавіші
table-keys = Клавіші
table-keys-on = Літери — це швидкі клавіші
table-key-tab = від вибору до вибору
table-key-arrows = полем, за розташуванням; із Shift — до всього, що на ньому
table-key-enter = обрати
table-key-digits = зробити вибір із цим номером
table-key-esc = крок назад
table-key-why = чому ні?
table-key-zoom = роздивитися карту
table-key-undo = скасувати
table-key-hand = моя рука
table-key-log = журнал
table-key-rules = правила
table-key-board = до поля
table-key-choices = до вибору
table-key-text = до розгорнутого тексту
table-key-filter = пошук у довгому списку варіантів

## Що каже сама сторінка
table-say-turn = Ваш хід
table-say-lost = Зв’язок утрачено. Пробуємо ще …
table-say-busy = Сервер перевантажений. Пробуємо ще …
table-say-back = Зв’язок відновлено
table-say-stale = Тим часом на столі щось змінилося. Погляньте ще раз.
table-say-sure = Це не можна скасувати.
table-say-yes = Зробити
table-say-cancel = Назад
table-say-only-choice = Єдиний вибір, зроблено за вас:
table-say-passes = Далі ходять інші.
table-say-uncertain = Що буде далі, залежить від випадку або прихованого.
table-say-nothing-certain = Заздалегідь нічого певного.
table-say-do-it = Зробити
table-say-pick = Оберіть, куди саме
table-say-news = Тим часом
table-say-undo-here = Повернутися до цього моменту
table-say-undo-ask = Попросити стіл повернутися до цього моменту
table-say-notify-on = Про ваш хід буде сповіщено.
table-say-notify-no = Браузер не дозволяє сповіщень.
table-say-refused = Це неможливо
table-say-moved = Тут можливі кілька виборів:
table-say-hint-wait = Бот думає …
table-say-hint-no = Зараз підказки немає.
table-say-about-no = Сервер зараз не відповідає. Спробуйте ще раз за мить.
table-filter = Шукати серед варіантів

## Загін
party-together = Відповідають усі
party-thinking = думає …
party-confirmed = підтверджено
party-unconfirmed = ще можна змінити
party-change = Змінити
party-given = Ваша відповідь поки що:
party-several = Вас питають за кількома місцями
party-anyone = Вирішує загін: відповісти може будь-хто з вас.
party-leader = Загін веде { $name }: рішення за цим гравцем.
party-host = За загін вирішує { $name } — на правах того, хто створив стіл.
party-all = Вирішує загін: мають погодитися всі. Виберіть, щоб запропонувати.
party-first = Вирішує той, хто відповість першим.
party-proposes = { $name } пропонує:
party-objected = { $name } проти:
party-agrees = згода
party-agree = Погоджуюсь
party-object = Я проти
party-way = Хто вирішує за загін:
party-is-host = за цим місцем створено стіл
deciding-anyone = Будь-хто
deciding-anyone-help = Хто відповів першим, той вирішив за всіх.
deciding-leader = Ватажок, по черзі
deciding-leader-help = Після кожного рішення загону його веде наступне місце.
deciding-host = Хто створив стіл
deciding-host-help = Одна людина вирішує, вислухавши інших.
deciding-all = Мають погодитися всі
deciding-all-help = Один пропонує, інші одним дотиком погоджуються або заперечують. Боти не сперечаються.

## Кубики
dice-title = Кубики
dice-read = Прибрати кубики
dice-needed = потрібно { $n }
dice-sides = { $n ->
    [one] кубик, { $n } грань
    [few] кубик, { $n } грані
   *[other] кубик, { $n } граней
}
