### Підписи варіантів.

choice-accept =
    { $told ->
        [0] Так
       *[other] { $power ->
            [0] { $tokens ->
                [0] Так: { $what }
                [one] Скинути { $tokens } жетон зі свого аркуша: { $what }
                [few] Скинути { $tokens } жетони зі свого аркуша: { $what }
               *[many] Скинути { $tokens } жетонів зі свого аркуша: { $what }
            }
           *[other] { $tokens ->
                [0] Витратити { POWER($power) }: { $what }
                [one] Витратити { POWER($power) } та { $tokens } жетон зі свого аркуша: { $what }
                [few] Витратити { POWER($power) } та { $tokens } жетони зі свого аркуша: { $what }
               *[many] Витратити { POWER($power) } та { $tokens } жетонів зі свого аркуша: { $what }
            }
        }
    }
choice-decline =
    { $prompt ->
        [prompt-target] Нікого
        [prompt-modes] Нічого не змінювати
        [prompt-camp] Іти далі
        [prompt-perk] Більше нічого
       *[other] Ні
    }
choice-take-option =
    { $told ->
        [0] Варіант { $number }
       *[other] { $what }
    }
choice-resolve-first =
    { $told ->
        [0] Ефект { $number }
       *[other] { $shared ->
            [0] { $what }
           *[other] { $whose }: { $what }
        }
    }
choice-concede = Здати Битву
choice-pick-mystling = { MYSTLING($mystling) } ({ ELEMENT($element) }, { TIER($tier) })
choice-pick-enemy = { ENEMY($enemy) } ({ ELEMENT($element) }, { TIER($tier) })
choice-pick-arena = { ARENA($arena) }
choice-pick-map = { MAP($map) }
choice-add-card = Додати карту «{ CARD($card) }»
choice-take-out = Вийняти карту «{ CARD($card) }»
choice-fill-deck =
    { $shared ->
        [0] Доповнити колоду запропонованими картами
       *[other] Доповнити колоду запропонованими картами, але стихії { ELEMENT($element) } поки що лише однією
    }
choice-leave-room = Лишити місце для карт підтипу
choice-take-up-mode = Увімкнути складний режим: { $mode ->
    [corruption] Спотворення
    [unpredictable] непередбачуваний
   *[steel] сталь
}
choice-give-up-mode = Вимкнути складний режим: { $mode ->
    [corruption] Спотворення
    [unpredictable] непередбачуваний
   *[steel] сталь
}
choice-mulligan = Взяти чотири нові карти
choice-keep-cards = Лишити карти
choice-take-taunt = { $seat }
choice-start-on =
    { $allies ->
        [0] Клітинка { $start }
       *[other] { $first }: { $start }; { $second }: { $other }
    }
choice-play-card =
    { $named ->
        [0] Виконати карту комірки { $slot }
       *[other] Виконати карту «{ CARD($card) }» (комірка { $slot })
    }
choice-trigger-card =
    { $named ->
        [0] Запустити карту комірки { $slot }
       *[other] Запустити карту «{ CARD($card) }» (комірка { $slot })
    }
choice-discard-slot =
    { $named ->
        [0] Скинути карту комірки { $slot }
       *[other] Скинути карту «{ CARD($card) }» (комірка { $slot })
    }
choice-use-bonus = { BONUS($bonus) }, { POWER($power, form: "is") }: { $what }
choice-end-turn = Завершити хід
choice-keep-upgrade = Лишити Покращення «{ CARD($card) }»
choice-put-on-top = «{ CARD($card) }» — на верх
choice-put-under = «{ CARD($card) }» — під колоду
choice-cleanse-token = Скинути: { CONDITION($condition) }
choice-go-to =
    { $stays ->
        [1] Лишитися на клітинці { $space } (відстань { $far })
       *[other] { $far ->
            [-1] { $prompt ->
                [none] Перейти на клітинку { $space }
               *[other] Клітинка { $space }
            }
           *[other] Клітинка { $space } (відстань { $far })
        }
    }
choice-go-through = Через Місцевість на клітинці { $space }
choice-go-around = В обхід усієї Місцевості
choice-place-token =
    { $prompt ->
        [prompt-summon] Клітинка { $space }
       *[other] Жетон на клітинку { $space }
    }
choice-take-token = Жетон на клітинці { $space }
choice-aim-at =
    { $prompt ->
        [none] Влучити в ціль: { $target }
       *[other] { $target }
    }
