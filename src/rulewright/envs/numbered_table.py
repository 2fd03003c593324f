"""A table as learners meet it: actions are numbers, observations are numbers, and a game ends in rewards.

Every environment (PettingZoo, Gymnasium, OpenSpiel, batches) plays through it; none of them knows a rule.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any
from weakref import WeakKeyDictionary

from rulewright.catalog import load
from rulewright.core.chance import mix
from rulewright.core.errors import IllegalChoice, SetupError
from rulewright.core.evaluation import Observer, Variant
from rulewright.core.game import Game, Mode
from rulewright.core.record import CONFIRM, Choice, Decision, Outcome, Seat, State

WIN = "win"
ZERO_SUM = "zero-sum"
REWARDS = (WIN, ZERO_SUM)
"""`win`: 1 for the winner, shared wins in parts, 0 for all others. `zero-sum`: 1 for the winner, taken from the others.
Seats that win together get 1 each, or lose 1 each."""

RAISE = "raise"
TERMINATE = "terminate"
ILLEGAL = (RAISE, TERMINATE)
"""What an illegal action does: it raises with the rules that forbid it, or it ends the game."""


class Actions:
    """The numbers of a game's choices, the same in every position and every table."""

    def __init__(self, game: Game) -> None:
        self.choices = game.action_space()
        self.size = len(self.choices)
        self.names = tuple([str(choice) for choice in self.choices])
        self._equal = {choice: number for number, choice in enumerate(self.choices)}
        # Games offer the same objects again and again, and comparing addresses is faster than hashing records.
        self._same = {id(choice): number for number, choice in enumerate(self.choices)}

    def number(self, choice: Choice) -> int:
        """The number of a choice."""
        return self._equal[choice]

    def numbers(self, decision: Decision) -> list[int]:
        """The numbers of everything that a decision offers, in its order."""
        same = self._same
        try:
            return [same[id(choice)] for choice in decision.choices]
        except KeyError:
            return [self._equal[choice] for choice in decision.choices]


_ACTIONS: WeakKeyDictionary[Game, Actions] = WeakKeyDictionary()


def actions_of(game: Game) -> Actions:
    """The numbers of a game's choices, made once."""
    found = _ACTIONS.get(game)
    if found is None:
        found = _ACTIONS[game] = Actions(game)
    return found


_OBSERVERS: WeakKeyDictionary[Game, dict[int, Observer]] = WeakKeyDictionary()


def observer_of(game: Game, players: int) -> Observer:
    """The numeric observation of a game for this many seats, made once."""
    known = _OBSERVERS.setdefault(game, {})
    if players not in known:
        known[players] = game.bots.observer(players)
    return known[players]


def variant_of(game: Game, name: str | None) -> Variant | None:
    """A variant of a game by its name."""
    if name is None:
        return None
    for variant in game.variants:
        if variant.name == name:
            return variant
    known = ", ".join(variant.name for variant in game.variants) or "none"
    raise SetupError("env-variant", game=game.name, variant=name, known=known)


def mode_of(game: Game, mode: str | None, variant: Variant | None) -> Mode:
    """The mode that is played: the one that is asked for, else the variant's, else the game's first."""
    if variant is None or variant.mode is None:
        return game.mode(mode)
    if mode not in (None, variant.mode):
        raise SetupError("env-variant-mode", variant=variant.name, mode=variant.mode, asked=mode)
    return game.mode(variant.mode)


def answer(state: State, choice: Choice, seat: Seat) -> None:
    """Answer for a learner and confirm it at once: a learner can read open answers, but not wait for them."""
    state.apply(choice, seat)
    if seat in state.picks:
        decision = state.decision_for(seat)
        if decision is not None and decision.confirming:
            state.apply(CONFIRM, seat)


class Table:
    """One game in play, with everything that is agreed on. `begin` deals; until then nothing can be asked of it."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        mode: str | None = None,
        options: Mapping[str, Any] | None = None,
        rulings: Mapping[str, Any] | None = None,
        variant: str | None = None,
        reward: str = WIN,
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.variant = variant_of(self.game, variant)
        small = self.variant
        if small is not None and players not in (None, small.players):
            raise SetupError("env-variant-players", variant=small.name, players=small.players, asked=players)
        chosen = mode_of(self.game, mode, small)
        self.mode = chosen.name
        self.cooperative = chosen.cooperative
        self.players = players or (small.players if small else chosen.seats[0])
        self.options = {**(small.options if small else {}), **(options or {})}
        self.rulings = {**(small.rulings if small else {}), **(rulings or {})}
        self.reward = checked_reward(reward, self.cooperative)
        self.state: State = self._deal(0)
        self.outcome: Outcome | None = None
        self.actions = actions_of(self.game)
        self.observer = observer_of(self.game, self.players)
        self.width = len(self.observer.names)
        self._zeros = array("f", bytes(4 * self.width))

    def recipe(self) -> tuple[Any, ...]:
        """What to make an equal table from, for saves and other processes."""
        variant = None if self.variant is None else self.variant.name
        return self.game.name, self.players, self.mode, self.options, self.rulings, variant, self.reward

    # -- play --------------------------------------------------------------------------------------------------

    def begin(self, seed: int) -> None:
        """A new game. The same seed gives the same game."""
        self.state = self._deal(seed)
        self.outcome = self.state.outcome

    def _deal(self, seed: int) -> State:
        small = self.variant
        if small is None or small.deal is None:
            return self.game.new(self.players, seed, self.options, self.mode, self.rulings)
        state = self.game.new(self.players, small.deal, self.options, self.mode, self.rulings)
        state.luck.seed = mix(seed)
        return state

    @property
    def seat(self) -> Seat:
        """Whose answer is next. Several open questions are asked one seat after the other, a party's of its first."""
        return self.state.decision.seat

    def play(self, action: int, seat: Seat) -> None:
        """Answer for a seat; raises `IllegalChoice` with the rules that forbid it."""
        if not 0 <= action < self.actions.size:
            raise IllegalChoice("env-action", action=action, last=self.actions.size - 1)
        choice = self.actions.choices[action]
        try:
            answer(self.state, choice, seat)
        except IllegalChoice as error:
            raise IllegalChoice("env-refused", error=error, reasons=self.why_not(choice, seat)) from None
        self.outcome = self.state.outcome
        if self.outcome is None and self.variant is not None:
            self.outcome = self.game.bots.stop(self.state, self.variant)

    def why_not(self, choice: Choice, seat: Seat) -> str:
        """The rules that forbid a choice, as sentences."""
        texts = self.game.texts()
        reasons = self.game.why_not(self.state, seat, choice)
        return " ".join(f"{reason.rule}: {texts.reason(reason)}" for reason in reasons)

    # -- numbers -----------------------------------------------------------------------------------------------

    def observation(self, seat: Seat) -> array[float]:
        """What a seat may know, as 32-bit numbers; their names are `observer.names`."""
        row = self._zeros[:]
        self.observer.write(self.state, seat, row)
        return row

    def legal(self, seat: Seat) -> list[int]:
        """The numbers of everything that a seat may answer now; none if it is not asked."""
        if self.outcome is not None:
            return []
        decision = self.state.decision_for(seat)
        return [] if decision is None else self.actions.numbers(decision)

    def mask(self, legal: Sequence[int]) -> bytearray:
        """One byte for each action: 1 if it is among these."""
        mask = bytearray(self.actions.size)
        for action in legal:
            mask[action] = 1
        return mask

    def rewards(self) -> list[float]:
        """What each seat gets for how the game has ended; nothing before that."""
        outcome = self.outcome
        if outcome is None:
            return [0.0] * self.players
        return share_out(outcome, self.players, self.cooperative, self.reward)

    # -- words -------------------------------------------------------------------------------------------------

    def struct(self, seat: Seat | None) -> dict[str, Any]:
        """What a seat may know as plain data, and what it is asked."""
        decision = None if seat is None or self.outcome is not None else self.state.decision_for(seat)
        asked = None
        if decision is not None:
            asked = {
                "prompt": decision.prompt,
                "rule": decision.rule,
                "about": dict(decision.about),
                "choices": {number: self.actions.names[number] for number in self.actions.numbers(decision)},
            }
        return {"seat": seat, "view": self.state.view(seat), "decision": asked}

    def text(self, seat: Seat | None, language: str = "en") -> str:
        """The table in words, what the seat is asked, and its choices with the numbers of the actions."""
        texts = self.game.texts(language)
        lines = self.game.table.describe(self.state.view(seat), texts, full=True)
        decision = None if seat is None or self.outcome is not None else self.state.decision_for(seat)
        if decision is not None:
            lines += ["", texts.prompt(decision)]
            numbers = self.actions.numbers(decision)
            pairs = zip(numbers, decision.choices, strict=True)
            lines += [f"{number:>5}  {texts.choice(choice, decision)}" for number, choice in pairs]
        return "\n".join(lines)

    def picture(self, seat: Seat | None, language: str = "en") -> str:
        """The table as an SVG picture."""
        return self.game.table.draw(self.state.view(seat), self.game.texts(language))


def checked_reward(reward: str, cooperative: bool) -> str:
    if reward not in REWARDS:
        raise SetupError("env-reward", reward=reward, allowed=", ".join(REWARDS))
    if cooperative and reward == ZERO_SUM:
        raise SetupError("env-reward-together")
    return reward


def check_illegal(illegal: str) -> None:
    if illegal not in ILLEGAL:
        raise SetupError("env-illegal", illegal=illegal, allowed=", ".join(ILLEGAL))


def share_out(outcome: Outcome, players: int, cooperative: bool, reward: str = WIN) -> list[float]:
    """Rewards by seat: who wins together gets 1 each or loses 1 each, who shares a win against others gets a part."""
    won = set(outcome.winners)
    if cooperative:
        return [1.0 if seat in won else -1.0 for seat in range(players)]
    shares = [1.0 / len(won) if seat in won else 0.0 for seat in range(players)]
    if reward == ZERO_SUM:
        # One winner of n gets 1 and the others lose 1 / (n - 1) each; a win that all share gives 0.
        return [(share * players - 1) / (players - 1) for share in shares]
    return shares
