"""Drawing in SVG: nothing from outside can break out of it, text fits, colours can be told apart."""

from __future__ import annotations

from itertools import combinations
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.catalog import game_names, load
from rulewright.svg.dice import die
from rulewright.svg.elements import at, esc, group, linear, num, outline, path, smooth, tag, text, title
from rulewright.svg.face import Block, Row, document, flow, height_of, paragraphs
from rulewright.svg.icons import ICONS, define, icon
from rulewright.svg.measure import fit, shorten, width, wrap
from rulewright.svg.palette import DARK, LIGHT, Palette, contrast, luminance, mix

ALLOWED = st.characters(exclude_categories=("Cs", "Cc"), exclude_characters="\ufffe\uffff")


def words(drawing: str) -> ET.Element:
    return ET.fromstring(drawing)


@given(st.text(ALLOWED))
def test_text_comes_back_from_an_element_and_from_an_attribute(outside: str) -> None:
    found = words(f'<a b="{esc(outside)}">{esc(outside)}</a>')
    assert found.attrib["b"] == outside
    assert (found.text or "") == outside


@given(st.text(st.characters()))
def test_whatever_the_text_is_the_drawing_stays_well_formed(outside: str) -> None:
    found = words(tag("g", title(outside), text(0, 0, outside, 10, outside), id=outside))
    assert [child.tag for child in found] == ["title", "text"]


def test_hostile_text_is_only_text() -> None:
    assert esc("""<script>"&'</script>""") == "&lt;script&gt;&quot;&amp;&#39;&lt;/script&gt;"


def test_characters_that_xml_cannot_hold_are_dropped() -> None:
    assert esc("a\x00b\x0bc\x1fd\ufffee\ud800f") == "abcdef"
    assert esc("tab\tand\nline") == "tab\tand\nline"


@pytest.mark.parametrize(
    ("value", "shown"), [(1, "1"), (1.0, "1"), (1.25, "1.2"), (-0.01, "0"), (0.04, "0"), (-3.46, "-3.5"), (100, "100")]
)
def test_numbers_are_short(value: float, shown: str) -> None:
    assert num(value) == shown


def test_attributes_are_named_as_svg_names_them() -> None:
    assert tag("path", d="M0 0", stroke_width=2, class_="x") == '<path d="M0 0" stroke-width="2" class="x"/>'
    assert group("a", id="b") == '<g id="b">a</g>'
    assert group() == "<g></g>"
    assert at(1, 2.5, "x", scale=0.5) == '<g transform="translate(1 2.5) scale(0.5)">x</g>'


def test_shapes_close() -> None:
    corners = [(0, 0), (10, 0), (10, 10)]
    assert outline(corners) == "M0 0L10 0L10 10Z"
    assert smooth(corners).startswith("M0 0C")
    assert smooth(corners).endswith("Z")
    assert smooth(corners).count("C") == 3
    assert smooth(corners, closed=False).count("C") == 2
    assert not smooth(corners, closed=False).endswith("Z")
    assert words(path(smooth(corners), "red")).attrib["fill"] == "red"


def test_a_gradient_lists_its_stops() -> None:
    found = words(linear("x", (0, "#000000", 1), (1, "#ffffff", 0.5)))
    assert [stop.attrib for stop in found] == [
        {"offset": "0", "stop-color": "#000000"},
        {"offset": "1", "stop-color": "#ffffff", "stop-opacity": "0.5"},
    ]


# -- icons -------------------------------------------------------------------------------------------------


def test_every_icon_is_a_symbol_on_the_grid_in_the_current_colour() -> None:
    found = words(f"<defs>{define(ICONS)}</defs>")
    assert [symbol.attrib["id"] for symbol in found] == [f"i-{name}" for name in ICONS]
    for symbol in found:
        assert symbol.attrib["viewBox"] == "0 0 24 24"
        paints = {part.attrib[key] for part in symbol.iter() for key in ("fill", "stroke") if key in part.attrib}
        assert "currentColor" in paints
        assert paints <= {"currentColor", "none"}


@pytest.mark.parametrize("name", game_names())
def test_the_icons_of_a_game_are_drawn_like_all_others_and_have_names_of_their_own(name: str) -> None:
    own = load(name).table.icons
    assert all('fill="currentColor"' in body for body in own.values())
    others = [load(other).table.icons for other in game_names() if other != name]
    assert own.keys() & {*ICONS, *(icon for found in others for icon in found)} == set()


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_has_one_filled_mass(name: str) -> None:
    assert 'fill="currentColor"' in ICONS[name]


def test_an_icon_is_shown_around_its_middle() -> None:
    found = words(icon("sword", 10, 20, 8, "#ff0000"))
    assert found.attrib == {"href": "#i-sword", "x": "6", "y": "16", "width": "8", "height": "8", "color": "#ff0000"}


# -- text that fits ----------------------------------------------------------------------------------------


@given(st.text(ALLOWED, max_size=80), st.floats(30, 300), st.integers(1, 4))
def test_fitted_lines_are_never_too_wide_or_too_many(outside: str, room: float, lines: int) -> None:
    found, size = fit(outside, room, 14, lines, smallest=7)
    assert 1 <= len(found) <= lines
    assert 7 <= size <= 14
    assert all(width(line, size) <= room for line in found)


def test_text_that_fits_stays_whole_and_large() -> None:
    assert fit("Forest", 100, 12) == (["Forest"], 12)
    assert fit("Land of Myst", 60, 12, lines=2) == (["Land of", "Myst"], 12)


def test_text_grows_smaller_before_it_is_cut() -> None:
    (line,), size = fit("Кришталеве Поле", 90, 14, smallest=7)
    assert line == "Кришталеве Поле"
    assert size < 14
    (line,), size = fit("Кришталеве Поле і ще багато слів", 60, 14, smallest=10)
    assert line.endswith("…")
    assert size == 10


def test_words_move_to_the_next_line_whole() -> None:
    assert wrap("one two three", width("one two", 10), 10) == ["one two", "three"]
    assert shorten("abc", 1, 10) == ""


def test_lines_break_after_hyphens() -> None:
    assert wrap("Майстри-муляри", width("Майстри-", 10), 10) == ["Майстри-", "муляри"]
    assert wrap("Майстри-муляри", 500, 10) == ["Майстри-муляри"]
    assert wrap("CR-2T1 -- x", 500, 10) == ["CR-2T1 -- x"]


def test_wide_letters_and_bold_ones_take_more_room() -> None:
    assert width("Щ", 10) > width("а", 10) > width("і", 10)
    assert width("abc", 10, bold=True) > width("abc", 10)


# -- faces -------------------------------------------------------------------------------------------------


def sizes(drawn: str) -> set[float]:
    return {float(part.attrib["font-size"]) for part in words(f"<g>{drawn}</g>").iter("text")}


def test_a_document_stands_alone_and_says_what_it_is() -> None:
    found = words(document("A <card>", "<g/>", define({"dot": ICONS["star"]}), 300, 420).replace(" xmlns=", " data-x="))
    assert found.attrib["viewBox"] == "0 0 300 420"
    assert found[0].text == "A <card>"
    assert found[1][0].attrib["id"] == "i-dot"


@given(st.lists(st.text(st.sampled_from("абвгд WiШ "), min_size=1, max_size=60), min_size=1, max_size=5))
def test_paragraphs_are_as_large_as_their_box_allows(several: list[str]) -> None:
    shown = [one for one in several if one.strip()]
    drawn = paragraphs(several, 10, 20, 150, 90, "#000000", 15, 5)
    if not shown:
        return
    (size,) = sizes(drawn)
    block = [Block(tuple(Row(one) for one in several if one))]
    assert 5 <= size <= 15
    fits = height_of(block, 150, size) <= 90
    assert fits or size == 5
    for part in words(f"<g>{drawn}</g>").iter("text"):
        assert part.attrib["x"] == "10"


def test_marks_stand_in_a_column_before_their_rows_and_grounds_behind_their_blocks() -> None:
    seen: list[tuple[float, float, float, float]] = []

    def ground(x: float, y: float, w: float, h: float) -> str:
        seen.append((x, y, w, h))
        return "<rect/>"

    row = Row("one", lambda x, y, size: f'<circle cx="{x:.0f}" cy="{y:.0f}"/>', bold=True, italic=True, ink="#ff0000")
    drawn = words(f"<g>{flow([Block((row, Row('two')), ground, 4)], 0, 0, 100, 60, '#000000', 10)}</g>")
    assert [part.tag for part in drawn] == ["rect", "circle", "text", "text"]
    first, second = drawn[2].attrib, drawn[3].attrib
    assert (first["fill"], first["font-weight"], first["font-style"]) == ("#ff0000", "700", "italic")
    assert second["fill"] == "#000000"
    assert first["x"] == second["x"] == "24"
    ((x, y, w, h),) = seen
    assert (x, w) == (0, 100)
    assert y > 0
    assert y + h < 60


# -- colours -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chrome", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize("ink", ["ink", "soft", "accent", "accent_soft", "good", "warn", "danger"])
def test_every_ink_can_be_read_on_every_surface(chrome: Palette, ink: str) -> None:
    for surface in (chrome.surface, chrome.raised):
        assert contrast(getattr(chrome, ink), surface) >= 4.5


def test_contrast_and_mixture() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#123456", "#123456") == 1
    assert luminance("#ffffff") == pytest.approx(1)
    assert mix("#000000", "#ffffff", 0) == "#000000"
    assert mix("#000000", "#ff8000", 0.5) == "#804000"
    assert [mix(one, other, 1) for one, other in combinations(("#010203", "#0a0b0c"), 2)] == ["#0a0b0c"]


@pytest.mark.parametrize("sides", [3, 4, 6, 8, 10, 12, 20, 100])
def test_a_die_shows_its_face_and_what_became_of_it_without_colour(sides: int) -> None:
    plain, burst, gone = die(sides, sides), die(sides, sides, exploded=True), die(sides, sides, counts=False)
    for drawn in (plain, burst, gone):
        ET.fromstring(drawn)
        assert f">{sides}</text>" in drawn
    assert ("die-rays" in burst, "die-gone" in gone) == (True, True)
    assert "die-rays" not in plain
    assert "die-gone" not in plain


def test_dice_differ_in_their_outline() -> None:
    outlines = {die(sides, 1) for sides in (4, 6, 8, 10, 12, 20, 7)}
    assert len(outlines) == 7
