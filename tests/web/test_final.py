"""The final screen: a bar is as long as its score, and all bars begin at the same place."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from rulewright.content.texts import LANGUAGES
from rulewright.core.session import Session
from rulewright.web.final_screen import final, table_final
from rulewright.web.live_table import LiveTable
from rulewright.web.recorded_games import Recorded
from rulewright.web.render import environment
from rulewright.web.visitor import Visitor
from tests.lab.test_story import play

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def session() -> Session:
    """Three seats, of whom some lose Glory to a Monster."""
    return play("mysthea", "standard", 3, 2)


def parts(bar: str) -> dict[str, float]:
    """How wide each named part of a bar is drawn."""
    found = {}
    for group in ET.fromstring(bar).iter(f"{SVG}g"):
        title, first = group.find(f"{SVG}title"), group.find(f"{SVG}rect")
        if title is not None and first is not None:
            found[title.text or ""] = float(first.attrib["width"])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_of_a_bar_is_the_score(session: Session, language: str) -> None:
    """Gained from all sources, with what everybody began with, less what was lost."""
    told = final(Recorded("x", session, ()), language)
    assert any(told.lost), "nobody lost anything: choose another seed"
    scale = set()
    for place in told.places:
        drawn = parts(place.bar)
        lost = [width for name, width in drawn.items() if re.search(r": −\d+$", name)]
        assert len(lost) == (told.lost[place.seat] > 0)
        scale.add(round((sum(drawn.values()) - 2 * sum(lost)) / place.score, 1))
    assert len(scale) == 1, "one point has the same length in every bar"


def test_bars_begin_at_the_same_place(session: Session) -> None:
    """Scores of two and of three digits take the same room."""
    told = final(Recorded("x", session, ()), "en")
    rooms = [f"min-width: {told.digits}ch"] * len(told.places)
    assert told.digits == max(len(str(place.score)) for place in told.places)
    page = environment.get_template("replays/story.html").render(
        final=told, replay_key="", game_name="mysthea", t=lambda message, **about: message, icon=lambda *about: ""
    )
    assert re.findall(r'class="story-score number" style="([^"]+)"', page) == rooms


def test_the_legend_names_what_was_lost_and_what_everybody_began_with(session: Session) -> None:
    told = final(Recorded("x", session, ()), "en")
    page = environment.get_template("replays/story.html").render(
        final=told, replay_key="", game_name="mysthea", t=lambda message, **about: message, icon=lambda *about: ""
    )
    legend = page.partition('class="story-legend')[2].partition("</ul>")[0]
    assert "replay-lost" in legend
    assert "replay-start-points" in legend


def test_a_table_keeps_its_own_end_for_each_language_until_the_game_changes(session: Session) -> None:
    rows = [
        {"seat": n, "kind": "person", "name": f"Player {n}", "token": "", "claimed": True, "seen": 0.0}
        for n in range(3)
    ]
    table = LiveTable({"id": "t", "settings": {}}, rows, [], session)
    english, ukrainian = Visitor("en", {"theme": "dark"}), Visitor("uk", {"theme": "dark"})
    first = table_final(table, english)
    assert first is not None
    assert table_final(table, english) is first
    assert table_final(table, ukrainian) is not first
    assert table_final(table, english) is first
    # Another table, or another session of the same one, has another end.
    other = LiveTable({"id": "t", "settings": {}}, rows, [], session)
    assert table_final(other, english) is not first
    table.session = session.copy()
    assert table_final(table, english) is not first
