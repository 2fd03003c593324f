"""Solo duels of Dragon Eclipse in bulk: how often every Enemy is lost to, tamed and defeated, and how long it takes.

    python benchmarks/duels.py                                  # every Enemy with a Taming card, by Tier and one by one
    python benchmarks/duels.py wild-golomo wild-bolb            # only these
    python benchmarks/duels.py --bot planner --games 40
    python benchmarks/duels.py --hard corruption --games 20 --untameable 0

Each Enemy has its usual Arena and map, and each Mystling its ready deck. Half of the time the Mystling is of the
Enemy's Tier, half of the time of the Tier below: that is what a party has when it meets it. `--untameable` duels more
are played without the Taming card, to see how long it takes to win alone. `--jobs` shares the duels among processes;
the same seeds give the same duels for any number of them.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import median
from typing import Any, NamedTuple

from rulewright.bots import Seen, make
from rulewright.catalog import load
from rulewright.games.dragon_eclipse.model.vocabulary import Result
from rulewright.lab.intervals import wilson

DRAWS = 1000
"""How often the duels are drawn again for the interval of a median."""
TIERS = ("I", "II", "III", "IV", "V")


class Duel(NamedTuple):
    """A duel to be played."""

    bot: str
    enemy: str
    mystling: str
    taming: bool
    seed: int
    hard: str
    """A hard mode; empty for none."""


class Fought(NamedTuple):
    """How it came out."""

    result: str
    turns: int
    """Of the player."""
    same: bool
    """Whether the Mystling was of the Enemy's Tier."""


def game() -> Any:
    return load("dragon_eclipse")


def tier_of(enemy: str) -> int:
    content = game().content
    return int(content.mystlings[content.enemies[enemy].mystling].tier)


def play(duel: Duel) -> Fought:
    options = {"enemy": duel.enemy, "mystling": duel.mystling, "taming": duel.taming, "conceding": True}
    if duel.hard:
        options[duel.hard] = True
    state = game().new(1, duel.seed, options, "duel")
    bot = make(duel.bot, duel.seed)
    turns, result = 0, ""
    while not state.over:
        decision = state.decision
        if state.combat is not None:
            turns = state.combat.round
        state.apply(bot.choose(Seen(state, decision.seat), decision), decision.seat)
        ended = [event.result for event in state.events if type(event).__name__ == "CombatEnded"]
        result = ended[-1] if ended else result
    tier = game().content.mystlings[duel.mystling].tier
    return Fought(result, turns, tier == tier_of(duel.enemy))


def duels(bot: str, enemy: str, number: int, taming: bool, seed: int, hard: str) -> list[Duel]:
    """So many duels against an Enemy, every Mystling of its Tier and of the Tier below in turn."""
    tier = tier_of(enemy)
    mystlings = game().content.mystlings.values()
    pools = [sorted([one.id for one in mystlings if one.tier == wanted]) for wanted in (tier, max(1, tier - 1))]
    return [
        Duel(bot, enemy, pools[at % 2][at // 2 % len(pools[at % 2])], taming, seed + at, hard) for at in range(number)
    ]


def share(found: Sequence[Fought], result: Result) -> str:
    part = wilson(sum(one.result == result for one in found), len(found))
    return f"{100 * part.value:.0f} % ({100 * part.low:.0f}–{100 * part.high:.0f})"


def middle(turns: Sequence[int]) -> str:
    """The median, and where it lies in 95 % of as many duels drawn from these."""
    if not turns:
        return "–"
    dice = Random(len(turns))
    drawn = sorted([median(dice.choices(turns, k=len(turns))) for _ in range(DRAWS)])
    low, high = drawn[int(0.025 * DRAWS)], drawn[int(0.975 * DRAWS)]
    return f"{median(turns):g} ({low:g}–{high:g})"


def row(title: str, with_card: Sequence[Fought], without: Sequence[Fought]) -> str:
    tamed = [one.turns for one in with_card if one.result == Result.TAME]
    won = [one.turns for one in without if one.result == Result.WIN]
    cells = [
        title, f"{len(with_card)}", *[share(with_card, one) for one in (Result.LOSE, Result.TAME, Result.WIN)],
        f"{median([one.turns for one in with_card]):g}", middle(tamed), middle(won), f"{len(won)} of {len(without)}",
    ]  # fmt: skip
    return f"| {' | '.join(cells)} |"


def summed(title: str, found: dict[tuple[str, bool], list[Fought]], enemies: Sequence[str]) -> str:
    """A row for these Enemies together."""
    with_card, without = ([one for enemy in enemies for one in found[enemy, taming]] for taming in (True, False))
    return row(title, with_card, without)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("enemies", nargs="*", help="by default all with a Taming card")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--untameable", type=int, default=90)
    parser.add_argument("--hard", choices=("", "corruption", "unpredictable"), default="")
    parser.add_argument("--seed", type=int, default=61_000)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    enemies = given.enemies or sorted(game().content.taming_of, key=lambda enemy: (tier_of(enemy), enemy))
    with ProcessPoolExecutor(given.jobs) as pool:
        found = {
            (enemy, taming): list(
                pool.map(play, duels(given.bot, enemy, number, taming, given.seed, given.hard), chunksize=4)
            )
            for enemy in enemies
            for taming, number in ((True, given.games), (False, given.untameable))
        }
    for tier in range(1, 6):
        of_tier = [enemy for enemy in enemies if tier_of(enemy) == tier]
        if of_tier:
            print(summed(TIERS[tier - 1], found, of_tier))
            for same, title in ((True, "of the same Tier"), (False, "of the Tier below")):
                half = [one for enemy in of_tier for one in found[enemy, True] if one.same == same]
                if half:
                    print(f"  lost with a Mystling {title}: {share(half, Result.LOSE)}")
    print(summed("all", found, enemies))
    for enemy in enemies:
        print(summed(f"{game().texts('en').name('enemy', enemy)} ({TIERS[tier_of(enemy) - 1]})", found, [enemy]))


if __name__ == "__main__":
    main()
