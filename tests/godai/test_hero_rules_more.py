"""Rules of combat and rewards that had no test: further Favored options, Ambush by heroes, placards, stated damage."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rulewright.games.godai.combat_effects import Mend, Strike
from rulewright.games.godai.effects import DrawPowerUps
from rulewright.games.godai.game import build
from rulewright.games.godai.model.choices.combat import Favor
from rulewright.games.godai.model.events.combat import ActionDeclared
from rulewright.games.godai.model.events.heroes import PowerUpDrawn
from rulewright.games.godai.model.state import GodaiState, Options
from rulewright.games.godai.model.steps import gains
from rulewright.games.godai.model.steps.combat import BeginCombat, DrawEncounters
from rulewright.games.godai.model.vocabulary import Kind, Stat
from rulewright.games.godai.rules.combat.ending import reward_for
from rulewright.games.godai.rules.combat.who import card

from .battlefield import make_hero
from .fights import ATTACK, FIRST, action, answer, combat_in, faces, fight, foe, opponent, ready
from .positions import answer as reply
from .positions import content, of_kind, offered, position, run

QUIET = 5
REST = foe(health=(60,), energy=30, attack=action("rest", Mend(health=0)))
FANG = "harvest-fang-of-the-first-duel"


@pytest.mark.rule("GOD-098")
@pytest.mark.parametrize(
    ("id", "stats"),
    [
        ("resonance", {Stat.ATTACK, Stat.DEFEND}),
        ("downstrike", {Stat.ATTACK}),
        ("shapeshift", {Stat.ATTACK, Stat.DEFEND, Stat.NAVIGATE, Stat.EXPLORE, Stat.SURVIVAL}),
        ("energetic-connection", set()),
    ],
)
def test_a_mastery_shows_the_abilities_that_it_goes_by_or_changes(id: str, stats: set[Stat]) -> None:
    """p.17: the icons at the top of each Mastery."""
    ability: Any = content().tables["abilities"][id]
    assert set(ability.touches()) == stats
    told = ability.rules(build([]).texts("en").say)[0]
    assert ("Goes by or changes" in told) == bool(stats)


@pytest.mark.rule("GOD-637")
def test_opponents_are_encounters_bosses_or_siege_opponents() -> None:
    """p.86: the first two are fought, the third are not."""
    held = content()
    assert (len(held.encounters), len(held.bosses), len(held.siege)) == (40, 10, 75)
    state = position(("samurai", "kobold"))
    assert [card(state, id).level for id in ("encounter-graveler", "boss-3")] == [1, 3]
    with pytest.raises(KeyError):
        card(state, next(iter(held.siege)))


@pytest.mark.rule("GOD-670")
def test_an_encounter_of_a_placard_is_fought_but_is_no_card_of_the_deck() -> None:
    """p.89: usually they are found in the Encounter deck, sometimes on a placard."""
    state = fight([make_hero()], msgspec.structs.replace(REST, id="encounter-printed", placard=True, health=(4,)))
    answer(state, ATTACK, dice=(QUIET,))
    assert state.combat is None
    assert state.encounter_discards == ()
    other = ready([make_hero()], REST)
    reward_for(other, REST.id, "health", 0, double=False, gold=0, without=())
    assert other.encounter_discards == (REST.id,)


@pytest.mark.rule("GOD-661")
@pytest.mark.parametrize(("carried", "more"), [((), []), ((FANG,), [Favor(1, "vulnerable")])])
def test_a_treasure_adds_an_option_against_favored_opponents(carried: tuple[str, ...], more: list[Favor]) -> None:
    """p.88: heroes may gain and perform additional options throughout play."""
    hero = make_hero(favored=(Kind.CREATURE,))
    state = fight([hero], REST)
    state.game.content.tables["harvests"] = {FANG: content().harvests[FANG]}
    hero.items = carried
    answer(state, ATTACK)
    found = [one for one in state.decision.choices if isinstance(one, Favor) and one.vital == "vulnerable"]
    assert found == more
    if more:
        answer(state, Favor(0), dice=(QUIET,))
        answer(state, more[0])
        row = list(opponent(state).conditions)
        assert sum(row) == 1
        assert opponent(state).health == (60 - 4,), "the Condition comes when all damage is dealt"


@pytest.mark.rule("GOD-731")
def test_whoever_attacks_states_its_damage_when_it_declares() -> None:
    """p.99: recorded on the Battle Mat; what else is done has its effect in the Resolution phase."""
    state = fight([make_hero(favored=(Kind.CREATURE,)), make_hero("sage", health=5)], REST)
    answer(state, ATTACK, FIRST)
    stated = {event.seat: event.damage for event in of_kind(state.events, ActionDeclared)}
    assert stated == {0: 4, 1: 0}
    assert state.decision.prompt == "prompt-favored-now", "nothing has happened yet"
    assert (opponent(state).health, state.heroes[1].health) == ((60,), 5)


@pytest.mark.rule("GOD-1046")
@pytest.mark.parametrize(("dice", "seat"), [((9, 2), 0), ((2, 9), 1)])
def test_if_the_heroes_ambush_target_dice_name_the_one_who_acts(dice: tuple[int, int], seat: int) -> None:
    bite = msgspec.structs.replace(REST, attack=action("bite", Strike(n=5)))
    state = ready([make_hero(), make_hero(ranks=(20, 20, 6, 2, 3, 3, 5, 5, 5))], bite)
    state.script = faces(*dice)
    state.agenda = [BeginCombat((bite.id,), ambush=True)]
    state.game.book.advance(state)
    assert [one.seat for one in state.decisions] == [seat]
    assert {getattr(one, "action", "") for one in state.decision.choices} == {"attack", "defend"}, "nobody Flees yet"
    answer(state, ATTACK)
    assert opponent(state).health == (60 - (4, 6)[seat],)
    assert [hero.health for hero in state.heroes] == [20, 20], "the other side does not act"
    assert combat_in(state).round == 1
    assert [one.seat for one in state.decisions] == [0, 1]


@pytest.mark.rule("GOD-486")
def test_a_harvest_card_lets_the_heroes_ambush() -> None:
    state = position(("samurai", "kobold"), encounters=("encounter-graveler",))
    card = content().harvests["harvest-hunters-moon"]
    state.then(gains.Perform(card.immediate, card.id))
    from rulewright.games.godai.rules.book import BOOK

    step = state.agenda.pop()
    BOOK.resolving[type(step)](state, step, None)
    assert state.agenda[-1] == DrawEncounters(1, 0, double=True, optional=True, ambush=True)


def dealt(setting: str) -> GodaiState:
    cards = ("powerup-keen-edge", "powerup-heavy-hand")
    state = position(
        ("samurai", "kobold"), ("sage", "alux"), power_ups=cards, options=Options(single_rewards=setting), script=[0]
    )
    run(state, gains.Perform((DrawPowerUps(n=1),), "encounter-graveler"))
    return state


@pytest.mark.rule("GOD-821")
def test_by_the_option_drawn_power_ups_are_assigned_by_the_group() -> None:
    """p.108: some players distribute rewards after they have been drawn."""
    state = dealt("all")
    assert state.decision.prompt == "prompt-assign-power-up"
    assert offered(state) == ["pick-hero 1", "pick-hero 2"]
    reply(state, "pick-hero 2")
    while state.decision.prompt != "prompt-assign-power-up":
        reply(state, offered(state)[0])
    reply(state, "pick-hero 2")
    drawn = [event.seat for event in of_kind(state.events, PowerUpDrawn)]
    assert drawn == [1]


@pytest.mark.rule("GOD-835")
def test_without_it_each_hero_has_the_card_that_it_drew() -> None:
    state = dealt("choice")
    assert [event.seat for event in of_kind(state.events, PowerUpDrawn)] == [0, 1]


@pytest.mark.rule("GOD-792", "GOD-810")
def test_dead_heroes_have_their_own_power_ups_whatever_the_option() -> None:
    state = position(("samurai", "kobold"), ("sage", "alux"), ("ninja", "tengu"), options=Options(single_rewards="all"))
    state.heroes[2].state = "dead"
    run(state, gains.Perform((DrawPowerUps(n=1),), "encounter-graveler"))
    while state.decision.prompt == "prompt-assign-power-up":
        reply(state, "pick-hero 1")
    assert len(state.heroes[2].unread) == 1 or state.decision.prompt != "prompt-halt"
