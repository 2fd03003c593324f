### The terminal table.

welcome = { $game }: за столом { $players }. Введіть номер, щоб обрати, або «help», щоб побачити решту команд.
turn-of = { $name }, рішення за вами.
prompt-line = { $prompt }
sealed-note = Таємно: ніхто не дізнається про це, доки не відповіли всі.
forced = (єдиний варіант)
bot-plays = { $name } вирішує …
pass-on = Передайте екран: { $name }. Потім натисніть Enter.
ask = Ваш вибір
bad-number = Варіанта { $number } немає; оберіть від 1 до { $most }.
bad-input = «{ $text }» — не варіант і не команда. Введіть «help».
why-header = Чому не можна «{ $intent }»?
why-allowed = Це можна зробити зараз: варіант { $number }.
why-usage = Після знака питання напишіть, що хочете зробити, наприклад: ? { $example }
why-unknown = У цій грі немає вибору «{ $text }». Схожі: { $close }
why-none = У цій грі немає вибору «{ $text }». Нумерований список показує, як записують варіанти.
rules-none = Жодне правило не містить «{ $text }».
card-usage = Назвіть карту, наприклад: card { $example }
log-empty = Ще нічого не сталося.
undo-done = Скасовано.
undo-none = Немає вибору, який можна скасувати.
undo-ask = { $asker } хоче скасувати стільки виборів: { $count }, далі за те, що вже відкрито. { $name }, ви згодні? [y/n]
undo-refused = { $name } не погоджується.
undo-usage = Напишіть, скільки виборів скасувати, наприклад: undo 2
saved = Збережено у { $file }.
save-usage = Назвіть файл, наприклад: save evening.rwreplay
resumed = Продовжуємо { $file }, зроблено виборів: { $count }.
resume-usage = Назвіть файл, наприклад: resume evening.rwreplay
language-set = Тепер мова українська.
language-usage = Мови: en, uk
over = Гру завершено.
rank-line = { $place }. { $name }: { $score }
winner = Переможець: { $name }.
left = Ви залишили стіл. Зроблено виборів: { $count }.
end-of-input = Введення закінчилося раніше за гру.
help =
    номер             зробити цей вибір (або написати його текст, наприклад «{ $example }»)
    b, board          стіл коротко; «board full» показує все
    l, log [n]        останні рядки журналу, кожен із правилом
    ? <вибір>         чому я не можу цього зробити?
    rules <слова>     пошук у правилах; «rules { $rule }» показує одне
    card <id>         що написано на компоненті
    choices           варіанти ще раз, з їхніми текстами
    undo [n]          скасувати свої останні вибори
    save <файл>       зберегти гру;  resume <файл>  продовжити іншу
    lang en|uk        змінити мову
    quit              залишити стіл
