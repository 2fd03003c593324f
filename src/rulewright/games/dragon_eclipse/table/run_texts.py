"""What is printed on Mystery cards, Artifacts and Roguelite maps, and what the answers of a Run say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rulewright.core.record import Choice

from .. import road
from ..content.roguelite import Artifact, Mystery, Space, Trail
from ..effects import AnyEffect, clause, phrase
from ..model import choices
from ..model.vocabulary import PERK_COSTS, PERKS, Ground

if TYPE_CHECKING:
    from .texts import DragonTexts

Printed = tuple[str, list[str]]
_COMBAT = tuple(AnyEffect.__args__)  # type: ignore[attr-defined]


def met_name(texts: DragonTexts, enemy: str) -> str:
    """An Enemy by the name of its Mystling, where it has one: in a Run everybody is met in the wild."""
    who = texts.content.figure_of[enemy]
    usual = texts.content.enemy_of.get(who) == enemy
    return texts.name("mystling", who) if usual else texts.name("enemy", enemy)


def road_clause(effects: Sequence[Any], say: Any) -> str:
    """Effects inside a sentence, of Combat or of the road."""
    if all(isinstance(effect, _COMBAT) for effect in effects):
        return clause(effects, say)
    return road.road_phrase(effects, say)


def mystery(texts: DragonTexts, record: Mystery, back: bool) -> Printed:
    say = texts.say
    top = say("rule-top", what=say.sentence(road.road_phrase(record.top, say)))
    return say("line-mystery"), [top, say("rule-bottom", what=say.sentence(road.road_phrase(record.bottom, say)))]


def achievement(texts: DragonTexts, record: Artifact) -> str:
    return texts.say(f"artifact-{record.id}.achievement", n=record.wants)


def artifact_effects(texts: DragonTexts, record: Artifact) -> list[str]:
    say = texts.say
    rules = []
    if record.combat:
        rules.append(say("rule-in-combat", what=phrase(record.combat, say)))
    if record.road:
        rules.append(say("rule-on-road", what=say.sentence(road.road_phrase(record.road, say))))
    if record.special is not None:
        rules.append(say(f"special-{record.special}"))
    return rules


def artifact(texts: DragonTexts, record: Artifact, back: bool) -> Printed:
    """DRE-595: the locked side has the Achievement, the other the effect."""
    told = achievement(texts, record) if texts.say.has(f"artifact-{record.id}.achievement") else ""
    rules = [texts.say("rule-achievement", what=told)] if told else []
    return texts.say("line-artifact"), [*rules, *artifact_effects(texts, record)]


def trail(texts: DragonTexts, record: Trail, back: bool) -> Printed:
    say = texts.say
    line = say("line-trail", n=len(record.spaces), letters=say.row(list(record.letters)))
    rules = []
    for number, boss in enumerate(record.bosses, 1):
        kinds = [space.kind for space in record.spaces if record.stage.get(space.id) == number]
        rules.append(
            say.sentence(
                say(
                    "rule-trail-part",
                    n=number,
                    fights=kinds.count(Ground.TIER),
                    mysteries=kinds.count(Ground.MYSTERY),
                    boss=boss.enemy or "none",
                    tier=str(boss.tier),
                )
            )
        )
    return line, rules


PRINTED_RUN: dict[str, tuple[str, Callable[[DragonTexts, Any, bool], Printed]]] = {
    "mysteries": ("mystery", mystery),
    "artifacts": ("artifact", artifact),
    "trails": ("trail", trail),
}
"""Table → kind of its names, and what is printed on its components."""


# -- answers -----------------------------------------------------------------------------------------------


def where_to(texts: DragonTexts, space: Space, trail: Trail, letters: Sequence[str], bosses: Sequence[str]) -> str:
    """What waits on a space: "Mystery A: The Lamplit Ferry"."""
    say = texts.say
    if space.kind is Ground.CAMP:
        return say("place-camp", n=trail.camps.index(space.id))
    if space.kind is Ground.TIER:
        return say("place-tier", tier=str(space.tier))
    if space.kind is Ground.BOSS:
        at = trail.bosses.index(space)
        return say("place-boss", n=at + 1, enemy=bosses[at], tier=str(space.tier))
    if space.letter:
        return say("place-letter", letter=space.letter, mystery=letters[trail.letters.index(space.letter)])
    return say("place-outline", n=space.cards)


def _place(texts: DragonTexts, choice: choices.GoSpace, about: Mapping[str, Any]) -> dict[str, Any]:
    if "trail" not in about:
        return {"where": texts.say("place-unknown", place=choice.place)}
    found = texts.content.trails[about["trail"]]
    return {"where": where_to(texts, found.space[choice.place], found, about["letters"], about["bosses"])}


def _mystery(texts: DragonTexts, choice: choices.TakeMystery, about: Mapping[str, Any]) -> dict[str, Any]:
    _, rules = mystery(texts, texts.content.mysteries[choice.mystery], False)
    return {"what": " ".join(rules)}


def _artifact(texts: DragonTexts, choice: Any, about: Mapping[str, Any]) -> dict[str, Any]:
    record = texts.content.artifacts[choice.artifact]
    # DRE-596: of a locked one only the Achievement is known.
    if about.get("locked"):
        return {"what": achievement(texts, record), "tried": 1}
    return {"what": " ".join(artifact_effects(texts, record)), "tried": 0}


def _perk(texts: DragonTexts, choice: choices.BuyPerk, about: Mapping[str, Any]) -> dict[str, Any]:
    at = [str(perk) for perk in PERKS].index(choice.perk)
    bought = about["perks"][at] if "perks" in about else 0
    return {"step": bought + 1, "cost": PERK_COSTS[min(bought, len(PERK_COSTS) - 1)]}


def _unlock(texts: DragonTexts, choice: choices.UnlockMystling, about: Mapping[str, Any]) -> dict[str, Any]:
    record = texts.content.mystlings[choice.mystling]
    return {"cost": 0 if about.get("free") or record.tier == 1 else record.essence}


RUN_MORE: dict[type[Choice], Callable[[DragonTexts, Any, Mapping[str, Any]], dict[str, Any]]] = {
    choices.GoSpace: _place,
    choices.TakeMystery: _mystery,
    choices.TakeArtifact: _artifact,
    choices.UseArtifact: _artifact,
    choices.BuyPerk: _perk,
    choices.UnlockMystling: _unlock,
}
"""What the answers of a Run say besides their fields."""
