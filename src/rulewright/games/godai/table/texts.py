"""The texts of Godai: how the fields of its records read, and what its components say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol

from rulewright.content.loader import Tables
from rulewright.content.sentences import Fields, GameTexts, Printed
from rulewright.core.game import Option
from rulewright.core.record import Choice, Decision
from rulewright.core.text import ComponentText

from ..effects import phrase
from ..model.combat import FIRST_ALLY, FIRST_OPPONENT, NOBODY
from ..model.geometry import HEXES, NAMES
from ..model.naming import NAMED, called
from ..model.state import Defender
from ..model.vocabulary import DIFFICULTIES, RESOURCES
from .component_texts import PRINTED
from .language import GodaiLanguage, read_language


class Held(Protocol):
    """Components by table and id."""

    tables: Tables


class Texted(Protocol):
    """What texts need of a game."""

    name: str
    locales: tuple[Path, ...]

    @property
    def content(self) -> Held: ...


class GodaiTexts(GameTexts):
    """The `Texts` of Godai for one language and the names of the players."""

    say: GodaiLanguage

    def __init__(self, game: Texted, language: str = "en", names: Sequence[str] = ()) -> None:
        super().__init__(read_language(language, game.locales), names, game.name, game.content.tables)
        self.tables = game.content.tables
        self._components: dict[tuple[str, bool], ComponentText] = {}

    # -- values: what a field of a record looks like in a sentence ------------------------------------------

    def reader(self, field: str) -> Callable[[Any, Any], Any] | None:
        return _READ.get(field)

    def hex(self, hex: int | str) -> str:
        """A hex as a square of a chess board."""
        if isinstance(hex, str):
            return hex
        return NAMES[hex] if 0 <= hex < HEXES else "–"

    def hexes(self, hexes: Sequence[int | str]) -> str:
        return self.say.all([self.hex(one) for one in hexes])

    def hero(self, number: int) -> str:
        """Whose hero it is; choices and refusals count heroes from 1, and 0 is the group."""
        return self.seat(number - 1) if number else self.say.name("word", "group")

    def defender(self, record: Defender) -> str:
        """What a Defender is called: a City-State by its name, a Tower that was Upgraded as a Fortress."""
        if record.name:
            return self.say.name("city", record.name)
        number = record.id.rpartition("-")[2]
        kind = self.say.name("place", record.kind)
        return f"{kind} {number}" if number.isdigit() else kind

    def stores(self, stores: Sequence[int]) -> str:
        """3 Ore, 1 Lumber …"""
        found = [
            self.say.name("held", resource, str(n)) for resource, n in zip(RESOURCES, stores, strict=True) if n
        ]  # fmt: skip
        return self.say.row(found) if found else self.say("nothing")

    def difficulty(self, difficulty: int | str) -> str:
        return self.say.name("difficulty", DIFFICULTIES[difficulty] if isinstance(difficulty, int) else difficulty)

    def do(self, effects: Sequence[Any]) -> str:
        """Effects in reading order, as sentences."""
        return phrase(effects, self.say)

    def lasts(self, frames: Sequence[Any]) -> str:
        """What lasts, in sentences."""
        return self.say.sentences([frame.text(self.say) for frame in frames])

    def after_colon(self, text: str) -> str:
        """Sentences that follow a label: in some languages they begin like any other, in some small."""
        return text.removesuffix(".") if self.say("after-colon") == "capital" else self.say.clause(text)

    def deeds(self, deeds: Sequence[Any]) -> str:
        """What an opponent does, inside a sentence."""
        return "; ".join([one.text(self.say).removesuffix(".") for one in deeds])

    def begun(self, sentence: str) -> str:
        # Ukrainian terms are written small inside a sentence, and may begin one. The name of a hex stays as it is.
        if sentence[1:2].isdigit():
            return sentence
        return sentence[:1].upper() + sentence[1:]

    def name_of(self, kind: str, id: str) -> str:
        """A name that begins a label."""
        return self.begun(self.say.name(kind, id))

    def prompt(self, decision: Decision) -> str:
        # It may begin with a name that is written small elsewhere.
        return self.begun(super().prompt(decision))

    def more_asked(self, about: Fields) -> Fields:
        found: Fields = {"what": self.do(about["effects"])} if "effects" in about else {}
        return {**found, **self._fortresses(about, about)}

    def more_refused(self, values: Fields) -> Fields:
        return self._fortresses(values, values)

    def _fortresses(self, fields: Fields, about: Fields) -> Fields:
        """GOD-209: a Tower that was Upgraded is called a Fortress."""
        numbers = about.get("fortresses", "")
        named = [(name, fields.get(name)) for name in NAMED] if numbers else []
        return {name: called(id, numbers) for name, id in named if isinstance(id, str)}

    def more_offered(self, choice: Choice, prompt: str, about: Fields) -> Fields:
        fields = choice.__struct_fields__
        to = getattr(choice, "to", None)
        if "target" in fields:
            return {"whom": self.whom(getattr(choice, "target", NOBODY))}
        if "hero" in fields and isinstance(to, int):
            return {"to": self.hero(to)}
        return self._fortresses({name: getattr(choice, name) for name in fields}, about)

    def whom(self, target: int) -> str:
        """Somebody in a combat, by number, behind an arrow: whom an Ability or an Item is used on."""
        if target >= FIRST_OPPONENT:
            return self.say("whom-opponent", n=target - FIRST_OPPONENT + 1)
        if target >= FIRST_ALLY:
            return self.say("whom-ally", n=target - FIRST_ALLY + 1)
        return self.say("whom-nobody") if target < 0 else self.say("whom-hero", name=self.seat(target))

    def more_logged(self, kind: str, fields: Fields) -> Fields:
        """What has changed in a combat, without what has not."""
        if kind not in ("hero-changed", "opponent-changed", "ally-changed"):
            return {}
        changed = [
            f"{self.say.name('vital', vital)} {self.say.name('signed', str(fields[vital]))}"
            for vital in ("health", "energy", "influence", "outlast")
            if fields.get(vital)
        ]
        return {"changes": self.say.row(changed) if changed else self.say("nothing")}

    def event(self, event: dict[str, Any]) -> str:
        if event.get("seat") is None and event["type"] in ("item-gained", "item-lost"):
            return self.say(f"log-{event['type']}-by-group", item=event["item"])
        if event.get("seat") is not None or event["type"] != "dice-rolled":
            return super().event(event)
        # Dice that no hero throws: for an opponent, for the land, for the group. A sum says nothing of several dice.
        alone = sum(die["counts"] for die in event["dice"]) == 1
        total = str(event["result"]) if alone and event["modifiers"] else "none"
        return self.say("log-dice-of-nobody", **self._dice(event), need=event["need"], total=total)

    # -- components -----------------------------------------------------------------------------------------

    def component(self, id: str, back: bool = False) -> ComponentText:
        """What a component says: put together once, because the cards that lie open are told again and again."""
        key = (id, back)
        found = self._components.get(key)
        if found is None:
            found = self._components[key] = super().component(id, back)
        return found

    def printed(self) -> Iterable[Printed]:
        return [(table, kind, describe) for table, (kind, describe) in PRINTED.items() if table in self.tables]

    def setting(self, option: Option, value: Any) -> str | None:
        for kind in ("difficulty", "empire"):
            if self.say.has(f"{kind}-{value}"):
                return self.say.name(kind, str(value))
        return None


_READ: dict[str, Callable[[GodaiTexts, Any], Any]] = {
    "seat": GodaiTexts.seat,
    "hero": GodaiTexts.hero,
    "hex": GodaiTexts.hex,
    "start": GodaiTexts.hex,
    "end": GodaiTexts.hex,
    "hexes": GodaiTexts.hexes,
    "cards": GodaiTexts._cards,
    "seats": GodaiTexts.seats,
    "heroes": GodaiTexts.seats,
    "winners": GodaiTexts.seats,
    "scores": lambda texts, scores: texts.say.row([str(score) for score in scores]),
    "difficulty": GodaiTexts.difficulty,
    "stores": GodaiTexts.stores,
    "effects": lambda texts, effects: texts.do(effects),
    "options": lambda texts, options: len(options),
}
"""How the fields of records read, by their names. Words of vocabularies stay ids: sentences name them by functions."""

__all__ = ["GodaiLanguage", "GodaiTexts", "read_language"]
