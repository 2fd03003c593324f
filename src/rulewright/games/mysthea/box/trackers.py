"""The score sheet for a table with the box: Glory, the Events Path, the Artefacts. Rulebook p.8-9, p.20-21."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.core.tracker import Counter, Crest, Group, Note, Occasion, Order, Row, Tracker

from ..art.facts import ROMAN
from ..model.state import Rulings
from ..model.vocabulary import Colour, Terrain
from ..rules.eras import STORM

if TYPE_CHECKING:
    from ..game import Mysthea
    from ..table.texts import MystheaTexts

_GLORY = "glory"


def score_sheet(game: Mysthea, texts: MystheaTexts) -> Tracker:
    """Glory, Eras, the Events Path and the Artefacts."""
    say, numbers = texts.say, game.content.numbers
    lowest = numbers.lowest_glory
    glory = Counter(_GLORY, texts.name("word", "glory"), "glory", lowest, lowest, steps=(-5, -1, 1, 5))
    return Tracker(
        id="score",
        name=say("sheet-score"),
        icon="glory",
        players=game.modes[0].seats,
        crests=tuple(Crest(colour, texts.name("colour", colour)) for colour in Colour),
        sections=(
            Group("score", texts.name("word", "glory"), each=True, counters=(glory,), main=_GLORY),
            _events_path(game, texts),
            Order(
                id="order",
                name=say("sheet-artefacts"),
                by=_GLORY,
                ordinals=ROMAN[1:],
                gifts=tuple(say("guide-energy", energy=energy) for energy in numbers.artefact_energy),
                notes=(Note(say("sheet-order"), "MYS-104"), Note(say("sheet-gift"), "MYS-107")),
            ),
        ),
        seating=say("sheet-seats"),
        stages=tuple(texts.name("era", str(era)) for era in (1, 2, 3)),
        score=_GLORY,
        winning=Note(say("sheet-win"), "MYS-087"),
    )


def _events_path(game: Mysthea, texts: MystheaTexts) -> Row:
    say, numbers = texts.say, game.content.numbers
    regions = [Occasion(terrain, texts.name("terrain", terrain), terrain, counts=True) for terrain in Terrain]
    monsters = [Occasion(f"monster-{era}", say("sheet-monster", era=str(era)), "claw", since=era) for era in (1, 2, 3)]
    space = Rulings().recharge_space
    return Row(
        id="path",
        name=say("sheet-path"),
        spaces=numbers.path,
        cards=(*regions, Occasion(STORM, texts.name("event", STORM), "storm"), *monsters),
        enough=numbers.regions_to_end,
        counted=texts.name("word", "regions"),
        scores=_GLORY,
        special=space,
        placing=Note(say("sheet-place"), "MYS-110"),
        arriving=Note(say("sheet-special", space=space), "MYS-112"),
        ending=Note(say("sheet-last"), "MYS-122"),
        resolving=(Note(say("sheet-resolve"), "MYS-271"), Note(say("sheet-award"), "MYS-273")),
    )
