"""Taming conditions and Combat Quests from what happened; LOSE before TAME before WIN after every step. p.25, p.33."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from rulewright.core.record import Choice, Step
from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.state import DragonState

from .figures import ENEMY, apart, holds, left, mark, opponent, printed
from .raw import Row, table, taming
from .watching import Oracle

FACTS = (
    "enemy-health", "own-health", "enemy-has", "you-have", "has-power", "tokens-near", "held-tokens", "in-range",
    "out-of-range", "on-mark", "opponent-is",
)  # fmt: skip


@dataclass
class Asked:
    """A Taming card or a Combat Quest: what it asks for in order, and how far it is fulfilled."""

    conditions: tuple[Row, ...]
    seats: tuple[int, ...]
    """Whose deeds count: either player's for taming, the own ones for a quest."""
    at: int = 0
    n: int = 0

    @property
    def current(self) -> Row | None:
        return self.conditions[self.at] if self.at < len(self.conditions) else None

    def advance(self, state: DragonState, in_chain: bool = True) -> bool:
        """Mark what is fulfilled; a fact counts as soon as it holds, a deed needs something new. True with the last."""
        while (wanted := self.current) is not None:
            if wanted["is"] in FACTS:
                done = any(holds(state, seat, wanted) for seat in self.seats)
            else:
                done = self.n >= (1 if wanted["is"] == "deal-at-once" else wanted.get("times") or wanted.get("n", 1))
            if not done:
                return False
            self.at, self.n = self.at + 1, 0
            if not in_chain:
                break
        return self.current is None


def quest(state: DragonState, seat: int) -> tuple[Row, ...]:
    """What the Combat Quest of a seat's Mystling asks for; nothing of Story Quests and Exalted forms."""
    if state.run is not None:
        return ()  # AMB-DRE-125
    sheet = state.combat.sheets[seat]
    row = next((row for row in table("quest").values() if row["mystling"] == sheet.mystling), {})
    return (
        () if state.players[seat].party[sheet.active].exalted or row.get("story") else tuple(row.get("conditions", ()))
    )


class Ends(Oracle):
    """Keeps its own count of what is asked for, and says when a Combat is over, and how."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: set[str] = set()
        """The kinds of deeds that have counted."""

    def begins(self) -> None:
        self.luck = Random(self.compared)
        self.fighting = False
        self.taming = Asked((), ())
        self.quests: list[Asked] = []
        self.dealt: set[int] = set()
        """Who has dealt damage to the Enemy in the own turn."""
        self.stopped = False
        """Somebody has conceded, or the rounds of PvP are over: no Health has decided."""

    # -- deeds ------------------------------------------------------------------------------------

    def resolved(self, before: DragonState, step: Step, choice: Choice | None, after: DragonState) -> None:
        ended = any(isinstance(one, events.RoundWon) and one.by_rounds for one in self.events)
        if ended or (isinstance(step, steps.GiveUp) and before.combat.foe is not None):
            self.stopped = True
        if not before.fighting or before.combat.foe is None:
            return
        for event in self.events:
            if isinstance(event, events.TurnBegan) and event.body < ENEMY:
                self.dealt.discard(event.body)
            if isinstance(event, events.DamageDealt) and event.n and 0 <= event.by < ENEMY and event.body == ENEMY:
                self.dealt.add(event.by)
        for asked in (self.taming, *self.quests):
            wanted = asked.current
            if wanted is not None and wanted["is"] not in FACTS:
                found = self.deeds(before, step, after, wanted, asked.seats)
                asked.n += found
                if found:
                    self.seen.add(wanted["is"])

    def deeds(self, before: DragonState, step: Step, after: DragonState, wanted: Row, seats: tuple[int, ...]) -> int:
        """How much of what is asked for this step has brought."""
        kind = wanted["is"]
        if kind == "spend-power":
            return sum(one.n for one in self.events if isinstance(one, events.PowerSpent) and one.seat in seats)
        if kind == "heal-up":
            return sum(one.n for one in self.events if isinstance(one, events.Healed) and one.body in seats)
        if kind == "place-tokens":
            return sum(1 for one in self.events if isinstance(one, events.TokenPlaced) and one.body in seats)
        if kind == "use-special":
            used = [one.bonus for one in self.events if isinstance(one, events.BonusUsed) and one.seat in seats]
            return sum(1 for bonus in used if bonus in special_abilities())
        if kind == "deal-at-once":
            dealt = [one for one in self.events if isinstance(one, events.DamageDealt) and one.body == ENEMY]
            return sum(1 for one in dealt if one.by in seats and one.n >= wanted["n"])
        if kind == "give-condition":
            gained = [one for one in self.events if isinstance(one, events.ConditionGained) and one.body == ENEMY]
            right = [one.n for one in gained if one.condition == wanted["condition"]]
            return sum(right) if getattr(step, "body", ENEMY) in seats else 0
        if kind == "interrupt-track":
            taken = [one for one in self.events if isinstance(one, events.TrackInterrupted) and one.body == ENEMY]
            return len(taken) if getattr(step, "body", ENEMY) in seats else 0
        if kind == "resolve-slot":
            return int(isinstance(step, steps.FinishCard) and step.seat in seats and step.slot == wanted["slot"])
        if kind == "survive-special":
            assert before.combat.foe is not None
            return int(isinstance(step, steps.ClearTrack) and before.combat.foe.target in seats)
        if kind == "win-combat":
            return 0
        return self.turn_end(before, step, after, wanted, seats)

    def turn_end(self, before: DragonState, step: Step, after: DragonState, wanted: Row, seats: tuple[int, ...]) -> int:
        if not isinstance(step, (steps.EndTurn, steps.FinishTurn)) or after.combat.turn == before.combat.turn:
            return 0
        seat, kind = step.seat, wanted["is"]
        if seat not in seats:
            return 0
        if kind == "deal-nothing":
            return int(seat not in self.dealt)
        if kind == "end-turn-on-mark":
            return int(mark(after, seat) == wanted["mark"])
        near = apart(after, seat, opponent(after, seat)) <= wanted["range"]
        return int(near == (kind == "end-turn-in-range"))

    # -- facts and ends ---------------------------------------------------------------------------

    def settled(self, state: DragonState) -> None:
        if self.fighting and not self.stopped:
            self.compare(state)
        self.stopped = False
        if state.fighting and not self.fighting:
            self.combat_begins(state)
        self.fighting = state.fighting

    def combat_begins(self, state: DragonState) -> None:
        """Some conditions count as fulfilled already, so that the later ones are met as often as the first."""
        self.dealt.clear()
        self.taming, self.quests = Asked((), ()), []
        for seat, sheet in enumerate(state.combat.sheets):
            self.expect("Health to lose", sheet.health, printed(state, seat, "health"))
        foe = state.combat.foe
        if foe is None:
            return
        seats = tuple(range(len(state.players)))
        self.taming = Asked(taming(foe.enemy) if foe.tameable else (), seats)
        if self.taming.conditions:
            self.taming.at = foe.tamed = self.somewhere(self.taming.conditions)
            foe.fact = self.taming.conditions[foe.tamed]["is"] in FACTS
        for seat, sheet in enumerate(state.combat.sheets):
            self.quests.append(Asked(quest(state, seat), (seat,)))
            if self.quests[seat].conditions:
                self.quests[seat].at = sheet.quest = self.somewhere(self.quests[seat].conditions)
                sheet.quest_fact = self.quests[seat].conditions[sheet.quest]["is"] in FACTS

    def somewhere(self, conditions: tuple[Row, ...]) -> int:
        deeds = [at for at, one in enumerate(conditions) if one["is"] not in FACTS]
        return self.luck.choice(deeds) if deeds and self.luck.random() < 0.7 else 0

    def compare(self, state: DragonState) -> None:
        """What must be so between two steps of a Combat."""
        ended = not state.fighting
        result = self.judge(state)
        if state.combat.foe is None:
            self.expect("winner of the battle", str(state.winner) if ended else "", result)
            return
        self.expect("result", str(state.result) if ended else "", result)
        if not ended and state.combat.foe.tameable:
            self.expect(
                "Taming card", (state.combat.foe.tamed, state.combat.foe.progress), (self.taming.at, self.taming.n)
            )
        for seat, asked in enumerate(self.quests):
            if asked.conditions:
                sheet = state.combat.sheets[seat]
                told = (sheet.quest, 0 if ended else sheet.quest_progress)
                self.expect("Combat Quest", told, (asked.at, 0 if ended else asked.n))

    def judge(self, state: DragonState) -> str:
        """LOSE, TAME or WIN; in PvP the seat that has won; nothing if the Combat goes on."""
        fallen = [seat for seat in range(len(state.players)) if not left(state, seat)]
        if state.combat.foe is None:
            return str(1 - fallen[0]) if fallen else ""
        for asked in self.quests:
            asked.advance(state)
        if fallen:
            return "lose"
        tamed = state.combat.foe.tameable and self.taming.advance(state, state.rulings.tame_in_chain)
        result = "tame" if tamed else "win" if not left(state, ENEMY) else ""
        for asked in self.quests if result else ():
            if asked.current is not None and asked.current["is"] == "win-combat":
                asked.n += 1
                self.seen.add("win-combat")
            asked.advance(state)
        return result


def special_abilities() -> set[str]:
    """The Bonus Actions on Ability cards, Exalted ones included."""
    rows = (*table("mystling").values(), *table("quest").values())
    return {one["id"] for row in rows for one in row.get("abilities", ())}
