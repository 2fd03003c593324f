### Replays, the final screen, problem reports.

## The list

replay-list = Replays
replay-lede = Watch finished games move by move, from any seat, and see the rule behind every line.
replay-mine = My finished games
replay-public = Finished games of others
replay-none = No finished game is listed yet. Play one at a listed table, or bring a file.
replay-watch = Watch the replay
replay-download = Download the file
replay-others = All replays
replay-upload = Watch a file
replay-upload-help = A replay that was downloaded here or saved by the command line, or a problem report with a replay in it. At most 1.9 MB; it stays here for 30 days, known only to whoever has its link.
replay-file = Replay file
replay-upload-button = Watch it
replay-too-large = The file is too large; a replay has at most 1.9 MB.
replay-no-file = There is no file in what was sent. Choose one first.
replay-broken = This file cannot be watched.
replay-drift-start = This game cannot be watched any more: today’s rules give another beginning.

## A running game

replay-closed = Still being played
replay-closed-why = The replay of a running game would tell its secrets. It opens here as soon as the game is over.
replay-closed-watch = Watch the table

## The viewer

replay-title = { $game }: replay of { $names }
replay-points = Points
replay-other-source = Other
replay-bot = Bot { $number }
replay-player = Player { $number }
replay-to-table = To the table
replay-board = The table at this moment
replay-controls = Controls of the replay
replay-moment = Moment of the game
replay-now = What has just happened
replay-move = Move { $at } of { $last }
replay-beginning = The beginning: everything is laid out.
replay-secret = chooses in secret
replay-undone =
    { $count ->
        [one] { $who } takes back the last choice.
       *[other] { $who } takes back the last { $count } choices.
    }
replay-all-hands = All hands
replay-undos = Choices taken back
replay-this-view = seen from this seat
replay-go = Show
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-last = To the end
replay-speed = Speed
replay-perspective = Seen by
replay-spectator = A spectator
replay-share = Link to this moment
replay-copied = Link copied
replay-chapters = Parts of the game
replay-log = Log
replay-result = The result
replay-twin = The table in words
replay-keys = Keyboard
replay-key-step = one move back or on
replay-key-round = to the previous or next part
replay-key-space-name = Space
replay-key-space = play or pause
replay-key-ends = to the beginning or the end
replay-rule-more = Read more about this rule
replay-rule-page = { $rule }, page { $page }
replay-drift = Up to move { $move } this is the recorded game; there today’s rules part from it.
replay-drift-shown = What is shown is true to the record; what came after cannot be shown.
replay-drift-rules = Rules involved:
replay-other-content = This game was recorded with other components than today’s. Every position is still exactly the recorded one.
replay-unfinished = This record ends before the game was over.

## The result

replay-over = The game is over
replay-winners =
    { $count ->
        [0] Nobody wins
        [one] { $names } wins
       *[other] { $names } win
    }
replay-all-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
replay-all-lost =
    { $count ->
        [one] { $names } loses
       *[other] { $names } lose together
    }
replay-watched = { $what } over time
replay-winner = Winner
replay-rematch = Play again
replay-to-rematch = To the next game
replay-legend = Patterns of the bars
replay-highlights = Highlights
replay-show-moment = Show the moment
replay-race = The race
replay-race-title = { $points } over time
replay-sources = { $points } by source over time
replay-sources-title = { $points } of { $who } by source
replay-as-table = The numbers as a table
replay-source = Source
replay-start-points = At the beginning
replay-lost = Lost
replay-highlight-gain-title = The biggest gain
replay-highlight-gain = { $who } gains { $points } at one stroke. Most of it: { $source }.
replay-highlight-leads-title = The lead
replay-highlight-leads =
    { $points ->
        [0] { $who } is the only one who ever leads alone.
        [one] The lead changes hands once.
        [2] The lead changes hands twice.
       *[other] The lead changes hands { $points } times.
    }
replay-highlight-lead-title = Ahead for good
replay-highlight-lead = From here on nobody is ahead of { $who } any more.
replay-highlight-comeback-title = The darkest hour
replay-highlight-comeback = Here { $who } is { $points } behind { $other }, and still wins.
replay-highlight-margin-title = The margin
replay-highlight-margin =
    { $points ->
        [0] { $who } and { $other } are level; the tie-break decides.
       *[other] { $who } finishes { $points } ahead of { $other }.
    }
replay-highlight-source-title = What carried the winner
replay-highlight-source = { $source }: { $points } for { $who }.

## Reports

replay-report = Report a problem
replay-report-lede = Something is wrong at this table? Tell it in your words; we save with it what you saw.
replay-report-words = What happened, and what did you expect?
replay-report-help = The rule you think of, the card, the move. Any language. It stays on this server for 90 days, and you get it as a file to pass on.
replay-report-holds = The report holds
replay-report-holds-words = your words, the size of your window and your settings
replay-report-holds-view = the table, the log and the open question as you see them
replay-report-holds-versions = the versions of the program and of the components
replay-report-holds-replay = the whole replay, because the game is over
replay-report-holds-no-replay = no replay while the game runs: nothing in it is hidden from your seat
replay-report-save = Save the report
replay-report-cancel = Back to the table
replay-report-saved = The report is saved.
replay-report-next = Download it and pass it on to whoever runs this server or to the authors. The link is known only to you.
replay-report-download = Download the report ({ $size } kB)
replay-report-open = The command line opens it:
