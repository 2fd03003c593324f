"""What is printed on components: the line that says what they are, and the lines that say what they do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ..content import components as parts
from ..effects import Effects, clause, phrase, stats_text
from ..model.vocabulary import Block, Stat

if TYPE_CHECKING:
    from rulewright.content.texts import Language

    from .texts import DragonTexts

Printed = tuple[str, list[str]]


def stats_line(texts: DragonTexts, stats: parts.Stats) -> str:
    """20 Health, 4 Strength …"""
    return texts.say.row([texts.say("stat-value", stat=str(stat), n=stats.of(stat)) for stat in Stat])


def frames_text(texts: DragonTexts, frames: Sequence[Any]) -> str:
    return texts.say.sentences([frame.text(texts.say) for frame in frames])


def bonus_text(texts: DragonTexts, bonus: parts.Bonus) -> str:
    return texts.say("rule-bonus", bonus=bonus.id, power=bonus.power, what=phrase(bonus.effects, texts.say))


def mystling(texts: DragonTexts, record: parts.Mystling, back: bool) -> Printed:
    say = texts.say
    line = say(
        "line-mystling",
        element=str(record.element),
        subtype=str(record.subtype or "none"),
        cards=record.subtype_cards,
        tier=str(record.tier),
        essence=record.essence,
    )
    rules = [say.sentence(stats_line(texts, record.pvp if back else record.stats))]
    if record.tokens:
        rules.append(say("rule-tokens", n=record.tokens, limit=str(record.limit), element=str(record.element)))
    rules.extend([bonus_text(texts, bonus) for bonus in record.abilities])
    return line, rules


def card(texts: DragonTexts, record: parts.Card, back: bool) -> Printed:
    say = texts.say
    line = say(
        "line-card",
        pile=str(record.pile),
        rarity=str(record.rarity),
        element=str(record.element or "none"),
        mystling=record.mystling or "none",
    )
    rules = [phrase(record.effects, say)] if record.effects else []
    if record.passive:
        rules.append(say("rule-passive", what=frames_text(texts, record.passive)))
    if record.upgrade:
        rules.append(say("rule-upgrade", what=frames_text(texts, record.upgrade)))
    return line, rules


def enemy(texts: DragonTexts, record: parts.Enemy, back: bool) -> Printed:
    say = texts.say
    deck = say.row([say("deck-count", symbol=str(symbol), n=n) for symbol, n in record.deck.items() if n])
    line = say("line-enemy", slot=record.slot, deck=deck)
    rules = [say.sentence(stats_line(texts, texts.content.stats_of[record.id]))]
    if record.passive:
        rules.append(say("rule-passive", what=frames_text(texts, record.passive)))
    for symbol, effects in record.attacks.items():
        rules.append(say("rule-attack", symbol=str(symbol), what=phrase(effects, say)))
    rules.append(say("rule-special", what=phrase(record.special, say)))
    if record.setup:
        rules.append(say("rule-setup", what=phrase(record.setup, say)))
    return line, rules


def taming(texts: DragonTexts, record: parts.Taming, back: bool) -> Printed:
    say = texts.say
    if back:
        trivia = f"mystling-{texts.content.enemies[record.enemy].mystling}.trivia"
        return say("line-trivia"), [say(trivia)] if say.has(trivia) else []
    return say("line-taming", n=len(record.conditions)), numbered(texts, record.conditions)


def numbered(texts: DragonTexts, conditions: Sequence[Any]) -> list[str]:
    """1. End a turn within range 1 of the Enemy."""
    say = texts.say
    return [say("rule-condition", n=at, what=say.sentence(one.text(say))) for at, one in enumerate(conditions, 1)]


def quest(texts: DragonTexts, record: parts.Quest, back: bool) -> Printed:
    say = texts.say
    if not back:
        return say("line-quest", story=int(record.story)), numbered(texts, record.conditions)
    rules = [say.sentence(stats_text(say, record.stats))] if record.stats else []
    rules.extend([bonus_text(texts, bonus) for bonus in record.abilities])
    return say("line-exalted"), rules


def summon(texts: DragonTexts, record: parts.Summon, back: bool) -> Printed:
    line = texts.say("line-summon", element=str(record.element))
    return line, [texts.say.sentence(stats_line(texts, record.stats))]


def help(texts: DragonTexts, record: parts.Help, back: bool) -> Printed:
    line = texts.say("line-help", element=str(record.element or "none"))
    return line, [texts.say("rule-help", power=record.power, what=phrase(record.effects, texts.say))]


def attack(texts: DragonTexts, record: parts.Attack, back: bool) -> Printed:
    say = texts.say
    return say("line-attack", players=record.players, symbol=str(record.symbol), aim=str(record.aim)), []


def corruption(texts: DragonTexts, record: parts.Corruption, back: bool) -> Printed:
    say = texts.say
    line = say("line-corruption", letter=record.letter or "none")
    return line, [say.sentence(stats_text(say, record.stats))]


def map(texts: DragonTexts, record: parts.ArenaMap, back: bool) -> Printed:
    ground = texts.content.ground(record.id, back)
    return texts.say("line-map", spaces=ground.spaces - len(ground.holes), duo=int(back)), []


def arena(texts: DragonTexts, record: parts.Arena, back: bool) -> Printed:
    say = texts.say
    scene = record.pvp if back else record.combat
    line = say("line-arena", pvp=(2 if back else 1) if record.pvp is not None else 0)
    rules: list[str] = []
    if scene is None:
        return line, rules
    for side, terrain in (("boon", scene.boon), ("bane", scene.bane)):
        if terrain is not None:
            rules.append(terrain_text(texts, side, terrain))
    if scene.rules:
        rules.append(frames_text(texts, scene.rules))
    rules.extend([bonus_text(texts, bonus) for bonus in scene.bonus])
    return line, rules


def terrain_text(texts: DragonTexts, side: str, terrain: parts.Terrain) -> str:
    """Where the tokens lie and what they are."""
    say = texts.say
    where = say.all([say.name("mark", mark, "every") for mark in terrain.at])
    told = [say("terrain-at", side=side, where=where)]
    if terrain.blocks is not Block.NOBODY:
        told.append(say("terrain-blocks", who=str(terrain.blocks)))
    if terrain.line:
        told.append(say("terrain-line"))
    if terrain.health:
        told.append(say("terrain-health", n=terrain.health))
    if terrain.broken:
        told.append(of_somebody(texts, "terrain-broken", terrain.broken))
    if terrain.enter:
        message = "terrain-fades" if terrain.fades else "terrain-enter"
        told.append(of_somebody(texts, message, terrain.enter, who=str(terrain.affects)))
    elif terrain.fades:
        told.append(say("terrain-fades.only"))
    return say.sentences(told)


class Third:
    """A language that tells what somebody else does: "gains 1 damage" instead of "gain 1 damage"."""

    def __init__(self, say: Language) -> None:
        self.plain = say
        self.lacking = False
        """Whether a verb was told that has no such form."""
        # What joins parts of a sentence is the same, whoever does it.
        self.all, self.either, self.and_or, self.then = say.all, say.either, say.and_or, say.then
        self.sentence, self.sentences, self.clause = say.sentence, say.sentences, say.clause

    def __call__(self, message: str, /, **values: Any) -> str:
        if not message.startswith("effect-"):
            return self.plain(message, **values)
        if self.plain.has(f"{message}.third"):
            return self.plain(f"{message}.third", **values)
        self.lacking = True
        return self.plain(message, **values)


def of_somebody(texts: DragonTexts, message: str, effects: Effects, **values: str) -> str:
    """What somebody does, "gains 1 damage"; where a verb has no such form, as a list: "does this: trigger"."""
    third = Third(texts.say)
    what = clause(effects, third)
    if third.lacking:
        return texts.say(f"{message}.list", what=clause(effects, texts.say), **values)
    return texts.say(message, what=what, **values)


def booster(texts: DragonTexts, record: parts.Booster, back: bool) -> Printed:
    """A Booster lists what is in it."""
    names = [texts.name("card", card) for card in record.cards]
    return texts.say("line-booster", n=len(names)), [texts.say.sentence(texts.say.row(names))]


PRINTED: dict[str, tuple[str, Callable[[DragonTexts, Any, bool], Printed]]] = {
    "mystlings": ("mystling", mystling),
    "cards": ("card", card),
    "enemies": ("enemy", enemy),
    "tamings": ("taming", taming),
    "quests": ("quest", quest),
    "summons": ("summon", summon),
    "helps": ("bonus", help),
    "attacks": ("attack", attack),
    "corruptions": ("corruption", corruption),
    "maps": ("map", map),
    "arenas": ("arena", arena),
    "boosters": ("booster", booster),
}
"""Table → kind of its names, and what is printed on its components."""
