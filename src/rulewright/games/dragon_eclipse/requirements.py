"""What the Journal asks about: statuses, tokens, Secrets, mystlings, belongings, as data that writes its own words.

A table of conditions holds if all that it names holds. `all` and `any` put several tables together.
"""

from __future__ import annotations

from msgspec import Struct

from rulewright.core.text import Say

from .model.vocabulary import Aid, Element


class Needs(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab", omit_defaults=True):
    """Conditions of an option, of a line, of a Combat's setup (DRE-157, DRE-169, DRE-176, DRE-178, DRE-282)."""

    status: str = ""
    """`knots.2`, or `warm-step` for a status without parts (DRE-163, DRE-164)."""
    no_status: str = ""
    front: str = ""
    """A token in front of the party (DRE-176)."""
    no_front: str = ""
    slot: tuple[str, str] = ("", "")
    """A slot of the open map and the side of the token in it: `["III", "A"]` (DRE-282)."""
    no_slot: tuple[str, str] = ("", "")
    secret: int = 0
    """The party holds this Secret (DRE-178)."""
    no_secret: int = 0
    element: Element | None = None
    """A mystling in the tray has it, main or subtype (DRE-772)."""
    mystling: str = ""
    """This mystling is in the tray (DRE-117)."""
    stays: Element | None = None
    """A mystling in the tray has it and a Light token in its pocket."""
    party: str = ""
    """This mystling is in the Party, in the tray or in camp."""
    wild: str = ""
    """Its Tier card is in the Random Combats (DRE-097)."""
    pair: bool | None = None
    """Whether the Party holds two different main Elements (DRE-105)."""
    open: str = ""
    """This Script of the map is not locked (DRE-283)."""
    symbol: Aid | None = None
    """The party holds Equipment, or an object, with this symbol (DRE-162, DRE-224)."""
    silver: int = 0
    essence: int = 0
    item: int = 0
    equipment: int = 0
    players: int = 0
    all: tuple[Needs, ...] = ()
    any: tuple[Needs, ...] = ()

    def text(self, say: Say) -> str:
        """In words, as a part of a sentence."""
        return say.all([*self._own(say), *[one.text(say) for one in self.all], *self._either(say)])

    def _either(self, say: Say) -> list[str]:
        return [say.either([one.text(say) for one in self.any])] if self.any else []

    def _own(self, say: Say) -> list[str]:
        found: list[str] = []
        for name in ("status", "no_status"):
            if value := getattr(self, name):
                found.append(say(f"needs-{name.replace('_', '-')}", what=status_text(say, value)))
        for name in ("front", "no_front"):
            if value := getattr(self, name):
                found.append(say(f"needs-{name.replace('_', '-')}", token=say(f"laid-{value}")))
        for name in ("slot", "no_slot"):
            slot, token = getattr(self, name)
            if slot:
                found.append(say(f"needs-{name.replace('_', '-')}", slot=slot, token=say(f"laid-{token}")))
        for name in ("secret", "no_secret"):
            if value := getattr(self, name):
                found.append(say(f"needs-{name.replace('_', '-')}", n=value))
        for name in ("element", "stays"):
            if value := getattr(self, name):
                found.append(say(f"needs-{name}", element=str(value)))
        for name in ("mystling", "party", "wild"):
            if value := getattr(self, name):
                found.append(say(f"needs-{name}", mystling=value))
        if self.pair is not None:
            found.append(say("needs-pair", pair=int(self.pair)))
        if self.open:
            found.append(say("needs-open", script=self.open))
        if self.symbol is not None:
            found.append(say("needs-symbol", symbol=say(f"aid-{self.symbol}")))
        for name in ("silver", "essence", "item", "equipment", "players"):
            if value := getattr(self, name):
                found.append(say(f"needs-{name}", n=value))
        return found


class Price(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab", omit_defaults=True):
    """What an option costs; it can be chosen only by who can pay it (DRE-160, DRE-208, DRE-212)."""

    silver: int = 0
    essence: int = 0
    item: int = 0
    equipment: int = 0
    symbol: Aid | None = None
    """One Equipment card with this symbol."""
    all_silver: bool = False
    """All Silver that the party has, at least 1."""

    def text(self, say: Say) -> str:
        found = [say(f"price-{name}", n=n) for name in PAID if (n := getattr(self, name))]
        if self.symbol is not None:
            found.append(say("price-symbol", symbol=say(f"aid-{self.symbol}")))
        if self.all_silver:
            found.append(say("price-all-silver"))
        return say("price", what=say.all(found))


PAID = ("silver", "essence", "item", "equipment")


def status_text(say: Say, status: str) -> str:
    """Knots, part 2"""
    name, _, part = status.partition(".")
    return say("status-part", status=name, part=part) if part else say("status-whole", status=name)


def parts_of(needs: Needs) -> list[Needs]:
    """The conditions and all that are inside them."""
    found = [needs]
    for inner in (*needs.all, *needs.any):
        found.extend(parts_of(inner))
    return found


__all__ = ["Needs", "Price", "parts_of", "status_text"]
