### Навчання на ділі: «покажіть» для кожного правила і перша гра з провідником.

learn-show-me = Покажіть
learn-page = правила, с. { $page }
learn-in-words = Стіл словами
learn-happened = Що сталося
learn-rules = Правила тут
learn-rule = Правило

## Покажіть

learn-index = Кожне правило на прикладі
learn-index-help = Для кожного правила є маленький стіл, де воно діє. Зробіть вибори один за одним і погляньте, що станеться, або спробуйте щось своє.
learn-begin-tutorial = Ви тут уперше? Зіграйте першу гру з провідником
learn-do-it = Зробіть це
learn-own-way = Ви пішли власним шляхом. Пробуйте що завгодно: нічого не зламається.
learn-done = Ось і все: так правило діє в грі.
learn-look = Щоб побачити це правило, вибирати нічого не треба: погляньте на стіл.
learn-try-yourself = Спробувати щось своє
learn-again = Спочатку
learn-proof = Це позиція з тесту, який доводить (англійською):

## Гра з провідником

learn-tutorial = Перша гра з провідником
learn-guide = Провідник
learn-stage-of = Крок { $number } із { $total }
learn-not-today = «{ $choice }» — правила це дозволяють, але сьогодні підемо іншим шляхом, щоб історія могла тривати. Спробуйте позначений вибір.
learn-others =
    { $n ->
        [one] Ще { $n } вибір
        [few] Ще { $n } вибори
       *[other] Ще { $n } виборів
    }
learn-go-on = Далі
learn-back = Назад
learn-skip = Пропустити розділ
learn-begin = Почати
learn-continue = Продовжити
learn-from-start = З початку
learn-chapters = Розділи
learn-chapter-done = пройдено
learn-stages =
    { $n ->
        [one] { $n } крок
        [few] { $n } кроки
       *[other] { $n } кроків
    }
learn-finished = Чудово зіграно!
learn-play-on = Грати далі цю партію
learn-new-game-against = Нова гра проти ботів
learn-new-game-with = Нова гра з ботами
learn-new-game-alone = Нова гра
learn-play-on-here = Грати далі звідси
learn-play-on-help =
    { $others ->
        [0] З цього положення — за власним столом
       *[other] З цього положення — за власним столом; за інших грають боти
    }
