"""The setup of the box on a real table, step by step with the rules. Rulebook p.6-7, p.14-17, p.27-28.

What chance has decided in the game that is shown stands beside its step; what is still to be chosen is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulewright.core.companion import Drawn, SetupStep
from rulewright.core.game import Option

from ..model.state import DragonState, fight

if TYPE_CHECKING:
    from ..content.components import Scene
    from ..game import DragonEclipse
    from ..table.texts import DragonTexts


def setup_guide(
    game: DragonEclipse, players: int, options: dict[str, Any], state: DragonState, texts: DragonTexts
) -> list[SetupStep]:
    """Every step of the rulebook's setup in its order, for the mode of the game that is shown."""
    return list(Guide(game, players, options, state, texts).steps())


class Guide:
    """The steps for one table; each method is a step."""

    def __init__(
        self, game: DragonEclipse, players: int, options: dict[str, Any], state: DragonState, texts: DragonTexts
    ) -> None:
        self.game = game
        self.content = game.content
        self.players = players
        self.two = players == 2
        self.options = options
        self.state = state
        self.combat = state.combat
        self.foe = state.combat.foe if state.combat is not None else None
        self.texts = texts
        self.say = texts.say

    def steps(self) -> Iterator[SetupStep]:
        yield self.agree()
        if self.state.mode == "pvp_challenge":
            yield from self.challenge()
        elif self.state.pvp:
            yield from self.battle()
        elif self.state.run is not None:
            yield from self.run()
        else:
            yield from self.hunt()

    def hunt(self) -> Iterator[SetupStep]:
        """A duel or a gauntlet against Enemies."""
        yield self.mystlings()
        yield self.decks()
        yield self.enemy()
        yield self.map(("DRE-325", "DRE-326"))
        yield self.arena(("DRE-297", "DRE-327"))
        yield self.simple("guide-tokens", ("lay",), ("DRE-328", "DRE-036"))
        yield self.wild()
        yield self.enemy_deck()
        if self.options["corruption"] or self.two:
            yield self.corruption()
        yield self.fighters()
        yield self.mulligan(("DRE-346", "DRE-347"))
        if self.two:
            yield self.simple("guide-taunt", ("choose",), ("DRE-844", "DRE-845", "DRE-847"))
        yield self.begin()
        if self.state.mode == "gauntlet":
            yield self.between()

    def run(self) -> Iterator[SetupStep]:
        """A Run of the Roguelite mode (p.30-31)."""
        yield self.simple("guide-run-map", ("choose", "token", "dark"), ("DRE-638", "DRE-651", "DRE-654"))
        yield self.simple(
            "guide-run-decks",
            ("advancement", "beside", "mystery", "bosses"),
            ("DRE-655", "DRE-656", "DRE-657", "DRE-671"),
        )
        yield self.simple("guide-run-artifacts", ("slots",), ("DRE-625", "DRE-658"))
        yield self.simple(
            "guide-run-mystling", ("choose", "tier", "deck", "elements"), ("DRE-659", "DRE-660", "DRE-661")
        )
        yield self.simple("guide-run-perks", ("perks", "locked"), ("DRE-663", "DRE-664"))
        yield self.simple("guide-run-begin", ("arrows", "boss", "camp"), ("DRE-665", "DRE-672", "DRE-677"))

    def battle(self) -> Iterator[SetupStep]:
        """A Quick battle between two players."""
        yield self.chance("guide-first", ("DRE-538",), self.first_name())
        yield self.picks(("DRE-530", "DRE-539", "DRE-536"))
        yield self.piles(("DRE-541", "DRE-542"))
        yield self.shared_decks(("DRE-540", "DRE-543", "DRE-544", "DRE-124"))
        yield self.map(("DRE-545",))
        yield self.arena(("DRE-546", "DRE-533"))
        yield self.simple("guide-sides", ("tokens", "places"), ("DRE-534", "DRE-547"), first=self.first_name())
        yield self.simple("guide-draw", ("shuffle", "slots"), ("DRE-548", "DRE-549", "DRE-341"))
        yield self.mulligan(("DRE-550", "DRE-347"))
        yield self.duel_begins(("DRE-551", "DRE-552", "DRE-532"))

    def challenge(self) -> Iterator[SetupStep]:
        """A Challenge: three Mystlings each, two won rounds."""
        yield self.chance("guide-host", ("DRE-556",), self.host_name())
        yield self.draft()
        yield self.piles(("DRE-559", "DRE-560"))
        yield self.shared_decks(("DRE-561", "DRE-562", "DRE-563", "DRE-124"))
        yield self.chance("guide-first", ("DRE-564",), self.first_name() if self.state.duel else "")
        yield self.map(("DRE-565",))
        yield self.arena(("DRE-565", "DRE-533"))
        yield self.simple(
            "guide-fighter", ("pick", "places"), ("DRE-566", "DRE-567", "DRE-534"), first=self.first_name()
        )
        yield self.simple("guide-draw", ("shuffle", "slots"), ("DRE-568", "DRE-569", "DRE-341"))
        yield self.mulligan(("DRE-570", "DRE-347"))
        yield self.duel_begins(("DRE-571", "DRE-572", "DRE-532"))
        rules = ("DRE-553", "DRE-554", "DRE-555", "DRE-573", "DRE-574", "DRE-575", "DRE-576", "DRE-577")
        yield self.simple("guide-rounds", ("win", "aside", "clear", "next"), rules)

    # -- parts ---------------------------------------------------------------------------------------------

    def lines(self, message: str, parts: tuple[str, ...], **values: Any) -> tuple[str, ...]:
        return tuple(self.say(f"{message}.{part}", **values) for part in parts)

    def simple(self, message: str, parts: tuple[str, ...], rules: tuple[str, ...], **values: Any) -> SetupStep:
        return SetupStep(self.say(message), self.lines(message, parts, **values), rules)

    def first_name(self) -> str:
        """Of a Challenge's first round chance names the first player after the draft (DRE-564)."""
        if self.state.mode == "pvp_challenge" and not self.state.duel:
            return self.say("guide-first.one")
        return self.texts.seat(self.state.first)

    def second_name(self) -> str:
        if self.state.mode == "pvp_challenge" and not self.state.duel:
            return self.say("guide-first.other")
        return self.texts.seat(1 - self.state.first)

    def host(self) -> int:
        """Whom chance has named first of all: in a Challenge the host, in a Quick battle the first player."""
        named: int = next(roll.got for roll in self.state.rolls if roll.stream == "first-player")
        return named

    def host_name(self) -> str:
        return self.texts.seat(self.host())

    def agree(self) -> SetupStep:
        told, rules = [], ["DRE-528" if self.state.pvp else "DRE-292"]
        for option in self.game.options:
            if self.matters(option):
                title, value = self.texts.option(option)[0], self.texts.value(option, self.options[option.name])
                told.append(self.say("guide-option", title=title, value=value))
                rules.append(option.rule)
        return SetupStep(self.say("guide-agree"), tuple(told), tuple(dict.fromkeys(rules)))

    def matters(self, option: Option) -> bool:
        """Whether an option changes anything for this table."""
        if not option.matters(self.state.mode, 2 if self.two else 1) or option.name == "conceding":
            return False
        return option.name != "partner" or self.two or self.state.mode == "gauntlet"

    def party(self) -> tuple[Drawn, ...]:
        """The Mystlings that chance or the options have given."""
        return tuple(
            Drawn(self.texts.seat(seat), self.texts.name("mystling", member.mystling), member.mystling)
            for seat, player in enumerate(self.state.players)
            for member in player.party
        )

    # -- before a Combat with an Enemy ---------------------------------------------------------------------

    def mystlings(self) -> SetupStep:
        chosen = self.party()
        gauntlet = self.state.mode == "gauntlet"
        parts = ["drawn" if chosen else "choose"]
        rules = ["DRE-108", "DRE-302"]
        if self.two:
            parts.append("each")
            rules.extend(("DRE-824", "DRE-825"))
        elif gauntlet:
            parts.append("pair")
            rules.append("DRE-105")
        return SetupStep(
            self.say("guide-mystlings"), self.lines("guide-mystlings", (*parts, "cards")), tuple(rules), chosen
        )

    def decks(self) -> SetupStep:
        numbers = self.content.numbers
        least, most = numbers.specific
        values = {"deck": numbers.deck, "least": least, "most": most, "legendary": numbers.legendary}
        if self.options["deck"] == "ready":
            told = self.lines("guide-decks", ("ready", "fatigue"), **values)
            return SetupStep(self.say("guide-decks"), told, ("DRE-134", "DRE-133"))
        parts = ("build", "specific", "element", "legend", f"cards-{self.options['cards']}", "fatigue")
        rules = ("DRE-119", "DRE-120", "DRE-121", "DRE-124", "DRE-125", "DRE-126", "DRE-127", "DRE-128", "DRE-129")
        told = self.lines("guide-decks", parts, **values)
        return SetupStep(self.say("guide-decks"), told, (*rules, *(("DRE-826",) if self.two else ())))

    def enemy(self) -> SetupStep:
        foe = self.foe
        gauntlet = self.state.mode == "gauntlet"
        parts = [{"draw": "draw", "choose": "choose", "random-combat": "random"}.get(self.options["enemy"], "named")]
        if gauntlet:
            parts.append("tiers")
        drawn: tuple[Drawn, ...] = ()
        if foe is not None:
            tier = self.content.nature_of[foe.enemy].tier
            drawn = (Drawn(self.texts.name("tier", str(tier)), self.texts.name("enemy", foe.enemy), foe.enemy),)
        told = self.lines("guide-enemy", tuple(parts), duels=self.options["duels"], lives=self.options["lives"])
        rules = ("DRE-324", *(("DRE-707",) if self.options["enemy"] == "random-combat" else ()), "DRE-293")
        return SetupStep(self.say("guide-enemy"), told, rules, drawn)

    def map(self, rules: tuple[str, ...]) -> SetupStep:
        combat = self.combat
        parts = ["side-two" if self.two else "side-one", "usual" if combat is None else "taken"]
        if self.state.pvp and combat is None:
            parts[1] = "random"
        drawn: tuple[Drawn, ...] = ()
        if combat is not None:
            drawn = (Drawn(self.say("kind-map"), self.texts.name("map", combat.map), combat.map),)
        told = self.lines("guide-map", tuple(parts))
        return SetupStep(self.say("guide-map"), told, (*rules, "DRE-295", *(("DRE-836",) if self.two else ())), drawn)

    def arena(self, rules: tuple[str, ...]) -> SetupStep:
        combat = self.combat
        parts = ["pvp" if self.state.pvp else "side", "tokens"]
        drawn: tuple[Drawn, ...] = ()
        told = list(self.lines("guide-arena", tuple(parts)))
        if combat is not None and combat.arena:
            drawn = (Drawn(self.say("kind-arena"), self.texts.name("arena", combat.arena), combat.arena),)
            told.extend(self.terrain())
        return SetupStep(self.say("guide-arena"), tuple(told), (*rules, "DRE-300", "DRE-301"), drawn)

    def terrain(self) -> Iterator[str]:
        """Where the tokens of the drawn Arena card lie on the drawn map."""
        record = self.content.arenas[fight(self.state).arena]
        scene: Scene = record.pvp if self.state.pvp and record.pvp is not None else record.combat
        for side, terrain in (("boon", scene.boon), ("bane", scene.bane)):
            if terrain is not None:
                marks = self.say.all([self.say.name("mark", mark, "every") for mark in terrain.at])
                yield self.say("guide-terrain", side=side, marks=marks)

    def wild(self) -> SetupStep:
        foe = self.foe
        parts = ["place", "cards", "marker"]
        rules = ["DRE-329", "DRE-330", "DRE-331", "DRE-332", "DRE-335", "DRE-345"]
        slot = 0
        drawn: list[Drawn] = []
        if foe is not None:
            enemy = self.content.enemies[foe.enemy]
            slot = enemy.slot
            drawn.append(Drawn(self.say("kind-enemy"), self.texts.name("enemy", enemy.id), enemy.id))
            taming = self.content.taming_of.get(enemy.id)
            if taming is not None and foe.tameable:
                drawn.append(Drawn(self.say("kind-taming"), self.texts.name("taming", taming.id), taming.id))
        tameless = foe is not None and foe.enemy not in self.content.taming_of
        parts.append("tameless" if tameless else "taming" if self.options["taming"] else "untamed")
        rules.append("DRE-336" if parts[-1] == "taming" else "DRE-471")
        if self.two:
            parts.append("beside")
            rules.append("DRE-837")
        told = self.lines("guide-wild", tuple(parts), slot=slot)
        return SetupStep(self.say("guide-wild"), told, tuple(rules), tuple(drawn))

    def enemy_deck(self) -> SetupStep:
        foe = self.foe
        parts = ["two" if self.two else "one", "hidden" if self.options["unpredictable"] and not self.two else "open"]
        told = list(self.lines("guide-enemy-deck", tuple(parts)))
        drawn: tuple[Drawn, ...] = ()
        if foe is not None:
            enemy = self.content.enemies[foe.enemy]
            counts = [self.say("deck-count", symbol=str(symbol), n=n) for symbol, n in enemy.deck.items() if n]
            told.insert(0, self.say("guide-enemy-deck.list", cards=self.say.row(counts)))
            if enemy.setup:
                told.append(self.say("guide-enemy-deck.more", what=self.texts.do(enemy.setup)))
            if foe.top:
                drawn = (Drawn(self.say("guide-top"), self.texts.name("attack", foe.top), foe.top),)
        rules = ["DRE-020", "DRE-333", "DRE-334"]
        if self.two:
            rules.extend(("DRE-838", "DRE-839"))
        if self.options["unpredictable"] and not self.two:
            rules.extend(("DRE-524", "DRE-525"))
        return SetupStep(self.say("guide-enemy-deck"), tuple(told), tuple(rules), drawn)

    def corruption(self) -> SetupStep:
        foe = self.foe
        parts, rules = [], ["DRE-714"]
        if self.two:
            parts.append("major")
            rules.extend(("DRE-718", "DRE-719", "DRE-840"))
        if self.options["corruption"]:
            parts.append("random")
            rules.extend(("DRE-522", "DRE-523", "DRE-716"))
        drawn = tuple(
            Drawn(self.say("kind-corruption"), self.texts.name("corruption", card), card)
            for card in (foe.corruptions if foe is not None else ())
        )
        told = self.lines("guide-corruption", tuple(parts))
        return SetupStep(self.say("guide-corruption"), told, tuple(rules), drawn)

    def fighters(self) -> SetupStep:
        """The own Mystling on the map, its deck, its first four cards."""
        parts = ("two" if self.two else "one", "sheet", "deck", "slots", "helps")
        rules = ("DRE-337", "DRE-338", "DRE-339", "DRE-340", "DRE-341", "DRE-342", "DRE-343")
        drawn = tuple(
            Drawn(
                self.say("guide-slot", seat=self.texts.seat(seat), slot=slot + 1), self.texts.name("card", card), card
            )
            for seat, sheet in enumerate(self.combat.sheets if self.combat is not None else ())
            for slot, card in enumerate(sheet.slots)
            if card
        )
        more = ("DRE-841", "DRE-842", "DRE-843") if self.two else ()
        return SetupStep(self.say("guide-fighters"), self.lines("guide-fighters", parts), (*rules, *more), drawn)

    def mulligan(self, rules: tuple[str, ...]) -> SetupStep:
        return self.simple("guide-mulligan", ("once", "aside"), rules)

    def begin(self) -> SetupStep:
        parts = ("two",) if self.two else ("one",)
        rules = ("DRE-344", "DRE-348", "DRE-349", *(("DRE-845", "DRE-849") if self.two else ()))
        return self.simple("guide-begin", (*parts, "end"), rules)

    def between(self) -> SetupStep:
        steel = bool(self.options["steel"])
        values = {"lives": self.options["lives"], "heal": self.content.numbers.steel_heal}
        parts = ("steel" if steel else "heal", "keep", "tame", "lost")
        rules = ("DRE-317", "DRE-485", "DRE-411", "DRE-474", *(("DRE-526", "DRE-527") if steel else ()))
        return self.simple("guide-between", parts, rules, **values)

    # -- before a battle between players -----------------------------------------------------------------------

    def chance(self, message: str, rules: tuple[str, ...], name: str) -> SetupStep:
        """Chance names a player; the game that is shown may not be there yet."""
        drawn = (Drawn(self.say(f"{message}.is"), name),) if name else ()
        return SetupStep(self.say(message), self.lines(message, ("random",)), rules, drawn)

    def picks(self, rules: tuple[str, ...]) -> SetupStep:
        chosen = self.party()
        told = self.lines("guide-picks", ("order", "side"), first=self.first_name())
        return SetupStep(self.say("guide-picks"), told, rules, chosen)

    def draft(self) -> SetupStep:
        values = {"host": self.host_name(), "guest": self.texts.seat(1 - self.host())}
        told = self.lines("guide-draft", ("order", "element", "side"), **values)
        return SetupStep(self.say("guide-draft"), told, ("DRE-557", "DRE-558", "DRE-536"), self.party())

    def piles(self, rules: tuple[str, ...]) -> SetupStep:
        return self.simple("guide-piles", ("neutral", "elemental"), rules)

    def shared_decks(self, rules: tuple[str, ...]) -> SetupStep:
        numbers = self.content.numbers
        values = {"deck": numbers.deck, "first": self.host_name()}
        if self.options["deck"] == "ready":
            told = self.lines("guide-shared", ("ready", "missing"), **values)
            return SetupStep(self.say("guide-shared"), told, ("DRE-134", *rules))
        return self.simple("guide-shared", ("build", "turns", "subtype"), rules, **values)

    def duel_begins(self, rules: tuple[str, ...]) -> SetupStep:
        values = {"first": self.first_name(), "second": self.second_name()}
        return self.simple("guide-duel", ("power", "turn", "win"), rules, **values)
