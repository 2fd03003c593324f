"""Whole random games of every mode in the pseudo-language: questions, choices, log, refusals, hints, boards, cards."""

from __future__ import annotations

from random import Random

import rulewright
from rulewright.bots import Seen, advise, make
from rulewright.bots.explanation import tell
from rulewright.catalog import game_names
from rulewright.core.game import Game, Mode
from rulewright.core.record import State
from rulewright.core.text import Texts

from .language import CODE
from .reading import PEOPLE, Findings

BOARDS = 40
"""Every so many choices the whole board is read."""
REFUSALS = 12


def play(game: Game, mode: Mode, players: int, seed: int, found: Findings) -> None:
    """A random game; everything that anybody is told."""
    texts = game.texts(CODE, PEOPLE[:players])
    place, luck, bot = f"{game.name} {mode.name}", Random(seed), make("random", seed)
    state = game.new(players=players, seed=seed, mode=mode.name)
    every = game.action_space()
    count = 0
    while not state.over:
        decision = state.decision
        found.text(f"{place} question", texts.prompt(decision))
        for choice in decision.choices[:20]:
            found.text(f"{place} choice", texts.choice(choice, decision))
        for intent in luck.sample(every, min(REFUSALS, len(every))):
            for reason in game.why_not(state, decision.seat, intent):
                found.text(f"{place} reason", texts.reason(reason))
        if count % BOARDS == 0:
            look(game, state, texts, place, found)
            advice = advise(Seen(state, decision.seat), decision, seed, "greedy")
            for line in tell(advice, decision, texts):
                found.text(f"{place} hint", line, (advice.bot,))
        state.apply(bot.choose(Seen(state, decision.seat), decision), decision.seat)
        for event in game.log(state.events, None):
            found.text(f"{place} log", texts.event(event))
        count += 1
    look(game, state, texts, place, found)
    found.text(f"{place} end", game.table.ending(state.view(None), texts))


def look(game: Game, state: State, texts: Texts, place: str, found: Findings) -> None:
    """The table in words and drawn."""
    view = state.view(0)
    for line in game.table.describe(view, texts, full=True):
        found.text(f"{place} board", line)
    found.page(f"{place} drawing", game.table.draw(view, texts))
    for score in game.table.scores(view, texts):
        for _, name, value in score.numbers:
            found.text(f"{place} score", f"{name} {value}")


def consult(game: Game, found: Findings) -> None:
    """Every component, option and rule."""
    texts, register = game.texts(CODE), game.register()
    for table, rows in game.content.tables.items():
        for id in rows if table not in game.silent_tables else ():
            for line in texts.component(id, back=True).lines():
                found.text(f"{game.name} {id}", line, (id,))
    for exhibit in game.box.exhibits(texts):
        found.page(f"{game.name} picture {exhibit.id}", game.box.picture(exhibit.id, texts, back=True), (exhibit.id,))
    for option in (*game.options, *game.rulings):
        for line in (*texts.option(option), *(texts.value(option, value) for value in option.allowed)):
            found.text(f"{game.name} {option.name}", line)
    for id in (*register.rules, *register.rulings, *register.gaps):
        found.text(id, register.text(id, CODE))


def main() -> None:
    found = Findings()
    for name in game_names():
        game = rulewright.load(name)
        consult(game, found)
        for mode in game.modes:
            for players in (min(mode.seats), max(mode.seats)):
                play(game, mode, min(players, len(PEOPLE)), 7 + players, found)
    found.tell()


if __name__ == "__main__":
    main()
