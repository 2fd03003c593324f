"""How bots judge positions of Dragon Eclipse: what is counted, what a taming is worth, what they choose by it."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Any

import msgspec
import pytest

from rulewright.bots import Seen, make
from rulewright.bots.network import networks
from rulewright.bots.position_value import scales_of
from rulewright.core.evaluation import BotFace
from rulewright.games.dragon_eclipse import conditions
from rulewright.games.dragon_eclipse.bots.evaluation import FEATURES, Judge
from rulewright.games.dragon_eclipse.bots.holdings import Naming
from rulewright.games.dragon_eclipse.bots.outlook import STANDSTILL, taming
from rulewright.games.dragon_eclipse.model import steps
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.positions import base_game, perform, play
from rulewright.games.dragon_eclipse.rules.party import change_member

from .run_table import into_fight, on_trail, resolve, sheet, until
from .run_table import new as new_run
from .table import change, position

GAME = base_game()
PLAIN = {"space": "C4", "base": (0, 0, 3, 1), "health": 20, "top": "fang-1"}
QUIET = {"space": "C3", "power": 0, "slots": ("strike", "spit", "catch-breath", "reach"), "deck": ("spit",) * 12}


def asked(*wanted: dict[str, Any]) -> tuple[conditions.AnyAsked, ...]:
    return msgspec.convert(list(wanted), tuple[conditions.AnyAsked, ...])


def measured(state: DragonState, seat: int = 0) -> dict[str, float]:
    rows = state.game.bots.measure(state)
    return dict(zip(FEATURES, rows[seat], strict=True))


def chosen(state: DragonState, bot: str) -> str:
    decision = state.decision
    return str(make(bot, 1).choose(Seen(state, decision.seat), decision))


# -- what is counted -----------------------------------------------------------------------------------------


def test_health_power_cards_and_conditions_are_counted_on_both_sides() -> None:
    sheet = {**QUIET, "health": 20, "base": (0, 0, 3, 2), "damage": 13, "power": 4, "conditions": (2, 0, 1, 0)}
    state = position(sheets={0: sheet}, foe={**PLAIN, "damage": 5, "conditions": (3, 1, 0, 0)})
    found = measured(state)
    assert (found["health"], found["power"], found["cards"]) == (7, 4, 4)
    assert (found["burn"], found["weak"], found["slow"]) == (3, 1, 0)  # two Burn deal 2, then 1
    assert (found["foe-health"], found["foe-burn"], found["foe-hindered"]) == (15, 6, 1)
    assert found["frail"] > 0
    assert (found["act"], found["turn"]) == (1, 1)


def test_a_seat_holds_its_mystling_and_the_cards_before_it_by_name() -> None:
    sheet = {**QUIET, "mystling": "bolb", "power": 3, "discard": ("reach", "strike"), "held": 2}
    state = position(sheets={0: sheet}, foe=PLAIN)
    (found,) = (dict(held) for held in state.game.bots.holdings_by_name(state))
    cards = {"slot strike": 1, "slot spit": 1, "slot catch-breath": 1, "slot reach": 1, "top strike": 1}
    cost = min(ability.power for ability in GAME.content.mystlings["bolb"].abilities)
    assert found == {
        **cards,
        "mystling bolb": 1,
        "special bolb": min(1, 3 / cost),
        "power bolb": 1,
        "held bolb": 2,
    }


def test_what_a_seat_holds_is_priced_as_it_is_named() -> None:
    names = Naming(GAME.content)
    every = [*names.slot.values(), *names.top.values(), *names.upgrade.values(), *chain(*names.mystling.values())]
    prices = {name: at % 97 / 10 - 4 for at, name in enumerate(every)}
    priced, plain = GAME.bots.price_holdings(prices), BotFace.price_holdings(GAME.bots, prices)
    seen = 0
    for seed, mode in enumerate(("pvp_quick", "pvp_quick", "pvp_challenge", "duel")):
        state, dice = GAME.new(1 + (mode != "duel"), seed, mode=mode), Random(seed)
        while not state.over:
            assert priced(state) == pytest.approx(plain(state))
            seen += any(priced(state))
            state.apply(dice.choice(state.decision.choices), state.decision.seat)
    assert seen > 200


def test_before_a_combat_nobody_holds_anything() -> None:
    state = GAME.new(2, 1, {}, "pvp_challenge")
    assert [list(held) for held in state.game.bots.holdings_by_name(state)] == [[], []]


def test_an_expert_chooses_a_strong_mystling_too() -> None:
    state = GAME.new(2, 1, {}, "pvp_quick")
    decision = state.decision
    picked = str(make("expert:sims=40", 1).choose(Seen(state, decision.seat), decision)).split()[-1]
    rated = Judge(GAME.content).rated
    assert rated[picked, True] > sorted(rated[id, True] for id in GAME.content.mystlings)[20]


def test_everything_that_an_expert_has_learned_of_is_in_the_game() -> None:
    naming = Naming(GAME.content)
    known = {name for names in naming.mystling.values() for name in names}
    known.update(naming.slot.values(), naming.top.values(), naming.upgrade.values())
    learned_things = {name for network in networks(GAME) for name in network.value.things}
    assert learned_things <= known
    assert {f"mystling {id}" for id in GAME.content.mystlings} <= learned_things


def test_a_card_strikes_for_what_it_would_deal_from_where_the_mystling_stands() -> None:
    near = {**QUIET, "base": (0, 0, 3, 2)}
    foe = {**PLAIN, "base": (1, 2, 3, 1)}
    # Strike: Strength 3 and 1 against Defense 2; Spit deals 3 against Willpower 1.
    assert measured(position(sheets={0: near}, foe=foe))["strike"] == 2
    guarded = {**foe, "base": (0, 4, 3, 1)}
    assert measured(position(sheets={0: near}, foe=guarded))["strike"] == 3
    far = {**near, "space": "A2"}
    assert measured(position(sheets={0: far}, foe={**foe, "space": "E3"}))["strike"] == 0


def test_the_visible_attack_threatens_those_whom_it_can_reach() -> None:
    sheet = {**QUIET, "health": 20, "base": (0, 1, 3, 2)}
    foe = {**PLAIN, "base": (0, 0, 4, 1)}
    # Fang: Attack, Rush plus 2, Attack; next to the Mystling both of them land, for 3 each.
    assert measured(position(sheets={0: sheet}, foe=foe))["threat"] == 6
    away = measured(position(sheets={0: {**sheet, "space": "A2"}}, foe={**foe, "space": "E3"}))
    assert away["threat"] == 3
    assert away["doom"] == 0
    assert measured(position(sheets={0: {**sheet, "damage": 15}}, foe=foe))["doom"] == 1


def test_half_resolved_cards_are_worth_what_is_still_to_come() -> None:
    state = position(sheets={0: {**QUIET, "slots": ("strike", "spit", "catch-breath", "charge")}}, foe=PLAIN)
    assert measured(state)["pending"] == 0
    play(state, "play-card 4")
    assert state.decision.prompt == "prompt-move"
    found = measured(state)
    assert found["pending"] > 1
    assert found["act"] == 0


def test_a_restored_position_is_measured_alike() -> None:
    """Pending effects are other objects then."""
    game = base_game()
    state = game.new(1, 5, {"mystling": "chrysomallon", "enemy": "wild-golomo"})
    bot = make("random", 2)
    while not state.over:
        decision = state.decision
        assert game.bots.measure(game.restore(game.dump(state))) == game.bots.measure(state)
        state.apply(bot.choose(Seen(state, decision.seat), decision), decision.seat)


# -- what a taming is worth ----------------------------------------------------------------------------------


def test_taming_is_worth_more_than_winning_and_losing_nothing() -> None:
    game = change("taming-golomo", conditions=asked({"is": "enemy-health", "at_most": 12}))
    found = {}
    for result, body, damage in (("lose", ENEMY, 99), ("win", 0, 99), ("tame", 0, 9)):
        foe = {**PLAIN, "tameable": result == "tame", "fact": result == "tame"}
        state = position(game=game, sheets={0: {"space": "C3", "damage": 0}}, foe=foe)
        perform(state, body, {"do": "deal", "n": damage, "range": 0})
        assert state.result == result
        found[result] = scales_of(state).chances(state)[0]
    assert found["lose"] == 0 < found["win"] < found["tame"] == 1


def test_a_win_is_all_there_is_where_nobody_can_be_tamed() -> None:
    state = position(options={"taming": False}, sheets={0: QUIET}, foe=PLAIN)
    perform(state, 0, {"do": "deal", "n": 99, "range": 0})
    assert scales_of(state).chances(state) == [1]


def test_a_taming_draws_nearer_with_every_condition_and_all_that_adds_up() -> None:
    wanted = asked({"is": "enemy-health", "at_most": 12}, {"is": "deal-nothing", "times": 3})
    game = change("taming-golomo", conditions=wanted)

    def nearness(**foe: Any) -> float:
        return taming(position(game=game, sheets={0: QUIET}, foe={**PLAIN, **foe}))

    rising = [nearness(), nearness(damage=6), nearness(damage=8, tamed=1), nearness(damage=8, tamed=1, progress=1)]
    assert rising == sorted(rising)
    assert len(set(rising)) == 4
    assert nearness(damage=8, tamed=2) == 1


def test_seats_that_fight_together_have_one_chance() -> None:
    state = position(players=2, foe={**PLAIN, "space": "A3"})
    one, other = scales_of(state).chances(state)
    assert one == other
    hurt = position(players=2, sheets={1: {"damage": 15}}, foe={**PLAIN, "space": "A3"})
    assert scales_of(hurt).chances(hurt)[0] < one


# -- what is chosen by it ------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["greedy", "planner", "search:sims=16", "expert:sims=16"])
def test_a_deadly_blow_is_struck(bot: str) -> None:
    state = position(options={"taming": False}, sheets={0: QUIET}, foe={**PLAIN, "damage": 16})
    assert chosen(state, bot) == "play-card 1"


@pytest.mark.parametrize("bot", ["planner", "search:sims=16"])
def test_a_blow_is_held_back_where_one_more_turn_tames(bot: str) -> None:
    game = change("taming-golomo", conditions=asked({"is": "deal-nothing"}))
    foe = {**PLAIN, "damage": 16, "tameable": True}
    state = position(game=game, sheets={0: {**QUIET, "damage": 2}}, foe=foe)
    while not state.over and state.combat.round == 1:
        play(state, chosen(state, bot))
    assert state.result == "tame"


@pytest.mark.parametrize("bot", ["greedy", "search:sims=8"])
@pytest.mark.parametrize(("mode", "players"), [("duel", 1), ("duel", 2), ("pvp_quick", 2)])
def test_decks_are_left_to_the_suggestion(mode: str, players: int, bot: str) -> None:
    state = GAME.new(players, 3, {"mystling": "firple", "partner": "siren", "deck": "build"}, mode)
    built = 0
    while state.decision.prompt == "prompt-build":
        assert chosen(state, bot) == "fill-deck"
        play(state, "fill-deck")
        built += 1
    assert built == players


def test_a_strong_mystling_and_an_easy_enemy_are_picked() -> None:
    state = GAME.new(1, 3)
    content = GAME.content
    picked = chosen(state, "greedy").removeprefix("pick-mystling ")
    assert content.mystlings[picked].tier >= 4
    play(state, f"pick-mystling {picked}")
    enemy = chosen(state, "greedy").removeprefix("pick-enemy ")
    assert content.mystlings[content.enemies[enemy].mystling].tier == 1


# -- Combats that stand still --------------------------------------------------------------------------------


def standing_still(*, conceding: bool) -> DragonState:
    """Nobody can hurt the other: the Enemy cannot be reached or hit, and neither can we."""
    mine = {**QUIET, "health": 20, "base": (3, 3, 0, 3)}
    state = position(sheets={0: mine}, foe={**PLAIN, "base": (9, 9, 0, 0)}, options={"conceding": conceding})
    state.combat.round = STANDSTILL
    state.asked = None
    return state


@pytest.mark.parametrize("bot", ["greedy", "planner", "search:sims=4"])
@pytest.mark.rule("DRE-475")
def test_a_combat_that_stands_still_is_conceded(bot: str) -> None:
    state = standing_still(conceding=True)
    assert chosen(state, bot) == "concede"
    state.combat.round -= 1
    state.asked = None
    assert chosen(state, bot) != "concede"


@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_where_nobody_may_concede_it_is_played_to_its_end_at_random(bot: str) -> None:
    state = standing_still(conceding=False)
    answers = set()
    for turn in range(12):
        state.combat.round = STANDSTILL + turn
        state.asked = None
        answers.add(chosen(state, bot))
        advice = make(bot, 1).explain(Seen(state, 0), state.decision)
        assert str(advice.choice) == chosen(state, bot)
    assert len(answers) > 2


# -- Runs: the Artifact that is tried ------------------------------------------------------------------------


def hope(artifact: str, **changes: Any) -> float:
    """What a locked Artifact adds to the worth of a Run that stands like this."""
    found = {}
    for tried in ("", artifact):
        state = on_trail()
        run = state.run
        assert run is not None
        run.locked = (tried,)
        change_member(state, 0, 0, **changes.get("member", {}))
        for name, value in changes.get("run", {}).items():
            setattr(run, name, value)
        found[tried] = measured(state)["unlocked"]
    return found[artifact] - found[""]


def test_the_artifact_that_is_easiest_to_unlock_is_tried() -> None:
    state = until(new_run(), steps.ChooseLocked)
    first = chosen(state, "planner")
    assert first in ("take-artifact gem-of-growth", "take-artifact guiding-grass")
    easy = ("gem-of-growth", "guiding-grass")
    state = until(new_run(save=sheet(artifacts=easy)), steps.ChooseLocked)
    assert chosen(state, "planner") == "take-artifact forgery"


def test_the_nearer_an_achievement_is_the_more_a_run_is_worth() -> None:
    few, many = (hope("guiding-grass", run={"resolved": tuple(GAME.content.mysteries)[:n]}) for n in (1, 5))
    assert 0 < few < many < 3
    assert hope("forgery", run={"items_used": 2}) > hope("forgery")
    # Who wants a thin deck neither adds cards nor tires.
    thin, tired = hope("emptying-book"), hope("emptying-book", member={"fatigue": 2})
    assert thin > tired > 0
    assert hope("guiding-grass", run={"ended": "lost"}) == 0


@pytest.mark.rule("DRE-689", "DRE-611")
def test_essence_is_kept_for_somebody_dear_while_more_may_come() -> None:
    state = on_trail()
    assert state.run is not None
    state.run.essence = 3
    resolve(state, "won")
    assert chosen(state, "planner") == "decline"
    play(state, "decline")
    assert state.run.essence == 6
    wanted = chosen(state, "planner").split()
    assert wanted[0] == "unlock-mystling"
    assert GAME.content.mystlings[wanted[1]].essence == 5


def test_a_fight_is_worth_more_where_somebody_may_be_tamed() -> None:
    worth = {}
    for locked in (True, False):
        have = ("firple", "prowler", "young-alukah", "young-iceling")
        others = () if locked else tuple(sorted(GAME.content.mystlings))
        save = sheet(artifact_perks=4, mystlings=tuple(sorted({*have, *others})))
        worth[locked] = measured(on_trail(save=save))["route"]
    assert worth[True] > worth[False]


@pytest.mark.rule("DRE-629")
def test_a_win_is_worth_less_than_a_taming_that_is_near() -> None:
    state = into_fight(on_trail(save=sheet(artifact_perks=4)), "1a", "1d")
    combat = state.combat
    assert combat is not None
    assert combat.foe is not None
    assert combat.foe.tameable
    combat.foe.tamed = len(GAME.content.taming_of[combat.foe.enemy].conditions) - 1
    near = measured(state)
    combat.foe.tameable = False
    far = measured(state)
    assert near["taming"] > 0 == far["taming"]
    # What lies ahead counts in this fight already, so that it need not be ended soon.
    assert near["route"] > 0 == far["route"]
