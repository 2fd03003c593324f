"""Pending work: what lies on the agenda. Each names the seat that does it, then what it needs to know.

A module for each chapter.
"""

from __future__ import annotations

from typing import TypeAlias, Union

from .act import *
from .battle import *
from .develop import *
from .effects import *
from .eras import *
from .islands import *
from .monsters import *
from .setup import *

AnyStep: TypeAlias = Union[
    AnySetupStep,
    AnyEraStep,
    AnyActStep,
    AnyDevelopStep,
    AnyEffectStep,
    AnyBattleStep,
    AnyIslandStep,
    AnyMonsterStep,
]
