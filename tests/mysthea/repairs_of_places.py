"""Repairs of what is wrong with units and regions."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Seat
from rulewright.games.mysthea.model import choices, steps
from rulewright.games.mysthea.model.geography import TERRAIN
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.model.vocabulary import SLOTS, Unit

from ..repairing import Never, Values, claim
from .repairs import mends
from .setting import GROUPS, change, nearest, put, regions, rest, rulings, stands, tired


@mends("why-not-this-unit")
def a_unit_that_can(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    step = state.agenda[-1]
    if isinstance(choice, choices.ChooseRegion):
        claim(choice.region in regions(state.boards[seat], Unit(said.unit)))
        raise Never("this effect moves no such unit")
    claim(choice.unit == said.unit)
    if isinstance(step, steps.TravelUnits) and choice.unit is not Unit.FORTIFICATION:
        claim(step.unit is not choice.unit)
        change(state, step, unit=choice.unit)
        put(state.boards[seat], choice.unit, choice.origin)  # or there would be nothing to ask
        return
    if isinstance(choice, choices.CarryUnit):
        if said.rule == "MYS-159":
            claim(choice.unit is Unit.FORTIFICATION and not state.rulings.carry_fortifications)
            rulings(state, carry_fortifications=True)
            return
        cards = state.game.content.carries
        mine = [cards[card].carries for card in state.boards[seat].upgrades if card in cards]
        claim(not isinstance(step, steps.CarryUnits) or mine, "somebody carries")
        raise Never("the Upgrade carries other units")
    claim(choice.unit in (Unit.FORTIFICATION, Unit.CHAMPION))
    raise Never("Fortifications do not travel, and Champions are neither constructed nor deployed")


@mends("why-no-stock")
def one_beside_the_board(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    stock = f"supply_{GROUPS[Unit(said.unit)]}"
    claim(getattr(state.boards[seat], stock) == 0)
    setattr(state.boards[seat], stock, 1)


@mends("why-not-constructed")
def one_constructed(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    built = f"constructed_{GROUPS[Unit(said.unit)]}"
    claim(getattr(state.boards[seat], built) == 0)
    setattr(state.boards[seat], built, 1)


@mends("why-unit-not-there")
def a_unit_there(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    unit = Unit(said.unit)
    claim(unit is choice.unit and said.region not in regions(state.boards[seat], unit))
    put(state.boards[seat], unit, said.region)


@mends("why-has-travelled")
def a_fresh_unit(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    board, unit = state.boards[seat], Unit(said.unit)
    here = regions(board, unit).count(said.region)
    claim(0 < here <= tired(board, unit).count(said.region))
    rest(board, unit, said.region)


@mends("why-no-unit-to-move")
def a_unit_to_move(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    board, unit = state.boards[seat], Unit(said.unit)
    claim(sorted(regions(board, unit)) == sorted(tired(board, unit)))
    put(board, unit, 0)


@mends("why-no-own-unit")
def an_own_unit(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(choice.region == said.region and not stands(state.boards[seat], said.region))
    put(state.boards[seat], Unit.TROOP, said.region)


@mends("why-no-reaction")
def an_own_unit_in_the_battle(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.battle is not None and state.battle.region == said.region)
    claim(not stands(state.boards[seat], said.region))
    put(state.boards[seat], Unit.TROOP, said.region)


@mends("why-no-opponent")
def an_opponent(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    others = [board for other, board in enumerate(state.boards) if other != seat]
    claim(choice.region == said.region and not any(stands(board, said.region) for board in others))
    put(others[0], Unit.TROOP, said.region)


@mends("why-no-battle-region")
def a_region_to_fight_for(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    others = [board for other, board in enumerate(state.boards) if other != seat]
    shared = [
        region
        for region in range(15)
        if stands(state.boards[seat], region) and any(stands(board, region) for board in others)
    ]
    claim(not shared)
    put(state.boards[seat], Unit.TROOP, 0)
    put(others[0], Unit.TROOP, 0)


@mends("why-no-enemy-unit")
def a_unit_to_strike(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    unit = Unit(said.unit)
    others = [board for other, board in enumerate(state.boards) if other != seat]
    claim(choice.region == said.region and not any(said.region in regions(board, unit) for board in others))
    put(others[0], unit, said.region)


@mends("why-no-unit-of")
def a_unit_of_this_opponent(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    step = state.agenda[-1]  # the owner may be asked instead of the active seat (AMB-MYS-69)
    unit = Unit(said.unit)
    claim(isinstance(step, steps.StrikeUnit) and step.owner == said.seat and step.unit is unit)
    claim(choice.region == said.region)
    claim(said.region not in regions(state.boards[said.seat], unit))
    put(state.boards[said.seat], unit, said.region)


@mends("why-same-region")
def the_same_region(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    if isinstance(choice, choices.Travel):
        claim(choice.origin == choice.target == said.region)
        raise Never("whoever travels leaves the region")
    step = nearest(state, seat, steps.MarchTo)
    claim(step.origin == choice.region == said.region)
    raise Never("whoever marches leaves the region")


@mends("why-mirage")
def no_mirage(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    where = choice.target if isinstance(choice, choices.Travel) else choice.region
    claim(where == said.region and said.region in state.mirages)
    state.mirages = tuple(region for region in state.mirages if region != said.region)


@mends("why-not-neighbours")
def neighbours(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim((choice.origin // 3, choice.target // 3) == (said.island, said.other))
    apart = abs(state.ring.index(said.island) - state.ring.index(said.other))
    claim(apart in (2, 3))
    rest_of_ring = [island for island in state.ring if island not in (said.island, said.other)]
    state.ring = (said.island, said.other, *rest_of_ring)


@mends("why-no-such-region")
def no_such_region(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(TERRAIN[choice.origin] == said.terrain and choice.target // 3 == said.island)
    claim(said.terrain not in TERRAIN[3 * said.island : 3 * said.island + 3])
    raise Never("the regions are printed on the Islands")


@mends("why-other-terrain")
def another_terrain(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    claim(choice.target == said.region and TERRAIN[choice.origin] == said.terrain != TERRAIN[said.region])
    claim(choice.origin // 3 != choice.target // 3)
    raise Never("the regions are printed on the Islands")


@mends("why-other-island")
def this_island(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    step = nearest(state, seat, steps.ClearRegion)
    claim(choice.region == said.region and step.island == said.island != said.region // 3)
    change(state, step, island=said.region // 3)


@mends("why-only-at-champion")
def the_champion_here(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    board = state.boards[seat]
    claim(board.at == said.region != choice.region and state.rulings.fortify_at_champion)
    board.at = choice.region


@mends("why-no-carrier")
def a_carrier(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    board = state.boards[seat]
    content = state.game.content
    able = [card for card in sorted(content.carries) if said.unit in content.carries[card].carries]
    claim(choice.unit == said.unit and not set(able) & set(board.upgrades))
    if not able:
        raise Never("there is no such Upgrade")
    slot = SLOTS.index(content.cards[able[0]].slot)
    board.upgrades = (*board.upgrades[:slot], able[0], *board.upgrades[slot + 1 :])


@mends("why-no-bonus")
def a_bonus(state: MystheaState, seat: Seat, choice: Any, said: Values) -> None:
    where = [region for region in range(15) if TERRAIN[region] == said.terrain]
    claim(not any(stands(state.boards[seat], region) for region in where))
    put(state.boards[seat], Unit.TROOP, where[0])
