### Що надруковано на карточках, крім тексту правил.

face-passive = Пасивно
face-upgrade = Покращення
face-special-slot = Особлива Здібність · комірка { $slot }
face-combat = Битва
face-pvp = Двобій
face-cost = Енергія: { $power }
face-trivia = Польові нотатки
face-story = Це завдання виконує історія кампанії.
face-same-abilities = Особливі Здібності лишаються ті самі.
face-boon = БЛАГО
face-bane = ЛИХО
face-no-terrain = Відкрита місцина: без жетонів і особливих правил.
face-no-pvp = Ця карта Арени не має боку для двобою гравців.
face-back-action = Дія
face-back-enemy = Атака Ворога
face-back-booster = Бустер

line-booster = Стихійних карт: { $n }
booster-booster-1 = Бустер 1
booster-booster-2 = Бустер 2
booster-booster-3 = Бустер 3
booster-booster-4 = Бустер 4
booster-booster-5 = Бустер 5
booster-booster-6 = Бустер 6
booster-booster-7 = Бустер 7
booster-booster-8 = Бустер 8
booster-booster-9 = Бустер 9
booster-booster-10 = Бустер 10
