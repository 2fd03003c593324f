"""The trackers of the companion: what is counted at a table with the box lives in the browser, nowhere else."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException
from fastapi.responses import Response

from rulewright.catalog import load
from rulewright.core.view import plain

from ..render import FOLDER, language, page
from .common import TheVisitor

router = APIRouter()
_BLANKS: dict[str, tuple[str, ...]] = {
    "player": ("number",),
    "name": ("number",),
    "colour": ("number",),
    "add": ("points", "who"),
    "take": ("points", "who"),
    "score-of": ("who", "points"),
    "counter": ("who", "name"),
    "gained": ("who", "name"),
    "lost": ("who", "name"),
    "moved": ("who", "name"),
    "holds": ("name", "who"),
    "undone": ("what",),
    "undo-none": (),
    "round": ("number",),
    "placed": ("event", "space", "worth"),
    "next-space": ("space", "worth"),
    "empty": (),
    "award": ("points", "who", "event"),
    "next-stage": ("stage",),
    "started": ("stage",),
    "finish": (),
    "ranking": (),
    "winner": ("who", "points"),
    "confirm": (),
}
"""The sentences that the script needs, and the places in them that it fills in."""


@router.get("/companion/{name}/tracker-worker.js")
async def tracker_worker(name: str) -> Response:
    """What lets the tracker open without a connection. A worker rules the folder that it comes from: so here."""
    load(name)
    script = (FOLDER / "static" / "tracker-worker.js").read_text(encoding="utf-8")
    return Response(script, media_type="text/javascript", headers={"cache-control": "no-cache"})


@router.get("/companion/{name}/tracker")
async def tracker(name: str, visitor: TheVisitor) -> Response:
    """The sheets of a game: nothing of what is counted is sent anywhere."""
    game = load(name)
    texts = game.texts(visitor.language)
    sheets = game.box.trackers(texts)
    if not sheets:
        raise HTTPException(404)
    say = language(visitor.language)
    words = {
        word: say(f"companion-sheet-{word}", **{blank: f"{{{blank}}}" for blank in blanks})
        for word, blanks in _BLANKS.items()
    }
    counts = sorted({count for sheet in sheets for count in sheet.players})
    return page(
        "companion/tracker.html",
        visitor,
        game=game,
        texts=texts,
        sheets=sheets,
        counts=counts,
        data=plain(sheets),
        words=words,
    )
