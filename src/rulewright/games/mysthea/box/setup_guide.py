"""The setup of the box on a real table, step by step with the rules. Rulebook p.4-6."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulewright.core.companion import Drawn, SetupStep

from ..abilities import EraEnergy
from ..art.facts import ROMAN
from ..model.geography import ISLANDS, TERRAIN, island_of
from ..model.state import MystheaState
from ..model.vocabulary import Colour

if TYPE_CHECKING:
    from ..game import Mysthea
    from ..table.texts import MystheaTexts

_AGREED = ("attunements", "abilities", "behaviours", "expert", "premonition")
"""The options that the rulebook knows."""


def setup_guide(
    game: Mysthea, players: int, options: dict[str, Any], state: MystheaState, texts: MystheaTexts
) -> list[SetupStep]:
    """Every step of the rulebook's setup in its order; the expert draft follows the Artefacts (MYS-505)."""
    return list(Guide(game, players, options, state, texts).steps())


class Guide:
    """The steps for one table; each method is a step."""

    def __init__(
        self, game: Mysthea, players: int, options: dict[str, Any], state: MystheaState, texts: MystheaTexts
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.state = state
        self.texts = texts
        self.say = texts.say
        self.content = game.content

    def steps(self) -> Iterator[SetupStep]:
        yield self.agree()
        yield self.islands()
        if self.players == 2:
            yield self.mirages()
        yield self.monsters()
        yield self.simple("guide-events", ("shuffle", "place"), ("MYS-038",))
        yield self.encounters()
        yield self.attunements()
        yield self.decks()
        if not self.options["expert"]:
            yield self.hands()
            yield self.champions()
        yield self.boards()
        yield self.artefacts()
        if self.options["expert"]:
            yield self.draft()
        yield self.placement()
        if self.players == 2:
            yield self.simple("guide-clear", ("clear",), ("MYS-500", "MYS-503"))
        yield self.start()

    def lines(self, message: str, parts: tuple[str, ...], **values: Any) -> tuple[str, ...]:
        return tuple(self.say(f"{message}.{part}", **values) for part in parts)

    def simple(self, message: str, parts: tuple[str, ...], rules: tuple[str, ...], **values: Any) -> SetupStep:
        return SetupStep(self.say(message), self.lines(message, parts, **values), rules)

    # -- what everybody shares ------------------------------------------------------------------------------

    def agree(self) -> SetupStep:
        by_name = {option.name: option for option in self.game.options}
        told = []
        for name in _AGREED:
            option = by_name[name]
            title, value = self.texts.option(option)[0], self.texts.value(option, self.options[name])
            told.append(self.say("guide-option", title=title, value=value))
        rules = ("MYS-064", "MYS-065", "MYS-067", "MYS-068", "MYS-069", "MYS-070")
        return SetupStep(self.say("guide-options"), (*told, self.say("guide-options.combine")), rules)

    def islands(self) -> SetupStep:
        drawn = tuple(
            Drawn(
                self.say("guide-space", number=place + 1), self.texts.name("island", ISLANDS[island]), ISLANDS[island]
            )
            for place, island in enumerate(self.state.ring)
        )
        return SetupStep(self.say("guide-islands"), self.lines("guide-islands", ("ring",)), ("MYS-034",), drawn)

    def mirages(self) -> SetupStep:
        drawn = tuple(
            Drawn(
                self.texts.name("island", ISLANDS[island_of(region)]),
                self.texts.name("terrain", TERRAIN[region]),
                ISLANDS[island_of(region)],
            )
            for region in sorted(self.state.mirages, key=lambda region: self.state.ring.index(island_of(region)))
        )
        told = self.lines("guide-mirages", ("put", "closed"))
        return SetupStep(self.say("guide-mirages"), told, ("MYS-497", "MYS-498", "MYS-499", "MYS-501"), drawn)

    def monsters(self) -> SetupStep:
        drawn = tuple(
            Drawn(self.texts.name("era", str(era)), self.texts.name("monster", monster), monster)
            for era, monster in enumerate(self.state.monsters, 1)
        )
        left = len(self.content.monsters) - len(drawn)
        told = (
            *self.lines("guide-monsters", ("draw", "figures")),
            self.say("guide-monsters.box", n=left),
            *([] if self.options["behaviours"] else [self.say("guide-monsters.plain")]),
        )
        rules = ("MYS-035", "MYS-036", "MYS-037", *(() if self.options["behaviours"] else ("MYS-065", "MYS-066")))
        return SetupStep(self.say("guide-monsters"), told, rules, drawn)

    def encounters(self) -> SetupStep:
        told = [self.say("guide-encounters.shuffle", n=len(self.content.encounters))]
        rules = ["MYS-039"]
        if self.options["premonition"]:
            told.append(self.say("guide-encounters.premonition"))
            rules.append("MYS-069")
        return SetupStep(self.say("guide-encounters"), tuple(told), tuple(rules))

    def attunements(self) -> SetupStep:
        drawn = []
        for island in self.state.ring:
            card = self.content.attunements[self.state.attunements[island]]
            shown = f"{self.texts.name('side', card.side)} · {self.texts.name('attunement', card.id)}"
            drawn.append(Drawn(self.texts.name("island", card.island), shown, card.id))
        told = self.lines("guide-attunements", ("place", "keep"))
        return SetupStep(self.say("guide-attunements"), told, ("MYS-040", "MYS-041", "MYS-067"), tuple(drawn))

    def decks(self) -> SetupStep:
        return self.simple("guide-decks", ("shuffle",), ("MYS-042",), n=len(self.content.era_cards[1]))

    # -- what each player gets ------------------------------------------------------------------------------

    def hands(self) -> SetupStep:
        drawn = tuple(
            Drawn(self.texts.seat(seat), self.texts.name("card", card), card, secret=True)
            for seat, board in enumerate(self.state.boards)
            for card in sorted(board.hand)
        )
        left = len(self.content.era_cards[0]) - len(drawn)
        told = (
            self.say("guide-hands.deal"),
            self.say("guide-hands.box", n=left),
            self.say("guide-hands.secret"),
        )
        return SetupStep(self.say("guide-hands"), told, ("MYS-043", "MYS-044", "MYS-045"), drawn)

    def champions(self) -> SetupStep:
        drawn = tuple(
            Drawn(self.texts.seat(seat), self.texts.name("champion", board.champion), board.champion)
            for seat, board in enumerate(self.state.boards)
        )
        told = [
            self.say("guide-champions.deal"),
            self.say("guide-champions.box", n=len(self.content.champions) - self.players),
        ]
        rules = ["MYS-046"]
        if not self.options["abilities"]:
            told.append(self.say("guide-champions.plain"))
            rules.append("MYS-064")
        return SetupStep(self.say("guide-champions"), tuple(told), tuple(rules), tuple(drawn))

    def boards(self) -> SetupStep:
        board = self.state.boards[0]
        chosen = self.options["choose_colours"]
        drawn = (
            ()
            if chosen
            else tuple(
                Drawn(self.texts.seat(seat), self.texts.name("colour", one.colour))
                for seat, one in enumerate(self.state.boards)
            )
        )
        told = (
            self.say("guide-boards.choose" if chosen else "guide-boards.given"),
            self.say("guide-boards.tokens", glory=board.glory),
            self.say("guide-boards.constructed", troops=board.constructed_troops, golems=board.constructed_golems),
            self.say(
                "guide-boards.supply",
                troops=board.supply_troops,
                golems=board.supply_golems,
                fortifications=board.supply_fortifications,
            ),
            self.say("guide-boards.rings"),
        )
        rules = ("MYS-047", "MYS-048", "MYS-049", "MYS-050", "MYS-051", "MYS-052", "MYS-053", "MYS-054")
        return SetupStep(self.say("guide-boards"), told, rules, drawn)

    def artefacts(self) -> SetupStep:
        boards = self.state.boards
        drawn = tuple(
            Drawn(self.say("guide-artefact", number=ROMAN[boards[seat].artefact]), self.texts.seat(seat))
            for seat in self.state.order
        )
        used = len(Colour) if self.state.rulings.artefact_gaps else self.players
        told = [self.say("guide-artefacts.deal", n=used), self.say("guide-artefacts.order")]
        rules = ["MYS-055", "MYS-056", "MYS-058"]
        if self.players < len(Colour):
            told.append(self.say("guide-artefacts.box"))
            rules.insert(2, "MYS-057")
        return SetupStep(self.say("guide-artefacts"), tuple(told), tuple(rules), drawn)

    def draft(self) -> SetupStep:
        drawn = []
        for card in self.state.draft:
            champion = card in self.content.champions
            kind = self.say("kind-champion") if champion else self.texts.name("type", self.content.type[card])
            drawn.append(Drawn(kind, self.texts.name("champion" if champion else "card", card), card))
        order = self.say.row([self.texts.seat(seat) for seat in self.state.order])
        told = (
            self.say("guide-draft.open"),
            self.say("guide-draft.pick", order=order),
            *self.lines("guide-draft", ("kind", "replace", "box")),
            *([] if self.options["abilities"] else [self.say("guide-champions.plain")]),
        )
        rules = ("MYS-505", "MYS-506", "MYS-507", "MYS-508", "MYS-509", "MYS-510", "MYS-511")
        return SetupStep(self.say("guide-draft"), told, rules, tuple(drawn))

    # -- into the game ----------------------------------------------------------------------------------------

    def placement(self) -> SetupStep:
        drawn = tuple(
            Drawn(self.say("guide-turn", number=number), self.texts.seat(seat))
            for number, seat in enumerate(reversed(self.state.order), 1)
        )
        two = self.players == 2
        parts = ("order", "champion", *(("mirage",) if two else ()), "token", "rest")
        rules = ("MYS-059", *(("MYS-499",) if two else ()), "MYS-060", "MYS-061", "MYS-062")
        return SetupStep(self.say("guide-placement"), self.lines("guide-placement", parts), rules, drawn)

    def start(self) -> SetupStep:
        numbers = self.content.numbers
        monster = self.content.monsters[self.state.monsters[0]]
        told = [
            self.say("guide-start.deck", n=numbers.display),
            self.say("guide-start.monster", monster=monster.id, island=monster.island),
            self.say("guide-start.events"),
        ]
        rules = ["MYS-063", "MYS-089", "MYS-091", "MYS-093", "MYS-095", "MYS-097", "MYS-106", "MYS-107", "MYS-108"]
        for seat, board in enumerate(self.state.boards):
            champion = self.content.champions.get(board.champion)
            if champion is not None and self.options["abilities"] and isinstance(champion.ability, EraEnergy):
                energy = champion.ability.energy
                who = self.texts.seat(seat)
                told.append(self.say("guide-start.ability", who=who, energy=energy, champion=champion.id))
                rules.append(champion.rule)
        told.append(self.say("guide-start.go", who=self.texts.seat(self.state.order[0])))
        told.append(self.say("guide-start.energy"))
        drawn = tuple(
            Drawn(
                f"{self.say('guide-artefact', number=ROMAN[board.artefact])} · {self.texts.seat(seat)}",
                self.say("guide-energy", energy=numbers.artefact_energy[board.artefact - 1]),
            )
            for seat in self.state.order
            for board in [self.state.boards[seat]]
        )
        return SetupStep(self.say("guide-start"), tuple(told), tuple(rules), drawn)
