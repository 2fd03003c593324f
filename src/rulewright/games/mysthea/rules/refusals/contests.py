"""Why a choice in Battles, with Islands, Encounters and Monsters is refused. Rulebook p.10-13, p.16-17."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.core.record import Reason, Seat, Step

from ...abilities import AnyAttunement
from ...model import choices, steps
from ...model.geography import island_of
from ...model.state import MystheaState
from ...model.vocabulary import Unit
from ..battle import may_react, removable
from ..book import ability_of
from ..control import is_present
from ..islands import rest_of_ring
from ..monsters import lair
from ..strikes import units_of
from .cards import not_in_hand
from .moment import refuses

# -- Battle ----------------------------------------------------------------------------------------------


def not_a_side(state: MystheaState, seat: Seat) -> Iterator[Reason]:
    """MYS-199, MYS-200: who has a unit in the battle region, and who has not answered yet."""
    if state.battle is not None and isinstance(state.agenda[-1], steps.CommitCards):
        if seat not in state.battle.sides:
            yield Reason("MYS-199", "why-no-part", {"region": state.battle.region})
        elif not may_react(state, seat):
            yield Reason("MYS-200", "why-no-reaction", {"region": state.battle.region})
        elif seat in state.picks:
            yield Reason("MYS-200", "why-already-committed")


@refuses(choices.CommitCard, "MYS-200", steps.CommitCards)
def why_not_commit(state: MystheaState, seat: Seat, choice: choices.CommitCard, step: Step | None) -> Iterator[Reason]:
    """MYS-199, MYS-200: a card from hand, once, of a participant."""
    yield from not_a_side(state, seat)
    yield from not_in_hand(state, seat, choice.card, "MYS-200")


@refuses(choices.CommitNothing, "MYS-200", steps.CommitCards)
def why_not_nothing(
    state: MystheaState, seat: Seat, choice: choices.CommitNothing, step: Step | None
) -> Iterator[Reason]:
    """MYS-203, AMB-MYS-47: an empty hand reacts with nothing without being asked."""
    yield from not_a_side(state, seat)
    if not state.boards[seat].hand:
        yield Reason("MYS-203", "why-empty-hand")


@refuses(choices.RemoveUnit, "MYS-224", steps.LoseUnits)
def why_not_remove(state: MystheaState, seat: Seat, choice: choices.RemoveUnit, step: Step | None) -> Iterator[Reason]:
    """MYS-224, MYS-230: an own unit of the battle region, but no Champion that is already wounded."""
    if state.battle is None:
        return
    board, region, unit = state.boards[seat], state.battle.region, choice.unit
    if unit is Unit.CHAMPION and board.at == region and board.wounded:
        yield Reason("MYS-230", "why-already-wounded", {"region": region})
    elif unit not in removable(state, seat, region):
        yield Reason("MYS-224", "why-unit-not-there", {"unit": unit.value, "region": region})


# -- Islands and Attunements -------------------------------------------------------------------------------


@refuses(choices.ClaimAttunement, "MYS-249", steps.ClaimAttunement)
def why_not_claim(
    state: MystheaState, seat: Seat, choice: choices.ClaimAttunement, step: Step | None
) -> Iterator[Reason]:
    """MYS-041, MYS-249, MYS-251, MYS-253: one per Era, not another's, and of the lifted Island."""
    wanted, mine = choice.attunement, state.boards[seat].attunement
    if wanted not in state.attunements:
        yield Reason("MYS-041", "why-other-side", {"attunement": wanted})
    if mine:
        yield Reason("MYS-251", "why-claim-used", {"attunement": mine})
    for other, board in enumerate(state.boards):
        if other != seat and board.attunement == wanted:
            yield Reason("MYS-253", "why-attunement-claimed", {"attunement": wanted, "seat": other})
    if isinstance(step, steps.ClaimAttunement) and wanted in state.attunements:
        anywhere = isinstance(ability_of(state, seat), AnyAttunement)
        if not anywhere and state.attunements[step.island] != wanted:
            yield Reason("MYS-249", "why-attunement-elsewhere", {"attunement": wanted, "island": step.island})


@refuses(choices.SetDownAfter, "MYS-247", steps.SetDownIsland)
def why_not_set_down(
    state: MystheaState, seat: Seat, choice: choices.SetDownAfter, step: Step | None
) -> Iterator[Reason]:
    """MYS-247, MYS-248: after another Island, and between other neighbours than before."""
    if not isinstance(step, steps.SetDownIsland):
        return
    if choice.island == step.island:
        yield Reason("MYS-247", "why-lifted-island", {"island": choice.island})
    elif choice.island == rest_of_ring(state.ring, step.island)[-1]:
        yield Reason("MYS-248", "why-same-neighbours", {"island": choice.island})


# -- Encounters --------------------------------------------------------------------------------------------


@refuses(choices.ChooseApproach, "MYS-261", steps.ChooseApproach)
def why_not_approach(
    state: MystheaState, seat: Seat, choice: choices.ChooseApproach, step: Step | None
) -> Iterator[Reason]:
    """MYS-266: only the two ways that the front of the card shows."""
    if isinstance(step, steps.ChooseApproach):
        values = {"encounter": step.encounter, "approach": choice.approach.value}
        yield Reason("MYS-266", "why-no-such-approach", values)


@refuses(choices.StrikeUnit, "MYS-495", steps.StrikeUnit)
def why_not_strike(state: MystheaState, seat: Seat, choice: choices.StrikeUnit, step: Step | None) -> Iterator[Reason]:
    """MYS-495: a unit of the kind that this opponent has there."""
    if isinstance(step, steps.StrikeUnit) and choice.region not in units_of(state, step.owner, step.unit):
        values = {"seat": step.owner, "unit": step.unit.value, "region": choice.region}
        yield Reason("MYS-495", "why-no-unit-of", values)


# -- Monsters ----------------------------------------------------------------------------------------------


@refuses(choices.ChooseMonster, "MYS-295", steps.ChooseMonster)
def why_not_monster(
    state: MystheaState, seat: Seat, choice: choices.ChooseMonster, step: Step | None
) -> Iterator[Reason]:
    """MYS-036, MYS-295, MYS-334: one of this game whose card lies face up on the Events Path."""
    monster = choice.monster
    if monster not in state.monsters:
        yield Reason("MYS-036", "why-monster-not-in-game", {"monster": monster})
    elif monster not in state.path:
        yield Reason("MYS-295", "why-monster-not-placed", {"monster": monster})
    elif monster in state.face_down or lair(state, monster) < 0:
        yield Reason("MYS-334", "why-monster-face-down", {"monster": monster})


@refuses(choices.ClearRegion, "MYS-280", steps.ClearRegion)
def why_not_clear(state: MystheaState, seat: Seat, choice: choices.ClearRegion, step: Step | None) -> Iterator[Reason]:
    """MYS-280: a region of the attacked Island with own units."""
    region = choice.region
    if isinstance(step, steps.ClearRegion) and island_of(region) != step.island:
        yield Reason("MYS-280", "why-other-island", {"region": region, "island": step.island})
    if not is_present(state.boards[seat], region):
        yield Reason("MYS-280", "why-no-own-unit", {"region": region})


def empty_discard(state: MystheaState, seat: Seat) -> Iterator[Reason]:
    if not state.boards[seat].discard:
        yield Reason("MYS-319", "why-empty-discard")


@refuses(choices.LoseCard, "MYS-319", steps.CollectCard)
def why_not_card(state: MystheaState, seat: Seat, choice: choices.LoseCard, step: Step | None) -> Iterator[Reason]:
    """MYS-319: a card of the discard pile, if there is one."""
    return empty_discard(state, seat)


@refuses(choices.LoseGlory, "MYS-320", steps.CollectCard)
def why_not_glory(state: MystheaState, seat: Seat, choice: choices.LoseGlory, step: Step | None) -> Iterator[Reason]:
    """MYS-320, AMB-MYS-52: Glory is lost only instead of a card."""
    return empty_discard(state, seat)
