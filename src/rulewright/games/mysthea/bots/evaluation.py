"""How positions of Mysthea are judged: what a seat has, what its units will bring, and what it is in the middle of.

Every feature is a number that a player would count too. What each is worth stands in bot.toml, now (at the end of
the game) and later (at its beginning), and `rulewright tune` improves it. Bots measure millions of imagined states, so
everything that depends only on the content is looked up, and every board is walked through once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..abilities import IgnoreFortifications, PunishAbsent
from ..content.components import Content
from ..model import steps
from ..model.geography import TERRAIN
from ..model.state import MystheaState, PlayerBoard
from ..model.vocabulary import CardType, Rank, Terrain
from ..rules.book import CHAMPION_SLOT, FORTIFICATION_SLOT, GOLEM_SLOT, TROOP_SLOT
from .prices import COUNT, Counts, glory_of, value_of, worth_of

FEATURES = (
    "glory",
    "events",
    "control",
    "grip",
    "forests",
    "rivers",
    "mysts",
    "crystals",
    "mountains",
    "energy",
    "experience",
    "troops",
    "golems",
    "fortifications",
    "constructed",
    "wound",
    "charge",
    "cards",
    "card-points",
    "discards",
    "upgrades",
    "accessories",
    "encounter",
    "objectives",
    "objective",
    "attunement",
    "monster",
    "threat",
    "points",
    "effect",
    "standard",
    "special",
    "pending",
    "turn",
)
_TERRAINS = tuple(Terrain)
_OF_REGION = tuple(_TERRAINS.index(terrain) for terrain in TERRAIN)
_REGIONS = range(15)
_GRIP = 3
"""Strength ahead of the next one that makes a region safe enough."""
_ERAS = 3
_ROUNDS = 7
"""Rounds of an Era, roughly: five to nine events are placed."""
_TO_COME = (0.0,) * 8
"""The last features, which are added up over the whole position."""


def remaining(state: MystheaState) -> float:
    """How much of the game is still to come: 1 at its beginning, 0 at its end."""
    left = float(_ERAS - state.era)
    if state.phase == 2:
        left += max(0.0, 1.0 - len(state.path) / _ROUNDS)
    return min(1.0, left / _ERAS)


class Judge:
    """Measures positions of one game with its content."""

    def __init__(self, content: Content) -> None:
        self.content = content
        numbers = content.numbers
        self.path = (*numbers.path, *[numbers.path[-1]] * 9)
        self.strength = tuple(numbers.strength[unit] for unit in ("troop", "golem", "fortification", "champion"))  # type: ignore[index]
        self.wounded = numbers.wounded_strength
        self.worth = {card.id: worth_of(card.effects) for card in content.cards.values()}
        """For each card: Glory that its effect brings, flat and for each of something."""
        self.aims = frozenset(card.id for card in content.cards.values() if card.type is CardType.OBJECTIVE)
        self.scores = {
            card.id: (card.score.glory, card.score.per) for card in content.attunements.values() if card.score.per
        }
        self.rewards = {
            name: tuple(sum(glory_of(effect) for effect in monster.rewards[rank]) for rank in Rank)
            for name, monster in content.monsters.items()
        }

    # -- the board ----------------------------------------------------------------------------------------

    def measure(self, state: MystheaState) -> Sequence[Sequence[float]]:
        """The features of every seat."""
        boards = state.boards
        forces = [self._forces(board) for board in boards]
        owners: list[int] = []
        margins: list[int] = []
        order = state.order or tuple(range(len(boards)))
        for region in _REGIONS:
            best, most, second = -1, 0, 0
            for seat in order:
                here = forces[seat][region]
                if here > most:
                    best, most, second = seat, here, most
                elif here > second:
                    second = here
            owners.append(best)
            margins.append(most - second)
        values = self._event_values(state)
        found = [
            self._seat(state, seat, board, forces[seat], owners, margins, values) for seat, board in enumerate(boards)
        ]
        if state.era:
            self._monsters(state, forces, found)
        self._agenda(state, found)
        return found

    def _forces(self, board: PlayerBoard) -> list[int]:
        """Strength in each region."""
        plus, upgrades = self.content.plus, board.upgrades
        troop, golem, fort, champion = self.strength
        force = [0] * 15
        if board.troops:
            each = troop + plus[upgrades[TROOP_SLOT]]
            for region in board.troops:
                force[region] += each
        if board.golems:
            each = golem + plus[upgrades[GOLEM_SLOT]]
            for region in board.golems:
                force[region] += each
        if board.fortifications:
            each = fort + plus[upgrades[FORTIFICATION_SLOT]]
            for region in board.fortifications:
                force[region] += each
        if board.at >= 0:
            force[board.at] += (self.wounded if board.wounded else champion) + plus[upgrades[CHAMPION_SLOT]]
        return force

    def _event_values(self, state: MystheaState) -> list[float]:
        """Glory that one region of each type will bring when this Era's events are resolved."""
        path, values = state.path, self.path
        if state.phase == 3:
            # Only what has not been resolved yet still pays.
            left = {step.space for step in state.agenda if type(step) is steps.ResolveEvent}
            placed = {event: values[space] for space, event in enumerate(path) if space in left}
            return [float(placed.get(terrain, 0)) for terrain in _TERRAINS]
        placed = {event: values[space] for space, event in enumerate(path)}
        if state.next_event:
            placed[state.next_event] = values[len(path)]
        middle = values[len(path) + 1 + len(state.events_deck) // 2] if state.era else 5
        return [float(placed.get(terrain, middle)) for terrain in _TERRAINS]

    def _seat(
        self,
        state: MystheaState,
        seat: int,
        board: PlayerBoard,
        force: list[int],
        owners: list[int],
        margins: list[int],
        values: list[float],
    ) -> list[float]:
        events = control = grip = present = 0.0
        held = [0, 0, 0, 0, 0]
        stood = [0, 0, 0, 0, 0]
        for region in _REGIONS:
            if force[region]:
                present += 1
                terrain = _OF_REGION[region]
                stood[terrain] += 1
                if owners[region] == seat:
                    held[terrain] += 1
                    control += 1
                    events += values[terrain]
                    margin = margins[region]
                    grip += margin if margin < _GRIP else _GRIP
        upgrades = 5 - board.upgrades.count("")
        counts = (*held, control, present, board, upgrades, state)
        energy = board.energy
        points = self.content.points
        best = total = 0.0
        card_points = 0
        worth = self.worth
        for card in board.hand:
            cost = points[card]
            card_points += cost
            if card in self.aims:
                value = value_of(worth[card], counts)
                total += value
                if cost <= energy and value > best:
                    best = value
        near = 0.0
        price = len(board.faced) + 1
        if price <= 6 and board.at >= 0:
            near = min(1.0, board.experience / price) * (1.0 if board.at // 3 == board.token else 0.5)
        return [
            board.glory,
            events,
            control,
            grip,
            *stood,
            energy,
            board.experience,
            len(board.troops),
            len(board.golems),
            len(board.fortifications),
            board.constructed_troops + 2 * board.constructed_golems,
            board.wounded,
            board.charged,
            len(board.hand),
            card_points,
            len(board.discard),
            upgrades,
            len(board.accessories),
            near,
            total,
            best,
            self._attunement(state, board, counts),
            *_TO_COME,
        ]

    def _attunement(self, state: MystheaState, board: PlayerBoard, counts: Counts) -> float:
        """The Glory of the Attunement where the Champion stands, if it can be claimed."""
        if board.attunement or not board.charged or board.at < 0 or not state.era:
            return 0.0
        card = state.attunements[board.at // 3]
        if card not in self.scores or any(other.attunement == card for other in state.boards):
            return 0.0
        glory, per = self.scores[card]
        return glory * COUNT[per](counts)

    # -- what is to come ------------------------------------------------------------------------------------

    def _monsters(self, state: MystheaState, forces: list[list[int]], found: list[list[float]]) -> None:
        """What the Monsters whose cards lie on the path will bring or take if nothing changes."""
        waiting = state.path if state.phase != 3 else _unresolved(state)
        for at, monster in enumerate(state.monsters):
            island = state.lairs[at]
            if island < 0 or (monster not in waiting and monster != state.next_event) or monster in state.face_down:
                continue
            card = self.content.monsters[monster]
            behaviour = card.behaviour if state.options.behaviours else None
            first = island * 3
            totals = [sum(force[first : first + 3]) for force in forces]
            if isinstance(behaviour, IgnoreFortifications):
                for seat, board in enumerate(state.boards):
                    totals[seat] -= 2 * sum(1 for region in board.fortifications if region // 3 == island)
            if sum(totals) >= card.strength:
                ranked = sorted((seat for seat in state.order if totals[seat] > 0), key=lambda seat: -totals[seat])
                for seat, glory in zip(ranked, self.rewards[monster], strict=False):
                    found[seat][_MONSTER] += glory
            else:
                for seat, force in enumerate(forces):
                    here = [strength for strength in force[first : first + 3] if strength]
                    if here:
                        found[seat][_THREAT] += min(here)
            if isinstance(behaviour, PunishAbsent):
                for seat, total in enumerate(totals):
                    if not total:
                        found[seat][_MONSTER] -= behaviour.glory

    def _agenda(self, state: MystheaState, found: list[list[float]]) -> None:
        """What seats are in the middle of: a plan that is half carried out is worth something."""
        for step in reversed(state.agenda):
            weigh = _PENDING.get(type(step))
            if weigh is not None:
                weigh(self, state, step, found)


_AT = {name: at for at, name in enumerate(FEATURES)}
_MONSTER, _THREAT = _AT["monster"], _AT["threat"]
_POINTS, _EFFECT, _STANDARD, _SPECIAL = _AT["points"], _AT["effect"], _AT["standard"], _AT["special"]
_STEPS, _TURN, _ENERGY = _AT["pending"], _AT["turn"], _AT["energy"]


def _unresolved(state: MystheaState) -> list[str]:
    return [state.path[step.space] for step in state.agenda if type(step) is steps.ResolveEvent]


# -- half-done work -----------------------------------------------------------------------------------------

Found = list[list[float]]


def _choose_card(judge: Judge, state: MystheaState, step: steps.ChooseCard, found: Found) -> None:
    """A card is about to be played: its points, and the effect of the best one that can be paid."""
    board = state.boards[step.seat]
    points = judge.content.points
    if not board.hand:
        return
    mine = found[step.seat]
    mine[_POINTS] += max([points[card] for card in board.hand])
    mine[_EFFECT] += max([_usable(judge, state, step.seat, card) for card in board.hand])


def _choose_use(judge: Judge, state: MystheaState, step: steps.ChooseUse, found: Found) -> None:
    mine = found[step.seat]
    if not step.spent:
        mine[_POINTS] += judge.content.points[step.card]
    if not step.used:
        mine[_EFFECT] += _usable(judge, state, step.seat, step.card)


def _usable(judge: Judge, state: MystheaState, seat: int, card: str) -> float:
    """What the effect of a card that is being played would bring now, less its price."""
    board = state.boards[seat]
    content = judge.content
    cost = content.points[card]
    kind = content.type[card]
    upgrade = board.upgrades[4]
    if upgrade and content.waives.get(upgrade) is kind:
        cost = 0
    if cost > board.energy:
        return 0.0
    if kind is CardType.UPGRADE or kind is CardType.ACCESSORY:
        return max(0.0, 2.0 - 0.3 * cost)
    held = [0, 0, 0, 0, 0]
    control = present = 0
    counted = judge.worth[card]
    if len(counted) > 1 or (counted and counted[0][1] is not COUNT[None]):
        forces = [judge._forces(other) for other in state.boards]
        for region in _REGIONS:
            mine = forces[seat][region]
            if mine:
                present += 1
                if all(force[region] <= mine for force in forces):
                    control += 1
                    held[_OF_REGION[region]] += 1
    counts = (*held, control, present, board, 5 - board.upgrades.count(""), state)
    return max(0.0, value_of(counted, counts) - 0.6 * cost)


def _spend_points(judge: Judge, state: MystheaState, step: steps.SpendPoints, found: Found) -> None:
    found[step.seat][_POINTS] += step.points


def _choose_action(judge: Judge, state: MystheaState, step: steps.ChooseAction, found: Found) -> None:
    mine = found[step.seat]
    if not step.standard:
        mine[_STANDARD] += 1
    if not step.special and (state.boards[step.seat].charged or state.boards[step.seat].accessories):
        mine[_SPECIAL] += 1


def _begin_turn(judge: Judge, state: MystheaState, step: steps.BeginTurn, found: Found) -> None:
    found[step.seat][_TURN] += 1


def _one_more(judge: Judge, state: MystheaState, step: Any, found: Found) -> None:
    found[step.seat][_STEPS] += 1


def _perform(judge: Judge, state: MystheaState, step: steps.Perform, found: Found) -> None:
    found[step.seat][_EFFECT] += sum(glory_of(effect) for effect in step.effects)


_PENDING: dict[type, Callable[[Judge, MystheaState, Any, Found], None]] = {
    steps.ChooseCard: _choose_card,
    steps.ChooseUse: _choose_use,
    steps.SpendPoints: _spend_points,
    steps.ChooseAction: _choose_action,
    steps.BeginTurn: _begin_turn,
    steps.Perform: _perform,
    steps.Offer: _perform,
    **dict.fromkeys(
        (
            steps.DeployFortification,
            steps.TravelUnits,
            steps.MarchFrom,
            steps.MarchTo,
            steps.Develop,
            steps.BuyCards,
            steps.DrawCards,
            steps.Meditate,
            steps.TakeBonuses,
            steps.ChooseOption,
            steps.ClaimAttunement,
            steps.FaceEncounter,
            steps.MeetEncounter,
            steps.ChooseApproach,
            steps.PayWithCards,
        ),
        _one_more,
    ),
}
