"""How a game ends. Rulebook p.4, p.73 and p.78."""

from __future__ import annotations

from rulewright.core.record import Outcome

from ..model.events.group import GameLost, GameWon
from ..model.state import Defender, GodaiState
from ..model.vocabulary import Place


def cities(state: GodaiState) -> list[Defender]:
    """Both City-States."""
    return [one for one in state.defenders if one.kind is Place.CITY_STATE]


def standing_cities(state: GodaiState) -> list[Defender]:
    """City-States that are not destroyed."""
    return [one for one in cities(state) if not one.fallen]


def survived(state: GodaiState) -> int:
    """How many Sieges are over."""
    return max(state.wave - 1, 0)


def score(state: GodaiState, won: bool) -> tuple[int, ...]:
    """The score of a cooperative game, the same for all: a loss counts the Sieges that were survived, a win all of them
    and one more. So whoever wins early still stands above everybody who loses late.
    """
    return (state.options.waves + 1 if won else survived(state),) * len(state.heroes)


def win(state: GodaiState, rule: str) -> None:
    """GOD-001, GOD-003, GOD-010: the group wins at this moment; nothing later is played."""
    seats = tuple(range(len(state.heroes)))
    scores = score(state, won=True)
    # The last Siege has told of its own end; one that is cut short has not.
    told = state.wave if rule == "GOD-008" else survived(state)
    state.emit(GameWon(rule=rule, points=scores[0] - told))
    state.outcome = Outcome(scores=scores, ranking=seats, winners=seats, rule=rule)


def lose(state: GodaiState, rule: str) -> None:
    """GOD-004, GOD-009: the group loses. GOD-006: dead heroes alone never mean that."""
    seats = tuple(range(len(state.heroes)))
    state.emit(GameLost(rule=rule))
    state.outcome = Outcome(scores=score(state, won=False), ranking=seats, winners=(), rule=rule)


def look(state: GodaiState) -> None:
    """GOD-007 to GOD-009, GOD-1061: the end of a Game Turn shows whether the game is over.

    GOD-002, GOD-005, GOD-008, AMB-GOD-01: the last Siege ends with the Calendar; a City-State that lives then wins.
    """
    if state.outcome is not None:
        return
    if state.stage == "siege" and state.jaethi and state.jaethi_resilience <= 0:
        win(state, "GOD-007")
    elif cities(state) and not standing_cities(state):
        lose(state, "GOD-009")
    elif state.stage == "siege" and state.calendar <= 0 and state.wave >= state.options.waves:
        win(state, "GOD-008")
