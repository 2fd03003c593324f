### Про що запитують загін: твердині, храми, присвяти.

prompt-enhance =
    { $left ->
        [-1] Розбудувати твердині? Платини в гаманці: { $platinum }.
       *[other] Розбудувати твердині? Цього ходу можна витратити ще ресурсів: { $left }; платини в гаманці: { $platinum }.
    }
prompt-remove-or-flip =
    { $kind ->
        [tower] { DEFENDER($defender) }: зруйновано. Лишити вежу лежати, щоб відбудувати, чи прибрати її?
       *[fortress] { DEFENDER($defender) }: фортецю зруйновано. Лишити її лежати, щоб відбудувати, чи прибрати?
    }
prompt-strengthen =
    { $stat ->
        [resilience] Яка твердиня отримує +{ $n } стійкості?
        [potential] Яка твердиня отримує +{ $n } потенціалу?
        [power] Яка твердиня отримує +{ $n } міці?
       *[range] Яка твердиня отримує +{ $n } радіуса?
    }
prompt-move-tower = { DEFENDER($defender) }: на який гекс перемістити?
prompt-first-tower = Де стоятиме перша вежа? Без неї загін отримує 4 платини й одну основну стихію.
prompt-place-tower = Де в області дії стоятиме нова вежа?
prompt-temple = Що загін робить у храмі?
prompt-give-for-void =
    { $left ->
        [one] Яку стихію віддати за порожнечу? (остання)
       *[other] Яку стихію віддати за порожнечу? (лишилося { $left })
    }
prompt-dedicate = Що загін віддає за присвяту босу { $boss }?
prompt-dedication-area = Присвята босу { $boss }: де центр її області дії?
prompt-dedication-price = Що загін віддає за ефект боса { $boss }?
prompt-divide-damage = { BANNER($slot) }: скільки з { $left } облогової шкоди?
prompt-send-banners = Який штандарт і на який гекс перенести?
prompt-resilience-from = Від якого супротивника облоги в області стійкість переходить до іншого?
prompt-resilience-to = { BANNER($slot) } віддає стійкість: якому супротивникові поза областю?
prompt-resilience-amount = Скільки стійкості переходить? Від: { BANNER($slot) }; до: { BANNER($to) }.
prompt-pass-damage = Яка твердиня передає облогову шкоду, і якій?
prompt-enter-again = { BANNER($slot) } знову виходить на мапу: з якого порталу облоги?
prompt-strike-one = Котрий супротивник облоги зазнає { $n } облогової шкоди?
prompt-nether-tile = Який тайл потойбіччя перемістити?
prompt-nether-center = Де центр тайла потойбіччя?
prompt-nether-turn = Як повернути тайл потойбіччя? (у шостих частинах кола)
prompt-settle-nether = Перемістити вежу або фортецю на тайл потойбіччя?
prompt-give-augment = { DEFENDER($defender) }: якою стихією наситити?
