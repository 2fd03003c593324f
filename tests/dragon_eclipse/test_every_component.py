"""Every card, ability, Enemy, Arena, Corruption and Summon is played once: it does what it says."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse import effects as verbs
from rulewright.games.dragon_eclipse import passives
from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.model.state import ROW, Minion
from rulewright.games.dragon_eclipse.model.vocabulary import CONDITIONS, Moment, Pile, Stat, Whom
from rulewright.games.dragon_eclipse.positions import base_game, offered, play, position
from rulewright.games.dragon_eclipse.rules.book import elements_of
from rulewright.games.dragon_eclipse.rules.combat import attach

from .reckoning import outcome

CONTENT = base_game().content
ROUTINE = (events.CardPlayed, events.CardDiscarded, events.PowerGained, events.BonusUsed, events.PowerSpent)
FOE = {"base": (0, 0, 3, 2), "health": 90, "tameable": False, "fact": False, "track": ("fang-1", "eye-1", "", "", "")}


def each(ids):
    return [pytest.param(id, marks=pytest.mark.component(id)) for id in ids]


def arena(mystling, **sheet):
    """A Mystling in the middle of a map, the Enemy beside it, hurt and with tokens, so that everything can work."""
    enemy = "wild-regalian" if mystling != "regalian" else "wild-golomo"
    partner = next(one.id for one in CONTENT.mystlings.values() if one.element != CONTENT.mystlings[mystling].element)
    state = position(mystlings=(mystling, partner), enemy=enemy, foe=FOE)
    ground = CONTENT.ground(state.combat.map, False)
    here = ground.names.index("C3")
    state.combat.foe.space = ground.walkable[here][0]
    mine = state.combat.sheets[0]
    mine.space, mine.damage, mine.power, mine.conditions = here, 12, 10, (2, 1, 0, 0)
    mine.base, mine.health = (0, 0, 4, 2), 60
    if CONTENT.mystlings[mystling].tokens >= 3:
        mine.held, mine.tokens = 1, (ground.walkable[here][1],)
    for name, value in sheet.items():
        setattr(mine, name, value)
    state.asked = None
    return state


def answer(state, busy):
    """Yes to everything, the last of several options, stay if possible, aim at the Enemy; until it is done."""
    seen = list(state.events)
    for _ in range(60):
        if state.over or not busy(state):
            break
        texts = offered(state)
        stay = f"go-to {state.combat.sheets[0].space + 1}"
        wanted = [text for text in ("accept", "aim-at enemy", stay) if text in texts]
        last = state.decision.prompt == "prompt-option"
        play(state, wanted[0] if wanted else texts[-1 if last else 0])
        seen.extend(state.events)
    return seen


def is_resolving(state):
    return state.combat.sheets[0].resolving or state.combat.sheets[0].outside or state.combat.sheets[0].looking


def is_using(state):
    return state.decision.prompt not in ("prompt-act", "prompt-bonus")


def least(effects, strength=4):
    """The damage that plain Attacks and Deals at the top of a card do to an Enemy beside it without Defense."""
    total = 0
    for effect in effects:
        if isinstance(effect, (verbs.Blink, verbs.OneOf)):
            break
        if isinstance(effect, (verbs.Attack, verbs.Deal)) and not effect.on and effect.per is None:
            total += strength + effect.plus if isinstance(effect, verbs.Attack) else effect.n
    return total


def came_to(actor, target, wanted):
    """That damage and Conditions of both are exactly what was reckoned from the data."""
    given = {condition: n for condition, n in zip(CONDITIONS, target.conditions, strict=True) if n}
    found = (target.damage, actor.damage, given)
    assert found == (wanted.damage, wanted.own_damage, {which: n for which, n in wanted.suffered.items() if n})


def against(state, **more):
    """What `arena` gives to everybody: Strength 4, Health 60 with 12 damage, the Enemy with Health 90 beside it."""
    elements = elements_of(state, ENEMY)
    return {"strength": 4, "own_health": 60, "own_damage": 12, "health": 90, "elements": elements, **more}


@pytest.mark.rule("DRE-391", "DRE-807")
@pytest.mark.parametrize("card", each([card.id for card in CONTENT.cards.values()]))
def test_a_card_is_resolved_whole_and_ends_where_it_belongs(card):
    record = CONTENT.cards[card]
    mystling = record.mystling or next(
        one.id for one in CONTENT.mystlings.values() if record.element in (None, one.element) and one.tokens >= 3
    )
    slot = next((effect.slot for effect in record.effects if isinstance(effect, verbs.InSlot)), 4)
    other = "spit" if card != "spit" else "strike"
    slots = tuple(card if at == slot else (other if at == slot % 4 + 1 else "") for at in range(1, 5))
    state = arena(mystling, slots=slots, deck=("charge",) * 9, discard=("catch-breath",), upgrade="", power=4)
    before = state.fatigue
    wanted = outcome(record.effects, **against(state, slot=slot, power=4, nested=CONTENT.cards[other].effects))
    play(state, f"play-card {slot}")
    seen = answer(state, is_resolving)
    sheet = state.combat.sheets[0]
    assert card not in sheet.slots
    if wanted is not None:
        came_to(sheet, state.combat.foe, wanted)
    assert state.combat.foe.damage >= least(record.effects)
    if record.pile is Pile.FATIGUE:
        assert state.fatigue == before + 1
    elif record.upgrade:
        assert sheet.upgrade == card
    elif any(isinstance(effect, verbs.RemoveThis) for effect in record.effects):
        assert card in sheet.removed
    else:
        assert card in sheet.discard
    done = [event for event in seen if not isinstance(event, ROUTINE)]
    gained = [event for event in seen if isinstance(event, events.PowerGained)]
    # It may move and stays here, or its worth lies in its frame.
    idle = any(isinstance(effect, verbs.Move) for effect in record.effects) or record.passive or record.upgrade
    assert done or len(gained) > 1 or idle


@pytest.mark.rule("DRE-314", "DRE-406")
@pytest.mark.parametrize("mystling", each(CONTENT.mystlings))
def test_every_special_ability_does_something_for_its_price(mystling):
    for ability in CONTENT.mystlings[mystling].abilities:
        state = arena(mystling)
        wanted = outcome(ability.effects, **against(state))
        play(state, f"use-bonus {ability.id}")
        seen = answer(state, is_using)
        if wanted is not None:
            came_to(state.combat.sheets[0], state.combat.foe, wanted)
        assert events.BonusUsed(rule="DRE-395", seat=0, bonus=ability.id, power=ability.power) in seen
        assert [event for event in seen if not isinstance(event, ROUTINE)]
        assert state.combat.foe.damage >= least(ability.effects)


@pytest.mark.rule("DRE-395", "DRE-403")
@pytest.mark.parametrize("help", each(CONTENT.helps))
def test_every_help_card_does_something_for_its_price(help):
    record = CONTENT.helps[help]
    mystling = next(one.id for one in CONTENT.mystlings.values() if record.element in (None, one.element))
    state = arena(mystling)
    play(state, f"use-bonus {help}")
    seen = answer(state, is_using)
    assert events.BonusUsed(rule="DRE-395", seat=0, bonus=help, power=record.power) in seen
    assert state.combat.foe.damage >= least(record.effects)


def modified(passive):
    """Whether a Passive changes how hard an Enemy hits, or adds something to a hit."""
    return any(
        isinstance(frame, (passives.Empower, passives.Sharpen))
        or (isinstance(frame, passives.Raise) and Stat.STRENGTH in frame.stats)
        or (isinstance(frame, passives.Whenever) and frame.on is Moment.HIT)
        for frame in passive
    )


@pytest.mark.rule("DRE-322", "DRE-323", about="enemies")
@pytest.mark.rule("DRE-431")
@pytest.mark.parametrize("enemy", each(CONTENT.enemies))
def test_every_effect_of_an_enemy_does_something(enemy):
    record = CONTENT.enemies[enemy]
    fighter = "golomo" if record.mystling != "golomo" else "siren"
    for effects in (*record.attacks.values(), record.special):
        state = position(mystlings=(fighter, "firple"), enemy=enemy)
        foe, mine = state.combat.foe, state.combat.sheets[0]
        foe.tameable = foe.fact = False
        foe.damage, foe.held = 5, min(1, CONTENT.nature_of[enemy].tokens)
        mine.space = CONTENT.ground(state.combat.map, False).walkable[foe.space][0]
        mine.health, mine.base, mine.power, foe.base = 90, (0, 0, 3, 2), 5, (0, 0, 4, 2)
        state.events = []
        wanted = None
        if not modified(record.passive):
            elements = elements_of(state, 0)
            wanted = outcome(effects, strength=4, own_health=foe.health, own_damage=5, health=90, elements=elements)
        state.agenda.append(steps.Perform(ENEMY, effects, "DRE-431"))
        state.game.book.advance(state)
        seen = answer(state, is_using)
        assert seen, (enemy, effects)
        if wanted is not None:
            came_to(foe, mine, wanted)
        dealt = [effect for effect in effects if isinstance(effect, (verbs.Attack, verbs.Deal))]
        if isinstance(effects[0], (verbs.Attack, verbs.Deal)) and len(dealt) == 1 and dealt[0].whom is Whom.ONE:
            assert mine.damage >= least(effects[:1])


def test_most_outcomes_can_be_reckoned_from_the_data_alone():
    """So that the comparisons above cannot fall away unseen."""
    given = {"strength": 4, "own_health": 60, "own_damage": 12, "health": 90}
    cards = [
        outcome(card.effects, **given, slot=4, power=4, nested=(verbs.Deal(3),)) for card in CONTENT.cards.values()
    ]
    enemies = [
        outcome(effects, **given)
        for enemy in CONTENT.enemies.values()
        for effects in (*enemy.attacks.values(), enemy.special)
    ]
    for several, least_share in ((cards, 0.8), (enemies, 0.7)):
        assert sum(one is not None for one in several) / len(several) > least_share


@pytest.mark.rule("DRE-297", "DRE-299", "DRE-300", "DRE-327")
@pytest.mark.parametrize("arena_card", each(CONTENT.arenas))
def test_every_arena_lies_as_its_card_says_and_offers_its_bonus_actions(arena_card):
    record = CONTENT.arenas[arena_card]
    for side, mode, players in ((record.combat, "duel", 1), (record.pvp, "pvp_quick", 2)):
        if side is None:
            continue
        state = position(mode=mode, players=players, options={"arena": arena_card})
        marks = CONTENT.ground(state.combat.map, players == 2).marks
        for terrain, lying in ((side.boon, state.combat.boons), (side.bane, state.combat.banes)):
            where = {space for mark in terrain.at for space in marks.get(mark, ())} if terrain is not None else set()
            assert set(lying) <= where
        assert len(state.combat.boons) + len(state.combat.banes) <= 16
        seat = state.decision.seat
        state.combat.sheets[seat].power, state.combat.sheets[seat].damage, state.asked = 10, 5, None
        for bonus in side.bonus:
            assert f"use-bonus {bonus.id}" in offered(state)
            twin = state.copy()
            play(twin, f"use-bonus {bonus.id}")
            assert twin.combat.sheets[seat].power >= 10 - bonus.power


@pytest.mark.rule("DRE-714", "DRE-716")
@pytest.mark.parametrize("corruption", each(CONTENT.corruptions))
def test_every_corruption_raises_statistics_by_what_it_says(corruption):
    record = CONTENT.corruptions[corruption]
    state = position()
    health, base = state.combat.foe.health, state.combat.foe.base
    attach(state, corruption)
    assert record.stats
    assert min(record.stats.values()) > 0
    assert state.combat.foe.health - health == record.stats.get(Stat.HEALTH, 0)
    assert [now - was for now, was in zip(state.combat.foe.base, base, strict=True)] == [
        record.stats.get(one, 0) for one in ROW
    ]


@pytest.mark.rule("DRE-721", "DRE-725")
@pytest.mark.parametrize("summon", each(CONTENT.summons))
def test_every_summon_acts_with_its_own_strength_and_falls_at_its_health(summon):
    stats = CONTENT.summons[summon].stats
    state = arena("golomo")
    beside = CONTENT.ground(state.combat.map, False).walkable[state.combat.sheets[0].space][2]
    state.combat.foe.minions = (Minion(summon, beside),)
    state.combat.sheets[0].damage = 0
    for effect in (verbs.SummonsAct((verbs.Attack(),)), None):
        body, done = (ENEMY, (effect,)) if effect else (0, (verbs.Deal(stats.health + stats.willpower, range=0),))
        state.agenda.append(steps.Perform(body, done, "DRE-725"))
        state.game.book.advance(state)
        if effect is None:
            play(state, f"aim-at summon-{beside + 1}")
    assert state.combat.sheets[0].damage == stats.strength
    assert state.combat.foe.minions == ()
