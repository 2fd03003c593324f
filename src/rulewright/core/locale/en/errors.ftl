### What goes wrong here, as a part of a sentence: no capital, no full stop.

choice-not-offered =
    { $more ->
        [0] seat { $seat } may not answer '{ $choice }' to '{ $prompt }'; offered: { $offered }
       *[other] seat { $seat } may not answer '{ $choice }' to '{ $prompt }'; offered: { $offered } and { $more } more
    }
chosen-after-end = { $choice } cannot be chosen: the game is over
drift-draws = move { $move } ({ $rule }): '{ $choice }' no longer draws what was recorded
drift-entry = entry { $move }: { $error }
drift-first-position = the first position is not the recorded one: rules or content have changed
drift-move = move { $move } ({ $rule }): { $error }
drift-move-not-asked = move { $move }: seat { $seat } is not asked any more
drift-not-asked = move { $move }: seat { $seat } chose '{ $choice }', but is not asked any more
drift-older = move { $move } has the fingerprint of older records than the beginning
drift-position = move { $move } ({ $rule }): '{ $choice }' by seat { $seat } gives another position than recorded; rules applied: { $rules }
drift-setup = the setup of this replay no longer fits the rules: { $error }
drift-setup-draws = the setup draws differently with today's rules or content
endless-rules = the rules go round in circles: after { $steps } steps still at { $step }. The choice was not made; choose something else, and report it
fork-over = the game is over at this moment: there is nothing to go on with
fork-tells = what is asked at this moment fits no other hidden cards that could be dealt, so a new table would show cards that are still secret; take an earlier or a later moment
game-name-taken = the name '{ $name }' belongs to { $module } already
game-over = the game is over: nothing is asked any more
game-unknown = there is no game '{ $name }'; games: { $known }
luck-count =
    { $where ->
        [opening] in the setup
       *[move] at entry { $number }
    } the record has { $recorded } outcomes of chance; { $drawn } are drawn
luck-differs =
    { $where ->
        [opening] in the setup
       *[move] at entry { $number }
    } the record says { $got } of { $of } for '{ $stream }'; what was fixed beforehand gives { $drawn } of { $drawn_of } for '{ $drawn_stream }'
luck-no-secret = the luck cannot be checked: the secret that it came from is not revealed in this file
luck-other-secret = the secret that this file reveals is not the one that the table was committed to
position-broken = the position to begin with: { $error }
position-impossible = the rules fail at { $step } ({ $reason }): no real game reaches this position; nothing was changed
position-seats = the position to begin with has { $seats } seats, not { $players }
replay-after-outcome = line { $line }: something follows the outcome
replay-cannot-start = replay cannot start: { $error }
replay-chance-after-undo = line { $line }: chance cannot follow an undo
replay-chance-form = line { $line }: an outcome of chance needs `of` and a `got` below it
replay-chance-many = line { $line }: more than { $most } outcomes of chance for one choice
replay-empty = the file is empty; expected a replay
replay-format = replay has format { $format }; this program reads format { $known }
replay-header = line { $line }: not the header of a replay: { $error }
replay-line-form = line { $line }: { $error }
replay-line-long = line { $line }: too long; a replay has at most { $lines } lines of { $most }
replay-line-unknown = line { $line }: neither a choice, an outcome of chance, an undo nor the end
replay-other-game = replay is of '{ $game }', not of '{ $asked }'
replay-secret-form = line { $line }: the secret is not { $bytes } bytes in hexadecimal
replay-secret-uncommitted = line { $line }: a secret is revealed, but the header names no commitment to one
save-broken = saved state is broken: { $error }
save-choice-unknown = { $game } has no choice '{ $choice }'
save-content = { $changed }; loaded is { $loaded }. Load the same packs and version, or play its replay, which tells where the game parts
save-content-changed = save has met content that is different now: { $tables }
save-content-unknown = save was made with other content ({ $content }) and does not say what it has met of it
save-format = save has format { $format }; this program reads formats 1 to { $most }
save-impossible = saved state is impossible: { $problem }
save-large = save of { $size } characters is too large; the most is { $most }
save-no-upgrade = save has version { $version }; there is no way from version { $start } to { $end }
save-other-game = save belongs to '{ $game }', not to '{ $asked }'
save-unreadable = not a saved state: { $error }
save-version-broken = saved state of version { $version } is broken: { $error }
save-version-newer = save has version { $version }; this program knows versions up to { $known }. Use a newer program
scripted-outcome = scripted outcome { $got } of '{ $stream }' is not below { $of }
seat-not-asked = seat { $seat } cannot choose { $choice }: nothing is asked of it (asked: seat { $asked })
setup-idle = { $kind } { $option } makes no difference in the mode { $mode }; it belongs to: { $modes }
setup-mode = { $game } has no mode '{ $mode }'; modes: { $known }
setup-number = { $kind } { $option } is '{ $value }'; expected a whole number
setup-pair = { $kind } '{ $pair }' has no value; write { $kind }s as name=value
setup-players = { $game } cannot be played by { $count }; players may be { $allowed }
setup-script-left = { $count } scripted outcomes were not needed for the setup
setup-secret = the secret has { $bytes } bytes; it must have 16 to { $most }
setup-seed-large = seed { $seed } is too large; it must lie between -{ $most } and { $most }
setup-seed-whole = seed must be a whole number, not { $seed }
setup-unknown = there is no { $kind } '{ $option }'; known: { $known }
setup-value = { $kind } { $option } is { $value }; allowed: { $allowed }
undo-chapter = seat { $seat } cannot take back { $count } choices: this chapter began { $most } choices ago, and what came before it stays
undo-needs-consent = seat { $seat } may take back { $free } of { $count } choices; before that something was revealed, rolled or decided by another seat, so seat { $others } must agree
undo-too-many = seat { $seat } cannot take back { $count } choices: { $standing } stand
view-seat = there is no seat { $seat }; seats are 0 to { $last }, and None is a spectator
