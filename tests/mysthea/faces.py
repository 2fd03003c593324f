"""What every Command card has on its face, checked in play: type, points, space, price."""

from __future__ import annotations

from rulewright.games.mysthea.model import events
from rulewright.games.mysthea.model.vocabulary import SLOTS
from rulewright.games.mysthea.positions import base_game, offered, play, position


def check_face(card: str, kind: str, points: int, slot: str | None, era: int, purse: tuple[str, ...]) -> None:
    """The record is right, its points can be spent, and its price is asked for; `purse` pays costs in cards."""
    record = base_game().content.cards[card]
    assert (record.era, record.type, record.points, record.slot) == (era, kind, points, slot)

    when = max(era, 1)
    poor = position(era=when, turn=0, boards={0: {"energy": points - 1, "hand": (card, *purse)}})
    play(poor, "act", f"play-card {card}")
    assert offered(poor) == ["spend-points", "done"]
    play(poor, "spend-points")
    assert poor.decision.about == {"points": points}

    rich = position(era=when, turn=0, boards={0: {"energy": points, "hand": (card, *purse)}})
    play(rich, "act", f"play-card {card}", "use-card")
    assert rich.events[0] == events.Paid(rule="MYS-126", seat=0, energy=points)
    board = rich.boards[0]
    assert (card in board.accessories) == (kind == "accessory")
    assert board.upgrades == tuple(card if place == slot else "" for place in SLOTS)
    assert (card in board.discard) == (kind in ("tactic", "objective"))
