"""What campaigns of bots saw: how Scenarios and Combats ended, what was found, for how much of a map there was time."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from rulewright.core.journal import Cell, Figures, Share, Spread, Told

from ..content.story import FINAL, Journal
from ..instructions import (
    Again,
    Choose,
    Continue,
    Front,
    Go,
    Heal,
    Instructions,
    Lock,
    Option,
    Secret,
    Slot,
    Status,
    Tell,
    Time,
    every_step,
)
from ..model import events as combat_events
from ..model.events import road as road_events
from ..model.events import story as story_events
from ..model.vocabulary import Result

FILLING = (Time, Heal, Tell, Continue, Again)
"""What an option does that only lets time pass."""
TURNS = (150, 179)
GAINS = ("silver", "essence", "items", "equipment")


class Watching:
    """Counts over campaigns."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.read: Counter[str] = Counter()
        self.taken: set[tuple[str, str]] = set()
        self.ends: dict[str, Counter[str]] = defaultdict(Counter)
        """For each Scenario: how often each ending was read, and by an empty name how often it was finished."""
        self.results: dict[str, Counter[str]] = defaultdict(Counter)
        self.gained: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
        self.party: dict[str, list[int]] = defaultdict(list)
        self.spent: dict[int, list[int]] = defaultdict(list)

    def watch(self, told: Told) -> None:
        """One campaign."""
        letter, combat, map, spent = "", "", 0, 0
        endings: set[str] = set()
        party: set[str] = set()
        found: Counter[str] = Counter()
        for event in told.events:
            match event:
                case story_events.ScenarioBegan():
                    letter, found, endings = event.scenario, Counter(), set()
                    fit = self.journal.scenarios[letter].fit
                    party = party or set(fit.party if fit is not None else ())
                case story_events.ScenarioEnded():
                    for name in GAINS:
                        self.gained[letter][name].append(found[name])
                    self.party[letter].append(len(party))
                    self.ends[letter].update([*endings, ""])
                    letter = ""
                case story_events.ScriptRead():
                    self.read[event.script] += 1
                    if is_ending(self.journal, event.script):
                        endings.add(event.script)
                case story_events.OptionTaken():
                    self.taken.add((event.source, event.option))
                case story_events.SilverChanged() | story_events.EssenceChanged():
                    name = "silver" if isinstance(event, story_events.SilverChanged) else "essence"
                    found[name] += max(0, event.n)
                case road_events.ItemGained():
                    found["items"] += 1
                case road_events.EquipmentGained():
                    found["equipment"] += 1
                case combat_events.MystlingJoined():
                    party.add(event.mystling)
                case combat_events.MystlingChosen() if event.rule == "DRE-065":
                    party.add(event.mystling)
                case story_events.StarterChanged():
                    party = party - {event.mystling} | {event.instead}
                case story_events.StoryCombatBegan():
                    combat = event.combat
                case combat_events.CombatEnded():
                    self.results[combat][event.result] += 1
                case story_events.MapOpened():
                    map, spent = event.location, 0
                case story_events.TimePassed():
                    spent += 1
                case story_events.MapClosed():
                    self.spent[map].append(spent)
                case _:
                    pass

    # -- tables -------------------------------------------------------------------------------------------------------

    def tables(self, games: Sequence[Told]) -> list[Figures]:
        for told in games:
            self.watch(told)
        finished = Share(sum(told.over for told in games), len(games))
        decisions = Spread(tuple(told.decisions for told in games))
        rows: list[tuple[str, dict[str, Cell]]] = [("all", {"finished": finished, "decisions": decisions})]
        return [
            Figures("campaigns", f"Campaigns: {len(games)}", rows),
            Figures("endings", f"Endings over {len(games)} campaigns", self._endings()),
            Figures("combats", "Combats", self._combats()),
            Figures("gains", "Gained in each Scenario (in brackets: as planned)", self._gains()),
            Figures("maps", "Time on each map", self._maps()),
            Figures("unread", "Scripts of these chapters that nobody saw", [(one, {}) for one in self._unread()]),
            Figures("untaken", "Options of these chapters that nobody took", [(one, {}) for one in self._untaken()]),
        ]

    def _endings(self) -> list[tuple[str, dict[str, Cell]]]:
        """What the last part of each Scenario told, and in how many of those that were finished."""
        return [
            (script, {"share": Share(self.ends[letter][script], self.ends[letter][""])})
            for letter in sorted(self.ends)
            for script in self.journal.scripts
            if self.journal.letter_of(script) == letter and is_ending(self.journal, script)
        ]

    def _combats(self) -> list[tuple[str, dict[str, Cell]]]:
        """Each Combat of the story, those of a Scenario together, and all."""
        rows: list[tuple[str, dict[str, Cell]]] = []
        letters = sorted({combat.partition("-")[0] for combat in self.results if "-" in combat})
        for letter in letters:
            names = sorted(combat for combat in self.results if combat.startswith(f"{letter}-"))
            rows.extend((name, _results(self.results[name])) for name in names)
            rows.append((f"{letter}, all", _results(sum((self.results[name] for name in names), Counter()))))
        if self.results["random"]:
            rows.append(("random", _results(self.results["random"])))
        total = sum(self.results.values(), Counter())
        return [*rows, ("all", _results(total))] if total else []

    def _gains(self) -> list[tuple[str, dict[str, Cell]]]:
        rows: list[tuple[str, dict[str, Cell]]] = []
        for letter, found in sorted(self.gained.items()):
            plan = self.journal.plans.get(letter)
            planned = plan.gains if plan is not None else {}
            row: dict[str, Cell] = {name: Spread(tuple(found[name]), planned.get(name)) for name in GAINS}
            row["party"] = Spread(tuple(self.party[letter]), plan.party if plan is not None else None)
            rows.append((letter, row))
        return rows

    def _maps(self) -> list[tuple[str, dict[str, Cell]]]:
        rows: list[tuple[str, dict[str, Cell]]] = []
        for map, spent in sorted(self.spent.items()):
            there = offered(self.journal, map)
            share = Spread(tuple(round(100 * steps / max(1, there)) for steps in spent), self._time(map))
            rows.append((f"map {map}", {"offered": there, "spent": Spread(tuple(spent)), "percent": share}))
        return rows

    def _time(self, map: int) -> tuple[int, int] | None:
        """What the plan of its Scenario says about the time on a map."""
        return next((plan.time for plan in self.journal.plans.values() if map in plan.maps), None)

    def _played(self, source: str) -> bool:
        """Whether a Script, or the Scenario of a Test or an event, belongs to a chapter that was played."""
        letters = {self.journal.letter_of(script) for script in self.read}
        if source.startswith("secret "):
            number = int(source.split(" ")[1])
            return not any(
                number in plan.secrets for letter, plan in self.journal.plans.items() if letter not in letters
            )
        script = source.removeprefix("test T-").split(" ")[0]
        return self.journal.letter_of(script) in letters

    def _unread(self) -> list[str]:
        return [script for script in self.journal.scripts if self._played(script) and not self.read[script]]

    def _untaken(self) -> list[str]:
        return [
            f"{source}.{option.id}"
            for source, steps in self.journal.sources()
            if self._played(source)
            for step in every_step(steps)
            if isinstance(step, Choose)
            for option in step.options
            if (source, option.id) not in self.taken
        ]


def is_ending(journal: Journal, script: str) -> bool:
    """Whether a Script is a turn or an ending: between 150 and 179, or the last one before the final Script."""
    one = journal.scripts[script]
    final = f"{one.letter}{FINAL}"
    return TURNS[0] <= one.number <= TURNS[1] or any(
        isinstance(step, Go) and step.to == final for step in every_step(one.steps)
    )


def _results(counts: Counter[str]) -> dict[str, Cell]:
    total = sum(counts.values())
    won, tamed = counts[Result.WIN], counts[Result.TAME]
    return {
        "fought": total,
        "won or tamed": Share(won + tamed, total),
        "tamed": Share(tamed, total),
        "lost": Share(counts[Result.LOSE], total),
    }


# -- what a map offers -----------------------------------------------------------------------------------------------


def offered(journal: Journal, map: int) -> int:
    """The Time steps that it takes to do everything on a map once.

    Options that leave the same memory (a token in the same slot, the same lock) are different ways to do one thing; an
    option that only lets time pass is none.
    """
    things: list[tuple[set[object], int]] = []
    for source in _read_on(journal, map):
        for step in every_step(journal.written[source]):
            for option in step.options if isinstance(step, Choose) else ():
                cost = sum(isinstance(one, Time) for one in option.steps)
                if not cost or all(isinstance(one, FILLING) for one in option.steps):
                    continue
                memory = _memory(journal, option) or {(source, option.id)}
                same = [thing for thing in things if thing[0] & memory]
                things = [thing for thing in things if thing not in same]
                things.append((memory.union(*[one[0] for one in same]), max([cost, *[one[1] for one in same]])))
    return sum(cost for _, cost in things)


def _read_on(journal: Journal, map: int) -> list[str]:
    """The places of a map, and the Scripts that they lead to."""
    waiting = [spot.script for spot in journal.locations[map].places]
    waiting += [script for card in journal.secrets.values() if card.map == map for script in card.scripts]
    found: dict[str, None] = {}
    while waiting:
        script = waiting.pop(0)
        if script in journal.written and script not in found:
            found[script] = None
            waiting.extend(step.to for step in every_step(journal.written[script]) if isinstance(step, Go))
            waiting.extend(_rows(journal, journal.written[script]))
    return list(found)


def _rows(journal: Journal, steps: Instructions) -> list[str]:
    """The rows of the Tests that are made there."""
    uses = [getattr(step, "use", "") for step in every_step(steps)]
    tests = [journal.tests[use] for use in uses if use in journal.tests]
    return [f"test {test.id} {at}" for test in tests for at in range(len(test.rows))]


def _memory(journal: Journal, option: Option) -> set[object]:
    """What an option and the Scripts that it goes to leave behind."""
    steps, seen = list(option.steps), set[str]()
    found: set[object] = set()
    while steps:
        step = steps.pop()
        match step:
            case Slot():
                found.add(("slot", step.slot))
            case Lock():
                found.add(("lock", step.script))
            case Front():
                found.add(("front", step.token))
            case Secret():
                found.add(("secret", step.gain))
            case Status():
                found.add(("status", step.gain))
            case Go() if step.to in journal.scripts and step.to not in seen:
                seen.add(step.to)
                steps.extend(one for one in journal.scripts[step.to].steps if not isinstance(one, Choose))
            case _:
                pass
    return found
