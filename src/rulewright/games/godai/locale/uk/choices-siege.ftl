### Написи на відповідях під час облоги.

choice-bolster-with =
    { $skill ->
        [navigate] Орієнтування: радіус +1
        [explore] Розвідка: 1 облогова шкода
       *[survival] Виживання: стійкість +1
    }
choice-use-ore = { DEFENDER($defender) }: стійкість +5
choice-pick-siege-card = Комірка { $slot }, карта { $place } згори
choice-pick-defender = { DEFENDER($defender) }
choice-pick-opponent = { BANNER($number) }
