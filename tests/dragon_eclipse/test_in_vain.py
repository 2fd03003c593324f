"""Effects that do nothing: the log says why, with the rule, and says it once."""

from __future__ import annotations

import msgspec
import pytest

from rulewright.games.dragon_eclipse.effects import AnyEffect
from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.choices import ENEMY, SUMMON, TERRAIN
from rulewright.games.dragon_eclipse.model.state import Minion
from rulewright.games.dragon_eclipse.model.vocabulary import Vain
from rulewright.games.dragon_eclipse.positions import base_game, offered, perform, play, space

from .table import of, position, run

BARE = (0, 0, 3, 2)
EMPTY = {"slots": ("", "", "", ""), "deck": (), "power": 1}
"""No card anywhere, but Power for a Bonus Action, so that the turn is not over."""
FULL = {"slots": ("strike", "strike", "strike", "strike"), "deck": ("reach",)}


def table(sheet=None, foe=None, **given):
    """Young Emberling on C2 and the Enemy on C4, both unhurt and with plain statistics."""
    mine = {"space": "C2", "damage": 0, "power": 0, "base": BARE, **(sheet or {})}
    theirs = {"space": "C4", "base": BARE, "health": 40, "damage": 0, "tameable": False, **(foe or {})}
    return position(sheets={0: mine}, foe=theirs, **given)


def told(state):
    return [(event.body, str(event.why), event.rule) for event in of(state, events.InVain)]


PLAIN = {"do": "heal", "n": 2}
INFLICT = {"do": "inflict", "conditions": {"slow": 1}, "range": 0}
CASES = [
    ("no-moves", "DRE-373", 0, 0, {"base": (0, 0, 3, 0)}, {}, {"do": "move"}),
    ("no-moves", "DRE-440", ENEMY, ENEMY, {}, {"base": (0, 0, 3, 0)}, {"do": "retreat"}),
    ("beside", "DRE-444", ENEMY, ENEMY, {"space": "C3"}, {}, {"do": "rush"}),
    ("no-farther", "DRE-441", ENEMY, ENEMY, {"space": "C1"}, {"space": "C5"}, {"do": "retreat"}),
    ("no-blink", "DRE-784", ENEMY, ENEMY, {"space": "C3"}, {}, {"do": "blink", "range": 2, "toward": "toward"}),
    ("unhurt", "DRE-802", 0, 0, {}, {}, PLAIN),
    ("unhurt", "DRE-802", ENEMY, ENEMY, {}, {}, PLAIN),
    ("uncounted", "DRE-802", 0, 0, {"damage": 3}, {}, {"do": "heal", "n": 1, "per": "token"}),
    ("no-conditions", "DRE-788", 0, 0, {}, {}, {"do": "cleanse", "n": 2}),
    ("not-held", "DRE-789", 0, 0, {"conditions": (2, 0, 0, 0)}, {}, {"do": "cleanse", "condition": "slow", "n": 2}),
    ("held", "DRE-730", 0, ENEMY, {}, {"conditions": (0, 1, 0, 0)}, INFLICT),
    ("held", "DRE-730", 0, 0, {"conditions": (5, 0, 0, 0)}, {}, {"do": "gain-condition", "conditions": {"burn": 1}}),
    ("full-power", "DRE-045", 0, 0, {"power": 10}, {}, {"do": "gain-power", "n": 1}),
    ("no-power", "DRE-409", ENEMY, 0, {}, {}, {"do": "discard-power", "n": 1, "opponent": True}),
    ("cannot-pay", "DRE-410", 0, 0, {"power": 1}, {}, {"do": "may", "power": 2, "effects": [PLAIN]}),
    ("cannot-spend", "DRE-816", 0, 0, {"held": 0}, {}, {"do": "may", "tokens": 1, "effects": [PLAIN]}),
    ("triggered", "DRE-379", 0, 0, {**FULL, "triggered": True}, {}, {"do": "may", "effects": [{"do": "trigger"}]}),
    ("no-slot", "DRE-413", 0, 0, FULL, {}, {"do": "may", "effects": [{"do": "draw"}]}),
    ("no-deck", "DRE-814", 0, 0, EMPTY, {}, {"do": "search", "n": 3}),
    ("no-deck", "DRE-793", 0, 0, EMPTY, {}, {"do": "discard-top", "n": 2}),
    ("no-cards", "DRE-414", 0, 0, EMPTY, {}, {"do": "draw", "n": 2}),
    ("no-cards", "DRE-405", 0, 0, EMPTY, {}, {"do": "resolve-top"}),
    ("no-slot", "DRE-413", 0, 0, FULL, {}, {"do": "draw", "n": 2}),
    ("no-card", "DRE-793", 0, 0, EMPTY, {}, {"do": "discard-card"}),
    ("no-card", "DRE-380", 0, 0, EMPTY, {}, {"do": "trigger"}),
    ("triggered", "DRE-379", 0, 0, {**FULL, "triggered": True}, {}, {"do": "trigger"}),
    ("triggered", "DRE-823", ENEMY, ENEMY, {}, {"triggered": True}, {"do": "trigger"}),
    ("no-track", "DRE-817", 0, ENEMY, {}, {"track": ("", "", "", "", "")}, {"do": "interrupt", "n": 2}),
    ("token-limit", "DRE-461", 0, 0, {"held": 9}, {}, {"do": "gain-token", "n": 1}),
    ("no-token", "DRE-460", 0, 0, {"held": 9}, {}, {"do": "place", "n": 2, "range": 2}),
    ("no-tokens-here", "DRE-793", 0, 0, {}, {}, {"do": "discard-token"}),
    ("no-tokens-here", "DRE-793", 0, 0, {"tokens": ("C5",)}, {}, {"do": "discard-token", "arena": True, "range": 1}),
    ("summon-limit", "DRE-460", ENEMY, ENEMY, {}, {"held": 9}, {"do": "summon-up", "summon": "clod", "range": 2}),
    ("no-summons", "DRE-725", ENEMY, ENEMY, {}, {}, {"do": "summons-act", "effects": [PLAIN]}),
]


@pytest.mark.rule("DRE-392")
@pytest.mark.parametrize(
    ("why", "rule", "body", "about", "sheet", "foe", "effect"),
    [pytest.param(*one, marks=pytest.mark.rule(one[1]), id=f"{one[0]}-{n}") for n, one in enumerate(CASES)],
)
def test_an_effect_that_does_nothing_says_why_once(why, rule, body, about, sheet, foe, effect):
    state = perform(table(sheet, foe), body, effect)
    assert told(state) == [(about, why, rule)]
    assert len(state.events) == 1


@pytest.mark.rule("DRE-356", "DRE-443")
@pytest.mark.ruling("AMB-DRE-63")
def test_who_is_shut_in_is_said_to_stay():
    """The Enemy stands in a corner between Summons."""
    state = table({"space": "C5"}, {"space": "A2"})
    ground = state.game.content.ground("ring", False)
    around = ground.near[space(state, "A2")]
    state.combat.foe.minions = tuple(Minion("clod", one) for one in around)
    assert told(perform(state, ENEMY, {"do": "rush"})) == [(ENEMY, "no-closer", "DRE-443")]
    state = table({"space": "A2"}, {"space": "C5", "minions": tuple(Minion("clod", one) for one in around)})
    assert told(perform(state, 0, {"do": "move"})) == [(0, "no-way", "DRE-373")]


@pytest.mark.rule("DRE-458", "DRE-459", "DRE-724")
@pytest.mark.ruling("AMB-DRE-68")
def test_a_token_or_a_summon_without_a_suitable_space_is_told():
    state = table(banes=tuple(range(19)), options={"arena": "pillars"}, mystlings=("young-iceling", "young-bolb"))
    assert told(perform(state, 0, {"do": "place", "n": 1, "range": 1})) == [(0, "no-token-space", "DRE-455")]
    perform(state, ENEMY, {"do": "summon-up", "summon": "clod", "range": 1})
    assert told(state) == [(ENEMY, "no-summon-space", "DRE-724")]


@pytest.mark.rule("DRE-036")
@pytest.mark.ruling("AMB-DRE-41")
def test_tokens_that_others_use_cannot_be_gained():
    """Gaiadon and the wild Golomo share the tokens of Earth."""
    state = table(mystlings=("gaiadon", "firple"))
    state.combat.sheets[0].held = state.game.content.numbers.tokens
    assert told(perform(state, ENEMY, {"do": "gain-token", "n": 1})) == [(ENEMY, "no-supply", "DRE-461")]


@pytest.mark.rule("DRE-723", "DRE-748")
def test_summons_and_terrain_are_hit_but_hold_no_conditions():
    state = table({"space": "C3"}, {"space": "A2", "minions": (Minion("clod", 6),)})
    state.combat.foe.minions = (Minion("clod", space(state, "C2")),)
    perform(state, 0, {"do": "deal", "n": 1, "range": 1, "inflict": {"burn": 1}})
    play(state, offered(state)[0])
    assert told(state) == [(SUMMON + space(state, "C2"), "immune", "DRE-723")]
    state = table({"space": "C2"}, {"space": "A2"}, options={"arena": "pillars"}, banes=())
    state.combat.banes = (space(state, "C3"),)
    perform(state, 0, {"do": "deal", "n": 1, "range": 1, "inflict": {"burn": 1}})
    play(state, offered(state)[0])
    assert told(state) == [(TERRAIN + space(state, "C3"), "immune", "DRE-748")]


def test_every_reason_is_shown_here():
    shown = {case[0] for case in CASES} | {
        "no-way",
        "no-closer",
        "no-token-space",
        "no-summon-space",
        "no-supply",
        "immune",
    }
    assert shown == {str(why) for why in Vain}


# -- what is not said ---------------------------------------------------------------------------------------


BY_ITSELF = ("DRE-298", "DRE-321", "DRE-359", "DRE-365")


@pytest.mark.parametrize("rule", [pytest.param(rule, marks=pytest.mark.rule(rule)) for rule in BY_ITSELF])
def test_what_happens_by_itself_turn_after_turn_is_not_told(rule):
    """An Arena that heals, or a Passive: nobody named it, and its line would come back every turn."""
    state = table()
    run(state, steps.Perform(0, msgspec.convert([PLAIN], tuple[AnyEffect, ...]), rule))
    assert state.events == []


@pytest.mark.rule("DRE-796", "DRE-817")
def test_what_has_some_effect_is_no_effect_in_vain():
    """Drain heals nobody who is unhurt, and Interrupt takes what there is: the damage and the card are told."""
    state = perform(table({"space": "C3"}), 0, {"do": "attack", "drain": True})
    assert [type(event) for event in state.events] == [events.DamageDealt]
    attack = next(iter(state.game.content.attacks))
    state = perform(table(foe={"track": (attack, "", "", "", "")}), 0, {"do": "interrupt", "n": 2})
    assert [type(event) for event in state.events] == [events.TrackInterrupted]
    state = perform(table({"power": 9}), 0, {"do": "gain-power", "n": 3})
    assert [event.n for event in state.events] == [1]


@pytest.mark.rule("DRE-413")
def test_what_could_not_be_drawn_of_several_is_told():
    state = perform(
        table({"slots": ("", "strike", "strike", "strike"), "deck": ("reach", "spit")}), 0, {"do": "draw", "n": 2}
    )
    assert [type(event) for event in state.events] == [events.CardsDrawn, events.InVain]
    assert told(state) == [(0, "no-slot", "DRE-413")]


# -- in words -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "uk"])
def test_each_reason_has_a_sentence_of_its_own(language):
    texts = base_game().texts(language, ("Анна",))
    said = [
        texts.event(
            {
                "type": "in-vain",
                "rule": "DRE-392",
                "seat": None,
                "body": body,
                "why": str(why),
                "condition": "slow",
                "n": 2,
            }
        )
        for why in Vain
        for body in (0, ENEMY)
    ]
    assert len(set(said)) == len(said) == 2 * len(Vain)
    assert all(line[0].isupper() and line.endswith(".") for line in said)
    burn = {
        "type": "in-vain",
        "rule": "DRE-730",
        "seat": None,
        "body": ENEMY,
        "why": "held",
        "condition": "burn",
        "n": 0,
    }
    assert ("Burn" if language == "en" else "Опіків") in texts.event(burn)


def test_play_goes_on_after_it():
    """A card whose first effect is impossible still does the others."""
    state = perform(table({"space": "C3"}), 0, PLAIN, {"do": "attack"})
    assert [type(event) for event in state.events] == [events.InVain, events.DamageDealt]
    state = perform(table({"space": "C3", "power": 3}), 0, {"do": "may", "power": 2, "effects": [PLAIN]})
    assert state.events == []
    assert told(play(state, "accept"))[-1] == (0, "unhurt", "DRE-802")
