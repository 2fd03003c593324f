"""Every sentence of Dragon Eclipse in the reader's language: prompts, choices, log, refusals, components, options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright.content.sentences import Fields, GameTexts, Printed
from rulewright.content.texts import Language
from rulewright.core.game import Option
from rulewright.core.record import Choice, Reason
from rulewright.core.text import ComponentText

from ..content.components import Content
from ..content.story_texts import ROOM
from ..effects import stats_text
from ..model import choices
from ..model.choices import ENEMY, SUMMON, TERRAIN
from .belonging_texts import PRINTED_BELONGINGS, uses_text
from .component_texts import PRINTED
from .run_texts import PRINTED_RUN, RUN_MORE, road_clause
from .story_texts import MORE_STORY, READ_STORY, TOLD_STORY, refused_more

if TYPE_CHECKING:
    from ..game import DragonEclipse

LOCALE = Path(__file__).parents[1] / "locale"
WILD, TAMING, QUEST = "wild-", "taming-", "quest-"
"""What the ids of Enemies, Taming cards and quests begin with; the rest is the Mystling."""


class DragonLanguage(Language):
    """The words of Dragon Eclipse; what belongs to a Mystling is named after it."""

    kinds = (
        "mystling", "card", "bonus", "enemy", "taming", "quest", "arena", "map", "summon", "attack", "corruption",
        "booster", "item", "equipment", "aid", "timing", "mystery", "artifact", "trail", "perk", "ground",
        "element", "stat", "condition", "token", "symbol", "pile", "rarity", "result", "tier", "aim", "mark", "word",
        "source", "feature", "power", "setting", "status", "secret", "location", "worldmap", "scenario", "picture",
    )  # fmt: skip
    told = ("status", "secret", "location", "worldmap", "scenario", "picture")
    """What is named in the Journal, whose files are read when they are first needed."""

    @cached_property
    def journal(self) -> Language:
        """The prose of the Journal."""
        return Language(self.code, self._folders[1:], self._packs, ROOM)

    def find_name(self, kind: str, id: str, form: str = "") -> str:
        if kind == "power":
            # Not a thing but an amount of it: `{ POWER($n) }`.
            return self(f"amount-power.{form}" if form else "amount-power", n=int(id))
        if kind in self.told:
            name = f"{kind}-{id.lower()}"
            return self.journal(name) if self.journal.has(name) else id
        if kind == "bonus" and not self.has(f"bonus-{id}"):
            return super().find_name("card", id, form)
        if not self.has(f"{kind}-{id}"):
            for what, start, message in (
                ("enemy", WILD, "enemy-wild"),
                ("taming", TAMING, "taming-of"),
                ("quest", QUEST, "quest-of"),
            ):
                if kind == what and id.startswith(start):
                    return self(message, mystling=id.removeprefix(start))
            if kind == "attack":
                return self("attack-of", symbol=id.partition("-")[0])
        return super().find_name(kind, id, form)


@cache
def read_language(code: str, packs: tuple[Path, ...]) -> DragonLanguage:
    """A language of the game with the `locale` folders of these packs, read once."""
    return DragonLanguage(code, (LOCALE,), packs)


class DragonTexts(GameTexts):
    """The `Texts` of Dragon Eclipse for one language and the names of the players."""

    say: DragonLanguage
    stories = ("caption", "flavour")

    def __init__(self, game: DragonEclipse, language: str = "en", names: Sequence[str] = ()) -> None:
        super().__init__(read_language(language, game.locales), names, game.name, game.content.tables)
        self.content = game.content

    # -- values: what a field of a record looks like in a sentence --------------------------------------------

    def reader(self, field: str) -> Callable[[Any, Any], Any] | None:
        return _READ.get(field)

    def body(self, body: int) -> str:
        """Who that is: a player, the Enemy, a Summon, Terrain."""
        if body >= TERRAIN:
            return self.say("body-terrain", space=body - TERRAIN + 1)
        if body >= SUMMON:
            return self.say("body-summon", space=body - SUMMON + 1)
        return self.say("body-enemy") if body == ENEMY else self.seat(body)

    def do(self, effects: Sequence[Any]) -> str:
        """Effects inside a sentence."""
        if not effects:
            return self.say("road-nothing")
        return road_clause(effects, self.say)

    # -- questions and answers -------------------------------------------------------------------------------

    def begun(self, sentence: str) -> str:
        # Names of bodies are written small inside a sentence, and may begin one.
        return sentence[:1].upper() + sentence[1:]

    def more_asked(self, about: Fields) -> Fields:
        if "effects" in about:
            return {"what": self.do(about["effects"])}
        return {"cards": self._cards(tuple(about["cards"]))} if "cards" in about else {}

    def more_offered(self, choice: Choice, prompt: str, about: Fields) -> Fields:
        more = _MORE.get(type(choice)) or RUN_MORE.get(type(choice))
        return {} if more is None else more(self, choice, about)

    def _slot(self, choice: Any, about: Fields) -> dict[str, Any]:
        slots = about.get("slots", ())
        card = slots[choice.slot - 1] if slots else ""
        return {"card": card or "none", "named": int(bool(card))}

    def _bonus(self, choice: choices.UseBonus, about: Fields) -> dict[str, Any]:
        bonus = self.content.bonuses[choice.bonus]
        return {"power": bonus.power, "what": self.do(bonus.effects)}

    def _accept(self, choice: Choice, about: Fields) -> dict[str, Any]:
        what = self.do(about["effects"]) if "effects" in about else ""
        return {"what": what, "power": about.get("power", 0), "tokens": about.get("tokens", 0), "told": int(bool(what))}

    def _option(self, choice: Any, about: Fields) -> dict[str, Any]:
        options = about.get("options", ())
        if choice.number > len(options):
            return {"what": "", "told": 0, "whose": "", "shared": 0}
        text = self.do(options[choice.number - 1])
        whose = self.body(about["whose"][choice.number - 1]) if "whose" in about else ""
        return {"what": text[:1].upper() + text[1:], "told": 1, "whose": whose, "shared": int(bool(whose))}

    def _space(self, choice: choices.GoTo, about: Fields) -> dict[str, Any]:
        """How far a space is from the opponent, and whether to go there is to stay."""
        far = about["far"][choice.space] if "far" in about else -1
        return {"far": far, "stays": int(about.get("at", -1) == choice.space)}

    def _creature(self, choice: Any, about: Fields) -> dict[str, Any]:
        """Of what Element and Tier a Mystling or Enemy is."""
        enemy = isinstance(choice, choices.PickEnemy)
        nature = self.content.nature_of[choice.enemy] if enemy else self.content.mystlings[choice.mystling]
        return {"element": str(nature.element), "tier": str(nature.tier)}

    def _fill(self, choice: Choice, about: Fields) -> dict[str, Any]:
        """Of which Element the deck gets one card at a time."""
        element = about.get("contested", "")
        return {"element": element or "none", "shared": int(bool(element))}

    def _belonging(self, choice: Any, about: Fields) -> dict[str, Any]:
        """What a card that is carried does."""
        return {"what": uses_text(self, self._thing(choice))}

    def _thing(self, choice: Any) -> Any:
        if hasattr(choice, "item"):
            return self.content.items[choice.item]
        return self.content.equipment[choice.equipment]

    def _start(self, choice: choices.StartOn, about: Fields) -> dict[str, Any]:
        """Of two allies: who begins there, and who on the other space."""
        if not about.get("allies"):
            return {"allies": 0, "first": "", "second": "", "other": ""}
        other = next(one.start for one in choices.START if one.start != choice.start)
        return {"allies": 1, "first": self.seat(0), "second": self.seat(1), "other": other}

    def _token(self, choice: choices.CleanseToken, about: Fields) -> dict[str, Any]:
        return {"condition": str(choice.condition)}

    # -- the log and refusals ----------------------------------------------------------------------------------

    def more_logged(self, kind: str, fields: Fields) -> Fields:
        told = _TOLD.get(kind)
        return {} if told is None else told(fields)

    def event(self, event: dict[str, Any]) -> str:
        """What the party uses together is used by nobody in particular."""
        if event.get("seat") is None and event["type"] in ("item-used", "equipment-used", "artifact-used"):
            values = {name: value for name, value in event.items() if name not in ("type", "rule", "seat")}
            return self.say(f"log-{event['type']}-by-party", **values)
        return super().event(event)

    def reason(self, reason: Reason) -> str:
        more = refused_more(self, reason)
        if more:
            return self.say(reason.message, **more)
        text = super().reason(reason)
        if "suggested" in reason.values:
            text += " " + self.say("why-suggested", card=reason.values["suggested"])
        return text

    # -- components --------------------------------------------------------------------------------------------

    def component(self, id: str, back: bool = False) -> ComponentText:
        """What a component says: put together once, because the cards that lie open are told again and again."""
        key = (self.say, self.content, id, back)
        found = _COMPONENTS.get(key)
        if found is None:
            if len(_COMPONENTS) >= _MOST_COMPONENTS:
                _COMPONENTS.clear()
            found = _COMPONENTS[key] = super().component(id, back)
        return found

    def printed(self) -> list[Printed]:
        return [
            (table, kind, describe) for table, (kind, describe) in (PRINTED | PRINTED_BELONGINGS | PRINTED_RUN).items()
        ]

    def setting(self, option: Option, value: Any) -> str | None:
        if option.name == "start":
            return self.say.name("scenario", str(value))
        for kind, table in _TABLE.items():
            if value in self.content.tables.get(table, {}):
                return self.say.name(kind, str(value))
        return None


_COMPONENTS: dict[tuple[DragonLanguage, Content, str, bool], ComponentText] = {}
_MOST_COMPONENTS = 4000
_TABLE = {
    "mystling": "mystlings",
    "enemy": "enemies",
    "arena": "arenas",
    "map": "maps",
    "trail": "trails",
}

_READ: dict[str, Callable[[DragonTexts, Any], Any]] = {
    "body": DragonTexts.body,
    "by": lambda texts, by: texts.body(by) if by >= 0 else "",
    "target": DragonTexts.body,
    "seat": DragonTexts.seat,
    "space": lambda texts, space: space + 1,
    "cards": DragonTexts._cards,
    "winners": DragonTexts.seats,
    "mysteries": lambda texts, cards: texts.say.all([texts.name("mystery", card) for card in cards]),
    "enemies": lambda texts, cards: texts.say.all([texts.name("enemy", card) for card in cards]),
    "unwritten": lambda texts, cards: texts.say.all([texts.say.name("worldmap", card) for card in cards]),
    "tier": lambda texts, tier: str(tier),
    "seats": DragonTexts.seats,
    "scores": lambda texts, scores: texts.say.row([str(score) for score in scores]),
    "stats": lambda texts, stats: stats_text(texts.say, stats),
    "effects": lambda texts, effects: texts.do(effects),
    "options": lambda texts, options: len(options),
    "slots": lambda texts, slots: len(slots),
    **READ_STORY,
}
"""How the fields of records read, by their names."""

_MORE: dict[type[Choice], Callable[[DragonTexts, Any, Fields], dict[str, Any]]] = {
    choices.Accept: DragonTexts._accept,
    choices.TakeOption: DragonTexts._option,
    choices.ResolveFirst: DragonTexts._option,
    choices.PlayCard: DragonTexts._slot,
    choices.TriggerCard: DragonTexts._slot,
    choices.DiscardSlot: DragonTexts._slot,
    choices.UseBonus: DragonTexts._bonus,
    choices.FillDeck: DragonTexts._fill,
    choices.StartOn: DragonTexts._start,
    choices.CleanseToken: DragonTexts._token,
    choices.GoTo: DragonTexts._space,
    choices.PickMystling: DragonTexts._creature,
    choices.PickEnemy: DragonTexts._creature,
    choices.UseItem: DragonTexts._belonging,
    choices.UseEquipment: DragonTexts._belonging,
    choices.KeepItem: DragonTexts._belonging,
    choices.KeepEquipment: DragonTexts._belonging,
    **MORE_STORY,
}
"""What `more_offered` says, by the kind of choice."""

_TOLD: dict[str, Callable[[Fields], Fields]] = {
    "combat-set": lambda fields: {"against": int(bool(fields["enemy"]))},
    "damage-dealt": lambda fields: {"dealt": int(fields["by"] >= 0)},
    "token-discarded": lambda fields: {"held": int(fields["space"] < 0)},
    **TOLD_STORY,
    "map-completed": lambda fields: {"opened": fields["opened"] or "none"},
}
"""What `more_logged` says, by the kind of event."""

__all__ = ["DragonLanguage", "DragonTexts", "read_language"]
