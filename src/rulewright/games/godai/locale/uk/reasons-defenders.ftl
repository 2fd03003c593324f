### Чому твердиню не можна розбудувати, дію храму виконати чи присвяту скласти.

why-too-few-resources = Треба: { RESOURCE($resource) }, { $need }; у запасах { $have }.
why-siege-limit = Під час облоги за хід витрачають не більше ресурсів, ніж є рекрутів: треба { $need }, лишилося { $have }.
why-defender-out-of-range = { DEFENDER($defender) }: поза радіусом загону ({ $range }).
why-hex-out-of-range = { $hex }: поза радіусом загону ({ $range }).
why-no-hex-in-range = У радіусі немає гекса для вежі.
why-no-ground = На { $hex } ніщо не може стояти.
why-defender-there = На { $hex } уже є твердиня.
why-location-there = { $hex } є ігровим місцем; вежа стоїть на місцевості або на жетоні гекса.
why-no-tower-left = Усі вежі вже використано: { $n }.
why-no-upgrade = { DEFENDER($defender) }: фортецею не стане; це можуть лише вежі 1–3.
why-not-destroyed = { DEFENDER($defender) }: відбудовувати нічого.
why-rebuilt-before = { DEFENDER($defender) }: вже відбудовували; місто-державу відбудовують лише раз.
why-no-city-left = Місто-державу відбудовують, лише поки стоїть інше.
why-no-relocation = { DEFENDER($defender) } лишається на місці.
why-moved-before = { DEFENDER($defender) }: цього ходу вже переміщено.
why-no-bundle = { RESOURCE($resource) }, { $n }: такий набір нічого не зміцнює.
why-not-standing = { DEFENDER($defender) } не стоїть.
why-all-temples = Це в храмів спільне: оберіть усі храми разом.
why-one-temple = Стійкість у кожного храму своя: оберіть один із них.
why-stat-full =
    { $stat ->
        [potential] { DEFENDER($defender) }: потенціал так високо не підніметься.
       *[range] { DEFENDER($defender) }: радіус уже охоплює всю мапу.
    }
why-no-such-equip = Карти «{ EQUIP($card) }» там немає.
why-equip-changed = { DEFENDER($defender) }: карту оснащення цього ходу вже міняли.
why-not-inside = Поза храмами насичують лише ту твердиню, в якій перебуває загін; { DEFENDER($defender) } не підходить.
why-augmented = { DEFENDER($defender) }: таке насичення вже є, { ELEMENT($element) }.
why-no-augment = Такого насичення немає: { ELEMENT($element) }.
why-hero-absent = { $hero } зараз не із загоном.
why-hero-full = { $hero }: більше не вміщує ({ ELEMENT($element) }); найбільше дві стихії по три рівні.
why-temple-fortress-built = Храмову фортецю вже ставили.
why-temples-lack = Храмам бракує основних стихій: { $n }.
why-no-free-center = { $hex }: це не вільний центр імперського тайла чи тайла мапи.
why-factory-siege = Мануфактури створюють на етапі облоги.
why-factory-kind = Такої мануфактури не буває: { RESOURCE($resource) }.
why-factory-twice = Така мануфактура вже є: { RESOURCE($resource) }.
why-nobody-there = У загоні немає живих.
why-outside-temples = Загін не в храмі.
why-no-imbalance = Немає дисбалансу, який можна зменшити: { ELEMENT($element) }.
why-no-void = Треба { $need } стихії, і не всі з них порожнеча.
why-once-a-visit = Це роблять раз за фазу подій.
why-no-empty-portal = На кожному порталі стихії вже є жетон.
why-no-other-temple = { DEFENDER($defender) }: це не інший храм, що стоїть.
why-no-such-boss = Босу { $boss } не можна присвятити себе: лише відкритим і не здоланим босам 2–9.
why-dedicated = Загін уже присвячено босу { $boss }.
why-lair-covered = На лігві боса { $boss } лежить жетон гекса.
why-dedication-price = Присвята коштує 3 рекрутів або 1 живий кристал.
why-not-dedicated = Загін не присвячено босу { $boss }.
why-no-siege = Присвяти використовують на етапі облоги.
why-dedication-used = Цього ходу присвяту вже використано.
why-carrier-later = Цю присвяту використовують після руху штандартів.
why-giant-price = Її ефект коштує 4 рекрутів або 2 фахівців.
why-no-area = На мапі немає місця, де подіяв би ефект боса { $boss }.
why-outside-area = { $hex } поза областю дії.
