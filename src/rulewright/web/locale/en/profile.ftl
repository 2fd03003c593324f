## A person's profile: what they have reached, and how to take it to another device.

me-title = My profile
me-lede = Your seats and results on this server, kept without an account or a password.
me-none = A profile keeps your seats and results on this server, without an account or a password. It begins by itself when you first sit down at a table.
me-problem = That did not work.
me-done-begun = Your profile has begun.
me-done-name = Your name is kept.
me-done-link = You have a new link. The old one opens nothing any more.
me-done-passphrase = Kept.
me-done-file = What the file holds is part of your profile now.
me-played = Played
me-games = Games
me-won = Won
me-best = Best score
me-latest = The latest games
me-nothing = No game has ended yet.
me-result-won = won
me-result-lost = lost
me-result-place = place { $place } of { $players }
me-days =
    { $n ->
        [0] today
        [one] { $n } day ago
       *[other] { $n } days ago
    }
me-name = Name
me-keep = Keep
me-begin = Begin a profile
me-link = On another device
me-link-help = Open your link there, and your tables and results are there too. Whoever has the link is you: hand it to nobody.
me-link-show = Show my link
me-link-new = Make a new link
me-link-new-help = If somebody else has seen it: the old link, and other devices that know only the old one, open nothing any more.
me-passphrase = Passphrase
me-passphrase-on = Whoever opens your link must know the passphrase, too.
me-passphrase-off = You can ask for a passphrase wherever your link is opened. Without it nobody gets in, and nobody can find it out for you.
me-passphrase-set = Set a passphrase
me-passphrase-change = Change the passphrase
me-passphrase-old = The passphrase so far
me-passphrase-new = The new passphrase
me-passphrase-help = At least { $least } characters. Leave it empty to ask for none.
me-file = As a file
me-file-help = Save everything in one file, and bring it back here or to another server. The file opens your seats as the link does.
me-file-save = Save the file
me-file-bring = A saved file
me-file-add = Add it
me-leave = On this device
me-leave-help = Take the profile and its seats off this device. It stays on the server, and your link opens it again.
me-leave-do = Leave this device
me-forget = Delete the profile
me-forget-help = All results are deleted. The tables stay, and the seats of this browser with them.
me-forget-sure = Delete it for good
me-forget-do = Delete
me-open = A profile
me-open-help = Use this profile on this device? Its tables and results will be here, too.
me-open-bring = Bring along what I have played on this device
me-open-other = This device has a profile of its own. Its games are added to this one; the other profile stays as it is.
me-open-do = Use it here

## Progress that outlives a game

me-progress = Progress
keepsake-sheet = Save sheet
wall-words = In words
wall-file = As a file, for the terminal
wall-file-help = Begin with it there: rulewright play dragon_eclipse --mode roguelite --seats Anna --progress FILE
wall-forget = Begin anew
wall-forget-sure = Delete everything that is marked here
history-title = History
history-route = The way
history-scores = Score of each game
bestiary-title = Bestiary
bestiary-lede = You have met { $met } of { $all }.
bestiary-met = met { $met }, beaten { $beaten }
bestiary-unmet = not met yet

## The game of the day

daily-title = Run of the day
daily-lede = One seed for everybody, the same start, and a table of results on this server.
daily-play = Play it
daily-again = Play it again, for practice
daily-first = Your first try counts.
daily-practice = Your first try has counted. Another one is for practice.
daily-results = Results
daily-place = Place
daily-who = Who
daily-score = Score
daily-nobody = Nobody has finished it yet.
daily-running =
    { $n ->
        [one] One game is still under way.
       *[other] { $n } games are still under way.
    }
daily-before = The day before
daily-today = Today
daily-ours = No rule of the book: 100 for each Boss, 10 for each Silver of trophies, up to 20 for the Health that each Boss fight leaves, less 2 for each round of a fight beyond the tenth. Whoever knows the seed can work out the luck, so this is a game among friends.

## Decks and games that are counted as they go on

me-counted = Stories
deck-title = My decks
deck-help = Decks that you have saved at tables. Where a deck is built, you can use them again.
deck-lede = Save a deck under a name, and use it again where a deck is built.
deck-lede-build = Use a deck that you have saved, or save the one that you are building.
deck-saved = Saved decks
deck-none = You have saved no deck of this game yet.
deck-here = Decks at this table
deck-name = Name of the deck
deck-save = Save this deck
deck-kept = The deck is saved.
deck-use = Use this deck
deck-unfit = This deck cannot be built here:
deck-cards = Cards
deck-drop = Delete { $name }
