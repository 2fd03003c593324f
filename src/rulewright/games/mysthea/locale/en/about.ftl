### What the game is, for whoever has never seen it.

about-title = Mysthea
about-sentence = Lead a champion over floating islands: gather followers and machines, play your cards at the right moment, outwit your rivals in secret battles and hunt monsters for glory through three eras.

mode-standard = The game of the rulebook
    .help = Three Eras, everybody for themselves.
