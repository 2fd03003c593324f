"""`planner`: plans its whole turn before it makes the first choice.

In a few imagined worlds it follows the most promising lines of play to the end of the turn (a beam: at every step only
the best few go on); others who are asked on the way reply greedily. It judges where it would stand then.
"""

from __future__ import annotations

from rulewright.core.chance import mix
from rulewright.core.record import Choice, Decision, Seat, State

from .base import Advice, Seen, Thinker, Weighed
from .position_value import Scales, scales_of
from .simulation import best_reply, difference, tried

WORLDS = 1
BEAM = 3
"""Lines of play that go on at every step."""
DEPTH = 40
"""Steps after which a turn that has not ended is judged where it stands."""


class Plan:
    """A line of play: the choices made so far, where they lead, and what that is worth to the planning seat."""

    __slots__ = ("choices", "state", "value")

    def __init__(self, choices: tuple[Choice, ...], state: State, value: float) -> None:
        self.choices = choices
        self.state = state
        self.value = value


class PlannerBot(Thinker):
    """Plans to the end of the turn."""

    name = "planner"

    def __init__(self, seed: int, beam: int = BEAM, worlds: int = WORLDS) -> None:
        self.seed = seed
        self.beam = beam
        self.worlds = worlds

    def think(self, seen: Seen, decision: Decision) -> Advice:
        seat = decision.seat
        votes: dict[Choice, float] = {}
        best: dict[Choice, Plan] = {}
        tried_out = 0
        for number in range(self.worlds):
            world = seen.imagine(mix(self.seed + number))
            weigh = scales_of(world)
            lines, count = plan(world, seat, weigh, self.beam)
            tried_out += count
            for line in lines:
                first = line.choices[0]
                if first not in best or line.value > best[first].value:
                    best[first] = line
            # Each world speaks for every choice that came through, and most for its best.
            for first in {line.choices[0] for line in lines}:
                top = max(line.value for line in lines if line.choices[0] == first)
                votes[first] = votes.get(first, 0.0) + top / self.worlds
        order = {choice: at for at, choice in enumerate(decision.choices)}
        ranked = sorted(votes, key=lambda choice: (-votes[choice], order[choice]))
        considered = tuple([Weighed(choice, votes[choice], 1 / len(votes)) for choice in ranked])
        winner = best[ranked[0]]
        gains = difference(weigh, winner.state, best[ranked[1]].state, seat) if len(ranked) > 1 else ()
        return Advice(self.name, ranked[0], considered, gains, winner.choices[1:], tried_out)


def plan(world: State, seat: Seat, weigh: Scales, width: int = BEAM) -> tuple[list[Plan], int]:
    """The lines of play that reached the end of the turn, and how many positions were judged on the way."""
    game = world.game
    turn = game.bots.turn(world)
    beam = [Plan((), world, 0.0)]
    finished: list[Plan] = []
    judged = 0
    for _ in range(DEPTH):
        grown: list[Plan] = []
        for line in beam:
            state = line.state
            # At the first step the bot's own question is asked, whoever else is asked at the same time.
            decision = state.decision_for(seat) if not line.choices else state.decision
            assert decision is not None
            if decision.seat != seat:
                reply = tried(state, decision.seat, best_reply(state, decision, weigh))
                grown.append(Plan(line.choices, reply, weigh.chances(reply)[seat]))
                continue
            for choice in decision.choices[:1] if decision.confirming else decision.choices:
                after = tried(state, seat, choice)
                judged += 1
                grown.append(Plan((*line.choices, choice), after, weigh.chances(after)[seat]))
        going: list[Plan] = []
        for line in grown:
            done = line.state.over or game.bots.turn(line.state) != turn
            (finished if done else going).append(line)
        if not going:
            break
        beam = sorted(going, key=lambda line: -line.value)[:width]
    else:
        finished.extend(beam)
    return finished, judged


def best_line(world: State, seat: Seat, weigh: Scales, width: int = BEAM) -> Plan:
    """The best line of play that a seat finds in an imagined world."""
    lines, _ = plan(world, seat, weigh, width)
    return max(lines, key=lambda line: line.value)


def best_plan(world: State, decision: Decision, weigh: Scales) -> Choice:
    """What a planning seat would choose in an imagined world."""
    if len(decision.choices) == 1:
        return decision.choices[0]
    return best_line(world, decision.seat, weigh).choices[0]
