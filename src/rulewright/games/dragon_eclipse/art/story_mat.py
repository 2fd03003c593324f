"""What the party of a campaign carries, below its mystlings: purse, Items, Equipment, Secrets."""

from __future__ import annotations

from rulewright.svg.elements import group, rect, text, title
from rulewright.svg.icons import icon
from rulewright.svg.measure import fit

from ..model.campaign import Campaign
from ..model.state import DragonState
from ..model.story_words import SecretKind
from .brush import Brush

ROW = 30.0


def belongings(brush: Brush, state: DragonState, campaign: Campaign, x: float, y: float, w: float) -> tuple[str, float]:
    """Silver and Essence, then every card by its name; and how high that is."""
    parts = [_purse(brush, campaign, x, y, w)]
    y += ROW + 4
    bag = state.bag
    held = [("item", one, False) for one in bag.items] if bag is not None else []
    held += [("equipment", one, one in bag.spent) for one in bag.equipment] if bag is not None else []
    columns = 2
    wide = (w - 8) / columns
    for n, (kind, one, spent) in enumerate(held):
        parts.append(_thing(brush, kind, one, spent, x + n % columns * (wide + 8), y + n // columns * ROW, wide))
    y += -(-len(held) // columns) * ROW
    objects = [one for one in campaign.secrets if brush.content.journal.secrets[one].kind is SecretKind.OBJECT]
    for n, number in enumerate(objects):
        name = brush.texts.say.name("secret", str(number))
        parts.append(_secret(brush, number, name, x + n % columns * (wide + 8), y + n // columns * ROW, wide))
    return "".join(parts), y + -(-len(objects) // columns) * ROW + 4


def _purse(brush: Brush, campaign: Campaign, x: float, y: float, w: float) -> str:
    chrome = brush.scene.chrome
    found = []
    for n, (sign, word, value) in enumerate(
        (("silver", "silver", campaign.silver), ("essence", "essence", campaign.essence))
    ):
        left = x + 8 + n * w / 2
        found.append(
            group(
                title(f"{brush.name('word', word)} {value}"),
                icon(sign, left + 12, y + 14, 22, "#b5811d" if n == 0 else "#3f8f86"),
                text(left + 30, y + 20, f"{brush.name('word', word)}: {value}", 16, chrome.ink, font_weight="700"),
            )
        )
    return group(*found, id="purse")


def _thing(brush: Brush, kind: str, one: str, spent: bool, x: float, y: float, w: float) -> str:
    """An Item or Equipment; what was used up is faint."""
    told = brush.told(one)
    chrome = brush.scene.chrome
    (line, *_), size = fit(told.name, w - 40, 15, 1, 10)
    faint = {"opacity": "0.5"} if spent else {}
    return group(
        title(" ".join([told.name, *told.rules])),
        rect(x, y, w, ROW - 4, chrome.sunken, r=7, stroke=chrome.line, stroke_width=1),
        icon("pouch" if kind == "item" else "deck", x + 15, y + 13, 17, chrome.soft),
        text(x + 30, y + 18, line, size, chrome.ink),
        id=f"thing-{one}",
        **faint,
    )


def _secret(brush: Brush, number: int, name: str, x: float, y: float, w: float) -> str:
    chrome = brush.scene.chrome
    (line, *_), size = fit(name, w - 40, 15, 1, 10)
    return group(
        title(name),
        rect(x, y, w, ROW - 4, chrome.sunken, r=7, stroke=chrome.accent, stroke_width=1.2),
        icon("book", x + 15, y + 13, 16, chrome.accent),
        text(x + 30, y + 18, line, size, chrome.ink, font_style="italic"),
        id=f"object-{number}",
    )
