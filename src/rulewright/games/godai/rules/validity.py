"""What is true of every position: components are conserved, limits hold, pending steps make sense.

Tests ask it along random games; `restore` asks it of saves that come from strangers. A card that is drawn and not
settled yet lies in no pile: its step or the combat names it. So cards are never in two places, and together with the
cards on the way they are as many as the box holds; what leaves the game for good is listed by its table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from rulewright.core.doubted import unaskable

from ..content.content import Content
from ..model.geometry import COORDINATES, HEXES
from ..model.hero import RING, Hero
from ..model.state import NOWHERE, Defender, GodaiState
from ..model.vocabulary import CONDITIONS, DIFFICULTIES, ELEMENTS, RESOURCES, STATS, Place, Resource
from .defenders import MOST_POTENTIAL
from .gains import MOST_PLATINUM
from .heroes import food_limit, gold_limit
from .sky import RISERS

if TYPE_CHECKING:
    from ..game import Godai

MOST_TOWERS = 4
"""GOD-206."""
MOST_FORTRESSES = 3
MOST_AMPLIFIERS = 5
"""GOD-043."""
MOST_CHAINS = 2
"""GOD-1024."""
TOKENS = 23
"""Hex Tokens, with or without the Imbalance on their back (GOD-028)."""
MOST_IMBALANCE = 9
_PLATINUM = RESOURCES.index(Resource.PLATINUM)
LONGEST = 11
"""GOD-488: the Calendar."""
ON_MAP = frozenset(range(HEXES))
STATES = ("living", "dead", "waiting", "new")
PHASES = ("setup", "movement", "skill", "event", "villain")


# -- components --------------------------------------------------------------------------------------------------


def where_cards_lie(state: GodaiState) -> dict[str, list[str]]:
    """Every card, tile and token that lies somewhere, by the table that it belongs to.

    GOD-035: Race, Resource Aid and Element Augment cards are loose, so they are in no deck.
    """
    equips = [*state.equips, *state.damaged, *[card for one in _defenders(state) for card in one.equips]]
    items = [item for hero in state.heroes for item in hero.items]
    content: Content = state.game.content
    return {
        "encounters": [*state.encounters, *state.encounter_discards, *_of(content.encounters, equips)],
        "powerups": [
            *state.power_ups, *state.power_up_top, *state.power_up_bottom, *state.power_up_discards,
            *[card for hero in state.heroes for card in (*hero.kept, *hero.unread) if card],
        ],
        "harvests": [
            *state.harvests, *state.harvest_discards, *state.harvest_top, *state.played, *state.resource_cards,
            *state.treasures, *_of(content.harvests, items),
        ],
        "commissions": [
            *_flat(state.commissions), *_flat(state.offered), *_flat(state.commission_discards),
            *[one.card for one in state.carried], *_of(content.commissions, equips),
        ],
        "jaethi": [*state.jaethi_cards, *state.siege_cards, *state.jaethi_top, *state.jaethi_played],
        "siege": [
            *_flat(state.siege_decks), *_of(content.siege, _flat(state.slots)), *_of(content.siege, state.fronts),
        ],
        "tiles": [
            *state.hex_tiles, *state.sky_tiles, *[tile.id for tile in state.tiles if tile is not None],
            *[one.id for one in (*state.sky, *state.cataclysms)],
        ],
        "bosses": [
            *[f"boss-{n}" for n in (*state.boss_tokens, *state.vanquished)],
            *[f"boss-{token.what}" for token in state.bosses if int(token.what) not in state.vanquished],
        ],
    }  # fmt: skip


def _defenders(state: GodaiState) -> list[Defender]:
    """Trackers with cards of their own; all Temples share theirs (GOD-192), so one of them stands for all."""
    temples: list[Defender] = []
    others: list[Defender] = []
    for one in state.defenders:
        (temples if one.id.startswith("temple-") and one.id != "temple-fortress" else others).append(one)
    return [*others, *([state.temple_tracker] if state.temple_tracker is not None else temples[:1])]


def _flat(rows: Iterable[Iterable[str]]) -> list[str]:
    return [card for row in rows for card in row]


def _of(table: dict[str, Any], cards: Iterable[str]) -> list[str]:
    return [card for card in cards if card in table]


def count_components(state: GodaiState) -> dict[str, Any]:
    """What never changes: which components are in two places or unknown (none), and how many dice and trackers."""
    content: Content = state.game.content
    counts: dict[str, Any] = {}
    for table, cards in where_cards_lie(state).items():
        counts[table] = misplaced(cards, content.tables[table])
    counts["defenders"] = misplaced([one.id for one in state.defenders], {one.id: one for one in state.defenders})
    return counts


def misplaced(cards: list[str], known: dict[str, Any]) -> list[str]:
    """Components that lie in two places, or that the box does not hold."""
    different = set(cards)
    if len(different) == len(cards) and different <= known.keys():
        return []
    return sorted([card for card, n in Counter(cards).items() if n > 1 or card not in known])


# -- a state -----------------------------------------------------------------------------------------------------


def impossible(state: GodaiState, game: Godai) -> str | None:
    """The first thing that no real game could show, for saves that come from strangers.

    GOD-050, AMB-GOD-04: there are Core dice for four heroes.
    """
    content = game.content
    if len(state.heroes) not in game.modes[0].seats:
        return f"heroes: {len(state.heroes)} of them"
    for check in (_rows, _time, _land, _siege):
        problem = check(state)
        if problem:
            return problem
    for seat, hero in enumerate(state.heroes):
        problem = impossible_hero(hero, content, state.combat is not None)
        if problem:
            return f"heroes[{seat}].{problem}"
        if state.phase != "setup" and hero.state == "living" and not (hero.role and hero.race):
            return f"heroes[{seat}]: living, but without role or race"
    for stream, of, got in state.thrown:
        if not 0 <= got < of:
            return f"thrown: {stream} {got} of {of}"
    for one in state.defenders:
        problem = impossible_defender(one)
        if problem:
            return f"defenders: {one.id}: {problem}"
    for table, found in count_components(state).items():
        if found:
            return f"{table}: {', '.join(found[:3])} unknown or there twice"
    if state.outcome is None and not state.agenda:
        return "agenda: nothing to do, and the game is not over"
    if state.outcome is not None:
        return None
    return unaskable(game.book, state, len(state.heroes))


_ROWS = {
    "stockpile": len(RESOURCES), "harvested": len(RESOURCES), "imbalance": len(ELEMENTS),
    "siege_decks": len(ELEMENTS), "slots": 4, "fronts": 4, "resilience": 4, "front_power": 4,
    "banners": 4, "slowed": 4, "commissions": 2, "offered": 2, "commission_discards": 2,
}  # fmt: skip
_COUNTS = ("stockpile", "harvested", "imbalance", "resilience", "slowed", "piles")
_rows_of = attrgetter(*_ROWS)
_counts_of = attrgetter(*_COUNTS)


def _rows(state: GodaiState) -> str | None:
    """Rows have as many numbers as there are Resources, Elements and Slots, and none is below 0."""
    for row, (name, size) in zip(_rows_of(state), _ROWS.items(), strict=True):
        if len(row) != size:
            return f"{name}: expected {size} entries"
    for name, row in zip(_COUNTS, _counts_of(state), strict=True):
        if row and min(row) < 0:
            return f"{name}: fewer than none"
    if max(state.imbalance) > MOST_IMBALANCE:
        return f"imbalance: {max(state.imbalance)} of at most {MOST_IMBALANCE}"
    platinum = state.stockpile[_PLATINUM]
    return f"stockpile: {platinum} Platinum" if platinum > MOST_PLATINUM else None


def _time(state: GodaiState) -> str | None:
    if not 1 <= state.wave <= state.options.waves or state.turn < 0 or not 0 <= state.calendar <= LONGEST:
        return f"wave {state.wave}, turn {state.turn}, calendar {state.calendar}: out of range"
    if state.phase not in PHASES or state.stage not in ("harvest", "siege"):
        return f"phase {state.phase!r} of stage {state.stage!r}: unknown"
    return None if 0 <= state.difficulty < len(DIFFICULTIES) else f"difficulty: {state.difficulty}"


def _land(state: GodaiState) -> str | None:
    """GOD-206 and others: hexes exist, and the limits of what the group builds are kept."""
    if state.at != NOWHERE and state.at not in ON_MAP:
        return f"at: {state.at} is no hex"
    tokens = (*state.imbalance_tokens, *state.elemental_tokens, *state.bosses, *state.discovery_tokens)
    if not ON_MAP.issuperset(state.hex_tokens) or not ON_MAP.issuperset([token.hex for token in tokens]):
        return "tokens: a hex that does not exist"
    if not ON_MAP.issuperset([one.center for one in (*state.sky, *state.cataclysms)]):
        return "sky: a tile beside the map"
    if len(set(state.hex_tokens)) != len(state.hex_tokens):
        return "hex_tokens: two on one hex"
    towers = sum([one.id.startswith("tower-") for one in state.defenders])
    fortresses = sum([one.kind is Place.FORTRESS for one in state.defenders])
    for name, n, most in (
        ("Towers", towers, MOST_TOWERS), ("Fortresses", fortresses, MOST_FORTRESSES),
        ("Amplifiers", len(state.amplifiers), MOST_AMPLIFIERS),
        ("Risers", sum([one.riser for one in state.sky]), RISERS),
        ("Chains", sum([one.chained for one in state.sky]), MOST_CHAINS),
        ("Hex Tokens", len(state.hex_tokens) + len(state.imbalance_tokens), TOKENS),
    ):  # fmt: skip
        if n > most:
            return f"land: {n} {name} of at most {most}"
    return None


_BANNER_PLACES = frozenset(range(-1, len(COORDINATES)))


def _siege(state: GodaiState) -> str | None:
    """Banners stand on hexes or Game Bars; only a Siege Opponent in play has Resilience."""
    if not _BANNER_PLACES.issuperset(state.banners + state.jaethi):
        return "banners: a hex that does not exist"
    for slot, front in enumerate(state.fronts):
        if front and front not in state.game.content.siege:
            return f"fronts[{slot}]: {front!r} is unknown"
    return "jaethi: expected three hexes or none" if len(state.jaethi) not in (0, 3) else None


def impossible_hero(hero: Hero, content: Content, fighting: bool) -> str | None:
    """GOD-786: Vitals may be below 0 until the end of a phase of a combat, never outside it."""
    if (hero.role and hero.role not in content.roles) or (hero.race and hero.race not in content.races):
        return f"role {hero.role!r}, race {hero.race!r}: unknown"
    if hero.state not in STATES:
        return f"state: {hero.state!r}"
    if not len(hero.ranks) == len(hero.starting) == len(hero.gear) == len(STATS):
        return "ranks: expected nine"
    if len(hero.conditions) != len(CONDITIONS) or len(hero.augments) != len(ELEMENTS):
        return "conditions or augments: a row of the wrong length"
    if min(hero.gear) < 0 or max(hero.gear) > RING or min(hero.augments) < 0 or max(hero.augments) > 3:
        return f"gear {hero.gear}, augments {hero.augments}: out of range"
    if hero.gold < 0 or hero.food < 0 or hero.wounds < 0 or min(hero.conditions) < 0:
        return "gold, food, wounds or conditions: below 0"
    if not fighting and (hero.health < 0 or hero.energy < 0):
        return f"health {hero.health}, energy {hero.energy}: below 0 outside combat"
    if hero.role and hero.gold > gold_limit(hero):
        return f"gold: {hero.gold} of at most {gold_limit(hero)}"
    if hero.role and hero.food > food_limit(hero):
        return f"food: {hero.food} of at most {food_limit(hero)}"
    for item in dict.fromkeys(hero.items):
        card = content.items.get(item)
        if card is None and item not in content.harvests and item not in content.jaethi:
            return f"items: {item!r}"
        if card is not None and card.per_hero and hero.items.count(item) > card.per_hero:
            return f"items: {hero.items.count(item)} {item} of at most {card.per_hero}"
    return None


def impossible_defender(one: Defender) -> str | None:
    if one.fallen not in ("", "flipped", "destroyed"):
        return f"fallen: {one.fallen!r}"
    if one.recruits < 0 or one.specialists < 0 or one.hit < 0 or one.resilience < 0:
        return "fewer than none"
    if not 1 <= one.potential <= MOST_POTENTIAL or one.power < 1 or one.range < 1:
        return f"potential {one.potential}, power {one.power}, range {one.range}: out of range"
    return None if ON_MAP.issuperset(one.hexes) else "a hex beside the map"


def missing(state: GodaiState) -> Iterator[str]:
    """Components of the box that lie nowhere: on the way in a step or a combat, or out of the game."""
    content: Content = state.game.content
    for table, cards in where_cards_lie(state).items():
        yield from set(content.tables[table]) - set(cards)
