"""What a seat may answer. The set is finite: bots/action_space.py lists every choice that any position can offer.

A module for each chapter. Choices that are offered often are made once (made.py).
"""

from __future__ import annotations

from typing import TypeAlias, Union

from .arena import *
from .before import *
from .common import *
from .made import *
from .road import *
from .story import AnyStoryChoice
from .turns import *

AnyChoice: TypeAlias = Union[
    AnyCommonChoice,
    AnyBeforeChoice,
    AnyTurnChoice,
    AnyArenaChoice,
    AnyRoadChoice,
    AnyStoryChoice,
]
