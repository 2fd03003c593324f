"""Small models of Mysthea's rules, written from the rulebook alone, that watch random games and recompute them.

A model sees what an onlooker sees: the first position, the log, and the questions with their choices. None of them
imports the rules of the program, so that a mistake there cannot repeat itself here.
"""
