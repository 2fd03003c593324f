### Відповіді щодо героїв і те, що можна зробити поруч із будь-яким питанням.

choice-pick-role = { ROLE($role) }
choice-pick-race = { RACE($race) }
choice-pick-condition = { CONDITION($condition) }
choice-raise-difficulty = Підвищити складність на один щабель
choice-give-gold = Дати { AMOUNT("gold", $n) }: { $hero } → { $to }
choice-give-food = Дати { AMOUNT("food", $n) }: { $hero } → { $to }
choice-give-item = Дати предмет «{ ITEM($item) }»: { $hero } → { $to }
choice-take-bonus = Скинути карту «{ CARD($card) }» заради її бонусу
choice-replace-hero = { $hero }: почати новим героєм
choice-decline-rolls = { $hero }: цього ходу не перевіряти { STAT($stat, form: "acc") } або таки перевіряти
choice-use-power-up = { $hero } використовує посилення «{ CARD($card) }»
choice-brew-item = { $hero } варить і застосовує: { ITEM($item) } (спосіб { $way })
choice-shift-die = Нефритовий омаморі: кубик { $die } показує { $face }
choice-roll-again = Перекинути кубик { $die }
choice-use-racial =
    { $stat ->
        [none] { $hero } використовує расове вміння
       *[other] { $hero } використовує расове вміння ({ STAT($stat) })
    }
choice-add-bonus = { ITEM($item) }: { STAT($stat) }
