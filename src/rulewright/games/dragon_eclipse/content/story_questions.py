"""Small questions about a journal: what is asked for where, whether a list can close, how likely an outcome is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import TYPE_CHECKING

from ..instructions import Again, Choose, First, Gain, Instructions, Option, Shop, every_step
from ..model.story_words import Tone
from ..model.vocabulary import Kept
from ..requirements import Needs, parts_of
from .story import StoryTest

if TYPE_CHECKING:
    from .components import Content

VALUES = {1: 7, 2: 9, 3: 7}
"""How many Items have which Value (GAP-DRE-14)."""


def leads_to(steps: Instructions, source: str) -> bool:
    return any(getattr(step, "to", "") == source or getattr(step, "use", "") == source for step in every_step(steps))


def plain(needs: Needs) -> str:
    """What a table asks for, as it is written."""
    fields = {name: getattr(needs, name) for name in needs.__struct_fields__}
    defaults = Needs()
    return ", ".join(f"{name} {value}" for name, value in fields.items() if value != getattr(defaults, name))


def has_story(content: Content, mystling: str) -> bool:
    """DRE-115: whether a mystling has a story quest."""
    quest = content.quest_of.get(mystling)
    return quest is not None and quest.story


def conditions_in(steps: Instructions) -> Iterator[Needs]:
    """Every condition of options and lines, with those inside them."""
    for step in every_step(steps):
        tables = [option.needs for option in step.options] if isinstance(step, Choose) else []
        tables += [one.when for one in step.lines] if isinstance(step, First) else []
        for needs in tables:
            if needs is not None:
                yield from parts_of(needs)


def combat_conditions(combat: object) -> Iterator[Needs]:
    """Every condition of a Combat's setup."""
    for needs in (getattr(combat, "taming", None), *[mod.when for mod in getattr(combat, "mods", ())]):
        if isinstance(needs, Needs):
            yield from parts_of(needs)


def may_close(step: Choose) -> bool:
    """Whether in some state no option can be chosen: tried with every answer to what they ask for."""
    return not never_all_closed(step.options)


def never_all_closed(options: Iterable[Option]) -> bool:
    """Whether in every state one of these can be chosen by somebody who cannot pay."""
    free = [option for option in options if option.pay is None]
    if any(option.needs is None for option in free):
        return True
    atoms: list[str] = []
    for option in free:
        for needs in parts_of(option.needs) if option.needs is not None else ():
            atoms.extend(atom for atom, _ in atoms_of(needs) if atom not in atoms)
    if not free or len(atoms) > 12:
        return False
    return all(
        any(option.needs is not None and _holds(option.needs, dict(zip(atoms, values, strict=True))) for option in free)
        for values in product((False, True), repeat=len(atoms))
    )


def atoms_of(needs: Needs) -> list[tuple[str, bool]]:
    """What a table asks for by itself: each fact, and whether it must be so."""
    found: list[tuple[str, bool]] = []
    defaults = Needs()
    for name in needs.__struct_fields__:
        value = getattr(needs, name)
        if name in ("all", "any") or value == getattr(defaults, name):
            continue
        if name == "pair":
            found.append(("pair", value))
        elif name == "players":
            found.append(("players", value == 2))
        else:
            found.append((f"{name.removeprefix('no_')} {value}", not name.startswith("no_")))
    return found


def _holds(needs: Needs, known: Mapping[str, bool]) -> bool:
    return (
        all(known[atom] is wanted for atom, wanted in atoms_of(needs))
        and all(_holds(one, known) for one in needs.all)
        and (not needs.any or any(_holds(one, known) for one in needs.any))
    )


def purchases(step: Choose) -> list[tuple[str, int]]:
    """Options of a list that give an Item for Silver and may be chosen again: which, and for how much."""
    return [
        (option.id, option.pay.silver)
        for option in step.options
        if option.pay is not None and option.pay.silver and _is_repeated(option.steps) and _gives_item(option.steps)
    ]


def sales(step: Choose) -> list[tuple[str, int]]:
    """Options of a list that give Silver for an Item and may be chosen again: which, and how much for each."""
    return [
        (option.id, sum([one.silver for one in option.steps if isinstance(one, Gain)]) // option.pay.item)
        for option in step.options
        if option.pay is not None and option.pay.item and _is_repeated(option.steps)
    ]


def _is_repeated(steps: Instructions) -> bool:
    return any(isinstance(step, Again) for step in steps)


def _gives_item(steps: Instructions) -> bool:
    shops = any(isinstance(step, Shop) and step.deck == Kept.ITEM for step in steps)
    return shops or any(isinstance(step, Gain) and step.item > 0 for step in steps)


def chance_of_best(test: StoryTest) -> float:
    """How often somebody who aims at the good outcomes reaches one, if every Item is as likely as any other."""
    total = sum(VALUES.values())
    top = test.last + 3
    value = [0.0] * (top + 4)
    for at in range(top, -1, -1):
        good = at > 0 and test.rows[test.row_of(at)].tone is Tone.GOOD
        more = (
            sum(count * value[min(at + n, top + 3)] for n, count in VALUES.items()) / total if at < test.last else 0.0
        )
        value[at] = 1.0 if good else more
    return value[0]
