"""Where a choice lies on the drawing, and what of each seat is seen at a glance."""

from __future__ import annotations

from typing import Any

from rulewright.core.game import Score
from rulewright.core.record import Choice, Seat
from rulewright.core.text import Texts

from .geography import ISLANDS, REGIONS
from .model import choices
from .words import Unit


def spots(choice: Choice, seat: Seat) -> tuple[str, ...]:
    """The ids of the drawing's parts that stand for a choice, in the order of clicking."""
    if isinstance(choice, choices.Travel):
        return (unit_spot(seat, choice.unit, choice.origin), f"region-{REGIONS[choice.target]}")
    region = getattr(choice, "region", None)
    if region is not None:
        return (f"region-{REGIONS[region]}",)
    island = getattr(choice, "island", None)
    if island is not None:
        return (f"island-{ISLANDS[island]}",)
    card = getattr(choice, "card", None)
    if card is not None:
        return (f"card-{card}",)
    if isinstance(choice, choices.ChooseMonster):
        return (f"monster-{choice.monster}",)
    if isinstance(choice, choices.ClaimAttunement):
        return (f"attunement-{choice.attunement}",)
    if isinstance(choice, choices.Construct):
        return (f"supply-{seat}-{choice.unit}",)
    if isinstance(choice, choices.Deploy):
        return (f"constructed-{seat}-{choice.unit}",)
    if isinstance(choice, choices.FaceEncounter):
        return (f"token-{seat}",)
    if isinstance(choice, choices.MoveIsland):
        return (f"artefact-{seat}",)
    if isinstance(choice, choices.Act):
        return (f"hand-{seat}",)
    if isinstance(choice, choices.Develop):
        return ("deck",)
    if isinstance(choice, choices.GainEnergy):
        return (f"energy-{seat}",)
    return ()


def unit_spot(seat: Seat, unit: Unit, region: int) -> str:
    """A Champion is one figure; units of a kind in one region are one token with a number."""
    return f"unit-{seat}-champion" if unit is Unit.CHAMPION else f"unit-{seat}-{unit}-{region}"


def scores(view: dict[str, Any], texts: Texts) -> list[Score]:
    """Glory first; then Energy, Experience and cards in hand."""
    found = []
    for board in view["boards"]:
        hand = board["hand_count"] if "hand_count" in board else len(board["hand"])
        found.append(
            Score(
                board["glory"],
                board["colour"],
                (
                    ("energy", texts.name("word", "energy"), str(board["energy"])),
                    ("experience", texts.name("word", "experience"), str(board["experience"])),
                    ("hand", texts.name("word", "hand"), str(hand)),
                ),
            )
        )
    return found
