"""A Test: the row of revealed Items, the table of outcomes, and what the next card may do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rulewright.svg.elements import DISPLAY, circle, group, path, rect, text, title
from rulewright.svg.icons import icon
from rulewright.svg.palette import mix

from ..content.story import Row, StoryTest
from ..content.story_texts import message_of
from ..instructions import line
from ..model.state import DragonState
from ..model.story_words import Bonus, Tone
from ..rules.campaign.testing import misfortune, run_of, table_of, total
from ..table.story_texts import prose
from .brush import Brush
from .followers import PAGE, followers_below
from .leaves import NARROW, READABLE, heading, lines
from .tickets import back

SIGNS = {Tone.GOOD: "M-7 0l5 6L8-7", Tone.GREY: "M-7 0H7", Tone.BAD: "M-6-6L6 6M6-6L-6 6"}
"""The colour of an outcome is a hint, and so is its sign."""
_LABEL = {False: (15.0, 2, 10.0), True: (16.0, 3, READABLE)}
_NOTE = {False: (19.0, 3, 13.0), True: (16.0, 6, READABLE)}
"""Size of letters, most lines, and the smallest size; on a phone lines grow in number instead of shrinking."""


def next_items(state: DragonState) -> list[str]:
    """What the next card may be, from what everybody has seen: the known top, else any of the deck."""
    bag = state.bag
    if bag is None:
        return []
    if bag.item_top:
        return [bag.item_top[0]]
    if bag.item_deck:
        return list(bag.item_deck)
    return [bag.item_under[0]] if bag.item_under else list(bag.item_discard)


def odds(state: DragonState) -> tuple[dict[int, float], float]:
    """Where the total stands after one more card, by outcome; and how likely that card brings Misfortune."""
    found = next_items(state)
    if not found:
        return {}, 0.0
    test, now, items = table_of(state), total(state), state.game.content.items
    rows = Counter([test.row_of(now + items[item].value) for item in found])
    bad = sum([bool(items[item].misfortune) for item in found])
    return {row: n / len(found) for row, n in rows.items()}, bad / len(found)


def spans(rows: Sequence[Row]) -> list[str]:
    """The totals of each outcome; the outer ones are open (AMB-DRE-23)."""
    found, low = [], 0
    for n, row in enumerate(rows):
        if n == len(rows) - 1:
            found.append(f"{low}+")
        elif n == 0:
            found.append(f"≤ {row.upto}")
        else:
            found.append(f"{low}–{row.upto}" if low < row.upto else str(row.upto))
        low = row.upto + 1
    return found


def page(brush: Brush, state: DragonState) -> list[str]:
    """The whole page."""
    narrow = brush.narrow
    wide = NARROW - 24 if narrow else PAGE[0] - 36
    x = 12.0 if narrow else 18.0
    test = table_of(state)
    parts = [heading(x + wide / 2, 44, brush.say("test-title"), wide, brush.scene, 28, "middle")]
    row, foot = _revealed(brush, state, x, 62, wide)
    parts.append(row)
    table, foot = _table(brush, state, test, x, foot + 12, wide)
    parts.append(table)
    notes, foot = _notes(brush, state, test, x, foot + 10, wide)
    parts.append(notes)
    brush.size = (NARROW, round(foot + 8)) if narrow else (PAGE[0], max(PAGE[1], round(foot + 10)))
    parts += followers_below(brush, state, foot)
    return parts


def _revealed(brush: Brush, state: DragonState, x: float, y: float, wide: float) -> tuple[str, float]:
    """The cards side by side, the deck that the next one comes from, and the sum."""
    scene, run = brush.scene, run_of(state)
    high = 132.0 if brush.narrow else 190.0
    card = high * 0.7
    room = wide - card - 128
    step = min(card + 10, room / max(1, len(run.revealed)))
    parts = []
    now = total(state)
    cx = x + 52
    brush.glow_box("test-total", x, y, 104, high, 12)
    parts.append(
        group(
            title(brush.say("test-total", n=now, misfortune=misfortune(state))),
            circle(cx, y + high / 2 - 14, 46, scene.chrome.raised, stroke=scene.chrome.accent, stroke_width=4),
            text(
                cx, y + high / 2 + 4, str(now), 52, scene.chrome.ink, "middle", font_family=DISPLAY, font_weight="bold"
            ),
            text(cx, y + high - 12, brush.say("test-sum"), 16, scene.chrome.soft, "middle"),
            id="test-total",
        )
    )
    for n, item in enumerate(run.revealed):
        parts.append(_item(brush, item, x + 116 + n * step, y, card, high, n))
    left = x + wide - card
    brush.glow_box("item-deck", left - 4, y - 4, card + 8, high + 8, 12)
    parts.append(
        group(
            title(brush.say("test-deck", n=len(next_items(state)))),
            group(back(card, high), transform=f"translate({left + 4:g} {y + 4:g})"),
            group(back(card, high), transform=f"translate({left:g} {y:g})"),
            id="item-deck",
        )
    )
    return "".join(parts), y + high + 6


def _told(brush: Brush, item: str) -> str:
    """An Item in words, as a Test sees it."""
    found = brush.content.items[item]
    name = brush.name("item", item)
    return brush.say("test-item", item=name, value=found.value, misfortune=int(bool(found.misfortune)))


def _item(brush: Brush, item: str, x: float, y: float, w: float, h: float, n: int) -> str:
    """An Item as a Test sees it: its Value, and whether it brings Misfortune."""
    found = brush.content.items[item]
    name = brush.name("item", item)
    bad = bool(found.misfortune)
    return group(
        group(
            title(_told(brush, item)),
            rect(x + 2, y + 3, w, h, "#000000", r=9, opacity="0.25"),
            rect(x, y, w, h, "#fdf6e4", r=9, stroke="#7a2440" if bad else "#6b5228", stroke_width=2.4),
            text(x + w / 2, y + h * 0.56, str(found.value), h * 0.44, "#2c2117", "middle", font_family=DISPLAY,
                 font_weight="bold"),
            lines(x + w / 2, y + h * 0.74, name, w - 4, "#2c2117", *_LABEL[brush.narrow], "middle")[0],
            icon("wound", x + w - 16, y + 17, 22, "#8f2a4a") if bad else "",
            class_="turning",
            style=f"animation-delay:{min(n, 1) * 60}ms",
        ),
        id=f"revealed-{n + 1}",
        data_piece="",
    )  # fmt: skip


def _table(brush: Brush, state: DragonState, test: StoryTest, x: float, y: float, wide: float) -> tuple[str, float]:
    """Every outcome: its range, what it means, where the total stands, and how likely the next card leads there."""
    scene = brush.scene
    likely, _ = odds(state)
    run = run_of(state)
    here = test.row_of(total(state)) if run.revealed else -1
    tints = {Tone.GOOD: scene.chrome.good, Tone.GREY: scene.chrome.soft, Tone.BAD: scene.chrome.danger}
    parts = []
    said = spans(test.rows)
    size, small = (18.0, 16.0) if brush.narrow else (20.0, 17.0)
    rows, least = (6, READABLE) if brush.narrow else (3, 14.0)
    for n, row in enumerate(test.rows):
        span = said[n]
        told = prose(brush.texts, f"{message_of(f'test {test.id}')}.row-{n + 1}")
        what = brush.texts.say.sentence(line(row.steps, brush.texts.say))
        inner = wide - 190
        body, tall = lines(x + 96, y + 26, told, inner, scene.chrome.ink, size, rows, least)
        more, took = lines(x + 96, y + 26 + tall, what, inner, scene.chrome.soft, small, rows, min(small, least))
        high = max(60.0 if brush.narrow else 78.0, tall + took + (22 if brush.narrow else 30))
        tint = tints[row.tone]
        id_ = f"row-{n + 1}"
        brush.glow_box(id_, x, y, wide, high - 4, 9)
        share = likely.get(n, 0.0)
        parts.append(
            group(
                title(f"{span}: {told} {what}".strip()),
                rect(x, y, wide, high - 4, mix(scene.chrome.raised, tint, 0.2 if n == here else 0.07), r=9,
                     stroke=tint if n == here else scene.chrome.line, stroke_width=3.5 if n == here else 1.4),
                circle(x + 24, y + high / 2 - 2, 15, tint),
                path(SIGNS[row.tone], stroke=scene.chrome.raised, stroke_width=3.4, stroke_linecap="round",
                     stroke_linejoin="round", transform=f"translate({x + 24:g} {y + high / 2 - 2:g})"),
                text(x + 66, y + high / 2 + 5, span, 21, scene.chrome.ink, "middle", font_family=DISPLAY,
                     font_weight="bold"),
                body,
                more,
                _chance(brush, share, x + wide - 46, y + high / 2 - 2) if likely else "",
                id=id_,
            )
        )  # fmt: skip
        y += high
    return "".join(parts), y


def _chance(brush: Brush, share: float, x: float, y: float) -> str:
    """How likely the next card leads here: a bar and the number; pages can hide it."""
    scene = brush.scene
    return group(
        title(brush.say("test-odds", percent=round(100 * share))),
        rect(x - 34, y + 10, 68, 8, scene.chrome.sunken, r=4, stroke=scene.chrome.line, stroke_width=1),
        rect(x - 33, y + 11, 66 * share, 6, scene.chrome.accent, r=3) if share else "",
        text(x, y + 4, f"{round(100 * share)} %", 19, scene.chrome.ink, "middle", font_weight="bold"),
        class_="odds",
    )


def _notes(brush: Brush, state: DragonState, test: StoryTest, x: float, y: float, wide: float) -> tuple[str, float]:
    """Misfortune, the symbol that helps, and the odds of the next card in words."""
    say, scene = brush.texts.say, brush.scene
    found: list[tuple[str, str, str]] = []
    likely, bad = odds(state)
    if test.misfortune is not None:
        what = line(test.misfortune.steps, say)
        found.append(("wound", say("test-misfortune", now=misfortune(state), at=test.misfortune.at, what=what), ""))
    if test.symbol is not None:
        aid = brush.name("aid", str(test.symbol))
        found.append(("pouch", say("test-nudge" if test.bonus is Bonus.NUDGE else "test-settle", aid=aid), ""))
    if likely:
        coming = next_items(state)
        words = say("test-next", n=len(coming), percent=round(100 * bad), item=_told(brush, coming[0]))
        found.append(("deck", words, "odds"))
    parts = []
    for sign, words, class_ in found:
        body, tall = lines(x + 40, y + 24, words, wide - 54, scene.chrome.ink, *_NOTE[brush.narrow])
        parts.append(
            group(icon(sign, x + 20, y + 19, 22, scene.chrome.soft), body, **({"class_": class_} if class_ else {}))
        )
        y += max(32.0, tall + 12)
    return "".join(parts), y
