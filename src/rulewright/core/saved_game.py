"""Saves of a game: a state as text, and back again, checked as if a stranger had written it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from .errors import SaveError
from .record import S, bind
from .rehearsal import rehearse
from .saving import LARGEST_SAVE, SAVE_FORMAT, changed_content, read_save
from .soundness import unsound
from .text import T

if TYPE_CHECKING:
    from .game import Game

ENCODER = msgspec.json.Encoder()


def dump(game: Game[S, T], state: S) -> str:
    """The whole state as text, behind the head that says what made it."""
    body = game.encode(state)
    head = {
        "format": SAVE_FORMAT, "game": game.name, "version": game.save_version,
        "content": game.content_hash, "used": game.met.hashes(body),
    }  # fmt: skip
    return f'{ENCODER.encode(head).decode()[:-1]},"state":{body.decode()}}}'


def restore(game: Game[S, T], text: str | bytes, trusted: bool) -> S:
    """A state from its text; raises `SaveError` with the place of the mistake."""
    state = _read_at_once(game, text)
    if state is not None:
        return _believed(game, state, trusted)
    saved = read_save(text, game.name)
    body = game.up_to_date(saved.state, saved.version)
    if saved.content != game.content_hash:
        changed = changed_content(saved, game.met.hashes(bytes(saved.state)))
        if changed is not None:
            raise SaveError("save-content", changed=changed, loaded=game.content_hash)
    return decode(game, body, trusted)


def _read_at_once(game: Game[S, T], text: str | bytes) -> S | None:
    """The state of a save that today's records and content made; None for any other text, whatever is wrong."""
    if len(text) > LARGEST_SAVE:
        return None
    try:
        saved = game.whole_saves.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    made_with = (saved.format, saved.game, saved.content, saved.version)
    if made_with != (SAVE_FORMAT, game.name, game.content_hash, game.save_version):
        return None
    state: S = saved.state
    return bind(state, game)


def decode(game: Game[S, T], body: bytes | msgspec.Raw, trusted: bool) -> S:
    """The position from its canonical JSON; raises `SaveError` if it is broken or impossible."""
    try:
        state = game.read(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError("save-broken", error=error) from None
    return _believed(game, state, trusted)


def _believed(game: Game[S, T], state: S, trusted: bool) -> S:
    problem = unsound(game, state) or (None if trusted else rehearse(state))
    if problem:
        raise SaveError("save-impossible", problem=problem)
    state.doubted = not trusted
    return state
