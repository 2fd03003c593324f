"""The verbs of Action cards, Bonus Actions, Enemies and Arenas: what is done once, as data that writes its own text.

A module for each chapter. `say(id, **values)` gives words of the reader's language; the ids are `effect-<verb>` and
friends in locale/<language>/effects.ftl. Texts are terse, as on printed cards: "Deal 3 in range 3 (Pierce 1)". What
lasts (Passives, Upgrades, Enemy Passives, Arena rules) is in passives.py; what taming and quests ask for in
conditions.py. A range of 0 is "any range".
"""

from .cards import *
from .damage import *
from .movement import *
from .structure import *
from .texts import *
from .tokens import *
