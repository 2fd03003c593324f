"""A new table: every option of the game with a sentence of help, and who sits where."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import quote

import msgspec
from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from rulewright.bots import DEFAULT_LEVEL, LEVELS
from rulewright.catalog import load
from rulewright.content.texts import Language
from rulewright.core.errors import SetupError
from rulewright.core.game import Game, Mode
from rulewright.core.numbers import whole_number
from rulewright.core.seed_words import seed_of

from ..commands import BOT, PERSON, LiveTable, Place, TableCommands
from ..parties import ANYONE, WAYS
from ..profiles import open_profile, settle
from ..progress import AT_TABLE, MINE, Begun, own_record
from ..refusals import setup_refusal
from ..render import language, page
from ..visitor import Visitor
from .common import TheCommands, TheVisitor, clean_name, go, read_form, remember, remember_seats
from .home import offered, usual_seats
from .options import read_options, shown_options

router = APIRouter()

ME, HERE, FRIEND, NONE = "me", "here", "friend", "none"
KINDS = (ME, HERE, FRIEND, BOT, NONE)
FORTNIGHT = 14 * 24 * 3600
LARGEST_SEED = 2**53


class ShownPlace(msgspec.Struct, frozen=True):
    """A seat of the form."""

    number: int
    kind: str
    name: str
    bot: str
    kinds: tuple[str, ...]


class ShownMode(msgspec.Struct, frozen=True):
    """A way to play, to be chosen before everything else."""

    name: str
    title: str
    help: str
    seats: str
    """How many play, in words."""
    cooperative: bool


@router.get("/new/{name}")
async def new_table(name: str, visitor: TheVisitor, mode: Annotated[str, Query(max_length=40)] = "") -> Response:
    """The form for a mode; what is no mode is the first one."""
    return form_page(load(name), visitor, {"mode": mode})


def asked_mode(game: Game, name: str) -> Mode:
    """The mode of this name; what is none is the first."""
    return next((mode for mode in game.modes if mode.name == name), game.modes[0])


def shown_modes(game: Game, code: str) -> list[ShownMode]:
    """Every mode with its sentence, in a language."""
    texts, say = game.texts(code), language(code)
    return [
        ShownMode(mode.name, *texts.mode(mode.name), seats_told(mode, say), mode.cooperative) for mode in game.modes
    ]


def seats_told(mode: Mode, say: Language) -> str:
    fewest, most = min(mode.seats), max(mode.seats)
    if fewest == most:
        return say("home-players-exactly", most=most)
    return say("home-players", fewest=fewest, most=most)


def form_page(game: Game, visitor: Visitor, form: dict[str, str], problem: str = "") -> Response:
    """The form as it was filled in, or with the game's defaults."""
    texts = game.texts(visitor.language)
    say = language(visitor.language)
    mode = asked_mode(game, form.get("mode", ""))
    return page(
        "new.html",
        visitor,
        422 if problem else 200,
        game=offered(game, visitor.language),
        modes=shown_modes(game, visitor.language),
        mode=mode,
        seats_told=seats_told(mode, say),
        fewest=min(mode.seats),
        places=shown_places(mode, visitor, form),
        levels=[(level, say(f"level-{level}"), say(f"level-{level}-help")) for level in LEVELS],
        options=shown_options(game, mode.name, game.options, "option-", form, texts, say("new-mine")),
        rulings=shown_options(game, mode.name, game.rulings, "ruling-", form, texts),
        listed=form.get("listed") == "yes",
        ways=WAYS if mode.party else (),
        deciding=form.get("deciding", ANYONE),
        seed=form.get("seed", ""),
        problem=problem,
    )


def shown_places(mode: Mode, visitor: Visitor, form: dict[str, str]) -> list[ShownPlace]:
    usual, fewest = usual_seats(mode), min(mode.seats)
    return [
        ShownPlace(
            number=seat,
            kind=form.get(f"seat-{seat}", ME if seat == 0 else BOT if seat < usual else NONE),
            name=clean_name(form.get(f"name-{seat}", visitor.name if seat == 0 else "")),
            bot=form.get(f"bot-{seat}", DEFAULT_LEVEL),
            kinds=(ME, FRIEND, BOT) if not seat else KINDS if max(mode.seats) > fewest else KINDS[:-1],
        )
        for seat in range(max(mode.seats))
    ]


# -- making it -----------------------------------------------------------------------------------------------


@router.post("/new/{name}")
async def create_table(name: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Make the table and go there, or to the links for friends."""
    game = load(name)
    form = await read_form(request)
    mode = asked_mode(game, form.get("mode", "")).name
    wanted = read_places(game, form, visitor.language)
    try:
        options, settings = await with_own_record(
            commands, visitor, game, mode, read_options(game.options, form, "option-", mode)
        )
        table, tokens = await commands.create(
            game.name,
            [place for _, place in wanted],
            seed=read_seed(form.get("seed", "")),
            options=options,
            settings=settings,
            rulings=read_options(game.rulings, form, "ruling-", mode),
            mode=mode,
            listed=form.get("listed") == "yes",
            deciding=form.get("deciding", ""),
            host=next((seat for seat, (kind, _) in enumerate(wanted) if kind == ME), None),
        )
    except SetupError as error:
        return form_page(game, visitor, form, setup_refusal(game, error, visitor.language))
    here = [token for (kind, _), token in zip(wanted, tokens, strict=True) if kind in (ME, HERE)]
    links = {seat: token for seat, token in enumerate(tokens) if token and token not in here}
    response = go(f"/t/{table.id}/invite" if links else f"/t/{table.id}")
    await remember_seats(response, request, commands, table, here)
    if links:
        keep_links(response, request, table, links)
    called = clean_name(form.get("name-0", ""))
    if called and form.get("seat-0") == ME:
        remember(response, request, "rw_name", quote(called))
    return response


@router.post("/play/{name}")
async def play_now(name: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """One click: alone or with bots, with the game's own defaults."""
    game = load(name)
    kinds = {f"seat-{seat}": BOT if seat else ME for seat in range(usual_seats(game.modes[0]))}
    wanted = read_places(game, {**kinds, "name-0": visitor.name}, visitor.language)
    table, tokens = await commands.create(game.name, [place for _, place in wanted])
    response = go(f"/t/{table.id}")
    await remember_seats(response, request, commands, table, tokens)
    return response


async def with_own_record(
    commands: TableCommands, visitor: Visitor, game: Game, mode: str, options: dict[str, Any]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Options that ask for the visitor's own record, with what it says now, and what the table has to remember."""
    keepsake = game.progress.kept_in(mode)
    if keepsake is None or options.get(keepsake.option) != MINE:
        return options, {}
    profile = await open_profile(commands, visitor.profile)
    text = game.progress.blank(keepsake)
    if profile is not None:
        await settle(commands, profile)
        text = await own_record(commands.store.profiles, profile.id, game, keepsake)
    return {**options, keepsake.option: text}, {AT_TABLE: msgspec.to_builtins(Begun(keepsake.name))}


def keep_links(response: Response, request: Request, table: LiveTable, links: dict[int, str]) -> None:
    """The links for friends stay with whoever made the table, out of reach of scripts."""
    text = ".".join(f"{seat}~{token}" for seat, token in links.items())
    response.set_cookie(
        f"rw_invite_{table.id}",
        text,
        httponly=True,
        secure=request.url.scheme == "https",
        samesite="lax",
        max_age=FORTNIGHT,
        path=f"/t/{table.id}",
    )


def bot_names(code: str) -> list[str]:
    """What bots at a table are called, by seat."""
    return [part.strip() for part in language(code)("new-bot-names").split(",")]


def read_places(game: Game, form: dict[str, str], code: str) -> list[tuple[str, Place]]:
    """Seats of the form, without those that stay empty: how each was asked for, and who is to sit there."""
    texts = game.texts(code)
    called = bot_names(code)
    wanted: list[tuple[str, Place]] = []
    for seat in range(max(count for mode in game.modes for count in mode.seats)):
        kind = form.get(f"seat-{seat}", NONE)
        name = clean_name(form.get(f"name-{seat}", ""))
        number = len(wanted)
        if kind in (ME, HERE):
            # A seat with a name is taken at once; one without waits for somebody.
            wanted.append((kind, Place(PERSON, name or texts.seat(number))))
        elif kind == FRIEND:
            wanted.append((kind, Place(PERSON, "")))
        elif kind == BOT:
            bot = form.get(f"bot-{seat}", DEFAULT_LEVEL)
            wanted.append((kind, Place(BOT, called[number % len(called)], bot)))
    return wanted


def read_seed(text: str) -> int | None:
    """A seed from the form: a number, or any word that people share; nothing is no seed."""
    if not text.strip():
        return None
    number = whole_number(text.strip(), -LARGEST_SEED, LARGEST_SEED)
    return seed_of(text[:40]) % LARGEST_SEED if number is None else number
