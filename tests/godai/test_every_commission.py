"""Each of the 40 Commissions is failed once and completed once: exactly what it changes. Rulebook p.82 to 84.

Two heroes have rank 5 in everything, so one success in each Skill is enough. The die that just succeeds, and the one
above it, show the card's modifier.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rulewright.games.godai.model.geometry import NAMES
from rulewright.games.godai.model.state import Carried, Defender, GodaiState
from rulewright.games.godai.model.steps.visits import AttemptCommission
from rulewright.games.godai.model.vocabulary import Place
from rulewright.games.godai.rules.commissions import attemptable, deliver, deliverable, hindrance

from .changes import changes, told
from .positions import Halt, answer, content, done, faces, go_on, run
from .visiting import CENTER, FAR, visit

RANK = 5
NEXT = ("commission-next",)
"""The card that is turned up when one is completed."""
CITY = Defender(id="city-1", kind=Place.CITY_STATE, name="nimo-teptek", hexes=(CENTER,), resilience=18)
TEMPLE = Defender(id="temple-1", kind=Place.TEMPLE, hexes=(CENTER,), resilience=8)
WORDS = {"settlement": "pS", "antiquity-site": "pA", "city-state": "pC", "temple": "pT", "wellspring-portal": "pW"}
MET = "encounter-moss-kodama"
CAPRAKAN = {
    "the-seventh-star", "the-widows-stair", "a-face-for-the-council", "nine-shields-at-dawn", "race-of-ember-kites",
    "letter-without-a-seal", "fever-in-the-terraces", "stone-of-the-first-field", "the-unlit-brazier",
    "the-drowned-causeway", "condors-crossing", "thieves-in-the-granary", "names-on-the-lintel", "the-lodestone-fast",
    "honey-of-the-cliff-bees", "salt-caravan", "roots-under-the-stele", "the-feathered-census",
    "raise-the-fallen-idol", "the-hundred-mile-dream",
}  # fmt: skip


def both(**changed: int) -> dict[str, Any]:
    return {f"{seat} {word}": n for seat in (1, 2) for word, n in changed.items()}


def stock(**amounts: int) -> dict[str, Any]:
    return {f"stock {word.replace('_', '-')}": n for word, n in amounts.items()}


TIRED = both(energy=-2)
# Place, how many tests, modifier, what comes before the rolls, what a failure brings, answers, reward, with an Equip
# side. Power Ups are Attack + 1 each.
Row = tuple[str, int, int, dict[str, Any], dict[str, Any], tuple[str, ...], dict[str, Any], bool]
ORE, LUMBER = "pick-resource ore", "pick-resource lumber"
ROWS: dict[str, Row] = {
    "the-drowned-causeway": ("settlement", 1, 0, {}, {"at": "wandered"}, (), stock(lumber=2), False),
    "condors-crossing": ("antiquity-site", 1, 1, {}, {}, (ORE, ORE, LUMBER), stock(ore=2, lumber=1), False),
    "thieves-in-the-granary": ("settlement", 1, 1, {"encounter_discards": (MET,)}, {}, (), both(gold=3), False),
    "names-on-the-lintel": ("antiquity-site", 1, 0, {}, {}, (), stock(ore=2, lumber=2), False),
    "the-lodestone-fast": ("settlement", 1, 2, {}, {}, (), stock(ore=2), True),
    "honey-of-the-cliff-bees": ("settlement", 1, 0, {}, TIRED, (), both(gold=3), False),
    "salt-caravan": ("settlement", 2, 0, {}, {}, (), stock(specialist=1), True),
    "roots-under-the-stele": ("antiquity-site", 2, 1, {}, {}, (), stock(essence=1, lumber=1), False),
    "the-feathered-census": ("settlement", 2, 0, {}, both(gold=-1), (), stock(platinum=2), False),
    "raise-the-fallen-idol": ("settlement", 3, 0, {}, {}, (), stock(platinum=3), True),
    "the-hundred-mile-dream": ("antiquity-site", 3, -1, TIRED, {}, (), stock(platinum=4), True),
    "fog-on-the-tea-road": ("settlement", 1, 0, {}, {"at": "roamed"}, (), stock(recruit=2), False),
    "stairs-of-the-thousand-gates": ("antiquity-site", 1, 1, {}, {}, (), both(gold=4), False),
    "beacons-before-nightfall": ("settlement", 1, -1, TIRED, {}, (), stock(ore=2), False),
    "the-cartographers-attic": ("settlement", 1, 1, {}, {}, (), stock(lumber=2), True),
    "whisper-under-the-dojo": (
        "antiquity-site", 1, 2, {"encounter_discards": (MET,)}, {}, (ORE, ORE, ORE), stock(ore=3), False,
    ),
    "winter-watch": ("settlement", 1, 0, {}, {}, (), stock(lumber=1, recruit=2), False),
    "cleanse-the-hot-spring": ("antiquity-site", 1, 1, {}, TIRED, (), both(gold=4), False),
    "lanterns-for-the-lost-patrol": ("settlement", 2, 0, {}, {}, (), stock(specialist=1), True),
    "nest-above-the-clouds": ("antiquity-site", 2, 1, {}, {}, (), stock(platinum=3), False),
    "the-frozen-granaries": ("settlement", 2, 1, {}, both(food=-2), (), stock(sky_metal=1), False),
    "the-empty-throne-pilgrimage": ("settlement", 3, 0, {}, TIRED, (), stock(platinum=3), True),
    "wake-the-stone-astronomer": ("antiquity-site", 3, -1, {}, {}, (), stock(platinum=4), True),
}  # fmt: skip
"""In the second wave; what grows with the wave is there twice."""
POWER_UPS = {
    "raise-the-fallen-idol": 2, "the-hundred-mile-dream": 2, "the-empty-throne-pilgrimage": 2,
    "wake-the-stone-astronomer": 2,
}  # fmt: skip
CAMPS = {"the-lodestone-fast", "raise-the-fallen-idol", "the-cartographers-attic", "wake-the-stone-astronomer"}
SOARS = {"condors-crossing", "nest-above-the-clouds"}
CLEARS = {"roots-under-the-stele", "cleanse-the-hot-spring"}
"""They also remove a Hex Token, here one that lies far away."""
# The Role, its two tests' modifier, what comes before, what a failure brings, the reward besides two Power Ups.
HEROIC: dict[str, tuple[str, int, dict[str, Any], dict[str, Any], dict[str, Any]]] = {
    "the-seventh-star": ("astrologist", 0, {}, {"1 energy": -2}, {"1 rank second-mastery": 1}),
    "the-widows-stair": ("dragoon", 1, {}, {"1 health": -3}, {"1 rank attack": 3}),
    "a-face-for-the-council": ("mesmer", 2, {}, {}, {"1 rank defend": 1, "1 items": ("bone-pendant",)}),
    "nine-shields-at-dawn": ("spear-master", 1, {}, {}, {"1 rank first-mastery": 1, "stock recruit": 2}),
    "race-of-ember-kites": ("wind-rider", 1, {}, {"1 gold": -1}, {"1 rank navigate": 1}),
    "door-that-opens-inward": ("magician", 0, {}, {"1 dissonant": 1}, {"1 rank first-mastery": 1}),
    "steal-back-the-seal": ("ninja", 2, {}, {}, {"1 rank attack": 3, "1 items": ("ninja-scroll",) * 3}),
    "tune-the-cracked-bell": ("sage", 0, {}, {}, {"1 rank energy": 1}),
    "trial-of-the-empty-scabbard": ("samurai", 1, {"1 health": -2}, {}, {"1 rank defend": 1}),
}  # fmt: skip
# Where it is picked up, where it goes, the Escort with its Health, answers, reward.
AID: dict[str, tuple[str, str, str, int, tuple[str, ...], dict[str, Any]]] = {
    "letter-without-a-seal": ("settlement", "city-state", "masked-courier", 6, (), stock(ore=2)),
    "fever-in-the-terraces": ("settlement", "temple", "wandering-herbalist", 5, (), stock(lumber=2)),
    "stone-of-the-first-field": ("antiquity-site", "settlement", "", 0, (ORE, LUMBER), stock(ore=1, lumber=1)),
    "the-unlit-brazier": ("antiquity-site", "wellspring-portal", "shrine-acolyte", 7, (), stock(recruit=2)),
    "the-last-ferry": ("settlement", "temple", "river-pilot", 6, (), stock(lumber=2)),
    "a-walk-in-the-provinces": ("settlement", "city-state", "young-heir", 10, (), stock(recruit=2)),
    "the-spear-goes-home": ("antiquity-site", "settlement", "retired-spearwoman", 9, (ORE, ORE), stock(ore=2)),
    "rain-in-a-jar": ("settlement", "antiquity-site", "", 0, (), stock(ore=3)),
}


def each(rows: Any) -> list[Any]:
    return [pytest.param(one, marks=pytest.mark.component(f"commission-{one}")) for one in rows]


def test_all_of_them_are_here() -> None:
    assert sorted(f"commission-{one}" for one in (*ROWS, *HEROIC, *AID)) == sorted(content().commissions)
    empires = {f"commission-{one}" for one in CAPRAKAN}
    assert empires == {card.id for card in content().commissions.values() if card.empire == "caprakan"}


def before(card: str, place: str, *heroes: tuple[str, str], **fields: Any) -> GodaiState:
    """Two heroes with rank 5 in everything on a place of this kind, with the card face up."""
    blank: dict[str, Any] = {
        "wave": 2, "cautious": True, "movement": "cautious", "encounters": (MET,),
        "power_ups": ("powerup-keen-edge",) * 9,
        "defenders": (CITY,) if place == "city-state" else (TEMPLE,) if place == "temple" else (),
    }  # fmt: skip
    row = (f"commission-{card}",)
    blank["offered"] = (row, ()) if card in CAPRAKAN else ((), row)
    blank["commissions"] = (("commission-next",), ("commission-next",))
    plain = content().commissions["commission-salt-caravan"]
    state = visit(*(heroes or (("ninja", "nagual"), ("sage", "nagual"))), center=WORDS[place], **{**blank, **fields})
    cards = state.game.content.commissions
    state.game.content.commissions = {**cards, "commission-next": replace(plain, id="commission-next")}
    for hero in state.heroes:
        hero.ranks = (20, 20, *[RANK] * 7)
        hero.health = hero.energy = 15
        hero.food = 5
    return state


def tried(state: GodaiState, card: str, face: int, dice: int, *words: str) -> dict[str, Any]:
    """Everything that an attempt changes in which every die shows this face."""
    was = told(state)
    assert attemptable(state) == [f"commission-{card}"]
    met = any(getattr(one, "n", 0) and type(one).__name__ == "DrawEncounter" for one in before_effects(card))
    # A group that Wanders or Roams goes one hex to the north, over plains.
    state.script = [0] if met else [*faces(*[face] * dice), 0, 0]
    run(state, AttemptCommission(f"commission-{card}"))
    if met:
        state.script = faces(*[face] * dice)
        answer(state, "meet discard")
    state.script = None
    for word in words:
        answer(state, word)
    assert done(state)
    return changes(was, state)


def before_effects(card: str) -> tuple[Any, ...]:
    return content().commissions[f"commission-{card}"].before


@pytest.mark.parametrize("card", each(ROWS))
def test_a_skill_commission_is_failed_and_completed(card: str) -> None:
    place, tests, mod, first, failure, words, reward, equip = ROWS[card]
    fields: dict[str, Any] = {"movement": "camp"} if card in CAMPS else {}
    if card in CLEARS:
        fields["hex_tokens"] = (FAR[0],)
    for success in (False, True):
        state = before(card, place, **fields)
        for hero in state.heroes:
            hero.soars = card in SOARS
        if card in CLEARS:
            words = (f"pick-hex {NAMES[FAR[0]]}",)
        found = tried(state, card, RANK - mod + (not success), 2 * tests, *(words if success else ()))
        if not success:
            failed = {**first, **failure}
            if "at" in failed:
                assert found.pop("at") in [NAMES[hex] for hex in range(300)]
                failed.pop("at")
            assert found == failed
            continue
        assert found.pop("offered") == ((NEXT, ()) if card in CAPRAKAN else ((), NEXT))
        ups = POWER_UPS.get(card, 1)
        expected = {**first, **both(**{"rank attack": ups}), **reward}
        where = "equips" if equip else "commission_discards"
        row = (f"commission-{card}",)
        expected[where] = row if equip else (row, ()) if card in CAPRAKAN else ((), row)
        if place == "antiquity-site":
            expected["hex tokens"] = (NAMES[CENTER],)
        assert found == expected


@pytest.mark.parametrize("card", each(sorted(CAMPS | SOARS)))
def test_who_may_try_it_at_all(card: str) -> None:
    state = before(card, ROWS[card][0])
    wanted = "no-camp" if card in CAMPS else "no-soar"
    assert hindrance(state, content().commissions[f"commission-{card}"]) == wanted


@pytest.mark.component("commission-stairs-of-the-thousand-gates")
def test_the_stairs_lead_to_a_wellspring() -> None:
    state = before("stairs-of-the-thousand-gates", "antiquity-site", near=("pW",))
    state.script = faces(4, 4)
    run(state, AttemptCommission("commission-stairs-of-the-thousand-gates"))
    state.script = None
    assert state.decision.prompt == "prompt-teleport"


@pytest.mark.parametrize("card", each(HEROIC))
def test_a_heroic_commission_is_failed_and_completed_by_its_hero_alone(card: str) -> None:
    """The second hero is a Samurai, or a Sage beside the Samurai."""
    role, mod, first, failure, reward = HEROIC[card]
    other = ("sage" if role == "samurai" else "samurai", "nagual")
    for success in (False, True):
        state = before(card, "city-state", (role, "nagual"), other)
        face = RANK - mod + (not success)
        found = tried(state, card, face, 2)
        if not success:
            assert found == {**first, **failure}
            continue
        assert found.pop("offered") == ((NEXT, ()) if card in CAPRAKAN else ((), NEXT))
        row = (f"commission-{card}",)
        expected = {**first, "1 rank attack": 2, **reward}
        expected["commission_discards"] = (row, ()) if card in CAPRAKAN else ((), row)
        assert found == expected


@pytest.mark.parametrize("card", each(AID))
def test_an_aid_commission_is_carried_from_one_place_to_another(card: str) -> None:
    start, goal, escort, health, words, reward = AID[card]
    id = f"commission-{card}"
    state = before(card, start)
    deck = 0 if card in CAPRAKAN else 1
    run(state, AttemptCommission(id))
    assert state.carried == (Carried(id, deck, health),)
    assert content().commissions[id].escort == (f"escort-{escort}" if escort else "")
    state = before(card, goal, carried=state.carried)
    state.offered = ((), ())
    was = told(state)
    assert [one.card for one in deliverable(state)] == [id]
    state.then(Halt())
    deliver(state, id)
    go_on(state)
    for word in words:
        answer(state, word)
    expected = {**reward, "carried": (), "equips": (id,), "offered": (NEXT, ()) if card in CAPRAKAN else ((), NEXT)}
    if goal == "antiquity-site":
        expected["hex tokens"] = (NAMES[CENTER],)
    assert changes(was, state) == expected
