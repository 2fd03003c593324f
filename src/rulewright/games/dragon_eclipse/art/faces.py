"""Every component as a picture of its own, front and back, all with the same layout.

Name and type mark on top, a window with a picture, what it is, what it does row by row, then where it comes from.
Creatures are in `sheets.py`, the ground that they fight on in `grounds.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from rulewright.core.text import ComponentText
from rulewright.svg.elements import DISPLAY, at, circle, ellipse, group, path, rect, text
from rulewright.svg.face import Block, Mark, Row, flow, height_of
from rulewright.svg.icons import icon
from rulewright.svg.measure import fit
from rulewright.svg.palette import mix

from ..content.components import Attack, Bonus, Card, Corruption, Help
from ..effects import Trigger
from ..model.vocabulary import Aim, Pile, Stat
from . import paper
from .colours import Wash
from .paper import INK, H, W, wash_of
from .shorthand import Sign, draw_sign, gem, lead
from .vignettes import vignette, weather

if TYPE_CHECKING:
    from ..content.components import Content
    from ..table.texts import DragonTexts

SHADE = Wash("#33263a", "#6a5570", "#e2d6e0", "#2a1d30")
"""The wash of the Enemy's own cards."""


@dataclass(frozen=True)
class Subject:
    """One side of one component, and all that it takes to draw it."""

    record: Any
    told: ComponentText
    content: Content
    texts: DragonTexts
    theme: str
    back: bool

    @property
    def id(self) -> str:
        return self.told.id

    def say(self, message: str, /, **values: Any) -> str:
        return self.texts.say(message, **values)

    def rows(self, effects: Sequence[Any], ink: str = INK) -> tuple[Row, ...]:
        """Effects or frames, each with its sign."""
        say = self.texts.say
        return tuple(Row(say.sentence(one.text(say)), mark(lead(one), ink)) for one in effects)

    def bonus(self, bonus: Bonus, wash: Wash) -> Block:
        """A Bonus Action: what it costs, its name, what it does."""
        name = self.texts.name("bonus", bonus.id)
        return paper.zone(name, mark(Sign("cost", str(bonus.power)), wash.ink), self.rows(bonus.effects), wash)

    def ends(self, w: int = W, h: int = H) -> str:
        return paper.small_print(self.told.source, self.id, w, h)


def mark(sign: Sign, ink: str = INK) -> Mark:
    """A sign as the mark of a row."""
    return lambda x, y, size: draw_sign(sign, x, y, size * 1.38, ink, "#fffaf0")


def numbered(number: int, wash: Wash) -> Mark:
    """The number of a condition in its order."""

    def draw(x: float, y: float, size: float) -> str:
        letters = size * 0.95
        return circle(x, y, size * 0.82, wash.deep) + text(
            x, y + letters * 0.36, str(number), letters, "#fffaf0", "middle", font_family=DISPLAY, font_weight="700"
        )

    return draw


def stats_row(values: Sequence[tuple[Stat, str]], x: float, y: float, w: float, size: float, ink: str) -> str:
    """Statistics side by side, each an icon with its number."""
    step = w / len(values)
    drawn = []
    for n, (stat, value) in enumerate(values):
        cx = x + step * (n + 0.5)
        drawn.append(icon(str(stat), cx - size * 0.52, y, size * 1.05, ink))
        drawn.append(text(cx + size * 0.12, y + size * 0.36, value, size, ink, font_family=DISPLAY, font_weight="700"))
    return "".join(drawn)


# -- Action cards --------------------------------------------------------------------------------------------


def action(subject: Subject) -> str:
    """An Action card: active effects from top to bottom, then its Passive or Upgrade."""
    card: Card = subject.record
    wash = wash_of(card.element) if card.pile is not Pile.FATIGUE else SHADE
    if subject.back:
        return back(subject, wash_of(None), "specific", subject.say("face-back-action"))
    drawn, defined = paper.sheet(wash, subject.theme, rarity=card.rarity)
    kind = str(card.element) if card.element is not None else _PILES[card.pile]
    head = paper.heading(
        subject.told.name, wash, paper.seal(38, 36, 16, kind, wash), paper.rarity_mark(card.rarity, W - 38, 36)
    )
    blocks = action_blocks(subject, card, wash)
    # In steps, so that a card has few different pictures whatever the language.
    tall = max(100, min(190, (H - 58 - 66 - height_of(blocks, W - 48, 16)) // 18 * 18))
    top = 58 + tall
    body = (
        drawn
        + head
        + paper.window(24, 58, W - 48, tall, at(24, 58, vignette(card, W - 48, tall)), wash)
        + paper.caption(subject.told.line, top + 14)
        + flow(blocks, 24, top + 22, W - 48, H - top - 58, INK, 16, 8)
        + subject.ends()
    )
    return paper.finish(subject.told.name, body, defined)


_PILES = {
    Pile.STARTING: "flag",
    Pile.ADVANCEMENT_A: "upgrade",
    Pile.ADVANCEMENT_B: "boost",
    Pile.FATIGUE: "fatigue",
}
"""The type mark of cards without an Element."""


def action_blocks(subject: Subject, card: Card, wash: Wash) -> list[Block]:
    """What a card says: plain effects, the Trigger on a ground of its own, what lasts under its label."""
    blocks: list[Block] = []
    plain: list[Any] = []
    for effect in card.effects:
        if triggers(effect):
            if plain:
                blocks.append(Block(subject.rows(plain)))
                plain = []
            blocks.append(Block(subject.rows([effect]), _dashed(wash), 5))
        else:
            plain.append(effect)
    if plain:
        blocks.append(Block(subject.rows(plain)))
    for label, sign, frames in (("passive", "passive", card.passive), ("upgrade", "upgrade", card.upgrade)):
        if frames:
            rows = subject.rows(frames)
            blocks.append(paper.zone(subject.say(f"face-{label}"), mark(Sign(sign), wash.ink), rows, wash))
    return blocks


def triggers(effect: Any) -> bool:
    """Whether another card may be resolved by this one."""
    inside = (*getattr(effect, "effects", ()), *(one for option in getattr(effect, "options", ()) for one in option))
    return isinstance(effect, Trigger) or any(triggers(one) for one in inside)


def _dashed(wash: Wash) -> Callable[[float, float, float, float], str]:
    def ground(x: float, y: float, w: float, h: float) -> str:
        return rect(x, y, w, h, "#fff6d6", 6, opacity="0.9") + rect(
            x, y, w, h, r=6, stroke=wash.deep, stroke_width=1.1, stroke_dasharray="5 3"
        )

    return ground


# -- small cards ---------------------------------------------------------------------------------------------


def attack(subject: Subject) -> str:
    """An Enemy Attack card: one large symbol, and for two players whom it is aimed at."""
    card: Attack = subject.record
    if subject.back:
        return back(subject, SHADE, "claw", subject.say("face-back-enemy"))
    drawn, defined = paper.sheet(SHADE, subject.theme)
    players = paper.seal(W - 38, 36, 16, "crowd" if card.players == 2 else "one", SHADE)
    head = paper.heading(subject.told.name, SHADE, paper.seal(38, 36, 16, str(card.symbol), SHADE), players)
    chance = Random(card.id)
    scratches = "".join(
        path(
            f"M{x:.0f} {y:.0f}q{14:.0f} {40:.0f} {chance.uniform(-8, 8):.0f} {92:.0f}",
            stroke=SHADE.base,
            stroke_width=4,
        )
        for x, y in ((60, 80), (78, 74), (218, 150), (236, 146))
    )
    art = at(24, 58, weather(None, card.id, W - 48, 232)) + group(scratches, opacity="0.5")
    big = circle(W / 2, 174, 84, "#fffaf0", opacity="0.82") + icon(card.symbol, W / 2 + 5, 179, 132, SHADE.base, "0.6")
    aim = ""
    if card.players == 2:
        colour = "#a82a1c" if card.aim is Aim.TAUNT else "#1d6b66"
        sign = "taunt" if card.aim is Aim.TAUNT else "target"
        aim = circle(W / 2, 306, 25, "#fffaf0", stroke=colour, stroke_width=2.4) + icon(sign, W / 2, 306, 32, colour)
    body = (
        drawn
        + head
        + paper.window(24, 58, W - 48, 232, art + big + icon(card.symbol, W / 2, 174, 132, INK), SHADE)
        + aim
        + flow([Block((Row(subject.told.line),))], 26, 334, W - 52, 50, INK, 14)
        + subject.ends()
    )
    return paper.finish(subject.told.name, body, defined)


def help_card(subject: Subject) -> str:
    """A Help card: a Bonus Action of everybody or of an Element."""
    record: Help = subject.record
    wash = wash_of(record.element)
    if subject.back:
        return back(subject, wash, str(record.element or "star"), subject.told.line)
    drawn, defined = paper.sheet(wash, subject.theme)
    left = paper.seal(38, 36, 16, str(record.element or "star"), wash)
    head = paper.heading(subject.told.name, wash, left, gem(W - 38, 36, 18, str(record.power)))
    sign = lead(record.effects[0]).icon
    art = (
        at(24, 58, weather(record.element, record.id, W - 48, 150))
        + circle(W / 2, 133, 56, "#fffaf0", opacity="0.8")
        + icon(sign, W / 2 + 4, 137, 88, wash.base, "0.7")
        + icon(sign, W / 2, 133, 88, mix(wash.deep, INK, 0.3))
    )
    body = (
        drawn
        + head
        + paper.window(24, 58, W - 48, 150, art, wash)
        + paper.caption(subject.told.line, 224)
        + flow(
            [
                paper.zone(
                    subject.say("face-cost", power=record.power),
                    mark(Sign("cost", str(record.power))),
                    subject.rows(record.effects),
                    wash,
                )
            ],
            24, 234, W - 48, 146, INK, 15,
        )
        + subject.ends()
    )  # fmt: skip
    return paper.finish(subject.told.name, body, defined)


def corruption(subject: Subject) -> str:
    """A Corruption card: what grows on the Enemy, and what it adds."""
    record: Corruption = subject.record
    wash = Wash("#3d1440", "#8a3a86", "#ecd0e6", "#3d1440")
    if subject.back:
        return back(subject, wash, "corruption", subject.told.line)
    drawn, defined = paper.sheet(wash, subject.theme)
    letter = ""
    if record.letter:
        letter = circle(W - 38, 36, 16, wash.deep) + text(
            W - 38, 43, record.letter, 20, "#fffaf0", "middle", font_family=DISPLAY, font_weight="700"
        )
    head = paper.heading(subject.told.name, wash, paper.seal(38, 36, 16, "corruption", wash), letter)
    chance = Random(record.id)
    creep = "".join(
        paper.wet(paper.blot(chance, chance.uniform(40, 260), chance.uniform(80, 260), chance.uniform(16, 44),
                             chance.uniform(14, 34), 0.35), wash.base, wash.deep, 0.4)
        for _ in range(11)
    )  # fmt: skip
    big = icon("corruption", W / 2, 168, 120, wash.deep)
    values = [(stat, f"+{n}") for stat, n in record.stats.items()]
    body = (
        drawn
        + head
        + paper.window(24, 58, W - 48, 224, rect(24, 58, W - 48, 224, "#f3e2ee") + creep
                       + ellipse(W / 2, 168, 74, 72, "#fffaf0", opacity="0.7") + big, wash)
        + paper.caption(subject.told.line, 300, lines=2)
        + stats_row(values, 40, 338, W - 80, 28, wash.ink)
        + flow([Block(tuple(Row(rule) for rule in subject.told.rules))], 26, 360, W - 52, 26, INK, 13)
        + subject.ends()
    )  # fmt: skip
    return paper.finish(subject.told.name, body, defined)


def booster(subject: Subject) -> str:
    """A Booster: the cards that are in it."""
    wash = wash_of(None)
    if subject.back:
        return back(subject, wash, "booster", subject.say("face-back-booster"))
    drawn, defined = paper.sheet(wash, subject.theme)
    elements = dict.fromkeys(subject.content.cards[card].element for card in subject.record.cards)
    marks = "".join(
        paper.seal(W / 2 + (n - (len(elements) - 1) / 2) * 40, 78, 15, str(element), wash_of(element))
        for n, element in enumerate(elements)
        if element is not None
    )
    names = tuple(
        Row(subject.texts.name("card", card), mark(Sign(str(subject.content.cards[card].rarity))))
        for card in subject.record.cards
    )
    body = (
        drawn
        + paper.heading(subject.told.name, wash, paper.seal(38, 36, 16, "booster", wash), "")
        + marks
        + paper.caption(subject.told.line, 112)
        + flow([Block(names)], 30, 120, W - 60, 262, INK, 13)
        + subject.ends()
    )
    return paper.finish(subject.told.name, body, defined)


# -- backs ---------------------------------------------------------------------------------------------------


def back(subject: Subject, wash: Wash, sign: str, words: str) -> str:
    """What is seen of a card that lies face down: the same for all of its deck."""
    body, defined = card_back(wash, sign, words)
    return paper.finish(subject.told.name, body, defined)


def card_back(wash: Wash, sign: str, words: str) -> tuple[str, str]:
    """The two moons before the sun, and a word; and the gradients that it needs."""
    _, defined = paper.sheet(wash, "dark")
    chance = Random(words + sign)
    blots = "".join(
        path(paper.blot(chance, chance.uniform(0, W), chance.uniform(0, H), 60, 44, 0.3), wash.deep, opacity="0.25")
        for _ in range(9)
    )
    rays = "".join(
        path("M0 -74L4.500 -104L-4.500 -104Z", "#f0cf86", opacity="0.8", transform=f"rotate({n * 22.5:g})")
        for n in range(16)
    )
    sun = (
        rays
        + circle(0, 0, 66, "#f4d58d", stroke="#fff3d0", stroke_width=2)
        + circle(-16, 10, 47, mix(wash.deep, "#000000", 0.45))
        + circle(22, -18, 34, wash.deep, stroke="#fff3d0", stroke_width=1.2)
    )
    lines, size = fit(words, W - 70, 20, 2, smallest=11, bold=True)
    told = "".join(
        text(W / 2, 360 + n * size * 1.1, line, size, "#fff6e0", "middle", font_family=DISPLAY, font_weight="700")
        for n, line in enumerate(lines)
    )
    body = (
        group(rect(0, 0, W, H, "url(#f-board)"), blots, clip_path="url(#f-card)")
        + rect(0.75, 0.75, W - 1.5, H - 1.5, r=15.5, stroke=mix(wash.deep, "#000000", 0.5), stroke_width=1.5)
        + rect(12, 12, W - 24, H - 24, r=9, stroke="#f0cf86", stroke_width=1.8)
        + rect(17, 17, W - 34, H - 34, r=6, stroke="#f0cf86", stroke_width=0.7)
        + at(W / 2, 168, sun)
        + circle(W / 2, 300, 24, "#fff6e0", opacity="0.95")
        + icon(sign, W / 2, 300, 32, wash.deep)
        + told
    )
    return body, defined


# -- all of them ---------------------------------------------------------------------------------------------


def picture(content: Content, id: str, texts: DragonTexts, theme: str, back: bool) -> str:
    """A component as an SVG document of its own; its name is that of its front on both sides."""
    from .grounds import arena, arena_map
    from .sheets import enemy, mystling, quest, summon, taming
    from .things import thing

    drawings: dict[str, Callable[[Subject], str]] = {
        "cards": action,
        "mystlings": mystling,
        "enemies": enemy,
        "tamings": taming,
        "quests": quest,
        "summons": summon,
        "helps": help_card,
        "attacks": attack,
        "corruptions": corruption,
        "arenas": arena,
        "maps": arena_map,
        "boosters": booster,
        "items": thing,
        "equipment": thing,
        "mysteries": thing,
        "artifacts": thing,
        "trails": thing,
    }
    told = texts.component(id, back=back)
    table = next(name for name in drawings if id in content.tables[name])
    return drawings[table](Subject(content.tables[table][id], told, content, texts, theme, back))
