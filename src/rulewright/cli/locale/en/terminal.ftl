### The terminal table.

welcome = { $game }: { $players } at the table. Type a number to choose, "help" for everything else.
turn-of = { $name }, it is your decision.
prompt-line = { $prompt }
sealed-note = Secret: nobody learns of it before all have answered.
forced = (the only choice)
bot-plays = { $name } decides …
pass-on = Hand the screen to { $name } and press Enter.
ask = Your choice
bad-number = There is no choice { $number }; choose 1 to { $most }.
bad-input = "{ $text }" is neither a choice nor a command. Type "help".
why-header = Why not "{ $intent }"?
why-allowed = You can do that now: it is choice { $number }.
why-usage = Write what you would like to do after the question mark, for example: ? { $example }
why-unknown = No choice of this game is called "{ $text }". Some that are close: { $close }
why-none = No choice of this game is called "{ $text }". The numbered list shows how choices are written.
rules-none = No rule holds "{ $text }".
card-usage = Name a card, for example: card { $example }
log-empty = Nothing has happened yet.
undo-done = Taken back.
undo-none = You have no choice to take back.
undo-ask = { $asker } would like to take back { $count } choices, beyond what was revealed. { $name }, do you agree? [y/n]
undo-refused = { $name } does not agree.
undo-usage = Write how many choices to take back, for example: undo 2
saved = Saved to { $file }.
save-usage = Name a file, for example: save evening.rwreplay
resumed = Resumed { $file }, after { $count } choices.
resume-usage = Name a file, for example: resume evening.rwreplay
language-set = The language is English now.
language-usage = Languages: en, uk
over = The game is over.
rank-line = { $place }. { $name }: { $score }
winner = { $name } wins.
left = You left the table. Choices made: { $count }.
end-of-input = The input has ended before the game.
help =
    number            make that choice (or write its text, such as "{ $example }")
    b, board          the table in short; "board full" shows everything
    l, log [n]        the last lines of the log, each with the rule it applies
    ? <choice>        why can't I do that?
    rules <words>     search the rules; "rules { $rule }" shows one
    card <id>         what a component says
    choices           the numbered choices again, with their texts
    undo [n]          take back your last choices
    save <file>       save the game;  resume <file>  go on with another
    lang en|uk        change the language
    quit              leave the table
