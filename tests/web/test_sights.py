"""Pages that are renewed piece by piece are, byte for byte, the pages that would be made from nothing.

Random games with everything in between that can change a page: undo, talk, requests, people who come, go, are renamed
or leave their seats to bots. All look at it: seats, several at one screen, onlookers; in both languages, both widths.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.bots import Seen, make
from rulewright.catalog import load
from rulewright.core.drawing import Drawing, Pieces
from rulewright.core.errors import UndoError
from rulewright.core.replay import Setup
from rulewright.core.session import Session
from rulewright.web import page_parts, table_log
from rulewright.web.live_table import MOST_SIGHTS, ROUNDS, LiveTable, Request, hashed
from rulewright.web.page_changes import LIVE_PARTS, Look, change, loaded, look_at
from rulewright.web.page_parts import PARTS, table_parts
from rulewright.web.render import language
from rulewright.web.table_page import show
from rulewright.web.text_edits import edits
from rulewright.web.visitor import PREFERENCES, Visitor

SOAK = bool(os.environ.get("RULEWRIGHT_SOAK"))
SEEDS = range(1, 30) if SOAK else range(1, 2)
STEPS = 150 if SOAK else 45
GAMES = [
    ("mysthea", "standard", 3, 30),
    ("dragon_eclipse", "pvp_quick", 2, 0),
    ("dragon_eclipse", "duel", 2, 0),
    ("godai", "sieges", 2, 40),
]
"""Game, mode, seats, and how many choices are made before anybody looks."""
PEOPLE = ("Ада <b>", "Ben 🐉", "Chi")
SETTINGS = {name: allowed[0] for name, allowed in PREFERENCES.items()}


def table_of(game_name: str, mode: str, seats: int, seed: int, moves: int = 0) -> LiveTable:
    game = load(game_name)
    session = Session(game, Setup(game.name, seats, seed, mode, {}, {}, game.packs, PEOPLE[:seats]))
    bot = make("random", seed)
    for _ in range(moves):
        decision = session.state.decisions[0]
        session.apply(bot.choose(Seen(session.state, decision.seat), decision), decision.seat)
    rows = [
        {"seat": n, "kind": "person", "name": name, "bot": "", "token": hashed(str(n)), "claimed": True, "seen": 0.0}
        for n, name in enumerate(PEOPLE[:seats])
    ]
    row = {"id": "t", "settings": {}, "rematch": None, "listed": True}
    return LiveTable(row, rows, [], session)


def visitor(*seats: int, language: str = "en", theme: str = "dark", narrow: bool = False, facing: int = 0) -> Visitor:
    settings = {**SETTINGS, "theme": theme}
    tokens = {"t": tuple(str(seat) for seat in seats)} if seats else {}
    return Visitor(language, settings, tokens, facing={"t": facing}, narrow=narrow)


def as_new(table: LiveTable, looking: Visitor) -> LiveTable:
    """The same table as a process sees it that knows nothing of it yet, and has never said a word."""
    for say in (table.game.texts(looking.language).say, language(looking.language)):  # type: ignore[attr-defined]
        say._remembered.cache_clear()
        say._named.cache_clear()
    fresh = LiveTable(table.row, table.seats, table.chat, table.session.copy(), table.drift)
    fresh.written, fresh.online = table.written, table.online
    fresh.counted = table.counted
    return fresh


class Screen:
    """A page with its script, as far as texts go: it knows nothing but what it is sent."""

    def __init__(self, table: LiveTable, looking: Visitor) -> None:
        self.table = table
        self.visitor = looking
        self.look = Look({}, ())
        self.whole: frozenset[str] = frozenset()
        self.texts: dict[str, str] = {}
        self.log: dict[int, str] = {}

    def load(self) -> None:
        """Open the page: the drawing and the log are in it."""
        now = look_at(self.table, self.visitor)
        self.look, self.whole = loaded(now), frozenset()
        self.texts = dict(self.look.texts)
        self.log = lines_in(table_parts(self.table, self.visitor, show(self.table, self.visitor))["log"])

    def update(self) -> bool:
        """Hear what has changed; False if nothing has."""
        now = look_at(self.table, self.visitor)
        told = change(self.table, self.visitor, self.look, now, self.whole)
        self.look, self.whole = now, told.whole
        if told.message is not None:
            self.hear(msgspec.json.decode(told.message))
        return told.message is not None

    def hear(self, message: dict[str, Any]) -> None:
        sent = {f"part:{name}": text for name, text in message["parts"].items()}
        sent |= {f"layer:{name}": text for name, text in message["layers"].items()}
        if message["definitions"] is not None:
            sent["definitions"] = message["definitions"]
        for name, text in sent.items():
            self.texts[name] = in_browser(self.texts.get(name, ""), text)
        if message["log"] is not None:
            self.log = {n: text for n, text in self.log.items() if n < message["log"]["from"]}
            self.log |= lines_in(message["log"]["html"])


def lines_in(html: str) -> dict[int, str]:
    """The lines of a log by their numbers."""
    return {int(n): text for n, text in re.findall(r'data-n="(\d+)".*?class="log-text">(.*?)</span>', html)}


def in_browser(old: str, sent: str | list[Any]) -> str:
    """A text made of an old one by a script, which counts in UTF-16."""
    if isinstance(sent, str):
        return sent
    units = old.encode("utf-16-le")
    return "".join(one if isinstance(one, str) else units[2 * one[0] : 2 * one[1]].decode("utf-16-le") for one in sent)


# -- what may happen at a table --------------------------------------------------------------------------------------


def choose(table: LiveTable, luck: random.Random) -> None:
    if table.session.state.over:
        return
    session = table.session.copy()
    decision = luck.choice(session.state.decisions)
    session.apply(luck.choice(decision.choices), decision.seat)
    table.session, table.written = session, table.written + 1


def undo(table: LiveTable, luck: random.Random) -> None:
    """Some of the last choices, by somebody; at times with everybody's consent."""
    session = table.session.copy()
    seat, count = luck.randrange(len(table.seats)), luck.randint(1, 4)
    consent = range(len(table.seats)) if luck.random() < 0.5 else ()
    try:
        session.undo(seat, count, consent)
    except UndoError:
        return
    table.session, table.written = session, table.written + 1


def talk(table: LiveTable, luck: random.Random) -> None:
    """Somebody says something, from a seat or as an onlooker who may be called like a player."""
    seat = luck.choice((None, *range(len(table.seats))))
    name = luck.choice((*table.names, "Zoe")) if seat is None else table.names[seat]
    line = {"n": len(table.chat) + 1, "name": name, "seat": seat, "text": f"<i>{luck.random()} 🐲", "at": 0.0}
    table.chat = [*table.chat, line]


def hush(table: LiveTable, luck: random.Random) -> None:
    """Onlookers are muted, or may speak again."""
    table.row = {**table.row, "settings": {**table.row["settings"], "quiet": luck.random() < 0.5}}


def change_hands(table: LiveTable, luck: random.Random) -> None:
    """A bot takes a seat, or gives it back."""
    row = luck.choice(table.seats)
    row.update(kind="person", bot="") if row["kind"] == "bot" else row.update(kind="bot", bot="greedy")


def sit(table: LiveTable, luck: random.Random) -> None:
    """Somebody gets up or sits down, with a name of their own."""
    row = luck.choice(table.seats)
    row.update(claimed=not row["claimed"], name=luck.choice(("Данило", "Eva & Co", "Fay 🐉", row["name"])))


def come_and_go(table: LiveTable, luck: random.Random) -> None:
    seat = luck.randrange(len(table.seats))
    if not table.online.pop(seat, 0):
        table.online[seat] = 1
    table.counted = luck.randrange(3)


def ask(table: LiveTable, luck: random.Random) -> None:
    """The table is asked something, or not any more."""
    who, whom = luck.randrange(len(table.seats)), luck.randrange(len(table.seats))
    request = Request(luck.choice(("undo", "takeover")), whom, who, 1, (who,), table.written)
    asked = None if luck.random() < 0.3 else msgspec.to_builtins(request)
    table.row = {**table.row, "settings": {**table.row["settings"], "request": asked}, "listed": luck.random() < 0.5}


HAPPENINGS: list[tuple[Callable[[LiveTable, random.Random], None], int]] = [
    (choose, 12), (undo, 2), (talk, 1), (change_hands, 1), (sit, 1), (come_and_go, 1), (ask, 1),
    (hush, 1),
]  # fmt: skip


def everybody(table: LiveTable, luck: random.Random) -> list[Screen]:
    """Each seat by itself, all of them at one screen, and onlookers; each in a language, a width and a light."""
    seats = range(len(table.seats))
    ways = [(code, narrow) for code in ("en", "uk") for narrow in (False, True)]
    luck.shuffle(ways)
    places = [(), *[(seat,) for seat in seats], tuple(seats)]
    found = [Screen(table, visitor(theme=theme)) for theme in ("dark", "light")]
    for number, place in enumerate(places):
        code, narrow = ways[number % len(ways)]
        theme, facing = luck.choice(("dark", "light")), max(place, default=0)
        found.append(Screen(table, visitor(*place, language=code, narrow=narrow, theme=theme, facing=facing)))
    return found


# -- the proof -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "mode", "seats", "moves"), GAMES, ids=[f"{one[0]}-{one[1]}" for one in GAMES])
def test_what_was_renewed_is_what_would_be_made_anew(game: str, mode: str, seats: int, moves: int, seed: int) -> None:
    luck = random.Random(seed)
    table = table_of(game, mode, seats, seed, moves)
    screens = everybody(table, luck)
    for screen in screens:
        screen.load()
        screen.update()
    happenings, weights = zip(*HAPPENINGS, strict=True)
    for _ in range(STEPS):
        # Now and then a page hears of several things at once.
        for happen in luck.choices(happenings, weights, k=luck.choice((1, 1, 1, 3))):
            happen(table, luck)
            table.touch()
        for screen in screens:
            screen.update()
        for screen in luck.sample(screens, 2):
            compare(table, screen)


def compare(table: LiveTable, screen: Screen) -> None:
    """What is shown now against what a process shows that has just begun."""
    anew = as_new(table, screen.visitor)
    now, fresh = show(table, screen.visitor), show(anew, screen.visitor)
    for field in now.__struct_fields__:
        assert getattr(now, field) == getattr(fresh, field), field
    made, wanted = table_parts(table, screen.visitor, now), table_parts(anew, screen.visitor, fresh)
    for name in PARTS:
        assert made[name] == wanted[name], name
    for name in LIVE_PARTS:
        assert screen.texts[f"part:{name}"] == wanted[name], name
    for name, layer in fresh.layers.items():
        assert screen.texts[f"layer:{name}"] == layer, name
    assert screen.texts["definitions"] == fresh.drawing.definitions
    lines = lines_in(wanted["log"])
    assert {n: text for n, text in screen.log.items() if n >= min(lines, default=0)} == lines


# -- what is not made again ------------------------------------------------------------------------------------------


def test_talk_and_arrivals_draw_and_describe_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """And of the parts of the page only those are made again that show it."""
    table = table_of("mysthea", "standard", 3, 5, 30)
    ada = visitor(0)
    table_parts(table, ada, show(table, ada))
    made: list[str] = []
    kind: Any = type(table.game.table)
    for name in ("draw_parts", "describe", "headline"):
        monkeypatch.setattr(kind, name, lambda *given, name=name: made.append(name))
    render = page_parts.render
    monkeypatch.setattr(page_parts, "render", lambda name, *given: made.append(name) or render(name, *given))
    luck = random.Random(1)
    talk(table, luck)
    table.touch()
    table_parts(table, ada, show(table, ada))
    assert made == ["chat"]
    table.online[1] = 1
    table.touch()
    table_parts(table, ada, show(table, ada))
    assert sorted(made) == ["bar", "chat", "players", "prompt"]


@pytest.mark.parametrize(("game", "mode", "seats"), [kind[:3] for kind in GAMES])
def test_a_choice_reads_and_writes_out_only_the_lines_that_it_adds(
    monkeypatch: pytest.MonkeyPatch, game: str, mode: str, seats: int
) -> None:
    table = table_of(game, mode, seats, 5, 60)
    looking = visitor(0)
    show(table, looking)
    read: list[Any] = []
    told: list[int] = []
    log, show_line = table.game.log, table_log.show_line
    monkeypatch.setattr(table.game, "log", lambda events, seat: read.extend(events) or log(events, seat), raising=False)
    monkeypatch.setattr(table_log, "show_line", lambda *given: told.append(given[2]) or show_line(*given))
    for seed in range(8):
        before = table.session.log_length
        choose(table, random.Random(seed))
        table.touch()
        read.clear()
        told.clear()
        show(table, looking)
        assert told == list(range(before, table.session.log_length))
        assert len(read) == len(told)


def test_a_choice_draws_only_the_pieces_that_it_changes() -> None:
    """What all see is drawn once for all of them."""
    table = table_of("mysthea", "standard", 3, 5, 30)
    looking = [visitor(), *[visitor(seat) for seat in range(3)]]
    for one in looking:
        show(table, one)
    pieces = set(table.pieces.kept)
    choose(table, random.Random(2))
    table.touch()
    for one in looking:
        show(table, one)
    fresh = {key for key in table.pieces.kept if key not in pieces}
    assert 0 < len(fresh) < len(pieces) / 4


def test_pages_that_show_the_same_are_told_with_one_message() -> None:
    table = table_of("mysthea", "standard", 2, 5, 30)
    one, other = Screen(table, visitor()), Screen(table, visitor())
    for screen in (one, other):
        screen.update()
    choose(table, random.Random(2))
    table.touch()
    before, whole = one.look, one.whole
    assert other.look is before
    now = look_at(table, one.visitor)
    told = change(table, one.visitor, before, now, whole).message
    assert told is not None
    assert change(table, other.visitor, other.look, look_at(table, other.visitor), other.whole).message is told


def test_a_change_is_told_with_less_than_the_page() -> None:
    table = table_of("mysthea", "standard", 3, 5, 30)
    screen = Screen(table, visitor())
    screen.update()
    sizes = []
    for seed in range(20):
        choose(table, random.Random(seed))
        table.touch()
        now = look_at(table, screen.visitor)
        told = change(table, screen.visitor, screen.look, now, screen.whole)
        sizes.append(len(told.message or ""))
        screen.update()
    whole = sum(len(text) for text in screen.texts.values())
    assert sum(sizes) / len(sizes) < whole / 10


def test_a_table_forgets_what_nobody_looks_at() -> None:
    """Pieces that nobody has needed for some choices, and the sights that were used least."""
    table, luck = table_of("dragon_eclipse", "pvp_quick", 2, 1, 40), random.Random(3)
    ways = [
        visitor(*seats, language=code, theme=theme, narrow=narrow)
        for seats in ((), (0,), (1,))
        for code in ("en", "uk")
        for theme in ("dark", "light")
        for narrow in (False, True)
    ]
    for one in ways:
        show(table, one)
    crowd = len(table.pieces.kept)
    for _ in range(ROUNDS + 1):
        choose(table, luck)
        table.touch()
        show(table, ways[0])
    assert len(table.pieces.kept) < crowd / 2
    assert len(table._sights) <= MOST_SIGHTS < len(ways)


def test_pieces_of_one_viewer_are_not_those_of_another() -> None:
    """A piece is kept under all that its brush could see, so another hand is another piece."""
    game = load("mysthea")
    state, pieces = game.new(players=3, seed=4), Pieces(1)
    bot = make("random", 4)
    for _ in range(40):
        decision = state.decision
        state.apply(bot.choose(Seen(state, decision.seat), decision), decision.seat)
    texts = game.texts("en")
    for seat in (0, 1, None, 2):
        drawn: Drawing = game.table.draw_parts(state.view(seat), texts, pieces=pieces)
        assert drawn == game.table.draw_parts(state.view(seat), texts)


# -- texts -----------------------------------------------------------------------------------------------------------

TAGS = st.lists(
    st.sampled_from(
        ['<g id="a">', "<rect/>", '<path d="M0 0L1 1"/>', "</g>", "слово", "🐉", "\n", "<li>Ada</li>", "x" * 20]
    ),
    max_size=120,
).map("".join)


@given(TAGS, TAGS, TAGS, TAGS)
def test_an_old_text_becomes_the_new_one(start: str, old: str, new: str, end: str) -> None:
    """Whatever they have in common, and whatever characters are in them."""
    padding = '<line x1="1" y1="2"/>' * 30
    before, after = f"{padding}{start}{old}{end}", f"{start}{new}{end}{padding}{old}"
    assert in_browser(before, msgspec.json.decode(msgspec.json.encode(edits(before, after)))) == after


def test_what_has_moved_is_not_told_again() -> None:
    shapes = ["".join([f'<path d="M{n} {k}L10 10"/>' for k in range(300)]) for n in range(5)]
    pieces = [f'<g id="island-{n}">{shape}</g>' for n, shape in enumerate(shapes)]
    told = edits("".join(pieces), "".join([pieces[n] for n in (3, 0, 4, 1, 2)]))
    assert len(msgspec.json.encode(told)) < 1000
