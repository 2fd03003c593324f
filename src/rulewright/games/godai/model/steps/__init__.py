"""Pending work: what lies on the agenda. A module for each chapter."""

from __future__ import annotations

from typing import TypeAlias, Union

from .combat import AnyCombatStep
from .defenders import AnyDefenderStep
from .gains import AnyGainStep
from .land import AnyLandStep
from .setup import AnySetupStep
from .siege import AnySiegeStep
from .turn import AnyTurnStep
from .villain import AnyVillainStep
from .visits import AnyVisitStep

AnyStep: TypeAlias = Union[
    AnySetupStep,
    AnyTurnStep,
    AnyLandStep,
    AnyVisitStep,
    AnyDefenderStep,
    AnyGainStep,
    AnyVillainStep,
    AnySiegeStep,
    AnyCombatStep,
]
