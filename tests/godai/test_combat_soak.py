"""Hundreds of random combats: each ends, nothing breaks, and no position on the way is impossible."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from rulewright.games.godai.combat_effects import (
    ALL,
    Afflict,
    AtHalf,
    ChangeElement,
    Confuse,
    Enrage,
    EveryRound,
    Guard,
    Has,
    Mend,
    Rob,
    Strike,
    Thorns,
)
from rulewright.games.godai.combat_effects import (
    TestOr as OnFailure,
)
from rulewright.games.godai.content.components import Encounter
from rulewright.games.godai.model.combat import FIRST_OPPONENT, Combat
from rulewright.games.godai.model.hero import Hero
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.steps import AnyStep
from rulewright.games.godai.model.vocabulary import (
    CONDITIONS,
    Condition,
    Element,
    Keyword,
    Kind,
    RoleType,
    Stat,
    Targeting,
    Vital,
)

from . import foes
from .battlefield import make_hero
from .fights import FIRE_ELEMENTAL, GRAVELER, MIQUIPAPALOTL, SWARM, action, fight, foe

ROLES = ("astrologist", "dragoon", "magician", "mesmer", "ninja", "sage", "samurai", "spear-master", "wind-rider")
RACES = ("kobold", "nakaharan", "alux", "voldwari", "jademar", "nagual", "tengu", "tanuki", "xumucane")
ITEMS = (
    "weapon-coating", "bulls-elixir", "snail-tonic", "xocolatl-elixir", "black-jaguar-blood", "viper-potion",
    "bone-pendant", "voidbane-tonic", "iron-elixir", "clay-ocarina", "absorbing-orb", "fireheart-scepter",
    "ninja-scroll", "ninja-scroll",
)  # fmt: skip
MOST_DECISIONS = 3_000
AFFLICTED = [one for one in CONDITIONS if one is not Condition.IMPRISONED]


def strange_foe(luck: random.Random) -> Encounter:
    """An Encounter with Keywords, Conditions and deeds from all over."""
    keyword = luck.choice(
        [Has(keyword=Keyword.EVASION, n=8), Has(keyword=Keyword.REFLECT, n=2), Has(keyword=Keyword.COUNTERATTACK, n=2),
         Has(keyword=Keyword.REGEN, n=1), Has(keyword=Keyword.AEGIS, n=2), Has(keyword=Keyword.AMBUSH),
         Has(keyword=Keyword.HATRED, role_type=RoleType.STRIKER), Has(keyword=Keyword.TENACIOUS),
         Has(keyword=Keyword.SOULLESS),
         Has(keyword=Keyword.WEAKNESS, element=Element.FIRE), Has(keyword=Keyword.UNYIELDING),
         Has(keyword=Keyword.IMMUNE, element=Element.WATER), Has(keyword=Keyword.DANGEROUS),
         AtHalf(deeds=(Enrage(n=1),)), EveryRound(n=2, deeds=(Strike(n=1),))]
    )  # fmt: skip
    deed = luck.choice(
        [Guard(keyword=Keyword.DEFEND, n=2), Guard(keyword=Keyword.BLOCK, n=3, combat=True),
         Thorns(condition=Condition.BLEEDING),
         Thorns(n=2, element=Element.FIRE), Mend(health=3), Rob(gold=2, food=1), Confuse(n=2), ChangeElement(),
         OnFailure(stat=Stat.SURVIVAL, deeds=(Strike(n=4, piercing=2),))]
    )  # fmt: skip
    strike = Strike(
        n=luck.randint(2, 6),
        vital=luck.choice([Vital.HEALTH, Vital.ENERGY]),
        drain=luck.random() < 0.2,
        elements=luck.choice([(), (Element.FIRE,), (Element.AIR, Element.EARTH), (Element.VOID,)]),
        piercing=luck.choice([0, 2, ALL]),
        corrosive=luck.random() < 0.2,
        critical=luck.random() < 0.2,
        nonlethal=luck.random() < 0.1,
    )
    bring = Afflict(
        condition=luck.choice(AFFLICTED), n=luck.randint(1, 3), m=1, test=luck.choice([None, Stat.NAVIGATE])
    )
    return foe(
        f"encounter-strange-{luck.randint(0, 9)}",
        level=luck.randint(1, 5),
        kinds=luck.choice([(Kind.CREATURE,), (Kind.UNDEAD, Kind.TITANIC), (Kind.MAGICAL_NATURE, Kind.ELEMENTAL)]),
        elements=(luck.choice(list(Element)),),
        health=(luck.randint(8, 25),),
        energy=luck.choice([0, 6, 12]),
        influence=luck.choice([0, 0, 10]),
        attack=action("bite", strike, targeting=luck.choice([Targeting.SINGLE, Targeting.DUAL, Targeting.TRIPLE])),
        mastery=action("curse", bring, Strike(n=1), targeting=luck.choice([Targeting.GROUP, Targeting.SINGLE]), cost=3),
        special=action("trick", deed, targeting=Targeting.GROUP),
        traits=(keyword,),
    )


def random_hero(luck: random.Random) -> Hero:
    ranks = [luck.randint(6, 25), luck.randint(4, 25), *[luck.randint(0, 11) for _ in range(7)]]
    conditions = [0] * len(CONDITIONS)
    for condition in luck.sample(
        [Condition.POISONED, Condition.DISEASED, Condition.CURSED, Condition.WOUNDED, Condition.BOUND], 2
    ):
        conditions[CONDITIONS.index(condition)] = luck.randint(0, 1)
    return make_hero(
        luck.choice(ROLES),
        luck.choice(RACES),
        ranks,
        items=tuple(sorted(luck.sample(ITEMS, 4))),
        charges=luck.randint(0, 2),
        augments=tuple([luck.choice([0, 0, 1, 2, 3]) for _ in range(5)]),
        favored=(luck.choice([Kind.CREATURE, Kind.UNDEAD, Kind.TITANIC]),),
        chosen="fire",
        attack_gear=luck.randint(0, 2),
        conditions=tuple(conditions),
        food_rating=luck.randint(0, 3),
    )


def sound(state: GodaiState) -> None:
    """What is true of every position of a combat."""
    for hero in state.heroes:
        assert hero.energy >= 0
        assert len(hero.conditions) == len(CONDITIONS)
        assert min(hero.conditions) >= 0
        assert len(hero.locked) <= 3
        assert all(rank >= 0 for rank in hero.ranks) or hero.form == "cat"
    combat = state.combat
    if combat is None:
        return
    assert all(0 <= number < len(combat.opponents) for number in combat.lost)
    for opponent in combat.opponents:
        assert opponent.energy >= 0
        assert opponent.outlast >= 0
        assert opponent.influence >= 0
        assert opponent.shield >= 0
        assert all(target < FIRST_OPPONENT + len(combat.opponents) for target in opponent.targets)
    for decision in state.decisions:
        texts = [str(choice) for choice in decision.choices]
        assert len(texts) == len(set(texts)), texts
        assert state.heroes[decision.seat].state == "living" or decision.party


@pytest.mark.parametrize("seed", range(200))
def test_every_combat_ends(seed: int) -> None:
    luck = random.Random(seed)
    cards = [strange_foe(luck)]
    if seed % 3 == 0:
        cards.append(luck.choice([GRAVELER, FIRE_ELEMENTAL, SWARM, strange_foe(luck)]))
    heroes = [random_hero(luck) for _ in range(luck.randint(1, 4))]
    opponents = [MIQUIPAPALOTL] if seed % 10 == 9 else cards
    unique = list({card.id: card for card in opponents}.values())
    state = fight(heroes, *unique, difficulty=luck.randint(0, 4), stockpile=(1,) * 15)
    play_out(state, luck)


def play_out(state: GodaiState, luck: random.Random) -> None:
    """Random answers until the combat is over."""
    state.script = None
    for number in range(MOST_DECISIONS):
        if not state.decisions:
            break
        sound(state)
        decision = luck.choice(state.decisions)
        state.apply(luck.choice(decision.choices), decision.seat)
        if number % 50 == 0:
            twin = state.copy()
            assert twin.combat is None or twin.combat is not state.combat
            saved = msgspec.json.encode(state.combat)
            assert msgspec.json.decode(saved, type=Combat | None) == state.combat
            assert msgspec.json.decode(msgspec.json.encode(state.agenda), type=list[AnyStep]) == state.agenda
    assert not state.decisions
    assert state.combat is None
    assert not state.agenda


@pytest.mark.parametrize("card", sorted([*foes.encounters(), *foes.bosses()]))
def test_every_opponent_of_the_game_can_be_fought(card: str) -> None:
    every: dict[str, Any] = {**foes.encounters(), **foes.bosses()}
    for seed in range(3):
        luck = random.Random(f"{card} {seed}")
        heroes = [random_hero(luck) for _ in range(1 + seed)]
        state = fight(
            heroes, every[card], difficulty=1 + seed, stockpile=(1,) * 15, imbalance=(4, 0, 2, 5, 1), current="fire"
        )
        state.game.content.tables["encounters"] = foes.encounters()
        state.encounters = tuple(sorted(foes.encounters()))
        play_out(state, luck)
