"""RuleBook: which function asks for a step, which resolves it, and which explains a refusal.

The loop is the whole engine: the top step of the agenda either has an open question, or it is taken off
and resolved. Rules never wait; they continue by `state.then(...)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

from msgspec.structs import replace

from .errors import EndlessRules, IllegalChoice
from .record import CONFIRM, Choice, Decision, Effect, Reason, Seat, State, Step, kebab

F = TypeVar("F", bound=Callable[..., Any])
_Ask: TypeAlias = Callable[[Any, Any], Decision | tuple[Decision, ...] | None]
_Resolve: TypeAlias = Callable[[Any, Any, Any], None]
_Settle: TypeAlias = Callable[[Any], Decision | tuple[Decision, ...] | None]
_Handlers: TypeAlias = tuple[_Ask | None, _Resolve | None]

MOST_STEPS: Final = 2_000
"""More steps than this between two questions mean that the rules go round in circles.

The most that random games needed, with any modes, options and rulings, is 47 in 83 000 games without and 112 in 160
games with a siege that goes on by itself.
"""


class RuleBook:
    """The functions of one game's rules, by the records that they handle. Each record is registered once."""

    def __init__(self) -> None:
        self.asking: dict[type[Step], _Ask] = {}
        self.resolving: dict[type[Step], _Resolve] = {}
        self.hearing: dict[type[Step], Callable[[Any, Any, Seat, Any], None]] = {}
        self.revealing: dict[type[Step], _Resolve] = {}
        self.gathering: dict[type[Step], _Resolve] = {}
        self.standing: set[type[Step]] = set()
        """Steps of `gathering` whose answers stand as soon as they are given."""
        self.refusing: dict[type[Choice], Callable[[Any, Any, Any], list[Reason]]] = {}
        self.replacing: dict[type[Choice], _Resolve] = {}
        self.performing: dict[type[Effect], Callable[[Any, Any, Any], None]] = {}
        self.settling: _Settle | None = None
        self.deferring: Callable[[Any, dict[Seat, Any]], Step | None] | None = None
        self.idle: Callable[[Any, Seat], Reason] = lambda state, seat: Reason("", "why-not-asked")
        self._handling: dict[type[Step], _Handlers] = {}
        """`asking` and `resolving` side by side: one look-up for every step that is taken."""

    # -- registration -----------------------------------------------------------------------------------

    def asks(self, kind: type[Step]) -> Callable[[F], F]:
        """This function lists what a step asks: one decision, several (one per seat), or none."""

        def register(function: F) -> F:
            register_once(self.asking, kind, function, "asked")
            self._handling[kind] = (function, self.resolving.get(kind))
            return function

        return register

    def resolves(self, kind: type[Step]) -> Callable[[F], F]:
        """This function carries a step out, given the asked seat's choice (or None if nothing was asked)."""

        def register(function: F) -> F:
            self._carried_out(self.resolving, kind, function)
            self._handling[kind] = (self.asking.get(kind), function)
            return function

        return register

    def hears(self, kind: type[Step]) -> Callable[[F], F]:
        """This function carries a step out that several seats may answer: given the seat that did, and its choice.

        Whoever answers first settles it, whether the step asks the party one question or each seat its own. If nothing
        is asked, the seat is -1 and the choice None.
        """

        def register(function: F) -> F:
            self._carried_out(self.hearing, kind, function)
            return function

        return register

    def reveals(self, kind: type[Step]) -> Callable[[F], F]:
        """This function carries a step out, given all sealed choices by seat, in asking order."""

        def register(function: F) -> F:
            self._carried_out(self.revealing, kind, function)
            return function

        return register

    def gathers(self, kind: type[Step], confirm: bool = True) -> Callable[[F], F]:
        """This function carries a step out, given all open choices by seat, in asking order.

        Everybody sees the answers as they come. A seat may change its answer until it confirms it, and the step is
        carried out when all have confirmed; a seat that is asked alone need not. What is asked (with `together=True`)
        must not depend on the answers. Where nobody's answer is a reason for another to change theirs, `confirm=False`
        spares the second question: an answer stands as soon as it is given.
        """

        def register(function: F) -> F:
            self._carried_out(self.gathering, kind, function)
            if not confirm:
                self.standing.add(kind)
            return function

        return register

    def _carried_out(self, where: dict[type[Step], Any], kind: type[Step], function: Any) -> None:
        for known in (self.resolving, self.hearing, self.revealing, self.gathering):
            if known is not where and kind in known:
                raise TypeError(f"{kind.__name__} is carried out by {known[kind].__name__} already")
        register_once(where, kind, function, "carried out")
        self._handling[kind] = (self.asking.get(kind), None)

    def replaces(self, kind: type[Choice]) -> Callable[[F], F]:
        """Whoever answers this, whatever was asked, gets this function instead of the step's own resolution."""

        def register(function: F) -> F:
            register_once(self.replacing, kind, function, "replaced")
            return function

        return register

    def refuses(self, *kinds: type[Choice]) -> Callable[[F], F]:
        """This function says why a choice of this kind is not possible now."""

        def register(function: F) -> F:
            for kind in kinds:
                register_once(self.refusing, kind, function, "refused")
            return function

        return register

    def performs(self, kind: type[Effect]) -> Callable[[F], F]:
        """This function carries out one verb of a component: the state, the effect, the step that performs it."""

        def register(function: F) -> F:
            register_once(self.performing, kind, function, "performed")
            return function

        return register

    def settles(self, function: F) -> F:
        """This function runs after every resolved step: for rules that hold at any moment. A book has one at most.

        Where it had to look what the next step asks, it may return that, () for nothing, and it is not asked again.
        """
        if self.settling is not None:
            raise TypeError(f"{self.settling.__name__} settles already")
        self.settling = function
        return function

    def defers(self, function: F) -> F:
        """This function may make a step of an answer, for rules that look at what it does before it is done.

        It gets the state and the answers by seat, and returns that step or None. The step lies on top of the one that
        was answered, and must carry that one out with `carry_out_answered`. A book has one such function at most.
        """
        if self.deferring is not None:
            raise TypeError(f"{self.deferring.__name__} defers already")
        self.deferring = function
        return function

    # -- play -------------------------------------------------------------------------------------------

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """What the top step asks, less the seats that have already answered."""
        if state.outcome is not None or not state.agenda:
            return ()
        step = state.agenda[-1]
        asked = self.ask(state, step)
        return self.unanswered(state, step, asked) if state.picks else asked

    def unanswered(self, state: State, step: Step, asked: tuple[Decision, ...]) -> tuple[Decision, ...]:
        """What is still open of a step that some seats have answered."""
        if type(step) not in self.gathering or type(step) in self.standing:
            return tuple([decision for decision in asked if decision.seat not in state.picks])
        found: list[Decision] = []
        for decision in asked:
            seat = decision.seat
            if seat in state.confirmed:
                continue
            if seat in state.picks:
                others = [choice for choice in decision.choices if choice != state.picks[seat]]
                decision = replace(decision, choices=(CONFIRM, *others))
            found.append(decision)
        return tuple(found)

    def gathers_openly(self, state: State) -> bool:
        """Whether the answers to the open step are for all to see."""
        return bool(state.agenda) and type(state.agenda[-1]) in self.gathering

    def apply(self, state: State, choice: Choice, seat: Seat | None) -> None:
        """Check a choice against what is offered, then carry on until the next question."""
        asked = state.asked
        decision = asked[0] if asked and asked[0].seat == seat else self._find(state, choice, seat)
        canonical = _as_offered(decision, choice)
        state.events = []
        state.rolls = []
        state.revealed = False
        step = state.agenda[-1]
        resolve = self._handling[type(step)][1]
        if resolve is not None:
            if self.deferring is None or not self._defer(state, {decision.seat if seat is None else seat: canonical}):
                state.agenda.pop()
                (self.replacing.get(type(canonical)) or resolve)(state, step, canonical)
        elif not self._answer(state, step, decision, decision.seat if seat is None else seat, canonical):
            return
        self.advance(state)

    def _answer(self, state: State, step: Step, decision: Decision, seat: Seat, choice: Choice) -> bool:
        """An answer to a step that several seats may answer; whether the step is carried out now."""
        kind = type(step)
        if kind in self.hearing:
            if not self._defer(state, {seat: choice}):
                self.carry_out_answered(state, {seat: choice})
            return True
        asked = self._all_asked(state, step)
        openly = kind in self.gathering
        if choice is CONFIRM:
            state.confirmed = tuple(sorted((*state.confirmed, seat)))
        else:
            state.picks[seat] = choice
        # A seat that is asked alone has nobody to wait for, and need not confirm.
        settled = state.confirmed if openly and kind not in self.standing and len(asked) > 1 else state.picks
        if len(settled) < len(asked):
            state.asked = self.unanswered(state, step, asked)
            state.gathered = (state.asked, asked)
            return False
        # Answers that come from a save are equal to those on offer; handlers may ask whether they are the same.
        picks = {one.seat: _as_offered(one, state.picks[one.seat]) for one in asked}
        state.picks = {}
        state.confirmed = ()
        state.gathered = None
        if not openly:
            state.revealed = True
        if not self._defer(state, picks):
            self.carry_out_answered(state, picks)
        return True

    def _defer(self, state: State, picks: dict[Seat, Choice]) -> bool:
        """Whether the answers wait, as a step of their own."""
        step = None if self.deferring is None else self.deferring(state, picks)
        if step is not None:
            state.agenda.append(step)
        return step is not None

    def carry_out_answered(self, state: State, picks: dict[Seat, Choice]) -> None:
        """Take the top step off the agenda and carry it out with the answers of one seat or of several."""
        step = state.agenda.pop()
        kind = type(step)
        together = self.gathering.get(kind) or self.revealing.get(kind)
        if together is not None:
            together(state, step, picks)
            return
        ((seat, choice),) = picks.items()
        resolve = self.replacing.get(type(choice)) or self.resolving.get(kind)
        if resolve is not None:
            resolve(state, step, choice)
        else:
            self.hearing[kind](state, step, seat, choice)

    def _all_asked(self, state: State, step: Step) -> tuple[Decision, ...]:
        """Everything that the open step asks, answered or not: no answer changes it, so it is asked only once."""
        if not state.picks:
            return state.asked or self.ask(state, step)
        if state.gathered is not None and state.gathered[0] is state.asked:
            whole: tuple[Decision, ...] = state.gathered[1]
            return whole
        return self.ask(state, step)

    def advance(self, state: State) -> None:
        """Resolve steps until a seat is asked something or the game is over; raises `EndlessRules` if that never is."""
        agenda = state.agenda
        handling = self._handling
        settle = self.settling
        state.asked = ()
        taken = 0
        while agenda and state.outcome is None:
            asked = None if settle is None else settle(state)
            step = agenda[-1]
            ask, resolve = handling[type(step)]
            if ask is not None:
                if asked is None:
                    asked = ask(state, step)
                if asked:
                    state.asked = asked if type(asked) is tuple else (asked,)
                    return
            if taken == MOST_STEPS:
                raise EndlessRules("endless-rules", steps=taken, step=tag_of(step))
            taken += 1
            agenda.pop()
            if resolve is not None:
                resolve(state, step, None)
            else:
                self._carry_out_unasked(state, step)

    def carry_out(self, state: State, step: Step) -> None:
        """Carry out a step about which nobody is asked, taken off the agenda: for rules that look ahead on a copy."""
        resolve = self._handling[type(step)][1]
        if resolve is not None:
            resolve(state, step, None)
        else:
            self._carry_out_unasked(state, step)

    def _carry_out_unasked(self, state: State, step: Step) -> None:
        kind = type(step)
        if kind in self.hearing:
            self.hearing[kind](state, step, -1, None)
        else:
            (self.revealing.get(kind) or self.gathering[kind])(state, step, {})

    def why_not(self, state: State, seat: Seat, choice: Choice) -> list[Reason]:
        """The rules that forbid a choice now, with the values that fall short; empty if it is offered."""
        decision = state.decision_for(seat)
        if decision is not None and decision.allows(choice):
            return []
        if decision is not None and decision.confirming and state.picks.get(seat) == choice:
            return [Reason(decision.rule, "why-answered")]
        reasons: list[Reason] = []
        if decision is None:
            reasons.append(self.idle(state, seat))
        refuse = self.refusing.get(type(choice))
        if refuse is not None:
            reasons.extend(refuse(state, seat, choice))
        if not reasons and decision is not None:
            alike = any(type(one) is type(choice) for one in (*decision.choices, *decision.aside))
            message = "why-not-offered" if alike else "why-other-question"
            reasons.append(Reason(decision.rule, message, {"prompt": decision.prompt, **decision.about}))
        return reasons

    # -- inside -----------------------------------------------------------------------------------------

    def ask(self, state: State, step: Step) -> tuple[Decision, ...]:
        """Everything that a step asks, answered or not."""
        asked = self.asking[type(step)](state, step)
        if asked is None:
            return ()
        return asked if isinstance(asked, tuple) else (asked,)

    def _find(self, state: State, choice: Choice, seat: Seat | None) -> Decision:
        decisions: tuple[Decision, ...] = state.asked or state.decisions
        if not decisions:
            raise IllegalChoice("chosen-after-end", choice=choice)
        if seat is None:
            if len(decisions) == 1:
                return decisions[0]
            for decision in decisions:
                if decision.allows(choice):
                    return decision
            return decisions[0]
        for decision in decisions:
            if decision.seat == seat or seat in decision.party:
                return decision
        waiting = ", ".join(str(asked) for decision in decisions for asked in decision.seats)
        raise IllegalChoice("seat-not-asked", seat=seat, choice=choice, asked=waiting)


def register_once(known: dict[Any, Any], kind: type, function: Any, how: str) -> None:
    """Register a function for a record; raises `TypeError` if it has one already."""
    if kind in known:
        raise TypeError(
            f"{kind.__name__} is {how} by {known[kind].__name__} already; {function.__name__} is one too many"
        )
    known[kind] = function


def tag_of(step: Step) -> str:
    """A step as a record writes it."""
    return kebab(type(step).__name__)


def _as_offered(decision: Decision, choice: Choice) -> Choice:
    """The very choice that is offered, for one that is equal to it; raises `IllegalChoice` if there is none."""
    offered = decision.choices
    try:
        return offered[offered.index(choice)]
    except ValueError:
        return decision.parse(str(choice))
