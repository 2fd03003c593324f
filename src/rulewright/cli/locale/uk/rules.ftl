### Перелік правил.

rules-count =
    { $count ->
        [one] { $game }: { $count } правило
        [few] { $game }: { $count } правила
       *[other] { $game }: { $count } правил
    }
rules-span = від { $first } до { $last }
rules-page = с. { $page }
rules-printed = надруковано
rules-derived = випливає
rules-ruling = наше рішення
rules-known = відомо
rules-assumed = припущення
rules-waits = чекає: { $kind }
