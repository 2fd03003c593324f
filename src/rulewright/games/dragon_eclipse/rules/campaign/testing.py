"""Tests: reveal Items, add their Values, stop in time. Rulebook p.11."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Choice, Decision, Seat

from ... import instructions as verbs
from ... import road
from ...content.belongings import Belonging
from ...content.story import SecretCard, StoryTest
from ...content.story_texts import message_of
from ...model import choices, events
from ...model.campaign import TestRun
from ...model.choices import story as story_choices
from ...model.events import story as story_events
from ...model.state import DragonState
from ...model.steps import story as story_steps
from ...model.story_words import Bonus
from ...model.vocabulary import Kept
from ..belongings import bag_of, draw_item, held, leave_equipment, leave_item, log_user, use_choice
from ..book import BOOK, content, together
from .asking import has_aid, with_symbol
from .common import adventure_of, campaign_of, instructs, journal_of, stop_reading, tell

NEEDS_CARD = (road.DropRevealed, road.SwapRevealed, road.RevealAnew, road.PutBack)
"""What is done to a revealed card."""


def run_of(state: DragonState) -> TestRun:
    """The Test that is being made."""
    test = adventure_of(state).test
    assert test is not None
    return test


def table_of(state: DragonState) -> StoryTest:
    """DRE-241, DRE-242: its table, which may be read at any time."""
    return journal_of(state).tests[run_of(state).test]


def total(state: DragonState) -> int:
    """DRE-244, DRE-255: the Values of all revealed cards, and what was added or subtracted."""
    run = run_of(state)
    return sum([content(state).items[item].value for item in run.revealed]) + run.shift


def misfortune(state: DragonState) -> int:
    """DRE-244, DRE-251, DRE-254: the Misfortune of the cards that count."""
    run = run_of(state)
    return max(0, sum([content(state).items[item].misfortune for item in run.revealed]) - run.spared)


@instructs(verbs.Test)
def perform_test(state: DragonState, verb: verbs.Test, step: story_steps.Follow) -> None:
    """DRE-240, DRE-775."""
    stop_reading(state)
    adventure_of(state).test = TestRun(test=verb.use)
    state.emit(story_events.TestBegan(rule="DRE-240", test=verb.use))
    state.agenda.append(story_steps.RunTest())


# -- asking ----------------------------------------------------------------------------------------------------


def means(state: DragonState) -> list[Choice]:
    """DRE-216, DRE-249, DRE-250, DRE-252, DRE-253, AMB-DRE-22, AMB-DRE-24: all that can still change the result."""
    run, test = run_of(state), table_of(state)
    found: list[Choice] = []
    if test.symbol is not None and test.bonus is Bonus.NUDGE and not run.nudged and run.revealed:
        if has_aid(state, test.symbol):
            found.extend((choices.NUDGE[-1], choices.NUDGE[1]))
    elif test.symbol is not None and test.bonus is Bonus.SETTLE and with_symbol(state, test.symbol):
        # DRE-252, AMB-DRE-39: at any moment, also before a card is revealed.
        found.extend(choices.SETTLE[: len(test.rows)])
    found.extend([use_choice(one) for one in held(state) if one.test and fits(run, one)])
    found.extend([choices.USE_SECRET[number] for number in usable_objects(state)])
    return found


def usable_objects(state: DragonState) -> list[int]:
    """DRE-198: objects with an effect in Tests work like Items, once in each Scenario."""
    run, secrets = run_of(state), journal_of(state).secrets
    spent = adventure_of(state).spent
    held_now = [number for number in campaign_of(state).secrets if number in secrets and number not in spent]
    return [number for number in held_now if secrets[number].test and fits(run, secrets[number])]


def fits(run: TestRun, thing: Belonging | SecretCard) -> bool:
    """Whether what it does to a revealed card has one to be done to."""
    return bool(run.revealed) or not any(isinstance(effect, NEEDS_CARD) for effect in thing.test)


def reached_end(state: DragonState) -> bool:
    """DRE-248: the total is in the last range of the table."""
    return bool(run_of(state).revealed) and total(state) >= table_of(state).last


@BOOK.asks(story_steps.RunTest)
def offer_test(state: DragonState, step: story_steps.RunTest) -> Decision | None:
    """DRE-245 to DRE-249: the first card is revealed at once unless something can come before it; then go on or end."""
    run = run_of(state)
    ways = means(state)
    if not run.revealed:
        ways = [way for way in ways if isinstance(way, story_choices.Settle)]
        if not ways:
            return None
    elif reached_end(state) and not ways:
        return None
    offered: list[Choice] = []
    if not reached_end(state):
        offered.append(choices.REVEAL)
    if run.revealed:
        offered.append(choices.END_TEST)
    about = {"test": run.test, "total": total(state), "misfortune": misfortune(state), "count": len(run.revealed)}
    return together(state, "prompt-test", "DRE-246" if run.revealed else "DRE-245", [*offered, *ways], about)


@BOOK.hears(story_steps.RunTest)
def run_test(state: DragonState, step: story_steps.RunTest, seat: Seat, choice: Any) -> None:
    """DRE-245 to DRE-248: reveal, end, or change the result."""
    if isinstance(choice, story_choices.EndTest) or (choice is None and reached_end(state)):
        end_test(state)
        return
    if isinstance(choice, story_choices.Settle):
        settle(state, choice.row - 1)
        return
    state.agenda.append(step)
    if isinstance(choice, story_choices.UseSecret):
        adventure = adventure_of(state)
        adventure.spent = (*adventure.spent, choice.secret)
        state.emit(story_events.ObjectUsed(rule="DRE-198", secret=choice.secret))
        for effect in reversed(journal_of(state).secrets[choice.secret].test):
            test_effect(state, effect)
    elif isinstance(choice, story_choices.Nudge):
        run_of(state).nudged = True
        shift(state, choice.n, "DRE-253")
    elif not reveal(state):
        # No card is left to be revealed: the Test ends with what there is.
        state.agenda.pop()
        end_test(state)


def reveal(state: DragonState) -> bool:
    """DRE-245, DRE-258: the top Item, which only counts; revealed cards stay out of a reshuffled deck."""
    item = draw_item(state)
    if not item:
        return False
    run = run_of(state)
    run.revealed = (*run.revealed, item)
    state.emit(story_events.ItemRevealed(rule="DRE-245", item=item, total=total(state), misfortune=misfortune(state)))
    return True


def shift(state: DragonState, n: int, rule: str) -> None:
    run_of(state).shift += n
    state.emit(story_events.TotalChanged(rule=rule, n=n, total=total(state)))


# -- ending ------------------------------------------------------------------------------------------------------


def put_away(state: DragonState) -> None:
    """DRE-257: all Items of the Test on top of the discard pile."""
    bag, run = bag_of(state), run_of(state)
    bag.item_discard = (*bag.item_discard, *run.revealed)
    adventure_of(state).test = None


def end_test(state: DragonState) -> None:
    """DRE-255 to DRE-257, DRE-254, AMB-DRE-23: total, then Misfortune, then the outcome of the range."""
    run, test = run_of(state), table_of(state)
    row = test.row_of(total(state))
    bad = misfortune(state)
    state.emit(story_events.TestEnded(rule="DRE-257", test=run.test, total=total(state), misfortune=bad, row=row + 1))
    put_away(state)
    resolve_row(state, test, row)
    if test.misfortune is not None and bad >= test.misfortune.at:
        state.agenda.append(story_steps.Follow(f"test {test.id} misfortune"))


def resolve_row(state: DragonState, test: StoryTest, row: int) -> None:
    """DRE-243: the colour of a row hints at what it is; the row itself says what happens."""
    tell(state, f"{message_of(f'test {test.id}')}.row-{row + 1}")
    state.agenda.append(story_steps.Follow(f"test {test.id} {row}"))


def settle(state: DragonState, row: int) -> None:
    """DRE-252, AMB-DRE-39: the Equipment goes under its deck; total and Misfortune are skipped."""
    run, test = run_of(state), table_of(state)
    assert test.symbol is not None
    card = with_symbol(state, test.symbol)[0]
    leave_equipment(state, card)
    state.emit(events.EquipmentLost(rule="DRE-252", equipment=card))
    state.emit(story_events.TestEnded(rule="DRE-252", test=run.test, total=total(state), misfortune=0, row=row + 1))
    put_away(state)
    resolve_row(state, test, row)


# -- Items and Equipment in Tests -----------------------------------------------------------------------------------


def use_in_test(state: DragonState, id: str) -> None:
    """DRE-216, DRE-250, DRE-238: discarded, then its effect; a held Item's own Value is never added."""
    everything = content(state)
    thing: Belonging = everything.items[id] if id in everything.items else everything.equipment[id]
    if id in everything.items:
        leave_item(state, id)
        state.emit(events.ItemUsed(rule="DRE-216", seat=log_user(state, 0), item=id))
    else:
        if thing.discard:
            leave_equipment(state, id)
        else:
            bag_of(state).spent = (*bag_of(state).spent, id)
        state.emit(events.EquipmentUsed(rule="DRE-216", seat=log_user(state, 0), equipment=id))
    for effect in reversed(thing.test):
        test_effect(state, effect)


def test_effect(state: DragonState, effect: road.AnyTest) -> None:
    """DRE-250, DRE-251: what changes the result."""
    run, bag = run_of(state), bag_of(state)
    last = run.revealed[-1] if run.revealed else ""
    match effect:
        case road.Shift():
            state.agenda.append(story_steps.ShiftTest(effect.plus, effect.minus))
        case road.SpareMisfortune():
            run.spared += effect.n
        case road.PeekItem():
            item = draw_item(state)
            if item:
                bag.item_top = (item, *bag.item_top)
                state.emit(story_events.ItemSeen(rule="DRE-250", item=item))
        case road.SwapRevealed():
            state.agenda.append(story_steps.SwapTested())
        case road.DropRevealed() | road.RevealAnew():
            run.revealed = run.revealed[:-1]
            bag.item_discard = (*bag.item_discard, last)
            state.emit(events.ItemLost(rule="DRE-251", item=last))
            if isinstance(effect, road.RevealAnew):
                reveal(state)
        case road.PutBack():
            run.revealed = run.revealed[:-1]
            bag.item_top = (last, *bag.item_top)
            state.emit(events.ItemLost(rule="DRE-251", item=last))


@BOOK.asks(story_steps.ShiftTest)
def offer_shift(state: DragonState, step: story_steps.ShiftTest) -> Decision | None:
    """DRE-250: add or subtract."""
    offered = [choices.NUDGE[n] for n in range(-step.minus, step.plus + 1) if n]
    if len(offered) < 2:
        return None
    return together(state, "prompt-shift", "DRE-250", offered, {"total": total(state)})


@BOOK.hears(story_steps.ShiftTest)
def take_shift(state: DragonState, step: story_steps.ShiftTest, seat: Seat, choice: Any) -> None:
    shift(state, (step.plus or -step.minus) if choice is None else choice.n, "DRE-250")


@BOOK.asks(story_steps.SwapTested)
def offer_swap(state: DragonState, step: story_steps.SwapTested) -> Decision | None:
    """DRE-250: which of the revealed cards."""
    found = list(dict.fromkeys(run_of(state).revealed))
    if len(found) < 2:
        return None
    return together(
        state, "prompt-swap-tested", "DRE-250", [choices.DROP_ITEM[item] for item in found], {"what": Kept.ITEM}
    )


@BOOK.hears(story_steps.SwapTested)
def swap_tested(state: DragonState, step: story_steps.SwapTested, seat: Seat, choice: Any) -> None:
    """DRE-251: it no longer counts; another one is revealed."""
    run, bag = run_of(state), bag_of(state)
    item = run.revealed[-1] if choice is None else choice.item
    at = run.revealed.index(item)
    run.revealed = run.revealed[:at] + run.revealed[at + 1 :]
    bag.item_under = (*bag.item_under, item)
    reveal(state)
