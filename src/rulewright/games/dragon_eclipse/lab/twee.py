"""The Journal as Twee 3, which Twine opens: a passage for each Script, Test and event, with links where they lead."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from .. import instructions as verbs
from ..content.story import Journal
from ..content.story_texts import message_of
from ..table.story_texts import option_line, prose

if TYPE_CHECKING:
    from ..table.texts import DragonTexts

NAMESPACE = "6F1D7C3A-40C1-4E55-9B8E-0A51D5C7E1B4"
"""Twee asks every story for an id."""


def export(journal: Journal, texts: DragonTexts) -> str:
    """The whole story."""
    start = journal.scenarios[journal.first].start if journal.scenarios else ""
    data = {"ifid": NAMESPACE, "format": "Harlowe", "format-version": "3.3.8", "start": start}
    parts = [":: StoryTitle\nDragon Eclipse", f":: StoryData\n{json.dumps(data, indent=2)}"]
    for source, steps in journal.sources():
        if source.endswith("misfortune"):
            continue
        tag = "test" if source.startswith("test ") else "event" if source.startswith("secret ") else "script"
        parts.append(f":: {_escaped(source)} [{tag}]\n{_body(journal, texts, source, steps)}")
    return "\n\n".join(parts) + "\n"


def _escaped(name: str) -> str:
    """Names may not hold brackets as they are."""
    for mark in "[]{}":
        name = name.replace(mark, "\\" + mark)
    return name


def _body(journal: Journal, texts: DragonTexts, source: str, steps: verbs.Instructions) -> str:
    lines: list[str] = []
    for step in steps:
        match step:
            case verbs.Tell():
                message = message_of(source)
                lines.append(prose(texts, f"{message}.{step.part}" if step.part else message))
            case verbs.Choose():
                for option in step.options:
                    target = _target(journal, option.steps)
                    name = option_line(texts, source, option).replace("|", "/").replace("]]", "] ]")
                    lines.append(f"* [[{name}->{target}]]" if target else f"* {name}")
            case verbs.First():
                told = step.text(texts.say)
                if told:
                    lines.append(told)
                lines.extend([f"[[{one}]]" for line in step.lines if (one := _target(journal, line.steps))])
            case verbs.Explore():
                places = [spot.script for spot in journal.locations[step.map].places]
                lines.append(" ".join([step.text(texts.say), *[f"[[{place}]]" for place in places]]))
            case verbs.Test():
                rows = [f"[[test {step.use} {at}]]" for at in range(len(journal.tests[step.use].rows))]
                lines.append(" ".join([step.text(texts.say), *rows]))
            case verbs.Combat():
                combat = journal.combats[step.use]
                ends = [f"[[{end}]]" for end in (combat.lose, combat.tame, combat.win, combat.instead) if end]
                lines.append(" ".join([step.text(texts.say), *ends]))
            case verbs.Go():
                lines.append(f"[[{step.to}]]")
            case _:
                told = step.text(texts.say)
                if told:
                    lines.append(told)
    return "\n\n".join(lines)


def _target(journal: Journal, steps: verbs.Instructions) -> str:
    """Where a list of instructions leads, if that is one place."""
    for step in verbs.every_step(steps):
        if isinstance(step, verbs.Go):
            return step.to
        if isinstance(step, verbs.Combat):
            return journal.combats[step.use].win
        if isinstance(step, verbs.Test):
            return f"test {step.use} 0"
    return ""
