## What if: a moment of a game as a new table, and the tree of such tables.

fork-title = What if?
fork-lede = Take a moment of this game and play it differently, at a table of its own. The game itself stays as it is.
fork-problem = This moment cannot become a table.
fork-moment = After choice { $at }
fork-at = Choice (0 to { $last })
fork-led = What happened last
fork-hidden = Hidden cards and luck
fork-kept = As they were
fork-kept-help = The game is over, so every card of it may be known. Whoever has seen it knows what lies hidden here.
fork-dealt = Dealt anew
fork-dealt-help = What { $who } could not see then is dealt anew.
fork-dealt-help-onlooker = What an onlooker could not see then is dealt anew.
fork-running = The game still runs. What you cannot see is dealt anew, so that nobody learns anything about it; what you see stays as it is.
fork-careful = Whoever plays or looks on there may learn what you know here, your hand too. Nobody is led to the new table unless you hand out its link.
fork-luck = Luck is new from here on: other draws, other dice.
fork-make = Play on from here
fork-back = Back to the game
fork-menu = What if from here …
fork-this-line = What if, from before this …
fork-tree = Saves and lines
fork-tree-menu = Saves and lines of this game
fork-tree-lede = Where this table comes from, and what was tried from it.
fork-tree-none = Nothing was tried from this table yet.
fork-tree-hidden = While a game runs, only who sits at a fork of it sees that fork here.
fork-here = This table
fork-mine = You sit here
fork-ended = Over
fork-playing = Being played
fork-gone = A table that is not kept any more
fork-file = A replay from a file
fork-other = A table of others
fork-from = From after choice { $at }
fork-by = by { $name }
fork-notice = A what-if: it goes on from after choice { $at } of another game.
fork-notice-parent = To that game

## Slots and lines

slot-title = Saves
slot-help = Every choice is saved by itself. A save with a name marks a moment; opening it goes on from there at a table of its own, and the first line stays.
slot-name = Name of the save
slot-keep = Save here
slot-drop = Forget “{ $name }”
slot-strict = This table keeps only the beginnings of chapters.
line-first = “{ $what }”
line-last = Last: { $what }
line-decided = { $n ->
    [one] One decision
   *[other] { $n } decisions
  }
line-try = Try another path from before this
line-chapter = Back to the beginning of this chapter
line-chapter-help = At a table of its own: this line stays as it is.
line-save = All lines as one file
line-save-help = With every decision, to keep or to go on elsewhere.
line-bring = Lines from a file
line-all = All lines
