### Про що питають загін у фазі подій.

prompt-harvest = З якого гекса загін збирає врожай? (залишилося: { $left })
prompt-harvest-bundle = Що збирає загін?
prompt-harvest-as = Що збирати на { $hex }?
prompt-harvest-yield =
    { $left ->
        [one] Який ресурс іде до врожаю?
       *[other] Який ресурс іде до врожаю? (вибрати: { $left })
    }
prompt-boss = { CARD($card) } у своєму лігві. Загін б’ється чи присвячує себе?
prompt-event =
    { $place ->
        [none] Що загін робить у цій фазі подій?
       *[other] Що загін робить { PLACE($place, form: "in") }?
    }
prompt-trade-ten =
    { $left ->
        [one] Який ресурс доповнює десятку?
       *[other] Які ресурси обміняти на платину? (ще { $left })
    }
prompt-recall-assigned = Кого й куди перевести?
prompt-foretell = Для якої комірки облоги визначити кидком портал облоги?
prompt-close-portal = Який портал облоги закрити?
prompt-clear-site = З якого місця зняти жетон гекса?
prompt-swap-commission = Яке доручення замінити?
prompt-kintsugi =
    { $left ->
        [one] Яке скинуте посилення ви берете?
       *[other] Яке скинуте посилення ви берете? (вибрати: { $left })
    }
prompt-arrange-harvest = Яка карта лягає наступною на верх колоди збирання?
prompt-ground-mountain = На яку летючу гору діє громовідвід?
prompt-move-mountain =
    { $riser ->
        [0] { TILE($tile) } не має опори. Що з ним зробити?
       *[other] { TILE($tile) }: прибрати опору чи куди пересунути?
    }
prompt-set-amplifier = Де поставити підсилювач Джерела?
prompt-chain-mountain = Яка летюча гора отримує ланцюг?
prompt-secure-afar = Що здобуває указ?
prompt-settle-element =
    { $face ->
        [mismatch] Кубик { ELEMENT($die, form: "gen") } показує незбіг: { ELEMENT($element) }. Хтось змінює його?
        [surge] Кубик { ELEMENT($die, form: "gen") } показує сплеск. Хтось змінює його?
       *[match] Кубик { ELEMENT($die, form: "gen") } показує збіг: { ELEMENT($element) }. Хтось змінює його?
    }
prompt-echo-element = Загін отримує стихію: { ELEMENT($element) }. Чи додає Перстень творця світанку ще й { ELEMENT($other) }?
prompt-strike-from-afar = Який супротивник облоги зазнає облогової шкоди ({ $n })?
prompt-revive-whom = Якого героя воскресити?
