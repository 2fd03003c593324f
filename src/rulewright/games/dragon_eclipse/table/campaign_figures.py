"""What campaigns come to: begun, Scenarios finished, endings seen, Mystlings tamed, Enemies met and beaten."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulewright.core.progress import Figures, Tally
from rulewright.core.record import Event

from ..content.components import Content
from ..content.story import FINAL
from ..instructions import every_step
from ..model import events
from ..model.events import story as story_events
from ..model.vocabulary import Result
from .texts import DragonTexts

BEGUN, FINISHED, ENDING, TAMED, MET, BEATEN = "begun", "finished", "ending", "tamed", "met", "beaten"


def endings_of(content: Content, letter: str) -> list[str]:
    """The Scripts of a Scenario that lead to its final one."""
    final = f"{letter}{FINAL}"
    scripts = [script for script in content.journal.scripts.values() if script.letter == letter]
    return [one.id for one in scripts if any(getattr(step, "to", "") == final for step in every_step(one.steps))]


def figures(content: Content, happened: Iterable[Event]) -> Figures:
    """Counted from what a campaign has told so far."""
    found: Figures = {}

    def count(kind: str, id: str) -> None:
        of = found.setdefault(kind, {})
        of[id] = of.get(id, 0) + 1

    script = before = ""
    for event in happened:
        if isinstance(event, story_events.ScenarioBegan):
            if BEGUN not in found:
                count(BEGUN, event.scenario)
        elif isinstance(event, story_events.ScriptRead):
            before, script = script, event.script
        elif isinstance(event, story_events.ScenarioEnded):
            count(FINISHED, event.scenario)
            count(ENDING, before if script == f"{event.scenario}{FINAL}" else script)
        elif isinstance(event, events.CombatEnded):
            count(MET, event.enemy)
            if event.result != Result.LOSE:
                count(BEATEN, event.enemy)
            mystling = content.enemies[event.enemy].mystling if event.enemy in content.enemies else ""
            if event.result == Result.TAME and mystling:
                count(TAMED, mystling)
    return found


def different(all_: Sequence[Figures], kind: str) -> int:
    return len({id for one in all_ for id in one.get(kind, {})})


def told(content: Content, all_: Sequence[Figures], texts: DragonTexts) -> list[Tally]:
    """Over all campaigns of a person; what came twice counts once."""
    begun = sum(bool(one.get(BEGUN)) for one in all_)
    if not begun:
        return []
    scenarios = list(content.journal.scenarios)
    endings = sum(len(endings_of(content, letter)) for letter in scenarios)
    tameable = {content.enemies[enemy].mystling for enemy in content.taming_of if enemy in content.enemies}
    say = texts.say
    return [
        Tally(say("figure-campaigns"), begun),
        Tally(say("figure-scenarios"), different(all_, FINISHED), len(scenarios)),
        Tally(say("figure-endings"), different(all_, ENDING), endings),
        Tally(say("figure-tamed"), different(all_, TAMED), len(tameable - {""})),
    ]
