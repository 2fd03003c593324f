### Кампанія: запитання, відповіді, хроніка, відмови.

## Запитання

prompt-choose-one = Оберіть одне.
prompt-read-place = { $location }: який Скрипт читаєте?
prompt-test = Перевірка: разом { $total }, Халепа { $misfortune }. Відкрити ще Предмет чи закінчити?
prompt-shift = На скільки змінити суму { $total }?
prompt-swap-tested = Який відкритий Предмет іде під колоду?
prompt-pay-with =
    { $what ->
        [item] Який Предмет віддаєте?
       *[other] Яке Спорядження віддаєте?
    }
prompt-pocket = У чию кишеню покласти { $token }?
prompt-visit = Мапа світу: завітаєте кудись перед наступним Сценарієм?
prompt-scenario =
    Який Сценарій починаєте?{ $some ->
        [0] { "" }
       *[other] {" "}Ще не написано, буде в наступній версії: { $unwritten }.
    }
prompt-unwritten = Досі історію написано. Далі вона піде в наступній версії ({ $unwritten }), а ця кампанія на неї чекає: лишіть усе як є, і воно збережеться. Чи закриваєте книжку?
prompt-reconsider = Почати «{ SCENARIO($scenario) }» чи передумати?
prompt-starter = Який містлінг іде з вами?
prompt-swap-starter = Поміняти: { MYSTLING($mystling) } → { MYSTLING($instead) }? Першого доведеться віддати.
prompt-tray = Хто з містлінгів іде з вами?
prompt-tame = Кого приручаєте за Есенцію?
prompt-advancement =
    { $n ->
        [one] Візьміть ще { $n } карту.
        [few] Візьміть ще { $n } карти.
       *[many] Візьміть ще { $n } карт.
    }

## Відповіді

option-line =
    { $conditional ->
        [0] { $name }
       *[other] { $name } ({ $asked })
    }{ $told ->
        [0] { "" }
       *[other] {" "}– { $what }
    }
choice-pick-option =
    { $told ->
        [0] Варіант { $number }
       *[other] { $what }
    }
choice-read-script = Читати Скрипт { $script }
choice-wait = Чекати: один крок часу
choice-reveal = Відкрити наступний Предмет
choice-end-test = Закінчити Перевірку
choice-nudge =
    { $n ->
        [-2] Відняти 2
        [-1] Відняти 1
        [1] Додати 1
       *[other] Додати { $n }
    }
choice-settle =
    { $told ->
        [0] Витратити символ: наслідок { $row }
       *[other] Витратити символ: наслідок { $row } – { $what }
    }
choice-visit-card = Завітати: { WORLDMAP($card) }
choice-begin-scenario = Вирушити: { WORLDMAP($card) }
choice-use-secret = Ужити: { $secret } – { $what }
choice-no-visit = Більше нікуди
choice-start-scenario = Почати Сценарій
choice-go-back = Передумати
choice-close-book = Закрити книжку й завершити кампанію
choice-take-card = { CARD($card) }: { $what }

## Хроніка

log-script-read = Скрипт { $script }.
log-told = { $text }
log-guide-spoke = Порада: { $text }
log-option-taken = Обрано: { $label }
log-token-passed = Гравці не дійшли згоди: вирішує власник жетона Рішення, і тепер його має { $who }.
log-silver-changed =
    { $gained ->
        [1] Отримано { $n } Срібла; тепер { $now }.
       *[other] Віддано { $n } Срібла; тепер { $now }.
    }
log-essence-changed =
    { $gained ->
        [1] Отримано { $n } Есенції; тепер { $now }.
       *[other] Віддано { $n } Есенції; тепер { $now }.
    }
log-status-gained =
    { $parted ->
        [0] Статус «{ STATUS($status) }».
       *[other] Статус «{ STATUS($status) }», частина { $part }.
    }
log-secret-gained = Таємниця: { $secret }.
log-secret-returned = Повертається до колоди Таємниць: { $secret }.
log-token-laid =
    { $kind ->
        [front] Перед вами лежить { $token }.
        [slot] У комірці { $where } лежить { $token }.
       *[pocket] { MYSTLING($where) } має в кишені { $token }.
    }
log-map-opened = Мапу розгорнуто: { $location }.
log-map-closed = Дослідження закінчено: { $location }.
log-event-laid =
    { $colour ->
        [red] Подія лежить долілиць; жетон часу червоним боком на { $at }.
       *[blue] Подія лежить долілиць; жетон часу синім боком на { $at }.
    }
log-time-passed =
    { $now ->
        [0] Крок часу: жетон лежить на Події.
       *[other] Крок часу: жетон на { $now }.
    }
log-time-set =
    { $colour ->
        [red] Жетон часу на { $at }, червоним боком.
       *[blue] Жетон часу на { $at }, синім боком.
    }
log-event-flipped = Подія: { $secret }.
log-event-seen = Ви підглядаєте Подію: { $secret }.
log-script-locked =
    { $locked ->
        [1] Скрипт { $script } замкнено.
       *[other] Скрипт { $script } знову відкрито.
    }
log-test-began = Починається Перевірка.
log-item-revealed = { ITEM($item) }: разом { $total }, Халепа { $misfortune }.
log-item-seen = Зверху в колоді Предметів: { ITEM($item) }.
log-total-changed = Тепер разом { $total }.
log-test-ended = Перевірку закінчено: разом { $total }, Халепа { $misfortune }, наслідок { $row }.
log-story-combat-began = Починається Битва. Ворог: { ENEMY($enemy) }.
log-combat-skipped = Битися нема з ким.
log-portrait-added = В Енциклопедії новий портрет: { MYSTLING($mystling) }.
log-trivia-added = В Енциклопедії нова сторінка: { MYSTLING($mystling) }.
log-tier-added = До Випадкових битв додано: { MYSTLING($mystling) }.
log-starter-changed = { MYSTLING($mystling) } → { MYSTLING($instead) }.
log-quest-told = Завдання виконано: { MYSTLING($mystling) }.
log-card-placed =
    { $explored ->
        [1] На Мапі світу, досліджене: { WORLDMAP($place) }.
       *[other] На Мапі світу: { WORLDMAP($place) }.
    }
log-scenario-began = Починається «{ SCENARIO($scenario) }».
log-scenario-ended = Ви дійшли до кінця: «{ SCENARIO($scenario) }».
log-booster-opened = Відкрито бустер: { $cards }.
log-advancement-shown = Розвиток: { $cards }.
log-card-unlocked = Відкрито карту: { CARD($card) }.
log-rested-fully = Втоми й шкоди більше немає.
log-campaign-saved = Усе складено до наступного Сценарію.
log-object-used = Ужито: { $secret }.
log-tray-filled = З вами йде { MYSTLING($mystling) }.

## Відмови

why-option-needs = Цей варіант вимагає більшого: { $what }.
why-option-price = Вам нема чим заплатити: { $what }.
why-script-locked = Скрипт { $script } замкнено.
why-script-unseen = Скрипту { $script } на цій мапі не видно.
why-test-not-begun = У кожній Перевірці відкривають щонайменше один Предмет.
why-test-last = Сума { $total } вже в останньому рядку таблиці: більше нічого не відкривають.
why-not-in-test = У цій Перевірці воно зараз нічого не дає.
why-card-absent = На Мапі світу немає карти «{ WORLDMAP($card) }».
why-card-closed = «{ WORLDMAP($card) }» зараз обрати не можна.

## Опції столу

mode-campaign = Кампанія
    .help = Один або двоє приборкувачів живуть цією історією, Сценарій за Сценарієм; вирішене лишається.
setting-start = Перший Сценарій
    .help = З чого починається кампанія; пізніший Сценарій приходить із загоном, статусами й речами до нього.
value-start-first = з початку
setting-strict = Зберігати як у книзі
    .help = Кампанію можна відкласти лише після закінченого Сценарію.

## Стіл словами

table-scenario = «{ SCENARIO($scenario) }» · { $script }
table-visit = Гостина, Скрипт { $script }.
table-guide = ({ $text })
table-map = Мапа: { $location }. Можна читати Скрипти: { $places }.
table-locked = Замкнено: { $places }.
table-map-slots = Комірки: { $slots }.
table-time =
    { $colour ->
        [red] { $now ->
            [0] Червоний жетон часу лежить на Події: щойно повернетеся до мапи, вона закінчить Дослідження.
           *[other] Червоний жетон часу на { $now }.
        }
       *[blue] { $now ->
            [0] Синій жетон часу лежить на Події: вона настане, щойно повернетеся до мапи.
           *[other] Синій жетон часу на { $now }.
        }
    }
table-test = Перевірка: { $items }; разом { $total }, Халепа { $misfortune }.
table-row =
    { $tone ->
        [good] { $span } (добре): { $what }
        [bad] { $span } (погано): { $what }
       *[grey] { $span }: { $what }
    }
table-purse = Срібло { $silver }, Есенція { $essence }.
table-carried = З собою: { $things }.
table-secrets = Таємниці: { $things }.
table-front = Перед вами: { $tokens }.
table-camp = У таборі: { $mystlings }.
table-statuses = Статуси: { $statuses }.
table-place =
    { $explored ->
        [1] { $place } { WORLDMAP($card) } (досліджено)
       *[other] { $place } { WORLDMAP($card) }
    }
table-worldmap = Мапа світу: { $places }.
table-random = Випадкові битви: { $mystlings }.
table-encyclopedia = Енциклопедія: { $mystlings }.
table-unlocked = Відкритих карт: { $cards }; невідкритих бустерів: { $boosters }.
