"""Elemental tokens and Summons: limits, where they may lie, how they are placed anew. Rulebook p.15, p.24, p.32."""

from __future__ import annotations

from rulewright.core.record import Decision

from ..conditions import PlaceTokens
from ..model import choices, events, steps
from ..model.choices import ENEMY, SUMMON
from ..model.state import DragonState, Minion, fight
from ..model.vocabulary import Limit, Vain
from .book import (
    BOOK,
    ask,
    content,
    decider,
    foe_of,
    ground,
    main_opponent,
    minion_at,
    nature_of,
    sheet_of,
    space_of,
)
from .in_vain import in_vain
from .movement import closed
from .taming import note


def limit(state: DragonState, body: int) -> int:
    """DRE-315, DRE-316, DRE-460: how many tokens a Mystling may have in use, as player or as Enemy."""
    nature = nature_of(state, body)
    wrong = Limit.PLAYER if body == ENEMY else Limit.ENEMY
    return 0 if nature.limit is wrong else nature.tokens


def in_use(state: DragonState, body: int) -> int:
    """AMB-DRE-68, AMB-DRE-69: tokens in the Arena and on the sheet; Summons are tokens too."""
    sheet = sheet_of(state, body)
    used = len(sheet.tokens) + sheet.held
    if body == ENEMY and state.rulings.summons_count:
        used += len(foe_of(state).minions)
    return used


def supply(state: DragonState, body: int) -> int:
    """DRE-036, AMB-DRE-41: tokens of this Element that are not in use by anybody."""
    combat = state.combat or fight(state)
    element = nature_of(state, body).element
    used = sum(
        [
            len(sheet_of(state, other).tokens) + sheet_of(state, other).held
            for other in range(len(state.players))
            if nature_of(state, other).element is element
        ]
    )
    if combat.foe is not None and nature_of(state, ENEMY).element is element:
        used += len(combat.foe.tokens) + combat.foe.held + len(combat.foe.minions)
    return content(state).numbers.tokens - used


def gain_tokens(state: DragonState, body: int, n: int, rule: str) -> int:
    """DRE-454, DRE-461, DRE-800: onto the sheet; what goes above the limit is ignored. Says how many."""
    gained = min(n, limit(state, body) - in_use(state, body), supply(state, body))
    if gained > 0:
        sheet_of(state, body).held += gained
        state.emit(events.TokenGained(rule=rule, body=body, n=gained))
    return gained


def spend_held(state: DragonState, body: int, n: int, rule: str) -> None:
    """Tokens leave the sheet, as many as there are (DRE-793)."""
    sheet = sheet_of(state, body)
    for _ in range(min(n, sheet.held)):
        sheet.held -= 1
        state.emit(events.TokenDiscarded(rule=rule, body=body, space=-1))


# -- placing -------------------------------------------------------------------------------------------


def token_holders(state: DragonState, body: int) -> set[int]:
    """DRE-457, DRE-459, AMB-DRE-79: the spaces with a token of the colour that a body places, or a Summon."""
    combat = state.combat or fight(state)
    owner = ENEMY if body >= SUMMON else body
    taken = set(sheet_of(state, owner).tokens)
    if owner == ENEMY:
        taken.update([minion.space for minion in foe_of(state).minions])
    elif combat.foe is not None and len(state.players) == 2 and state.rulings.one_white_token:
        taken.update(combat.sheets[1 - owner].tokens)
    return taken


def token_spaces(state: DragonState, body: int, range: int) -> list[int]:
    """DRE-455 to DRE-459, DRE-744, AMB-DRE-79: in range, without Terrain and without another token of that colour."""
    combat = state.combat or fight(state)
    taken = {*combat.boons, *combat.banes, *token_holders(state, body)}
    spaces = [space for space in ground(state).within(space_of(state, body), range) if space not in taken]
    return nearest(state, body, spaces) if body >= ENEMY else spaces


def open_spaces(state: DragonState, step: steps.PlaceTokens) -> list[int]:
    """DRE-462, AMB-DRE-104: a player's token that was taken may always go back where it was, out of range too."""
    spaces = token_spaces(state, step.body, step.range)
    if step.lifted >= 0 and step.body < ENEMY and step.lifted not in spaces:
        return sorted([*spaces, step.lifted])
    return spaces


def nearest(state: DragonState, body: int, spaces: list[int]) -> list[int]:
    """DRE-456: of these, the closest to whom the Enemy aims at."""
    if not spaces:
        return []
    row = ground(state).range[space_of(state, main_opponent(state, body))]
    best = min([row[space] for space in spaces])
    return [space for space in spaces if row[space] == best]


def must_lift(state: DragonState, step: steps.PlaceTokens) -> bool:
    """DRE-462, DRE-463: at the limit one of the tokens in the Arena is placed anew."""
    owner = ENEMY if step.body >= SUMMON else step.body
    return step.lifted < 0 and (in_use(state, owner) >= limit(state, owner) or supply(state, owner) < 1)


def _liftable(state: DragonState, body: int) -> list[int]:
    """DRE-463: the Enemy takes the token that is farthest from the player."""
    owner = ENEMY if body >= SUMMON else body
    tokens = sheet_of(state, owner).tokens
    if owner != ENEMY or not tokens:
        return list(tokens)
    row = ground(state).range[space_of(state, main_opponent(state, body))]
    farthest = max([row[space] for space in tokens])
    return [space for space in tokens if row[space] == farthest]


@BOOK.asks(steps.PlaceTokens)
def choose_token_space(state: DragonState, step: steps.PlaceTokens) -> Decision | None:
    """DRE-455, DRE-456, DRE-462: where the token goes, or which one is taken first."""
    seat = decider(state, step.body)
    whose = {"enemy": step.body >= ENEMY}
    if must_lift(state, step):
        tokens = _liftable(state, step.body)
        if len(tokens) < 2:
            return None
        return ask(state, seat, "prompt-take-token", "DRE-462", [choices.TAKE_TOKEN[space] for space in tokens], whose)
    spaces = open_spaces(state, step)
    if len(spaces) < 2:
        return None
    return ask(state, seat, "prompt-place-token", step.rule, [choices.TOKEN_TO[space] for space in spaces], whose)


@BOOK.resolves(steps.PlaceTokens)
def place_token(
    state: DragonState, step: steps.PlaceTokens, choice: choices.TakeToken | choices.PlaceToken | None
) -> None:
    """DRE-452, DRE-453, DRE-534: a token shows whose it is, and does nothing by itself."""
    owner = ENEMY if step.body >= SUMMON else step.body
    sheet = sheet_of(state, owner)
    if must_lift(state, step):
        tokens = _liftable(state, step.body)
        if not tokens:
            # AMB-DRE-69: all of them lie on the sheet, so the placing is ignored.
            in_vain(state, step.rule, owner, Vain.NO_TOKEN, "DRE-460")
            return
        space = tokens[0] if choice is None else choice.space
        sheet.tokens = tuple([other for other in sheet.tokens if other != space])
        state.agenda.append(steps.PlaceTokens(step.body, step.n, step.range, step.rule, space))
        return
    spaces = open_spaces(state, step)
    if not spaces:
        if step.lifted >= 0:
            sheet.tokens = tuple(sorted((*sheet.tokens, step.lifted)))
        in_vain(state, step.rule, owner, Vain.NO_TOKEN_SPACE, step.rule)
        return
    space = spaces[0] if choice is None else choice.space
    if step.n > 1:
        state.agenda.append(steps.PlaceTokens(step.body, step.n - 1, step.range, step.rule))
    sheet.tokens = tuple(sorted((*sheet.tokens, space)))
    state.emit(events.TokenPlaced(rule=step.rule, body=owner, space=space))
    if owner < ENEMY:
        note(state, owner, PlaceTokens)


# -- discarding from the Arena -------------------------------------------------------------------------


def tokens_in_range(state: DragonState, step: steps.DiscardTokens) -> list[int]:
    row = ground(state).range[space_of(state, step.body)]
    return [space for space in sheet_of(state, step.body).tokens if not step.range or row[space] <= step.range]


@BOOK.asks(steps.DiscardTokens)
def choose_discarded_token(state: DragonState, step: steps.DiscardTokens) -> Decision | None:
    tokens = tokens_in_range(state, step)
    if len(tokens) < 2:
        return None
    offered = [choices.TAKE_TOKEN[space] for space in tokens]
    about = {"n": step.n, "enemy": step.body >= ENEMY}
    return ask(state, decider(state, step.body), "prompt-discard-token", "DRE-793", offered, about)


@BOOK.resolves(steps.DiscardTokens)
def discard_token(state: DragonState, step: steps.DiscardTokens, choice: choices.TakeToken | None) -> None:
    """DRE-793: as many as there are."""
    tokens = tokens_in_range(state, step)
    if not tokens:
        return
    if step.n > 1:
        state.agenda.append(steps.DiscardTokens(step.body, step.n - 1, step.range, step.rule))
    space = tokens[0] if choice is None else choice.space
    sheet = sheet_of(state, step.body)
    sheet.tokens = tuple([other for other in sheet.tokens if other != space])
    state.emit(events.TokenDiscarded(rule=step.rule, body=step.body, space=space))


# -- Summons -------------------------------------------------------------------------------------------


def _summon_spaces(state: DragonState, step: steps.PlaceSummon) -> list[int]:
    """DRE-724, AMB-DRE-68, DRE-459: free spaces in range without a black token, as near to the target as possible."""
    combat = fight(state)
    shut = {*closed(state, ENEMY), *foe_of(state).tokens, *combat.boons, *combat.banes, foe_of(state).space}
    shut.discard(step.lifted)
    spaces = [space for space in ground(state).within(foe_of(state).space, step.range) if space not in shut]
    return nearest(state, ENEMY, spaces)


def must_move(state: DragonState, step: steps.PlaceSummon) -> bool:
    """DRE-463, AMB-DRE-68: at the limit one of the Summons in the Arena is placed anew, as tokens are."""
    free = not state.rulings.summons_count or in_use(state, ENEMY) < limit(state, ENEMY)
    return step.lifted < 0 and not (free and supply(state, ENEMY) > 0)


def _movable(state: DragonState) -> list[int]:
    """DRE-463: the Summons that are farthest from the player."""
    spaces = [minion.space for minion in foe_of(state).minions]
    row = ground(state).range[space_of(state, main_opponent(state, ENEMY))]
    farthest = max([row[space] for space in spaces], default=0)
    return [space for space in spaces if row[space] == farthest]


@BOOK.asks(steps.PlaceSummon)
def choose_summon_space(state: DragonState, step: steps.PlaceSummon) -> Decision | None:
    """DRE-354, DRE-463: where the Summon goes, or which one is taken first."""
    if must_move(state, step):
        summons = _movable(state)
        if len(summons) < 2:
            return None
        aims = [choices.AIM[SUMMON + space] for space in summons]
        return ask(state, decider(state, ENEMY), "prompt-take-summon", "DRE-463", aims)
    spaces = _summon_spaces(state, step)
    if len(spaces) < 2:
        return None
    offered = [choices.TOKEN_TO[space] for space in spaces]
    return ask(state, decider(state, ENEMY), "prompt-summon", step.rule, offered, {"summon": step.summon})


@BOOK.resolves(steps.PlaceSummon)
def place_summon(
    state: DragonState, step: steps.PlaceSummon, choice: choices.PlaceToken | choices.AimAt | None
) -> None:
    """DRE-463, DRE-720, DRE-726, DRE-721: a Summon that is placed anew keeps its damage."""
    if must_move(state, step):
        summons = _movable(state)
        if not summons:
            in_vain(state, step.rule, ENEMY, Vain.SUMMON_LIMIT, "DRE-460")
            return
        lifted = choice.target - SUMMON if isinstance(choice, choices.AimAt) else summons[0]
        state.agenda.append(steps.PlaceSummon(step.summon, step.range, "DRE-463", lifted))
        return
    spaces = _summon_spaces(state, step)
    if not spaces:
        in_vain(state, step.rule, ENEMY, Vain.NO_SUMMON_SPACE, "DRE-724")
        return
    space = choice.space if isinstance(choice, choices.PlaceToken) else spaces[0]
    foe = foe_of(state)
    taken = minion_at(state, step.lifted)
    placed = Minion(taken.summon, space, taken.damage) if taken is not None else Minion(step.summon, space)
    others = [minion for minion in foe.minions if minion is not taken]
    foe.minions = tuple(sorted((*others, placed), key=lambda minion: minion.space))
    state.emit(events.SummonPlaced(rule=step.rule, summon=placed.summon, space=space))


@BOOK.asks(steps.SummonsAct)
def choose_summon(state: DragonState, step: steps.SummonsAct) -> Decision | None:
    """DRE-727: the player chooses the order."""
    if len(step.spaces) < 2:
        return None
    offered = [choices.AIM[SUMMON + space] for space in step.spaces]
    return ask(state, decider(state, ENEMY), "prompt-summon-order", "DRE-727", offered)


@BOOK.resolves(steps.SummonsAct)
def summon_acts(state: DragonState, step: steps.SummonsAct, choice: choices.AimAt | None) -> None:
    """DRE-725: one Summon does what the Enemy Ability card says."""
    space = step.spaces[0] if choice is None else choice.target - SUMMON
    rest = tuple([other for other in step.spaces if other != space])
    if rest:
        state.agenda.append(steps.SummonsAct(rest, step.effects, step.rule))
    if any(minion.space == space for minion in foe_of(state).minions):
        state.agenda.append(steps.Perform(SUMMON + space, step.effects, step.rule))
