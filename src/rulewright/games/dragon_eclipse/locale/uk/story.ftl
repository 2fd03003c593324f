### Що розповідає завершена гра.

source-win = Переможені Вороги
source-tame = Приручені Вороги
source-battle = Виграні двобої
source-rounds = Двобої, виграні по завершенні раундів
source-other = Інше

story-combat = Битва { $duel }: { ENEMY($enemy) }
story-battle = Двобій { $duel }: { ARENA($arena) }
story-round = Раунд { $round }
story-beginning = Початок
story-between = На Мапі світу
story-option = { $label }
story-test = Перевірка: { $total }
story-win = Перемога. Ворог: { ENEMY($enemy) }
story-tame = Приручено: { ENEMY($enemy) }
story-lose = Поразка. Ворог: { ENEMY($enemy) }
story-blow = Найважчий удар
story-blow-text = { $by } → { $body }: { $n } шкоди одним ефектом.
story-tamed = Приручення
story-tamed-text = Приручено в раунді { $round }: { ENEMY($enemy) }.
story-quest = Виконане завдання
story-quest-text = { MYSTLING($mystling) } виконує завдання й підноситься.
story-chain = Найжвавіший хід
story-chain-text = { $who }: Бонусних Дій за один хід — { $n }.
story-fatigue = Довгий бій
story-fatigue-text = Отримано карт Втоми: { $n }.
