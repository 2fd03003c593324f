"""Decks that a person keeps under names of their own, in the profile, to build them again at other tables."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from rulewright.catalog import game_names, load
from rulewright.core.errors import RulewrightError, SetupError
from rulewright.core.game import Game
from rulewright.core.progress import LONGEST_DECK, DeckTold
from rulewright.core.record import Seat
from rulewright.store import clock
from rulewright.store.profiles import Profiles

from .commands import LiveTable, TableCommands
from .names import clean
from .proposals import Screen

DECK = "deck"
"""The kind of these records."""
LONGEST_NAME = 60
MOST_CHOICES = 60
"""This many answers at most build a deck."""


class NamedDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck with a name."""

    game: str
    name: str
    text: str
    made: float


def read_deck(body: Any) -> NamedDeck | None:
    """A deck, if it is one of a game that we have."""
    try:
        deck = msgspec.convert(body, NamedDeck)
    except msgspec.ValidationError:
        return None
    if deck.game not in game_names() or not 0 < len(deck.name) <= LONGEST_NAME or len(deck.text) > LONGEST_DECK:
        return None
    try:
        load(deck.game).progress.check_deck(deck.text)
    except (RulewrightError, NotImplementedError):
        return None
    return deck


async def decks_of(profiles: Profiles, profile_id: str, game: str = "") -> dict[str, NamedDeck]:
    """The decks of a profile by key, for one game or all of them, by name."""
    rows = await profiles.records(profile_id, DECK)
    read = {row["key"]: deck for row in rows if (deck := read_deck(row["body"])) is not None}
    mine = {key: deck for key, deck in read.items() if game in ("", deck.game)}
    return dict(sorted(mine.items(), key=lambda one: (one[1].game, one[1].name.casefold(), one[0])))


async def keep_deck(profiles: Profiles, profile_id: str, game: Game, name: str, text: str) -> str:
    """Keep a deck; another one of this game and name gives way to it. Returns its key. Raises `SetupError`."""
    if len(text) > LONGEST_DECK:
        raise SetupError("deck-long", most=LONGEST_DECK)
    game.progress.check_deck(text)
    called = clean(name, LONGEST_NAME)
    if not called:
        raise SetupError("deck-nameless")
    old = [key for key, deck in (await decks_of(profiles, profile_id, game.name)).items() if deck.name == called]
    key = old[0] if old else secrets.token_hex(6)
    body = msgspec.to_builtins(NamedDeck(game.name, called, text, clock.now()))
    await profiles.keep(profile_id, [(DECK, key, body)])
    return key


async def build(commands: TableCommands, table: LiveTable, seat: Seat, screen: Screen, text: str) -> int:
    """Answer for a seat until its deck is this one, or until it is somebody else's turn; returns how often it answered.

    Raises `SetupError` where the rules do not allow this deck.
    """
    progress = table.game.progress
    if progress.deck_problems(table.session.state, seat, text):
        raise SetupError("deck-refused")
    for answered in range(MOST_CHOICES):
        choice = progress.deck_choice(table.session.state, seat, text)
        if choice is None:
            return answered
        await commands.choose(table, seat, str(choice), "", screen=screen)
    return MOST_CHOICES


# -- on pages -------------------------------------------------------------------------------------------------------


class ShownDeck(msgspec.Struct, frozen=True):
    """A deck on a page."""

    key: str
    """Of a kept one; of one at the table its number."""
    name: str
    game: str
    title: str
    told: DeckTold
    problems: tuple[tuple[str, str], ...] = ()
    """Why it cannot be built here: rules and sentences."""
    fits: bool = False
    """Whether it can be built here and now."""


def shown_decks(decks: dict[str, NamedDeck], code: str) -> list[ShownDeck]:
    """Kept decks with what is in them."""
    found = []
    for key, deck in decks.items():
        game = load(deck.game)
        texts = game.texts(code)
        title = game.table.about(texts)[0]
        found.append(ShownDeck(key, deck.name, deck.game, title, game.progress.deck_told(deck.text, texts)))
    return found
