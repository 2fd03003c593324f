### Відповіді про твердині, храми та присвяти.

choice-build-tower =
    { $prompt ->
        [prompt-enhance] Збудувати вежу на { $hex } (6 платини)
       *[other] Вежа на { $hex }
    }
choice-upgrade-tower = { DEFENDER($defender) }: перебудувати на фортецю (10 платини)
choice-rebuild = { DEFENDER($defender) }: відбудувати
choice-improve =
    { $resource ->
        [ore] { DEFENDER($defender) }: { $n } руди на стійкість
        [lumber] { DEFENDER($defender) }: { $n } деревини на потенціал
        [essence] { DEFENDER($defender) }: { $n } есенції на радіус
       *[sky-metal] { DEFENDER($defender) }: { $n } небесного металу на міць
    }
choice-assign =
    { $resource ->
        [recruit] { DEFENDER($defender) }: призначити рекрута
       *[specialist] { DEFENDER($defender) }: призначити фахівця
    }
choice-promote = Підвищити 3 рекрутів до фахівця
choice-attach-equip = { DEFENDER($defender) }: оснастити картою «{ EQUIP($card) }»
choice-detach-equip = { DEFENDER($defender) }: зняти карту «{ EQUIP($card) }»
choice-place-temple-fortress = Поставити храмову фортецю на { $hex }
choice-relocate = { DEFENDER($defender) }: перемістити (1 платина)
choice-make-factory = Мануфактура з живого кристала: { RESOURCE($resource) }
choice-remove-token = Прибрати
choice-flip-token = Перевернути
choice-augment-defender = { DEFENDER($defender) }: наситити, { ELEMENT($element) }
choice-augment-hero = { $hero }: наситити, { ELEMENT($element) }
choice-strip-defender = { DEFENDER($defender) }: зняти насичення, { ELEMENT($element) }
choice-strip-hero = { $hero }: зняти рівень насичення, { ELEMENT($element) }
choice-create-void = Створити порожнечу з 3 стихій
choice-siphon-essence = Відвести есенцію: { ELEMENT($element) }, дисбаланс −2
choice-summon-essence = Прикликати есенцію: портали стихій отримують жетони
choice-visit-other = Телепортація: { DEFENDER($defender) }
choice-dedicate-to = Присвятити себе босу { $boss }
choice-negate-condition = { $hero }: зняти стан «{ CONDITION($condition) }»
choice-fuse-two = { $hero }: сплавити до 2 покращень спорядження, { STAT($stat) }
choice-call-back = { $hero }: воскресити (1 платина)
choice-boost-defender =
    { $stat ->
        [resilience] Ефірна руда: { DEFENDER($defender) }, стійкість +5
        [potential] Ефірна руда: { DEFENDER($defender) }, потенціал +4 цього ходу
        [power] Ефірна руда: { DEFENDER($defender) }, міць +3 цього ходу
       *[range] Ефірна руда: { DEFENDER($defender) }, радіус +2 цього ходу
    }
choice-teleport-by-ore = Ефірна руда: телепортація до 5 гексів
choice-send-banner = { BANNER($slot) }: на { $hex }
choice-pass-damage =
    { $n ->
        [0] Уся шкода: { DEFENDER($defender) } → { DEFENDER($to) }
       *[other] 1 шкода: { DEFENDER($defender) } → { DEFENDER($to) }
    }
