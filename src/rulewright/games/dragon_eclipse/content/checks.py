"""What makes sense in every record may still not make sense together: the checks of a whole content."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulewright.core.errors import ContentError

from .. import effects as verbs
from ..model.vocabulary import Mark, Pile, Rarity, Stat, Symbol
from .roguelite import trail_problems

if TYPE_CHECKING:
    from .components import Content, Enemy, Nature, StatCard, Stats

PLAYER_ONLY = (
    verbs.Move, verbs.GainPower, verbs.Draw, verbs.DiscardCard, verbs.DiscardTop, verbs.Search, verbs.Slide,
    verbs.Reshuffle, verbs.Shuffle, verbs.ResolveTop, verbs.RemoveThis, verbs.May, verbs.InSlot,
)  # fmt: skip
ENEMY_ONLY = (verbs.Rush, verbs.Retreat, verbs.SummonUp, verbs.SummonsAct)
SUMMON_VERBS = (verbs.Attack, verbs.Deal, verbs.Inflict, verbs.Advantage, verbs.When)
"""Summons have no sheet, so they cannot move, heal or hold anything."""


def every_effect(effects: Any) -> Iterator[Any]:
    """Effects and all effects inside them."""
    for effect in effects:
        yield effect
        for inner in (
            *getattr(effect, "effects", ()),
            *[one for option in getattr(effect, "options", ()) for one in option],
        ):
            yield from every_effect((inner,))


def problems_of(content: Content) -> list[ContentError]:
    """Every problem in one line."""
    return [
        *mystling_problems(content),
        *card_problems(content),
        *enemy_problems(content),
        *arena_problems(content),
        *deck_problems(content),
        *trail_problems(tuple(content.trails.values())),
        *run_problems(content),
    ]


def met_problems(content: Content, where: str, nature: Nature) -> Iterator[ContentError]:
    """Tier and place of whoever is met as an Enemy."""
    if nature.tier not in range(1, 6):
        yield ContentError("check-tier", where=where, tier=nature.tier)
    for name, table in (("arena", content.arenas), ("map", content.maps)):
        if getattr(nature, name) not in table:
            yield ContentError(
                "check-one-of", where=where, name=name, value=getattr(nature, name), known=", ".join(table)
            )
    if nature.major not in {one.letter for one in content.corruptions.values()}:
        yield ContentError("check-major", where=where, major=nature.major)


def stat_problems(where: str, stats: Stats) -> Iterator[ContentError]:
    if min(stats.of(stat) for stat in Stat) < 0 or stats.health < 1:
        yield ContentError("check-statistic", where=where)


def stat_card_problems(content: Content, where: str, enemy: Enemy, card: StatCard) -> Iterator[ContentError]:
    """DRE-318, DRE-471: an Enemy is a Mystling or something of its own, never both; only Mystlings can be tamed."""
    if enemy.mystling or enemy.stats is not None:
        yield ContentError("check-own-card", where=where)
    if enemy.id in content.taming_of:
        yield ContentError("check-taming-foe", where=where)
    yield from stat_problems(where, card.stats)
    yield from met_problems(content, where, card)


def mystling_problems(content: Content) -> Iterator[ContentError]:
    for mystling in content.mystlings.values():
        where = f"mystlings {mystling.id}"
        yield from met_problems(content, where, mystling)
        if (mystling.subtype is None) != (mystling.subtype_cards == 0) or mystling.subtype is mystling.element:
            yield ContentError("check-subtype", where=where, subtype=mystling.subtype, count=mystling.subtype_cards)
        for stats in (mystling.stats, mystling.pvp):
            yield from stat_problems(where, stats)
        if not mystling.abilities or any(not 0 <= one.power <= 9 for one in mystling.abilities):
            yield ContentError("check-ability-cost", where=where)
        if len(content.specific[mystling.id]) != 6:
            yield ContentError("check-own-cards", where=where, count=len(content.specific[mystling.id]))
        for ability in mystling.abilities:
            yield from player_problems(f"{where}: {ability.id}", ability.effects)
    for quest in content.quests.values():
        if quest.mystling not in content.mystlings:
            yield ContentError("check-quest-mystling", id=quest.id, mystling=quest.mystling)
        if not quest.story and not quest.conditions:
            yield ContentError("check-quest-empty", id=quest.id)


def player_problems(where: str, effects: Any) -> Iterator[ContentError]:
    for effect in every_effect(effects):
        if isinstance(effect, (verbs.Rush, verbs.Retreat, verbs.SummonsAct)):
            yield ContentError("check-enemies-only", where=where, tag=type(effect).__struct_config__.tag)


def card_problems(content: Content) -> Iterator[ContentError]:
    for card in content.cards.values():
        where = f"cards {card.id}"
        own = card.pile is Pile.MYSTLING
        if own != bool(card.mystling) or own != (card.rarity is Rarity.SPECIFIC):
            yield ContentError("check-pile", where=where, pile=card.pile, mystling=card.mystling, rarity=card.rarity)
        if own and card.mystling not in content.mystlings:
            yield ContentError("check-card-mystling", where=where, mystling=card.mystling)
        if (card.element is None) != (card.pile not in (Pile.ELEMENTAL, Pile.MYSTLING)):
            yield ContentError("check-element", where=where, element=card.element)
        if card.passive and card.upgrade:
            yield ContentError("check-passive-upgrade", where=where)
        if not card.effects and not card.passive and not card.upgrade:
            yield ContentError("check-does-nothing", where=where)
        yield from player_problems(where, card.effects)
    if sum(1 for card in content.cards.values() if card.pile is Pile.FATIGUE) != 1:
        yield ContentError("check-fatigue")
    if len(content.starting) < 10:
        yield ContentError("check-starting", count=len(content.starting))
    for booster in content.boosters.values():
        for id in booster.cards:
            if id not in content.cards or content.cards[id].pile is not Pile.ELEMENTAL:
                yield ContentError("check-booster", id=booster.id, card=id)


def enemy_problems(content: Content) -> Iterator[ContentError]:
    for enemy in content.enemies.values():
        where = f"enemies {enemy.id}"
        if enemy.card is not None:
            yield from stat_card_problems(content, where, enemy, enemy.card)
        elif enemy.mystling not in content.mystlings:
            yield ContentError("check-enemy-mystling", where=where, mystling=enemy.mystling)
        if set(enemy.attacks) != set(Symbol):
            yield ContentError("check-attacks", where=where, found=", ".join(enemy.attacks), expected=", ".join(Symbol))
        if enemy.slot not in range(1, 6) or sum(enemy.deck.values()) <= enemy.slot:
            yield ContentError("check-slot", where=where, slot=enemy.slot, count=sum(enemy.deck.values()))
        if any(not 0 <= n <= 4 for n in enemy.deck.values()):
            yield ContentError("check-deck-symbols", where=where)
        for effects in (*enemy.attacks.values(), enemy.special, enemy.setup):
            for effect in every_effect(effects):
                tag = type(effect).__struct_config__.tag
                if isinstance(effect, PLAYER_ONLY):
                    yield ContentError("check-players-only", where=where, tag=tag)
                if isinstance(effect, verbs.Blink) and effect.toward is None:
                    yield ContentError("check-blink", where=where)
                if isinstance(effect, verbs.SummonUp) and effect.summon not in content.summons:
                    yield ContentError("check-summon", where=where, summon=effect.summon)
                if isinstance(effect, verbs.SummonsAct):
                    wrong = [one for one in every_effect(effect.effects) if not isinstance(one, SUMMON_VERBS)]
                    for one in wrong:
                        yield ContentError("check-summon-verb", where=where, tag=type(one).__struct_config__.tag)
    for taming in content.tamings.values():
        if taming.enemy not in content.enemies:
            yield ContentError("check-taming-enemy", id=taming.id, enemy=taming.enemy)
        if not taming.conditions:
            yield ContentError("check-taming-empty", id=taming.id)
    for players in (1, 2):
        for symbol in Symbol:
            count = len(content.attack_cards.get((players, symbol), ()))
            if count < 4:
                yield ContentError("check-attack-cards", count=count, symbol=symbol, players=players)


def arena_problems(content: Content) -> Iterator[ContentError]:
    from .components import map_faults

    for map in content.maps.values():
        yield from map_faults(map)
        for duo, needed in ((False, (Mark.START_1, Mark.START_2)), (True, (Mark.START_1, Mark.START_2, Mark.START_3))):
            ground = content.grounds[map.id, duo]
            for mark in needed:
                if len(ground.marks.get(mark, ())) != 1:
                    yield ContentError("check-map-mark", id=map.id, mark=mark, side="duo" if duo else "solo")
    if not any(arena.pvp is not None for arena in content.arenas.values()):
        yield ContentError("check-no-pvp")
    for arena in content.arenas.values():
        for scene in (arena.combat, arena.pvp):
            for terrain in (scene.boon, scene.bane) if scene is not None else ():
                if terrain is not None and any(mark in terrain.at for mark in ("I", "II", "III")):
                    yield ContentError("check-terrain-start", id=arena.id)


def deck_problems(content: Content) -> Iterator[ContentError]:
    """DRE-124 to DRE-130 for every ready deck."""
    numbers = content.numbers
    least, most = numbers.specific
    for deck in content.decks.values():
        where = f"decks {deck.id}"
        mystling = content.mystlings.get(deck.mystling)
        if mystling is None or any(card not in content.cards for card in deck.cards):
            yield ContentError("check-unknown-card", where=where)
            continue
        cards = [content.cards[card] for card in deck.cards]
        own = [card for card in cards if card.pile is Pile.MYSTLING]
        sub = [card for card in cards if card.pile is Pile.ELEMENTAL and card.element is not mystling.element]
        if len(cards) != numbers.deck:
            yield ContentError("check-deck-size", where=where, count=len(cards), expected=numbers.deck)
        if not least <= len(own) <= most or any(one.mystling != mystling.id for one in own):
            yield ContentError("check-deck-own", where=where, count=len(own), least=least, most=most)
        if len(sub) > mystling.subtype_cards or any(card.element is not mystling.subtype for card in sub):
            yield ContentError("check-deck-subtype", where=where, count=len(sub), expected=mystling.subtype_cards)
        if sum(1 for card in cards if card.rarity is Rarity.LEGENDARY) > numbers.legendary:
            yield ContentError("check-legendary", where=where, most=numbers.legendary)
        for card in set(deck.cards):
            if deck.cards.count(card) > content.copies(card):
                yield ContentError(
                    "check-copies", where=where, count=deck.cards.count(card), card=card, copies=content.copies(card)
                )


def run_problems(content: Content) -> Iterator[ContentError]:
    """What a Run needs: Enemies of every Tier, named Bosses that exist, enough Mystery cards."""
    tiers = {mystling.tier for mystling in content.mystlings.values()}
    for trail in content.trails.values():
        for space in trail.spaces:
            if space.enemy and space.enemy not in content.enemies:
                yield ContentError("check-trail-boss", id=trail.id, space=space.id, enemy=space.enemy)
            if space.fights and not space.enemy and space.tier not in tiers:
                yield ContentError("check-trail-space", id=trail.id, space=space.id, problem="tier")
        if len(content.mysteries) < len(trail.letters) + 2:
            yield ContentError("check-mysteries", count=len(content.mysteries), id=trail.id)
