"""Pending work: what lies on the agenda. Each names the seat or body that does it, then what it needs to know.

A module for each chapter. The steps of the campaign are asked for by their chapter (`steps.story`).
"""

from __future__ import annotations

from typing import TypeAlias, Union

from .before import *
from .cards import *
from .effects import *
from .ending import *
from .road import *
from .run import *
from .story import AnyStoryStep
from .turns import *

AnyStep: TypeAlias = Union[
    AnyBeforeStep,
    AnyTurnStep,
    AnyCardStep,
    AnyEffectStep,
    AnyEndStep,
    AnyRoadStep,
    AnyStoryStep,
    AnyRunStep,
]
