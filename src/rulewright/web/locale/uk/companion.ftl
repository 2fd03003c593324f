### Помічник для власників коробки, правила, карти.

## Посилання

companion-nav = { $game }: помічник і довідник
companion-nav-home = Помічник
companion-nav-rules = Правила
companion-nav-rulings = Рішення
companion-nav-cards = Карти
companion-nav-setup = Підготовка
companion-nav-tracker = Облік
companion-nav-draw = Жереб

## Вхід

companion-title = Помічник для гри за столом
companion-lede = Коробка вже на столі? Тут є все, що потрібно довкола неї: підготувати гру, вести рахунок, знайти правило.
companion-phone = Зроблено для телефона поруч із полем. Облік зберігається у вашому браузері й працює без зв’язку.
companion-door-setup = Підготувати гру
    .help = Крок за кроком для ваших гравців і варіантів; жереб уже кинуто за вас.
companion-door-tracker = Вести облік
    .help = Що в кого є і як далеко зайшла гра, з можливістю скасувати.
companion-door-draw = Кинути жереб
    .help = Вибрати складники навмання.
companion-door-rules = Правила
    .help = Усі правила ({ $n }) зі сторінками та пошуком, двома мовами.
companion-door-rulings = Спірні питання
    .help = Місця, де правила можна прочитати по-різному ({ $n }), і наші відповіді.
companion-door-cards = Карти та складники
    .help = Усі { $n } із зображеннями, текстом і фільтрами.

## Пошук

companion-search = Шукати
companion-filters = Фільтри
companion-all = Усі
companion-found = Правил: { $shown } із { $total }
companion-found-cards = Складників: { $shown } із { $total }
companion-found-rulings = Питань і прогалин: { $shown } із { $total }
companion-none = Нічого не знайдено. Спробуйте менше слів або приберіть фільтр.

## Правила

companion-rules-title = Правила
companion-rules-lede = Усі правила ({ $n }) нашими словами, кожне зі сторінкою в книзі правил. Підстава показує, наскільки воно певне.
companion-rules-search = Пошук у правилах
companion-rules-example = слово з правила, { $rule } …
companion-chapter = Розділ
companion-chapters = Розділи
companion-page = Сторінка книги правил
companion-p = с.
companion-later = тут ще не грають
companion-basis = Підстава
companion-basis-printed = надруковано у правилах
companion-basis-derived = випливає з правил
companion-basis-ruling = наше рішення
companion-basis-known = зі складників гри
companion-basis-assumed = наше припущення
companion-show = Покажіть
companion-ref-ruling = Спірне питання:
companion-ref-gap = Не надруковано:
companion-ref-more = Докладніше:

## Рішення та прогалини

companion-rulings-title = Спірні питання
companion-rulings = Питання та відповіді
companion-rulings-lede = Місць, де правила можна прочитати по-різному, — { $n }; значень, яких у них немає, — { $gaps }. Ось як граємо ми і чому.
companion-rulings-search = Пошук серед питань і прогалин
companion-switchable = можна перемкнути
companion-switch = За столом можна обрати:
companion-default = звичайно
companion-chosen = наша відповідь
companion-answer = Граємо так:
companion-reason = Чому:
companion-used-by = Правила:
companion-gaps = Чого немає у книзі правил
companion-gaps-lede = Це або взято зі складників у коробці, або припущено нами, доки хтось не підкаже краще.

## Складники

companion-cards-title = Карти та складники
companion-cards-search = Пошук карт і складників
companion-cards-example = назва, слово з тексту, номер …
companion-view = Як показувати
companion-view-pictures = Зображення
companion-view-words = Слова
companion-backs = Показати звороти (спойлери)
companion-back = Показати зворот (спойлер)
companion-picture = Карта «{ $name }»; її текст наведено далі.
companion-picture-back = Зворот карти «{ $name }»; його текст наведено далі.
companion-touches = Пов’язані правила
companion-touches-spoiler = Показати правила (у них розкрито зворот)
companion-source = Звідки ці дані
companion-neighbours = Сусідні складники
companion-all-cards = Усі

## Підготовка

companion-setup-title = Підготувати гру
companion-setup-lede = Скажіть, скільки вас і як граєте. Ви отримаєте всі кроки по порядку, а все випадкове вже визначено жеребом.
companion-players = Гравці
companion-names = Імена гравців
companion-name = Гравець { $number }
companion-begin = Кинути жереб і почати
companion-steps-title = Підготовка: гравців — { $players }
companion-seed = Жереб №
companion-again = Інший жереб
companion-print = Друкувати
companion-whole = Усі кроки одразу
companion-progress = Перебіг підготовки
companion-step-of = Крок { $number } із { $total }
companion-step-rules = Правила цього кроку
companion-secret = Лише для: { $who }
companion-walk = Кроки
companion-before = Назад
companion-next = Далі
companion-to-tracker = До обліку
companion-change = Змінити гравців або варіанти

## Жереб

companion-draw-title = Кинути жереб
companion-draw-lede = Для швидкого початку, нічиєї чи домашнього правила: виберіть складники навмання. Ніщо не трапляється двічі.
companion-draw-of = З чого
companion-draw-count = Скільки
companion-draw-go = Кинути жереб

## Облік

companion-tracker-title = Облік
companion-tracker-script = Для обліку потрібні скрипти у браузері. Усе інше тут працює й без них.
companion-sheet-new = Нова гра
companion-sheet-start = Почати
companion-sheet-kind = У що граємо
companion-sheet-player = Гравець { $number }
companion-sheet-name = Ім’я { $number }
companion-sheet-colour = Колір { $number }
companion-sheet-add = { $who }: плюс { $points }
companion-sheet-take = { $who }: мінус { $points }
companion-sheet-score-of = { $who }: { $points }
companion-sheet-counter = { $who }, { $name }
companion-sheet-gained = { $who }, { $name }: є
companion-sheet-lost = { $who }, { $name }: немає
companion-sheet-moved = { $who }: { $name }
companion-sheet-holds = { $name }: { $who }
companion-sheet-undo = Скасувати
companion-sheet-undone = Скасовано: { $what }
companion-sheet-undo-none = Нічого скасовувати
companion-sheet-round = Раунд { $number }
companion-sheet-placed = { $event }: місце { $space }, вартість { $worth }
companion-sheet-next-space = Яку карту викладено на місце { $space } (вартість { $worth })?
companion-sheet-empty = порожньо
companion-sheet-award = { $event }: { $points } — { $who }
companion-sheet-next-round = Новий раунд
companion-sheet-next-stage = Почати: { $stage }
companion-sheet-started = Почалася { $stage }
companion-sheet-finish = Закінчити гру
companion-sheet-ranking = Підсумок
companion-sheet-winner = Перемога: { $who }, { $points }
companion-sheet-again = Нова гра
companion-sheet-confirm = Почати заново? Усе пораховане буде втрачено.
