"""Rules that were carried out too late, too early, or not for everybody; each from a small position."""

from __future__ import annotations

import pytest

from rulewright.core.dice import DiceRolled
from rulewright.games.godai.bots.action_space import all_choices
from rulewright.games.godai.combat_effects import Guard, Mend, MendOthers, Strike
from rulewright.games.godai.game import build
from rulewright.games.godai.model import geometry
from rulewright.games.godai.model.choices.combat import AimAt, Declare
from rulewright.games.godai.model.choices.heroes import ShiftDie
from rulewright.games.godai.model.events.land import BossTokenPlaced, SkyTilePlaced
from rulewright.games.godai.model.events.siege import AmplifierRemoved, HeroBolstered
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.steps import setup, siege
from rulewright.games.godai.model.steps.gains import AssignPowerUps, HeroDies, OfferFate, PickResource
from rulewright.games.godai.model.steps.visits import Harvest
from rulewright.games.godai.model.vocabulary import CONDITIONS, Condition, Element, Keyword, Kind, Targeting, Vital
from rulewright.games.godai.rules.arrival import fill_orb
from rulewright.games.godai.rules.belongings import tier, warm_cloaks
from rulewright.games.godai.rules.combat import who as at
from rulewright.games.godai.rules.combat.ending import reward_for
from rulewright.games.godai.rules.combat.testing import explode
from rulewright.games.godai.rules.sky import put_tile

from . import sieges
from .battlefield import make_hero
from .fights import ATTACK, DEFEND, FIRST, MIQUIPAPALOTL, action, answer, fight, foe, opponent
from .positions import BOOK, faces, of_kind, offered, position, run
from .positions import answer as reply
from .sieges import besieged, tower
from .visiting import harvested, visit
from .visiting import run as visit_run

OMAMORI = "jade-omamori"
SPEAR = ("spear-master", "nakaharan")
HERE = sieges.at(3, 0)


# -- Jade Omamori ----------------------------------------------------------------------------------------------


def defended(script: tuple[int, ...] = (), energy: int = 9) -> GodaiState:
    """A hero with an Omamori and Masteries of 4 in a Tower that a Banner has hit."""
    state = besieged(
        towers=[tower(HERE, hit=1)], fronts={0: sieges.PLAIN}, banners={0: sieges.at(4, 0)}, at=HERE,
        script=faces(*script),
    )  # fmt: skip
    hero = state.heroes[0]
    hero.items = (OMAMORI,)
    hero.ranks = (9, 9, 3, 3, 4, 1, 5, 5, 5)
    hero.health, hero.energy = 9, energy
    return state


@pytest.mark.rule("GOD-1016", "GOD-597")
def test_jade_omamori_shifts_the_die_of_a_bolster() -> None:
    """p.80: the die falls with the answer, and can still be changed."""
    state = defended(script=(7,))
    run(state, siege.Bolster())
    reply(state, "bolster-with survival")
    assert isinstance(state.agenda[-1], OfferFate)
    assert "shift-die 1 5" in offered(state)
    reply(state, "shift-die 1 5")
    assert [one.success for one in of_kind(state.events, HeroBolstered)] == [1]
    assert state.heroes[0].energy == 9 - 1 - 2
    assert sieges.defender(state, "tower-1").resilience == 11


@pytest.mark.rule("GOD-1016", "GOD-597")
def test_who_leaves_the_die_of_a_bolster_has_it_as_it_fell() -> None:
    state = defended(script=(7,))
    run(state, siege.Bolster())
    reply(state, "bolster-with survival", "done")
    assert [one.success for one in of_kind(state.events, HeroBolstered)] == [0]
    assert state.heroes[0].energy == 9 - 1
    assert [event.result for event in of_kind(state.events, DiceRolled)] == [7], "it fell once"


@pytest.mark.rule("GOD-1016")
def test_nobody_is_asked_about_a_die_without_the_energy() -> None:
    state = defended(script=(7,), energy=2)
    run(state, siege.Bolster())
    reply(state, "bolster-with survival")
    assert state.decision.prompt == "prompt-halt"


@pytest.mark.rule("GOD-1016", "GOD-445")
def test_jade_omamori_shifts_a_harvest_roll() -> None:
    """p.60: a Great Tree gives Essence on 4 or less."""
    state = visit(SPEAR, center="p", near=("t", "f", "h", "t", "m", "h"), script=faces(6, 9))
    state.heroes[0].items = (OMAMORI,)
    state.heroes[0].ranks = (9, 9, 3, 3, 4, 1, 5, 5, 5)
    state.heroes[0].energy = 9
    visit_run(state, Harvest())
    while state.decision.prompt != "prompt-change-die":
        wanted = [one for one in state.decision.choices if "great-tree" in str(one)]
        state.apply((wanted or state.decision.choices)[0], 0)
    assert "shift-die 1 4" in offered(state)
    reply(state, "shift-die 1 4")
    assert harvested(state)["essence"] == 1


@pytest.mark.rule("GOD-1016", "GOD-667")
@pytest.mark.parametrize(
    ("fate", "script", "result"),
    [
        ((1, 0, 6), (3, 6, 6), 6 + 6),
        ((1, 1, 6), (6, 3, 6, 6), 6 + 6 + 6),
        ((1, 0, 0), (3, 6, 6, 2), 6 + 6 + 2),
        ((), (6, 6, 6, 2), 6 + 6 + 6 + 2),
    ],
    ids=["shifted", "shifted later", "rolled again", "as it fell"],
)
def test_a_face_that_jade_omamori_brings_explodes_once(
    fate: tuple[int, ...], script: tuple[int, ...], result: int
) -> None:
    """The die that it brings does not explode; a die that Void rolls again does."""
    state = fight([make_hero()], foe())
    state.fate = fate
    state.script = faces(*script)
    assert sum(die.face for die in explode(state, "favored")) == result


@pytest.mark.rule("GOD-1016")
def test_jade_omamori_makes_a_favored_die_explode_once() -> None:
    hero = make_hero(items=(OMAMORI,), favored=(Kind.CREATURE,), ranks=(20, 20, 4, 2, 6, 2, 5, 5, 5))
    state = fight([hero], foe(health=(60,), special=action("rest", targeting=Targeting.SELF)))
    state.game.book.settling, state.game.book.deferring = BOOK.settling, BOOK.deferring
    while state.decision.prompt != "prompt-declare":
        answer(state, state.decision.choices[-1])
    answer(state, ATTACK, dice=(5,))
    while not any(isinstance(one, ShiftDie) and one.face == 6 for one in state.decision.choices):
        answer(state, state.decision.choices[0], dice=(4,))
    answer(state, ShiftDie(1, 6), dice=(6, 6))
    rolled = [event for event in of_kind(state.events, DiceRolled) if event.purpose == "favored"]
    assert [event.result for event in rolled] == [12]


# -- a Kobold's raised Tiers -----------------------------------------------------------------------------------


@pytest.mark.rule("GOD-1019", "GOD-1106")
def test_a_cloak_heals_by_a_kobolds_raised_tier() -> None:
    for used, healed in (((), 3), (("raised-tiers",), 5)):
        state = position(("samurai", "kobold"))
        hero = state.heroes[0]
        hero.items, hero.augments, hero.used = ("wellspring-cloak",), (0, 0, 0, 1, 0), used
        hero.ranks = (20, 20, *hero.ranks[2:])
        hero.health = hero.energy = 1
        warm_cloaks(state)
        assert (hero.health, hero.energy) == (1 + healed, 1 + healed)


@pytest.mark.rule("GOD-1106")
def test_an_orb_is_filled_by_a_kobolds_raised_tier() -> None:
    state = position(("samurai", "kobold"))
    hero = state.heroes[0]
    hero.items, hero.augments, hero.used = ("absorbing-orb",), (0, 2, 0, 0, 0), ("raised-tiers",)
    fill_orb(state, 0)
    assert hero.charges == 1 + 3


@pytest.mark.rule("GOD-1106")
def test_beyond_tier_three_a_kobold_has_more_only_for_siege_damage() -> None:
    state = position(("samurai", "kobold"))
    state.heroes[0].augments, state.heroes[0].used = (0, 0, 3, 0, 0), ("raised-tiers",)
    assert tier(state, 0, Element.FIRE) == 3
    assert tier(state, 0, Element.FIRE, siege=True) == 4
    assert tier(state, 0, Element.WATER) == 0


# -- Brainwashed -----------------------------------------------------------------------------------------------

BRAINWASHED = tuple([1 if one is Condition.BRAINWASHED else 0 for one in CONDITIONS])
TWO = (foe("encounter-one", energy=0), foe("encounter-two", energy=0))


@pytest.mark.rule("GOD-885")
def test_the_brainwashed_choose_which_opponent_they_defend() -> None:
    state = fight([make_hero(conditions=BRAINWASHED), make_hero()], *TWO)
    answer(state, DEFEND, ATTACK, dice=(5, 5))
    asked = {one.seat: one.choices for one in state.decisions}
    assert asked[0] == (AimAt("help", 20), AimAt("help", 21))
    answer(state, AimAt("help", 21), AimAt("attack", 21, "health"))
    assert opponent(state, 1).health == (30 - (4 - 2),)


@pytest.mark.rule("GOD-885")
def test_a_brainwashed_sage_heals_an_opponent_of_its_choice() -> None:
    """Resonance of rank 3 Heals; nobody of the group can be aimed at."""
    sage = make_hero("sage", conditions=BRAINWASHED)
    state = fight([sage, make_hero(health=5)], *TWO)
    at.alter(state, 21, health=(10,), influence=9)
    answer(state, FIRST, DEFEND, dice=(5, 5))
    aims = {one.target for one in state.decision.choices if isinstance(one, AimAt)}
    assert aims == {20, 21}
    healing = next(one for one in state.decision.choices if isinstance(one, AimAt) and one.target == 21)
    assert healing in set(all_choices(build([]).content))
    answer(state, healing, dice=(5, 5))
    assert (opponent(state, 1).health, opponent(state, 1).influence) == ((10 + 2 + 4 // 2,), 9)
    assert state.heroes[1].health == 5


@pytest.mark.rule("GOD-885")
@pytest.mark.parametrize("declared", [FIRST, Declare("second-mastery")])
@pytest.mark.parametrize(
    "role", ["astrologist", "dragoon", "magician", "mesmer", "ninja", "sage", "samurai", "spear-master", "wind-rider"]
)
def test_no_mastery_of_the_brainwashed_hurts_an_opponent_or_helps_the_group(role: str, declared: Declare) -> None:
    heroes = [make_hero(role, conditions=BRAINWASHED, ranks=(20, 20, 4, 2, 9, 9, 5, 5, 5)), make_hero(health=9)]
    state = fight(heroes, *TWO)
    for number in (20, 21):
        at.alter(state, number, health=(12,))
    if declared not in state.decisions[0].choices:
        declared = FIRST
    answer(state, declared, Declare("defend"), dice=(5, 5))
    rounds = 0
    while state.decision.prompt == "prompt-aim":
        answer(state, *[one.choices[-1] for one in state.decisions], dice=(3, 3, 3, 3, 3))
        rounds += 1
        assert rounds < 9
    assert min(opponent(state, one).health[0] for one in (0, 1)) >= 12
    assert state.heroes[1].health <= 9


@pytest.mark.rule("GOD-885")
def test_the_brainwashed_have_no_powers_and_no_favored_effects() -> None:
    hero = make_hero("sage", "tanuki", conditions=BRAINWASHED, favored=(Kind.CREATURE,))
    state = fight([hero, make_hero()], foe())
    assert [one.prompt for one in state.decisions] == ["prompt-declare"] * 2
    assert not state.decisions[0].aside
    assert {str(one).split()[0] for one in state.decisions[0].choices} == {"declare"}


@pytest.mark.rule("GOD-885")
def test_a_brainwashed_opponent_guards_and_heals_the_group() -> None:
    kind = foe(
        attack=action("nurse", Guard(keyword=Keyword.BLOCK, n=2), Mend(health=4), targeting=Targeting.SELF),
        mastery=action("nurse-all", MendOthers(health=3), targeting=Targeting.SELF), traits=(), energy=0,
    )  # fmt: skip
    state = fight([make_hero(health=9), make_hero(health=9)], kind, foe("encounter-two", energy=0))
    at.alter(state, 20, conditions=BRAINWASHED, health=(9,))
    answer(state, DEFEND, DEFEND, dice=(1, 5, 2, 8))
    assert [hero.health for hero in state.heroes] == [9, 13]
    assert opponent(state).health == (9,)


# -- Amplifiers ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-1023", "GOD-1074")
@pytest.mark.ruling("AMB-GOD-193", "AMB-GOD-207")
def test_a_banner_that_appears_beside_an_amplifier_removes_it_at_once() -> None:
    state = besieged(fronts={0: sieges.PLAIN}, banners={0: sieges.at(4, 0)}, amplifiers=(HERE, sieges.at(0, 4)))
    run(state, siege.MiniatureAppears(0))
    assert state.amplifiers == (sieges.at(0, 4),)
    assert [one.slot for one in of_kind(state.events, AmplifierRemoved)] == [1]


@pytest.mark.rule("GOD-1023")
@pytest.mark.ruling("AMB-GOD-193")
def test_jaethi_removes_no_amplifier() -> None:
    state = besieged(jaethi=geometry.triangles(sieges.at(4, 0))[0], amplifiers=(HERE,))
    run(state, siege.MiniatureAppears(4))
    assert state.amplifiers == (HERE,)


# -- setup -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-329", "GOD-327")
def test_boss_tokens_are_drawn_after_the_first_skytile() -> None:
    game = build([])
    seen = 0
    for seed in range(8):
        state = game.new(2, seed=seed)
        told: list[object] = []
        while state.turn == 0:
            assert state.bosses == () or any(isinstance(one, SkyTilePlaced) for one in told)
            state.apply(state.decisions[0].choices[0], state.decisions[0].seat)
            told += state.events
        order = [type(one) for one in told if isinstance(one, (SkyTilePlaced, BossTokenPlaced))]
        assert order[0] is SkyTilePlaced
        seen += len(order) - 1
    assert seen


@pytest.mark.rule("GOD-329")
@pytest.mark.parametrize("covered", [False, True])
def test_a_lair_under_the_first_skytile_gets_no_token(covered: bool) -> None:
    state = besieged(stage="harvest", phase="setup", turn=0, boss_tokens=(1, 2, 3, 4, 5, 6, 7, 8), defenders=())
    run(state, setup.PlaceBossTokens())
    lairs = [token.hex for token in state.bosses]
    assert len(lairs) == len(set(lairs)) == 8
    state.bosses, state.boss_tokens = (), (1, 2, 3, 4, 5, 6, 7, 8)
    if covered:
        put_tile(state, "sky-1", lairs[0], 0)
    run(state, setup.PlaceBossTokens())
    assert (lairs[0] in [token.hex for token in state.bosses]) is not covered


# -- deaths with Health left -----------------------------------------------------------------------------------


def bearing(condition: Condition) -> tuple[int, ...]:
    return tuple([1 if one is condition else 0 for one in CONDITIONS])


def whole_fight(state: GodaiState) -> GodaiState:
    """The fight is played with the whole book: a hero dies by the rules of p.106."""
    state.game.book.resolving[HeroDies] = BOOK.resolving[HeroDies]
    state.game.book._handling[HeroDies] = (None, BOOK.resolving[HeroDies])
    return state


@pytest.mark.rule("GOD-912", "GOD-801")
def test_a_tethered_hero_without_energy_is_dead_whatever_health_is_left() -> None:
    heroes = [make_hero(energy=2, conditions=bearing(Condition.TETHERED)), make_hero()]
    bite = action("bite", Strike(n=2, vital=Vital.ENERGY), targeting=Targeting.GROUP)
    state = whole_fight(fight(heroes, foe(attack=bite)))
    answer(state, ATTACK, ATTACK, dice=(1,))
    assert [(hero.state, hero.health) for hero in heroes] == [("dead", 0), ("living", 20)]
    assert heroes[0].revives == state.turn + state.wave


@pytest.mark.rule("GOD-949", "GOD-801")
def test_a_hero_who_stays_stone_is_dead_whatever_health_is_left() -> None:
    heroes = [make_hero(conditions=bearing(Condition.PETRIFIED)), make_hero()]
    state = whole_fight(fight(heroes, foe(health=(4,))))
    answer(state, ATTACK, dice=(5, 6))
    assert state.combat is None
    assert [hero.state for hero in heroes] == ["dead", "living"]


@pytest.mark.rule("GOD-648")
@pytest.mark.ruling("AMB-GOD-101")
def test_a_dangerous_boss_gives_more_too() -> None:
    """p.87: opponents, not only Encounters; a Boss has no Harvest roll, so a Tier I Resource for each Dangerous."""
    state = fight([make_hero()], MIQUIPAPALOTL)
    for dangerous in (0, 2):
        steps = reward_for(state, "boss-2", "health", dangerous, False, 0, ())
        assert [one.n for one in steps if isinstance(one, PickResource)] == ([dangerous] if dangerous else [])


@pytest.mark.rule("GOD-821", "GOD-834")
@pytest.mark.parametrize(("card", "asked"), [("powerup-helping-hands", False), ("powerup-snare-lines", True)])
def test_nobody_is_asked_whose_a_card_for_the_stockpile_is(card: str, asked: bool) -> None:
    state = position(("samurai", "kobold"), ("sage", "tanuki"))
    run(state, AssignPowerUps((card,), (0, 1)))
    assert (state.decision.prompt == "prompt-assign-power-up") is asked
    if not asked:
        reply(state, "pick-resource ore", "pick-resource ore", "pick-resource lumber")
        assert (state.stockpile[0], state.stockpile[1]) == (2, 1)
