"""Why an operation with units is refused: Command Points, Fortifications, Travel, carrying. Rulebook p.8-10."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.core.record import Reason, Seat, Step

from ...model import choices, steps
from ...model.geography import TERRAIN, TWIN, clockwise, island_of
from ...model.state import MystheaState, PlayerBoard
from ...model.vocabulary import Terrain, Unit
from ..book import CHAMPION_SLOT, GOLEM_SLOT, TROOP_SLOT, content
from ..control import is_present, presence
from ..points import can_be_carried, movable, reachable
from .lacks import lack_of_points, lack_to_construct, lack_to_deploy, places
from .moment import refuses

# -- Command Points --------------------------------------------------------------------------------------


def only_crystals(step: Step | None) -> Iterator[Reason]:
    """MYS-184: points of Crystal Fields only construct and deploy."""
    if isinstance(step, steps.SpendPoints) and step.crystal:
        yield Reason("MYS-184", "why-crystal-points")


@refuses(choices.GainEnergy, "MYS-145", steps.SpendPoints)
def why_not_energy(state: MystheaState, seat: Seat, choice: choices.GainEnergy, step: Step | None) -> Iterator[Reason]:
    """MYS-147, MYS-184."""
    yield from only_crystals(step)


@refuses(choices.Construct, "MYS-145", steps.SpendPoints)
def why_not_construct(
    state: MystheaState, seat: Seat, choice: choices.Construct, step: Step | None
) -> Iterator[Reason]:
    """MYS-077, MYS-148, MYS-149."""
    yield from lack_to_construct(state.boards[seat], choice.unit)
    need = content(state).numbers.construct.get(choice.unit)
    if need is not None and isinstance(step, steps.SpendPoints):
        yield from lack_of_points(need, step.points, "MYS-148" if choice.unit is Unit.TROOP else "MYS-149")


@refuses(choices.Deploy, "MYS-145", steps.SpendPoints)
def why_not_deploy(state: MystheaState, seat: Seat, choice: choices.Deploy, step: Step | None) -> Iterator[Reason]:
    """MYS-078, MYS-150, MYS-151; MYS-153: Fortifications are never deployed with points."""
    if choice.unit is Unit.FORTIFICATION:
        yield Reason("MYS-153", "why-not-this-unit", {"unit": choice.unit.value})
        return
    yield from lack_to_deploy(state.boards[seat], choice.unit)
    need = content(state).numbers.deploy.get(choice.unit)
    if need is not None and isinstance(step, steps.SpendPoints):
        yield from lack_of_points(need, step.points, "MYS-150" if choice.unit is Unit.TROOP else "MYS-151")


@refuses(choices.DeployFortification, "MYS-153", steps.DeployFortification)
def why_not_fortify(
    state: MystheaState, seat: Seat, choice: choices.DeployFortification, step: Step | None
) -> Iterator[Reason]:
    """MYS-079, MYS-183, MYS-458, MYS-501: where the seat has a unit, and never under a Mirage."""
    board = state.boards[seat]
    region = choice.region
    rule = step.rule if isinstance(step, steps.DeployFortification) else "MYS-183"
    yield from lack_to_deploy(board, Unit.FORTIFICATION)
    if region in state.mirages:
        yield Reason("MYS-501", "why-mirage", {"region": region})
    if not is_present(board, region):
        yield Reason(rule, "why-no-own-unit", {"region": region})
    elif state.rulings.fortify_at_champion and rule != "MYS-183" and region != board.at:
        yield Reason(rule, "why-only-at-champion", {"region": board.at})


# -- Travel ----------------------------------------------------------------------------------------------


@refuses(choices.Travel, "MYS-145", steps.SpendPoints, steps.TravelUnits, steps.Retreat)
def why_not_travel(state: MystheaState, seat: Seat, choice: choices.Travel, step: Step | None) -> Iterator[Reason]:
    """MYS-155 to MYS-163, MYS-206, MYS-498: which unit, from where, to where, at what price."""
    board = state.boards[seat]
    yield from only_crystals(step)
    if isinstance(step, steps.SpendPoints):
        yield from lack_of_points(content(state).numbers.travel, step.points, "MYS-155")
    if isinstance(step, steps.TravelUnits) and choice.unit is not step.unit:
        yield Reason("MYS-163", "why-not-this-unit", {"unit": choice.unit.value})
    yield from cannot_leave(board, choice.unit, choice.origin)
    if isinstance(step, steps.Retreat):
        yield from not_fighting(state, choice, step)
    yield from cannot_enter(state, choice, isinstance(step, steps.TravelUnits) and step.anywhere)


def cannot_leave(board: PlayerBoard, unit: Unit, origin: int) -> Iterator[Reason]:
    """MYS-158, MYS-159: a Troop or Golem travels once per turn, a Fortification never."""
    if unit is Unit.FORTIFICATION:
        yield Reason("MYS-159", "why-not-this-unit", {"unit": unit.value})
    elif origin not in places(board, unit):
        yield Reason("MYS-155", "why-unit-not-there", {"unit": unit.value, "region": origin})
    elif origin not in movable(board, unit):
        yield Reason("MYS-158", "why-has-travelled", {"unit": unit.value, "region": origin})


def not_fighting(state: MystheaState, choice: choices.Travel, step: steps.Retreat) -> Iterator[Reason]:
    """MYS-206, MYS-208: only units of the battle region retreat; a Champion that has left it may go on."""
    assert state.battle is not None
    roams = choice.unit is Unit.CHAMPION and step.roaming
    if choice.origin != state.battle.region and not roams:
        yield Reason("MYS-206", "why-only-from-battle", {"region": state.battle.region})


def cannot_enter(state: MystheaState, choice: choices.Travel, anywhere: bool) -> Iterator[Reason]:
    """MYS-498, MYS-501: no region under a Mirage. MYS-155: near enough, unless the effect says "any region"."""
    origin, target = choice.origin, choice.target
    if target in state.mirages:
        yield Reason("MYS-501" if anywhere else "MYS-498", "why-mirage", {"region": target})
    if origin == target:
        yield Reason("MYS-162" if anywhere else "MYS-155", "why-same-region", {"region": target})
    elif not anywhere and target not in reachable(state.ring, (), origin):
        yield too_far(state, origin, target)


def too_far(state: MystheaState, origin: int, target: int) -> Reason:
    """MYS-155, MYS-156: the other Island must lie next to this one, the region be of the same type."""
    here, there = island_of(origin), island_of(target)
    if there not in (clockwise(state.ring, here), clockwise(state.ring, here, -1)):
        return Reason("MYS-155", "why-not-neighbours", {"island": here, "other": there})
    terrain = TERRAIN[origin].value
    if TWIN[origin][there] < 0:
        return Reason("MYS-156", "why-no-such-region", {"island": there, "terrain": terrain})
    return Reason("MYS-155", "why-other-terrain", {"region": target, "terrain": terrain})


@refuses(choices.CarryUnit, "MYS-456", steps.CarryUnits)
def why_not_carry(state: MystheaState, seat: Seat, choice: choices.CarryUnit, step: Step | None) -> Iterator[Reason]:
    """MYS-397, MYS-418, MYS-436, MYS-159: what the carrier's Upgrade names, from the region it left, still fresh."""
    board = state.boards[seat]
    unit = choice.unit
    if unit is Unit.FORTIFICATION and not state.rulings.carry_fortifications:
        yield Reason("MYS-159", "why-not-this-unit", {"unit": unit.value})
    elif not isinstance(step, steps.CarryUnits):
        yield from no_carrier(state, board, unit)
    elif can_be_carried(board, unit, step.origin):
        yield Reason(carrier_rule(state, board, step), "why-not-this-unit", {"unit": unit.value})
    elif step.origin in places(board, unit):
        yield Reason(carrier_rule(state, board, step), "why-has-travelled", {"unit": unit.value, "region": step.origin})
    else:
        yield Reason(
            carrier_rule(state, board, step), "why-unit-not-there", {"unit": unit.value, "region": step.origin}
        )


def no_carrier(state: MystheaState, board: PlayerBoard, unit: Unit) -> Iterator[Reason]:
    carries = content(state).carries
    upgrades = [carries[card] for card in board.upgrades if card in carries]
    if not any(unit in upgrade.carries for upgrade in upgrades):
        yield Reason("MYS-456", "why-no-carrier", {"unit": unit.value})


def carrier_rule(state: MystheaState, board: PlayerBoard, step: steps.CarryUnits) -> str:
    """The rule of the Upgrade that lets somebody who has just moved carry."""
    for movers, slot in ((int(step.champion), CHAMPION_SLOT), (step.troops, TROOP_SLOT), (step.golems, GOLEM_SLOT)):
        if movers and board.upgrades[slot] in content(state).carries:
            return content(state).cards[board.upgrades[slot]].rule
    return "MYS-456"


# -- the order of the Meditate bonuses ---------------------------------------------------------------------


@refuses(choices.FortifyFirst, "MYS-178", steps.TakeBonuses)
def why_not_mountains(
    state: MystheaState, seat: Seat, choice: choices.FortifyFirst, step: Step | None
) -> Iterator[Reason]:
    """MYS-178: there is an order to choose only with both kinds of region."""
    return no_bonus(state.boards[seat])


@refuses(choices.CrystalsFirst, "MYS-178", steps.TakeBonuses)
def why_not_crystals(
    state: MystheaState, seat: Seat, choice: choices.CrystalsFirst, step: Step | None
) -> Iterator[Reason]:
    """MYS-178: likewise."""
    return no_bonus(state.boards[seat])


def no_bonus(board: PlayerBoard) -> Iterator[Reason]:
    held = {TERRAIN[region] for region in presence(board)}
    for terrain in (Terrain.MOUNTAIN, Terrain.CRYSTAL):
        if terrain not in held:
            yield Reason("MYS-177", "why-no-bonus", {"terrain": terrain.value})
