"""The story of a Run that is over: how it ended, what every fight cost, the deck at the end, what was marked."""

from __future__ import annotations

from rulewright.svg.elements import group, path, rect, text, title
from rulewright.svg.icons import icon
from rulewright.svg.measure import fit
from rulewright.svg.palette import mix

from ..model.run import Bout, Run
from ..model.state import DragonState
from ..table.run_notes import ended_told, figures_told, notes_of, score_of
from ..table.run_texts import met_name
from . import run_side
from .brush import Brush
from .leaves import NARROW, heading, leaf, lines
from .pieces import figure

LOSE = "lose"


def story(brush: Brush, state: DragonState, run: Run, x: float, y: float, w: float, h: float) -> list[str]:
    """The fights as bars, what ended the Run, the deck; on a phone below each other."""
    scene, notes = brush.scene, notes_of(state)
    small = brush.least(15, 16.5)
    wide = w if brush.narrow else w * 0.62
    high = 372.0 if brush.narrow else h
    parts = [leaf(x, y, wide, high, brush.theme)]
    ended = ended_told(notes, brush.texts)
    if brush.narrow:
        drawn, first = lines(x + 18, y + 32, ended, wide - 36, scene.chrome.ink, 20, 2, 16.5, bold=True)
        parts.append(drawn)
        y, high = y + first - 24, high - first + 24
    else:
        parts.append(heading(x + 18, y + 34, ended, wide - 36, scene, 22))
    drawn, took = lines(
        x + 18,
        y + 60,
        figures_told(notes, brush.texts),
        wide - 36,
        scene.chrome.ink,
        small,
        4 if brush.narrow else 3,
        brush.least(12, 16.5),
    )
    parts.append(drawn)
    score = score_of(notes)
    parts.append(
        text(x + wide - 18, y + high - 14, f"{brush.say('run-score')}: {score}", small, scene.chrome.soft, "end")
    )
    top = y + 66 + took
    parts.append(text(x + 18, top + 12, brush.say("run-fights"), small, scene.chrome.soft))
    parts.extend(_bars(brush, run.bouts, x + 18, top + 22, wide - 36, y + high - top - 58))
    if brush.narrow:
        y += high + 8
        for seat in range(state.seats):
            parts.append(run_side.deck(brush, state, run, seat, x, y, w, 222))
            y += 230
        brush.size = (NARROW, y)
        return [group(*parts, id="story")]
    left = x + wide + 12
    each = (h - 12 * (state.seats - 1)) / state.seats
    for seat in range(state.seats):
        if state.players[seat].party:
            parts.append(run_side.deck(brush, state, run, seat, left, y + seat * (each + 12), w - wide - 12, each))
    return [group(*parts, id="story")]


def _bars(brush: Brush, bouts: tuple[Bout, ...], x: float, y: float, w: float, h: float) -> list[str]:
    """A bar for each fight: its damage, whom it was against, a star for a Boss, a cross where it was lost."""
    if not bouts:
        return []
    scene, content = brush.scene, brush.content
    most = max([1, *[sum([max(0, n) for n in bout.damage]) for bout in bouts]])
    step = min(96.0, w / len(bouts))
    face = min(step * 0.8, 54.0)
    room = h - face - 26
    y, room = y + 18, room - 18
    parts = []
    for n, bout in enumerate(bouts):
        cx = x + step * (n + 0.5)
        harm = sum([max(0, one) for one in bout.damage])
        tall = max(3.0, room * harm / most)
        lost = bout.result == LOSE
        colour = scene.chrome.danger if lost else mix(scene.chrome.good, scene.glow, 0.5 if bout.boss else 0.0)
        told = f"{brush.name('enemy', bout.enemy)} ({brush.name('tier', str(bout.tier))}): {harm}"
        words, size = fit(met_name(brush.texts, bout.enemy), step - 4, 13, 2, 9)
        parts.append(
            group(
                title(told),
                rect(cx - step * 0.3, y + room + 4 - tall, step * 0.6, tall, colour, r=4),
                text(
                    cx,
                    y + room - tall,
                    str(harm),
                    brush.least(15, 16.5),
                    scene.chrome.ink,
                    "middle",
                    font_weight="bold",
                ),
                figure(content.figure_of[bout.enemy], cx - face / 2, y + room + 6, face),
                icon("star", cx + face * 0.42, y + room + 14, 16, scene.glow) if bout.boss else "",
                path(f"M{cx - 9:.1f} {y + room + 14:.1f}l18 18m0-18l-18 18", stroke=scene.chrome.danger, stroke_width=4)
                if lost
                else "",
                *[
                    text(cx, y + room + face + 16 + size * 1.05 * row, line, size, scene.chrome.soft, "middle")
                    for row, line in enumerate(words)
                    if not brush.narrow
                ],
            )
        )
    return parts
