"""Plays one game for every mode and number of players, and writes it down: questions, answers, luck, the log.

python -m tests.playthroughs.writing     writes all files anew (`make playthroughs`)
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import rulewright
from rulewright.bots import Seen, make
from rulewright.core.game import Game
from rulewright.core.record import Decision, State
from tests.caravan import CARAVAN

FOLDER = Path(__file__).parent / "games"
NAMES = ("Anna", "Ben", "Cleo", "Dmytro", "Eva")
SEED = 7
SHOWN = 6
"""Choices that are written out; of the others only how many there are."""


def games() -> list[Game]:
    return [*(rulewright.load(name) for name in rulewright.game_names()), CARAVAN]


def kinds() -> list[tuple[Game, str, int]]:
    """Every game, mode and number of players."""
    return [(game, mode.name, players) for game in games() for mode in game.modes for players in mode.seats]


def file_name(game: Game, mode: str, players: int) -> str:
    return f"{game.name}-{mode}-{players}.txt"


def written(game: Game, mode: str, players: int) -> str:
    """One game between random bots, from its setup to its outcome."""
    return "\n".join(_lines(game, mode, players)) + "\n"


def _lines(game: Game, mode: str, players: int) -> Iterator[str]:
    texts = game.texts("en", NAMES[:players])
    state = game.new(players, SEED, mode=mode)
    bots = [make("random", SEED * 100 + seat) for seat in range(players)]
    yield f"{game.name}, {mode}, {players} players, seed {SEED}"
    yield ""
    yield "Setup"
    yield from _luck(state)
    yield from _log(game, state, texts)
    number = 0
    while not state.over:
        decision = state.decisions[number % len(state.decisions)]
        seat = decision.seats[number % len(decision.seats)]
        choice = bots[seat].choose(Seen(state, seat), decision)
        number += 1
        yield ""
        yield f"{number}. {NAMES[seat]} [{decision.rule}] {texts.prompt(decision)}"
        yield from _offered(decision)
        yield f"   > {choice}"
        state.apply(choice, seat)
        yield from _luck(state)
        yield from _log(game, state, texts)
    outcome = state.outcome
    assert outcome is not None
    yield ""
    yield f"Over [{outcome.rule}]: scores {outcome.scores}, ranking {outcome.ranking}, winners {outcome.winners}"


def _offered(decision: Decision) -> Iterator[str]:
    choices = [str(choice) for choice in decision.choices]
    more = f" and {len(choices) - SHOWN} more" if len(choices) > SHOWN else ""
    yield f"   of {len(choices)}: {' | '.join(choices[:SHOWN])}{more}"


def _luck(state: State) -> Iterator[str]:
    if state.rolls:
        yield "   luck: " + ", ".join(f"{roll.stream} {roll.got + 1}/{roll.of}" for roll in state.rolls)


def _log(game: Game, state: State, texts: object) -> Iterator[str]:
    for event in game.log(state.events, None):
        yield f"   {event['rule']}: {texts.event(event)}"  # type: ignore[attr-defined]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = {file_name(*kind) for kind in kinds()}
    for old in FOLDER.glob("*.txt"):
        if old.name not in wanted:
            old.unlink()
    for kind in kinds():
        (FOLDER / file_name(*kind)).write_text(written(*kind), encoding="utf-8")
        print(file_name(*kind))


if __name__ == "__main__":
    main()
