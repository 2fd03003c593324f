"""Command Points and what they buy: Energy, construct, deploy, travel, carry. Rulebook p.7-8."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Seat

from ..content.components import Numbers
from ..model import choices, events, steps
from ..model.geography import SAME_ISLAND, TWIN, clockwise
from ..model.state import MystheaState, PlayerBoard
from ..model.vocabulary import Operation, Unit
from .book import BOOK, CHAMPION_SLOT, GOLEM_SLOT, SLOT_OF, TROOP_SLOT, content, gain, minus, plus, trigger_of
from .control import presence

Routes = dict[Unit, tuple[tuple[choices.Travel, ...], ...]]
_ROUTES: dict[tuple[tuple[int, ...], tuple[int, ...]], Routes] = {}


# -- where a unit can go ------------------------------------------------------------------------------


def reachable(ring: tuple[int, ...], mirages: tuple[int, ...], region: int) -> tuple[int, ...]:
    """MYS-155, MYS-156, MYS-498: the same Island, or the same region type on a neighbouring Island."""
    island = region // 3
    targets = list(SAME_ISLAND[region])
    for neighbour in (clockwise(ring, island), clockwise(ring, island, -1)):
        twin = TWIN[region][neighbour]
        if twin >= 0:
            targets.append(twin)
    return tuple(target for target in targets if target not in mirages)


def routes(state: MystheaState) -> Routes:
    """Every Travel that the current ring allows, ready to be offered; made once for each ring.

    MYS-025 to MYS-027: along the ring as it lies now, and within an Island. MYS-498, MYS-501: never into a Mirage.
    """
    key = (state.ring, state.mirages)
    found = _ROUTES.get(key)
    if found is None:
        ways = [reachable(state.ring, state.mirages, region) for region in range(15)]
        found = _ROUTES[key] = {
            unit: tuple(tuple(choices.TRAVEL[unit][a][b] for b in ways[a]) for a in range(15))
            for unit in choices.MOVERS
        }
    return found


def fresh(units: tuple[int, ...], tired: tuple[int, ...]) -> tuple[int, ...]:
    """MYS-158, MYS-013: the regions from which a Troop (or Golem) may still travel this turn."""
    if not tired:
        return tuple(dict.fromkeys(units))
    return tuple([region for region in dict.fromkeys(units) if units.count(region) > tired.count(region)])


def travel_choices(state: MystheaState, board: PlayerBoard) -> list[Choice]:
    """MYS-155 to MYS-160: the Champion any number of times, each Troop and Golem once per turn."""
    ways = routes(state)
    offered: list[Choice] = []
    if board.at >= 0:
        offered.extend(ways[Unit.CHAMPION][board.at])
    for region in fresh(board.troops, board.tired_troops):
        offered.extend(ways[Unit.TROOP][region])
    for region in fresh(board.golems, board.tired_golems):
        offered.extend(ways[Unit.GOLEM][region])
    return offered


def movable(board: PlayerBoard, unit: Unit) -> tuple[int, ...]:
    """The regions from which a unit of a kind may travel now."""
    if unit is Unit.TROOP:
        return fresh(board.troops, board.tired_troops)
    if unit is Unit.GOLEM:
        return fresh(board.golems, board.tired_golems)
    if unit is Unit.CHAMPION:
        return (board.at,)
    return ()


# -- spending ------------------------------------------------------------------------------------------


@BOOK.asks(steps.SpendPoints)
def offer_operations(state: MystheaState, step: steps.SpendPoints) -> Decision | None:
    """MYS-145, MYS-146, MYS-184: operations in any order; Crystal Field points only construct and deploy.

    MYS-077, MYS-078, MYS-153: only from one's own stock, and never a Fortification.
    """
    points = step.points
    if points <= 0:
        return None
    board = state.boards[step.seat]
    numbers = content(state).numbers
    offered: list[Choice] = []
    if not step.crystal:
        offered.append(choices.GAIN_ENERGY)
    if board.supply_troops and points >= numbers.construct[Unit.TROOP]:
        offered.append(choices.CONSTRUCT_TROOP)
    if board.supply_golems and points >= numbers.construct[Unit.GOLEM]:
        offered.append(choices.CONSTRUCT_GOLEM)
    if board.constructed_troops and points >= numbers.deploy[Unit.TROOP]:
        offered.append(choices.DEPLOY_TROOP)
    if board.constructed_golems and points >= numbers.deploy[Unit.GOLEM]:
        offered.append(choices.DEPLOY_GOLEM)
    if not step.crystal and points >= numbers.travel:
        offered.extend(travel_choices(state, board))
    if not offered:
        return None
    offered.append(choices.DONE)
    rule = "MYS-184" if step.crystal else "MYS-145"
    return Decision(step.seat, "prompt-spend-points", rule, tuple(offered), {"points": points})


def price_in_points(choice: Choice, numbers: Numbers) -> int:
    """The Command Points of an operation."""
    if isinstance(choice, choices.Construct):
        return numbers.construct[choice.unit]
    if isinstance(choice, choices.Deploy):
        return numbers.deploy[choice.unit]
    return numbers.travel if isinstance(choice, choices.Travel) else 1


@BOOK.resolves(steps.SpendPoints)
def spend(state: MystheaState, step: steps.SpendPoints, choice: Choice | None) -> None:
    """MYS-081: what is not spent here is lost."""
    if choice is None or choice is choices.DONE:
        return
    seat = step.seat
    cost = price_in_points(choice, content(state).numbers)
    if step.points > cost:
        state.agenda.append(steps.SpendPoints(seat, step.points - cost, step.crystal))
    if isinstance(choice, choices.Travel):
        travel(state, seat, choice, "MYS-155", carry=True)
    elif isinstance(choice, choices.Construct):
        construct(state, seat, choice.unit)
    elif isinstance(choice, choices.Deploy):
        deploy(state, seat, choice.unit)
    else:
        gain(state, seat, "MYS-147", energy=1)


# -- the operations ------------------------------------------------------------------------------------


def construct(state: MystheaState, seat: Seat, unit: Unit) -> None:
    """MYS-148, MYS-149: from beside the board to the constructed space."""
    board = state.boards[seat]
    if unit is Unit.TROOP:
        board.supply_troops -= 1
        board.constructed_troops += 1
        rule = "MYS-148"
    else:
        board.supply_golems -= 1
        board.constructed_golems += 1
        rule = "MYS-149"
    state.events.append(events.Constructed(rule=rule, seat=seat, unit=unit))
    fire(state, seat, SLOT_OF[unit], Operation.CONSTRUCT)


def deploy(state: MystheaState, seat: Seat, unit: Unit) -> None:
    """MYS-150 to MYS-152, MYS-455, MYS-033: from the constructed space to the region of one's own Champion."""
    board = state.boards[seat]
    if unit is Unit.TROOP:
        board.constructed_troops -= 1
        board.troops = plus(board.troops, board.at)
        rule = "MYS-150"
    else:
        board.constructed_golems -= 1
        board.golems = plus(board.golems, board.at)
        rule = "MYS-151"
    state.events.append(events.Deployed(rule=rule, seat=seat, unit=unit, region=board.at))
    fire(state, seat, SLOT_OF[unit], Operation.DEPLOY)


def deploy_fortification(state: MystheaState, seat: Seat, region: int, rule: str) -> None:
    """MYS-154, MYS-153: straight from the supply beside the board."""
    board = state.boards[seat]
    board.supply_fortifications -= 1
    board.fortifications = plus(board.fortifications, region)
    state.events.append(events.Deployed(rule=rule, seat=seat, unit=Unit.FORTIFICATION, region=region))
    fire(state, seat, SLOT_OF[Unit.FORTIFICATION], Operation.DEPLOY)


def fire(state: MystheaState, seat: Seat, slot: int, on: Operation) -> None:
    """MYS-454: Upgrades that answer to construct, deploy or Encounter do so every time."""
    trigger = trigger_of(state, seat, slot, on)
    if trigger is None:
        return
    rule = content(state).cards[state.boards[seat].upgrades[slot]].rule
    if trigger.may:
        state.agenda.append(steps.Offer(seat, (trigger.effect,), rule))
    else:
        state.agenda.append(steps.Perform(seat, (trigger.effect,), rule))


@BOOK.asks(steps.DeployFortification)
def offer_sites(state: MystheaState, step: steps.DeployFortification) -> Decision | None:
    """MYS-183, MYS-458, MYS-079, MYS-501: in any region with at least one own unit.

    AMB-MYS-80: the Fortification of an effect may be left, although it is paid for.
    """
    board = state.boards[step.seat]
    if not board.supply_fortifications:
        return None
    regions = sorted(presence(board))
    if state.rulings.fortify_at_champion and step.rule != "MYS-183":
        regions = [board.at]
    offered: list[Choice] = [choices.FORTIFY[region] for region in regions]
    if step.optional:
        # The Mountain bonus of a Meditate of one's own is no choice: only Crystal Field points may be left (p.9).
        offered.append(choices.DONE)
    return Decision(step.seat, "prompt-fortify", step.rule, tuple(offered))


@BOOK.resolves(steps.DeployFortification)
def fortify(state: MystheaState, step: steps.DeployFortification, choice: Choice | None) -> None:
    if isinstance(choice, choices.DeployFortification):
        deploy_fortification(state, step.seat, choice.region, step.rule)


# -- travel and carry -----------------------------------------------------------------------------------


def travel(state: MystheaState, seat: Seat, choice: choices.Travel, rule: str, carry: bool) -> None:
    """MYS-157, MYS-158, MYS-161: move a unit; a Troop or Golem is then tired for this turn."""
    board = state.boards[seat]
    unit = choice.unit
    move_unit(board, unit, choice.origin, choice.target)
    state.events.append(events.Travelled(rule=rule, seat=seat, unit=unit, origin=choice.origin, target=choice.target))
    if carry and board.upgrades[SLOT_OF[unit]] in content(state).carries:
        state.agenda.append(
            steps.CarryUnits(
                seat,
                choice.origin,
                choice.target,
                champion=unit is Unit.CHAMPION,
                troops=1 if unit is Unit.TROOP else 0,
                golems=1 if unit is Unit.GOLEM else 0,
            )
        )


def move_unit(board: PlayerBoard, unit: Unit, origin: int, target: int) -> None:
    """Put a unit somewhere else and remember that it has travelled this turn."""
    if unit is Unit.CHAMPION:
        board.at = target
        board.travelled = True
    elif unit is Unit.TROOP:
        board.troops = plus(minus(board.troops, origin), target)
        board.tired_troops = (*board.tired_troops, target)
    elif unit is Unit.GOLEM:
        board.golems = plus(minus(board.golems, origin), target)
        board.tired_golems = (*board.tired_golems, target)
    else:
        board.fortifications = plus(minus(board.fortifications, origin), target)
        board.tired_fortifications = (*board.tired_fortifications, target)


def cargo(state: MystheaState, step: steps.CarryUnits) -> list[Unit]:
    """The kinds of unit that somebody who has just moved may still take along."""
    board = state.boards[step.seat]
    carries = content(state).carries
    allowed: list[Unit] = []
    for count, slot in ((int(step.champion), CHAMPION_SLOT), (step.troops, TROOP_SLOT), (step.golems, GOLEM_SLOT)):
        upgrade = carries.get(board.upgrades[slot])
        if count and upgrade is not None:
            allowed.extend(upgrade.carries)
            if state.rulings.carry_fortifications:
                allowed.append(Unit.FORTIFICATION)
    return [unit for unit in dict.fromkeys(allowed) if can_be_carried(board, unit, step.origin)]


def can_be_carried(board: PlayerBoard, unit: Unit, origin: int) -> bool:
    """MYS-397, AMB-MYS-27: a unit of the starting region that has not travelled this turn."""
    if unit is Unit.CHAMPION:
        return board.at == origin and not board.travelled
    if unit is Unit.FORTIFICATION:
        return origin in fresh(board.fortifications, board.tired_fortifications)
    return origin in movable(board, unit)


@BOOK.asks(steps.CarryUnits)
def offer_cargo(state: MystheaState, step: steps.CarryUnits) -> Decision | None:
    """MYS-397, MYS-418, MYS-436: a traveller may take one unit along."""
    kinds = cargo(state, step)
    if not kinds:
        return None
    offered: list[Choice] = [choices.CARRY[unit] for unit in kinds]
    offered.append(choices.DONE)
    return Decision(step.seat, "prompt-carry", "MYS-456", tuple(offered))


@BOOK.resolves(steps.CarryUnits)
def carry_unit(state: MystheaState, step: steps.CarryUnits, choice: Choice | None) -> None:
    """MYS-456: it ends where its carrier ends, costs nothing and has travelled. AMB-MYS-26: it carries nothing."""
    if not isinstance(choice, choices.CarryUnit):
        return
    board = state.boards[step.seat]
    move_unit(board, choice.unit, step.origin, step.target)
    state.events.append(
        events.Carried(rule="MYS-456", seat=step.seat, unit=choice.unit, origin=step.origin, target=step.target)
    )
    champion, troops, golems = step.champion, step.troops, step.golems
    if champion:
        champion = False
    elif troops and board.upgrades[TROOP_SLOT] in content(state).carries:
        troops -= 1
    else:
        golems -= 1
    if champion or troops or golems:
        state.agenda.append(steps.CarryUnits(step.seat, step.origin, step.target, champion, troops, golems))
