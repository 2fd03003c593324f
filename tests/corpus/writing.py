"""Writes what this version adds to the corpus: for every game and mode saves from the midst of a game, and a replay.

python -m tests.corpus.writing             writes the files of this version anew (`make corpus`)
python -m tests.corpus.writing mysthea     only those of a game
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import rulewright
from rulewright.bots import Seen, make
from rulewright.core.game import Game
from rulewright.core.record import State
from rulewright.core.replay import Setup, write
from rulewright.core.session import Session

FOLDER = Path(__file__).parent
RELEASE = ".".join(rulewright.__version__.split(".")[:2])
SEED = 11


def in_combat(state: State) -> bool:
    """Whether a Combat of Dragon Eclipse is on the table: what comes after it waits on the agenda."""
    return any(type(step).__name__ == "AfterCombat" for step in state.agenda)


def asks(name: str) -> Callable[[State], bool]:
    """Whether a step of this kind asks something."""
    return lambda state: bool(state.agenda) and type(state.agenda[-1]).__name__ == name


MOMENTS: dict[str, dict[str, Callable[[State], bool]]] = {
    "dragon_eclipse": {"combat": in_combat, "between": lambda state: not in_combat(state)},
    "dragon_eclipse-campaign": {
        "combat": in_combat,
        "choice": asks("ChooseOne"),
        "map": asks("ReadPlace"),
        "test": asks("RunTest"),
        "worldmap": asks("ChooseVisit"),
    },
}
"""Positions of different kinds, by game or by game and mode: one of each kind is saved. Elsewhere one of the middle."""


def moments(game: Game, mode: str) -> dict[str, Callable[[State], bool]]:
    return MOMENTS.get(f"{game.name}-{mode}") or MOMENTS.get(game.name) or {"middle": lambda state: True}


def kinds() -> list[tuple[Game, str, int]]:
    """Every game and mode, with as few and with as many players as possible."""
    games = [rulewright.load(name) for name in rulewright.game_names()]
    return [
        (game, mode.name, players)
        for game in games
        for mode in game.modes
        for players in sorted({mode.seats[0], mode.seats[-1]})
    ]


def files(game: Game, mode: str, players: int) -> dict[str, str]:
    """One game between random bots: its saves and its replay, by file name."""
    session = Session(game, Setup(game.name, players, SEED, mode), engine=rulewright.__version__)
    bots = [make("random", SEED * 100 + seat) for seat in range(players)]
    saved: list[tuple[State, str]] = []
    while not session.state.over:
        state = session.state
        saved.append((state.copy(), game.dump(state)))
        decision = state.decisions[len(saved) % len(state.decisions)]
        seat = decision.seats[len(saved) % len(decision.seats)]
        session.apply(bots[seat].choose(Seen(state, seat), decision), seat)
    name = f"{game.name}-{mode}-{players}"
    found = {f"{name}.jsonl": "\n".join(write(session.replay())) + "\n"}
    for moment, holds in moments(game, mode).items():
        fitting = [text for state, text in saved if holds(state)]
        # The later half of a kind tells more: something has happened already.
        found[f"{name}-{moment}.json"] = fitting[len(fitting) * 2 // 3] + "\n"
    return found


def main(names: list[str]) -> None:
    folder = FOLDER / RELEASE
    folder.mkdir(exist_ok=True)
    for kind in [kind for kind in kinds() if not names or kind[0].name in names]:
        for name, text in files(*kind).items():
            (folder / name).write_text(text, encoding="utf-8")
            print(f"{RELEASE}/{name}")


if __name__ == "__main__":
    main(sys.argv[1:])
