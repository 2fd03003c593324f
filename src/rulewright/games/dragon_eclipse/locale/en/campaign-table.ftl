# The table of the campaign: book, maps, Tests, World Map, albums.

word-silver = Silver
word-essence = Essence
word-carried = Carried

story-progress = Scenario { $n }: { $percent } %
table-between =
    { $n ->
        [one] Between Scenarios; { $n } finished.
       *[other] Between Scenarios; { $n } finished.
    }
book-scenario = { $letter } · { SCENARIO($scenario) }
book-visit = A visit
book-on-the-map = Choose a place on the map. Reading costs nothing; what you do there may take time.
book-search = In the drawing itself, where no booklet lies, somebody has hidden a number: { $script }.

map-something = Something is scribbled here
map-unread = Script { $script }
map-read = Script { $script }, read before
map-locked = Script { $script }, locked
map-slot =
    { $laid ->
        [0] Slot { $slot }, empty
       *[other] Slot { $slot }: { $token }
    }
map-front = In front of you
map-no-event = No event lies beside this map: time does not press.
map-event =
    { $colour ->
        [red] Red: when the token reaches the event, the Exploration ends.
       *[blue] Blue: when the token reaches the event, something changes.
    }

test-title = A Test
test-sum = so far
test-total = Total { $n }, Misfortune { $misfortune }. Stop here.
test-deck =
    { $n ->
        [one] The Item deck; { $n } card is left in it
       *[other] The Item deck; { $n } cards are left in it
    }
test-item =
    { $misfortune ->
        [0] { $item }: { $value }
       *[other] { $item }: { $value }, with Misfortune
    }
test-odds = The next card leads here in { $percent } %.
test-misfortune = Misfortune { $now } of { $at }. At { $at }: { $what }.
test-nudge = { $aid }: once in this Test, add or subtract 1.
test-settle = { $aid }: spend it to choose the outcome.
test-next =
    { $n ->
        [one] The next card is known: { $item }.
       *[other] The next card is one of { $n }; it brings Misfortune in { $percent } %.
    }
table-odds = Odds of the next card: { $rows }. Misfortune: { $percent } %.
table-odds-row = { $span }: { $percent } %

world-title = The World Map
world-visit = { WORLDMAP($card) }, explored
world-scenario = { WORLDMAP($card) }: Scenario { $letter }
world-later = { WORLDMAP($card) }: a Scenario that is told later

camp-night =
    { $n ->
        [0] The camp by night
       *[other] Night: the camp after Scenario { $n }
    }
camp-dawn = Dawn: the camp before Scenario { $n }
camp-deck =
    { $n ->
        [one] Its deck: { $n } card
       *[other] Its deck: { $n } cards
    }

booster-opened = Opened: { $name }

album-party = Party and Inventory
album-sheet = Status sheet
album-encyclopedia = Encyclopedia
album-story = The story so far
album-tray = With you
album-camp = In camp
album-purse = Purse
album-things = Items and Equipment
album-secrets = Secrets
album-cards = Unlocked cards
album-health = Health { $left } of { $of }
album-quest = Quest: { $what }
album-quest-done = Its quest is fulfilled: Exalted.
album-finished = Finished Scenarios
album-statuses = Statuses
album-worldmap = World Map
album-explored = explored
album-unexplored = unexplored
album-random = Random Combats
album-unmet = Not met yet
album-chose = You chose: { $what }

sheet-campaign = Campaign sheet
sheet-party = Party
sheet-each-mystling = Mystlings
sheet-finished = Finished Scenarios
sheet-boosters = Opened Boosters
sheet-boxes = Boxes
sheet-places = 0 in the box, 1 unexplored, 2 explored
sheet-decision = Decision token
    .moves = If you do not agree, its holder decides and passes it on.

# The graph of the Journal, for authors.
journal-graph-title = The Journal as a graph
journal-graph-script = Script
journal-graph-choice = with a choice
journal-graph-start = beginning
journal-graph-test = Test
journal-graph-combat = Combat
journal-graph-map = Location map
journal-graph-event = event of a map
journal-graph-ending = leads to the end
journal-graph-final = end of the Scenario
journal-graph-spends = spends time
journal-graph-marks = marks a status
journal-graph-gives = gives a Secret
journal-graph-returns = back to the map
journal-graph-lose = LOSE
journal-graph-tame = TAME
journal-graph-win = WIN
journal-graph-instead = there already
journal-graph-otherwise = otherwise
