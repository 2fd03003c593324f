### Home, new tables, invitations, sitting down, problems.

## Home

home-tagline = board games played exactly by their rulebooks
home-picture = { $game }: the table in the middle of a game
home-games = Games
home-mine = Your tables
home-open = Open tables
home-none-open = Nobody has an open table just now. Make one, and others can join or watch.
home-play-against = Play now against bots
home-play-with = Play now with bots
home-play-alone = Play now
home-tutorial = Learn by playing
home-rules = Rules
home-learn = Rules by example
home-cards = Cards
home-companion = Companion for the box
home-replays = Replays
home-players = { $fewest }–{ $most } players
home-players-exactly =
    { $most ->
        [one] For one player
       *[other] { $most } players
    }
home-continue = Continue
home-result = To the result
home-to-table = To the table
home-invite = Invite
home-join = Join
home-watch = Watch
home-winner = winner
home-that-is-me = (you)
home-free-seat = free seat
home-your-turn = Your turn
home-waiting = Waiting for { $names }
home-gathering =
    { $n ->
        [one] One seat is free
       *[other] { $n } seats are free
    }
home-over =
    { $n ->
        [0] Over
        [one] { $names } won
       *[other] { $names } won together
    }
home-ago-now = just now
home-ago-minutes =
    { $n ->
        [one] a minute ago
       *[other] { $n } minutes ago
    }
home-ago-hours =
    { $n ->
        [one] an hour ago
       *[other] { $n } hours ago
    }
home-ago-days = { $n } days ago

## New table

new-table = New table
new-lede = Say who plays. Everything else is set to the rulebook already.
new-problem = The table could not be made like this.
new-mode = Mode
new-together = you win or lose together
new-seats = Who plays?
new-seat = Seat { $n }
new-player = Player { $n }
new-who = Who
new-who-me = Me
new-who-here = Another person at this screen
new-who-friend = A friend, by link
new-who-bot = A bot
new-who-partner = A bot as a partner
new-who-none = Nobody
new-level = Level
new-friend-help = You get a link to send as soon as the table is made.
new-none-help = Stays empty.
new-levels = How do the levels play?
new-bot-names = Alder, Bramble, Cinder, Dewdrop, Ember, Fern, Gale, Heather
new-open = Who may come in?
new-unlisted = Only those who have a link
new-unlisted-help = The table is in no list.
new-listed = Everybody
new-listed-help = The table is on the home page: anybody may watch it and take seats that wait for a friend.
new-deciding = Who decides for the party?
new-deciding-help = Some questions are for all of you together: where to go, who takes what.
new-options = Options of the game
new-options-help = Modules and variants from the rulebook.
new-rulings = Where the rulebook leaves it open
new-rulings-help = Every place with two readings. Our reading is set; choose the other if your group plays it so.
new-own-value = Or a value of your own
new-each = Chosen one by one
new-mine = My own: go on from where I am
new-luck = Luck
new-luck-help = The same seed deals the same game.
new-seed = Seed
new-seed-help = A whole number, or any word that you share; everybody at the table is told that it was chosen. Leave it empty, and the luck is secret to all.
new-tally-few =
    { $n ->
        [one] At least one must play.
       *[other] At least { $n } must play.
    }
new-start = Set up the table

## Invitations

invite-title = Invite your friends
invite-lede = One link for each seat. The first who opens it sits down there, on any device; after that it opens nothing for anybody else, you included.
invite-none = There are no links for you to send at this table.
invite-link = Link
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-free = nobody yet
invite-taken = { $name } is here
invite-secret = A link is the key to its seat: send each to one person only.
invite-this-machine = These links open nothing on other devices: this server listens on this machine alone. To play with others in your network, start it with: rulewright serve --host 0.0.0.0 --database sqlite:///tables.db
invite-network = These links work for everybody in your network.
invite-watch = Watching
invite-watch-help = This one is for onlookers. They see the table as everybody does, and nobody’s hand.
invite-to-table = To the table

## Sitting down

sit-title = A seat is kept for you
sit-lede =
    { $n ->
        [0] You are the first at the table.
       *[other] At the table already: { $names }.
    }
sit-again = Welcome back, { $name }
sit-back = Back to my seat
sit-name = Name
sit-down = Sit down

## Problems

problem-home = To the home page
problem-again = Look again
problem-title-400 = That did not work
problem-help-400 = Something in what was sent does not fit. Nothing has been changed.
problem-title-403 = This seat is somebody else’s
problem-help-403 = Only whoever has the seat’s own link may do that. If the seat is yours, open its link again on this device.
problem-title-404 = Lost in the mist
problem-help-404 = There is nothing at this address. The table may be gone, or the link has lost a letter on the way.
problem-title-409 = The table has moved on
problem-help-409 = Something happened after your page was shown. Your choice was not made; look again and choose.
problem-title-410 = This game cannot go on
problem-help-410 = It was begun with other rules or cards than this program has now. Its record is safe and can be read with the version it was played with.
problem-title-damaged = The record of this table is damaged
problem-help-damaged = What the server kept of it cannot be read any more, so the game cannot go on here. Trying again does not help; whoever runs this server finds the reason in its log. Other tables are not concerned.
problem-title-422 = This is not possible now
problem-help-422 = The rules do not allow it at this moment. Nothing has been changed.
problem-title-429 = A little slower, please
problem-help-429 = Too many requests have come from here. Wait a few seconds and try again.
problem-title-500 = Our mistake
problem-help-500 = Something broke on our side. Every choice that was confirmed is safe. Try again in a moment.
problem-title-503 = Just a moment
problem-help-503 = The table cannot be reached right now. Every choice that was confirmed is safe. Try again in a few seconds.
