"""What pages are made of: drawn once, cut into parts, nothing in them that the seat may not see."""

from __future__ import annotations

import re

import pytest

from rulewright.bots import Seen, make
from rulewright.catalog import game_names, load
from rulewright.core.drawing import Drawing, split_drawing
from rulewright.core.replay import Setup
from rulewright.core.session import Session
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.web.live_table import LiveTable, hashed
from rulewright.web.own_seats import facing_seat
from rulewright.web.page_parts import table_parts
from rulewright.web.render import FOLDER
from rulewright.web.table_page import show
from rulewright.web.visitor import PREFERENCES, Visitor

SETTINGS = {name: allowed[0] for name, allowed in PREFERENCES.items()}


def table_of(moves: int = 0, seats: int = 2, seed: int = 27, sealed: bool = False) -> LiveTable:
    """A table after so many random choices; with `sealed`, at the first secret question."""
    game = load("mysthea")
    session = Session(game, Setup(game.name, seats, seed, "", {}, {}, game.packs, ("Ada", "Ben", "Chi")[:seats]))
    bot = make("random", seed)
    played = 0
    while played < moves or (sealed and not session.state.decisions[0].sealed):
        decision = session.state.decisions[0]
        session.apply(bot.choose(Seen(session.state, decision.seat), decision), decision.seat)
        played += 1
    rows = [
        {"seat": n, "kind": "person", "name": name, "bot": "", "token": hashed(name), "claimed": True, "seen": 0}
        for n, name in enumerate(("Ada", "Ben", "Chi")[:seats])
    ]
    return LiveTable({"id": "t", "settings": {}, "rematch": None, "listed": False}, rows, [], session)


def visitor(*names: str, language: str = "en") -> Visitor:
    return Visitor(language, dict(SETTINGS), {"t": names} if names else {})


def test_a_position_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(20)
    drawn: list[object] = []

    def draw_parts(*seen: object) -> Drawing:
        drawn.append(seen)
        return split_drawing("<svg></svg>")

    monkeypatch.setattr(table.game.table, "draw_parts", draw_parts)
    for _ in range(3):
        show(table, visitor("Ada"))
        table.touch()
    assert len(drawn) == 1
    show(table, visitor("Ada", language="uk"))
    assert len(drawn) == 2


@pytest.mark.parametrize("name", game_names())
def test_parts_of_a_drawing_keep_every_id(name: str) -> None:
    game = load(name)
    texts = game.texts("en")
    state = game.new(seed=3)
    for seat in (None, 0):
        whole = game.table.draw(state.view(seat), texts)
        parts = game.table.draw_parts(state.view(seat), texts)
        together = "".join((*parts.layers.values(), *parts.mats))
        ids = {one for one in re.findall(r' id="([^"]+)"', split_body(whole)) if not one.startswith("layer-")}
        assert ids <= set(re.findall(r' id="([^"]+)"', together))
        layers = [f"layer-{layer}" for layer in parts.layers]
        # In the whole drawing, what lies before the seats may be a layer of its own.
        assert re.findall(r' id="(layer-[a-z]+)"', whole) in (layers, [*layers, "layer-mats"])


def split_body(svg: str) -> str:
    return svg.partition("</defs>")[2]


def test_pages_hold_no_card_of_another_hand() -> None:
    table = table_of(30)
    state = table.session.state
    assert isinstance(state, MystheaState)
    for who, other in ((0, 1), (1, 0)):
        shown = show(table, visitor(("Ada", "Ben")[who]))
        text = "".join((*table_parts(table, visitor(("Ada", "Ben")[who]), shown).values(), *shown.layers.values()))
        view = state.view(who)
        hidden = set(state.boards[other].hand) - set(view["boards"][other]["known"])
        assert hidden
        for card in hidden - set(state.boards[who].hand):
            assert f'id="card-{card}"' not in text


def test_nothing_is_shown_while_the_screen_changes_hands() -> None:
    table = table_of(sealed=True)
    both = Visitor("en", dict(SETTINGS), {"t": ("Ada", "Ben")}, facing={"t": 0})
    decision = table.decision(0)
    assert decision is not None
    table.session.apply(decision.choices[-1], 0)
    table.touch()
    assert facing_seat(table, both)[2] == 1
    shown = show(table, both)
    assert shown.prompt is None
    assert shown.tray == ""
    onlooker = show(table, visitor())
    assert shown.layers == onlooker.layers
    assert shown.log == onlooker.log


def test_a_secret_answer_changes_nothing_for_the_others() -> None:
    table = table_of(sealed=True)
    watching = [visitor("Ben"), visitor()]
    before = [(show(table, one), table_parts(table, one, show(table, one))) for one in watching]
    decision = table.decision(0)
    assert decision is not None
    table.session.apply(decision.choices[0], 0)
    table.touch()
    assert [(show(table, one), table_parts(table, one, show(table, one))) for one in watching] == before
    own = show(table, visitor("Ada"))
    assert own.prompt is None
    assert own.sealed
    assert own.undo == 1
    assert own.free == -1


def test_every_spot_of_every_choice_is_drawn_and_glows() -> None:
    for seed in (3, 27):
        table = table_of(0, seed=seed)
        bot = make("random", seed)
        for _ in range(60):
            decision = table.session.state.decisions[0]
            shown = show(table, visitor(("Ada", "Ben")[decision.seat]))
            text = "".join((*shown.layers.values(), *shown.drawing.mats))
            assert shown.prompt is not None
            for choice in shown.prompt.choices:
                for spot in choice.spots:
                    assert f'id="{spot}"' in text, f"{choice.text}: {spot} is not drawn"
                    assert f'id="glow-{spot}"' in text, f"{choice.text}: {spot} does not glow"
            table.session.apply(bot.choose(Seen(table.session.state, decision.seat), decision), decision.seat)
            table.touch()


def test_intents_are_choices_and_get_answers() -> None:
    table = table_of(40)
    game, state = table.game, table.session.state
    view = state.view(0)
    drawing = game.table.draw_parts(view, game.texts("en"))
    spots = set(re.findall(r' id="([^"]+)"', "".join((*drawing.layers.values(), *drawing.mats))))
    answered = 0
    for spot in spots:
        for intent in game.table.intents(spot, 0, view):
            game.why_not(state, 0, game.parse(intent))
            answered += 1
    assert answered > 40


@pytest.mark.parametrize("name", game_names())
def test_no_part_of_a_drawing_is_called_as_a_part_of_the_page(name: str) -> None:
    """Scripts find the page's own parts by their ids, and definitions come before them in the document."""
    pages = [*(FOLDER / "templates").glob("*.html"), *(FOLDER / "templates" / "parts").glob("*.html")]
    taken = {one for page in pages for one in re.findall(r' id="([\w-]+)"', page.read_text(encoding="utf-8"))}
    assert {"choices", "choice-preview", "news-ribbon"} <= taken
    game = load(name)
    state, bot = game.new(seed=3), make("random", 3)
    for number in range(60):
        if state.over:
            break
        if number % 6 == 0:
            drawn = game.table.draw_parts(state.view(0), game.texts("en"))
            found = "".join((drawn.definitions, *drawn.layers.values(), *drawn.mats))
            assert not taken & set(re.findall(r' id="([\w-]+)"', found))
        decision = state.decision
        state.apply(bot.choose(Seen(state, decision.seat), decision), decision.seat)


def test_hands_at_a_shared_screen_are_covered_while_somebody_elsewhere_chooses() -> None:
    table = table_of(12, seats=3)
    while table.session.state.decision.seat != 2:
        decision = table.session.state.decision
        table.session.apply(decision.choices[0], decision.seat)
    table.touch()
    both = Visitor("en", dict(SETTINGS), {"t": ("Ada", "Ben")}, facing={"t": 1})
    shown = show(table, both)
    assert (shown.facing, shown.mine, shown.tray) == (None, (0, 1), "")
    assert shown.layers == show(table, visitor()).layers
    html = table_parts(table, both, shown)["prompt"]
    assert "I am Ada" in html
    assert "I am Ben" in html
    # Whoever asks for it sees the own hand, until the table has gone on.
    peeking = Visitor("en", dict(SETTINGS), {"t": ("Ada", "Ben")}, facing={"t": 1}, peeks={"t": table.revision(None)})
    assert 'id="hand-1"' in show(table, peeking).tray
    table.seats[0]["name"] = "Eve"
    table.touch()
    assert show(table, peeking).tray == ""
    # One person at a screen of their own has nothing to hide there.
    assert show(table, visitor("Ben")).tray
    # Bots are quick: nobody covers anything for them.
    table.seats[2]["kind"] = "bot"
    table.touch()
    assert facing_seat(table, both)[0] is not None
