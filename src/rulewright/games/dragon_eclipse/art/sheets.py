"""Faces with creatures on them: Mystling and Enemy sheets, Taming cards, quests with their Exalted form, Summons."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random

from rulewright.svg.elements import DISPLAY, at, circle, path, polygon, rect, text
from rulewright.svg.face import Block, Ground, Mark, Row, flow, height_of
from rulewright.svg.icons import icon
from rulewright.svg.measure import fit
from rulewright.svg.palette import mix

from ..content.components import Enemy, Mystling, Nature, Quest, Stats, Summon, Taming
from ..effects import stats_text
from ..model.vocabulary import Element, Stat
from . import paper
from .colours import Wash
from .faces import SHADE, Subject, back, mark, numbered, stats_row
from .paper import GOLD, INK, SOFT, H, W, wash_of
from .portraits import creature, silhouette
from .shorthand import Sign, asked
from .vignettes import weather

ROMAN = ("", "I", "II", "III", "IV", "V")


def figure(mystling: str, element: Element, x: float, y: float, w: float, h: float, size: float) -> str:
    """A creature before the weather of its Element, in a window."""
    wash = wash_of(element)
    scale = size / 200
    art = at(x, y, weather(element, mystling, w, h)) + at(
        x + w / 2 - 100 * scale, y + h - 198 * scale, creature(mystling, "#fffaf0"), scale=scale
    )
    return paper.window(x, y, w, h, art, wash)


def values(stats: Stats) -> list[tuple[Stat, str]]:
    return [(stat, str(stats.of(stat))) for stat in Stat]


def _band(label: str, subject: Subject, stats: Stats, y: float, wash: Wash, strong: bool) -> str:
    """Statistics on a band; the side that this is for is told before them."""
    height = 30 if strong else 21
    (line,), size = fit(label, 52, 10 if strong else 9, 1, smallest=6, bold=True)
    return (
        rect(22, y, W - 44, height, wash.pale if strong else "#fffaf0", 6, opacity="0.85")
        + rect(22, y, W - 44, height, r=6, stroke=wash.deep, stroke_width=1 if strong else 0.7)
        + text(29, y + height / 2 + size * 0.36, line, size, wash.ink, font_weight="700")
        + stats_row(values(stats), 78, y + height / 2, W - 104, 14.5 if strong else 11.5, wash.ink)
    )


def tier_mark(x: float, y: float, tier: int, wash: Wash) -> str:
    """The Tier in Roman figures on a pennant."""
    return path(f"M{x - 15} {y - 17}h30v30l-15 8l-15 -8z", wash.deep, stroke=wash.pale, stroke_width=1.2) + text(
        x, y + 5, ROMAN[tier], 15, "#fffaf0", "middle", font_family=DISPLAY, font_weight="700"
    )


def _seals(nature: Nature, wash: Wash) -> str:
    """The main Element, and over its edge the subtype."""
    drawn = paper.seal(38, 36, 16, str(nature.element), wash)
    if nature.subtype is not None:
        drawn += paper.seal(56, 50, 8.5, str(nature.subtype), wash_of(nature.subtype), "subtype")
    return drawn


def mystling(subject: Subject) -> str:
    """A Mystling sheet; its other side has the statistics for PvP in front."""
    record: Mystling = subject.record
    wash = wash_of(record.element)
    drawn, defined = paper.sheet(wash, subject.theme)
    head = paper.heading(subject.told.name, wash, _seals(record, wash), tier_mark(W - 38, 36, record.tier, wash))
    blocks = _mystling_blocks(subject, record, wash)
    tall = max(96.0, min(150.0, H - 58 - 130 - height_of(blocks, W - 48, 12)))
    essence = icon("essence", W - 54, 58 + tall - 15, 17, wash.deep) + text(
        W - 42, 58 + tall - 9.5, str(record.essence), 15, wash.deep, font_family=DISPLAY, font_weight="700"
    )
    plate = rect(W - 66, 58 + tall - 27, 40, 24, "#fffaf0", 6, opacity="0.85")
    order = [("face-combat", record.stats, "combat"), ("face-pvp", record.pvp, "pvp")]
    if subject.back:
        order.reverse()
    y = 58 + tall + 20
    bands = _band(subject.say(order[0][0]), subject, order[0][1], y, wash, strong=True) + _band(
        subject.say(order[1][0]), subject, order[1][1], y + 34, wash, strong=False
    )
    body = (
        drawn
        + head
        + figure(record.id, record.element, 24, 58, W - 48, tall, tall + 8)
        + plate
        + essence
        + paper.caption(subject.told.line, 58 + tall + 13, size=10)
        + bands
        + flow(blocks, 24, y + 61, W - 48, H - y - 61 - 42, INK, 13.5, 7.5)
        + subject.ends()
    )
    return paper.finish(subject.told.name, body, defined)


def _mystling_blocks(subject: Subject, record: Mystling, wash: Wash) -> list[Block]:
    """Token limit, Special Abilities, and a line from the field guide."""
    blocks: list[Block] = []
    if record.tokens:
        words = subject.say("rule-tokens", n=record.tokens, limit=str(record.limit), element=str(record.element))
        blocks.append(Block((Row(words, mark(Sign("token"), wash.deep)),)))
    blocks.extend(subject.bonus(bonus, wash) for bonus in record.abilities)
    if subject.told.flavour:
        blocks.append(Block((Row(subject.told.flavour, italic=True, ink=SOFT),)))
    return blocks


def enemy(subject: Subject) -> str:
    """An Enemy sheet: statistics, Passive, an effect for each symbol, its Special Ability and setup."""
    record: Enemy = subject.record
    base = subject.content.nature_of[record.id]
    wash = wash_of(base.element)
    drawn, defined = paper.sheet(wash, subject.theme)
    head = paper.heading(subject.told.name, wash, _seals(base, wash), tier_mark(W - 38, 36, base.tier, wash))
    stats = subject.content.stats_of[record.id]
    say = subject.texts.say
    rows = []
    for symbol, effects in record.attacks.items():
        words = say.sentences([effect.text(say) for effect in effects])
        rows.append(Row(words, _token(symbol)))
    blocks = []
    if record.passive:
        words = say.sentences([frame.text(say) for frame in record.passive])
        blocks.append(Block((Row(say("rule-passive", what=words), mark(Sign("passive"), wash.ink)),)))
    blocks.append(Block(tuple(rows), _rule, 2))
    words = say.sentences([effect.text(say) for effect in record.special])
    label = say("face-special-slot", slot=record.slot)
    blocks.append(paper.zone(label, mark(Sign("special"), wash.ink), (Row(words, _slot(record.slot)),), wash))
    if record.setup:
        words = say.sentences([effect.text(say) for effect in record.setup])
        blocks.append(Block((Row(say("rule-setup", what=words), mark(Sign("setup"), wash.ink), italic=True),)))
    body = (
        drawn
        + head
        + figure(subject.content.figure_of[record.id], base.element, 24, 56, 116, 92, 100)
        + _numbers(subject, stats, 146, 56, wash)
        + _deck(subject, record, 146, 116)
        + flow(blocks, 22, 156, W - 44, H - 156 - 34, INK, 12.5, 7)
        + subject.ends()
    )
    return paper.finish(subject.told.name, body, defined)


def _token(symbol: str) -> Mark:
    def draw(x: float, y: float, size: float) -> str:
        return circle(x, y, size * 0.86, SHADE.deep) + icon(symbol, x, y, size * 1.15, "#fff6ee")

    return draw


def _slot(slot: int) -> Mark:
    return mark(Sign("slot", str(slot)), SHADE.deep)


def _rule(x: float, y: float, w: float, h: float) -> str:
    return rect(x, y, w, h, "#fffaf0", 5, opacity="0.55")


def _numbers(subject: Subject, stats: Stats, x: float, y: float, wash: Wash) -> str:
    """Statistics in two rows beside the portrait."""
    shown = values(stats)
    w = W - 24 - x
    health = next(value for stat, value in shown if stat is Stat.HEALTH)
    others = [(stat, value) for stat, value in shown if stat is not Stat.HEALTH]
    return (
        rect(x, y, w, 55, wash.pale, 7, opacity="0.85")
        + rect(x, y, w, 55, r=7, stroke=wash.deep, stroke_width=1)
        + icon("health", x + 15, y + 28, 21, wash.deep)
        + text(x + 27, y + 34.5, health, 19, wash.ink, font_family=DISPLAY, font_weight="700")
        + stats_row(others[:2], x + 56, y + 16, w - 57, 13.5, wash.ink)
        + stats_row(others[2:], x + 56, y + 40, w - 57, 13.5, wash.ink)
    )


def _deck(subject: Subject, record: Enemy, x: float, y: float) -> str:
    """How many cards of each symbol its deck has."""
    w = W - 24 - x
    drawn = rect(x, y, w, 32, "#fffaf0", 6, stroke=SHADE.deep, stroke_width=0.8)
    step = w / 3
    for n, (symbol, count) in enumerate(record.deck.items()):
        cx = x + step * (n + 0.5)
        drawn += circle(cx - 9, y + 16, 9, SHADE.deep) + icon(symbol, cx - 9, y + 16, 12.5, "#fff6ee")
        drawn += text(cx + 2, y + 20, f"×{count}", 11, INK, font_weight="700")
    return drawn


def _conditions(subject: Subject, base: Mystling, sheet: tuple[str, str], head: str, rows: Sequence[Block]) -> str:
    """A card that asks for something, under the creature that it is about."""
    body = (
        sheet[0]
        + head
        + figure(base.id, base.element, 24, 58, W - 48, 112, 122)
        + paper.caption(subject.told.line, 185)
        + flow(rows, 24, 192, W - 48, 192, INK, 13.5, 8)
        + subject.ends()
    )
    return paper.finish(subject.told.name, body, sheet[1])


def taming(subject: Subject) -> str:
    """A Taming card: its conditions in order; on the other side what a naturalist wrote about the creature."""
    record: Taming = subject.record
    base = subject.content.mystlings[subject.content.enemies[record.enemy].mystling]
    wash = wash_of(base.element)
    drawn, defined = paper.sheet(wash, subject.theme)
    head = paper.heading(subject.told.name, wash, paper.seal(38, 36, 16, "taming", wash), "")
    if subject.back:
        body = (
            drawn
            + head
            + _study(base.id, wash, 24, 58, W - 48, 104)
            + paper.caption(subject.say("face-trivia"), 178, size=12)
            + flow([Block(tuple(Row(rule) for rule in subject.told.rules))], 26, 186, W - 52, 198, INK, 12.5, 7.5)
            + subject.ends()
        )
        return paper.finish(subject.told.name, body, defined)
    say = subject.texts.say
    rows = []
    for number, condition in enumerate(record.conditions, 1):
        row = Row(say.sentence(condition.text(say)), numbered(number, wash))
        rows.append(Block((row,), _box(wash, asked(condition)), 8))
    return _conditions(subject, base, (drawn, defined), head, rows)


def _box(wash: Wash, sign: Sign) -> Ground:
    """A condition's place: its sign, large and pale, behind the words."""

    def ground(x: float, y: float, w: float, h: float) -> str:
        size = min(h - 6, 30)
        shown = icon(sign.icon, x + w - size * 0.6, y + h / 2, size, wash.base, "0.2") if sign.icon != "slot" else ""
        return (
            rect(x, y, w, h, wash.pale, 6, opacity="0.6")
            + shown
            + rect(x, y, w, h, r=6, stroke=wash.deep, stroke_width=0.9)
        )

    return ground


def _study(mystling: str, wash: Wash, x: float, y: float, w: float, h: float) -> str:
    """A silhouette with measuring lines, and its face beside it, as in an old book of animals."""
    scale = h * 0.94 / 200
    left = x + w * 0.05
    shadow = at(left, y + h * 0.04, silhouette(mystling, mix(wash.deep, INK, 0.5)), scale=scale)
    portrait = at(x + w - 200 * scale - w * 0.05, y + h * 0.04, creature(mystling, "#fffaf0"), scale=scale)
    lines = "".join(
        path(f"M{x + w * 0.44:.1f} {y + h * share:.1f}h{w * 0.12:.1f}", stroke=SOFT, stroke_width=1)
        for share in (0.1, 0.3, 0.5, 0.7, 0.9)
    )
    measure = path(f"M{x + w / 2:.1f} {y + h * 0.1:.1f}v{h * 0.8:.1f}", stroke=SOFT, stroke_width=1.2)
    ground = rect(x, y, w, h, mix(wash.pale, "#fffaf0", 0.6))
    return paper.window(x, y, w, h, ground + shadow + portrait + lines + measure, wash)


def quest(subject: Subject) -> str:
    """A quest: what it asks for; on the other side the Exalted form."""
    record: Quest = subject.record
    base = subject.content.mystlings[record.mystling]
    wash = wash_of(base.element)
    drawn, defined = paper.sheet(wash, subject.theme)
    say = subject.texts.say
    if subject.back:
        gold = Wash("#7a5207", GOLD, "#fbe9b6", "#5f3f04")
        rays = "".join(
            polygon(
                [
                    (150, 128),
                    (150 + 220 * cos(a), 128 + 220 * sin(a)),
                    (150 + 220 * cos(a + 0.1), 128 + 220 * sin(a + 0.1)),
                ],
                GOLD,
                opacity="0.4",
            )
            for a in (2 * pi * n / 18 for n in range(18))
        )
        art = rect(24, 58, W - 48, 150, "#fff3cf") + rays + circle(150, 136, 66, "#fffaf0", opacity="0.8")
        art += at(150 - 72, 62, creature(base.id, "#fff3cf"), scale=0.72)
        blocks = []
        if record.stats:
            words = say.sentence(stats_text(say, record.stats))
            blocks.append(Block((Row(words, mark(Sign("boost"), gold.ink), bold=True),)))
        blocks.extend(subject.bonus(bonus, gold) for bonus in record.abilities)
        if not record.abilities:
            blocks.append(Block((Row(say("face-same-abilities"), italic=True, ink=SOFT),)))
        body = (
            paper.sheet(gold, subject.theme)[0]
            + paper.heading(
                subject.texts.name("mystling", base.id), gold, paper.seal(38, 36, 16, "exalted", gold),
                paper.seal(W - 38, 36, 16, str(base.element), wash),
            )
            + paper.window(24, 58, W - 48, 150, art, gold)
            + paper.caption(subject.told.line, 224, size=12)
            + flow(blocks, 24, 234, W - 48, 150, INK, 14, 8)
            + subject.ends()
        )  # fmt: skip
        return paper.finish(subject.told.name, body, paper.sheet(gold, subject.theme)[1])
    head = paper.heading(subject.told.name, wash, paper.seal(38, 36, 16, "quest", wash), "")
    if record.story:
        rows = [Block((Row(say("face-story"), mark(Sign("quest"), wash.ink), italic=True),))]
    else:
        rows = [
            Block((Row(say.sentence(one.text(say)), numbered(number, wash)),), _box(wash, asked(one)), 7)
            for number, one in enumerate(record.conditions, 1)
        ]
    return _conditions(subject, base, (drawn, defined), head, rows)


def summon(subject: Subject) -> str:
    """A Summon: a small standing thing of its Element."""
    record: Summon = subject.record
    wash = wash_of(record.element)
    if subject.back:
        return back(subject, wash, "summon", subject.told.line)
    drawn, defined = paper.sheet(wash, subject.theme)
    right = paper.seal(W - 38, 36, 16, "summon", wash)
    head = paper.heading(subject.told.name, wash, paper.seal(38, 36, 16, str(record.element), wash), right)
    art = at(24, 58, weather(record.element, record.id, W - 48, 240)) + at(150, 190, _being(record, wash))
    body = (
        drawn
        + head
        + paper.window(24, 58, W - 48, 240, art, wash)
        + paper.caption(subject.told.line, 316)
        + rect(22, 328, W - 44, 44, wash.pale, 8, opacity="0.85")
        + rect(22, 328, W - 44, 44, r=8, stroke=wash.deep, stroke_width=1)
        + stats_row(values(record.stats), 28, 350, W - 56, 20, wash.ink)
        + subject.ends()
    )
    return paper.finish(subject.told.name, body, defined)


def _being(record: Summon, wash: Wash) -> str:
    """A body of wet colour with a face, its shadow, and its Element over its head; around 0 0."""
    chance = Random(f"being {record.id}")
    tall = 44 + record.stats.health * 9
    body = paper.blot(chance, 0, 20 - tall * 0.2, 54, tall, 0.09, 9)
    face = "".join(
        circle(x, 0, 8.5, INK) + circle(x - 2.5, -3, 2.6, "#ffffff") + circle(x, 17, 5, wash.deep, opacity="0.35")
        for x in (-20, 20)
    )
    mouth = path("M-12 22q12 9 24 0", stroke=INK, stroke_width=4, stroke_linecap="round")
    shadow = path(paper.blot(chance, 0, 92, 70, 11, 0.05), INK, opacity="0.22")
    halo = path(body, "#fffaf0", stroke="#fffaf0", stroke_width=12)
    ink = path(body, stroke=INK, stroke_width=3.6)
    return shadow + halo + path(body, wash.base) + ink + face + mouth + icon(str(record.element), 0, -98, 44, wash.deep)
