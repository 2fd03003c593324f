"""What a person may look up at the table: rules, components, hints, and why something is not possible."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from rulewright.bots import LEVELS, Seen, advise, adviser_of
from rulewright.bots.explanation import tell
from rulewright.core.game import Game
from rulewright.core.numbers import whole_number
from rulewright.core.record import Choice, Decision, State
from rulewright.core.text import Say, Texts

from .common import plainly, working
from .screen import Screen

_MOST_RULES = 20
_MOST_FOUND = 4
_SPREAD = str.maketrans(dict.fromkeys("-.:()«»“”", " "))


class Library:
    """What can be looked up at the table, in one language. Looking changes nothing."""

    def __init__(self, game: Game, texts: Texts, say: Say, screen: Screen) -> None:
        self.game = game
        self.texts = texts
        self.say = say
        self.screen = screen

    # -- rules ---------------------------------------------------------------------------------------------

    def show_rules(self, words: str, decision: Decision) -> None:
        """Rules that hold these words; without words, the rule of the open question."""
        register = self.game.register()
        language = self.texts.language
        wanted = words or decision.rule
        if wanted.upper() in (*register.rulings, *register.gaps):
            self.screen.tell(f"{wanted.upper()}  {register.text(wanted.upper(), language)}", indent=2)
            return
        found = register.search(wanted, language)
        if not found:
            self.screen.tell(self.say("rules-none", text=plainly(wanted)))
        for rule in found[:_MOST_RULES]:
            page = self.say("page", page=rule.page)
            self.screen.tell(f"{rule.id} ({page})  {rule.text.in_(language)}", indent=2)
        if len(found) > _MOST_RULES:
            self.screen.tell(self.say("rules-more", count=len(found) - _MOST_RULES))

    # -- components ----------------------------------------------------------------------------------------

    @cached_property
    def _components(self) -> dict[str, str]:
        """Every component by its id and by its name, in small letters."""
        tables = self.game.content.tables
        ids = [one for table in tables if table not in self.game.silent_tables for one in tables[table]]
        named = {self.texts.component(one).name.casefold(): one for one in reversed(ids)}
        spelled = {self.game.other_spelling(one): one for one in ids}
        return {**named, **spelled, **{one.casefold(): one for one in ids}}

    def show_card(self, words: str, decision: Decision, state: State) -> None:
        """A component by id, name or number of a choice; without words, those of the choices or of the hand."""
        found = self._find_components(words, decision) if words else self._components_at_hand(decision, state)
        if not found:
            example = next(iter(next(iter(self.game.content.tables.values()))))
            message = self.say("card-none", text=plainly(words), example=example) if words else ""
            self.screen.tell(message or self.say("card-usage", example=example))
        for one in found:
            text = self.texts.component(one)
            self.screen.tell(f"{text.id}  {text.name}", indent=2, bold=True)
            for line in text.lines()[1:] if words else (text.line, *text.rules):
                self.screen.tell(line, indent=4)

    def _find_components(self, words: str, decision: Decision) -> list[str]:
        number = whole_number(words)
        if number is not None:
            return self._named(decision.choices[number - 1 : number] if number else ())
        wanted = " ".join(words.split()).casefold()
        if wanted in self._components:
            return [self._components[wanted]]
        return sorted({one for key, one in self._components.items() if wanted in key})[:_MOST_FOUND]

    def _components_at_hand(self, decision: Decision, state: State) -> list[str]:
        """What the choices name, or else what the question is about and what only this seat can see."""
        secret = _only_in(state.view(decision.seat), state.view(None))
        return self._named(decision.choices) or self._known([*_strings(decision.about), *secret])

    def _named(self, choices: Sequence[Choice]) -> list[str]:
        return self._known([word for choice in choices for word in str(choice).split()[1:]])

    def _known(self, words: Sequence[str]) -> list[str]:
        found = [self._components[word.casefold()] for word in words if word.casefold() in self._components]
        return list(dict.fromkeys(found))

    # -- hints ---------------------------------------------------------------------------------------------

    def hint(self, words: str, decision: Decision, state: State, seed: int) -> None:
        """What a strong bot (or the named one) would do, told to the asker alone, from what the asker can see."""
        bot = words or adviser_of(state.game)
        if bot.partition(":")[0] not in LEVELS:
            self.screen.tell(self.say("hint-usage", bots=", ".join(LEVELS)))
            return
        with working(self.say("hint-wait")):
            advice = advise(Seen(state, decision.seat), decision, seed, bot)
        told, *more = tell(advice, decision, self.texts)
        listed = advice.choice in decision.choices
        name = decision.choices.index(advice.choice) + 1 if listed else str(advice.choice)
        self.screen.tell(f"{name}  {told}", indent=2)
        for sentence in more:
            self.screen.tell(sentence, indent=5)

    # -- why not -------------------------------------------------------------------------------------------

    def why_not(self, words: str, decision: Decision, state: State) -> None:
        """Why can't I do that? Answered with rules and values, to the asker alone."""
        if not words:
            self.screen.tell(self.say("why-usage", example=str(decision.choices[0])))
            return
        number = whole_number(words)
        if number is not None and 1 <= number <= len(decision.choices):
            self.screen.tell(self.say("why-allowed", number=number))
            return
        meant = self._intents(words)
        if not meant:
            close = difflib.get_close_matches(words, self._universe, n=_MOST_FOUND, cutoff=0.5)
            known = self.say("why-unknown", text=plainly(words), close=", ".join(close)) if close else ""
            self.screen.tell(known or self.say("why-none", text=plainly(words)))
            return
        for choice in meant[:_MOST_FOUND]:
            self._explain(choice, decision, state)
        if len(meant) > _MOST_FOUND:
            examples = ", ".join(str(choice) for choice in meant[_MOST_FOUND : 2 * _MOST_FOUND])
            self.screen.tell(self.say("why-more", count=len(meant) - _MOST_FOUND, examples=examples))

    def _explain(self, choice: Choice, decision: Decision, state: State) -> None:
        if choice in decision.choices:
            self.screen.tell(self.say("why-allowed", number=decision.choices.index(choice) + 1))
            return
        self.screen.tell(self.say("why-header", intent=self.texts.choice(choice)))
        for reason in self.game.why_not(state, decision.seat, choice):
            self.screen.tell(f"{self.texts.reason(reason)}  [{reason.rule}]", indent=2)

    @cached_property
    def _universe(self) -> dict[str, Choice]:
        return {str(choice): choice for choice in self.game.action_space()}

    @cached_property
    def _labels(self) -> list[tuple[str, Choice]]:
        """Every choice of the game with all the words by which somebody may mean it."""
        return [
            (f" {text} {self.texts.choice(choice)} ".translate(_SPREAD).casefold() + text.casefold(), choice)
            for text, choice in self._universe.items()
        ]

    def _intents(self, words: str) -> list[Choice]:
        """The choice with this text, or all choices in whose text or label every word begins a word."""
        exact = self._universe.get(" ".join(words.split()))
        if exact is not None:
            return [exact]
        wanted = [f" {word}" for word in words.casefold().split()]
        return [choice for label, choice in self._labels if all(word in label for word in wanted)]


def _only_in(mine: Any, theirs: Any) -> Iterator[str]:
    """The words in my view under keys that the others' view does not have: hands and the like."""
    if isinstance(mine, dict) and isinstance(theirs, dict):
        for key, value in mine.items():
            yield from _only_in(value, theirs[key]) if key in theirs else _strings(value)
    elif isinstance(mine, list) and isinstance(theirs, list):
        for one, other in zip(mine, theirs, strict=False):
            yield from _only_in(one, other)


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _strings(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from _strings(part)
