"""What a seat may answer. The set is finite: bots/action_space.py lists every choice that any position can offer."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Confirm

from .combat import AnyCombatChoice
from .common import AnyCommonChoice
from .defenders import AnyDefenderChoice
from .heroes import AnyHeroChoice
from .land import AnyLandChoice
from .siege import AnySiegeChoice
from .visits import AnyVisitChoice

AnyChoice: TypeAlias = Union[
    AnyCommonChoice, AnyHeroChoice, AnyLandChoice, AnyDefenderChoice, AnySiegeChoice, AnyCombatChoice, AnyVisitChoice,
    Confirm,
]  # fmt: skip
