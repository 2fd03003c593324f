"""For every sentence of Dragon Eclipse's refusals: what it claims about a position, and what would make it untrue.

The claims are read off the sheets, the Arena and the open step, not asked of the rules. Those about decks and parties
are in `repairs_of_decks.py`.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rulewright.core.record import Seat
from rulewright.games.dragon_eclipse.model import choices, steps
from rulewright.games.dragon_eclipse.model.choices import ENEMY, SUMMON, TERRAIN
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.model.vocabulary import CONDITIONS, Condition, Whom

from .. import repairs_of_any_game
from ..repairing import Never, Repairs, Values, claim
from . import repairs_of_runs, repairs_of_stories

REPAIRS = Repairs()
mends = REPAIRS.mends
repairs_of_any_game.known_to(REPAIRS)
repairs_of_runs.known_to(REPAIRS)
repairs_of_stories.known_to(REPAIRS)

SILENCE = CONDITIONS.index(Condition.SILENCE)


def asked(state: DragonState, seat: Seat, *kinds: type) -> Any:
    """The step that asks this seat something now, which is of one of these kinds; that it is belongs to the claim."""
    claim(state.decision_for(seat) is not None, "nothing is asked of this seat")
    step = state.agenda[-1]
    claim(isinstance(step, kinds), f"{type(step).__name__} asks")
    return step


def change(state: DragonState, **fields: Any) -> None:
    """Put a changed step in the place of the open one."""
    state.agenda[-1] = replace(state.agenda[-1], **fields)


def ground(state: DragonState) -> Any:
    return state.game.content.ground(state.combat.map, state.seats == 2)


def stands_at(state: DragonState, body: int) -> int:
    """The space of a body."""
    if body >= TERRAIN:
        return body - TERRAIN
    if body >= SUMMON:
        return body - SUMMON
    if body == ENEMY:
        assert state.combat.foe is not None
        return state.combat.foe.space
    return state.combat.sheets[body].space


# -- whoever is asked ------------------------------------------------------------------------------------


@mends("why-nothing-offered")
def nothing_offered(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    decision = state.decision_for(seat)
    claim(decision is None or not {choices.ACCEPT, choices.DECLINE} & set(decision.choices))
    raise Never("what is optional is printed on the components")


@mends("why-no-mulligan")
def no_mulligan(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    open_step = state.agenda[-1] if state.agenda else None
    claim(not (isinstance(open_step, steps.OfferMulligan) and open_step.seat == seat))
    raise Never("there is one moment for it")


@mends("why-no-conceding")
def conceding(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.fighting and not state.options.conceding)
    state.options = replace(state.options, conceding=True)


@mends("why-no-combat")
def no_combat(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    claim(not state.fighting)
    raise Never("a Combat follows from the course of the game")


# -- the turn --------------------------------------------------------------------------------------------


@mends("why-empty-slot")
def a_card_in_the_slot(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    sheet = state.combat.sheets[seat]
    claim(said.slot == choice.slot and not sheet.slots[said.slot - 1])
    sheet.slots = (*sheet.slots[: said.slot - 1], "strike", *sheet.slots[said.slot :])


@mends("why-one-card")
def one_card(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, steps.ActAfter)
    state.agenda.append(steps.Act(seat))


@mends("why-card-first")
def no_card_to_play(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, steps.Act)
    claim(any(state.combat.sheets[seat].slots) and not state.rulings.pass_action)
    state.combat.sheets[seat].slots = ("", "", "", "")


@mends("why-no-such-bonus")
def a_bonus_of_somebody_else(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    content = state.game.content
    sheet = state.combat.sheets[seat]
    top = sheet.discard[-1] if sheet.discard and sheet.discard[-1] in content.offering else ""
    exalted = state.players[seat].party[sheet.active].exalted
    mine = content.bonus_actions(sheet.mystling, exalted, state.combat.arena, state.pvp, top, sheet.upgrade)
    claim(said.bonus == choice.bonus not in [bonus.id for bonus in mine])
    raise Never("Bonus Actions stand on the components that are in play")


@mends("why-bonus-used")
def an_unused_bonus(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    sheet = state.combat.sheets[seat]
    claim(said.bonus == choice.bonus and said.bonus in sheet.used)
    sheet.used = tuple(bonus for bonus in sheet.used if bonus != said.bonus)


@mends("why-no-power")
def power(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.combat.sheets[seat].power == said.have)
    state.combat.sheets[seat].power = said.need


@mends("why-silenced")
def no_silence(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    sheet = state.combat.sheets[seat]
    claim(sheet.conditions[SILENCE])
    content = state.game.content
    claim(choice.bonus in content.special_abilities or choice.bonus in content.elemental.values())
    sheet.conditions = tuple(0 if at == SILENCE else n for at, n in enumerate(sheet.conditions))


@mends("why-triggered")
def no_trigger_yet(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.combat.sheets[seat].triggered)
    state.combat.sheets[seat].triggered = False


@mends("why-no-other-card")
def another_card(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    sheet = state.combat.sheets[seat]
    free = [slot for slot, card in enumerate(sheet.slots, 1) if card and slot not in sheet.resolving]
    claim(not free)
    sheet.slots, sheet.resolving = ("strike", "strike", "strike", "strike"), ()


@mends("why-resolving")
def a_card_at_rest(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    sheet = state.combat.sheets[seat]
    claim(said.slot == choice.slot and said.slot in sheet.resolving)
    sheet.resolving = tuple(slot for slot in sheet.resolving if slot != said.slot)


@mends("why-no-condition")
def a_condition(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    holder = tokens_of(state, asked(state, seat, steps.CleanseTokens))
    at = CONDITIONS.index(choice.condition)
    claim(said.condition == choice.condition and not holder.conditions[at])
    holder.conditions = tuple(1 if place == at else n for place, n in enumerate(holder.conditions))


@mends("why-not-this-upgrade")
def this_upgrade(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, steps.KeepUpgrade)
    claim(said.card == choice.card not in (step.card, state.combat.sheets[seat].upgrade))
    state.combat.sheets[seat].upgrade = said.card


@mends("why-not-looked-at")
def a_card_to_look_at(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, steps.PutOnTop, steps.PutUnder)
    sheet = state.combat.sheets[seat]
    claim(said.card == choice.card not in sheet.looking)
    sheet.looking = (*sheet.looking, said.card)


@mends("why-no-such-option")
def no_such_option(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, steps.ChooseOption, steps.Together)
    there = step.options if isinstance(step, steps.ChooseOption) else step.pending
    claim(len(there) == said.most < said.option == choice.number)
    raise Never("so many effects there are")


@mends("why-cleanse-by-effect", "why-move-by-effect", "why-hit-by-effect", "why-token-by-effect")
def only_by_an_effect(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, steps.Act, steps.ActAfter)
    claim(isinstance(choice, (choices.CleanseToken, choices.GoTo, choices.AimAt, choices.PlaceToken)))
    raise Never("a card or a Bonus Action has to be chosen first")


# -- spaces ----------------------------------------------------------------------------------------------


@mends("why-no-space")
def a_space_off_the_map(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    space = choice.target % SUMMON if isinstance(choice, choices.AimAt) else choice.space
    claim(space >= ground(state).spaces)
    raise Never("the map has so many spaces")


@mends("why-hole")
def a_hole(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    claim(choice.space in ground(state).holes)
    raise Never("the hole is printed on the map")


def mover(state: DragonState, seat: Seat) -> int:
    """Who is about to go somewhere, by this seat's decision."""
    step = asked(state, seat, steps.MoveMystling, steps.BlinkTo, steps.EnemyMoves)
    body: int = step.seat if isinstance(step, steps.MoveMystling) else step.body
    return body


@mends("why-closed")
def a_free_space(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.space == choice.space)
    if isinstance(choice, choices.PlaceToken):
        asked(state, seat, steps.PlaceSummon)
        body = -1
    else:
        body = mover(state, seat)
    others = [other for other in range(state.seats) if other != body and state.combat.sheets[other].space == said.space]
    foe = state.combat.foe
    in_the_way = foe is not None and body != ENEMY and foe.space == said.space
    minions = [one for one in foe.minions if one.space == said.space] if foe is not None else []
    terrain = body >= 0 and said.space in (*state.combat.boons, *state.combat.banes)
    claim(others or in_the_way or minions or terrain)
    for other in others:
        state.combat.sheets[other].space = elsewhere(state)
    if foe is not None:
        if in_the_way:
            foe.space = elsewhere(state)
        foe.minions = tuple(one for one in foe.minions if one.space != said.space)
    remove_terrain(state, said.space)


def remove_terrain(state: DragonState, space: int) -> None:
    state.combat.boons = tuple(one for one in state.combat.boons if one != space)
    state.combat.banes = tuple(one for one in state.combat.banes if one != space)


def elsewhere(state: DragonState) -> int:
    """A space where nobody and nothing is."""
    foe = state.combat.foe
    taken = {
        *ground(state).holes,
        *state.combat.boons,
        *state.combat.banes,
        *[sheet.space for sheet in state.combat.sheets],
    }
    if foe is not None:
        taken |= {foe.space, *[minion.space for minion in foe.minions]}
    return max(space for space in range(ground(state).spaces) if space not in taken)


@mends("why-not-best")
def not_the_best(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, steps.EnemyMoves, steps.BlinkTo)
    claim(said.space == choice.space and step.body >= ENEMY and state.combat.foe is not None)
    decision = state.decision_for(seat)
    assert decision is not None
    assert state.combat.foe is not None
    row = ground(state).range[state.combat.sheets[state.combat.foe.target].space]
    best = {row[offered.space] for offered in decision.choices if isinstance(offered, choices.GoTo)}
    claim(len(best) == 1, "the offered spaces are not equally good")
    gain = row[said.space] - min(best) if step.away else min(best) - row[said.space]
    if gain >= 0 and isinstance(step, steps.BlinkTo):
        claim(ground(state).range[stands_at(state, step.body)][said.space] > step.range, "it is as good and in range")
    raise Never("where the Enemy goes is for the rules to say")


@mends("why-too-far")
def more_moves(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, steps.MoveMystling)
    claim(said.space == choice.space != state.combat.sheets[seat].space and step.left == said.have)
    near = ground(state).range[state.combat.sheets[seat].space][said.space]
    twin = state.copy()
    change(twin, left=ground(state).spaces)
    twin.asked = None
    decision = twin.decision_for(seat)
    claim(near > 0)
    if decision is None or choice not in decision.choices:
        raise Never("no way leads there")
    state.agenda[-1] = twin.agenda[-1]


@mends("why-already-there")
def a_mystling_elsewhere(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, steps.BlinkTo)
    claim(said.space == choice.space == stands_at(state, step.body))
    raise Never("whoever blinks leaves the space")


@mends("why-out-of-range")
def range_enough(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, steps.BlinkTo, steps.PlaceTokens, steps.DiscardTokens, steps.PlaceSummon)
    body = ENEMY if isinstance(step, steps.PlaceSummon) else step.body
    far = ground(state).range[stands_at(state, body)][choice.space]
    claim(step.range == said.have < far)
    change(state, range=said.need)


# -- tokens and targets ----------------------------------------------------------------------------------


@mends("why-not-nearest")
def not_nearest(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, steps.PlaceTokens, steps.PlaceSummon)
    claim(said.space == choice.space and state.combat.foe is not None)
    claim(isinstance(step, steps.PlaceSummon) or step.body >= ENEMY)
    assert state.combat.foe is not None
    row = ground(state).range[state.combat.sheets[state.combat.foe.target].space]
    decision = state.decision_for(seat)
    assert decision is not None
    nearest = {row[one.space] for one in decision.choices if isinstance(one, choices.PlaceToken)}
    claim(len(nearest) == 1 and row[said.space] > min(nearest))
    raise Never("it places as near as it can")


@mends("why-terrain")
def no_terrain(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, steps.PlaceTokens, steps.PlaceSummon)
    claim(said.space == choice.space and said.space in (*state.combat.boons, *state.combat.banes))
    remove_terrain(state, said.space)


@mends("why-token-there")
def no_token_there(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, steps.PlaceTokens, steps.PlaceSummon)
    claim(said.space == choice.space)
    sides: list[Any] = [state.combat.foe]
    if isinstance(step, steps.PlaceTokens) and step.body < ENEMY:
        sides = [state.combat.sheets[step.body]] if state.pvp else list(state.combat.sheets)
    minions = [] if state.combat.foe is None or sides[0] is not state.combat.foe else state.combat.foe.minions
    claim(any(said.space in side.tokens for side in sides) or any(one.space == said.space for one in minions))
    for side in sides:
        side.tokens = tuple(space for space in side.tokens if space != said.space)
    if minions and state.combat.foe is not None:
        state.combat.foe.minions = tuple(one for one in minions if one.space != said.space)


@mends("why-no-token")
def a_token_there(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    owner = tokens_of(state, asked(state, seat, steps.PlaceTokens, steps.DiscardTokens))
    claim(said.space == choice.space not in owner.tokens)
    if said.space >= ground(state).spaces:
        raise Never("the map has so many spaces")
    owner.tokens = tuple(sorted((*owner.tokens, said.space)))


def tokens_of(state: DragonState, step: Any) -> Any:
    """Whose tokens a step is about."""
    return state.combat.sheets[step.body] if step.body < ENEMY else state.combat.foe


@mends("why-not-farthest")
def the_farthest_token(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    owner = tokens_of(state, asked(state, seat, steps.PlaceTokens))
    claim(said.space == choice.space in owner.tokens and owner is state.combat.foe)
    row = ground(state).range[state.combat.sheets[owner.target].space]
    claim(row[said.space] < max(row[space] for space in owner.tokens))
    owner.tokens = tuple(space for space in owner.tokens if row[space] <= row[said.space])


@mends("why-no-target")
def a_target(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, steps.Strike)
    claim(said.target == choice.target not in step.targets)
    change(state, targets=(*step.targets, said.target), shares=())


@mends("why-no-summon")
def a_summon_to_choose(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, steps.SummonsAct, steps.PlaceSummon)
    claim(said.target == choice.target)
    if not SUMMON <= said.target < TERRAIN:
        raise Never("only a Summon will do")
    if isinstance(step, steps.PlaceSummon):
        raise Never("the Enemy takes its farthest Summon")
    claim(said.target - SUMMON not in step.spaces)
    change(state, spaces=(*step.spaces, said.target - SUMMON))


@mends("why-not-on-way", "why-no-way-around")
def not_on_the_way(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, steps.EnemyWalks)
    if isinstance(choice, choices.GoThrough):
        claim(said.space == choice.space)
    raise Never("the shortest ways follow from where everything is")


@mends("why-somebody-is-hit")
def nobody_need_be_hit(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, steps.Strike)
    opponent = 1 - step.body if state.combat.foe is None else ENEMY
    claim(step.whom is Whom.ONE and opponent in step.targets)
    left = tuple(target for target in step.targets if target != opponent)
    if not left:
        raise Never("nobody else could be hit")
    change(state, targets=left, shares=())


from . import repairs_of_decks  # noqa: E402  the sentences about decks, parties and what is chosen before a Combat

__all__ = ["REPAIRS", "repairs_of_decks"]
