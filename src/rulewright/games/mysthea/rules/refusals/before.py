"""Why a choice of the setup is refused: colours, the draft, Champions, Encounter tokens. Rulebook p.4-5."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.core.record import Reason, Seat, Step

from ...model import choices, steps
from ...model.geography import island_of
from ...model.state import MystheaState
from ..book import content
from ..placement import has_kind
from .moment import refuses


@refuses(choices.ChooseColour, "MYS-047", steps.ChooseColour)
def why_not_colour(
    state: MystheaState, seat: Seat, choice: choices.ChooseColour, step: Step | None
) -> Iterator[Reason]:
    """MYS-047: a colour that nobody before has chosen."""
    if not state.options.choose_colours:
        yield Reason("MYS-047", "why-variant-off", {"variant": "choose_colours"})
    elif isinstance(step, steps.ChooseColour):
        for other in range(seat):
            if state.boards[other].colour is choice.colour:
                yield Reason("MYS-047", "why-colour-taken", {"colour": choice.colour.value, "seat": other})


@refuses(choices.DraftCard, "MYS-507", steps.DraftCard)
def why_not_draft(state: MystheaState, seat: Seat, choice: choices.DraftCard, step: Step | None) -> Iterator[Reason]:
    """MYS-507, MYS-509: a face-up card of a kind that the seat does not have yet."""
    if not state.options.expert:
        yield Reason("MYS-068", "why-variant-off", {"variant": "expert"})
    elif state.draft:
        card = choice.card
        if card not in state.draft:
            yield Reason("MYS-507", "why-not-face-up", {"card": card})
        if has_kind(state, seat, card):
            kind = "champion" if card in content(state).champions else content(state).type[card].value
            yield Reason("MYS-509", "why-kind-held", {"card": card, "type": kind})


@refuses(choices.PlaceChampion, "MYS-059", steps.PlaceChampion)
def why_not_landing(
    state: MystheaState, seat: Seat, choice: choices.PlaceChampion, step: Step | None
) -> Iterator[Reason]:
    """MYS-059, MYS-499: any region of an Island without a Champion, not under a Mirage."""
    if state.boards[seat].at >= 0:
        return
    island = island_of(choice.region)
    for other, board in enumerate(state.boards):
        if board.at >= 0 and island_of(board.at) == island:
            yield Reason("MYS-059", "why-island-occupied", {"island": island, "seat": other})
    if choice.region in state.mirages:
        yield Reason("MYS-499", "why-mirage", {"region": choice.region})


@refuses(choices.PlaceToken, "MYS-060", steps.PlaceToken)
def why_not_token(state: MystheaState, seat: Seat, choice: choices.PlaceToken, step: Step | None) -> Iterator[Reason]:
    """MYS-060: any Island but one's own Champion's."""
    if isinstance(step, steps.PlaceToken) and island_of(state.boards[seat].at) == choice.island:
        yield Reason("MYS-060", "why-own-island", {"island": choice.island})
