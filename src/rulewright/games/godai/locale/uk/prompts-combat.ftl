### Запитання бою.

prompt-meet-encounter = На шляху: { CARD($card) }. Що робить загін?
prompt-shuffle-back = Карту підкуплено: { CARD($card) }. Замішати її назад у колоду?
prompt-declare = Раунд { $round }: що ви робите?
prompt-favored-now = Обраний супротивник: застосувати ефект зараз чи залишити до фази розв’язання?
prompt-favored = Обраний супротивник: який ефект?
prompt-aim = Як і на кого ви це застосовуєте?
prompt-guide-ally = Кому допомагає або кого б’є підопічний «{ CARD($card) }»?
prompt-item = Ви захищаєтеся. Застосуєте чи передасте предмет?
prompt-switch-field = Перейдете на інше поле бою?
prompt-who-switches = Хто з героїв переходить на інше поле бою?
