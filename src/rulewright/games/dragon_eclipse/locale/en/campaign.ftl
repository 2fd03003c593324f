### The campaign: questions, answers, the log, refusals.

## Questions

prompt-choose-one = Choose one.
prompt-read-place = { $location }: which Script do you read?
prompt-test = Test: total { $total }, Misfortune { $misfortune }. Reveal another Item, or end the Test?
prompt-shift = Change the total of { $total } by how much?
prompt-swap-tested = Which revealed Item goes under the deck?
prompt-pay-with =
    { $what ->
        [item] Which Item do you give away?
       *[other] Which Equipment do you give away?
    }
prompt-pocket = Into whose pocket does { $token } go?
prompt-visit = The World Map: do you visit a place before the next Scenario?
prompt-scenario =
    Which Scenario do you begin?{ $some ->
        [0] { "" }
       *[other] {" "}Not written yet, it comes in a later version: { $unwritten }.
    }
prompt-unwritten = This is as far as the story is written. It goes on in a later version ({ $unwritten }), and this campaign waits for it: leave it as it stands and it stays saved. Or do you close the book?
prompt-reconsider = Start “{ SCENARIO($scenario) }”, or reconsider?
prompt-starter = Which mystling comes with you?
prompt-swap-starter = Do you change { MYSTLING($mystling) } for { MYSTLING($instead) }? The first one is given up.
prompt-tray = Which mystling comes along?
prompt-tame = Which mystling do you tame with Essence?
prompt-advancement =
    { $n ->
        [one] Take { $n } more card.
       *[other] Take { $n } more cards.
    }

## Answers

option-line =
    { $conditional ->
        [0] { $name }
       *[other] { $name } ({ $asked })
    }{ $told ->
        [0] { "" }
       *[other] {" "}– { $what }
    }
choice-pick-option =
    { $told ->
        [0] Option { $number }
       *[other] { $what }
    }
choice-read-script = Read Script { $script }
choice-wait = Wait: one time step
choice-reveal = Reveal the next Item
choice-end-test = End the Test
choice-nudge =
    { $n ->
        [-2] Subtract 2
        [-1] Subtract 1
        [1] Add 1
       *[other] Add { $n }
    }
choice-settle =
    { $told ->
        [0] Spend the symbol: outcome { $row }
       *[other] Spend the symbol: outcome { $row } – { $what }
    }
choice-visit-card = Visit { WORLDMAP($card) }
choice-begin-scenario = Go to { WORLDMAP($card) }
choice-use-secret = Use { $secret }: { $what }
choice-no-visit = No more visits
choice-start-scenario = Start the Scenario
choice-go-back = Reconsider
choice-close-book = Close the book and end this campaign
choice-take-card = { CARD($card) }: { $what }

## The log

log-script-read = Script { $script }.
log-told = { $text }
log-guide-spoke = Guide: { $text }
log-option-taken = Chosen: { $label }
log-token-passed = The players do not agree: the holder of the Decision token decides, and { $who } holds it now.
log-silver-changed =
    { $gained ->
        [1] Gained { $n } Silver; now { $now }.
       *[other] Gave { $n } Silver; now { $now }.
    }
log-essence-changed =
    { $gained ->
        [1] Gained { $n } Essence; now { $now }.
       *[other] Gave { $n } Essence; now { $now }.
    }
log-status-gained =
    { $parted ->
        [0] Status “{ STATUS($status) }”.
       *[other] Status “{ STATUS($status) }”, part { $part }.
    }
log-secret-gained = Secret: { $secret }.
log-secret-returned = Returned to the Secret deck: { $secret }.
log-token-laid =
    { $kind ->
        [front] { $token } lies in front of you.
        [slot] { $token } lies in slot { $where }.
       *[pocket] { $token } lies in the pocket of { MYSTLING($where) }.
    }
log-map-opened = The map lies open: { $location }.
log-map-closed = The Exploration is over: { $location }.
log-event-laid =
    { $colour ->
        [red] An event lies face down; the red Time token stands on { $at }.
       *[blue] An event lies face down; the blue Time token stands on { $at }.
    }
log-time-passed =
    { $now ->
        [0] A time step: the token lies on the event.
       *[other] A time step: the token stands on { $now }.
    }
log-time-set =
    { $colour ->
        [red] The Time token stands on { $at }, red side up.
       *[blue] The Time token stands on { $at }, blue side up.
    }
log-event-flipped = The event: { $secret }.
log-event-seen = You look at the event: { $secret }.
log-script-locked =
    { $locked ->
        [1] Script { $script } is locked.
       *[other] Script { $script } is open again.
    }
log-test-began = A Test begins.
log-item-revealed = { ITEM($item) }: total { $total }, Misfortune { $misfortune }.
log-item-seen = On top of the Item deck: { ITEM($item) }.
log-total-changed = The total is { $total } now.
log-test-ended = The Test ends with { $total }, Misfortune { $misfortune }: outcome { $row }.
log-story-combat-began = A Combat begins against { ENEMY($enemy) }.
log-combat-skipped = There is nobody to fight.
log-portrait-added = The Encyclopedia has the portrait of { MYSTLING($mystling) }.
log-trivia-added = The Encyclopedia tells about { MYSTLING($mystling) }.
log-tier-added = { MYSTLING($mystling) } joins the Random Combats.
log-starter-changed = { MYSTLING($instead) } comes instead of { MYSTLING($mystling) }.
log-quest-told = The quest of { MYSTLING($mystling) } is fulfilled.
log-card-placed =
    { $explored ->
        [1] On the World Map, explored: { WORLDMAP($place) }.
       *[other] On the World Map: { WORLDMAP($place) }.
    }
log-scenario-began = “{ SCENARIO($scenario) }” begins.
log-scenario-ended = You have reached the end of “{ SCENARIO($scenario) }”.
log-booster-opened = A Booster is opened: { $cards }.
log-advancement-shown = Advancement: { $cards }.
log-card-unlocked = Unlocked: { CARD($card) }.
log-rested-fully = Fatigue and damage are gone.
log-campaign-saved = Everything is put away for the next Scenario.
log-object-used = Used: { $secret }.
log-tray-filled = { MYSTLING($mystling) } comes along.

## Refusals

why-option-needs = This option asks for more: { $what }.
why-option-price = You cannot pay: { $what }.
why-script-locked = Script { $script } is locked.
why-script-unseen = Script { $script } cannot be seen on this map.
why-test-not-begun = At least one Item is revealed in every Test.
why-test-last = The total of { $total } is in the last range of the table: nothing more is revealed.
why-not-in-test = It does nothing in this Test now.
why-card-absent = { WORLDMAP($card) } does not lie on the World Map.
why-card-closed = { WORLDMAP($card) } cannot be chosen now.

## Options of the table

mode-campaign = Campaign
    .help = One or two tamers live through the story, Scenario by Scenario; what they decide lasts.
setting-start = First Scenario
    .help = Where the campaign begins; a later one comes with a party, statuses and belongings that fit.
value-start-first = the beginning
setting-strict = Save as in the book
    .help = The campaign can be left and resumed only after a finished Scenario.

## The board in words

table-scenario = “{ SCENARIO($scenario) }” · { $script }
table-visit = A visit, Script { $script }.
table-guide = ({ $text })
table-map = Map: { $location }. Scripts to read: { $places }.
table-locked = Locked: { $places }.
table-map-slots = Slots: { $slots }.
table-time =
    { $colour ->
        [red] { $now ->
            [0] The red Time token lies on the event: the next time you return to the map it ends the Exploration.
           *[other] The red Time token stands on { $now }.
        }
       *[blue] { $now ->
            [0] The blue Time token lies on the event: it comes the next time you return to the map.
           *[other] The blue Time token stands on { $now }.
        }
    }
table-test = Test: { $items }; total { $total }, Misfortune { $misfortune }.
table-row =
    { $tone ->
        [good] { $span } (good): { $what }
        [bad] { $span } (bad): { $what }
       *[grey] { $span }: { $what }
    }
table-purse = Silver { $silver }, Essence { $essence }.
table-carried = You carry: { $things }.
table-secrets = Secrets: { $things }.
table-front = In front of you: { $tokens }.
table-camp = In camp: { $mystlings }.
table-statuses = Statuses: { $statuses }.
table-place =
    { $explored ->
        [1] { $place } { WORLDMAP($card) } (explored)
       *[other] { $place } { WORLDMAP($card) }
    }
table-worldmap = World Map: { $places }.
table-random = Random Combats: { $mystlings }.
table-encyclopedia = Encyclopedia: { $mystlings }.
table-unlocked = Unlocked cards: { $cards }; unopened Boosters: { $boosters }.
