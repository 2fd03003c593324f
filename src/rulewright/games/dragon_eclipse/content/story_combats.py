"""The Combats of a story: who, where, how it may end, and that the Enemy can still be met afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulewright.core.errors import ContentError

from ..instructions import Combat, Join, Quest, RandomCombat, Starter, Tier, every_step
from ..model.story_words import STARTERS
from .story import FINAL, StoryCombat
from .story_bands import letter_of
from .story_questions import combat_conditions, has_story

if TYPE_CHECKING:
    from .story_checks import StoryChecks

SCENARIOS = 12
CORRUPTION = 2
"""Cards that an Enemy may have at once (DRE-715)."""


def combat_mistakes(checks: StoryChecks) -> Iterator[ContentError]:
    """What keeps a Combat from being set up, or the story from going on after it."""
    added = _added(checks)
    for combat in checks.journal.combats.values():
        key = f"combat {combat.id}"
        for problem in (*_names(checks, combat), *_ends(checks, combat)):
            yield checks.of(key, problem)
        if combat.id not in added:
            yield checks.of(key, ContentError("journal-unused"))
        count = combat.corruption + sum(max(0, mod.corruption) for mod in combat.mods) + added.get(combat.id, 0)
        if count > CORRUPTION:
            yield checks.of(key, ContentError("journal-combat-corruption", count=count, most=CORRUPTION))
        for needs in combat_conditions(combat):
            yield from checks.condition(combat.lose, needs)
    for source, steps in checks.journal.sources():
        for step in every_step(steps):
            if isinstance(step, RandomCombat) and step.corruption > CORRUPTION:
                problem = ContentError("journal-combat-corruption", count=step.corruption, most=CORRUPTION)
                yield checks.at(source, problem)
    yield from _lost(checks)


def _added(checks: StoryChecks) -> dict[str, int]:
    """For each Combat that is used: the most Corruption that a Script adds to it."""
    found: dict[str, int] = {}
    for _, steps in checks.journal.sources():
        for step in every_step(steps):
            if isinstance(step, Combat):
                found[step.use] = max(found.get(step.use, 0), step.corruption)
    return found


def _names(checks: StoryChecks, combat: StoryCombat) -> Iterator[ContentError]:
    content = checks.content
    for name, table in (("enemy", content.enemies), ("arena", content.arenas), ("map", content.maps)):
        if getattr(combat, name) not in table:
            yield ContentError("journal-combat-unknown", name=name, value=getattr(combat, name))


def _ends(checks: StoryChecks, combat: StoryCombat) -> Iterator[ContentError]:
    """DRE-469: LOSE, TAME if it can be tamed, WIN; and a way on for whoever has this mystling already (DRE-484)."""
    content, scripts = checks.content, checks.journal.scripts
    for end in (combat.lose, combat.win, combat.tame, combat.instead):
        if end and end not in scripts:
            yield ContentError("journal-no-script", to=end)
    for name in ("lose", "win"):
        if not getattr(combat, name):
            yield ContentError("journal-combat-end", name=name)
    tameable = combat.taming is not False and combat.enemy in content.taming_of
    if tameable != bool(combat.tame):
        yield ContentError("journal-combat-tame", tame=combat.tame or "–")
    enemy = content.enemies.get(combat.enemy)
    if enemy is not None and enemy.mystling and not combat.instead:
        yield ContentError("journal-combat-instead", mystling=enemy.mystling)


def _lost(checks: StoryChecks) -> Iterator[ContentError]:
    """DRE-482, DRE-483: the final Script puts whoever could be met in its Scenario into the Random Combats."""
    content, journal = checks.content, checks.journal
    for letter in journal.scenarios:
        final = journal.scripts.get(f"{letter}{FINAL}")
        steps = list(every_step(final.steps)) if final is not None else []
        added = {one for step in steps if isinstance(step, Tier) for one in step.add}
        for combat in journal.combats.values():
            enemy = content.enemies.get(combat.enemy)
            if letter_of(combat) != letter or final is None or enemy is None or not enemy.mystling:
                continue
            if enemy.mystling not in added:
                yield checks.at(final.id, ContentError("journal-tier-missing", mystling=enemy.mystling))


def unmet(checks: StoryChecks) -> Iterator[ContentError]:
    """Mystlings that nobody can have, and story quests that nobody can fulfil."""
    content, journal = checks.content, checks.journal
    steps = [step for _, inside in journal.sources() for step in every_step(inside)]
    had = {one for step in steps if isinstance(step, Tier) for one in step.add}
    had |= {step.mystling for step in steps if isinstance(step, Join)}
    had |= set(STARTERS) if any(isinstance(step, Starter) for step in steps) else set()
    told = {step.mystling for step in steps if isinstance(step, Quest)}
    missing = [one for one in content.mystlings if one not in had]
    quests = [one for one in content.mystlings if has_story(content, one) and one not in told]
    whole = is_whole(checks)
    if missing:
        yield ContentError(
            "journal-mystlings-missing" if whole else "journal-mystlings-wait",
            count=len(missing),
            names=", ".join(missing),
        )
    if quests:
        yield ContentError(
            "journal-quests-missing" if whole else "journal-quests-wait", count=len(quests), names=", ".join(quests)
        )


def is_whole(checks: StoryChecks) -> bool:
    """DRE-150: whether all twelve Scenarios are written; until then what is missing waits for the others."""
    return len(set(checks.journal.plans) & set(checks.journal.scenarios)) >= SCENARIOS
