### The terminal table.

welcome = { $game }: { $players }. Type a number to choose, or "help".
bot = Bot { $number }
sealed-note = Secret: nobody learns of it before all have answered.
pass-on = Hand the screen to { $name }, who presses Enter
pass-on-undo = Hand the screen to { $name }, who presses Enter. Or take your last choice back: undo
ask = Your choice
bad-number = There is no choice { $number }; choose 1 to { $most }.
bad-input = "{ $text }" is neither a choice nor a command. Type "help".
impossible-position = This position cannot come from a real game: the rules fail at "{ $step }". Nothing was changed; choose something else, or leave.
why-header = Why not "{ $intent }"?
why-allowed = You can do that now: it is choice { $number }.
why-usage = Write what you would like to do after the question mark, for example: ? { $example }
why-unknown = No choice of this game is called "{ $text }". Some that are close: { $close }
why-none = No choice of this game is called "{ $text }". "choices" shows how choices are written.
why-more = { $count } more choices of this game could be meant, such as { $examples }. Write more words.
hint-usage = Ask a bot for its advice: hint, or hint with one of { $bots }
hint-wait = Thinking …
page = p. { $page }
rules-none = No rule holds "{ $text }".
rules-more =
    { $count ->
        [one] One more rule holds these words; add a word to find fewer.
       *[other] { $count } more rules hold these words; add a word to find fewer.
    }
card-usage = Name a component, for example: card { $example }
card-none = Nothing is called "{ $text }". Name a component by its id or name, for example: card { $example }
log-empty = Nothing has happened yet.
log-usage = Write how many lines to show, for example: log 30
undone =
    { $count ->
        [one] { $who } takes a choice back.
       *[other] { $who } takes { $count } choices back.
    }
undo-none = You have no choice to take back.
undo-ask =
    { $count ->
        [one] { $asker } would like to take back a choice, though something was revealed or decided since. { $name }, do you agree? [y/n]
       *[other] { $asker } would like to take back { $count } choices, though something was revealed or decided since. { $name }, do you agree? [y/n]
    }
undo-refused = { $name } does not agree.
undo-usage = Write how many choices to take back, for example: undo 2
yes-words = y yes
saved = Saved to { $file }.
save-usage = Name a file, for example: save evening.rwreplay
unsaved-chapter = This table keeps only the beginnings of chapters, as the book does [{ $rule }]: the game goes on from the last one that was saved.
unsaved = The game is not saved. Name a file to save it, or press Enter to go on without
resumed =
    { $count ->
        [one] Resumed { $file } after one choice.
       *[other] Resumed { $file } after { $count } choices.
    }
resume-usage = Name a file, for example: resume evening.rwreplay
odds-on = The odds of what comes next are told.
odds-off = The odds of what comes next are hidden.
language-set = The language is English now.
language-usage = Languages: { $languages }
over = The game is over.
rank-line = { $place }. { $name }: { $score }
winner =
    { $count ->
        [one] { $name } wins.
       *[other] { $name } win together.
    }
loser =
    { $count ->
        [one] { $name } loses.
       *[other] { $name } lose together.
    }
left = You left the table. Choices made: { $count }.
end-of-input = The input has ended before the game.
help =
    1, 2, 3 … | make that choice; its text will do too, such as "{ $example }"
    Enter | the question and its choices again
    choices | the same, with the texts of the choices
    board | the table in short; "board full" shows everything
    log 30 | the last lines of the log, each with the rule that it applies
    ? { $example } | why can't I do that? Write a choice's text, or some of its words
    hint | what a strong bot would do in your place, and why; "hint greedy" asks another
    rules { $rule } | search the rules by words or id; alone, the rule of this question
    card { $component } | what a component says, by id or name; alone, those of the choices or in your hand
    odds | tell how likely what comes next is, or hide it
    undo 2 | take back your last choices
    save file | save the game; without a file, where it was saved before
    resume file | go on with a saved game
    lang { $other } | change the language: { $languages }
    quit | leave the table

## Words for commands, beside the English ones

word-help = help
word-board = board
word-log = log
word-why = why
word-hint = hint
word-rules = rules
word-card = card
word-choices = choices
word-odds = odds
word-undo = undo
word-save = save
word-resume = resume
word-lang = lang
word-quit = quit
progress-written = What this game has added is written to { $file }.
