"""Small second models of the rules, written from the rulebook and the raw content files alone.

They import nothing from `rules/` and watch random games of every mode, with random options and rulings, step by step:
whatever the engine does must be what the model says.
"""
