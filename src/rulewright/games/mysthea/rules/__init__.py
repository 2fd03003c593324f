"""The rules of Mysthea, a module per chapter of the rulebook. Functions only; the records are in `model/`."""
