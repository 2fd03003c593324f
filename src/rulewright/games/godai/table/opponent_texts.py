"""What is printed on the cards of opponents and Escorts: Vitals, the Action Key, what they always have, rewards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..content import components as parts
from ..model.vocabulary import Element, Kind, Stat
from ..rules import dedication_storm as storm
from ..rules.dedicating import GIANT, GIANT_PRICES
from ..rules.dedication_shifts import MOST_MOVED, SHIFTER
from ..rules.dedications import GEAR, RAISED

if TYPE_CHECKING:
    from .texts import GodaiTexts

KEYED = (("1", "attack"), ("2", "mastery"), ("3", "special"))
"""What the signs of an Action Key stand for (GOD-675)."""


SIEGE_EFFECTS: dict[int, dict[str, int]] = {
    GIANT: {"recruits": GIANT_PRICES[0][1], "specialists": GIANT_PRICES[1][1], "n": GEAR},
    SHIFTER: {"n": MOST_MOVED},
    8: {"n": RAISED},
    9: {"resilience": storm.RESILIENCE, "damage": storm.DAMAGE},
}
"""The numbers of what Dedications do, by the Boss (GOD-991 to GOD-1007)."""


def faces_of(key: str, sign: str) -> str:
    """The faces of the Hex die that choose an action: `1–2`, or `1, 4`."""
    found = [face for face, one in enumerate(key, 1) if one == sign]
    whole = len(found) > 1 and found == list(range(found[0], found[-1] + 1))
    return f"{found[0]}–{found[-1]}" if whole else ", ".join(map(str, found))


def actions_of(record: parts.Encounter | parts.Boss) -> list[tuple[str, parts.Action]]:
    """The actions of an opponent with the faces that choose them."""
    if isinstance(record, parts.Boss):
        return [(str(face), one) for face, one in enumerate(record.actions, 1)]
    return [(faces_of(record.key, sign), getattr(record, name)) for sign, name in KEYED]


def target(texts: GodaiTexts, action: parts.Action) -> str:
    """Whom an action is aimed at."""
    say = texts.say
    if action.aim is None:
        return say.name("targeting", action.targeting)
    found = say.name("aim", action.aim)
    if action.condition is not None:
        found = say.name("condition", action.condition)
    elif action.role_type is not None:
        found = say.name("role-type", action.role_type)
    return f"{say.name('targeting', action.targeting)}: {found}"


def action_line(texts: GodaiTexts, face: str, action: parts.Action) -> str:
    say = texts.say
    name = say.name("action", action.id)
    return say("rule-action", face=face, name=name, target=target(texts, action), cost=action.cost,
               deeds=texts.deeds(action.deeds))  # fmt: skip


def types(texts: GodaiTexts, kinds: Sequence[Kind], elements: Sequence[Element]) -> str:
    names = [texts.say.name("type", one) for one in kinds]
    return texts.say.row([*names, *[texts.say.name("element", one) for one in elements]])


def vitals(texts: GodaiTexts, record: parts.Encounter | parts.Boss) -> str:
    """Health 12, Energy 8 …; what an opponent does not have is left out."""
    say = texts.say
    found = [say("vital-value", vital="health", n="/".join(map(str, record.health)))] if record.health else []
    for vital in ("energy", "influence", "outlast"):
        n = getattr(record, vital)
        found += [say("vital-value", vital=vital, n=n)] if n else []
    return say.row(found)


def fight_lines(texts: GodaiTexts, record: parts.Encounter | parts.Boss) -> list[str]:
    """Vitals, tests, actions and what it always has."""
    say = texts.say
    found = [vitals(texts, record)]
    if record.tests:
        found.append(say("rule-tests", stats=stat_names(texts, record.tests)))
    found += [action_line(texts, face, one) for face, one in actions_of(record)]
    if record.traits:
        found.append(say("rule-traits", traits=texts.deeds(record.traits)))
    return found


def stat_names(texts: GodaiTexts, tests: Sequence[Stat]) -> str:
    return texts.say.all([texts.say.name("stat", one) for one in tests])


def encounter(texts: GodaiTexts, record: parts.Encounter, back: bool) -> tuple[str, list[str]]:
    say = texts.say
    rules = fight_lines(texts, record)
    if record.bribe:
        rules.append(say("rule-bribe", n=record.bribe))
    rules.append(say("rule-reward", what=texts.after_colon(texts.do(record.reward))))
    line = say("line-encounter", level=record.level, types=types(texts, record.kinds, record.elements))
    return line, [*[say.sentence(one) for one in rules], *equip_lines(texts, record.id, record.equip)]


def boss(texts: GodaiTexts, record: parts.Boss, back: bool) -> tuple[str, list[str]]:
    """GOD-691: Level, types, Vitals, actions, Passives, Group and Single Rewards of a placard."""
    say = texts.say
    rules = fight_lines(texts, record)
    if record.difficult:
        rules.append(say("rule-difficult", traits=texts.deeds(record.difficult)))
    for name, effects in (("group-reward", record.group_reward), ("single-rewards", record.single_rewards)):
        if effects:
            rules.append(say(f"rule-{name}", what=texts.after_colon(texts.do(effects))))
    if record.portal:
        rules.append(say("rule-portal", n=record.portal))
    if record.lair:
        rules.append(say("rule-lair", what=texts.after_colon(texts.lasts(record.lair))))
    if record.damage:
        rules.append(say("rule-dedication", n=record.damage, area=record.area))
        if say.has(f"rule-siege-effect-{record.level}"):
            rules.append(say(f"rule-siege-effect-{record.level}", **SIEGE_EFFECTS.get(record.level, {})))
    line = say("line-boss", level=record.level, types=types(texts, record.kinds, record.elements))
    return line, [say.sentence(one) for one in rules]


def escort(texts: GodaiTexts, record: parts.Escort, back: bool) -> tuple[str, list[str]]:
    say = texts.say
    action = f"{say.name('action', record.action.id)} ({target(texts, record.action)})"
    rules = [say("rule-escort", action=action, deeds=texts.deeds(record.action.deeds))]
    if record.tests:
        ranked = zip(record.tests, record.ranks, strict=True)
        tests = [say("rule-escort-test", stat=str(stat), n=n) for stat, n in ranked]
        rules.append(say("rule-escort-tests", stats=say.all(tests)))
    return say("line-escort", health=record.health), [say.sentence(one) for one in rules]


def equip_lines(texts: GodaiTexts, id: str, equip: parts.EquipCard | None) -> list[str]:
    """What a card does when it is attached to a Defender."""
    if equip is None:
        return []
    what = texts.after_colon(texts.lasts(equip.frames))
    return [texts.say.sentence(texts.say("rule-equip", equip=id, what=what))]
