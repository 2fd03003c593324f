"""Learning: what `expert` knows, from games that programs play among themselves, with NumPy alone.

    python -m rulewright.lab.learning GAME --games 600 --rounds 2 --jobs 2 --out expert.npz

Planners play each other with some stray choices (games.py). How their games go on teaches what features are worth at
every time of the game (value.py), and in the next round they play with what was learned. In the end a searcher that
judges by it is asked at some decisions; how it shares its thinking among the choices teaches the policy (policy.py). A
part of the games is held out: what is reported is measured on those alone.
"""
