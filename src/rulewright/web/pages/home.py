"""The home page, a new table, and the visitor's settings."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from rulewright.bots import names
from rulewright.catalog import game_names, load
from rulewright.core.errors import SetupError
from rulewright.core.game import Game, Option

from ..render import page
from ..tables import BOT, PERSON, Place
from ..visitor import PREFERENCES
from .common import TheKeeper, TheVisitor, clean_name, go, read_form, remember, remember_seats

router = APIRouter()


@router.get("/")
async def home(keeper: TheKeeper, visitor: TheVisitor) -> Response:
    """The games, my tables, open tables."""
    mine = await keeper.store.find_tables(list(visitor.tokens)[:60]) if visitor.tokens else []
    listed = await keeper.store.find_tables(listed=True)
    return page(
        "home.html",
        visitor,
        games=[load(name) for name in game_names()],
        mine=mine,
        open_tables=[row for row in listed if row["id"] not in visitor.tokens and row["status"] != "over"],
        finished=[row for row in listed if row["status"] == "over"],
    )


@router.get("/new/{name}")
async def new_table(name: str, visitor: TheVisitor) -> Response:
    """Every option of the game with a sentence of help, and who sits where."""
    game = load(name)
    return page("new.html", visitor, game=game, texts=game.texts(visitor.language), bots=names(), problem="")


@router.post("/new/{name}")
async def create_table(name: str, request: Request, keeper: TheKeeper, visitor: TheVisitor) -> Response:
    game = load(name)
    form = await read_form(request)
    try:
        table, tokens = await keeper.create(
            game.name,
            read_places(game, form),
            seed=int(form["seed"]) if form.get("seed", "").strip().lstrip("-").isdigit() else None,
            options=read_options(game.options, form, "option-"),
            rulings=read_options(game.rulings, form, "ruling-"),
            listed=form.get("listed") == "yes",
        )
    except SetupError as error:
        texts = game.texts(visitor.language)
        return page("new.html", visitor, 422, game=game, texts=texts, bots=names(), problem=str(error))
    here = [token for seat, token in enumerate(tokens) if form.get(f"seat-{seat}", "") in ("me", "here")]
    response = go(f"/t/{table.id}")
    remember_seats(response, request, table, here)
    # Links for the friends who were invited: shown once to whoever made the table.
    others = {seat: token for seat, token in enumerate(tokens) if token and token not in here}
    if others:
        response = go(f"/t/{table.id}/invite")
        remember_seats(response, request, table, here)
        links = ".".join(f"{seat}~{token}" for seat, token in others.items())
        response.set_cookie(
            f"rw_invite_{table.id}", links, httponly=True, samesite="lax", max_age=14 * 24 * 3600, path=f"/t/{table.id}"
        )
    name_given = clean_name(form.get("name-0", ""))
    if name_given:
        from urllib.parse import quote

        remember(response, request, "rw_name", quote(name_given))
    return response


@router.post("/play/{name}")
async def play_now(name: str, request: Request, keeper: TheKeeper, visitor: TheVisitor) -> Response:
    """One click: against bots, with the game's own defaults."""
    game = load(name)
    seats = game.modes[0].seats
    count = 3 if 3 in seats else seats[0]
    places = [Place(PERSON, clean_name(visitor.name) or "You"), *[Place(BOT, bot=names()[0])] * (count - 1)]
    table, tokens = await keeper.create(game.name, places)
    response = go(f"/t/{table.id}")
    remember_seats(response, request, table, tokens)
    return response


def read_places(game: Game, form: dict[str, str]) -> list[Place]:
    """Seats of the form: `me`, `here` (another person at this screen), `friend` (by link), `bot`, or `none`."""
    places = []
    for seat in range(max(max(mode.seats) for mode in game.modes)):
        kind = form.get(f"seat-{seat}", "none")
        name = clean_name(form.get(f"name-{seat}", ""))
        if kind in ("me", "here"):
            places.append(Place(PERSON, name or f"Player {seat + 1}"))
        elif kind == "friend":
            places.append(Place(PERSON, ""))
        elif kind == "bot":
            places.append(Place(BOT, bot=form.get(f"bot-{seat}", names()[0])))
    return places


def read_options(known: tuple[Option, ...], form: dict[str, str], prefix: str) -> dict[str, Any]:
    """Options as the form has them; what the form does not say keeps its default."""
    found: dict[str, Any] = {}
    for option in known:
        text = form.get(prefix + option.name)
        if text is None or text == "":
            continue
        by_text = {str(value): value for value in option.allowed}
        found[option.name] = by_text.get(text, text)
    return found


@router.post("/settings")
async def settings(request: Request) -> Response:
    """What the visitor prefers, kept in the visitor's own browser."""
    form = await read_form(request)
    back = form.get("back", "/")
    response = go(back if back.startswith("/") and not back.startswith("//") else "/")
    for name, allowed in PREFERENCES.items():
        if form.get(name) in allowed:
            remember(response, request, f"rw_{name}", form[name])
    return response
