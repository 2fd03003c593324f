"""What happened. Every event names the rule that it applies; fields marked `OwnerOnly` stay with the seat.

`body` is who it happens to or who does it: 0 and 1 the seats' Mystlings, 2 the Enemy, 100 + space a Summon,
200 + space Terrain. A module for each chapter; those of the campaign are asked for by theirs (`events.story`).
"""

from __future__ import annotations

from typing import TypeAlias, Union

from .before import *
from .bodies import *
from .ending import *
from .enemy import *
from .road import *
from .story import AnyStoryEvent
from .turns import *

AnyEvent: TypeAlias = Union[
    AnyBeforeEvent,
    AnyTurnEvent,
    AnyBodyEvent,
    AnyEnemyEvent,
    AnyEndEvent,
    AnyRoadEvent,
    AnyStoryEvent,
]
