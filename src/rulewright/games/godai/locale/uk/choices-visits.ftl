### Відповіді фази подій.

choice-harvest-as = { AID($aid) }
choice-harvest-most =
    { $element ->
        [none] { AID($aid) }: якнайбільше
       *[other] { AID($aid) } ({ ELEMENT($element) }): якнайбільше
    }
choice-buy = Купити: { ITEM($item) } ({ $hero })
choice-buy-together = Купити для загону: { ITEM($item) }
choice-buy-gear = { $hero }: покращення спорядження ({ STAT($stat) })
choice-fuse-gear =
    { $kind ->
        [vitals] Кінцуґі: { $hero } сплавляє життєві сили
        [abilities] Кінцуґі: { $hero } сплавляє вміння
       *[skills] Кінцуґі: { $hero } сплавляє навички
    }
choice-trade =
    { $what ->
        [gold] Обміняти 100 золота на 1 платину
        [mixed] Обміняти десять ресурсів I рівня на 1 платину
        [ore] Обміняти 10 руди на 1 платину
        [lumber] Обміняти 10 деревини на 1 платину
        [recruit] Обміняти 10 рекрутів на 1 платину
        [aetherial-ore] Обміняти 1 ефірну руду на 8 платини
        [living-crystal] Обміняти 1 живий кристал на 8 платини
        [essence] Обміняти 1 есенцію на 1 платину
        [sky-metal] Обміняти 1 небесний метал на 1 платину
        [specialist] Обміняти 1 фахівця на 1 платину
       *[other] Обміняти стихію ({ RESOURCE($what) }) на 5 платини
    }
choice-apply-item =
    { $item ->
        [snail-tonic] { $way ->
            [1] { $hero }: { ITEM($item) } для наступного кидка навички
           *[2] { $hero }: { ITEM($item) } для лікування
        }
        [void-door] { $way ->
            [1] { $hero }: { ITEM($item) }
           *[2] { $hero }: { ITEM($item) } за 1 енергію
        }
        [vine-of-the-dead] { $way ->
            [1] { $hero } пробує обернути кубик на повітря
            [2] { $hero } пробує обернути кубик на землю
            [3] { $hero } пробує обернути кубик на вогонь
           *[4] { $hero } пробує обернути кубик на воду
        }
        [juzu-prayer-beads] { $hero } перекидає кубик
       *[other] { $hero }: { ITEM($item) }
    }
choice-apply-together = Використати: { ITEM($item) }
choice-take-treasure = { CARD($card) } — { $hero }
choice-secure-discovery = Здобути: { CARD($card) }
choice-attempt = Спробувати: { CARD($card) }
choice-deliver = Доправити: { CARD($card) }
choice-use-wellspring = Телепортуватися до іншого порталу Джерела
choice-visit-temple = Дії храму
choice-call-dedication = Прикликати боса { $boss }
choice-fight-boss = Битися
choice-dedicate-here = Присвятити загін
choice-reassign =
    { $goal ->
        [stockpile] { RESOURCE($what) }: { DEFENDER($defender) } → запаси
       *[other] { RESOURCE($what) }: { DEFENDER($defender) } → { DEFENDER($goal) }
    }
choice-pick-mountain = { TILE($tile) }
choice-switch-riser = Прибрати або додати опору
