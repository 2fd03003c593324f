# Що відхиляють середовища.

env-pixels = для пікселів потрібен { $module }; установіть його командою: pip install 'rulewright[rl]'
env-tables = столів не може бути { $tables }; потрібен принаймні 1
env-processes = столів { $tables }, тож процесів не може бути { $jobs }; дозволено від 1 до { $tables }
env-seeds = зерен { $seeds }, а столів { $tables }: мусить бути порівну
env-process-ended = один із процесів завершився; створіть усе заново
env-module = цьому середовищу потрібен { $module }; установіть його командою: pip install 'rulewright[{ $extra }]'
env-kind = середовища виду «{ $kind }» немає; є такі: { $known }
env-render-mode = render_mode має значення «{ $mode }»; дозволено: { $allowed }
env-must-act = { $agent } має зробити хід; None дають лише ті агенти, що вже закінчили
env-seat = місця { $seat } немає; місця мають номери від 0 до { $last }
env-bots = bots має значення { $bots }; потрібен список ботів: по одному на кожне інше місце або один на всіх
env-bots-count = ботів { $bots }, а місць { $seats }; назвіть { $seats } або одного на всіх
env-variant = у { $game } немає варіанта «{ $variant }»; є такі: { $known }
env-variant-mode = варіант { $variant } належить до режиму { $mode }, а не «{ $asked }»
env-variant-players = варіант { $variant } розрахований на { $players } гравців, а не на { $asked }
env-reward = reward має значення «{ $reward }»; дозволено: { $allowed }
env-reward-together = винагорода zero-sum потребує суперників: місця, що виграють разом, отримують win
env-illegal = illegal має значення «{ $illegal }»; дозволено: { $allowed }
env-id-variant = { $id } не є варіантом «{ $variant }»; назвіть гру й варіант або лише ідентифікатор
env-id-mode = { $id } не є режимом «{ $mode }»; назвіть гру й режим або лише ідентифікатор
env-id-unknown = немає ні гри, ні ідентифікатора «{ $id }»; є такі: { $known }
env-shaping = доповнювати винагороди можна лише в середовищах rulewright: інші не кажуть, хто попереду
env-action = дії { $action } немає; дії мають номери від 0 до { $last }
env-refused = { $error }. { $reasons }
