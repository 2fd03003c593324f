### Що розповідає завершена гра: джерела Слави, частини гри, найяскравіше.

kind-source = Джерело

source-regions = Регіони на Шляху Подій
source-battle = Бої
source-encounters = Зіткнення
source-cards = Командні Карти
source-monsters = Химери
source-attunements = Налаштування
source-champion = Уміння Чемпіона
source-rivers = Ріки під час Медитації
source-other = Інше

story-round = Раунд { $round }: { EVENT($event) }
story-scoring = Кінець Ери

story-battle = Вирішальний Бій
story-battle-text =
    { REGION($region) }: { $totals }. { $winners ->
        [1] Найбільша Сила: { $who }
       *[other] Порівну найбільша Сила: { $who }
    }. { $units ->
        [0] Втрат немає
        [one] Втрачено { $units } Підрозділ
        [few] Втрачено { $units } Підрозділи
       *[other] Втрачено { $units } Підрозділів
    }, здобуто { $glory ->
        [one] { $glory } бал
        [few] { $glory } бали
       *[other] { $glory } балів
    } Слави.
story-monster = Наймогутніша переможена Химера
story-monster-text =
    Химера { MONSTER($monster) } переможена на Острові «{ ISLAND($island) }»: Сила { $strength } проти { $against }. { $count ->
        [1] У цій грі переможено лише її.
        [one] Усього в цій грі переможено { $count } Химеру.
        [few] Усього в цій грі переможено { $count } Химери.
       *[other] Усього в цій грі переможено { $count } Химер.
    }
