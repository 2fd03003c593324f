"""A toy game of ten lines of rules, to test the core without any real game."""

from __future__ import annotations

from typing import Annotated, Any, Union

from rulewright.core.game import Game, Mode, Option, StartLuck
from rulewright.core.markers import Counted, OwnerOnly, Public
from rulewright.core.record import Choice, Decision, Event, Luck, Outcome, Reason, Seat, State, Step, bind
from rulewright.core.rulebook import RuleBook

BOOK = RuleBook()


class Bid(Step, frozen=True):
    """All seats bid in secret."""


class Count(Step, frozen=True):
    """Who has bid most takes a point, three points win."""

    bids: dict[int, int]


class Offer(Choice, frozen=True):
    amount: int


class Bids(Event, frozen=True, kw_only=True):
    amounts: Annotated[tuple[int, ...], Public]


class Peeked(Event, frozen=True, kw_only=True):
    card: Annotated[tuple[str, ...], OwnerOnly]


class ToyState(State, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    agenda: Annotated[list[Union[Bid, Count]], Public]
    picks: Annotated[dict[int, Offer], Public]
    scores: Annotated[tuple[int, ...], Public]
    deck: Annotated[tuple[str, ...], Counted] = ("a", "b", "c")
    settled: Annotated[int, Public] = 0

    @property
    def seats(self) -> int:
        return len(self.scores)


OFFERS = (Offer(1), Offer(2), Offer(3))


@BOOK.asks(Bid)
def ask_bids(state: ToyState, step: Bid) -> tuple[Decision, ...]:
    return tuple(Decision(seat, "prompt-bid", "TOY-1", OFFERS, sealed=True) for seat in range(state.seats))


@BOOK.reveals(Bid)
def reveal_bids(state: ToyState, step: Bid, picks: dict[Seat, Choice]) -> None:
    amounts = {seat: pick.amount for seat, pick in picks.items() if isinstance(pick, Offer)}
    state.emit(Bids(rule="TOY-1", amounts=tuple(amounts.values())))
    state.then(Count(amounts))


@BOOK.resolves(Count)
def count_bids(state: ToyState, step: Count, choice: None) -> None:
    best = max(step.bids.values())
    winners = [seat for seat, amount in step.bids.items() if amount == best]
    winner = winners[state.roll("tie", len(winners))] if len(winners) > 1 else winners[0]
    state.scores = tuple(score + (seat == winner) for seat, score in enumerate(state.scores))
    if state.scores[winner] == 3:
        state.outcome = Outcome(state.scores, (winner,), (winner,), "TOY-2")
    else:
        state.then(Bid())


@BOOK.settles
def count_steps(state: ToyState) -> None:
    state.settled += 1


@BOOK.refuses(Offer)
def refuse_offer(state: ToyState, seat: Seat, choice: Offer) -> list[Reason]:
    return [Reason("TOY-1", "why-too-much", {"have": 3, "need": choice.amount})] if choice.amount > 3 else []


class Toy(Game):
    name = "toy"
    modes = (Mode("standard", (2, 3)), Mode("team", (4,), cooperative=True))
    options = (Option("loud", False, (True, False), "TOY-1"), Option("word", "x", (), "TOY-1"))
    rulings = ()
    book = BOOK
    state_type = ToyState
    content_hash = "toy"
    undo_rule = "TOY-3"

    def start(
        self, mode: str, players: int, luck: StartLuck, options: dict[str, Any], rulings: dict[str, Any]
    ) -> State:
        state = ToyState(agenda=[Bid()], picks={}, luck=Luck(luck.seed, {}), scores=(0,) * players)
        bind(state, self, luck)
        return state

    def redeal_unseen(self, state: State, seat: Seat | None, seed: int, keep: tuple[Seat, ...]) -> None:
        pass

    def action_space(self) -> tuple[Choice, ...]:
        return (*OFFERS, Offer(9))


TOY = Toy()
