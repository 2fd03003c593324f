"""Small positions to show or prove one rule: start from an empty table and say only what matters.

>>> from rulewright.games.mysthea.positions import position, region
>>> state = position(
...     players=2,
...     turn=0,
...     boards={0: {"energy": 3, "hand": ("C026",), "at": region("tree.forest")}},
... )
>>> [str(choice) for choice in state.decision.choices][:2]
['act', 'develop']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulewright.core.record import Luck, Seat, bind

from .content.components import Content
from .game import Mysthea, build
from .model import steps
from .model.geography import ISLANDS, REGIONS, island_of
from .model.state import MystheaState, Options, PlayerBoard, Rulings
from .model.vocabulary import Colour

_GAME: list[Mysthea] = []


def base_game() -> Mysthea:
    """The game with its own content."""
    if not _GAME:
        _GAME.append(build([]))
    return _GAME[0]


def region(name: str) -> int:
    """A region by its name, such as `tree.forest`."""
    return REGIONS.index(name)


def island(name: str) -> int:
    """An Island by its name, such as `tree`."""
    return ISLANDS.index(name)


def position(
    players: int = 3,
    turn: Seat | None = None,
    agenda: Sequence[steps.AnyStep] = (),
    boards: Mapping[Seat, Mapping[str, Any]] | None = None,
    options: Mapping[str, Any] | None = None,
    rulings: Mapping[str, Any] | None = None,
    game: Mysthea | None = None,
    seed: int = 1,
    settle: bool = True,
    **table: Any,
) -> MystheaState:
    """A state in Phase 2 of Era I (unless `table` says otherwise), ready for its next decision.

    `agenda` is given in reading order: the first step comes first. `turn` is short for that seat's
    `ChooseAction`. Champions stand one on each Island, in the Island's first region; boards start with no
    cards, no Energy and Glory 1. Champion abilities are off unless `options` says `abilities=True`. Cards that
    no board holds lie in the deck of the current Era or in the box.
    """
    game = game or base_game()
    content = game.content
    names = sorted(content.champions)
    made = []
    for seat in range(players):
        fields: dict[str, Any] = {
            "colour": list(Colour)[seat],
            "champion": names[seat],
            "artefact": seat + 1,
            "at": 3 * seat,
            "token": (seat + 1) % 5,
        }
        fields.update((boards or {}).get(seat, {}))
        made.append(PlayerBoard(**_with_stock(fields)))
    fields = {
        "ring": (0, 1, 2, 3, 4),
        "order": tuple(sorted(range(players), key=lambda seat: made[seat].artefact)),
        "era": 1,
        "phase": 2,
        "round": 1,
        "active": -1 if turn is None else turn,
        "monsters": ("utcoro", "boulron", "kodror"),
        "lairs": (2, -1, -1),
        "attunements": ("A01", "A02", "A03", "A04", "A05"),
        "path": ("forest",),
        "next_event": "storm",
        "events_deck": ("crystal", "mountain", "myst", "river", "utcoro"),
        "next_encounter": "EN26",
    }
    fields.update(table)
    faced = {card for board in made for card in board.faced}
    fields.setdefault(
        "encounters",
        tuple(sorted(set(content.encounters) - faced - {fields["next_encounter"]})),
    )
    state = MystheaState(
        agenda=[],
        picks={},
        luck=Luck(seed, {}),
        options=Options(**{"abilities": False, **(options or {})}),
        rulings=Rulings(**(rulings or {})),
        boards=made,
        **fields,
    )
    bind(state, game)
    _place_cards(state, content, fields)
    plan = list(agenda)
    if turn is not None:
        plan.append(steps.ChooseAction(turn))
    plan.append(steps.EndRound())
    state.then(*plan)
    if settle:
        game.book.advance(state)
    return state


def _with_stock(fields: dict[str, Any]) -> dict[str, Any]:
    """Units that are not placed anywhere lie in the supply, as in a real game."""
    troops = fields.setdefault("constructed_troops", 0) + len(fields.get("troops", ()))
    golems = fields.setdefault("constructed_golems", 0) + len(fields.get("golems", ()))
    fields.setdefault("supply_troops", 8 - troops)
    fields.setdefault("supply_golems", 4 - golems)
    fields.setdefault("supply_fortifications", 4 - len(fields.get("fortifications", ())))
    for kind in ("troops", "golems", "fortifications"):
        fields[kind] = tuple(sorted(fields.get(kind, ())))
    fields["hand"] = tuple(sorted(fields.get("hand", ())))
    return fields


def _place_cards(state: MystheaState, content: Content, given: Mapping[str, Any]) -> None:
    """Every Command card is somewhere: what nobody holds lies in the current deck or in the box."""
    held = {*state.display, *state.bottom, *state.removed, *state.deck, *state.box}
    for board in state.boards:
        held.update((*board.hand, *board.discard, *board.accessories, *board.upgrades))
    if state.battle is not None:
        held.update(state.battle.cards)
    free = [card for era in range(state.era + 1) for card in content.era_cards[era] if card not in held]
    # A card of a later Era in somebody's hand would stand in a deck that is still to come: say `era=` then.
    if "deck" not in given:
        state.deck = tuple(card for card in free if content.cards[card].era == state.era)
    if "box" not in given:
        state.box = tuple(card for card in free if card not in state.deck)


def play(state: MystheaState, *texts: str, seat: Seat | None = None) -> MystheaState:
    """Make choices by their texts, one after the other: `play(state, "act", "play-card C026", "use-card")`."""
    for text in texts:
        decision = state.decision if seat is None else state.decision_for(seat)
        assert decision is not None, f"nothing is asked of seat {seat}"
        state.apply(decision.parse(text), decision.seat)
    return state


def offered(state: MystheaState, seat: Seat | None = None) -> list[str]:
    """The texts of the open choices."""
    decision = state.decision if seat is None else state.decision_for(seat)
    return [] if decision is None else [str(choice) for choice in decision.choices]


__all__ = ["base_game", "island", "island_of", "offered", "play", "position", "region"]
