### The companion for owners of the box, the rules, the cards.

## Links

companion-nav = { $game }: companion and reference
companion-nav-home = Companion
companion-nav-rules = Rules
companion-nav-rulings = Rulings
companion-nav-cards = Cards
companion-nav-setup = Setup
companion-nav-tracker = Tracker
companion-nav-draw = Draw

## Entry

companion-title = Companion for the table
companion-lede = You have the box on the table? Here is everything around it: setting up, keeping score, looking up.
companion-phone = Made for a phone beside the board. The tracker stays in your browser and goes on without a connection.
companion-door-setup = Set up the box
    .help = Step by step for your players and options, with everything drawn for you.
companion-door-tracker = Keep track
    .help = What everybody has and how far the game is, with undo.
companion-door-draw = Draw something
    .help = Pick at random from the components.
companion-door-rules = Rules
    .help = All { $n } rules with page and search, in both languages.
companion-door-rulings = Open questions
    .help = { $n } places where the rulebook can be read in two ways, and our answers.
companion-door-cards = Cards and components
    .help = All { $n } of them with pictures, text and filters.

## Search

companion-search = Search
companion-filters = Filters
companion-all = All
companion-found = { $shown } of { $total } rules
companion-found-cards = { $shown } of { $total } components
companion-found-rulings = { $shown } of { $total } questions and gaps
companion-none = Nothing fits. Try fewer words or clear a filter.

## Rules

companion-rules-title = Rules
companion-rules-lede = { $n } rules in our own words, each with its page in the rulebook. The basis tells how sure it is.
companion-rules-search = Search the rules
companion-rules-example = a word of a rule, { $rule } …
companion-chapter = Chapter
companion-chapters = Chapters
companion-page = Page of the rulebook
companion-p = p.
companion-later = not played here yet
companion-basis = Basis
companion-basis-printed = in the rulebook
companion-basis-derived = follows from the rulebook
companion-basis-ruling = our ruling
companion-basis-known = read off the components
companion-basis-assumed = our assumption
companion-show = Show me
companion-ref-ruling = Open question:
companion-ref-gap = Not printed:
companion-ref-more = More:

## Rulings and gaps

companion-rulings-title = Open questions
companion-rulings = Questions and answers
companion-rulings-lede = The rulebook can be read in more than one way in { $n } places, and { $gaps } values are not printed in it. Here is what we play, and why.
companion-rulings-search = Search questions and gaps
companion-switchable = can be switched
companion-switch = A table may choose:
companion-default = usual
companion-chosen = our answer
companion-answer = We play:
companion-reason = Why:
companion-used-by = Used by
companion-gaps = What the rulebook does not print
companion-gaps-lede = Either read off the components in the box, or assumed by us until somebody tells us better.

## Components

companion-cards-title = Cards and components
companion-cards-search = Search cards and components
companion-cards-example = a name, a word of its text, an id …
companion-view = How to show them
companion-view-pictures = Pictures
companion-view-words = Words
companion-backs = Show backs (spoilers)
companion-back = Show the back (spoiler)
companion-picture = The card { $name }; its text follows.
companion-picture-back = The back of { $name }; its text follows.
companion-touches = Rules it touches
companion-touches-spoiler = Show the rules (they tell the back)
companion-source = Where this comes from
companion-neighbours = Neighbours
companion-all-cards = All

## Setup

companion-setup-title = Set up the box
companion-setup-lede = Say who plays and how. You get every step in order, with everything that is drawn at random already drawn.
companion-players = Players
companion-names = Names of the players
companion-name = Player { $number }
companion-begin = Draw and begin
companion-steps-title =
    { $players ->
        [one] Setup for { $players } player
       *[other] Setup for { $players } players
    }
companion-seed = Draw no.
companion-again = Draw again
companion-print = Print
companion-whole = All steps at once
companion-progress = Progress of the setup
companion-step-of = Step { $number } of { $total }
companion-step-rules = Rules of this step
companion-secret = Only for { $who }
companion-walk = Steps
companion-before = Back
companion-next = Next
companion-to-tracker = On to the tracker
companion-change = Change players or options

## Draws

companion-draw-title = Draw something
companion-draw-lede = For a quick start, a tie-break or a house rule: pick components at random. Nothing comes twice.
companion-draw-of = From
companion-draw-count = How many
companion-draw-go = Draw

## Trackers

companion-tracker-title = Tracker
companion-tracker-script = The tracker needs scripts in your browser. Everything else here works without.
companion-sheet-new = New game
companion-sheet-start = Start
companion-sheet-kind = What is played
companion-sheet-player = Player { $number }
companion-sheet-name = Name { $number }
companion-sheet-colour = Colour { $number }
companion-sheet-add = { $who }: plus { $points }
companion-sheet-take = { $who }: minus { $points }
companion-sheet-score-of = { $who }: { $points }
companion-sheet-counter = { $who }, { $name }
companion-sheet-gained = { $who }, { $name }: yes
companion-sheet-lost = { $who }, { $name }: no
companion-sheet-moved = { $who }: { $name }
companion-sheet-holds = { $name }: { $who }
companion-sheet-undo = Undo
companion-sheet-undone = Undone: { $what }
companion-sheet-undo-none = Nothing to undo
companion-sheet-round = Round { $number }
companion-sheet-placed = { $event } placed on space { $space }, worth { $worth }
companion-sheet-next-space = Which card goes to space { $space } (worth { $worth })?
companion-sheet-empty = empty
companion-sheet-award = { $event }: { $points } for { $who }
companion-sheet-next-round = Next round
companion-sheet-next-stage = Begin { $stage }
companion-sheet-started = { $stage } has begun
companion-sheet-finish = End the game
companion-sheet-ranking = Ranking
companion-sheet-winner = { $who } wins with { $points }
companion-sheet-again = New game
companion-sheet-confirm = Start anew? What was counted so far is lost.
