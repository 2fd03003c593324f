"""How far a Scenario and the campaign have come: a share of the way to the final Script, and the sky in small."""

from __future__ import annotations

from collections import deque
from math import pi
from typing import TYPE_CHECKING

from rulewright.svg.elements import circle, group, tag, title

from ..content.story import FINAL, Journal
from ..instructions import every_step
from ..model.campaign import Adventure, Campaign

if TYPE_CHECKING:
    from .texts import DragonTexts

EVENING = 10
"""This many Scenarios are played in most campaigns: then both moons stand before the sun."""

_WAYS: dict[tuple[int, str], dict[str, int]] = {}


def distances(journal: Journal, letter: str) -> dict[str, int]:
    """For each source of instructions of a Scenario: how many Scripts are at least between it and the final one."""
    key = (id(journal), letter)
    found = _WAYS.get(key)
    if found is None:
        found = _WAYS[key] = _measure(journal, f"{letter}{FINAL}")
    return found


def _measure(journal: Journal, final: str) -> dict[str, int]:
    before: dict[str, set[str]] = {}
    for source, steps in journal.sources():
        for step in every_step(steps):
            for to in _targets(journal, step):
                before.setdefault(to, set()).add(source)
    far = {final: 0}
    queue = deque([final])
    while queue:
        here = queue.popleft()
        for source in before.get(here, ()):
            if source not in far:
                far[source] = far[here] + 1
                queue.append(source)
    return far


def _targets(journal: Journal, step: object) -> list[str]:
    """Where an instruction leads: Scripts, outcomes of a Test, ends of a Combat, the event that is laid."""
    found = [getattr(step, "to", "")]
    use = getattr(step, "use", "")
    if use in journal.tests:
        found += [f"test {use} {at}" for at in range(len(journal.tests[use].rows))]
    if use in journal.combats:
        combat = journal.combats[use]
        found += [combat.lose, combat.tame, combat.win, combat.instead]
    event = getattr(step, "event", 0) or (getattr(step, "secret", 0) if hasattr(step, "colour") else 0)
    if event:
        found.append(f"secret {event}")
    return [to for to in found if to]


def share_of(journal: Journal, adventure: Adventure | None) -> float:
    """How much of a Scenario lies behind, from 0 to 1; it never falls."""
    if adventure is None or adventure.letter not in journal.scenarios:
        return 0.0
    far = distances(journal, adventure.letter)
    whole = far.get(journal.scenarios[adventure.letter].start, 0)
    if not whole:
        return 0.0
    nearest = min([far[one.script] for one in adventure.read if one.script in far], default=whole)
    return max(0.0, 1 - nearest / whole)


def campaign_share(journal: Journal, campaign: Campaign) -> float:
    """How much of the way to the twin eclipse lies behind."""
    return min(1.0, (len(campaign.finished) + share_of(journal, campaign.adventure)) / EVENING)


def progress_line(campaign: Campaign, texts: DragonTexts) -> str:
    """Both in words."""
    adventure = campaign.adventure
    share = share_of(texts.content.journal, adventure)
    begun = adventure is not None and adventure.letter not in campaign.finished
    return texts.say("story-progress", percent=round(100 * share), n=len(campaign.finished) + begun)


def emblem(campaign: Campaign, texts: DragonTexts, theme: str) -> str:
    """The two moons creep over the sun as the campaign goes on; the ring around them is the Scenario."""
    journal = texts.content.journal
    here, whole = share_of(journal, campaign.adventure), campaign_share(journal, campaign)
    dark = theme == "dark"
    sky, sun, line = ("#17142a", "#ffd36b", "#f5b95f") if dark else ("#cfe3ee", "#f2a93b", "#8f4f08")
    miller, button = ("#6f6a8e", "#b4aed2") if dark else ("#5d5876", "#8f88ad")
    apart = 1 - whole
    around = 2 * pi * 18
    return tag(
        "svg",
        title(progress_line(campaign, texts)),
        circle(20, 20, 15.4, sky),
        circle(20, 20, 9, sun),
        group(
            circle(20 - 19 * apart, 20 - 5 * apart, 8.6, miller),
            circle(20 + 17 * apart, 20 + 6 * apart, 4.6, button),
            clip_path="circle(15.4px at 20px 20px)",
        ),
        circle(20, 20, 15.4, stroke=line, stroke_width=1),
        circle(20, 20, 18, stroke=line, stroke_width=3, opacity="0.22"),
        circle(20, 20, 18, stroke=line, stroke_width=3, stroke_dasharray=f"{around * here:.1f} {around:.1f}",
               transform="rotate(-90 20 20)", stroke_linecap="round") if here else "",
        xmlns="http://www.w3.org/2000/svg",
        viewBox="0 0 40 40",
        role="img",
    )  # fmt: skip
