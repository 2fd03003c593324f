"""Condition tokens: given, limited, cleansed, and what they do at the end of a turn. Rulebook p.32, p.36."""

from __future__ import annotations

from rulewright.core.record import Decision

from ..conditions import GiveCondition
from ..model import choices, events, steps
from ..model.choices import ENEMY, SUMMON
from ..model.state import NO_CONDITIONS, DragonState, fight
from ..model.vocabulary import CONDITIONS, LIMITS, Condition, Moment, Stat
from .book import BOOK, are_allies, ask, decider, sheet_of
from .stats import AT_BURN, happening, value
from .taming import note


def give(state: DragonState, body: int, condition: Condition, n: int, rule: str, by: int = -1) -> int:
    """DRE-729, DRE-730: onto the sheet, up to the limit of the type; Summons hold none (DRE-723). Says how many.

    DRE-035, DRE-052 to DRE-055, DRE-734: 5 Burn, whatever a token is worth, and 1 of the others.
    """
    if body >= SUMMON:
        return 0
    sheet = sheet_of(state, body)
    at = CONDITIONS.index(condition)
    given = min(n, LIMITS[condition] - sheet.conditions[at])
    if given <= 0:
        return 0
    row = list(sheet.conditions)
    row[at] += given
    sheet.conditions = tuple(row)
    if not state.rulings.own_turn_conditions and fight(state).turn == body:
        fresh = list(sheet.fresh)
        fresh[at] += given
        sheet.fresh = tuple(fresh)
    state.emit(events.ConditionGained(rule=rule, body=body, condition=condition, n=given))
    if 0 <= by < ENEMY and by != body and not are_allies(state, by, body):
        note(state, by, GiveCondition, given, condition)
    return given


def take(state: DragonState, body: int, condition: Condition, n: int, rule: str) -> None:
    """Tokens leave the sheet, as many as there are."""
    sheet = sheet_of(state, body)
    at = CONDITIONS.index(condition)
    taken = min(n, sheet.conditions[at])
    if taken > 0:
        row = list(sheet.conditions)
        row[at] -= taken
        sheet.conditions = tuple(row)
        if sheet.fresh[at] > row[at]:
            sheet.fresh = (*sheet.fresh[:at], row[at], *sheet.fresh[at + 1 :])
        state.emit(events.ConditionLost(rule=rule, body=body, condition=condition, n=taken))


# -- Cleanse -------------------------------------------------------------------------------------------


@BOOK.asks(steps.CleanseTokens)
def choose_cleanse(state: DragonState, step: steps.CleanseTokens) -> Decision | None:
    """DRE-788: any types; each Burn counts for itself."""
    held = [at for at, n in enumerate(sheet_of(state, step.body).conditions) if n]
    if len(held) < 2:
        return None
    offered = [choices.CLEANSE[at] for at in held]
    about = {"n": step.n, "enemy": step.body >= ENEMY}
    return ask(state, decider(state, step.body), "prompt-cleanse", "DRE-788", offered, about)


@BOOK.resolves(steps.CleanseTokens)
def cleanse(state: DragonState, step: steps.CleanseTokens, choice: choices.CleanseToken | None) -> None:
    held = [CONDITIONS[at] for at, n in enumerate(sheet_of(state, step.body).conditions) if n]
    if not held:
        return
    if choice is None:
        take(state, step.body, held[0], step.n, step.rule)
        return
    if step.n > 1:
        state.agenda.append(steps.CleanseTokens(step.body, step.n - 1, step.rule))
    take(state, step.body, choice.condition, 1, step.rule)


# -- the end of a turn ---------------------------------------------------------------------------------


def ends_quietly(state: DragonState, body: int) -> bool:
    """Whether a turn ends without effects and Conditions, as most turns do."""
    return sheet_of(state, body).conditions == NO_CONDITIONS and not happening(state, body, Moment.TURN_END)


def burns_among_others(state: DragonState, body: int) -> bool:
    """DRE-420, DRE-436, AMB-DRE-54: whether Burn is one of several end-of-turn effects that the player orders."""
    burning = sheet_of(state, body).conditions[AT_BURN]
    return bool(burning) and not state.rulings.burn_last and bool(happening(state, body, Moment.TURN_END))


def burn(state: DragonState, body: int) -> None:
    """DRE-733, AMB-DRE-08: 1 damage for each Burn, reduced once."""
    burning = sheet_of(state, body).conditions[AT_BURN]
    if burning:
        from .damage import wound

        kept = value(state, body, Stat.WILLPOWER) if state.rulings.burn_reduced_by_willpower else 0
        done = max(0, burning - kept)
        wound(state, body, done, "DRE-733", -1, burning - done)


@BOOK.resolves(steps.LoseConditions)
def lose_conditions(state: DragonState, step: steps.LoseConditions, choice: None) -> None:
    """DRE-421, DRE-437, DRE-733: Burn hurts unless it has already; then one of each type leaves."""
    if sheet_of(state, step.body).conditions != NO_CONDITIONS:
        state.agenda.append(steps.CoolDown(step.body))
        if not step.burnt:
            burn(state, step.body)


@BOOK.resolves(steps.CoolDown)
def cool_down(state: DragonState, step: steps.CoolDown, choice: None) -> None:
    """DRE-421, DRE-437, DRE-731, AMB-DRE-53: one token of each type leaves at the end of the bearer's turn.

    DRE-732: so a single one lasts for exactly that turn. DRE-734: of three Burn on one token two stay.
    """
    sheet = sheet_of(state, step.body)
    fresh, sheet.fresh = sheet.fresh, NO_CONDITIONS
    for at, n in enumerate(sheet.conditions):
        if n > fresh[at]:
            take(state, step.body, CONDITIONS[at], 1, "DRE-731")
