"""The language of Godai: what it has names for, and how amounts and signs are said."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from rulewright.content.texts import Language

LOCALE = Path(str(files("rulewright.games.godai"))) / "locale"


class GodaiLanguage(Language):
    """A language with the names of Godai's things.

    Three functions are no names: `{ AMOUNT($what, $n) }` is an amount of a Resource that is given or taken,
    `{ HELD($what, $n) }` an amount that is there, `{ SIGNED($n) }` a number with sign.
    """

    kinds = (
        "card", "action", "equip", "role", "race", "ability", "item", "aid", "augment", "tracker", "tile", "side",
        "element", "stat", "resource", "condition", "vital", "difficulty", "terrain", "place", "direction", "city",
        "keyword", "siege", "type", "nature", "targeting", "aim", "empire", "movement", "stage", "phase", "defender",
        "defender-stat", "battlefield", "role-type", "who", "per", "victim", "store", "dice", "modifier", "word",
        "source", "feature", "shelf", "result", "wave", "mode", "banner", "amount", "held", "signed",
    )  # fmt: skip

    def find_name(self, kind: str, id: str, form: str = "") -> str:
        if kind == "amount":
            return self(f"amount-{id}", n=int(form))
        if kind == "held":
            return self(f"amount-{id}.held", n=int(form))
        if kind == "signed":
            number = int(id)
            return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
        if kind == "aid":
            return super().find_name(kind, id.removeprefix("aid-"), form)
        if kind == "tracker":
            place = id.removeprefix("tracker-")
            return super().find_name("city" if self.has(f"city-{place}") else "place", place, form)
        if kind == "mode" and "." in id:
            return ", ".join([self._part_of_mode(part) for part in id.split(".")])
        if kind == "ability" and not self.has(f"ability-{id}"):
            # What a Race, an Item, a Treasure or a kept Power Up can do is called after it.
            if self.has(f"card-{id}"):
                return super().find_name("card", id, form)
            owner = id.removesuffix("-racial").removeprefix("use-")
            return super().find_name("race" if id.endswith("-racial") else "item", owner, form)
        return super().find_name(kind, id, form)

    def _part_of_mode(self, id: str) -> str:
        """A Tanuki brews an Item and says what is done with it; some Items name a Condition, one gives an action."""
        kinds = ("item", "condition", "mode")
        return super().find_name(next((kind for kind in kinds if self.has(f"{kind}-{id}")), "mode"), id)


@cache
def read_language(code: str, packs: tuple[Path, ...] = ()) -> GodaiLanguage:
    """A language of the game with the `locale` folders of these packs, read once."""
    return GodaiLanguage(code, (LOCALE,), packs)
