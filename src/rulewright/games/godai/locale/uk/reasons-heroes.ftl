### Чому герої не можуть чогось зробити.

why-in-combat = У бою це неможливо.
why-role-taken = { $hero } уже грає цю роль ({ ROLE($role) }); кожна роль лише одна.
why-epic = Складність уже епічна, вищої немає.
why-too-little = { $hero }: є { $held }, а треба { $n }.
why-no-room = { $hero }: місця лишилося на { $room }, а не на { $n }.
why-not-carried = { $hero } не має предмета «{ ITEM($item) }».
why-no-such-hero = Немає такого героя, щоб дати йому чи взяти в нього.
why-not-with-group = { $hero } зараз не із загоном.
why-card-not-kept = Карти «{ CARD($card) }» тут не зберігають.
why-not-dead = { $hero }: герой живий.
why-racial-used = { $hero }: расове вміння цього ходу вже використано.
why-starving = { $hero } голодує й не може витрачати енергію.
why-racial-idle = { $hero }: расове вміння тут зараз нічого не дасть.
