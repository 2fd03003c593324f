"""The sentences that all games build in the same way; a game adds what its records say beyond their fields."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

from rulewright.core.errors import ContentError
from rulewright.core.game import Option
from rulewright.core.record import Choice, Decision, Reason, kebab
from rulewright.core.text import ComponentText

from .texts import Language, SharedTexts

Fields: TypeAlias = Mapping[str, Any]
Printed: TypeAlias = tuple[str, str, Callable[[Any, Any, bool], tuple[str, list[str]]]]
"""A table, what its records are called, and how one of them reads: its line and its rules, on its front or its back."""


class GameTexts(SharedTexts):
    """Prompts, choices, the log, refusals, components and options of one game (its `Texts`)."""

    stories: ClassVar[tuple[str, ...]] = ("flavour",)
    """The attributes of a component's message that tell its story."""

    def __init__(self, say: Language, names: Sequence[str], game: str, tables: Mapping[str, Mapping[str, Any]]) -> None:
        super().__init__(say, names)
        self._game = game
        self._tables = tables

    # -- what a game adds -----------------------------------------------------------------------------------

    def more_asked(self, about: Fields) -> Fields:
        """What a question needs beyond what it is about."""
        return {}

    def more_offered(self, choice: Choice, prompt: str, about: Fields) -> Fields:
        """What the label of a choice needs beyond the choice's own fields."""
        return {}

    def more_logged(self, kind: str, fields: Fields) -> Fields:
        """What a line of the log needs beyond the event's own fields."""
        return {}

    def more_refused(self, values: Fields) -> Fields:
        """What a refusal needs beyond its values."""
        return {}

    def printed(self) -> Iterable[Printed]:
        """The tables of components, in the order in which an id is looked for."""
        raise NotImplementedError

    def setting(self, option: Option, value: Any) -> str | None:
        """What a value of an option is called if it has no message of its own."""
        return None

    def begun(self, sentence: str) -> str:
        """How a label or a line of the log begins."""
        return sentence

    # -- questions and answers ------------------------------------------------------------------------------

    def prompt(self, decision: Decision) -> str:
        return self._question(decision.prompt, decision.rule, decision.about)

    def _question(self, prompt: str, rule: str, about: Fields) -> str:
        return self.say(prompt, **{**self._values(about), **self.more_asked(about), "rule": rule})

    def choice(self, choice: Choice, decision: Decision | None = None) -> str:
        about = decision.about if decision is not None else {}
        prompt = decision.prompt if decision is not None else "none"
        values = self._values({field: getattr(choice, field) for field in choice.__struct_fields__})
        values.update(prompt=prompt, **self.more_offered(choice, prompt, about))
        return self.begun(self.say(f"choice-{kebab(type(choice).__name__)}", **values))

    # -- the log and refusals -------------------------------------------------------------------------------

    def event(self, event: dict[str, Any]) -> str:
        kind = event["type"]
        fields = {name: value for name, value in event.items() if name not in ("type", "rule", "seat")}
        values = self._values(fields)
        if event.get("seat") is not None:
            values["who"] = self.seat(event["seat"])
        if kind == "dice-rolled":
            values.update(self._dice(fields))
        values.update(self.more_logged(kind, fields))
        message = f"log-{kind}"
        for name, value in fields.items():
            if name.endswith("_count"):
                # What only the owner sees: the others are told how many.
                message += "-hidden"
                values["count"] = value
        return self.begun(self.say(message, **values))

    def _dice(self, fields: Fields) -> Fields:
        """Thrown dice in a line of the log: every face in order, what was rolled again in brackets, what was added."""
        faces = " ".join(str(die["face"]) if die["counts"] else f"({die['face']})" for die in fields["dice"])
        added = [f"{value:+d} ({self.say.name('modifier', name)})" for name, value in fields["modifiers"]]
        if added:
            faces = self.say("dice-added", faces=faces, modifiers=" ".join(added))
        return {"faces": faces, "purpose": self.say.name("dice", fields["purpose"])}

    def reason(self, reason: Reason) -> str:
        if reason.message in ("why-other-question", "why-not-offered"):
            question = self._question(reason.values["prompt"], reason.rule, reason.values)
            return self.say(reason.message, question=question)
        if reason.message == "why-not-asked":
            seats = reason.values.get("seats", ())
            return self.say("why-not-asked", seats=self.seats(seats), count=len(seats))
        values = self._values(reason.values)
        return self.say(reason.message, **{**values, **self.more_refused(values)})

    # -- components and options -----------------------------------------------------------------------------

    def component(self, id: str, back: bool = False) -> ComponentText:
        for table, kind, describe in self.printed():
            record = self._tables[table].get(id)
            if record is not None:
                line, rules = describe(self, record, back)
                stories = [f"{kind}-{id}.{part}" for part in self.stories]
                return ComponentText(
                    id=id,
                    kind=kind,
                    name=self.say.name(kind, id),
                    line=line,
                    rules=tuple(rules),
                    flavour=" ".join([self.say(story) for story in stories if self.say.has(story)]),
                    source=self.source(getattr(record, "rule", ""), record.source),
                )
        raise ContentError("component-unknown", game=self._game, id=id)

    def option(self, option: Option) -> tuple[str, str]:
        message = f"setting-{option.name.replace('_', '-')}"
        return self.say(message), self.say(f"{message}.help")

    def value(self, option: Option, value: Any) -> str:
        if isinstance(value, bool):
            return self.say("value-yes" if value else "value-no")
        message = f"value-{option.name.replace('_', '-')}-{value}"
        if self.say.has(message):
            return self.say(message)
        found = self.setting(option, value)
        if found is not None:
            return found
        shared = f"value-{value}"
        return self.say(shared) if self.say.has(shared) else self.say("value-other", value=str(value))
