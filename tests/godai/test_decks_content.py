"""The Siege, Harvest, Jaethi and Power Up decks keep to their budgets and quotas, and what does not is found."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rulewright.core.errors import ContentError
from rulewright.games.godai import effects as verbs
from rulewright.games.godai.content.components import SiegeAbility
from rulewright.games.godai.content.deck_checks import budget, deck_problems
from rulewright.games.godai.model.vocabulary import Element, Resource, SiegeKeyword, Stat, Until
from rulewright.games.godai.passives import WielderRank

from .positions import content

TABLES = ("siege", "harvests", "jaethi", "powerups")


def problems(**changed: dict[str, Any]) -> list[ContentError]:
    """What is found when fields of some cards are changed: `siege_fire_ember_brood={"power": 3}`."""
    tables: dict[str, dict[str, Any]] = {name: dict(getattr(content(), name)) for name in TABLES}
    for name, fields in changed.items():
        id = name.replace("_", "-")
        table = next(rows for rows in tables.values() if id in rows)
        table[id] = replace(table[id], **fields)
    return deck_problems(*[tables[name] for name in TABLES])  # type: ignore[arg-type]


def told(found: list[ContentError]) -> set[tuple[str, str]]:
    keys = ("field", "what", "first")
    return {(one.message, str(next(one.values[key] for key in keys if key in one.values))) for one in found}


def test_the_decks_of_the_box_keep_to_their_templates() -> None:
    assert problems() == []


@pytest.mark.parametrize(
    ("card", "worth"),
    [
        ("siege-air-kite-swarm-of-ehekal", 3 + 2 + 1),
        ("siege-earth-yamagami-in-iron-bark", 10 + 6 + 2 + 4),
        ("siege-water-atlahua-of-the-long-ebb", 8 + 6 + 2 + 3),
        ("siege-void-hollow-heralds", 3 + 2 + 2),
        ("siege-fire-popokatep", 9 + 6 + 4 + 2),
        ("siege-water-otter-thieves-of-atlako", 3 + 2 + 1),
    ],
)
def test_what_a_siege_opponent_is_worth(card: str, worth: float) -> None:
    assert budget(content().siege[card]) == worth


SWIFT = (SiegeAbility(SiegeKeyword.SWIFT),)


@pytest.mark.parametrize(
    ("card", "fields", "expected"),
    [
        ("siege-fire-ashwalkers", {"resilience": 9}, ("godai-range", "resilience")),
        ("siege-fire-ashwalkers", {"range": 2}, ("godai-range", "range")),
        ("siege-fire-ashwalkers", {"abilities": SWIFT}, ("godai-quota", "swift")),
        ("siege-fire-ashwalkers", {"soar": True}, ("godai-alike", "siege-fire-cinder-wasps")),
        ("siege-fire-ember-brood", {"abilities": ()}, ("godai-quota", "keyword")),
        ("siege-fire-entei", {"power_ups": 1}, ("godai-range", "power_ups")),
        ("siege-fire-entei", {"resilience": 10, "power": 4, "range": 3}, ("godai-range", "budget")),
        ("siege-void-itzpapa", {"abilities": (SiegeAbility(SiegeKeyword.OVERPOWER, 4),)}, ("godai-range", "overpower")),
        ("siege-fire-kagutsuchis-sons", {"roll": False}, ("godai-quota", "roll")),
        ("siege-fire-brazier-giants", {"element": Element.AIR}, ("godai-quota", "medium")),
        ("harvest-bright-seams", {"bonus": (verbs.Gain(Resource.ORE, 3),)}, ("godai-quota", "bonus kind")),
        ("harvest-bright-seams", {"ribbon": ""}, ("godai-quota", "resource")),
        ("harvest-spyglass-of-ixmatl", {"wielder": (WielderRank(Stat.EXPLORE, 3),)}, ("godai-range", "wielder")),
        ("harvest-spyglass-of-ixmatl", {"treasure": ()}, ("godai-range", "treasure")),
        ("harvest-new-horizons", {"immediate": ()}, ("godai-range", "immediate")),
        ("jaethi-stirs", {"calendar": 1}, ("godai-quota", "plain calendar 2")),
        ("jaethi-stirs", {"encounter": True}, ("godai-quota", "plain encounter")),
        ("jaethi-stirs", {"die": verbs.Die.AIR}, ("godai-quota", "die air")),
        ("jaethi-eagle-stair", {"place": "great-tree"}, ("godai-quota", "peak")),
        (
            "jaethi-swallowed-roads",
            {"effects": (verbs.Modify(verbs.Modified.ROADS_GONE, until=Until.TURNS, turns=5),)},
            ("godai-range", "turns"),
        ),
        ("powerup-keen-edge", {"effects": (verbs.GainRank(Stat.DEFEND),)}, ("godai-quota", "attack")),
        ("powerup-second-chance", {"keep": "negate"}, ("godai-quota", "reroll")),
        ("powerup-ember", {"effects": (verbs.RollElement(verbs.Die.AIR),)}, ("godai-quota", "die fire")),
    ],
)
def test_a_damaged_card_is_found(card: str, fields: dict[str, Any], expected: tuple[str, str]) -> None:
    assert expected in told(problems(**{card.replace("-", "_"): fields}))


def test_two_cards_that_do_the_same_are_found() -> None:
    same = {"effects": content().jaethi["jaethi-stirs"].effects}
    assert ("godai-alike", "jaethi-whispers-in-the-wellspring") in told(
        problems(jaethi_whispers_in_the_wellspring=same)
    )
    like = content().harvests["harvest-bright-seams"]
    twin = {"immediate": like.immediate, "end": like.end}
    assert ("godai-alike", "harvest-bright-seams") in told(problems(harvest_straight_timber=twin))
