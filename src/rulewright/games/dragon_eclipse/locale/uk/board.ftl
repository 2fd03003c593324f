### Написи на малюнку столу і назви його частин для тих, хто на них вказує або слухає.

board-space = Клітинка { $n }
board-space-mark = Клітинка { $n }, { $mark }
board-hole = Клітинка { $n }: провалля, тут ніхто не може стояти
board-body = { $name }: лишилося { $left } з { $health } Здоров’я
board-terrain = Клітинка { $n }. { $what }
board-token =
    { $whose ->
        [enemy] Жетон Ворога «{ $token }» на клітинці { $n }
       *[other] Жетон гравця { $whose } «{ $token }» на клітинці { $n }
    }
board-condition = { $condition }: { $n }
board-coming = наступна атака
board-enemy-deck =
    { $n ->
        [one] Наступна атака: { $symbol }. У колоді Ворога { $n } карта
        [few] Наступна атака: { $symbol }. У колоді Ворога { $n } карти
       *[other] Наступна атака: { $symbol }. У колоді Ворога { $n } карт
    }
board-enemy-deck-hidden =
    { $n ->
        [one] Колода Ворога сорочкою догори: { $n } карта
        [few] Колода Ворога сорочкою догори: { $n } карти
       *[other] Колода Ворога сорочкою догори: { $n } карт
    }
board-track =
    { $symbol ->
        [none] Комірка { $n } доріжки Ворога: порожня
       *[other] Комірка { $n } доріжки Ворога: { SYMBOL($symbol) }
    }
board-special =
    { $fires ->
        [1] Маркер Особливої Здібності на комірці { $n }: Здібність спрацює з наступною атакою
       *[other] Маркер Особливої Здібності на комірці { $n }
    }
board-taming = Приручення
board-no-taming = Цього Ворога тут не можна приручити.
board-round = Раунд { $n }
board-duel = Дуель { $n } з { $most }
board-winner = Перемагає { $name }

## Складання колоди

board-draft =
    { $n ->
        [one] Колода поки що: { $n } карта
        [few] Колода поки що: { $n } карти
       *[other] Колода поки що: { $n } карт
    }
board-suggested = Пропонуємо додати
board-rule-size = Карт
board-rule-specific = Власні карти
board-rule-legendary = Легендарні
board-rule-element = Відповідні Стихії
board-rule-subtype = Підтип { $element }
board-rule-copies = Наявні копії
