"""The verbs of cards and boards: what is done once, as data that writes its own text. A module for each chapter.

`say(id, **values)` gives words of the reader's language; the ids are `effect-<verb>` and friends in
locale/<language>/effects.ftl. Most verbs are plain: their sentence takes the fields as they are. What opponents do
in combat has verbs of its own (combat_effects.py); what lasts on a Defender, a Treasure or a lair is in passives.py.
"""

from .branches import *
from .decks import *
from .gains import *
from .heroes import *
from .land import *
from .modifiers import *
from .plain import *
from .siege import *
from .vocabulary import *
