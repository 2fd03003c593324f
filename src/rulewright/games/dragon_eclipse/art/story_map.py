"""A Location map: the picture of a place with its Scripts, slots, tokens and overlays, and the event closing in."""

from __future__ import annotations

from rulewright.svg.elements import DISPLAY, at, circle, group, path, rect, text, title
from rulewright.svg.icons import icon
from rulewright.svg.palette import mix

from ..content.story import Location, Spot
from ..model.campaign import Adventure, Exploration
from ..model.state import DragonState
from ..model.story_words import Colour
from ..rules.campaign.exploration import visible
from .brush import Brush
from .followers import PAGE, followers_below
from .leaves import NARROW, READABLE, heading, leaf, lines
from .overlays import overlays, printed
from .pictures import MAP, WIDE, painted
from .pieces import figure

TIME = {Colour.BLUE: ("#2f6fb5", "#dcebf8"), Colour.RED: ("#b3321f", "#f8ddd6")}
TOKENS = {"A": "#2c6b34", "B": "#7a3a8a"}


def page(brush: Brush, state: DragonState, adventure: Adventure, here: Exploration) -> list[str]:
    """The whole page: the name, the map, the time."""
    wide = NARROW - 12 if brush.narrow else PAGE[0] - 36
    left = 6.0 if brush.narrow else 18.0
    scale = wide / WIDE
    top = 42.0 if brush.narrow else 62.0
    name = brush.texts.say.name("location", str(here.map))
    parts = [heading(left + wide / 2, top - 14, name, wide - 20, brush.scene, 24 if brush.narrow else 30, "middle")]
    parts.append(_place(brush, state, adventure, here, left, top, scale))
    foot = top + MAP * scale + 14
    parts.append(clock(brush, here, left, foot, wide))
    parts += _slots_by_the_clock(brush, here, left + wide, foot)
    foot += 14 + _clock_high(brush)
    if adventure.front:
        parts.append(_front(brush, adventure.front, left, foot, wide))
        foot += 50
    brush.size = (NARROW, round(foot + 6)) if brush.narrow else (PAGE[0], max(PAGE[1], round(foot + 10)))
    return [*parts, *followers_below(brush, state, foot)]


def _place(
    brush: Brush, state: DragonState, adventure: Adventure, here: Exploration, x: float, y: float, scale: float
) -> str:
    journal = brush.content.journal
    location = journal.locations[here.map]
    picture = journal.pictured.get(f"map {here.map}")
    wide, high = WIDE * scale, MAP * scale
    ground = (
        group(painted(picture, brush.theme, MAP), transform=f"translate({x:g} {y:g}) scale({scale:.4g})")
        if picture is not None
        else leaf(x, y, wide, high, brush.theme)
    )
    seen = visible(state)
    where = {spot.script: (x + wide * spot.x / 100, y + high * spot.y / 100, spot) for spot in location.places}
    parts = [ground]
    parts += overlays(brush, here, x, y, scale)
    for number in here.overlays:
        for script, (px, py) in printed(journal, number).items():
            where[script] = (x + wide * px / 100, y + high * py / 100, Spot(script))
    parts += _slots(brush, location, here, where)
    for script, (cx, cy, spot) in where.items():
        if script in seen:
            parts.append(_number(brush, adventure, here, script, spot, cx, cy))
    parts.append(_walkers(brush, state, adventure, where))
    return "".join(parts)


def _number(brush: Brush, adventure: Adventure, here: Exploration, script: str, spot: Spot, x: float, y: float) -> str:
    """A Script of the map: a booklet with its number; what is hidden only stands in the drawing."""
    id_ = f"place-{script}"
    read = any(one.script == script for one in adventure.read)
    if spot.hidden and not read:
        brush.glow_box(id_, x - 26, y - 18, 52, 34, 10)
        digits = script.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        return group(
            title(brush.say("map-something")),
            rect(x - 26, y - 18, 52, 34, "#000000", opacity="0"),
            text(x, y + 5, digits, 16, "#3a2b1c", "middle", font_family=DISPLAY, font_style="italic", opacity="0.62",
                 transform=f"rotate(-9 {x:g} {y:g})"),
            id=id_,
        )  # fmt: skip
    locked = script in here.locked
    brush.glow_box(id_, x - 36, y - 20, 72, 38, 10)
    ink = "#2c2117"
    paper = "#cbbd9c" if locked else "#fffaf0" if not read else "#f1e3c2"
    book = f"M{x - 32:g} {y - 13:g}q16-7 32 0q16-7 32 0v25q-16-7-32 0q-16-7-32 0z"
    say = "map-locked" if locked else "map-read" if read else "map-unread"
    return group(
        title(brush.say(say, script=script)),
        path(book, "#000000", opacity="0.3", transform="translate(2 3)"),
        path(book, paper, stroke=ink, stroke_width=1.8, stroke_linejoin="round"),
        path(f"M{x:g} {y - 13:g}v25", stroke=ink, stroke_width=0.8, opacity="0.3"),
        icon("lock", x - 18, y - 1, 16, ink) if locked else "",
        text(x + (8 if locked else 0), y + 6, script, 18, ink, "middle", font_family=DISPLAY, font_weight="bold"),
        circle(x + 30, y - 14, 5, brush.scene.chrome.good, stroke="#fffaf0", stroke_width=1.5)
        if read and not locked
        else "",
        id=id_,
    )


def _slots(
    brush: Brush, location: Location, here: Exploration, where: dict[str, tuple[float, float, Spot]]
) -> list[str]:
    laid = {one.slot: one.token for one in here.slots}
    found = []
    for slot in location.slots:
        if slot.beside in where:
            cx, cy, _ = where[slot.beside]
            found.append(_slot(brush, slot.slot, laid.get(slot.slot, ""), cx + 56, cy + 2))
    return found


def _slots_by_the_clock(brush: Brush, here: Exploration, right: float, y: float) -> list[str]:
    """DRE-279: slots that are beside no Script are beside the Time track."""
    laid = {one.slot: one.token for one in here.slots}
    loose = [one.slot for one in brush.content.journal.locations[here.map].slots if not one.beside]
    return [_slot(brush, slot, laid.get(slot, ""), right - 34 - 44 * n, y + 44) for n, slot in enumerate(loose)]


def _slot(brush: Brush, slot: str, token: str, x: float, y: float) -> str:
    told = brush.say("map-slot", slot=slot, token=token and brush.say(f"laid-{token}"), laid=int(bool(token)))
    body = token_disc(brush, token, x, y, 16) if token else ""
    return group(
        title(told),
        circle(x, y, 17, "#fffaf0", stroke="#2c2117", stroke_width=1.6, stroke_dasharray="5 4", opacity="0.92"),
        body or text(x, y + 5.5, slot, 16, "#2c2117", "middle", font_family=DISPLAY, font_weight="bold"),
        id=f"map-slot-{slot}",
    )


def token_disc(brush: Brush, token: str, x: float, y: float, r: float) -> str:
    """A token of the Journal: A, B, or the sign of an Element."""
    if token in TOKENS:
        return circle(x, y, r, TOKENS[token], stroke="#fffaf0", stroke_width=2) + text(
            x, y + r * 0.38, token, r * 1.1, "#fffaf0", "middle", font_family=DISPLAY, font_weight="bold"
        )
    wash = {str(element): wash for element, wash in brush.scene.elements.items()}[token]
    return circle(x, y, r, wash.base, stroke="#fffaf0", stroke_width=2) + icon(token, x, y, r * 1.3, "#fffaf0")


def _walkers(
    brush: Brush, state: DragonState, adventure: Adventure, where: dict[str, tuple[float, float, Spot]]
) -> str:
    """The mystlings of the Scenario stand where the last Script of the map was read."""
    last = next((one.script for one in reversed(adventure.read) if one.script in where), "")
    now = adventure.script if adventure.script in where else last
    if not now:
        return ""
    x, y, _ = where[now]
    members = [member for player in state.players for member in player.party]
    size = 50.0
    return group(
        *[
            figure(member.mystling, x - size * (0.2 + 0.85 * n), y - size - 10, size)
            for n, member in enumerate(members)
        ],
        pointer_events="none",
    )


# -- time ----------------------------------------------------------------------------------------------------------


def clock(brush: Brush, here: Exploration, x: float, y: float, wide: float) -> str:
    """DRE-271: the event face down, the spaces before it, and the Time token on its way there."""
    scene, say = brush.scene, brush.say
    location = brush.content.journal.locations[here.map]
    if here.time < 0 or not here.event:
        return (
            leaf(x, y, wide, _clock_high(brush), brush.theme)
            + lines(x + wide / 2, y + 58, say("map-no-event"), wide - 40, scene.chrome.soft, 17, 2, 14, "middle")[0]
        )
    deep, pale = TIME[Colour(here.colour)]
    spaces = max(location.track, here.time)
    step = min(84.0, (wide - 150) / max(1, spaces))
    parts = [leaf(x, y, wide, _clock_high(brush), brush.theme), _event_back(x + 18, y + 12, deep, pale, here.time == 0)]
    for n in range(1, spaces + 1):
        cx = x + 112 + step * (n - 0.5)
        reached = n >= here.time
        parts.append(path(f"M{cx - step + 18:.0f} {y + 44:.0f}h{step - 36:.0f}", stroke=scene.chrome.line,
                          stroke_width=2, stroke_dasharray="3 5") if n > 1 else "")  # fmt: skip
        parts.append(
            circle(
                cx, y + 44, 18, mix(scene.chrome.raised, deep, 0.12 if reached else 0.3), stroke=deep, stroke_width=2
            )
        )
        parts.append(text(cx, y + 50, str(n), 17, scene.chrome.ink, "middle", font_weight="bold"))
    tx = x + 112 + step * (here.time - 0.5) if here.time else x + 51
    parts.append(at(tx, y + 40, _token(deep)))
    words = say("table-time", colour=here.colour, now=here.time)
    more = say("map-event", colour=here.colour)
    left = x + 112
    down, most, least = (84, 2, READABLE) if brush.narrow else (86, 1, 13)
    parts.append(lines(left, y + down, more, wide - 126, scene.chrome.ink, 16, most, least)[0])
    brush.glow_box("time", x, y, wide, _clock_high(brush), 9)
    return group(title(f"{words} {more}"), *parts, id="time")


def _clock_high(brush: Brush) -> float:
    """A phone needs a second line for what the colour means."""
    return 122.0 if brush.narrow else 104.0


def _event_back(x: float, y: float, deep: str, pale: str, near: bool) -> str:
    return (
        rect(x, y, 66, 80, pale, r=7, stroke=deep, stroke_width=5 if near else 2.4)
        + circle(x + 33, y + 40, 20, stroke=deep, stroke_width=2)
        + path(f"M{x + 33:g} {y + 26:g}v14l9 7", stroke=deep, stroke_width=2.6, stroke_linecap="round")
    )


def _token(deep: str) -> str:
    """An hourglass."""
    return (
        circle(0, 4, 21, deep, stroke="#fffaf0", stroke_width=2.5)
        + path("M-8-8H8M-8 16H8M-7-8C-7 0-1 2-1 4S-7 8-7 16M7-8C7 0 1 2 1 4S7 8 7 16", stroke="#fffaf0",
               stroke_width=2.2, stroke_linecap="round")
    )  # fmt: skip


def _front(brush: Brush, tokens: tuple[str, ...], x: float, y: float, wide: float) -> str:
    """DRE-172: what lies in front of the party."""
    parts = [text(x + 8, y + 28, brush.say("map-front"), 16, brush.scene.chrome.ink)]
    for n, token in enumerate(tokens):
        parts.append(
            group(title(brush.say(f"laid-{token}")), token_disc(brush, token, x + wide - 26 - 44 * n, y + 22, 18))
        )
    return group(*parts)
