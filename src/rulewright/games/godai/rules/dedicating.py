"""Dedications: to whom the group can Dedicate itself, what that costs, and when a Siege Effect may be used. p.63."""

from __future__ import annotations

from rulewright.core.record import Decision, Reason

from ..effects import Store
from ..model.choices import common as choices
from ..model.events.defenders import Dedicated
from ..model.state import GodaiState
from ..model.steps.visits import Dedicate
from ..model.vocabulary import Resource, Stage
from .book import BOOK, ask_group
from .gains import held, pay

BOSSES = range(2, 10)
"""GOD-986."""
PRICES = ((Resource.RECRUIT, 3), (Resource.LIVING_CRYSTAL, 1))
"""GOD-986: either of them."""
GIANT = 5
GIANT_PRICES = ((Resource.RECRUIT, 4), (Resource.SPECIALIST, 2))
"""GOD-995, AMB-GOD-186: what the fifth Dedication costs each time it is used."""
CARRIER = 3
"""GOD-993: used between the Move and the Siege step."""
DEDICATION_USED = "dedication"
"""Among what the group `used` this Game Turn (GOD-989)."""


def no_dedication(state: GodaiState, boss: int) -> Reason | None:
    """GOD-033, GOD-473, GOD-986: a revealed Boss of number 2 to 9, not vanquished, no Hex Token, either price."""
    token = next((one for one in state.bosses if one.what == str(boss)), None)
    if boss not in BOSSES or boss in state.vanquished or token is None:
        return Reason("GOD-986", "why-no-such-boss", {"boss": boss})
    if boss in state.dedicated:
        return Reason("GOD-986", "why-dedicated", {"boss": boss})
    if token.hex in state.hex_tokens:
        return Reason("GOD-473", "why-lair-covered", {"boss": boss})
    if not payments(state, PRICES):
        return Reason("GOD-986", "why-dedication-price", {})
    return None


def dedicable(state: GodaiState) -> list[int]:
    """The Bosses to whom the group can Dedicate itself now."""
    if not state.bosses or not payments(state, PRICES):
        return []
    return [boss for boss in BOSSES if no_dedication(state, boss) is None]


def payments(state: GodaiState, prices: tuple[tuple[Resource, int], ...]) -> list[tuple[Resource, int]]:
    """Which of several prices the Stockpile can pay."""
    return [(what, n) for what, n in prices if held(state, what) >= n]


@BOOK.asks(Dedicate)
def choose_payment(state: GodaiState, step: Dedicate) -> Decision | None:
    """GOD-986: 3 Recruits or 1 Living Crystal."""
    found = payments(state, PRICES)
    if len(found) < 2 or no_dedication(state, step.boss) is not None:
        return None
    offered = [choices.PickResource(str(what)) for what, _ in found]
    return ask_group(state, "prompt-dedicate", "GOD-986", offered, {"boss": step.boss})


@BOOK.resolves(Dedicate)
def dedicate(state: GodaiState, step: Dedicate, choice: choices.PickResource | None) -> None:
    """GOD-470, GOD-986, GOD-987: the group is Dedicated to the Boss."""
    if no_dedication(state, step.boss) is not None:
        return
    found = dict(payments(state, PRICES))
    what = next(iter(found)) if choice is None else Resource(choice.resource)
    pay(state, what, found[what], Store.STOCKPILE, "GOD-986")
    state.dedicated = tuple(sorted([*state.dedicated, step.boss]))
    state.emit(Dedicated(rule="GOD-986", boss=step.boss))


def no_use(state: GodaiState, boss: int) -> Reason | None:
    """GOD-047, GOD-987, GOD-989, GOD-995, AMB-GOD-185: why a Siege Effect cannot be used now."""
    if boss not in state.dedicated:
        return Reason("GOD-987", "why-not-dedicated", {"boss": boss})
    if state.stage != Stage.SIEGE:
        return Reason("GOD-989", "why-no-siege", {})
    if DEDICATION_USED in state.used:
        return Reason("GOD-989", "why-dedication-used", {})
    if boss == CARRIER and state.phase != "villain":
        return Reason("GOD-993", "why-carrier-later", {})
    if boss == GIANT and not payments(state, GIANT_PRICES):
        return Reason("GOD-995", "why-giant-price", {})
    return None


def end_dedication(state: GodaiState, boss: int) -> None:
    """GOD-988, AMB-GOD-64: it lasts until its Siege Effect is used or another effect ends it."""
    state.dedicated = tuple([one for one in state.dedicated if one != boss])
