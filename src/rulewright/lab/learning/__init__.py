"""Learning: how `expert` is trained, on games that programs play among themselves, with NumPy alone.

    python -m rulewright.lab.learning GAME --games 600 --rounds 2 --jobs 2 --out expert.npz

Planners play each other with some random choices (games.py). How their games go on teaches what features are worth at
every time of the game (value.py), and in the next round they play with what was learned. In the end a search that
judges by it is asked at some decisions; how it divides its simulations among choices trains the policy (policy.py). A
part of the games is held out: what is reported is measured on those alone.
"""
