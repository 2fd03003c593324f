"""Train MaskablePPO (sb3-contrib) to beat a bot, and draw how well it did along the way.

    pip install 'rulewright[learn]'
    python examples/learning/train_maskable_ppo.py --opponent random --minutes 20 --out ppo

Writes curve.csv, curve.svg and the learner itself (learner.zip) into the folder. The learner is rewarded for the
outcome and, along the way, for gaining on its opponent; it is judged by games won alone, in games with other seeds.
One core is enough; more threads only slow it down.
"""

from __future__ import annotations

import argparse
import csv
import math
import time
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import rulewright
import rulewright.envs

mpl.use("svg")
COLUMNS = ("steps", "seconds", "games", "wins", "rate", "low", "high")
FIRST_SEED = 2**40
"""Of the games that judge the learner: training draws its seeds from below 2 ** 32."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval of 95 % for a share of wins."""
    z = 1.96
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - reach, middle + reach


def judge(model: Any, id: str, opponent: str, games: int) -> float:
    """Wins of the learner in so many games, each with its own seed, the learner in every seat in turn.

    All games go on side by side, so that the network is asked once for a choice in each of them.
    """
    envs = []
    players = rulewright.envs.gym(id).table.players
    for number in range(games):
        env = rulewright.envs.gym(id, bots=[opponent], seat=number % players, skip_forced=True)
        observation, _ = env.reset(seed=FIRST_SEED + number)
        envs.append((env, observation))
    wins = 0.0
    while envs:
        observations = np.stack([observation for _, observation in envs])
        masks = np.stack([env.action_masks() for env, _ in envs])
        actions, _ = model.predict(observations, action_masks=masks, deterministic=True)
        going = []
        for (env, _), action in zip(envs, actions, strict=True):
            observation, reward, over, _, _ = env.step(action)
            if over:
                wins += float(reward)
            else:
                going.append((env, observation))
        envs = going
    return wins


class Judged(BaseCallback):
    """Judges the learner every so many steps, writes the curve, and stops when the time is up."""

    def __init__(self, settings: argparse.Namespace) -> None:
        super().__init__()
        self.settings = settings
        self.rows: list[dict[str, float]] = []
        self.started = time.monotonic()
        self.next = 0

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self.next:
            self.write()
            self.next = self.num_timesteps + self.settings.every

    def _on_step(self) -> bool:
        return time.monotonic() - self.started < self.settings.minutes * 60

    def write(self) -> None:
        """One more point of the curve."""
        games = self.settings.games
        wins = judge(self.model, self.settings.id, self.settings.opponent, games)
        low, high = wilson(wins, games)
        seconds = round(time.monotonic() - self.started)
        numbers = (self.num_timesteps, seconds, games, wins, wins / games, low, high)
        self.rows.append(dict(zip(COLUMNS, numbers, strict=True)))
        print(f"{self.num_timesteps:>9} steps  {seconds:>5} s  {wins / games:.3f} [{low:.3f}, {high:.3f}]", flush=True)
        with (self.settings.out / "curve.csv").open("w", newline="") as file:
            writer = csv.DictWriter(file, COLUMNS)
            writer.writeheader()
            writer.writerows(self.rows)
        draw(self.rows, self.settings)
        self.model.save(self.settings.out / "learner.zip")


def draw(rows: list[dict[str, float]], settings: argparse.Namespace) -> None:
    """The curve with its intervals, as SVG."""
    from matplotlib import pyplot as plt

    mpl.rcParams["svg.hashsalt"] = "rulewright"
    figure, axes = plt.subplots(figsize=(7, 4))
    steps = [row["steps"] for row in rows]
    axes.fill_between(steps, [row["low"] for row in rows], [row["high"] for row in rows], alpha=0.25, linewidth=0)
    axes.plot(steps, [row["rate"] for row in rows], marker="o", markersize=3)
    axes.axhline(0.5, color="grey", linewidth=0.8, linestyle="--")
    axes.set(xlabel="choices of the learner", ylabel=f"games won against {settings.opponent}", ylim=(0, 1))
    axes.set_title(f"MaskablePPO on {settings.id}, {int(rows[0]['games'])} games a point, 95 % intervals")
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(settings.out / "curve.svg", metadata={"Date": None})
    plt.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description="Train MaskablePPO to beat a bot.")
    known = list(rulewright.envs.ids())
    parser.add_argument("--id", default=known[0], choices=known, help="the environment")
    parser.add_argument("--opponent", default="random", help="the bot in the other seat")
    parser.add_argument("--steps", type=int, default=10_000_000, help="the most choices of the learner")
    parser.add_argument("--minutes", type=float, default=20, help="the longest time")
    parser.add_argument("--every", type=int, default=50_000, help="steps between two points of the curve")
    parser.add_argument("--games", type=int, default=300, help="games for each point")
    parser.add_argument("--tables", type=int, default=8, help="games at once")
    parser.add_argument("--shape", type=float, default=0.02, help="reward for each point gained; 0: outcome only")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("ppo"))
    settings = parser.parse_args()
    settings.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)

    def table() -> Any:
        env = rulewright.envs.gym(settings.id, bots=[settings.opponent], seat=None, reward="zero-sum", skip_forced=True)
        return rulewright.envs.shaped(env, settings.shape) if settings.shape else env

    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([table] * settings.tables),
        learning_rate=3e-4,
        n_steps=512,
        batch_size=512,
        n_epochs=4,
        gamma=0.997,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 128]},
        seed=settings.seed,
        device="cpu",
    )
    judged = Judged(settings)
    model.learn(settings.steps, callback=judged)
    judged.write()


if __name__ == "__main__":
    main()
