### Sentences that every game uses.

## The language

language-name = English
language-short = EN

## Glue

list-all = { $first } and { $second }
list-either = { $first } or { $second }
list-and-or = { $first } and/or { $second }
list-then = { $first }, then { $second }
list-row = { $first }, { $second }

## People and things

player = Player { $number }
nobody = nobody
nothing = nothing
nameless = { $kind } { $id }

## Where data come from

source-page = rulebook p. { $page }
source-known = read off the components: { $gaps }
source-assumed = our own: { $gaps }
source-author = by { $author }

## Values of options

value-yes = yes
value-no = no
value-other = { $value }

## Refusals

why-game-over = The game is over.
why-not-asked =
    { $count ->
        [0] Nothing is asked of you now.
       *[other] Nothing is asked of you now; the game waits for { $seats }.
    }
why-answered = That is your answer already: confirm it, or choose another.
why-other-question = Something else is asked of you now: { $question }
why-not-offered = That is not among the answers to this question: { $question }

## What the table itself writes into the log

choice-confirm = I stand by my answer
log-dice-rolled =
    { $need ->
        [0] { $who } throws { $faces } for { $purpose }: { $result }.
       *[other] { $who } throws { $faces } for { $purpose }: { $result }, needed { $need }.
    }
dice-added = { $faces } { $modifiers }
log-choices-undone =
    { $count ->
        [one] { $who } takes back the last choice.
       *[other] { $who } takes back the last { $count } choices.
    }
