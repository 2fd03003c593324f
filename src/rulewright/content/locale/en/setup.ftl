### Why a table cannot be made this way. Options and values are named as they are typed.

setup-players = { $count } cannot play here; the number of players may be { $allowed }.
setup-seed-whole = The seed must be a whole number, not { $seed }.
setup-seed-large = The seed { $seed } is too large; it must lie between -{ $most } and { $most }.
setup-mode = There is no mode { $mode }; modes: { $known }.
setup-idle =
    { $kind ->
        [ruling] The ruling { $option } makes no difference in the mode { $mode }; it belongs to: { $modes }.
       *[option] The option { $option } makes no difference in the mode { $mode }; it belongs to: { $modes }.
    }
setup-unknown =
    { $kind ->
        [ruling] There is no ruling { $option }; known: { $known }.
       *[option] There is no option { $option }; known: { $known }.
    }
setup-value =
    { $kind ->
        [ruling] The ruling { $option } cannot be { $value }; allowed: { $allowed }.
       *[option] The option { $option } cannot be { $value }; allowed: { $allowed }.
    }
setup-number =
    { $kind ->
        [ruling] The ruling { $option } must be a whole number, not { $value }.
       *[option] The option { $option } must be a whole number, not { $value }.
    }
setup-pair =
    { $kind ->
        [ruling] The ruling { $pair } has no value; write rulings as name=value.
       *[option] The option { $pair } has no value; write options as name=value.
    }
