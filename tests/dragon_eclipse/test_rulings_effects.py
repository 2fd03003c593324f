"""Rulings on tokens, Conditions, damage and targets. Rulebook p.18-19, p.24-25, p.32, p.36."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse.effects import Cleanse
from rulewright.games.dragon_eclipse.model import events
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.model.vocabulary import Condition
from rulewright.games.dragon_eclipse.positions import offered, perform, play, space

from .table import RING, change, of, position, rules, spaces, table

# -- tokens --------------------------------------------------------------------------------------------


def three_tokens():
    """Golomo on A2; all three of its tokens lie far away."""
    return position(
        mystlings=("golomo", "young-iceling"),
        enemy="wild-siren",
        sheets={0: {"space": "A2", "tokens": ("E2", "E3", "E4")}},
        foe={"space": "C5", "tameable": False},
    )


@pytest.mark.ruling("AMB-DRE-104")
@pytest.mark.rule("DRE-462")
def test_a_token_above_the_limit_may_go_back_where_it_was_out_of_range():
    """p.24: that token may be placed in the same space."""
    state = perform(three_tokens(), 0, {"do": "place", "n": 1, "range": 1})
    play(state, f"take-token {space(state, 'E2') + 1}")
    assert spaces(state) == {"A2", "A3", "B1", "B2", "E2"}
    assert rules(table().why_not(state, 0, f"place-token {space(state, 'D2') + 1}")) == ["DRE-455"]
    play(state, f"place-token {space(state, 'E2') + 1}")
    assert of(state, events.TokenPlaced)[0].space == space(state, "E2")
    assert len(state.combat.sheets[0].tokens) == 3


@pytest.mark.ruling("AMB-DRE-104")
@pytest.mark.rule("DRE-462")
def test_with_no_free_space_in_range_it_goes_back():
    state = three_tokens()
    state.combat.banes = tuple([space(state, name) for name in ("A2", "A3", "B1", "B2")])
    perform(state, 0, {"do": "place", "n": 1, "range": 1})
    play(state, f"take-token {space(state, 'E3') + 1}")
    assert of(state, events.TokenPlaced)[0].space == space(state, "E3")


@pytest.mark.ruling("AMB-DRE-70")
@pytest.mark.rule("DRE-463")
def test_the_enemy_takes_its_token_into_range():
    """p.24: as close to the player as the range of the effect allows, so never back out of range."""
    foe = {"space": "C5", "tokens": ("A4", "B1", "B2"), "tameable": False}
    state = perform(position(sheets={0: {"space": "C1"}}, foe=foe), ENEMY, {"do": "place", "n": 1, "range": 1})
    assert of(state, events.TokenPlaced)[0].space == space(state, "C4")
    assert set(state.combat.foe.tokens) == {space(state, name) for name in ("B1", "B2", "C4")}, "A4 was the farthest"


# -- Conditions ----------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-DRE-103")
@pytest.mark.rule("DRE-789")
@pytest.mark.parametrize(("n", "left"), [(1, 4), (2, 3), (5, 0)])
def test_cleanse_burn_discards_one_burn_or_as_many_as_it_says(n, left):
    """p.36: only a specific Condition token; each Burn is one."""
    state = position(sheets={0: {"conditions": (5, 1, 1, 1)}})
    perform(state, 0, {"do": "cleanse", "condition": "burn", "n": n})
    assert state.combat.sheets[0].conditions == (left, 1, 1, 1)
    assert state.events == [events.ConditionLost(rule="DRE-789", body=0, condition="burn", n=n)]


@pytest.mark.ruling("AMB-DRE-103", about="Cleanse")
@pytest.mark.parametrize(("language", "one", "five"), [
    ("en", "Cleanse Burn", "Cleanse 5 Burn"),
    ("uk", "Очищення: Опік", "Очищення: 5 Опіків"),
])  # fmt: skip
def test_the_number_is_told(language, one, five):
    say = table().texts(language).say
    assert Cleanse(1, Condition.BURN).text(say) == one
    assert Cleanse(5, Condition.BURN).text(say) == five


# -- damage --------------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-DRE-107")
@pytest.mark.rule("DRE-378", "DRE-791")
@pytest.mark.parametrize("whom", ["one", "each"])
@pytest.mark.parametrize(("tokens", "damage"), [((), 0), (("C2",), 4), (("C2", "C4"), 7)])
def test_what_is_added_to_a_deal_needs_something_to_count(tokens, damage, whom):
    """p.19, p.36: 3 for each Quake near the opponent, in an Arena that adds 1 to every Deal."""
    state = position(
        options={"arena": "kiln-yard"},
        sheets={0: {"space": "C3", "damage": 0, "base": (0, 0, 4, 2)}},
        foe={"space": "A3", "tokens": tokens, "tameable": False},
    )
    perform(
        state, ENEMY, {"do": "deal", "n": 3, "range": 0, "whom": whom, "per": "token", "within": 2, "around": "target"}
    )
    assert of(state, events.DamageDealt)[0].n == damage
    own = position(options={"arena": "kiln-yard"}, foe={"space": "A3", "base": (0, 0, 3, 1), "tameable": False})
    perform(own, 0, {"do": "deal", "n": 2, "range": 0, "per": "held"})
    assert of(own, events.DamageDealt)[0].n == 0
    perform(own, 0, {"do": "deal", "n": 2, "range": 0})
    assert of(own, events.DamageDealt)[0].n == 3


# -- two players ---------------------------------------------------------------------------------------


def between_two(effects, **given):
    """The Enemy beside both players, with an effect whenever its Attack deals damage; it aims at the first."""
    rule = [{"do": "whenever", "on": "hit", "effects": list(effects)}]
    given["sheets"] = {n: {"space": at, "base": (0, 0, 4, 2), "power": 3} for n, at in enumerate(("C2", "C4"))}
    return position(
        players=2, game=change("bare", combat={"rules": rule}),
        foe={"space": "C3", "base": (0, 0, 3, 1), "tameable": False, "target": 0}, turn=ENEMY, **given,
    )  # fmt: skip


@pytest.mark.ruling("AMB-DRE-106")
@pytest.mark.rule("DRE-856", "DRE-857")
@pytest.mark.parametrize("first", [0, 1])
def test_an_attack_on_each_sets_its_effect_off_on_each_who_was_hit(first):
    """p.22: both were hit, so both burn and lose Power."""
    state = between_two(
        [{"do": "inflict", "conditions": {"burn": 1}}, {"do": "discard-power", "n": 1, "opponent": True}]
    )
    perform(state, ENEMY, {"do": "attack", "whom": "each"})
    play(state, f"aim-at mystling-{first + 1}")
    assert [sheet.conditions[0] for sheet in state.combat.sheets] == [1, 1]
    assert [sheet.power for sheet in state.combat.sheets] == [2, 2]
    assert state.combat.foe.target == 0, "the target of the turn is the same as before"


@pytest.mark.ruling("AMB-DRE-106")
@pytest.mark.rule("DRE-856")
def test_whoever_took_no_damage_is_left_alone():
    state = between_two([{"do": "inflict", "conditions": {"burn": 1}}])
    state.combat.sheets[0].base = (0, 9, 4, 2)
    perform(state, ENEMY, {"do": "attack", "whom": "each"})
    play(state, "aim-at mystling-1")
    assert [sheet.conditions[0] for sheet in state.combat.sheets] == [0, 1]


def set_up(enemy="wild-bolb", start="II", game=None, **rulings):
    """Two allies who have chosen their start spaces."""
    asked = {"mystling": "young-emberling", "partner": "young-iceling", "enemy": enemy, "map": "ring", "arena": "bare"}
    return play((game or table()).new(2, 1, asked, "duel"), f"start-on {start}")


@pytest.mark.ruling("AMB-DRE-105")
@pytest.mark.rule("DRE-334", "DRE-456")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("enemy", ["wild-bolb", "wild-blazereef", "wild-iceling", "wild-luminesca"])
def test_additional_setup_aims_at_the_player_who_is_chosen_of_two_equally_near(enemy, seat):
    """p.16: before Taunt is given; both start spaces are equally far from I."""
    state = set_up(enemy)
    assert (state.decision.prompt, state.decision.rule) == ("prompt-aim-setup", "DRE-334")
    assert offered(state) == ["take-taunt 0", "take-taunt 1"]
    play(state, f"take-taunt {seat}")
    assert state.combat.foe.target == seat
    while state.decision.prompt in ("prompt-summon", "prompt-place-token"):
        assert state.decision.seat == seat
        play(state, offered(state)[0])
    row = state.game.content.ground("ring", True).range
    placed = [*state.combat.foe.tokens, *[minion.space for minion in state.combat.foe.minions]]
    to = [min(row[space][sheet.space] for space in placed) for sheet in state.combat.sheets]
    assert to[seat] <= to[1 - seat]
    assert state.decision.prompt == "prompt-mulligan"


@pytest.mark.ruling("AMB-DRE-105")
@pytest.mark.rule("DRE-334")
def test_the_nearer_player_is_not_asked_for_and_a_setup_that_aims_at_nobody_asks_nothing():
    assert set_up("wild-elkthorn").decision.prompt == "prompt-mulligan"
    assert set_up("wild-golomo").decision.prompt == "prompt-mulligan"
    near = {**RING, "id": "ring", "duo": ["_ . I . .", ". 1 . II .", ". . 3 3 . .", ". 2 . 1 .", "_ 2 . . III"]}
    game = change("ring", **{name: near[name] for name in ("solo", "duo")})
    for start, seat in (("II", 0), ("III", 1)):
        state = set_up("wild-blazereef", start, game)
        assert state.decision.prompt != "prompt-aim-setup"
        assert state.combat.foe.target == seat


@pytest.mark.ruling("AMB-DRE-112")
@pytest.mark.rule("DRE-456", "DRE-724")
def test_a_summon_is_never_placed_on_a_mystlings_space():
    """p.32: nobody may be on a space with a Summon; a token may lie there (p.24)."""
    state = position(
        sheets={0: {"space": "C3"}}, enemy="wild-bolb", foe={"space": "C4", "tameable": False, "minions": ()}
    )
    perform(state, ENEMY, {"do": "summon-up", "summon": "clod", "range": 2})
    assert state.decision.prompt == "prompt-summon"
    assert not {"C3", "C4"} & spaces(state)
    token = position(sheets={0: {"space": "C3"}}, foe={"space": "C4", "tameable": False})
    perform(token, ENEMY, {"do": "place", "n": 1, "range": 1})
    assert token.combat.foe.tokens == (space(token, "C3"),)
