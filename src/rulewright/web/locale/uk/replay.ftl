### Записи ігор, підсумковий екран, повідомлення про проблеми.

## Список

replay-list = Записи ігор
replay-lede = Дивіться завершені ігри хід за ходом, з будь-якого місця, і бачте правило за кожним рядком.
replay-mine = Мої завершені ігри
replay-public = Завершені ігри інших
replay-none = Відкритих завершених ігор ще немає. Зіграйте за відкритим столом або принесіть файл.
replay-watch = Дивитися запис
replay-download = Завантажити файл
replay-others = Усі записи
replay-upload = Подивитися файл
replay-upload-help = Запис, завантажений звідси чи збережений із командного рядка, або повідомлення про проблему із записом усередині. Щонайбільше 1,9 МБ; він лежатиме тут 30 днів, і знатиме про нього лише той, хто має посилання.
replay-file = Файл запису
replay-upload-button = Дивитися
replay-too-large = Файл завеликий: запис має щонайбільше 1,9 МБ.
replay-no-file = У надісланому немає файлу. Спершу виберіть його.
replay-broken = Цей файл не можна переглянути.
replay-drift-start = Цю гру вже не можна переглянути: за сьогоднішніми правилами вона починається інакше.

## Гра, що триває

replay-closed = Гра ще триває
replay-closed-why = Запис незавершеної гри видав би її таємниці. Він відкриється тут, щойно гра закінчиться.
replay-closed-watch = Спостерігати за столом

## Перегляд

replay-title = { $game }: запис гри, { $names }
replay-points = Очки
replay-other-source = Інше
replay-bot = Бот { $number }
replay-player = Гравець { $number }
replay-to-table = До столу
replay-board = Стіл у цю мить
replay-controls = Керування записом
replay-moment = Мить гри
replay-now = Що щойно сталося
replay-move = Хід { $at } з { $last }
replay-beginning = Початок: усе розкладено.
replay-secret = обирає таємно
replay-undone =
    { $who } скасовує { $count ->
        [one] { $count } останній вибір
        [few] { $count } останні вибори
       *[other] { $count } останніх виборів
    }.
replay-all-hands = Усі руки
replay-undos = Скасовані вибори
replay-this-view = погляд із цього місця
replay-go = Показати
replay-first = На початок
replay-back = Хід назад
replay-play = Відтворити
replay-pause = Пауза
replay-forward = Хід уперед
replay-last = У кінець
replay-speed = Швидкість
replay-perspective = Очима
replay-spectator = глядача
replay-share = Посилання на цю мить
replay-copied = Скопійовано
replay-chapters = Частини гри
replay-log = Журнал
replay-result = Підсумок
replay-twin = Стіл словами
replay-keys = Клавіатура
replay-key-step = хід назад або вперед
replay-key-round = до попередньої або наступної частини
replay-key-space-name = Пробіл
replay-key-space = відтворити або спинити
replay-key-ends = на початок або в кінець
replay-rule-more = Докладніше про це правило
replay-rule-page = { $rule }, сторінка { $page }
replay-drift = До ходу { $move } це записана гра; далі сьогоднішні правила з нею розходяться.
replay-drift-shown = Показане відповідає запису; того, що було потім, показати не можна.
replay-drift-rules = Ідеться про правила:
replay-other-content = Цю гру записано з іншими складниками, ніж сьогоднішні. Кожна позиція все одно точно та, що записана.
replay-unfinished = Цей запис закінчується раніше за гру.

## Підсумок

replay-over = Гру завершено
replay-winners =
    { $count ->
        [0] Переможців немає
        [one] Перемога: { $names }
       *[other] Перемога: { $names }
    }
replay-all-won =
    { $count ->
        [one] Перемога: { $names }
       *[other] Спільна перемога: { $names }
    }
replay-all-lost =
    { $count ->
        [one] Поразка: { $names }
       *[other] Спільна поразка: { $names }
    }
replay-watched = { $what } протягом гри
replay-winner = Перемога
replay-rematch = Зіграти ще раз
replay-to-rematch = До наступної гри
replay-legend = Візерунки смуг
replay-highlights = Найяскравіше
replay-show-moment = Показати мить
replay-race = Перегони
replay-race-title = { $points } з плином гри
replay-sources = { $points } за джерелами з плином гри
replay-sources-title = { $points } за джерелами: { $who }
replay-as-table = Числа таблицею
replay-source = Джерело
replay-start-points = На початку
replay-lost = Втрачено
replay-highlight-gain-title = Найбільший здобуток
replay-highlight-gain = { $who }: +{ $points } за один хід. Найбільше дає джерело «{ $source }».
replay-highlight-leads-title = Першість
replay-highlight-leads =
    { $points ->
        [0] Одноосібно попереду був лише один учасник: { $who }.
        [one] Першість переходить { $points } раз.
        [few] Першість переходить { $points } рази.
       *[other] Першість переходить { $points } разів.
    }
replay-highlight-lead-title = Попереду до кінця
replay-highlight-lead = Відтепер { $who } вже нікого не має попереду.
replay-highlight-comeback-title = Найважча мить
replay-highlight-comeback = Тут { $who } відстає на { $points }, попереду { $other }. Та перемога ще буде.
replay-highlight-margin-title = Відрив
replay-highlight-margin =
    { $points ->
        [0] { $who } і { $other } нарівні; вирішує додаткове правило.
       *[other] { $who } випереджає суперника на { $points }; другим фінішує { $other }.
    }
replay-highlight-source-title = Запорука перемоги
replay-highlight-source = { $source }: { $points }. Так грає { $who }.

## Повідомлення

replay-report = Повідомити про проблему
replay-report-lede = За цим столом щось не так? Розкажіть своїми словами; разом із ними ми збережемо те, що ви бачили.
replay-report-words = Що сталося і чого ви очікували?
replay-report-help = Правило, яке ви маєте на думці, карта, хід. Будь-якою мовою. Воно лежатиме на цьому сервері 90 днів, а ви отримаєте його файлом, який можна передати.
replay-report-holds = У повідомленні є
replay-report-holds-words = ваші слова, розмір вікна й налаштування
replay-report-holds-view = стіл, журнал і відкрите питання такими, якими їх бачите ви
replay-report-holds-versions = версії програми та складників
replay-report-holds-replay = увесь запис, бо гру завершено
replay-report-holds-no-replay = запису немає, поки гра триває: усередині лише те, що ваше місце й так знає
replay-report-save = Зберегти повідомлення
replay-report-cancel = Назад до столу
replay-report-saved = Повідомлення збережено.
replay-report-next = Завантажте його й передайте тому, хто тримає цей сервер, або авторам. Посилання знаєте лише ви.
replay-report-download = Завантажити повідомлення ({ $size } кБ)
replay-report-open = Його відкриває командний рядок:
