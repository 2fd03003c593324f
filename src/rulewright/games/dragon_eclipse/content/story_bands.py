"""Numbers without collisions: every id in the form and the band that its place in the story asks for.

A number tells where a Script belongs: 1 the beginning, 2 to 9 mystlings and decks, 10 to 29 the first scenes, 30 to 59
the places of the first map, 60 to 79 Tests, 80 to 99 the second map, 100 to 129 ends of Combats, 130 to 149 scenes for
one mystling, 150 to 179 turns and endings, 190 the final Script, 200 the one after Random Combats. What instructions
show is held to it here; whether a scene is one "for one mystling" nobody but its author can say.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulewright.core.errors import ContentError

from .. import instructions as verbs
from .story import FINAL, RANDOM, StoryCombat
from .story_flow import Node

if TYPE_CHECKING:
    from .story_checks import StoryChecks

VISITS = "Z"
BEGINNINGS = {"J": 2}
"""The rulebook's example makes J1 the goal of a list, so J begins with J2."""
FRAME = (1, 9)
FIRST_MAP = (30, 79)
"""Places of the first map may stand among the Tests that they lead to."""
LATER_MAP = (80, 99)
ENDS = (100, 129)
SCENES = (100, 149)
"""Where the story goes on if a mystling is there already: after the ends, or a scene of its own."""
CLOSING = (100, 179)
"""What leads to the final Script."""
SPARE = 189
SECRETS, MAPS = 73, 16
"""DRE-021, GAP-DRE-25: the numbers of the box; packs take higher ones."""
FORMS = {
    "script": (re.compile(r"[A-Z]{1,2}[1-9][0-9]*"), "A35"),
    "test": (re.compile(r"T-[A-Z]{1,2}[1-9][0-9]*"), "T-A2"),
    "combat": (re.compile(r"[A-Z]{1,2}-[1-9][0-9]*"), "A-1"),
}
_CARD = re.compile(r"W0*([1-9][0-9]*)")


def band_mistakes(checks: StoryChecks) -> Iterator[ContentError]:
    """Every id that stands where it does not belong."""
    yield from _forms(checks)
    yield from _scripts(checks)
    yield from _combats(checks)
    yield from _places(checks)
    yield from _owners(checks)
    yield from _letters(checks)


def _forms(checks: StoryChecks) -> Iterator[ContentError]:
    """The form of ids: `A35`, `T-A2`, `A-1`, `5`, `W02` with `Z2`."""
    journal = checks.journal
    for key in journal.misnumbered:
        yield checks.of(key, ContentError("journal-id-number"))
    for kind, (form, like) in FORMS.items():
        for id in getattr(journal, f"{kind}s"):
            if not form.fullmatch(id):
                yield checks.of(f"{kind} {id}", ContentError("journal-id-form", like=like))
    for card in journal.worldmap.values():
        number = _CARD.fullmatch(card.id)
        if number is None:
            yield checks.of(f"worldmap {card.id}", ContentError("journal-id-form", like="W02"))
        elif card.explored and card.explored != f"{VISITS}{number.group(1)}":
            yield checks.of(f"worldmap {card.id}", ContentError("journal-visit-number", script=card.explored))


def _scripts(checks: StoryChecks) -> Iterator[ContentError]:
    """DRE-100, DRE-495, DRE-709: the beginning, the two mystlings, what leads to the end, and the end itself."""
    journal = checks.journal
    for scenario in journal.scenarios.values():
        beginning = BEGINNINGS.get(scenario.id, 1)
        if scenario.start != f"{scenario.id}{beginning}":
            wanted = ContentError("journal-start-number", script=f"{scenario.id}{beginning}", start=scenario.start)
            yield checks.of(f"scenario {scenario.id}", wanted)
    for script in journal.scripts.values():
        if script.letter == VISITS:
            continue
        if script.number > SPARE and script.number not in (FINAL, RANDOM):
            yield checks.at(script.id, ContentError("journal-number", most=SPARE, final=FINAL, random=RANDOM))
        for step in verbs.every_step(script.steps):
            if isinstance(step, (verbs.Reconsider, verbs.Prepare, verbs.Starter, verbs.SwapStarter)):
                yield from _within(checks, script.id, script.number, FRAME, type(step).__struct_config__.tag)
            elif isinstance(step, verbs.Finish) and script.number != FINAL:
                yield checks.at(script.id, ContentError("journal-finish-elsewhere", final=FINAL))
            elif isinstance(step, verbs.Go) and step.to == f"{script.letter}{FINAL}":
                yield from _within(checks, script.id, script.number, CLOSING, "ending")
            elif isinstance(step, verbs.Go) and step.to == f"{script.letter}{RANDOM}":
                yield checks.at(script.id, ContentError("journal-random-elsewhere", script=step.to))


def _within(
    checks: StoryChecks, source: str, number: int, band: tuple[int, int], what: object
) -> Iterator[ContentError]:
    if not band[0] <= number <= band[1]:
        yield checks.at(source, ContentError("journal-band", what=str(what), least=band[0], most=band[1]))


def _combats(checks: StoryChecks) -> Iterator[ContentError]:
    """LOSE n, TAME n + 1, WIN n + 2; what stands between 100 and 129 comes after a Combat."""
    journal = checks.journal
    for combat in journal.combats.values():
        key = f"combat {combat.id}"
        lose = _number(combat.lose)
        for name, end, further in (("lose", combat.lose, 0), ("tame", combat.tame, 1), ("win", combat.win, 2)):
            if end and not ENDS[0] <= _number(end) <= ENDS[1]:
                yield checks.of(key, ContentError("journal-band-end", script=end, least=ENDS[0], most=ENDS[1]))
            elif end and _number(end) != lose + further:
                yield checks.of(key, ContentError("journal-end-order", name=name, script=end, number=lose + further))
        if combat.instead and not SCENES[0] <= _number(combat.instead) <= SCENES[1]:
            yield checks.of(
                key, ContentError("journal-band-end", script=combat.instead, least=SCENES[0], most=SCENES[1])
            )
    ends = {end for one in journal.combats.values() for end in (one.lose, one.tame, one.win, one.instead)}
    for node, leading in checks.flow.edges.items():
        for goal, _ in leading:
            if _in_ends(checks, goal) and goal not in ends and not _in_ends(checks, node.source):
                yield checks.at(goal, ContentError("journal-band-after", origin=node.source))


def _in_ends(checks: StoryChecks, source: str) -> bool:
    script = checks.journal.scripts.get(source)
    return script is not None and script.letter != VISITS and ENDS[0] <= script.number <= ENDS[1]


def _number(script: str) -> int:
    digits = script.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return int(digits) if digits.isdigit() else 0


def _places(checks: StoryChecks) -> Iterator[ContentError]:
    """Places of a Scenario's first map, and of its later ones."""
    journal = checks.journal
    maps: dict[str, set[int]] = {}
    for letter, number in _opened(checks):
        maps.setdefault(letter, set()).add(number)
    for letter, numbers in maps.items():
        for at, number in enumerate(sorted(numbers)):
            overlays = [one for one in journal.secrets.values() if one.map == number]
            scripts = {spot.script for spot in journal.locations[number].places}
            scripts.update(script for overlay in overlays for script in overlay.scripts)
            band = LATER_MAP if at else FIRST_MAP
            for script in sorted(scripts & set(journal.scripts)):
                if journal.letter_of(script) == letter:
                    yield from _within(checks, script, _number(script), band, "later-place" if at else "place")


def _opened(checks: StoryChecks) -> Iterator[tuple[str, int]]:
    """Which Scenario opens which map."""
    for node in checks.flow.came:
        for step in verbs.every_step(checks.journal.written[node.source]):
            if isinstance(step, verbs.Explore) and step.map in checks.journal.locations:
                yield checks.flow.letter(node), step.map


def _owners(checks: StoryChecks) -> Iterator[ContentError]:
    """DRE-021: Secrets and maps are used by the Scenario that the plan gives them to, Secrets with the planned kind."""
    journal = checks.journal
    kinds = {number: kind for plan in journal.plans.values() for number, kind in plan.secrets.items()}
    for number, card in journal.secrets.items():
        if number in kinds and card.kind is not kinds[number]:
            problem = ContentError("journal-secret-kind", kind=str(card.kind), planned=str(kinds[number]))
            yield checks.of(f"secret {number}", problem)
    for node in checks.flow.came:
        letter = checks.flow.letter(node)
        plan = journal.plans.get(letter)
        for number in _secrets_in(journal.written[node.source]):
            if number in journal.secrets and (number not in plan.secrets if plan is not None else number in kinds):
                yield checks.at(node.source, ContentError("journal-secret-owner", secret=number, letter=letter))
    for letter, number in _opened(checks):
        plan = journal.plans.get(letter)
        if number not in plan.maps if plan is not None else number <= MAPS and bool(journal.plans):
            yield checks.of(f"location {number}", ContentError("journal-map-owner", letter=letter))
    for letter, plan in journal.plans.items():
        if letter in journal.scenarios:
            for number in sorted(set(plan.secrets) - set(journal.secrets)):
                yield checks.of(f"plan {letter}", ContentError("journal-plan-secret", secret=number))
            for number in sorted(set(plan.maps) - set(journal.locations)):
                yield checks.of(f"plan {letter}", ContentError("journal-plan-map", map=number))


def _secrets_in(steps: verbs.Instructions) -> Iterator[int]:
    for step in verbs.every_step(steps):
        if isinstance(step, verbs.Secret):
            yield step.gain
        elif number := getattr(step, "event", 0) or (
            getattr(step, "secret", 0) if "at" in step.__struct_fields__ else 0
        ):
            yield number


def _letters(checks: StoryChecks) -> Iterator[ContentError]:
    """The letter is the name space: nothing leads out of it but the World Map."""
    journal, flow = checks.journal, checks.flow
    for node in flow.came:
        letter = flow.letter(node)
        for step in verbs.every_step(journal.written[node.source]):
            for named in _named(checks, step):
                if named != letter:
                    yield checks.at(node.source, ContentError("journal-other-letter", letter=named, own=letter))
        for end in flow.edges.get(node, ()):
            if isinstance(end, Node) and " " not in end.source and journal.letter_of(end.source) != letter:
                problem = ContentError("journal-other-letter", letter=journal.letter_of(end.source), own=letter)
                yield checks.at(node.source, problem)


def _named(checks: StoryChecks, step: object) -> Iterator[str]:
    """The letters in the ids of the Tests and Combats that a step uses."""
    if isinstance(step, verbs.Test) and step.use in checks.journal.tests:
        yield step.use.removeprefix("T-").rstrip("0123456789")
    if isinstance(step, verbs.Combat) and step.use in checks.journal.combats:
        yield letter_of(checks.journal.combats[step.use])


def letter_of(combat: StoryCombat) -> str:
    """The Scenario of a Combat."""
    return combat.id.partition("-")[0]
