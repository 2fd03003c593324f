"""What placards, tokens, dice and the Battle Mat of the box are on a screen, and who leads the heroes."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.core.dice import tell_dice, throw
from rulewright.core.record import StartLuck
from rulewright.core.view import redact
from rulewright.games.godai.box.setup_guide import PLACARDS, setup_guide
from rulewright.games.godai.content.map_parts import SkyTile
from rulewright.games.godai.game import Godai, build
from rulewright.games.godai.model.geometry import BY_NAME
from rulewright.games.godai.model.state import Carried, GodaiState, Options, Rulings
from rulewright.games.godai.model.steps import siege, turn, villain, visits
from rulewright.games.godai.model.vocabulary import CONDITIONS, ELEMENTS, RESOURCES, Element, Movement, SiegeKeyword
from rulewright.games.godai.rules.elements import augment
from rulewright.games.godai.rules.heroes import can_augment
from rulewright.games.godai.rules.sky import CATACLYSM_TOKENS, add_tokens
from rulewright.games.godai.setup import first_state
from rulewright.games.godai.table.text_board import describe

from .positions import Game, answer, content, faces, go_on, offered, position, run, take_until
from .sieges import PLAIN, whole_map
from .tables import fight, harvest, tables, texts

SAMURAI, SAGE, TANUKI = ("samurai", "kobold"), ("sage", "tanuki"), ("samurai", "tanuki")


@pytest.fixture(scope="module")
def game() -> Godai:
    return build([])


# -- placards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-014")
@pytest.mark.parametrize(("language", "word"), [("en", "Emporium"), ("uk", "емпорій")])
def test_the_guide_lays_out_seven_placards(game: Godai, language: str, word: str) -> None:
    state = game.new(2, seed=3)
    options = {option.name: option.default for option in game.options}
    steps = setup_guide(game, options, state, game.texts(language))
    lines = [line for step in steps if "GOD-014" in step.rules for line in step.lines]
    assert len(lines) == 2
    assert str(PLACARDS) in lines[1]
    assert word in lines[1]


@pytest.mark.rule("GOD-012")
def test_what_stands_on_the_placards_is_in_the_game() -> None:
    """Two shops and the Emporium, Conditions, Resources and Elements, Keywords, movement types: all as data."""
    assert content().check() == []
    assert {item.shop for item in content().items.values()} >= {"emporium", "caprakan", "ishidan"}
    assert (len(CONDITIONS), len(ELEMENTS), len(Movement)) == (35, 5, 4)
    assert len(RESOURCES) == 15, "3 + 3 + 2 of the Tiers, 5 Elements, the unnamed Element, Platinum"
    assert len(SiegeKeyword) >= 12


# -- tokens ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-032")
def test_a_hundred_elemental_tokens_are_always_enough() -> None:
    """They mark a hero's Augments and Elemental Portals; so many can never lie at once."""
    state = position(SAGE, SAMURAI, TANUKI, ("ninja", "alux"))
    add_tokens(state, BY_NAME["e14"], Element.FIRE, 2, "GOD-507")
    assert [token.what for token in state.elemental_tokens] == ["fire", "fire"]
    for seat, hero in enumerate(state.heroes):
        for element in ELEMENTS:
            while can_augment(hero, element):
                augment(state, seat, element)
    on_heroes = sum(sum(hero.augments) for hero in state.heroes)
    tiles = [tile for tile in content().tiles.values() if isinstance(tile, SkyTile)]
    portals = sum(any(tile.element(side) is not None for side in (False, True)) for tile in tiles)
    assert on_heroes == 4 * 2 * 3
    assert on_heroes + portals + CATACLYSM_TOKENS * len(content().cataclysm_tiles) <= 100


# -- dice ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-052", "GOD-413")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Navigate (green)", "Explore (yellow)", "Survival (blue)"]),
        ("uk", ["орієнтування (зелений)", "розвідка (жовтий)", "виживання (синій)"]),
    ],
)
def test_each_skill_has_the_die_of_its_colour(game: Godai, language: str, told: list[str]) -> None:
    state = position(TANUKI, movement="normal", script=faces(2, 2, 2))
    run(state, turn.RollSkills())
    say = game.texts(language).say
    assert [say.name("dice", skill) for skill in ("navigate", "explore", "survival")] == told
    event = tell_dice(state, "GOD-412", 0, "navigate", throw(state, (10,)))
    assert told[0] in game.texts(language, ("Ann",)).event(redact(event, None))


@pytest.mark.rule("GOD-100", "GOD-417", "GOD-419", "GOD-422")
@pytest.mark.parametrize(
    ("shown", "lost", "gold", "food"),
    [((2, 9, 2), False, 0, 0), ((9, 9, 2), True, 0, 0), ((2, 2, 2), False, 2, 0), ((2, 9, 9), False, 0, -2)],
)
def test_what_the_three_skills_are_for(shown: tuple[int, ...], lost: bool, gold: int, food: int) -> None:
    """Navigate finds the way, Explore finds Gold, Survival saves Food."""
    state = position(TANUKI, movement="normal", script=[*faces(*shown), 2], tiles=whole_map(), at=BY_NAME["e12"])
    run(state, turn.SkillPhase())
    hero = state.heroes[0]
    assert (hero.gold - 10, hero.food - 5) == (gold, food)
    assert (state.at != BY_NAME["e12"]) is lost


# -- Stages ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-137", "GOD-142")
@pytest.mark.parametrize(
    ("step", "harvesting", "besieged"),
    [
        (turn.StartMovement(), turn.DrawHarvestCard, turn.ChooseMovement),
        (turn.EventPhase(), visits.Harvest, siege.FaceSiege),
        (turn.VillainPhase(), villain.DrawJaethiCard, siege.SiegeTurn),
    ],
)
def test_resources_harvest_cards_and_jaethis_cards_belong_to_the_harvest_stage(
    step: Any, harvesting: type, besieged: type
) -> None:
    for stage, wanted in (("harvest", harvesting), ("siege", besieged)):
        state = position(SAMURAI, stage=stage, steps=[turn.BeginTurn()])
        go_on_to(state, step)
        assert type(state.agenda[-1]) is wanted


def go_on_to(state: GodaiState, step: Any) -> None:
    """This step is carried out, and nothing after it; the turn has begun before."""
    take_until(state, turn.StartMovement)
    state.agenda = []
    state.game.book.resolving[type(step)](state, step, None)


@pytest.mark.rule("GOD-137")
def test_what_the_harvest_stage_may_bring() -> None:
    state = position(SAMURAI, stage="harvest")
    state.game.book.resolving[turn.VillainPhase](state, turn.VillainPhase(), None)
    kinds = {card.kind for card in content().jaethi.values()}
    assert {"discovery", "affliction", "cataclysm", "siege"} <= kinds
    assert any(card.encounter for card in content().jaethi.values())
    assert any(card.ribbon == "treasure" for card in content().harvests.values())


# -- the Battle Mat --------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-693")
def test_the_table_in_words_tells_all_that_the_battle_mat_tracks() -> None:
    state = harvest()
    state.items = ("leyline-compass", "charm-of-the-creator", "charm-of-the-creator")
    state.carried = (Carried(next(id for id, one in tables()["commissions"].items() if one.escort), 0, 4),)  # type: ignore[attr-defined]
    told = describe(state, tables(), texts(), full=False)
    mat = next(line for line in told if line.startswith("Speed"))
    # A card adds 1 to the speed, the Compass 1 to the Range, each Charm 1 to the Acquire Amount; only the Tengu Soars.
    assert mat == "Speed 5, Group Range 3, Acquire Amount 6, without Soar"
    assert "Group Items: Leyline Compass, Charm of the Creator × 2" in told
    assert [line for line in told if line.endswith("Health 4")]
    assert any("turn 7" in line for line in told)
    assert any(line.startswith("Calendar: 6 of 11; Difficulty:") for line in told)
    combat = describe(fight(), tables(), texts(), full=False)
    assert "Combat, round 2" in combat
    assert any("Health 7" in line for line in combat), "the opponent's Vitals"


@pytest.mark.rule("GOD-693")
def test_the_mat_tells_soar_and_resilience_in_ukrainian_too() -> None:
    state = harvest()
    state.heroes = state.heroes[:1]
    state.stage, state.fronts, state.resilience = "siege", (PLAIN, "", "", ""), (3, 0, 0, 0)
    told = describe(state, tables(), texts("uk"), full=False)
    assert any(line.startswith("Швидкість 5, радіус загону 0, обсяг збору 4, політ є") for line in told)
    state.heroes[0].state = "dead"
    assert not any(line.startswith("Швидкість") for line in describe(state, tables(), texts("uk"), full=False))


# -- who leads the heroes --------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-060")
def test_one_person_may_lead_all_heroes() -> None:
    """Every seat is a hero; whoever sits on all of them answers for all."""
    state = first_state(Game(), 3, StartLuck(5), Options(), Rulings())
    go_on(state)
    seats = []
    for _ in range(3):
        for kind in ("pick-role", "pick-race"):
            seats.append(state.decision.seat)
            answer(state, next(one for one in offered(state) if one.startswith(kind) and "kobold" not in one))
    assert seats == [0, 0, 1, 1, 2, 2]
    assert len({hero.role for hero in state.heroes}) == 3
    assert state.decision.party == (0, 1, 2), "what the group decides any seat answers"
