"""The camp: the parties between Combats, whom they have met, and how the game ended."""

from __future__ import annotations

from collections.abc import Collection

from rulewright.core.record import Decision
from rulewright.svg.elements import DISPLAY, at, circle, group, path, rect, text, title
from rulewright.svg.icons import icon
from rulewright.svg.palette import mix

from ..model.state import DragonState, Member
from ..rules.party import health_of
from .auras import aura
from .brush import Brush
from .leaves import NARROW, heading, leaf, lines
from .pieces import crest, figure

W, H = 300.0, 380.0


def camp(brush: Brush, state: DragonState) -> list[str]:
    """The parties of the seats, and the way so far."""
    if brush.narrow:
        return _narrow(brush, state)
    if brush.state.outcome is None:
        return [*parties(brush, state), _way(brush)]
    if state.mode != "duel":
        return [ending(brush), *parties(brush, state), _way(brush)]
    side = group(*parties(brush, state), transform="translate(-190 0)")
    return [ending(brush), side, _opponent(brush, 800, 316)]


def _opponent(brush: Brush, x: float, y: float) -> str:
    """The Enemy of the duel: tamed it sits in the light, beaten it is a shadow."""
    state, scene = brush.state, brush.scene
    enemy = brush.content.enemies[state.met[-1]]
    element, who = brush.content.nature_of[enemy.id].element, brush.content.figure_of[enemy.id]
    won = state.result == "win"
    body = group(figure(who, x + 8, y + 10, 284), opacity="0.45") if won else figure(who, x, y, 300)
    return group(
        title(brush.name("enemy", enemy.id)),
        circle(x + 150, y + 160, 168, scene.chrome.raised, stroke=scene.foe.base, stroke_width=5,
               stroke_dasharray="16 9"),
        at(x + 24, y + 34, aura(element, brush.theme), scale=1.26),
        body,
        crest(scene.foe, x + 30, y + 40, 56),
        icon("taming", x + 274, y + 280, 62, scene.chrome.good) if state.result == "tame" else "",
        heading(x + 150, y + 376, brush.name("enemy", enemy.id), 380, scene, 28, "middle"),
        id="met",
    )  # fmt: skip


def fighters(brush: Brush, state: DragonState, asked: Decision) -> list[str]:
    """Who of the party fights next."""
    offered = {str(getattr(choice, "mystling", "")) for choice in asked.choices}
    if brush.narrow:
        return _narrow(brush, state, offered, asked.seat)
    return [*parties(brush, state, offered, asked.seat), _way(brush)]


def _narrow(brush: Brush, state: DragonState, offered: Collection[str] = (), asked: int = -1) -> list[str]:
    """The camp on a phone: how it ended, the way so far, then each party in rows of three, and the last opponent."""
    way = _way(brush)
    y = 8.0
    parts = []
    if state.over:
        parts.append(group(ending(brush), transform=f"translate({NARROW / 2 - 600 * 0.72:g} -16) scale(0.72)"))
        y += 76
    if way:
        first = _stations(brush)[0] - 85
        parts.append(group(way, transform=f"translate(0 {y - first * 0.45:g}) scale(0.45)"))
        y += 100
    w, h = (NARROW - 12) / 3, 224.0
    for seat, player in enumerate(state.players):
        row: list[str] = []
        top = y
        if len(state.players) == 2:
            row.append(crest(brush.scene.seats[seat], 28, y + 22, 32))
            row.append(heading(52, y + 30, brush.texts.seat(seat), 340, brush.scene, 22))
            row += [icon("legendary", NARROW - 30 - 34 * n, y + 22, 30, "#c98a12") for n in range(player.wins)]
            y += 44
        left = (NARROW - min(3, len(player.party)) * w) / 2
        for n, member in enumerate(player.party):
            box = (left + n % 3 * w + 3, y + n // 3 * h, w - 6, h - 8)
            row.append(_of_party(brush, state, seat, n, member, box, offered, asked))
        y += -(-max(1, len(player.party)) // 3) * h
        named = {}
        if len(state.players) == 2:
            brush.glow_box(f"mystling-{seat + 1}", 4, top, NARROW - 8, y - top, 14)
            named = {"id": f"mystling-{seat + 1}"}
        parts.append(group(title(brush.texts.seat(seat)), *row, **named))
    if state.over and state.mode == "duel":
        parts.append(
            group(_opponent(brush, 0, 0), transform=f"translate({NARROW / 2 - 150 * 0.7:g} {y + 8:g}) scale(0.7)")
        )
        y += 290
    brush.size = (NARROW, max(round(y + 4), NARROW + 1))
    return parts


def parties(brush: Brush, state: DragonState, offered: Collection[str] = (), asked: int = -1) -> list[str]:
    """A row for each seat; members that may be picked have the id of a pick."""
    players = state.players
    parts = []
    for seat, player in enumerate(players):
        count = max(1, len(player.party))
        alone = len(players) == 1
        w = min(W if alone else 236.0, 1080 / count - 14)
        high = H if alone else 318.0
        over = state.over
        top = (200.0 + 60 * over if alone else 150.0 + 40 * over) + seat * (high + (62 if not over else 56))
        left = (1200 - count * (w + 14) + 14) / 2
        row: list[str] = []
        if len(players) == 2:
            brush.glow_box(f"mystling-{seat + 1}", left - 12, top - 48, count * (w + 14) + 10, high + 58, 14)
            row.append(crest(brush.scene.seats[seat], left + 18, top - 22, 34))
            row.append(heading(left + 44, top - 14, brush.texts.seat(seat), 420, brush.scene, 22))
            if state.mode == "pvp_challenge":
                for n in range(player.wins):
                    row.append(icon("legendary", left + count * (w + 14) - 34 - 34 * n, top - 22, 30, "#c98a12"))
        for n, member in enumerate(player.party):
            box = (left + n * (w + 14), top, w, high)
            row.append(_of_party(brush, state, seat, n, member, box, offered, asked))
        # With two players the whole row stands for its seat, where a question is about a player.
        named = {"id": f"mystling-{seat + 1}"} if len(players) == 2 else {}
        parts.append(group(title(brush.texts.seat(seat)), *row, **named))
    return parts


def _of_party(
    brush: Brush,
    state: DragonState,
    seat: int,
    n: int,
    member: Member,
    box: tuple[float, float, float, float],
    offered: Collection[str],
    asked: int,
) -> str:
    """A member of a party; the seat that is asked has picks."""
    picked = seat == asked and member.mystling in offered
    id_ = f"pick-{member.mystling}" if seat == asked else f"party-{seat + 1}-{n + 1}"
    if picked:
        brush.glow_box(id_, *box, 9)
    return _member(brush, member, health_of(state, member), *box, id_, asked < 0 or picked or seat != asked)


def _member(
    brush: Brush,
    member: Member,
    health: int,
    x: float,
    y: float,
    w: float,
    h: float,
    id_: str,
    fit: bool,
) -> str:
    """A Mystling at rest: its picture, the Health that it has left, Fatigue, an Exalted form's crown."""
    scene = brush.scene
    mystling = brush.content.mystlings[member.mystling]
    wash = scene.elements[mystling.element]
    size = min(w - 24, h - 104)
    left = max(0, health - member.damage)
    share = left / health if health else 0
    colour = "#3c8a45" if share > 0.5 else "#c98a12" if share > 0.25 else "#c02617"
    name = brush.name("mystling", mystling.id)
    parts = [
        leaf(x, y, w, h, brush.theme, wash.base),
        at(x + (w - size) / 2, y + 10, aura(mystling.element, brush.theme), scale=size / 200),
        figure(mystling.id, x + (w - size) / 2, y + 8, size),
        heading(x + w / 2, y + h - 64, name, w - 20, scene, 21, "middle"),
        rect(x + 18, y + h - 50, w - 36, 24, scene.chrome.sunken, r=12, stroke=scene.chrome.line, stroke_width=1.5),
        rect(x + 21, y + h - 47, max(0.0, (w - 42) * share), 18, colour, r=9) if left else "",
        icon("health", x + 24, y + h - 38, 24, "#b3261e"),
        text(x + w / 2 + 6, y + h - 31, f"{left} / {health}", 18, "#ffffff", "middle", font_weight="bold",
             stroke="#1d1510", stroke_width=3, paint_order="stroke"),
    ]  # fmt: skip
    sx = x + 26
    for sign, n in (("deck", len(member.cards) - len(member.removed)), ("fatigue", member.fatigue)):
        if n:
            parts.append(icon(sign, sx, y + h - 13, 16, scene.chrome.soft))
            parts.append(text(sx + 12, y + h - 8, str(n), 16, scene.chrome.ink, font_weight="bold"))
            sx += 48
    if member.exalted:
        parts.append(icon("exalted", x + w - 26, y + 28, 34, "#c98a12"))
    if member.retired:
        parts.append(icon("legendary", x + 28, y + 28, 32, "#c98a12"))
    faint = {} if fit else {"opacity": "0.35"}
    return group(title(brush.say("board-body", name=name, left=left, health=health)), *parts, id=id_, **faint)


def _way(brush: Brush) -> str:
    """The duels of a series as stations of a path: whom one has met, what is still ahead."""
    state, scene = brush.state, brush.scene
    if state.mode != "gauntlet":
        return ""
    most = state.options.duels
    y, r = _stations(brush)
    step = 900 / most
    left = 600 - step * (most - 1) / 2
    parts = [
        path(f"M{left:g} {y:g}H{left + step * (most - 1):g}", stroke=scene.stain, stroke_width=6,
             stroke_dasharray="2 14", stroke_linecap="round")
    ]  # fmt: skip
    for n in range(most):
        x = left + step * n
        met = state.met[n] if n < len(state.met) else ""
        now = n == state.duel - 1 and not state.over
        edge = scene.glow if now else scene.chrome.line
        parts.append(circle(x, y, r, scene.chrome.raised, stroke=edge, stroke_width=5 if now else 2.5))
        if met:
            parts.append(figure(brush.content.figure_of[met], x - r * 0.86, y - r * 0.9, r * 1.72))
        else:
            parts.append(text(x, y + r * 0.28, str(n + 1), r * 0.8, scene.chrome.line, "middle", font_family=DISPLAY))
    lives = state.options.lives
    alone = state.seats == 1
    for n in range(lives):
        kept = n < lives - state.lost
        x, low = (600 + (n - (lives - 1) / 2) * 40, y + r + 30) if alone else (1068 + 34 * n, y)
        parts.append(icon("health", x, low, 30, "#b3261e" if kept else scene.chrome.line))
    return group(title(brush.say("board-duel", n=max(1, state.duel), most=most)), *parts, id="way")


def _stations(brush: Brush) -> tuple[float, float]:
    """Where the middle of the path lies, and how large its stations are."""
    state = brush.state
    if state.seats == 1:
        return (790.0 if state.over else 740.0), 70.0
    return (925.0 if state.over else 905.0), 34.0


def ending(brush: Brush) -> str:
    """The last ribbon: won, tamed or lost, and the score."""
    state, scene = brush.state, brush.scene
    outcome = state.outcome
    assert outcome is not None
    winners = outcome.winners
    together = state.mode in ("duel", "gauntlet")
    if together:
        result = state.result if state.mode == "duel" else ("win" if winners else "lose")
        words = brush.name("result", result)
        sign = {"tame": "taming", "win": "legendary", "lose": "fatigue"}[result]
        colour = {"tame": "#2c6b34", "win": "#b5811d", "lose": "#6a5570"}[result]
    else:
        words = brush.say("board-winner", name=brush.texts.seat(winners[0]))
        sign, colour = "legendary", scene.seats[winners[0]].base
    w, x, y = 620.0, 290.0, 40.0
    dark = mix(colour, "#000000", 0.4)
    tails = f"M{x - 46:g} {y + 22:g}h70v66h-70l22-33zM{x + w + 46:g} {y + 22:g}h-70v66h70l-22-33z"
    written, _ = lines(600 + 22, y + 52, words, w - 150, "#fffaf0", 36, 1, 18, "middle", bold=True)
    points = " : ".join([str(score) for score in (outcome.scores[:1] if together else outcome.scores)])
    return group(
        title(words),
        path(tails, dark),
        rect(x, y, w, 72, colour, r=8, stroke=mix(colour, "#ffffff", 0.4), stroke_width=2),
        icon(sign, x + 50, y + 36, 46, "#fffaf0"),
        written,
        circle(x + w - 44, y + 36, 27, "#fffaf0"),
        text(x + w - 44, y + 46, points, 26 if len(points) < 3 else 22, dark, "middle", font_weight="bold"),
        id="ending",
    )
