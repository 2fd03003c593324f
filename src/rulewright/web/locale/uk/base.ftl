### Рамка кожної сторінки: панель, налаштування, низ сторінки.

base-skip = Перейти до вмісту
base-pages = Сторінки
base-home = Головна
base-replays = Записи ігор
base-profile = Профіль
base-language = Мова
base-settings = Налаштування
base-theme = Тема
base-theme-auto = Як у системі
base-theme-light = Світла
base-theme-dark = Темна
base-size = Розмір тексту
base-size-medium = Середній
base-size-large = Великий
base-size-huge = Величезний
base-motion = Рух
base-motion-auto = Як у системі
base-motion-off = Без руху
base-sound = Звук
base-on = Увімкнено
base-off = Вимкнено
base-confirm = Перепитувати перед тим, чого не скасувати
base-forced = Коли вибір лише один
base-forced-auto = Робити за мене
base-forced-ask = Питати мене
base-pace = Боти обирають
base-pace-quick = Одразу
base-pace-calm = Спокійно
base-pace-slow = Повільно
base-apply = Застосувати
base-saved = Збережено
base-unofficial = Неофіційний проєкт, не пов’язаний із жодним видавцем. Правила переказано власними словами, усі малюнки — наші. Назви ігор належать їхнім власникам.
base-api = Для програм

## Боти

level-random = Навмання
level-random-help = Будь-який дозволений вибір. Добре, щоб спокійно все спробувати.
level-greedy = Жадібний
level-greedy-help = Бере те, що зараз здається найкращим. Ходить одразу; для першого вечора якраз.
level-planner = Планувальник
level-planner-help = Планує весь хід, перш ніж його почати.
level-search = Шукач
level-search-help = Перед кожним вибором програє багато можливих продовжень. Думає до секунди.
level-expert = Знавець
level-expert-help = Шукає й знає з багатьох ігор, що веде до перемоги. Найсильніший.
