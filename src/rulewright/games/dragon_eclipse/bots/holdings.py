"""What a seat holds by name in a Combat: its Mystling with its Power and its tokens, and the cards before it.

No feature can say that one Special Ability is worth waiting for and another is not, or that a card is better than it
looks. What single things are worth is learned by playing (docs/bots.md); here they only get their names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..content.components import Content
from ..model.state import DragonState, Sheet
from .prices import special_cost

Held = list[tuple[str, float]]
SOME_POWER = 3
SOME_TOKENS = 2
"""Power and tokens that count as one holding: what a Mystling usually has."""
_NOBODY: Held = []


class Naming:
    """Names what lies before the seats of one game with its content."""

    def __init__(self, content: Content) -> None:
        self.mystling = {id: _of_mystling(id) for id in content.mystlings}
        self.cost = {mystling.id: special_cost(mystling) for mystling in content.mystlings.values()}
        self.most_power = content.numbers.most_power
        self.slot = {id: f"slot {id}" for id in content.cards}
        self.top = {id: f"top {id}" for id in content.cards}
        self.upgrade = {id: f"upgrade {id}" for id in content.cards}

    def holdings_by_name(self, state: DragonState) -> Sequence[Held]:
        """What every seat holds; nothing before and after a Combat."""
        sheets = sheets_in_arena(state)
        return [self._of(sheet) for sheet in sheets] if sheets else [_NOBODY] * len(state.players)

    def _of(self, sheet: Sheet) -> Held:
        mystling, special, powered, placed, kept = self.mystling[sheet.mystling]
        power = sheet.power
        slot = self.slot
        found = [(slot[card], 1.0) for card in sheet.slots if card]
        found.append((mystling, 1.0))
        if power:
            found.append((special, min(1.0, power / self.cost[sheet.mystling])))
            found.append((powered, power / SOME_POWER))
        if sheet.tokens:
            found.append((placed, len(sheet.tokens) / SOME_TOKENS))
        if sheet.held:
            found.append((kept, float(sheet.held)))
        if sheet.discard:
            found.append((self.top[sheet.discard[-1]], 1.0))
        if sheet.upgrade:
            found.append((self.upgrade[sheet.upgrade], 1.0))
        return found


class Prices:
    """What all of that is worth, looked up as fast as possible: bots ask it of millions of states."""

    def __init__(self, naming: Naming, prices: Mapping[str, float]) -> None:
        def priced(names: dict[str, str]) -> dict[str, float]:
            return {"": 0.0, **{id: prices.get(name, 0.0) for id, name in names.items()}}

        self._slot = priced(naming.slot)
        self._top = priced(naming.top)
        self._upgrade = priced(naming.upgrade)
        self._power: dict[str, list[float]] = {}
        """What each Mystling is worth with this much Power."""
        self._tokens: dict[str, tuple[float, float]] = {}
        """What a token in the Arena and a held one are worth to each."""
        for id, (mystling, special, powered, placed, kept) in naming.mystling.items():
            base, ability, power = (prices.get(name, 0.0) for name in (mystling, special, powered))
            cost = naming.cost[id]
            self._power[id] = [
                base + ability * min(1.0, n / cost) + power * n / SOME_POWER for n in range(naming.most_power + 1)
            ]
            self._tokens[id] = prices.get(placed, 0.0) / SOME_TOKENS, prices.get(kept, 0.0)

    def __call__(self, state: DragonState) -> Sequence[float]:
        sheets = sheets_in_arena(state)
        return [self._of(sheet) for sheet in sheets] if sheets else [0.0] * len(state.players)

    def _of(self, sheet: Sheet) -> float:
        id = sheet.mystling
        worth = self._power[id][sheet.power] + self._upgrade[sheet.upgrade]
        slot = self._slot
        for card in sheet.slots:
            worth += slot[card]
        if sheet.tokens or sheet.held:
            placed, kept = self._tokens[id]
            worth += placed * len(sheet.tokens) + kept * sheet.held
        if sheet.discard:
            worth += self._top[sheet.discard[-1]]
        return worth


def sheets_in_arena(state: DragonState) -> list[Sheet]:
    """The sheets of the seats, if all their Mystlings stand in the Arena."""
    if state.combat is None:
        return []
    sheets = state.combat.sheets
    return sheets if sheets[0].health and sheets[-1].space >= 0 else []


def _of_mystling(id: str) -> tuple[str, str, str, str, str]:
    return f"mystling {id}", f"special {id}", f"power {id}", f"tokens {id}", f"held {id}"
