"""Answers that fit many questions."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Choice


class Accept(Choice, frozen=True):
    """Yes, do what is offered."""


class Decline(Choice, frozen=True):
    """No, leave what is offered."""


class TakeOption(Choice, frozen=True):
    """One of the listed effects, counted from 1."""

    number: int


class Concede(Choice, frozen=True):
    """Give this Combat up (DRE-475)."""


AnyCommonChoice: TypeAlias = Union[Accept, Decline, TakeOption, Concede]
