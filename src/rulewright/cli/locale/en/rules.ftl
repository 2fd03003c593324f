### The list of rules.

rules-count =
    { $count ->
        [one] { $game }: one rule
       *[other] { $game }: { $count } rules
    }
rules-span = { $first } to { $last }
rules-page = p.{ $page }
rules-printed = printed
rules-derived = derived
rules-ruling = ruling
rules-known = known
rules-assumed = assumed
rules-waits = waits: { $kind }
