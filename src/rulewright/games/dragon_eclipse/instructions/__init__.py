"""The instructions of the Journal: what a Script tells to do, as data that writes its own line.

A module for each chapter. What a Script does and what its line says are one datum. `say(id, **values)` gives words of
the reader's language; the ids are `do-<verb>` in locale/<language>/instructions.ftl. Prose is apart from this, in
locale/<language>/journal. The rules that carry the verbs out are in rules/campaign.
"""

from .fights import *
from .gains import *
from .maps import *
from .mystlings import *
from .plain import *
from .reading import *
from .scenarios import *
