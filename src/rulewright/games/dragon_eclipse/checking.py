"""What makes sense in every record may still not make sense together: the checks of a whole content."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from . import effects as verbs
from .words import Mark, Pile, Rarity, Stat, Symbol

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


def problems_of(content: Content) -> list[str]:
    """Every problem in one line."""
    return [
        *mystling_problems(content),
        *card_problems(content),
        *enemy_problems(content),
        *arena_problems(content),
        *deck_problems(content),
    ]


def met_problems(content: Content, where: str, nature: Nature) -> Iterator[str]:
    """Tier and place of whoever is met as an Enemy."""
    if nature.tier not in range(1, 6):
        yield f"{where}: tier is {nature.tier}, expected 1 to 5"
    for name, table in (("arena", content.arenas), ("map", content.maps)):
        if getattr(nature, name) not in table:
            yield f"{where}: {name} is {getattr(nature, name)!r}, expected one of {', '.join(table)}"
    if nature.major not in {one.letter for one in content.corruptions.values()}:
        yield f"{where}: major is {nature.major!r}, expected the letter of a Major Corruption"


def stat_problems(where: str, stats: Stats) -> Iterator[str]:
    if min(stats.of(stat) for stat in Stat) < 0 or stats.health < 1:
        yield f"{where}: a statistic is below 0"


def stat_card_problems(content: Content, where: str, enemy: Enemy, card: StatCard) -> Iterator[str]:
    """An Enemy is a Mystling or something of its own, never both; only Mystlings can be tamed."""
    if enemy.mystling or enemy.stats is not None:
        yield f"{where}: it has a card of its own; expected neither mystling nor stats beside it"
    if enemy.id in content.taming_of:
        yield f"{where}: a Taming card, but it is no Mystling; nobody could join the party"
    yield from stat_problems(where, card.stats)
    yield from met_problems(content, where, card)


def mystling_problems(content: Content) -> Iterator[str]:
    for mystling in content.mystlings.values():
        where = f"mystlings {mystling.id}"
        yield from met_problems(content, where, mystling)
        if (mystling.subtype is None) != (mystling.subtype_cards == 0) or mystling.subtype is mystling.element:
            yield f"{where}: subtype is {mystling.subtype!r} with {mystling.subtype_cards} cards, expected both or none"
        for stats in (mystling.stats, mystling.pvp):
            yield from stat_problems(where, stats)
        if not mystling.abilities or any(not 0 <= one.power <= 9 for one in mystling.abilities):
            yield f"{where}: expected abilities that cost 0 to 9 Power"
        if len(content.specific[mystling.id]) != 6:
            yield f"{where}: {len(content.specific[mystling.id])} cards with its name, expected 6"
        for ability in mystling.abilities:
            yield from player_problems(f"{where}: {ability.id}", ability.effects)
    for quest in content.quests.values():
        if quest.mystling not in content.mystlings:
            yield f"quests {quest.id}: mystling is {quest.mystling!r}, expected a known one"
        if not quest.story and not quest.conditions:
            yield f"quests {quest.id}: a Combat Quest without conditions"


def player_problems(where: str, effects: Any) -> Iterator[str]:
    for effect in every_effect(effects):
        if isinstance(effect, (verbs.Rush, verbs.Retreat, verbs.SummonsAct)):
            yield f"{where}: {type(effect).__struct_config__.tag!r} is for Enemies only"


def card_problems(content: Content) -> Iterator[str]:
    for card in content.cards.values():
        where = f"cards {card.id}"
        own = card.pile is Pile.MYSTLING
        if own != bool(card.mystling) or own != (card.rarity is Rarity.SPECIFIC):
            yield f"{where}: pile {card.pile!r}, mystling {card.mystling!r} and rarity {card.rarity!r} do not fit"
        if own and card.mystling not in content.mystlings:
            yield f"{where}: mystling is {card.mystling!r}, expected a known one"
        if (card.element is None) != (card.pile not in (Pile.ELEMENTAL, Pile.MYSTLING)):
            yield f"{where}: element is {card.element!r}, expected one for elemental and mystling cards only"
        if card.passive and card.upgrade:
            yield f"{where}: a card is a Passive or an Upgrade, not both"
        if not card.effects and not card.passive and not card.upgrade:
            yield f"{where}: it does nothing"
        yield from player_problems(where, card.effects)
    if sum(1 for card in content.cards.values() if card.pile is Pile.FATIGUE) != 1:
        yield "cards: expected exactly one Fatigue card"
    if len(content.starting) < 10:
        yield f"cards: {len(content.starting)} Starting cards, expected at least 10"
    for booster in content.boosters.values():
        for id in booster.cards:
            if id not in content.cards or content.cards[id].pile is not Pile.ELEMENTAL:
                yield f"boosters {booster.id}: {id!r} is not an elemental card"


def enemy_problems(content: Content) -> Iterator[str]:
    for enemy in content.enemies.values():
        where = f"enemies {enemy.id}"
        if enemy.card is not None:
            yield from stat_card_problems(content, where, enemy, enemy.card)
        elif enemy.mystling not in content.mystlings:
            yield f"{where}: mystling is {enemy.mystling!r}, expected a known one, or a card for an Enemy that is none"
        if set(enemy.attacks) != set(Symbol):
            yield f"{where}: attacks for {', '.join(enemy.attacks)}, expected {', '.join(Symbol)}"
        if enemy.slot not in range(1, 6) or sum(enemy.deck.values()) <= enemy.slot:
            yield f"{where}: slot {enemy.slot} with {sum(enemy.deck.values())} cards; expected 1 to 5 and a larger deck"
        if any(not 0 <= n <= 4 for n in enemy.deck.values()):
            yield f"{where}: deck: expected 0 to 4 cards of each symbol"
        for effects in (*enemy.attacks.values(), enemy.special, enemy.setup):
            for effect in every_effect(effects):
                tag = type(effect).__struct_config__.tag
                if isinstance(effect, PLAYER_ONLY):
                    yield f"{where}: {tag!r} is for players only"
                if isinstance(effect, verbs.Blink) and effect.toward is None:
                    yield f'{where}: blink needs toward = "toward" or "away"'
                if isinstance(effect, verbs.SummonUp) and effect.summon not in content.summons:
                    yield f"{where}: summon is {effect.summon!r}, expected a known one"
                if isinstance(effect, verbs.SummonsAct):
                    wrong = [one for one in every_effect(effect.effects) if not isinstance(one, SUMMON_VERBS)]
                    yield from [f"{where}: a Summon cannot {type(one).__struct_config__.tag!r}" for one in wrong]
    for taming in content.tamings.values():
        if taming.enemy not in content.enemies:
            yield f"tamings {taming.id}: enemy is {taming.enemy!r}, expected a known one"
        if not taming.conditions:
            yield f"tamings {taming.id}: no conditions"
    for players in (1, 2):
        for symbol in Symbol:
            count = len(content.attack_cards.get((players, symbol), ()))
            if count < 4:
                yield f"attacks: {count} cards of {symbol!r} for {players} players, expected 4"


def arena_problems(content: Content) -> Iterator[str]:
    from .components import map_faults

    for map in content.maps.values():
        yield from map_faults(map)
        for duo, needed in ((False, (Mark.START_1, Mark.START_2)), (True, (Mark.START_1, Mark.START_2, Mark.START_3))):
            ground = content.grounds[map.id, duo]
            for mark in needed:
                if len(ground.marks.get(mark, ())) != 1:
                    yield f"maps {map.id}: expected one space {mark} on the {'duo' if duo else 'solo'} side"
    if not any(arena.pvp is not None for arena in content.arenas.values()):
        yield "arenas: none has a PvP side"
    for arena in content.arenas.values():
        for scene in (arena.combat, arena.pvp):
            for terrain in (scene.boon, scene.bane) if scene is not None else ():
                if terrain is not None and any(mark in terrain.at for mark in ("I", "II", "III")):
                    yield f"arenas {arena.id}: Terrain cannot lie on a start space"


def deck_problems(content: Content) -> Iterator[str]:
    """DRE-124 to DRE-130 for every ready deck."""
    numbers = content.numbers
    least, most = numbers.specific
    for deck in content.decks.values():
        where = f"decks {deck.id}"
        mystling = content.mystlings.get(deck.mystling)
        if mystling is None or any(card not in content.cards for card in deck.cards):
            yield f"{where}: an unknown Mystling or card"
            continue
        cards = [content.cards[card] for card in deck.cards]
        own = [card for card in cards if card.pile is Pile.MYSTLING]
        sub = [card for card in cards if card.pile is Pile.ELEMENTAL and card.element is not mystling.element]
        if len(cards) != numbers.deck:
            yield f"{where}: {len(cards)} cards, expected {numbers.deck}"
        if not least <= len(own) <= most or any(one.mystling != mystling.id for one in own):
            yield f"{where}: {len(own)} cards of Mystlings, expected {least} to {most} of its own"
        if len(sub) > mystling.subtype_cards or any(card.element is not mystling.subtype for card in sub):
            yield f"{where}: {len(sub)} cards of other Elements, expected {mystling.subtype_cards} of its subtype"
        if sum(1 for card in cards if card.rarity is Rarity.LEGENDARY) > numbers.legendary:
            yield f"{where}: more than {numbers.legendary} Legendary card"
        for card in set(deck.cards):
            if deck.cards.count(card) > content.copies(card):
                yield f"{where}: {deck.cards.count(card)} of {card}, but only {content.copies(card)} exist"
