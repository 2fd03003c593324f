"""Where a choice lies on the drawing, and what of each seat is seen at a glance."""

from __future__ import annotations

from typing import Any

from rulewright.core.game import Score
from rulewright.core.record import Choice, Seat
from rulewright.core.text import Texts

from ..content.components import Content
from ..model import choices
from ..model.geography import ISLANDS, REGIONS
from ..model.state import MystheaState, PlayerBoard
from ..model.vocabulary import Unit


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
    if isinstance(choice, choices.BeginBattle):
        return (unit_spot(seat, Unit.CHAMPION, -1),)
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


def intents(spot: str, seat: Seat, view: MystheaState, content: Content) -> tuple[str, ...]:
    """What a seat that points at this part may want to do with it, the likeliest first."""
    kind, _, rest = spot.partition("-")
    found: list[Choice] = []
    own = view.boards[seat]
    if kind == "region" and rest in REGIONS:
        region = REGIONS.index(rest)
        found = [choices.BATTLE_IN[region], *_journeys(own, region), choices.FORTIFY[region]]
    elif kind == "unit" and spot.startswith(f"unit-{seat}-"):
        found = [
            journey
            for region in range(15)
            for journey in _journeys(own, region)
            if unit_spot(seat, journey.unit, journey.origin) == spot
        ]
    elif kind == "card" and rest in content.cards:
        found = _with_card(rest, own, view, content)
    elif kind == "island" and rest in ISLANDS:
        found = [choices.MOVE_ISLAND, choices.TOKEN_TO[ISLANDS.index(rest)], choices.SET_DOWN[ISLANDS.index(rest)]]
    elif kind == "monster":
        found = [choices.BATTLE_IN[region] for region in _lair(view, rest)]
    elif kind == "attunement" and rest in content.attunements:
        found = [choices.CLAIM[rest]]
    elif kind == "encounter" or spot == "encounters" or spot == f"token-{seat}":
        found = [choices.FACE_ENCOUNTER]
    elif spot == "deck":
        found = [choices.DEVELOP, choices.DRAW_CARD]
    else:
        found = _on_board(spot, seat)
    return tuple(str(choice) for choice in found)


def _journeys(own: PlayerBoard, target: int) -> list[choices.Travel]:
    """The own units that stand elsewhere could come here."""
    at = {Unit.CHAMPION: [own.at], Unit.GOLEM: own.golems, Unit.TROOP: own.troops}
    return [
        choices.TRAVEL[unit][origin][target]
        for unit, origins in at.items()
        for origin in sorted({int(origin) for origin in origins})
        if 0 <= origin < 15 and origin != target
    ]


def _with_card(card: str, own: PlayerBoard, view: MystheaState, content: Content) -> list[Choice]:
    """Buy it from the display, draft it, play it from the hand, use it on the board."""
    if card in view.draft:
        return [choices.DRAFT[card]]
    if card in view.display:
        return [choices.BUY[card]]
    if card in own.hand:
        return [choices.PLAY[card], choices.COMMIT[card]]
    if card in own.accessories and content.cards[card].type == "accessory":
        return [choices.USE[card]]
    return []


def _lair(view: MystheaState, monster: str) -> range:
    """The regions of the Island where a Monster has its lair."""
    if monster not in view.monsters:
        return range(0)
    island = view.lairs[view.monsters.index(monster)]
    return range(3 * island, 3 * island + 3) if island is not None and island >= 0 else range(0)


def _on_board(spot: str, seat: Seat) -> list[Choice]:
    """What the parts of one's own board are for."""
    return {
        f"hand-{seat}": [choices.ACT],
        f"energy-{seat}": [choices.MEDITATE, choices.GAIN_ENERGY],
        f"artefact-{seat}": [choices.MOVE_ISLAND],
        f"supply-{seat}-troop": [choices.CONSTRUCT_TROOP],
        f"supply-{seat}-golem": [choices.CONSTRUCT_GOLEM],
        f"supply-{seat}-fortification": list(choices.FORTIFY[:1]),
        f"constructed-{seat}-troop": [choices.DEPLOY_TROOP],
        f"constructed-{seat}-golem": [choices.DEPLOY_GOLEM],
    }.get(spot, [])  # type: ignore[return-value]


def place(event: dict[str, Any]) -> str:
    """The part of the drawing where something happened; at last the board of whoever did it."""
    for field, prefix, names in (
        ("target", "region", REGIONS), ("region", "region", REGIONS), ("island", "island", ISLANDS)
    ):  # fmt: skip
        number = event.get(field)
        if isinstance(number, int) and 0 <= number < len(names):
            return f"{prefix}-{names[number]}"
    for field in ("card", "monster", "attunement"):
        if isinstance(event.get(field), str):
            return f"{field}-{event[field]}"
    return "" if event["seat"] is None else f"board-{event['seat']}"


def scores(view: MystheaState, texts: Texts) -> list[Score]:
    """Glory first; then Energy, Experience and cards in hand."""
    found = []
    for board in view.boards:
        hand = len(board.hand)
        found.append(
            Score(
                board.glory,
                board.colour,
                (
                    ("energy", texts.name("word", "energy"), str(board.energy)),
                    ("experience", texts.name("word", "experience"), str(board.experience)),
                    ("hand", texts.name("word", "hand"), str(hand)),
                ),
            )
        )
    return found
