"""Runs of Dragon Eclipse's roguelite in bulk: how far a bot comes, and how fast it fills a Save sheet.

    python benchmarks/runs.py bands --bot planner --games 200          # by map, Starting Perks and Tier of the Mystling
    python benchmarks/runs.py pace --bot planner --profiles 6          # Save sheets from the first Run to the last mark
    python benchmarks/runs.py levels --games 100                       # every level of bots with a new sheet
    python benchmarks/runs.py levels --bots search:sims=20 expert:sims=54 --games 40
    python benchmarks/runs.py lanes --games 100                        # whether longer ways pay
    python benchmarks/runs.py artifacts --games 30                     # how often each Achievement is reached
    python benchmarks/runs.py mystlings --games 20                     # how far every Mystling comes

`--jobs` shares the Runs among processes; the same seeds give the same Runs for any number of them.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from statistics import mean, median, stdev
from typing import Any, NamedTuple

import msgspec

from rulewright.bots import Seen, make
from rulewright.catalog import load
from rulewright.core.record import Decision
from rulewright.games.dragon_eclipse.model.choices import GoSpace, TakeArtifact
from rulewright.games.dragon_eclipse.model.run import SaveSheet
from rulewright.games.dragon_eclipse.rules.roguelite.sheet import TAMING, new_sheet, read_sheet, write_sheet
from rulewright.games.dragon_eclipse.table.planning import ways_from
from rulewright.lab.intervals import wilson

MAPS = ("long-pasture", "drowned-stair", "glass-market", "sunless-pass")
LEVELS = ("random", "greedy", "planner", "search", "expert")
LANES = ("own", "shortest", "longest")
MOST_RUNS = 200


class Task(NamedTuple):
    """One Run to be played."""

    bot: str
    sheet: str
    trail: str
    mystlings: tuple[str, ...]
    """One for each seat; empty ones are chosen by the bot."""
    darkness: bool
    seed: int
    lane: str = "own"
    """Which way is taken at a fork: the bot's own, or that with the fewest or the most fights."""
    locked: str = ""
    """The locked Artifact that is tried; the bot's own choice if it is empty."""
    purse: str = "lost"
    """Whether Silver and Essence that are left are lost after a Run, as in the book, or kept."""


class Result(NamedTuple):
    """What is counted of a Run."""

    ended: str
    bosses: int
    silver: int
    fatigue: float
    """Fatigue cards when the third Boss was met; -1 if it was not."""
    corruptions: tuple[int, ...]
    rounds: tuple[int, ...]
    """Of each Tier fight."""
    bought: int
    sheet: str
    mystlings: tuple[str, ...]
    longer: tuple[int, ...]
    """For each fork whose ways differ in fights: whether the way with more fights was taken."""
    seconds: float


def play(task: Task) -> Result:
    """One Run from its setup to its Resolution."""
    game: Any = load("dragon_eclipse")
    players = len(task.mystlings)
    options: dict[str, Any] = {"sheet": task.sheet, "trail": task.trail}
    for name, mystling in zip(("mystling", "partner"), task.mystlings, strict=False):
        options[name] = mystling or "choose"
    began = time.process_time()
    state = game.new(players, task.seed, options, "roguelite", {"purse": task.purse})
    bots = [make(task.bot, task.seed * 7 + seat) for seat in range(players)]
    before = read_sheet(game.content, task.sheet)
    fatigue, corruptions = -1.0, {}
    longer: list[int] = []
    while not state.over:
        decision = state.decision
        choice = bots[decision.seat].choose(Seen(state, decision.seat), decision)
        if decision.prompt == "prompt-darkness":
            choice = decision.choices[0 if task.darkness else 1]
        if TakeArtifact(task.locked) in decision.choices and decision.prompt == "prompt-locked":
            choice = TakeArtifact(task.locked)
        if isinstance(choice, GoSpace):
            choice = on_lane(state, decision, choice, task.lane, longer)
        state.apply(choice, decision.seat)
        combat, run = state.combat, state.run
        if combat is not None and combat.boss and combat.foe is not None:
            corruptions[run.bosses] = len(combat.foe.corruptions)
            if run.bosses == 2 and fatigue < 0:
                tired = game.content.fatigue
                fatigue = mean([(*one.deck, *one.slots, *one.discard).count(tired) for one in combat.sheets])
    run = state.run
    fights = tuple([bout.rounds for bout in run.bouts if not bout.boss])
    return Result(
        run.ended,
        run.bosses,
        sum([trophy.tier for trophy in run.trophies]),
        fatigue,
        tuple(corruptions.values()),
        fights,
        sum(state.save.perks) - sum(before.perks) + len(state.save.mystlings) - len(before.mystlings),
        write_sheet(state.save),
        tuple([player.party[0].mystling for player in state.players if player.party]),
        tuple(longer),
        time.process_time() - began,
    )


def on_lane(state: Any, decision: Decision, own: GoSpace, lane: str, longer: list[int]) -> GoSpace:
    """The choice of this lane. Of ways with as many fights, the one with more Mysteries."""
    trail = state.game.content.trails[state.run.trail]
    ways = {choice: ways_from(trail, choice.place) for choice in decision.choices if isinstance(choice, GoSpace)}
    if lane == "shortest":
        own = max(ways, key=lambda choice: (-ways[choice].fights.least, ways[choice].mysteries.most))
    elif lane == "longest":
        own = max(ways, key=lambda choice: (ways[choice].fights.most, ways[choice].mysteries.most))
    lengths = [one.fights.most for one in ways.values()]
    if len(set(lengths)) > 1:
        longer.append(int(ways[own].fights.most == max(lengths)))
    return own


Playing = Callable[[Iterable[Task]], list[Result]]


def of_tiers(*tiers: int) -> list[str]:
    content: Any = load("dragon_eclipse").content  # type: ignore[attr-defined]
    return sorted([one.id for one in content.mystlings.values() if one.tier in tiers])


def sheet_with(step: int) -> str:
    """Everybody and every map unlocked, every Starting Perk at this step; no Artifact."""
    content: Any = load("dragon_eclipse").content  # type: ignore[attr-defined]
    if not step:
        return write_sheet(
            msgspec.structs.replace(new_sheet(content), maps=MAPS, mystlings=tuple(sorted(content.mystlings)))
        )
    standard = read_sheet(content, "standard")
    return write_sheet(msgspec.structs.replace(standard, perks=(step,) * 6))


def together(mystlings: Sequence[str], number: int, players: int) -> tuple[str, ...]:
    """Mystlings that may go together, another choice for every number: of different main Elements."""
    content: Any = load("dragon_eclipse").content  # type: ignore[attr-defined]
    found: list[str] = []
    for at in range(len(mystlings)):
        one = mystlings[(number + 7 * at) % len(mystlings)]
        if content.mystlings[one].element not in [content.mystlings[other].element for other in found]:
            found.append(one)
        if len(found) == players:
            break
    return tuple(found)


def share(won: int, of: int) -> str:
    found = wilson(won, of)
    return f"{found.value:.0%} ({found.low:.0%} to {found.high:.0%})"


def print_line(title: str, found: Sequence[Result]) -> None:
    """A line for a group of Runs."""
    n = len(found)
    reached = [sum(one.bosses > boss for one in found) for boss in range(3)]
    tired = [one.fatigue for one in found if one.fatigue >= 0]
    corrupted = [n for one in found for n in one.corruptions]
    rounds = sorted([n for one in found for n in one.rounds])
    late = rounds[int(0.95 * (len(rounds) - 1))] if rounds else 0
    print(
        f"{title:34} n {n:4}  boss 1 {share(reached[0], n)}  boss 2 {share(reached[1], n)}  won {share(reached[2], n)}"
        f"  silver {mean([one.silver for one in found]):.1f}  purchase {sum(one.bought > 0 for one in found) / n:.0%}"
        f"  fatigue {mean(tired) if tired else 0:.1f}  corruptions {mean(corrupted) if corrupted else 0:.2f}"
        f"  rounds 95% {late}  {mean([one.seconds for one in found]):.2f} s",
        flush=True,
    )


def bands(bot: str, games: int, only: str, run: Playing) -> None:
    """Where the design wants bands: maps in order, a wall that perks lower, a ladder for the strongest."""
    rows: list[tuple[str, int, str, list[str], int]] = [
        ("map 1, X=0, Tier I", 0, MAPS[0], of_tiers(1), 1),
        *[(f"map 1, X={step}, Tier I-IV", step, MAPS[0], of_tiers(1, 2, 3, 4), 1) for step in (0, 1, 2, 3)],
        *[(f"map {at}, X=3, Tier II-IV", 3, MAPS[at - 1], of_tiers(2, 3, 4), 1) for at in (1, 2, 3, 4)],
        ("map 4, X=3, Tier V", 3, MAPS[3], of_tiers(5), 1),
        ("map 1, X=2, two players", 2, MAPS[0], of_tiers(1, 2, 3, 4), 2),
    ]
    for title, step, trail, mystlings, players in rows:
        if only not in title:
            continue
        sheet = sheet_with(step)
        pairs = [together(mystlings, seed, players) for seed in range(games)]
        print_line(title, run([Task(bot, sheet, trail, pair, False, 1000 + seed) for seed, pair in enumerate(pairs)]))
    complete = read_sheet(load("dragon_eclipse").content, "complete")  # type: ignore[attr-defined]
    for step in (0, 1, 5, 10):
        if only not in f"map 1, complete, Darkness {step}":
            continue
        sheet = write_sheet(msgspec.structs.replace(complete, darkness=step))
        strong = of_tiers(3, 4, 5)
        tasks = [Task(bot, sheet, MAPS[0], (strong[seed % len(strong)],), True, 2000 + seed) for seed in range(games)]
        print_line(f"map 1, complete, Darkness {step}", run(tasks))


def levels(bots: Sequence[str], games: int, run: Playing) -> None:
    """Every level of bots in its first Run, all choices its own, and how many more Bosses it defeats than the last."""
    before: list[Result] = []
    for bot in bots:
        found = run([Task(bot, "new", "choose", ("",), False, 3000 + seed) for seed in range(games)])
        print_line(bot, found)
        if before:
            more = [one.bosses - other.bosses for one, other in zip(found, before, strict=True)]
            error = 1.96 * stdev(more) / len(more) ** 0.5 if len(more) > 1 else 0.0
            print(f"{'':34} {mean(more):+.2f} Bosses on the same seeds (±{error:.2f})", flush=True)
        before = found


def lanes(bot: str, games: int, only: str, run: Playing) -> None:
    """Whether longer ways pay: the same Runs with every way forced, and with the bot's own choice."""
    for at, trail in enumerate(MAPS, 1):
        for lane in LANES:
            title = f"map {at}, X=3, {lane}"
            if only not in title:
                continue
            mystlings = of_tiers(2, 3, 4)
            tasks = [
                Task(bot, sheet_with(3), trail, (mystlings[seed % len(mystlings)],), False, 4000 + seed, lane)
                for seed in range(games)
            ]
            found = run(tasks)
            print_line(title, found)
            forks = [taken for one in found for taken in one.longer]
            print(f"{'':34} the longer way at {mean(forks):.0%} of {len(forks)} forks", flush=True)


def artifacts(bot: str, games: int, only: str, run: Playing) -> None:
    """How often the Achievement of each Artifact is reached by who tries it from the beginning of a Run."""
    content: Any = load("dragon_eclipse").content  # type: ignore[attr-defined]
    mystlings = of_tiers(1, 2, 3, 4)
    for artifact in content.artifacts:
        for step in (1, 3):
            title = f"{artifact}, X={step}"
            if only not in title:
                continue
            tasks = [
                Task(
                    bot,
                    sheet_with(step),
                    MAPS[0],
                    (mystlings[seed % len(mystlings)],),
                    False,
                    5000 + seed,
                    locked=artifact,
                )
                for seed in range(games)
            ]
            reached = sum(artifact in read_sheet(content, one.sheet).artifacts for one in run(tasks))
            print(f"{title:34} {share(reached, games)}", flush=True)


def mystlings(bot: str, games: int, only: str, run: Playing) -> None:
    """How far every Mystling comes on the first map with every Starting Perk at its second step."""
    for tier in range(1, 6):
        for one in of_tiers(tier):
            title = f"{one}, Tier {tier}"
            if only in title:
                tasks = [Task(bot, sheet_with(2), MAPS[0], (one,), False, 6000 + seed) for seed in range(games)]
                print_line(title, run(tasks))


MILESTONES: dict[str, Callable[[SaveSheet], bool]] = {
    "every perk at X = 1": lambda sheet: min(sheet.perks) >= 1,
    "first win": lambda sheet: bool(sheet.completed),
    "Taming (4 Artifacts)": lambda sheet: len(sheet.artifacts) >= 4,
    "all 18 Starting Perk steps": lambda sheet: min(sheet.perks) >= 3,
    "map 4 completed": lambda sheet: MAPS[3] in sheet.completed,
    "10 Artifacts": lambda sheet: len(sheet.artifacts) >= 10,
    "Darkness 10 marked": lambda sheet: sheet.darkness >= 10,
    "all 30 Mystlings": lambda sheet: len(sheet.mystlings) >= 30,
    "the whole sheet (90 boxes)": lambda sheet: sum(sheet.boxes.values()) >= 90,
}


def marks(sheet: SaveSheet, mystling: str) -> int:
    """What a Run with this Mystling may have added to: its boxes, completed maps, unlocked Mystlings."""
    return sheet.boxes.get(mystling, 0) + len(sheet.completed) + len(sheet.mystlings)


def wish(content: Any, sheet: SaveSheet, number: int, failed: Counter[tuple[str, str]]) -> tuple[str, str]:
    """Map and Mystling of somebody who wants to fill the sheet: a map that is not completed, in turn with the first map
    for a Mystling that lacks boxes and, once Enemies can be tamed, with a map to look for those that are locked. The
    higher its Tier the better, and one that lacks boxes brings more Essence; but two Runs that brought nothing weigh as
    much as a Tier: who does not get on with one Mystling tries another."""

    def best(mystlings: Sequence[str], trail: str) -> str:
        def rank(one: str) -> float:
            return content.mystlings[one].tier + (one in lacking) - failed[trail, one] / 2

        return max(sorted(mystlings), key=rank)

    lacking = [one for one in sheet.mystlings if sheet.boxes.get(one, 0) < 3]
    fresh = [one for one in sheet.maps if one not in sheet.completed]
    hunted = [one for one in sheet.maps if one in sheet.completed]
    if hunted and sheet.artifact_perks >= TAMING and len(sheet.mystlings) < len(content.mystlings) and number % 3 == 0:
        trail = hunted[number // 3 % len(hunted)]
        return trail, best(sheet.mystlings, trail)
    if fresh and (number % 2 or not lacking):
        return fresh[0], best(sheet.mystlings, fresh[0])
    return MAPS[0], best(lacking or sheet.mystlings, MAPS[0])


def profile(given: tuple[str, int, str]) -> dict[str, int]:
    """One person's Save sheet: after which Run each milestone was reached. It says so as it goes: this takes hours."""
    bot, number, purse = given
    content: Any = load("dragon_eclipse").content  # type: ignore[attr-defined]
    sheet = write_sheet(new_sheet(content))
    before = read_sheet(content, sheet)
    failed: Counter[tuple[str, str]] = Counter()
    reached: dict[str, int] = {}
    for at in range(1, MOST_RUNS + 1):
        trail, mystling = wish(content, before, at, failed)
        sheet = play(Task(bot, sheet, trail, (mystling,), False, 10_000 * number + at, purse=purse)).sheet
        read = read_sheet(content, sheet)
        failed[trail, mystling] = 0 if marks(read, mystling) > marks(before, mystling) else failed[trail, mystling] + 1
        before = read
        for name, test in MILESTONES.items():
            if name not in reached and test(read):
                reached[name] = at
                print(f"sheet {number}, Run {at}: {name}", flush=True)
        if len(reached) == len(MILESTONES):
            break
    return reached


def pace(bot: str, profiles: int, jobs: int, purse: str) -> None:
    tasks = [(bot, number, purse) for number in range(1, profiles + 1)]
    with ProcessPoolExecutor(jobs) as pool:
        found = list(pool.map(profile, tasks))
    for name in MILESTONES:
        runs = sorted([one[name] for one in found if name in one])
        middle = f"median {median(runs):.0f}, {runs[0]} to {runs[-1]}" if runs else "never"
        print(f"{name:28} {len(runs)} of {profiles} profiles: {middle}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("study", choices=("bands", "pace", "levels", "lanes", "artifacts", "mystlings"))
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--bots", nargs="+", default=LEVELS, help="for levels: from the weakest to the strongest")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--profiles", type=int, default=6)
    parser.add_argument("--purse", choices=("lost", "kept"), default="lost", help="for pace")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="", help="rows with this in their title")
    given = parser.parse_args()
    if given.study == "pace":
        pace(given.bot, given.profiles, given.jobs, given.purse)
        return
    with ProcessPoolExecutor(given.jobs) as pool:

        def run(tasks: Iterable[Task]) -> list[Result]:
            return list(pool.map(play, list(tasks), chunksize=2))

        if given.study == "bands":
            bands(given.bot, given.games, given.only, run)
        elif given.study == "lanes":
            lanes(given.bot, given.games, given.only, run)
        elif given.study == "artifacts":
            artifacts(given.bot, given.games, given.only, run)
        elif given.study == "mystlings":
            mystlings(given.bot, given.games, given.only, run)
        else:
            levels(given.bots, given.games, run)


if __name__ == "__main__":
    main()
