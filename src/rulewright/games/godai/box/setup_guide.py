"""The setup of the box on a real table, step by step with the rules. Rulebook p.40 to 47."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulewright.core.companion import Drawn, SetupStep

from ..model.state import GodaiState
from ..setup import PILE, RESILIENCE

if TYPE_CHECKING:
    from ..game import Godai
    from ..table.texts import GodaiTexts

JAETHI = 35
"""GOD-338: the cards of Jaethi's deck that are no SIEGE! cards."""
PILES = 5
PLACARDS = 7
"""GOD-014."""


def setup_guide(game: Godai, options: dict[str, Any], state: GodaiState, texts: GodaiTexts) -> list[SetupStep]:
    """Every step of the rulebook's setup, in its order."""
    return list(Guide(game, options, state, texts).steps())


class Guide:
    """The steps for one table."""

    def __init__(self, game: Godai, options: dict[str, Any], state: GodaiState, texts: GodaiTexts) -> None:
        self.game = game
        self.options = options
        self.state = state
        self.texts = texts

    def steps(self) -> Iterator[SetupStep]:
        one = self.options["west"] == self.options["east"]
        pile, waves = PILE[self.options["deck"]], self.options["waves"]
        yield self.agree()
        yield self.heroes()
        empires = {side: self.texts.name_of("empire", self.options[side]) for side in ("west", "east")}
        yield self.step("guide-empires", ("sides", "cities"), "GOD-325 GOD-331", **empires)
        yield self.step("guide-map", ("tiles", "sky", "tokens", "rest"), "GOD-326 GOD-327 GOD-328 GOD-329 GOD-330")
        yield self.aside()
        commissions = "split" if one else "places"
        rule = "GOD-334" if one else "GOD-333"
        yield self.step("guide-decks", (commissions, "open", "shuffle"), f"{rule} GOD-335 GOD-336")
        yield self.step(
            "guide-jaethi",
            ("sieges", "piles", "sixth", "mix", "stack", "top", "leave"),
            "GOD-337 GOD-338 GOD-339 GOD-340 GOD-341 GOD-342 GOD-343 GOD-344",
            pile=pile,
            left=JAETHI - PILES * pile,
            waves=waves,
        )
        yield self.step("guide-resilience", ("note",), "GOD-345", resilience=RESILIENCE * waves)
        cities = "GOD-348 GOD-349 GOD-350 GOD-351"
        yield self.step("guide-start", ("roll", "hex", "gift"), f"GOD-346 GOD-347 {cities}")
        yield self.step("guide-tower", ("place", "without"), "GOD-352 GOD-353 GOD-354")
        dice = "GOD-355 GOD-356 GOD-357 GOD-358 GOD-359 GOD-360 GOD-361"
        yield self.step("guide-dice", ("roll", "surge", "spend"), dice)

    def step(self, message: str, parts: tuple[str, ...], rules: str, **values: Any) -> SetupStep:
        say = self.texts.say
        return SetupStep(
            say(message), tuple([say(f"{message}.{part}", **values) for part in parts]), tuple(rules.split())
        )

    def aside(self) -> SetupStep:
        """GOD-014, GOD-332: what comes into play later, and the seven placards with what is on each."""
        return self.step("guide-aside", ("pieces", "placards"), "GOD-332 GOD-014", n=PLACARDS)

    def agree(self) -> SetupStep:
        """GOD-323: what the players settle before they begin."""
        told = []
        for option in self.game.options:
            title, value = self.texts.option(option)[0], self.texts.value(option, self.options[option.name])
            told.append(self.texts.say("guide-option", title=title, value=value))
        rules = ("GOD-323", *[option.rule for option in self.game.options])
        return SetupStep(self.texts.say("guide-agree"), tuple(told), tuple(dict.fromkeys(rules)))

    def heroes(self) -> SetupStep:
        """GOD-324: with the heroes that the dice have made, if it was left to them."""
        say = self.texts.say
        roll = self.options["heroes"] == "roll"
        drawn = [
            Drawn(self.texts.seat(seat), self.texts.name_of(kind, id), id)
            for seat, hero in enumerate(self.state.heroes)
            for kind, id in (("role", hero.role), ("race", hero.race))
            if roll and id
        ]
        lines = (say("guide-heroes.roll" if roll else "guide-heroes.choose"), say("guide-heroes.take"))
        rules = ("GOD-324", "GOD-072", *(("GOD-073", "GOD-074") if roll else ()))
        return SetupStep(say("guide-heroes"), lines, rules, tuple(drawn))
