### Чому такий стіл не можна створити. Варіанти та значення названо так, як їх пишуть.

setup-players = Гравців не може бути { $count }; дозволено: { $allowed }.
setup-seed-whole = Зерно має бути цілим числом, а не { $seed }.
setup-seed-large = Зерно { $seed } завелике; воно має бути від -{ $most } до { $most }.
setup-mode = Режиму { $mode } немає; режими: { $known }.
setup-idle =
    { $kind ->
        [ruling] Прочитання { $option } нічого не змінює в режимі { $mode }; воно належить до: { $modes }.
       *[option] Варіант { $option } нічого не змінює в режимі { $mode }; він належить до: { $modes }.
    }
setup-unknown =
    { $kind ->
        [ruling] Прочитання { $option } немає; відомі: { $known }.
       *[option] Варіанта { $option } немає; відомі: { $known }.
    }
setup-value =
    { $kind ->
        [ruling] Прочитання { $option } не може бути { $value }; дозволено: { $allowed }.
       *[option] Варіант { $option } не може бути { $value }; дозволено: { $allowed }.
    }
setup-number =
    { $kind ->
        [ruling] Прочитання { $option } має бути цілим числом, а не { $value }.
       *[option] Варіант { $option } має бути цілим числом, а не { $value }.
    }
setup-pair =
    { $kind ->
        [ruling] Прочитання { $pair } не має значення; пишіть прочитання як назва=значення.
       *[option] Варіант { $pair } не має значення; пишіть варіанти як назва=значення.
    }
