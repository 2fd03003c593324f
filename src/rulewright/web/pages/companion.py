"""The companion for owners of the box: guided setup, draws, and the way to trackers and reference."""

from __future__ import annotations

from random import Random
from secrets import randbelow
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, HTTPException, Query, Request
from fastapi.responses import Response

from rulewright.catalog import load
from rulewright.core.companion import Drawn, SetupStep
from rulewright.core.errors import SetupError
from rulewright.core.game import Game
from rulewright.core.numbers import whole_number
from rulewright.core.text import Texts

from ..refusals import setup_refusal
from ..render import page
from . import reference, trackers
from .common import TheVisitor, clean_name, go
from .home import usual_seats
from .new_table import asked_mode, shown_modes
from .options import read_options, shown_options
from .reference import art, gallery

router = APIRouter()
router.include_router(reference.router)
router.include_router(trackers.router)
Number = Annotated[str, Query(max_length=12)]
SEEDS = 1_000_000
"""Draws have numbers below this, short enough to be read out across a table."""


@router.get("/companion/{name}")
async def companion(name: str, visitor: TheVisitor) -> Response:
    """What there is for somebody with the box on the table."""
    game = load(name)
    texts = game.texts(visitor.language)
    register = game.register()
    lots = any(item.exhibit.lot for item in gallery(game.name, visitor.language)[1].values())
    doors = [
        ("setup", guided(game, texts)),
        ("tracker", bool(game.box.trackers(texts))),
        ("draw", lots),
    ]
    counts = {
        "rules": len(register.rules),
        "rulings": len(register.rulings),
        "gaps": len(register.gaps),
        "cards": len(gallery(game.name, visitor.language)[1]),
    }
    return page(
        "companion/index.html",
        visitor,
        game=game,
        texts=texts,
        counts=counts,
        doors=[name for name, there in doors if there],
    )


def guided(game: Game, texts: Texts) -> bool:
    """Whether the game explains how to set its box up."""
    options = {option.name: option.default for option in game.options}
    return bool(game.box.setup_guide(game.modes[0].seats[0], options, game.new(), texts))


# -- guided setup --------------------------------------------------------------------------------------------


def read_setup(game: Game, asked: dict[str, str]) -> tuple[int, dict[str, Any], list[str]]:
    """Players, options and names as the address has them; what is no value of an option is told by the game."""
    mode = asked_mode(game, asked.get("mode", ""))
    seats = mode.seats
    players = whole_number(asked.get("players", ""))
    count = players if players in seats else usual_seats(mode)
    defaults = {option.name: option.default for option in game.options}
    options = {**defaults, **read_options(game.options, asked, "option-", mode.name)}
    for option in game.options:
        # What can be listed has its list in the form: anything else in an address is nonsense.
        listed = game.values(option, mode.name) if option.allowed or option.table else ()
        if listed and options[option.name] not in listed:
            options[option.name] = option.default
    names = [clean_name(asked.get(f"name-{seat}", "")) for seat in range(max(seats))]
    return count, options, names


@router.get("/companion/{name}/setup")
async def setup(request: Request, name: str, visitor: TheVisitor) -> Response:
    """The steps of the setup with a draw of everything that is drawn; the address holds the whole of it."""
    game = load(name)
    asked = {key: value for key, value in request.query_params.items() if len(value) <= 60}
    players, options, names = read_setup(game, asked)
    texts = game.texts(visitor.language, names)
    mode = asked_mode(game, asked.get("mode", ""))
    values: dict[str, Any] = {
        "modes": shown_modes(game, visitor.language),
        "mode": mode,
        "players": players,
        "questions": shown_options(game, mode.name, game.options, "option-", asked, texts),
        "names": names,
    }
    if "players" not in asked:
        return page("companion/setup.html", visitor, game=game, texts=texts, steps=None, problem="", **values)
    seed = whole_number(asked.get("seed", ""), most=SEEDS - 1)
    if seed is None:
        asked["seed"] = str(randbelow(SEEDS))
        return go(f"/companion/{game.name}/setup?{urlencode(asked)}")
    try:
        state = game.new(players, seed, options, mode.name)
    except SetupError as error:
        told = setup_refusal(game, error, visitor.language)
        return page("companion/setup.html", visitor, 422, game=game, texts=texts, steps=None, problem=told, **values)
    steps = game.box.setup_guide(players, options, state, texts)
    again = urlencode({key: value for key, value in asked.items() if key != "seed"})
    return page(
        "companion/steps.html",
        visitor,
        game=game,
        texts=texts,
        steps=[(step, secrets_of(step)) for step in steps],
        seed=seed,
        again=again,
        register=game.register(),
        known=gallery(game.name, visitor.language)[1],
        sheet=next((one for one in game.box.trackers(texts) if not one.modes or mode.name in one.modes), None),
        art=art,
        **values,
    )


def secrets_of(step: SetupStep) -> dict[str, list[Drawn]]:
    """What only one player may see, by player."""
    found: dict[str, list[Drawn]] = {}
    for drawn in step.drawn:
        if drawn.secret:
            found.setdefault(drawn.place, []).append(drawn)
    return found


# -- draws ---------------------------------------------------------------------------------------------------


@router.get("/companion/{name}/draw")
async def draw(name: str, visitor: TheVisitor, of: Number = "", count: Number = "", seed: Number = "") -> Response:
    """Some components of one kind at random: Champions for the players, a Monster, a side."""
    game = load(name)
    items = gallery(game.name, visitor.language)[1]
    shelves: dict[str, list[str]] = {}
    for item in items.values():
        if item.exhibit.lot:
            shelves.setdefault(item.exhibit.shelf, []).append(item.exhibit.id)
    if not shelves:
        raise HTTPException(404)
    shelf = min(whole_number(of) or 0, len(shelves) - 1)
    kind, ids = list(shelves.items())[shelf]
    wanted = min(whole_number(count) or 1, len(ids))
    chosen = whole_number(seed, most=SEEDS - 1)
    if of and chosen is None:
        asked = urlencode({"of": shelf, "count": wanted, "seed": randbelow(SEEDS)})
        return go(f"/companion/{game.name}/draw?{asked}")
    found = Random(f"shelf {shelf} draw {chosen}").sample(ids, wanted) if of else []
    return page(
        "companion/draw.html",
        visitor,
        game=game,
        texts=game.texts(visitor.language),
        shelves=list(shelves),
        most=max(len(ids) for ids in shelves.values()),
        shelf=shelf,
        kind=kind,
        count=wanted,
        seed=chosen,
        found=[items[id] for id in found],
        art=art,
    )
