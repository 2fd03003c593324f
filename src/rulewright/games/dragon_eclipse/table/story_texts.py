"""The campaign in words: options of the Journal with their price and their line, Scripts, Tests, refusals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from rulewright.core.record import Choice, Reason

from ..content.story_texts import message_of
from ..instructions import Choose, Option, line
from ..model.choices import story as story_choices

if TYPE_CHECKING:
    from .texts import DragonTexts

Fields: TypeAlias = Mapping[str, Any]


def list_at(texts: DragonTexts, about: Fields) -> Choose | None:
    """The list of options that a question is about."""
    if "source" not in about:
        return None
    found = texts.content.journal.block(about["source"], tuple(about["path"]))[about["at"]]
    return found if isinstance(found, Choose) else None


def prose(texts: DragonTexts, message: str) -> str:
    """A text of the Journal, its paragraphs a blank line apart; what is missing is told by its name."""
    journal = texts.say.journal
    if not journal.has(message):
        return message
    return "\n\n".join([" ".join(part.split()) for part in journal(message).split("\n\n")])


def option_name(texts: DragonTexts, source: str, option: Option) -> str:
    """The label of an option."""
    return prose(texts, f"{message_of(source)}.{option.id}")


def option_line(texts: DragonTexts, source: str, option: Option) -> str:
    """An option as it stands in the Journal: name, requirement and price, and what it does (DRE-157, DRE-158)."""
    say = texts.say
    asked = [option.needs.text(say)] if option.needs is not None else []
    if option.pay is not None:
        asked.append(option.pay.text(say))
    what = line(option.steps, say)
    return say(
        "option-line",
        name=option_name(texts, source, option),
        asked="; ".join(asked),
        conditional=int(bool(asked)),
        what=what,
        told=int(bool(what)),
    )


def _option(texts: DragonTexts, choice: Any, about: Fields) -> dict[str, Any]:
    found = list_at(texts, about)
    if found is None or choice.number > len(found.options):
        return {"what": "", "told": 0}
    return {"what": option_line(texts, about["source"], found.options[choice.number - 1]), "told": 1}


def _row(texts: DragonTexts, choice: Any, about: Fields) -> dict[str, Any]:
    test = about.get("test", "")
    return {
        "what": prose(texts, f"{message_of(f'test {test}')}.row-{choice.row}") if test else "",
        "told": int(bool(test)),
    }


def _advancement(texts: DragonTexts, choice: Any, about: Fields) -> dict[str, Any]:
    return {"what": " ".join(texts.component(choice.card).rules)}


def _object(texts: DragonTexts, choice: Any, about: Fields) -> dict[str, Any]:
    effects = texts.content.journal.secrets[choice.secret].test
    return {"what": texts.say.then([texts.say.clause(effect.text(texts.say)) for effect in effects])}


MORE_STORY: dict[type[Choice], Callable[[DragonTexts, Any, Fields], dict[str, Any]]] = {
    story_choices.PickOption: _option,
    story_choices.Settle: _row,
    story_choices.TakeCard: _advancement,
    story_choices.UseSecret: _object,
}
"""What the labels of the campaign's choices tell beyond their fields."""

READ_STORY: dict[str, Callable[[DragonTexts, Any], Any]] = {
    "location": lambda texts, number: texts.say.name("location", str(number)),
    "secret": lambda texts, number: texts.say.name("secret", str(number)),
    "text": prose,
    "label": prose,
    "token": lambda texts, token: texts.say(f"laid-{token}"),
}
"""How the fields of the campaign's records read."""


TOLD_STORY: dict[str, Callable[[Fields], Fields]] = {
    "silver-changed": lambda fields: {"gained": int(fields["n"] >= 0), "n": abs(fields["n"])},
    "essence-changed": lambda fields: {"gained": int(fields["n"] >= 0), "n": abs(fields["n"])},
    "status-gained": lambda fields: {"parted": int(bool(fields["part"]))},
    "token-laid": lambda fields: {"where": fields["where"], "kind": _where(fields["where"])},
    "test-ended": lambda fields: {"row": fields["row"]},
}
"""What lines of the log tell beyond their fields."""


def _where(where: str) -> str:
    if where == "front":
        return "front"
    return "slot" if set(where) <= set("IVX") else "pocket"


def refused_more(texts: DragonTexts, reason: Reason) -> dict[str, Any] | None:
    """Why an option of the Journal is closed, in the words of its requirement."""
    if reason.message not in ("why-option-needs", "why-option-price"):
        return None
    found = list_at(texts, reason.values)
    assert found is not None
    option = found.options[reason.values["number"] - 1]
    asked = option.needs if reason.message == "why-option-needs" else option.pay
    return {"what": "" if asked is None else asked.text(texts.say)}
