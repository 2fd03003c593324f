### Що лежить перед гравцем: слова для тих, хто наводить або слухає.

mat-health = Лишилося Здоров’я: { $left } з { $of }
mat-stat =
    { $changed ->
        [0] { STAT($stat) }: { $n }
       *[other] { STAT($stat) }: { $n } (надруковано { $base })
    }
mat-power = Енергія: { $n } з { $most }
mat-held =
    { $n ->
        [one] { $n } жетон «{ TOKEN($element) }» на аркуші, на Арені { $laid }, щонайбільше { $most }
        [few] { $n } жетони «{ TOKEN($element) }» на аркуші, на Арені { $laid }, щонайбільше { $most }
       *[many] { $n } жетонів «{ TOKEN($element) }» на аркуші, на Арені { $laid }, щонайбільше { $most }
    }
mat-condition = { CONDITION($condition) }: { $n }
mat-slot-empty = Комірка { $slot } (+{ POWER($power, form: "is") }): порожня
mat-slot = Комірка { $slot } (+{ POWER($power, form: "is") })
mat-deck =
    { $n ->
        [one] Колода: { $n } карта
        [few] Колода: { $n } карти
       *[many] Колода: { $n } карт
    }
mat-discard =
    { $n ->
        [one] Скид: { $n } карта
        [few] Скид: { $n } карти
       *[many] Скид: { $n } карт
    }
mat-no-upgrade = Покращення не прикріплено
mat-bonus =
    { $state ->
        [used] { BONUS($bonus) }: цього ходу вже використано
        [silenced] { BONUS($bonus) }: заборонено Тишею
        [poor] { BONUS($bonus) }: бракує Енергії
       *[ready] { BONUS($bonus) }: можна використати
    }
mat-trigger =
    { $used ->
        [1] Запуск: цього ходу вже використано
       *[other] Запуск: ще не використано
    }
mat-quest = Завдання: виконано умов { $done } з { $of }
mat-exalted = Піднесена форма
mat-member = { MYSTLING($mystling) }: лишилося Здоров’я { $left } з { $of }
mat-member-fights = { MYSTLING($mystling) } б’ється
mat-member-out = { MYSTLING($mystling) }: свій двобій уже виграно
mat-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
mat-fatigue = Втома: { $n }
mat-none = Містлінга ще немає
mat-taunt = Провокація
mat-wins = Виграно двобоїв: { $n }
