### Що тут може піти не так — частиною речення: без великої літери й крапки.

choice-not-offered =
    { $more ->
        [0] місце { $seat } не може відповісти «{ $choice }» на «{ $prompt }»; пропонують: { $offered }
       *[other] місце { $seat } не може відповісти «{ $choice }» на «{ $prompt }»; пропонують: { $offered } і ще { $more }
    }
chosen-after-end = { $choice } не можна вибрати: гру закінчено
drift-draws = хід { $move } ({ $rule }): «{ $choice }» більше не дає записаних випадків
drift-entry = хід { $move }: { $error }
drift-first-position = перше положення — не те, що записано: правила або карти змінилися
drift-move = хід { $move } ({ $rule }): { $error }
drift-move-not-asked = хід { $move }: місце { $seat } вже не питають
drift-not-asked = хід { $move }: місце { $seat } вибрало «{ $choice }», але його вже не питають
drift-older = хід { $move } має відбиток старіших записів, ніж початок
drift-position = хід { $move } ({ $rule }): «{ $choice }» місця { $seat } дає інше положення, ніж записано; застосовано правила: { $rules }
drift-setup = розкладання з цього запису більше не відповідає правилам: { $error }
drift-setup-draws = за нинішніми правилами чи з нинішніми картами розкладання інше
endless-rules = правила ходять по колу: після { $steps } кроків усе ще { $step }. Вибір не зроблено; виберіть щось інше й повідомте про це
fork-over = у цю мить гра вже завершена: продовжувати нічого
fork-tells = запитання цієї миті не пасує до жодних інших прихованих карт, тож новий стіл показав би карти, які ще таємні; візьміть раніший або пізніший момент
game-name-taken = ім’я «{ $name }» вже належить { $module }
game-over = гру закінчено: більше ні про що не питають
game-unknown = гри «{ $name }» немає; є такі: { $known }
luck-count =
    { $where ->
        [opening] у розкладанні
       *[move] у ході { $number }
    } записано випадків: { $recorded }, а випадає { $drawn }
luck-differs =
    { $where ->
        [opening] у розкладанні
       *[move] у ході { $number }
    } записано { $got } з { $of } для «{ $stream }»; наперед визначено { $drawn } з { $drawn_of } для «{ $drawn_stream }»
luck-no-secret = удачу не можна перевірити: таємницю, з якої вона походить, у цьому файлі не відкрито
luck-other-secret = таємниця, яку відкриває цей файл, — не та, до якої стіл зобов’язався
position-broken = початкове положення: { $error }
position-impossible = правила не справляються на { $step } ({ $reason }): у справжній грі такого положення не буває; нічого не змінено
position-seats = початкове положення має { $seats } місць, а не { $players }
replay-after-outcome = рядок { $line }: після підсумку щось є
replay-cannot-start = запис не може початися: { $error }
replay-chance-after-undo = рядок { $line }: після скасування випадку не буває
replay-chance-form = рядок { $line }: випадкові потрібні `of` і менше за нього `got`
replay-chance-many = рядок { $line }: понад { $most } випадків для одного вибору
replay-empty = файл порожній; тут має бути запис гри
replay-format = запис має формат { $format }; ця програма читає формат { $known }
replay-header = рядок { $line }: це не заголовок запису: { $error }
replay-line-form = рядок { $line }: { $error }
replay-line-long = рядок { $line }: задовгий; запис має щонайбільше { $lines } рядків по { $most }
replay-line-unknown = рядок { $line }: ні вибір, ні випадок, ні скасування, ні кінець
replay-other-game = це запис гри в «{ $game }», а не в «{ $asked }»
replay-secret-form = рядок { $line }: таємниця — не { $bytes } байтів у шістнадцятковому записі
replay-secret-uncommitted = рядок { $line }: відкрито таємницю, але заголовок не зобов’язується до жодної
save-broken = збережене положення пошкоджене: { $error }
save-choice-unknown = у грі { $game } немає вибору «{ $choice }»
save-content = { $changed }; завантажено { $loaded }. Завантажте ті самі пакети й версію або відтворіть запис гри: він покаже, де гра розходиться
save-content-changed = у збереженні траплялося те, що тепер інше: { $tables }
save-content-unknown = збереження зроблено з іншим вмістом ({ $content }) і не каже, що з нього траплялося
save-format = збереження має формат { $format }; ця програма читає формати від 1 до { $most }
save-impossible = збережене положення неможливе: { $problem }
save-large = збереження з { $size } символів завелике; щонайбільше { $most }
save-no-upgrade = збереження має версію { $version }; шляху від версії { $start } до { $end } немає
save-other-game = збереження належить грі «{ $game }», а не «{ $asked }»
save-unreadable = це не збережене положення: { $error }
save-version-broken = збережене положення версії { $version } пошкоджене: { $error }
save-version-newer = збереження має версію { $version }; ця програма знає версії до { $known }. Візьміть новішу програму
scripted-outcome = записаний випадок { $got } для «{ $stream }» не менший за { $of }
seat-not-asked = місце { $seat } не може вибрати { $choice }: його ні про що не питають (питають місце { $asked })
setup-idle =
    { $kind ->
        [ruling] прочитання { $option } нічого не змінює в режимі { $mode }; воно належить до: { $modes }
       *[option] варіант { $option } нічого не змінює в режимі { $mode }; він належить до: { $modes }
    }
setup-mode = у грі { $game } немає режиму «{ $mode }»; режими: { $known }
setup-number =
    { $kind ->
        [ruling] прочитання { $option } має бути цілим числом, а не «{ $value }»
       *[option] варіант { $option } має бути цілим числом, а не «{ $value }»
    }
setup-pair =
    { $kind ->
        [ruling] прочитання «{ $pair }» не має значення; пишіть прочитання як назва=значення
       *[option] варіант «{ $pair }» не має значення; пишіть варіанти як назва=значення
    }
setup-players = у { $game } гравців не може бути { $count }; дозволено: { $allowed }
setup-script-left = для розкладання не знадобилося записаних випадків: { $count }
setup-secret = таємниця має { $bytes } байтів; потрібно від 16 до { $most }
setup-seed-large = зерно { $seed } завелике; воно має бути від -{ $most } до { $most }
setup-seed-whole = зерно має бути цілим числом, а не { $seed }
setup-unknown =
    { $kind ->
        [ruling] прочитання «{ $option }» немає; відомі: { $known }
       *[option] варіанта «{ $option }» немає; відомі: { $known }
    }
setup-value =
    { $kind ->
        [ruling] прочитання { $option } не може бути { $value }; дозволено: { $allowed }
       *[option] варіант { $option } не може бути { $value }; дозволено: { $allowed }
    }
undo-chapter = місце { $seat } не може скасувати стільки виборів: { $count }; від початку цього розділу їх { $most }, а що було раніше, те лишається
undo-needs-consent = місце { $seat } може скасувати { $free } з { $count } виборів; перед тим щось відкрили, кинули або вирішив інший гравець, тож має погодитися місце { $others }
undo-too-many = місце { $seat } не може скасувати стільки виборів: { $count }; є { $standing }
view-seat = місця { $seat } немає; місця — від 0 до { $last }, None — глядач
