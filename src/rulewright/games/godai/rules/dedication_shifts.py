"""The sixth and seventh Dedication: damage and Resilience go elsewhere; the Meteor. Temple placard."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision

from ..content.map_parts import CataclysmTile
from ..model.choices import common as choices
from ..model.choices.defenders import PassDamage
from ..model.events.defenders import DamagePassed, MeteorMoved, ResilienceMoved
from ..model.geometry import NAMES, PORTALS, patch
from ..model.state import NOWHERE, GodaiState, Modifier
from ..model.steps import defenders as steps
from ..model.steps.land import PlaceBanner, PlaceJaethi
from ..model.steps.siege import MiniatureAppears
from ..model.vocabulary import Until
from .any_time import asides
from .book import BOOK, ask_group, content_of
from .dedication_areas import area_of, meteor_tile, opponents_in
from .defenders import SHIFTABLE, is_sheltered, lose_resilience, passed_to, standing
from .portals import is_open
from .siege_damage import PASSED, blows, offer_interrupt, passed_on, totals
from .siege_opponents import JAETHI, hexes_of, on_map, resilience_of
from .sky import put_tile
from .slots import changed

SHIFTER = 6
MOST_MOVED = 5
"""GOD-997."""


# -- 6: Resilience ---------------------------------------------------------------------------------------------


def exchange(state: GodaiState, step: steps.PlayDedication) -> None:
    """GOD-997, GOD-998: Resilience may go over, and this turn Siege damage may be passed on."""
    area = Modifier(
        SHIFTABLE, step.center, str(Until.TURN), only=str(area_of(state, step.boss)), card=f"boss-{step.boss}"
    )
    state.modifiers = (*state.modifiers, area)
    state.then(steps.MoveResilience(step.center))


def givers(state: GodaiState, center: int) -> list[int]:
    """GOD-997: Siege Opponents in the area that have more than 1 Resilience."""
    return [slot for slot in opponents_in(state, SHIFTER, center) if resilience_of(state, slot) > 1]


def takers(state: GodaiState, center: int) -> list[int]:
    """AMB-GOD-187: Siege Opponents outside, Jaethi too."""
    inside = opponents_in(state, SHIFTER, center)
    return [slot for slot in on_map(state) if slot not in inside]


@BOOK.asks(steps.MoveResilience)
def choose_resilience(state: GodaiState, step: steps.MoveResilience) -> Decision | None:
    """GOD-997: whose, to whom, and how much; or nothing at all."""
    sources, goals = givers(state, step.center), takers(state, step.center)
    if not sources or not goals:
        return None
    if step.giver < 0:
        offered: list[Choice] = [*[choices.PickOpponent(slot + 1) for slot in sources], choices.Decline()]
        return ask_group(state, "prompt-resilience-from", "GOD-997", offered)
    if step.taker < 0:
        if len(goals) < 2:
            return None
        picks = [choices.PickOpponent(slot + 1) for slot in goals]
        return ask_group(state, "prompt-resilience-to", "GOD-997", picks, {"slot": step.giver + 1})
    most = min(MOST_MOVED, resilience_of(state, step.giver) - 1)
    if most < 2:
        return None
    about = {"slot": step.giver + 1, "to": step.taker + 1}
    numbers = [choices.PickNumber(n) for n in range(most, 0, -1)]
    return ask_group(state, "prompt-resilience-amount", "GOD-997", numbers, about)


@BOOK.resolves(steps.MoveResilience)
def move_resilience(state: GodaiState, step: steps.MoveResilience, choice: Choice | None) -> None:
    """GOD-997: up to 5, and the first keeps at least 1."""
    goals = takers(state, step.center)
    if isinstance(choice, choices.PickOpponent):
        field = "giver" if step.giver < 0 else "taker"
        picked = {field: choice.number - 1}
        state.then(replace(step, **picked))
    elif step.giver >= 0 and step.taker < 0 and goals:
        state.then(replace(step, taker=goals[0]))
    elif step.giver >= 0 and step.taker >= 0:
        n = choice.number if isinstance(choice, choices.PickNumber) else 1
        _set(state, step.giver, resilience_of(state, step.giver) - n)
        _set(state, step.taker, resilience_of(state, step.taker) + n)
        state.emit(ResilienceMoved(rule="GOD-997", slot=step.giver + 1, to=step.taker + 1, n=n))


def _set(state: GodaiState, slot: int, n: int) -> None:
    if slot == JAETHI:
        state.jaethi_resilience = n
    else:
        state.resilience = changed(state.resilience, slot, n)


# -- 6: damage -------------------------------------------------------------------------------------------------


def passings(state: GodaiState, slots: tuple[int, ...]) -> list[PassDamage]:
    """From Defenders in the area that suffer, to any outside: a single point, or all of it."""
    suffered = totals(passed_on(state, blows(state, slots)))
    inside = [one.id for one in standing(state) if is_sheltered(state, one)]
    return [choice for id in inside for choice in passings_of(state, id, suffered.get(id, 0))]


def passings_of(state: GodaiState, id: str, suffered: int) -> list[PassDamage]:
    """What one Defender in the area may pass on; 0 stands for all of it."""
    numbers = (0, 1) if suffered > 1 else (0,) if suffered else ()
    return [PassDamage(id, to, n) for to in passed_to(state) for n in numbers]


@BOOK.asks(steps.ShiftDamage)
def choose_passing(state: GodaiState, step: steps.ShiftDamage) -> Decision | None:
    """GOD-998, AMB-GOD-187: the group divides the damage as it likes."""
    found = passings(state, step.slots)
    if not found:
        return None
    return ask_group(state, "prompt-pass-damage", "GOD-998", [*found, choices.Done()], aside=asides(state))


@BOOK.resolves(steps.ShiftDamage)
def pass_damage(state: GodaiState, step: steps.ShiftDamage, choice: Choice | None) -> None:
    """GOD-998: then what is left is dealt as it is."""
    if not isinstance(choice, PassDamage):
        offer_interrupt(state, step.slots)
        return
    n = choice.n or totals(passed_on(state, blows(state, step.slots)))[choice.defender]
    shift = Modifier(PASSED, n, str(Until.TURN), only=choice.defender, card=choice.to)
    state.modifiers = (*state.modifiers, shift)
    state.emit(DamagePassed(rule="GOD-998", defender=choice.defender, to=choice.to, n=n))
    state.then(step)


@BOOK.asks(steps.PassBlow)
def choose_passing_alone(state: GodaiState, step: steps.PassBlow) -> Decision | None:
    """GOD-998, GOD-511, GOD-289: Siege damage of Cataclysms, cards and falling mountains can be passed on, too."""
    found = passings_of(state, step.defender, step.n)
    if not found:
        return None
    return ask_group(state, "prompt-pass-damage", "GOD-998", [*found, choices.Done()], aside=asides(state))


@BOOK.resolves(steps.PassBlow)
def pass_blow(state: GodaiState, step: steps.PassBlow, choice: Choice | None) -> None:
    """GOD-998: some of it or all goes to another Defender; what is left is suffered."""
    if not isinstance(choice, PassDamage):
        lose_resilience(state, step.defender, step.n, rule=step.rule, at_once=step.at_once)
        return
    n = choice.n or step.n
    state.emit(DamagePassed(rule="GOD-998", defender=choice.defender, to=choice.to, n=n))
    if n < step.n:
        state.then(replace(step, n=step.n - n))
    lose_resilience(state, choice.to, n, rule=step.rule, at_once=step.at_once)


# -- 7: the Meteor ---------------------------------------------------------------------------------------------


def meteor(state: GodaiState, step: steps.PlayDedication) -> None:
    """GOD-999, GOD-1000, AMB-GOD-187: the Fire tile lies there, and who is on it enters the map again.

    It does not count as the Cataclysm of the Stage (GOD-498).
    """
    tile = meteor_tile(state)
    part = content_of(state).tiles[tile]
    assert isinstance(part, CataclysmTile)
    old = next((one for one in state.cataclysms if one.id == tile), None)
    if old is None:
        put_tile(state, tile, step.center, 0)
    else:
        state.cataclysms = tuple(
            [replace(one, center=step.center) if one.id == tile else one for one in state.cataclysms]
        )
        state.elemental_tokens = tuple(
            [
                replace(token, hex=step.center)
                if token.hex == old.center and token.what == str(part.element)
                else token
                for token in state.elemental_tokens
            ]
        )
        state.ground = None
        state.emit(MeteorMoved(rule="GOD-999", hex=NAMES[step.center]))
    area = patch(step.center)
    state.then(*[steps.EnterAgain(slot) for slot in on_map(state) if any(hex in area for hex in hexes_of(state, slot))])


@BOOK.asks(steps.EnterAgain)
def choose_portal(state: GodaiState, step: steps.EnterAgain) -> Decision | None:
    """GOD-1000: a Siege Portal of the group's choice."""
    found = [number for number in PORTALS if is_open(state, number)]
    if len(found) < 2:
        return None
    offered = [choices.PickNumber(number) for number in found]
    return ask_group(state, "prompt-enter-again", "GOD-1000", offered, {"slot": step.slot + 1})


@BOOK.resolves(steps.EnterAgain)
def enter_again(state: GodaiState, step: steps.EnterAgain, choice: choices.PickNumber | None) -> None:
    """GOD-306, GOD-1000: the direction is rolled."""
    found = [number for number in PORTALS if is_open(state, number)]
    if not found:
        return
    portal = found[0] if choice is None else choice.number
    if step.slot == JAETHI:
        state.jaethi = ()
        state.then(PlaceJaethi(portal=portal), MiniatureAppears(JAETHI))
    else:
        state.banners = changed(state.banners, step.slot, NOWHERE)
        state.then(PlaceBanner(step.slot, portal), MiniatureAppears(step.slot))
