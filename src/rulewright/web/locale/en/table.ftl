### The table: everything around the board that is not said by the game itself.

table-title = Table of { $names }
table-skip = Skip to what is asked
table-board = The board
table-question = What is asked
table-info = Log, players, chat
table-views = Views
table-tray = My hand and board
table-aside-sure = Are you sure?
table-extras = Also possible now
table-menu = More
table-drawer = Show or hide the panel
table-rules = Rules
table-rule = Rule
table-rule-more = In the rules
table-page = Rulebook p. { $page }
table-score = Score
table-away = away
table-here = here
table-free = free seat
table-is-bot = bot, { $level }
table-waited = the table waits for this seat
table-spectators = { $n ->
    [one] { $n } onlooker
   *[other] { $n } onlookers
}
table-tab-log = Log
table-tab-players = Players
table-tab-chat = Chat
table-tab-twin = In words
table-earlier = Earlier lines
table-view-board = Board
table-view-hand = Hand
table-view-players = Players
table-view-log = Log
table-zoom = Zoom
table-zoom-in = Closer
table-zoom-out = Further away
table-zoom-fit = The whole board
table-say = Say something
table-send = Send
table-no-chat = Nobody has said anything yet.
table-onlooker = onlooker
table-onlooker-as = { $name } (onlooker)
table-hush = Mute onlookers
table-unhush = Let onlookers speak
table-hushed = Onlookers are muted at this table.
table-hushed-you = The players have muted onlookers: you can read along, but not speak.
table-your-name = Your name

## What is asked
table-secret = secret
table-sealed = Your secret answer is given. The others are thinking.
table-waiting = Waiting for { $names }
table-thinking =
    { $n ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
table-nobody = Just a moment
table-look-again = Look again
table-watching = You are watching.
table-resting = Hands are covered while you wait for somebody elsewhere.
table-over = The game is over
table-not-ready = Waiting for everybody to sit down
table-not-ready-more = The game begins as soon as every seat is taken.
table-invite = Links for the free seats
table-join = Sit down as { $name }
table-bot-plays = A bot plays for you.
table-give-back = Take my seat back
table-leave = Let a bot play for me
table-takeover = Let a bot play on
table-other-components = Components that this game has met have changed in the program since: { $tables }. What was played stands, and what comes follows the components of today. The old ones are in the earlier version only, with a backup from before the update.
table-drift = The rules have changed since this game began. It goes on from the last position that was kept.
table-undo = Undo
table-hint = Hint

## What the table is asked
table-ask-undo = { $name } asks to take back choices after which something was revealed or somebody else has chosen.
table-ask-bot = { $name } asks to let a bot play on for { $other }.
table-ask-waiting = The others are being asked.
table-agree = Agree
table-refuse = Refuse
table-withdraw = Withdraw

## A shared screen
table-hand-over = Hand the screen to { $name }
table-hand-over-more = Nothing secret is on the screen now. Only { $name } should look when it goes on.
table-i-am = I am { $name }

## After the game
table-rematch = Play again
table-rematch-join = Join the next game
table-rematch-watch = Watch the next game
table-replay = Replay
table-look = Look at the table

## Reading
table-about = What this is
table-close = Close
table-why = Why not?
table-can = What you can do
table-possible = You can do this now.
table-no-answer = There is nothing for you to do with this now.
table-source = Where this comes from
table-seat-link = Link of my seat
table-seat-link-more = Open it on another device to go on playing there. Whoever has it can play for you, so keep it to yourself.
table-copy = Copy
table-copied = Copied
table-back = Back to the table
table-notify = Tell me when it is my turn

## Keys
table-keys = Keys
table-keys-on = Letters are shortcuts
table-key-tab = from one choice to the next
table-key-arrows = across the board, by position; with Shift to everything on it
table-key-enter = choose
table-key-digits = make the choice with this number
table-key-esc = a step back
table-key-why = why not?
table-key-zoom = look at a card
table-key-undo = undo
table-key-hand = my hand
table-key-log = log
table-key-rules = rules
table-key-board = to the board
table-key-choices = to the choices
table-key-text = to the text that lies open
table-key-filter = search in a long list of choices

## What the page says by itself
table-say-turn = Your turn
table-say-lost = Connection lost. Trying again …
table-say-busy = The server is busy. Trying again …
table-say-back = Connected again
table-say-stale = The table has changed in the meantime. Please look again.
table-say-sure = This cannot be undone.
table-say-yes = Do it
table-say-cancel = Back
table-say-only-choice = The only choice, made for you:
table-say-passes = Then it is the others’ turn.
table-say-uncertain = What follows depends on chance or on what is hidden.
table-say-nothing-certain = Nothing is certain beforehand.
table-say-do-it = Do it
table-say-pick = Choose where
table-say-news = Meanwhile
table-say-undo-here = Go back to before this
table-say-undo-ask = Ask the table to go back to before this
table-say-notify-on = You will be told when it is your turn.
table-say-notify-no = The browser does not allow notices.
table-say-refused = This is not possible
table-say-moved = This part has several choices:
table-say-hint-wait = A bot is thinking about it …
table-say-hint-no = There is no hint just now.
table-say-about-no = The server does not answer just now. Try again in a moment.
table-filter = Search the choices

## A party
party-together = Everybody answers
party-thinking = thinking …
party-confirmed = confirmed
party-unconfirmed = may still change
party-change = Change
party-given = Your answer so far:
party-several = You are asked in several seats
party-anyone = The party decides: any of you may answer.
party-leader = { $name } leads the party and decides.
party-host = { $name } made the table and decides for the party.
party-all = The party decides: all must agree. Choose to propose.
party-first = Whoever answers first settles it.
party-proposes = { $name } proposes:
party-objected = { $name } objects to:
party-agrees = agrees
party-agree = Agree
party-object = Object
party-way = Who decides for the party:
party-is-host = made the table
deciding-anyone = Anyone
deciding-anyone-help = Whoever answers first decides for all.
deciding-leader = A leader, in turns
deciding-leader-help = After each decision of the party the next seat leads.
deciding-host = Whoever made the table
deciding-host-help = One person decides, after listening to the others.
deciding-all = All must agree
deciding-all-help = One proposes, the others agree or object with one tap. Bots go along.

## Dice
dice-title = Dice
dice-read = Put the dice away
dice-needed = needed { $n }
dice-sides = { $n ->
    [one] a die with { $n } side
   *[other] a die with { $n } sides
}
