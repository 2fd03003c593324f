### Learning by doing: "show me" for every rule, and the guided first game.

learn-show-me = Show me
learn-page = rulebook p. { $page }
learn-in-words = The table in words
learn-happened = What just happened
learn-rules = Rules used here
learn-rule = The rule

## Show me

learn-index = Every rule, shown
learn-index-help = Each rule has a small table where it applies. Play the choices one by one and see what happens, or try your own.
learn-begin-tutorial = New here? Play the guided first game
learn-do-it = Do it
learn-own-way = You went your own way. Try whatever you like; nothing can break.
learn-done = That was it: this is the rule in play.
learn-look = This rule needs no choice to be seen: look at the table.
learn-try-yourself = Try something of your own
learn-again = Start again
learn-proof = This position comes from the test that proves:

## The guided game

learn-tutorial = Guided first game
learn-guide = The guide
learn-stage-of = Step { $number } of { $total }
learn-not-today = “{ $choice }” is allowed by the rules, but today we go another way so that the story can continue. Try the marked choice.
learn-others =
    { $n ->
        [one] { $n } other choice
       *[other] { $n } other choices
    }
learn-go-on = Go on
learn-back = Back
learn-skip = Skip this chapter
learn-begin = Begin
learn-continue = Go on where you were
learn-from-start = From the beginning
learn-chapters = Chapters
learn-chapter-done = done
learn-stages =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
learn-finished = Well played!
learn-play-on = Play this game on
learn-new-game-against = New game against bots
learn-new-game-with = New game with bots
learn-new-game-alone = New game
learn-play-on-here = Play on from here
learn-play-on-help =
    { $others ->
        [0] From this position on, at a table of your own
       *[other] From this position on, at a table of your own; bots play the others
    }
