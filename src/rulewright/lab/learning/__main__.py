"""`python -m rulewright.lab.learning`: train what a game's expert knows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec

from rulewright.bots.network import FILE, Network, read_networks, write_networks
from rulewright.bots.weights import Weights, weights_of
from rulewright.catalog import load
from rulewright.core.errors import RulewrightError, SetupError
from rulewright.core.game import Mode
from rulewright.core.numbers import whole_number

from .branches import Branch, gather_branches
from .first_impression import train_on_branches
from .games import Plan, Record, gather
from .plot import plot
from .policy import train_policy
from .student import Epoch
from .value import train_value

APART = 1_000_000
"""Between the seeds of one round and those of the next."""


@click.command()
@click.argument("name", metavar="GAME")
@click.option("--mode", help="the mode to learn; the first one if not said")
@click.option(
    "--players", default="2", show_default=True, help="sizes of the tables to learn, in turn, with commas between"
)
@click.option("--options", default="{}", show_default=True, help="options of the game, as JSON")
@click.option("--branches", default=0, show_default=True, help="careless games whose positions are played on, at first")
@click.option(
    "--branch-rounds", default=1, show_default=True, help="rounds of these, each judged by what the ones before taught"
)
@click.option("--games", default=600, show_default=True, help="games in each round")
@click.option("--rounds", default=2, show_default=True, help="rounds of play with what was learned before")
@click.option(
    "--lessons",
    default=120,
    show_default=True,
    help="games at which a searcher is asked, after the rounds; 0 for no policy",
)
@click.option("--asked", default=0.3, show_default=True, help="part of their decisions at which it is asked")
@click.option("--sims", default=60, show_default=True, help="its simulations for one answer")
@click.option("--epochs", default=12, show_default=True, help="passes over its answers")
@click.option("--seed", default=0, show_default=True)
@click.option("--jobs", default=1, show_default=True)
@click.option("--data", type=click.Path(path_type=Path), help="folder that keeps the games, or has them")
@click.option("--curve", type=click.Path(path_type=Path), help="write the training curve here, as JSON")
@click.option("--plot", "picture", type=click.Path(path_type=Path), help="draw the training curve here, as SVG")
@click.option("--out", type=click.Path(path_type=Path), default=Path(FILE), show_default=True)
def main(
    name: str,
    mode: str | None,
    players: str,
    options: str,
    branches: int,
    branch_rounds: int,
    games: int,
    rounds: int,
    lessons: int,
    asked: float,
    sims: int,
    epochs: int,
    seed: int,
    jobs: int,
    data: Path | None,
    curve: Path | None,
    picture: Path | None,
    out: Path,
) -> None:
    """Train what a game's expert knows about tables of one mode; what the file says of other tables stays."""
    try:
        game = load(name)
        chosen = game.mode(mode)
        agreed = msgspec.json.decode(options, type=dict[str, Any])
        seats = read_sizes(chosen, players)
        game.new(seats[0], 0, agreed, chosen.name)
    except msgspec.DecodeError as error:
        raise click.UsageError(f"--options is no JSON object: {error}") from None
    except RulewrightError as error:
        raise click.UsageError(str(error)) from None
    weights = weights_of(game).of(chosen.name)
    epoch_list: list[Epoch] = []
    if branches:
        if chosen.cooperative or min(seats) < 2:
            raise click.UsageError(f"{chosen.name} is not played against each other: leave --branches out")
        plan = Plan(name, chosen.name, seed + rounds * APART, weights, seats, agreed)
        weights, passes = careless_rounds(plan, branch_rounds, branches, jobs)
        epoch_list.extend(passes)
    for number in range(1, rounds + 1):
        plan = Plan(name, chosen.name, seed + number * APART, weights, seats, agreed)
        records = played(plan, games, jobs, data / f"{chosen.name}-{players}-round-{number}" if data else None)
        weights, passes, plain = train_value(records, game, chosen.name, weights)
        epoch_list.extend(
            Epoch(f"value, round {number}", one.number, one.train, one.held_out) for one in (before(plain), *passes)
        )
        click.echo(f"round {number}: error {plain:.3f} before, {passes[-1].held_out:.3f} after")
    sizes = tuple(sorted(set(seats)))
    network = Network(chosen.name, sizes, weights)
    if lessons:
        plan = Plan(name, chosen.name, seed, weights, seats, agreed, asked, sims)
        records = played(plan, lessons, jobs, data / f"{chosen.name}-{players}-lessons" if data else None)
        policy, kinds, passes, plain = train_policy(records, epochs, seed)
        network = Network(chosen.name, sizes, weights, policy, {kind: round(bias, 3) for kind, bias in kinds.items()})
        epoch_list.extend((before(plain, "policy"), *passes))
        least = min(one.held_out for one in passes)
        click.echo(f"policy: surprise {plain:.3f} by the value alone, {least:.3f} with the network")
    known = read_networks(out, game.features) if out.exists() else ()
    others = [one for one in known if one.mode != chosen.name or not set(one.seats) & set(sizes)]
    write_networks([*others, network], game.features, out)
    if curve is not None:
        told = {
            "game": name,
            "mode": chosen.name,
            "players": sizes,
            "games": games,
            "lessons": lessons,
            "epochs": epoch_list,
        }
        curve.write_bytes(msgspec.json.format(msgspec.json.encode(told)))
    if picture is not None:
        told_sizes = ", ".join(map(str, sizes))
        title = f"Training curves of the expert of {name}: {chosen.name}, {told_sizes} players"
        picture.write_text(plot(title, epoch_list), "utf-8")


def careless_rounds(plan: Plan, rounds: int, games: int, jobs: int) -> tuple[Weights, list[Epoch]]:
    """What branches teach, round by round: each is judged by what the ones before taught, and all of them count."""
    game, found, passes = load(plan.game), list[Branch](), list[Epoch]()
    weights = plan.weights
    for number in range(1, rounds + 1):
        now = msgspec.structs.replace(plan, weights=weights, seed=plan.seed + number * APART)
        found.extend(gather_branches(now, games, jobs))
        weights, learned, plain = train_on_branches(found, game, plan.weights)
        told = f"value, branches, round {number}"
        passes.extend((before(plain, told), Epoch(told, 1, learned.train, learned.held_out)))
        click.echo(f"{len(found)} branches: error {plain:.4f} before, {learned.held_out:.4f} after")
    return weights, passes


def read_sizes(mode: Mode, words: str) -> tuple[int, ...]:
    """The sizes of tables to learn, from numbers with commas between."""
    allowed = ", ".join(map(str, mode.seats))
    found = [whole_number(word.strip()) for word in words.split(",")]
    sizes = tuple(size for size in found if size in mode.seats)
    if len(sizes) != len(found):
        raise SetupError("learning-players", players=words, mode=mode.name, allowed=allowed)
    return sizes


def before(plain: float, network: str = "value") -> Epoch:
    """How well the held-out games were foretold before anything was learned."""
    return Epoch(network, 0, plain, plain)


def played(plan: Plan, games: int, jobs: int, kept: Path | None) -> list[Record]:
    """The games of a round: those that are kept already, or new ones."""
    if kept is not None and kept.exists():
        return msgspec.msgpack.decode(kept.read_bytes(), type=list[Record])
    records = gather(plan, games, jobs)
    if kept is not None:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(msgspec.msgpack.encode(records))
    return records


if __name__ == "__main__":
    main()
