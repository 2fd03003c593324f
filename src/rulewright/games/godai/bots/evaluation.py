"""How positions of Godai are judged: what still stands, how strong it and the heroes are, and what comes against them.

The group wins and loses together, so every seat has the same row: each feature is a number that the players would count
together. What each is worth stands in bot.toml, and `rulewright tune` improves it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from ..content.content import Content
from ..model.combat import Combat, Opponent
from ..model.geometry import HEXES, distance
from ..model.state import NOWHERE, GodaiState
from ..model.vocabulary import BASIC, CONDITIONS, LASTING, RESOURCES, STATS, TIERS, Resource, Stage, Stat
from .lures import JAETHI, boldness, lure, odds, prowess
from .prices import Prices

FEATURES = (
    "cities", "stronghold", "city-resilience", "defenders", "resilience", "power", "reach", "crew", "augments",
    "heroes", "health", "frail", "energy", "ranks", "armour", "money", "food", "wounds", "conditions", "starving",
    "tier-1", "tier-2", "tier-3", "elements", "platinum", "yield", "goods", "kept",
    "siege", "siege-power", "siege-cards", "near-banners", "jaethi", "imbalance", "calendar", "hexed",
    "combat", "foes", "threat", "beaten", "odds", "bosses", "discoveries", "commissions", "camp", "wave",
    "time", "away", "lure", "portals", "foretold", "offers", "meditation", "fortress",
)  # fmt: skip
_AT = {name: at for at, name in enumerate(FEATURES)}
_TIER_OF = {what: tier for tier, row in enumerate(TIERS) for what in row}
_APART = 0.5
"""What a hero counts for that waits for the group, or is yet to join it."""
_RAISED = 0.3
"""What Health above the own rank is worth: it passes."""
_LOW = 4
"""Health from which on every point counts more."""
_BALANCED = 3
"""An Imbalance up to which nothing else grows with it."""
_LONG = 20
"""An Influence or Outlast of this much is far from its end."""
MEDITATION = "cosmic-meditation"
_PLENTY = 30
"""This many Resources are more than a group can spend in a turn of a Siege without Meditation."""
_FAR = 10
"""Banners that are farther from a City-State than this do not threaten it yet."""
_LASTING = tuple([at for at, condition in enumerate(CONDITIONS) if condition in LASTING])
_HEALTH, _ATTACK, _DEFEND = STATS.index(Stat.HEALTH), STATS.index(Stat.ATTACK), STATS.index(Stat.DEFEND)
_FIRST, _SECOND = STATS.index(Stat.FIRST), STATS.index(Stat.SECOND)
_PHASES = {"movement": 0, "skill": 1, "event": 2, "villain": 3}
_ALL, _SPOILS, _LIVES = 16.0, 3.0, 4.0
"""What counts in `odds`: to vanquish Jaethi, a Boss, and what a lost fight costs."""
_TIRING = 8
"""The round from which on a fight looks less and less like one that can be won."""
_PARTS = 8
"""`remaining` goes in this many steps for each wave."""
_ELEMENT_ROWS = ("air", "earth", "fire", "water", "void", "element")


def _group_of(what: Resource) -> str:
    """The feature that a Resource counts for."""
    if what is Resource.PLATINUM:
        return "platinum"
    if str(what) in _ELEMENT_ROWS:
        return "elements"
    return f"tier-{min(2, _TIER_OF.get(what, 0)) + 1}"


_STORES = tuple([_AT[_group_of(what)] for what in RESOURCES])


class Judge:
    """Measures positions of one game with its content."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.siege_power = {"": 0, **{card.id: card.power for card in content.siege.values()}}
        self.level = {
            **{card.id: card.level for card in content.encounters.values()},
            **{card.id: card.level for card in content.bosses.values()},
        }
        self.prices = Prices(content)
        self.places = {card.id: (card.place, card.to) for card in content.commissions.values()}
        self.bosses = {card.level: card for card in content.bosses.values()}

    def measure(self, state: GodaiState) -> Sequence[Sequence[float]]:
        """The same row for every seat."""
        row = [0.0] * len(FEATURES)
        self._defenders(state, row)
        self._heroes(state, row)
        self._stores(state, row)
        self._siege(state, row)
        if state.combat is not None:
            self._combat(state, state.combat, row)
        # In a fight, too: else every fight would seem to cost the goals of the map.
        row[_AT["lure"]] = lure(state, self.bosses, self.places)
        row[_AT["bosses"]] = float(len(state.vanquished) + 0.5 * len(state.dedicated))
        row[_AT["discoveries"]] = float(len(state.discoveries) + len(state.treasures))
        done = sum([sum(successes) for _, successes in state.attempts])
        row[_AT["commissions"]] = done + 1.5 * len(state.carried)
        row[_AT["offers"]] = self.prices.offers(state)
        row[_AT["portals"]] = float(len(state.closed_portals))
        row[_AT["foretold"]] = float(sum(map(bool, state.foretold)))
        row[_AT["camp"]] = float(min(3, state.camps))
        row[_AT["wave"]] = float(state.wave - 1)
        row[_AT["time"]] = state.turn + _PHASES.get(state.phase, 0) / 5
        return [row] * state.seats

    def _defenders(self, state: GodaiState, row: list[float]) -> None:
        for one in state.defenders:
            if one.fallen:
                continue
            city = one.id.startswith("city-")
            row[_AT["cities" if city else "defenders"]] += 1
            if city:
                row[_AT["city-resilience"]] += one.resilience
                row[_AT["stronghold"]] = max(row[_AT["stronghold"]], float(one.resilience))
            else:
                row[_AT["resilience"]] += _bent(one.resilience)
            row[_AT["power"]] += (one.power + one.siege_power) * one.potential / 10
            row[_AT["reach"]] += one.range
            row[_AT["crew"]] += one.recruits + 3 * one.specialists
            row[_AT["augments"]] += len(one.augments) + 1.5 * len(one.equips)
        # All four basic Elements on the Temples are a Temple Fortress (GOD-233).
        temples = state.temple_tracker
        if state.temple_fortress_built:
            row[_AT["fortress"]] = float(len(BASIC) + 2)
        elif temples is not None:
            row[_AT["fortress"]] = float(len(set(temples.augments) & set(BASIC)))

    def _heroes(self, state: GodaiState, row: list[float]) -> None:
        share = 1 / len(state.heroes)
        known: dict[str, float] = {}
        for hero in state.heroes:
            row[_AT["ranks"]] += share * sum(hero.ranks)
            row[_AT["armour"]] += share * _fitness(hero.ranks)
            row[_AT["money"]] += share * hero.gold / 10
            tiers = sum(hero.augments) - sum(hero.lent)
            row[_AT["goods"]] += share * (self.prices.carried(hero.items, known) + 5 * tiers)
            row[_AT["kept"]] += share * (len(hero.kept) + len(hero.unread))
            if hero.state == "dead":
                continue
            row[_AT["heroes"]] += share if hero.state == "living" else _APART * share
            most = hero.ranks[_HEALTH]
            row[_AT["health"]] += share * (min(hero.health, most) + _RAISED * max(0, hero.health - most))
            row[_AT["frail"]] += share * max(0, _LOW - hero.health)
            row[_AT["energy"]] += share * hero.energy
            row[_AT["food"]] += share * min(hero.food, 3 * max(1, hero.food_rating)) / max(1, hero.food_rating)
            row[_AT["wounds"]] += share * hero.wounds
            row[_AT["conditions"]] += share * sum([hero.conditions[at] for at in _LASTING])
            row[_AT["starving"]] += share * hero.starving

    def _stores(self, state: GodaiState, row: list[float]) -> None:
        for at, have, coming in zip(_STORES, state.stockpile, state.harvested, strict=True):
            row[at] += _bent(have)
            row[_AT["yield"]] += coming
        placed = len(state.equips) + len(state.factories) + len(state.amplifiers)
        placed += sum([one.chained for one in state.sky])
        row[_AT["goods"]] += self.prices.carried(state.items, {}) + 0.8 * placed
        row[_AT["kept"]] += 0.5 * len(state.resource_cards)

    def _siege(self, state: GodaiState, row: list[float]) -> None:
        cities = [hex for one in state.defenders if one.id.startswith("city-") and not one.fallen for hex in one.hexes]
        for slot, front in enumerate(state.fronts):
            row[_AT["siege-cards"]] += len(state.slots[slot])
            if not front:
                continue
            row[_AT["siege"]] += state.resilience[slot]
            power = self.siege_power[front] + state.front_power[slot]
            row[_AT["siege-power"]] += power
            banner = state.banners[slot]
            if banner != NOWHERE and cities and banner < HEXES:
                near = min([distance(banner, hex) for hex in cities])
                row[_AT["near-banners"]] += max(0, _FAR - near) * (1 + power) / _FAR
        row[_AT["jaethi"]] = state.jaethi_resilience / 5
        # From 4 on an Imbalance also makes Jaethi stronger.
        row[_AT["imbalance"]] = sum([n + 0.5 * max(0, n - _BALANCED) for n in state.imbalance])
        if state.stage == Stage.SIEGE:
            # The Calendar counts down to the end of the Siege; what the Harvest Stage adds to it comes later.
            row[_AT["calendar"]] = float(state.calendar)
            if MEDITATION in state.used:
                row[_AT["meditation"]] = min(1.0, sum(state.stockpile) / _PLENTY)
            if cities and state.at != NOWHERE:
                row[_AT["away"]] = float(min([distance(state.at, hex) for hex in cities]))
        row[_AT["hexed"]] = float(len(state.hex_tokens) + len(state.imbalance_tokens))

    def _combat(self, state: GodaiState, combat: Combat, row: list[float]) -> None:
        """How far each opponent is from being vanquished, by whichever Vital is nearest to it, and who will last
        longer: a fight that can be won is worth its reward already, one that cannot is worth running away from.
        """
        row[_AT["combat"]] = 1 + 0.3 * combat.round
        ours = prowess(state)
        # Whoever has not won for so long hardly will.
        hope = min(1.0, max(0.0, 2 - combat.round / _TIRING))
        # Whoever tries to Flee is already half gone.
        there = [one for one in combat.fighters if not one.fled and state.heroes[one.seat].state == "living"]
        staying = sum([0.5 if one.tries else 1.0 for one in there])
        part = staying / len(state.heroes)
        for number, one in enumerate(combat.opponents):
            level = self.level.get(one.card, 3)
            if number in combat.lost:
                row[_AT["beaten"]] += 1 + 0.5 * level
                continue
            left = _left_of(one)
            # What was done to it so far is lost by running away.
            row[_AT["foes"]] -= hope * (1 - left) * (0.5 + 0.1 * level)
            chance = hope * odds(ours, level, left * max(1, sum(one.most[1:])))
            row[_AT["odds"]] += _stakes(one.card, level, chance, part, boldness(state))
            row[_AT["threat"]] += min(level, 5) * max(0.2, 1 - 0.15 * sum(one.conditions)) + one.enraged


def _stakes(card: str, level: int, chance: float, part: float, bold: float) -> float:
    """What is won or lost in a fight with such odds, by the part of the group that has not Fled.

    To vanquish Jaethi is to win; a lost fight costs lives. With `foes` this is no more than the rewards count for once
    they are there: else a group would put off the last blow.
    """
    if level == JAETHI:
        return _ALL * (chance - bold)
    prize = 0.8 + 0.25 * level + (_SPOILS if card.startswith("boss") else 0)
    return part * (chance * prize - (1 - chance) * _LIVES)


def _left_of(one: Opponent) -> float:
    """The part of an opponent that is left: of the Vital that is nearest to its end."""
    most = sum(one.most[1:])
    parts = [sum(one.health) / most] if most else []
    parts += [min(1.0, n / _LONG) for n in (one.influence, one.outlast) if n]
    return max(0.0, min(parts, default=1.0))


def _fitness(ranks: Sequence[int]) -> float:
    """How fit a hero is for a fight. Low ranks are raised first: whoever falls strikes no more."""
    best = max(ranks[_FIRST], ranks[_SECOND])
    return 2 * (sqrt(ranks[_HEALTH]) + sqrt(ranks[_ATTACK]) + sqrt(ranks[_DEFEND]) + sqrt(best))


def _bent(n: int) -> float:
    """The first ones count most."""
    return n if n <= 6 else 6 + (n - 6) * 0.5


def remaining(state: GodaiState) -> float:
    """How much of the game is still to come: 1 at its beginning, 0 at its end."""
    left = len(state.jaethi_top) + (state.piles[0] if state.piles else 0)
    part = 0.5 * min(1.0, left / 6) + 0.5 if state.stage == "harvest" else 0.25
    waves = state.options.waves
    return max(0, int(_PARTS * (waves - state.wave + part))) / (_PARTS * waves)
