### Карти Арени з їхніми Бонусними Діями, мапи Арени, Прикликанці.

arena-moss-ring = Мохове коло
    .flavour = Тут лише м’яка земля та двоє впертих створінь.
arena-humming-shrine = Гудюче святилище
    .flavour = Камені пам’ятають кожен бій і гудуть у лад.
arena-brittle-pillars = Крихкі колони
    .flavour = Те, що вони тримали, впало вже давно.
arena-trappers-camp = Табір ловців
    .flavour = Хто ставив ці сильця, той і сам забув де.
arena-ruined-stage = Зруйнована сцена
    .flavour = Глядачі розійшлися сто років тому. Луна лишилася.
arena-barrel-market = Діжковий ринок
    .flavour = Яблука, дьоготь чи солоні вугри — скаже тільки кіготь.
arena-watch-hill = Сторожовий пагорб
    .flavour = Згори всі здаються дрібнішими.
arena-thorn-hollow = Терновий яр
    .flavour = Ягоди тут солодкі. З цього все й починається.
arena-toll-bridge = Платний міст
    .flavour = Мостового давно немає, а плата лишилася.
arena-slate-quarry = Сланцева каменярня
    .flavour = Кожна грань тут воліла б бути ножем.
arena-echo-gorge = Ущелина відлунь
    .flavour = Біль, викрикнутий в ущелину, вертається відвагою.

arena-cinder-field = Попелище
    .flavour = Здається холодним. Лише здається.
arena-breathing-vents = Живі жерла
    .flavour = Гора спить із роззявленою пащею.
arena-kiln-yard = Гончарний двір
    .flavour = У такій спеці кожна іскра має на когось зуб.
arena-glass-dune = Скляна дюна
    .flavour = Сонце віддавна вправляється на цьому піску.

arena-thin-ice = Тонкий лід
    .flavour = Швидко, доки тримає.
arena-tide-pools = Припливні ковбані
    .flavour = На кожну рану сіль має свою думку.
arena-drowned-bell = Затоплений дзвін
    .flavour = Один удар — і найлютіша голова губить думку.
arena-geyser-terrace = Гейзерна тераса
    .flavour = Найкоротший шлях із халепи — просто вгору.

arena-boulder-slope = Валунний схил
    .flavour = Кожен камінь тут уже вирішив, куди падати.
arena-root-tangle = Плетиво коріння
    .flavour = Дерево саме вирішує, кого впустити.
arena-sucking-mud = Чавкотлива твань
    .flavour = Вона не кусає. Вона просто не віддає.
arena-dragon-ribs = Драконячі ребра
    .flavour = Останній гість тут був сорок кроків завдовжки.

arena-whistling-ridge = Свистючий хребет
    .flavour = Махни лапою в порожнечу — удар донесе вітер.
arena-storm-mast = Грозова щогла
    .flavour = Корабля не пам’ятає ніхто. Щоглу пам’ятає блискавка.
arena-feather-cliff = Пір’яна круча
    .flavour = Кожен виступ — чиєсь гніздо.
arena-cloud-stair = Хмарні сходи
    .flavour = Головне — не питати, що тебе тримає.

arena-lantern-court = Двір ліхтарів
    .flavour = Стань ближче, і світло прийме тебе за свого.
arena-sun-dais = Сонячний поміст
    .flavour = Опівдні навіть сумнів не має тіні.
arena-honey-meadow = Медова левада
    .flavour = Хто перший, той усе й вилизав.
arena-mirror-hall = Дзеркальна зала
    .flavour = Сім років невдач за одну прекрасну хвилину.

arena-moonwell = Місячна криниця
    .flavour = Вертає більше, ніж у неї кинули, і ніколи не те саме.
arena-silent-vault = Німий склеп
    .flavour = Слова тут падають і вже не підводяться.
arena-bone-orchard = Кістяний сад
    .flavour = Посаджене тут живе з пролитого.
arena-eclipse-ground = Поле затемнення
    .flavour = Дві тіні зійшлися, і все болить дужче.

bonus-ask-the-shrine = Запитати святилище
bonus-encore = На біс
bonus-throw-a-burr = Жбурнути реп’ях
bonus-wake-the-vents = Розбудити жерла
bonus-ring-the-bell = Ударити в дзвін
bonus-sling-mud = Хлюпнути багном
bonus-call-the-bolt = Прикликати блискавку
bonus-ride-the-updraft = Осідлати висхідний вітер
bonus-step-on-mist = Ступити на туман
bonus-greet-the-sun = Привітати сонце
bonus-bargain-with-the-well = Торг із криницею
bonus-bend-the-shadow = Вигнути тінь

map-map-1 = Коло
map-map-2 = Тіснина
map-map-3 = Довга лука
map-map-4 = Подвір’я
map-map-5 = Провалля

summon-clod = Грудка
summon-wick = Гнотик
summon-hush = Тишко
