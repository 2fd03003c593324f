### Аркуш статусів.

status-empathy = Співчуття
status-light-in-the-shadow = Світло в тіні
status-eager-tamer = Завзяття приборкувача
status-joran = Йоран
status-knots = Вузли
status-given-away = Віддане
status-water-law = Водяне право
status-calm = Спокій
status-word-in-town = Поголос
status-barefoot = Босоніж
status-nights = Ночі
status-promise = Обіцянка
status-warm-step = Тепла сходинка
status-queue-jumper = Поза чергою
status-boards-seal = Печатка управи
status-cut-cord = Перетятий шнур
status-stone-with-a-name = Камінь з ім’ям
status-corrected-chart = Виправлена мапа
status-overboard = За борт
status-empty-chair = Порожній стілець
status-day-posted = День оголошено
status-seventh-key = Сьомий ключ
