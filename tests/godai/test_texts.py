"""Every verb and every card text in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import rulewright.games.godai as package
from rulewright.content.texts import LANGUAGES
from rulewright.core.record import Effect, Event
from rulewright.games.godai import effects as verbs
from rulewright.games.godai import passives
from rulewright.games.godai.effects import Counted, Fact, Modified, Store, Victim
from rulewright.games.godai.model.choices.heroes import AnyHeroChoice
from rulewright.games.godai.model.events import group as group_events
from rulewright.games.godai.model.events import heroes as hero_events
from rulewright.games.godai.model.vocabulary import (
    Condition,
    DefenderStat,
    Element,
    Place,
    Resource,
    Stat,
    Terrain,
    Until,
    Vital,
    Who,
)
from rulewright.games.godai.table.language import GodaiLanguage

from .positions import content

LOCALE = Path(package.__file__).parent / "locale"
WHO = tuple(Who)


def says(language: str) -> GodaiLanguage:
    return GodaiLanguage(language, (LOCALE,))


SAY = {language: says(language) for language in LANGUAGES if (LOCALE / language).exists()}

PURSE = (verbs.GainGold, verbs.GainFood, verbs.LoseGold, verbs.LoseFood)
TYPICAL: list[Effect] = [
    *[verbs.Gain(what, n) for what in Resource for n in (1, 2, 5)],
    *[verbs.Gain(Resource.ORE, 1, per, to) for per in Counted for to in Store],
    *[verbs.GainChosen(of, n, to) for of in verbs.Pick for n in (1, 2, 5) for to in Store],
    *[kind(2, who, Stat.HEALTH) for kind in PURSE for who in WHO],
    *[verbs.RollElement(die, n) for die in verbs.Die for n in (1, 2)],
    *[verbs.DrawPowerUps(n, who, Stat.ATTACK) for n in (1, 2) for who in WHO],
    *[verbs.GainGear(n, kind, who, Stat.ENERGY) for n in (1, 3) for kind in verbs.GearKind for who in WHO],
    *[verbs.GainRank(rank, 2, who, Stat.EXPLORE) for rank in (None, *Stat) for who in WHO],
    *[verbs.GainItem("viper-potion", n, who) for n in (1, 3) for who in (Who.RANDOM, Who.SELF, Who.EACH)],
    verbs.Loot(4),
    *[verbs.Lose(Resource.RECRUIT, 3, per, store) for per in Counted for store in Store],
    *[verbs.LoseThird(what, store) for what in Resource for store in Store],
    *[verbs.Convert(Resource.ORE, 4, Resource.ESSENCE, 1, times, store) for times in (1, 2, 5) for store in Store],
    *[verbs.Hurt(2, vital, drain, element, who, Stat.HEALTH)
      for vital in (Vital.HEALTH, Vital.ENERGY) for drain in (False, True) for element in (None, Element.FIRE)
      for who in WHO],
    *[verbs.Heal(health, energy, raising, who, Stat.HEALTH)
      for health, energy in ((3, 0), (0, 2), (3, 3)) for raising in (False, True) for who in WHO],
    *[verbs.Inflict(condition, n) for condition in Condition for n in (1, 2)],
    *[verbs.Cure(n, who, Stat.HEALTH) for n in (1, 2, 5) for who in WHO],
    *[verbs.Test(stat, who, mod, (verbs.Gain(Resource.ORE),), (verbs.Hurt(1),), together)
      for stat in Stat for who in (Who.EACH, Who.SELF) for mod in (0, 2, -1) for together in (False, True)],
    verbs.PlaceSkyTile(), verbs.FlipSkyTile(), verbs.RemoveRiser(), verbs.RemoveRiser(random=False),
    *[verbs.PlaceCataclysm(element) for element in Element],
    *[verbs.PlaceElementalToken(element, spot) for element in (None, *Element) for spot in verbs.Spot],
    *[verbs.PlaceHexToken(place) for place in Place],
    verbs.RemoveHexToken(), verbs.RemoveHexToken(anywhere=True), verbs.MoveToken(), verbs.WanderGroup(),
    verbs.RoamGroup(), verbs.MoveGroup(1), verbs.MoveGroup(3), verbs.RevealTile(),
    *[verbs.TeleportGroup(place) for place in Place],
    verbs.ChangeCalendar(1), verbs.ChangeCalendar(-1),
    *[verbs.ChangeImbalance(n, element) for n in (1, 2, -1) for element in (None, *Element)],
    *[verbs.AddSiegeCard(element) for element in Element],
    verbs.PeekSlot(), verbs.DiscardSiegeCard(),
    *[verbs.HitDefender(1, victim, stat, per)
      for victim in Victim for stat in DefenderStat for per in (Counted.ONCE, Counted.WAVE)],
    *[verbs.RaiseDefender(2, victim, stat, until) for victim in Victim for stat in DefenderStat for until in Until],
    *[verbs.DrawEncounter(n, dangerous, double, optional)
      for n in (1, 2) for dangerous in (0, 1) for double in (False, True) for optional in (False, True)],
    verbs.RevealCommission(), verbs.RevealCommission(2), verbs.ReplaceCommissions(), verbs.PeekJaethi(1),
    verbs.PeekJaethi(3), verbs.RecallHarvest(),
    *[verbs.Modify(what, n, until, 2, Terrain.MARSH, Stat.SURVIVAL)
      for what in Modified for n in (-1, 2) for until in Until],
    *[verbs.Modify(what, 1, tier=tier) for what in (Modified.HARVEST_ROLL, Modified.SKILL_TEST) for tier in range(4)],
    *[verbs.If(fact, (verbs.Gain(Resource.ORE),), (verbs.GainGold(1),), 2, Resource.ORE, place, Terrain.FOREST, element)
      for fact in Fact for place in (None, Place.TEMPLE) for element in (None, Element.AIR)],
    verbs.HarvestFor(4, (verbs.Gain(Resource.ESSENCE),)),
    verbs.ChooseOne(((verbs.GainGold(1),), (verbs.Heal(2), verbs.Loot(3)))),
    verbs.May((), (verbs.WanderGroup(),)), verbs.May((verbs.Lose(Resource.ORE, 2),), (verbs.GainGold(2),)),
]  # fmt: skip

FRAMES: list[Effect] = [
    *[passives.DefenderHas(stat, 2) for stat in DefenderStat], passives.DefenderMends(), passives.DefenderRallies(),
    passives.DefenderBulwark(), passives.DefenderElement(Element.FIRE), passives.DefenderRerolls(),
    passives.DefenderRerolls(2), passives.DefenderShelters(), passives.DefenderSnares(), passives.DefenderSnares(2),
    passives.DefenderMagnetic(), *[passives.WielderRank(stat, 2) for stat in Stat],
    passives.OncePerTurn((verbs.Heal(4),)), passives.RerollDie(), passives.HarvestReach(), passives.StrikeFromRange(),
    passives.TakeCondition(), passives.FavoredAlso(condition=Condition.VULNERABLE),
    passives.CheaperGear(), passives.MatchForMismatch(), passives.EmboldenDefender(),
    passives.ReviveOnce(), passives.GroupAcquire(), passives.GroupRange(), passives.GroupSpeed(),
    passives.ElementEachStage(), passives.DefendersRally(), passives.LairWeakens(), passives.LairWeakens(2),
    passives.LairSlows(), passives.LairShelters(), passives.LairFeeds((verbs.Gain(Resource.ORE),)),
    passives.LairGuides(),
]  # fmt: skip


@pytest.mark.parametrize("language", SAY)
def test_every_verb_gives_a_sentence(language: str) -> None:
    say = SAY[language]
    told = {type(effect): say.sentence(effect.text(say)) for effect in TYPICAL}  # type: ignore[attr-defined]
    assert set(told) == set(get_args(verbs.AnyEffect))
    for effect in TYPICAL:
        text = effect.text(say)  # type: ignore[attr-defined]
        assert text.strip() == text, repr(text)
        assert "  " not in text, repr(text)
        assert " ," not in text, repr(text)


@pytest.mark.parametrize("language", SAY)
def test_every_lasting_frame_gives_a_sentence(language: str) -> None:
    say = SAY[language]
    assert {type(frame) for frame in FRAMES} == set(get_args(passives.AnyFrame))
    assert all(frame.text(say).strip() for frame in FRAMES)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("effect", "english", "ukrainian"),
    [
        (verbs.Gain(Resource.RECRUIT, 2), "Gain 2 Recruits", "Отримайте 2 рекрутів"),
        (verbs.GainGold(3), "Each hero gains 3 Gold", "Кожен герой отримує 3 золота"),
        (verbs.GainRank(Stat.ATTACK, 1, Who.SELF), "Attack rises by 1", "Атака зростає на 1"),
        (
            verbs.Hurt(2, drain=True, who=Who.LOWEST, stat=Stat.ENERGY),
            "The hero with the lowest Energy suffers 2 Energy Drain",
            "Герой із найнижчою енергією зазнає 2 виснаження енергії",
        ),
        (
            verbs.If(Fact.HOLDS, (verbs.Lose(Resource.ORE, 2),), n=5, what=Resource.ORE),
            "If the Stockpile holds at least 5 Ore, lose 2 Ore",
            "Якщо запаси містять щонайменше 5 руди, втратьте 2 руди",
        ),
        (
            verbs.Modify(Modified.SKILL_TEST, 2, Until.TURNS, 3, stat=Stat.SURVIVAL),
            "For 3 Game Turns tests of Survival have +2",
            "Протягом 3 ходів перевірки виживання мають +2",
        ),
        (verbs.ChangeImbalance(-1), "The highest Imbalance −1", "Найвищий дисбаланс −1"),
    ],
)
def test_sentences(effect: Any, english: str, ukrainian: str) -> None:
    for language, wanted in (("en", english), ("uk", ukrainian)):
        say = SAY[language]
        assert say.sentence(effect.text(say)) == wanted + "."


def effects_in(value: Any) -> list[Effect]:
    """The verbs of cards in a record, however deep they lie."""
    if isinstance(value, (*get_args(verbs.AnyEffect), *get_args(passives.AnyFrame))):
        return [value]
    if isinstance(value, (tuple, list)):
        return [found for one in value for found in effects_in(one)]
    if isinstance(value, msgspec.Struct):
        return [found for name in value.__struct_fields__ for found in effects_in(getattr(value, name))]
    return []


@pytest.mark.parametrize("language", SAY)
@pytest.mark.parametrize("table", ["powerups", "harvests", "jaethi", "commissions", "encounters", "bosses"])
def test_every_card_can_be_read(language: str, table: str) -> None:
    say = SAY[language]
    for row in content().tables.get(table, {}).values():
        for effect in effects_in(row):
            assert effect.text(say), row.id  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", SAY)
def test_everything_of_heroes_has_a_name(language: str) -> None:
    say = SAY[language]
    held = content()
    wanted = [f"role-{one}" for one in held.roles] + [f"race-{one}" for one in held.races]
    wanted += [f"race-{one}.text" for one in held.races] + [f"item-{one}" for one in held.items]
    wanted += [f"item-{one}.text" for one in held.items] + [f"card-{one}" for one in held.powerups]
    wanted += [f"card-{one.id}.text" for one in held.powerups.values() if one.keep]
    wanted += [f"augment-{one}" for one in held.augments]
    wanted += [f"augment-{element}-{tier}" for element in Element for tier in (1, 2, 3)]
    for role in held.roles.values():
        abilities = [role.attack, role.defend, role.first, role.second, role.special]
        wanted += [f"ability-{one}" for one in abilities if one]
    missing = [one for one in wanted if not say.has(one)]
    assert not missing


def messages_of(kinds: list[type[Any]], prefix: str) -> list[str]:
    return [f"{prefix}-{kind.__struct_config__.tag}" for kind in kinds]


@pytest.mark.parametrize("language", SAY)
def test_every_event_and_choice_of_heroes_has_a_sentence(language: str) -> None:
    found = [
        kind
        for module in (group_events, hero_events)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    ]
    choices = list(get_args(AnyHeroChoice))
    wanted = messages_of(found, "log") + messages_of(choices, "choice")
    assert len(found) > 50
    assert [one for one in wanted if not SAY[language].has(one)] == []


@pytest.mark.parametrize("language", SAY)
def test_every_question_of_heroes_has_a_sentence(language: str) -> None:
    rules = Path(package.__file__).parent / "rules"
    modules = (
        "creating",
        "starting",
        "gear",
        "gains",
        "verbs",
        "elements",
        "rewards",
        "skill_phase",
        "death",
        "turn",
        "races",
    )
    asked = {
        prompt for name in modules for prompt in re.findall(r'"(prompt-[a-z-]+)"', (rules / f"{name}.py").read_text())
    }
    assert len(asked) > 25
    assert [prompt for prompt in sorted(asked) if not SAY[language].has(prompt)] == []
