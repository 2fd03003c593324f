"""The reference of components for owners of the box: headings, what to filter by, and the rules each one touches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from rulewright.core.companion import Exhibit

from ..art.arena import home
from ..art.faces import triggers
from ..effects import Advantage, Inflict, InSlot, Interrupt, Place
from ..model.vocabulary import Pile, Rarity
from ..passives import Offer

if TYPE_CHECKING:
    from ..content.belongings import Equipment, Item
    from ..content.components import (
        Arena,
        ArenaMap,
        Attack,
        Booster,
        Card,
        Corruption,
        Enemy,
        Help,
        Mystling,
        Quest,
        Summon,
        Taming,
    )
    from ..content.roguelite import Artifact, Mystery, Trail
    from ..game import DragonEclipse
    from ..table.texts import DragonTexts

Facet = tuple[str, str]

_PILES = {
    Pile.STARTING: ("DRE-008", "DRE-135", "DRE-128"),
    Pile.ADVANCEMENT_A: ("DRE-010", "DRE-135", "DRE-128"),
    Pile.ADVANCEMENT_B: ("DRE-011", "DRE-135", "DRE-128"),
    Pile.ELEMENTAL: ("DRE-012", "DRE-136", "DRE-127"),
    Pile.MYSTLING: ("DRE-006", "DRE-137", "DRE-130"),
    Pile.FATIGUE: ("DRE-009", "DRE-050", "DRE-133"),
}
"""Where a card comes from and which decks it may be in."""
_RARITIES = {
    Rarity.COMMON: "DRE-139",
    Rarity.RARE: "DRE-140",
    Rarity.ULTRA_RARE: "DRE-141",
    Rarity.LEGENDARY: "DRE-142",
    Rarity.SPECIFIC: "DRE-143",
}
_TOUCHED: tuple[tuple[type, tuple[str, ...]], ...] = (
    (Advantage, ("DRE-448", "DRE-450")),
    (InSlot, ("DRE-382",)),
    (Interrupt, ("DRE-817",)),
    (Place, ("DRE-455", "DRE-459")),
    (Inflict, ("DRE-729", "DRE-730")),
    (Offer, ("DRE-395", "DRE-398")),
)
"""What some effects need to know."""


def exhibits(game: DragonEclipse, texts: DragonTexts) -> list[Exhibit]:
    """Everything that can be looked up, from Mystlings to maps."""
    return list(Shelves(game, texts).everything())


class Shelves:
    """The exhibits of one game in one language; each method is a kind of component."""

    def __init__(self, game: DragonEclipse, texts: DragonTexts) -> None:
        self.content = game.content
        self.texts = texts
        self.say = texts.say
        self.mentions = mentioned(game)

    def everything(self) -> Iterator[Exhibit]:
        content = self.content
        piles, rarities = list(Pile), list(Rarity)
        cards = sorted(
            content.cards.values(),
            key=lambda card: (
                piles.index(card.pile), str(card.element or ""), card.mystling, rarities.index(card.rarity),
            ),
        )  # fmt: skip
        yield from map(self.mystling, content.mystlings.values())
        yield from map(self.card, cards)
        yield from map(self.enemy, content.enemies.values())
        yield from map(self.taming, content.tamings.values())
        yield from map(self.quest, content.quests.values())
        yield from map(self.help, content.helps.values())
        yield from map(self.attack, content.attacks.values())
        yield from map(self.corruption, content.corruptions.values())
        yield from map(self.summon, content.summons.values())
        yield from map(self.arena, content.arenas.values())
        yield from map(self.map, content.maps.values())
        yield from map(self.booster, content.boosters.values())
        yield from map(self.item, content.items.values())
        yield from map(self.equipment, content.equipment.values())
        yield from map(self.mystery, content.mysteries.values())
        yield from map(self.artifact, content.artifacts.values())
        yield from map(self.trail, content.trails.values())

    # -- the kinds ---------------------------------------------------------------------------------------------

    def mystling(self, one: Mystling) -> Exhibit:
        facets = [self.named("element", one.element), self.named("tier", str(one.tier)), self.mystling_facet(one.id)]
        if one.subtype is not None:
            facets.append(self.facet("subtype", self.texts.name("element", one.subtype)))
        rules = [one.rule, "DRE-303", "DRE-307", "DRE-314"]
        if one.tokens:
            rules.extend(("DRE-315", "DRE-316"))
        if one.subtype is not None:
            rules.extend(("DRE-129", "DRE-305"))
        return self.exhibit(one.id, "mystling", facets, rules, lot=True)

    def card(self, one: Card) -> Exhibit:
        facets = [self.named("pile", one.pile), self.named("rarity", one.rarity)]
        rules = [one.rule, *_PILES[one.pile], _RARITIES[one.rarity]]
        if one.element is not None:
            facets.insert(0, self.named("element", one.element))
        if one.mystling:
            facets.append(self.mystling_facet(one.mystling))
        kinds = ["active"] if one.effects else []
        if one.passive:
            kinds.append("passive")
            rules.extend(("DRE-359", "DRE-361"))
        if one.upgrade:
            kinds.append("upgrade")
            rules.extend(("DRE-056", "DRE-364", "DRE-365"))
        if any(triggers(effect) for effect in one.effects):
            kinds.append("trigger")
            rules.extend(("DRE-379", "DRE-380"))
        facets.extend(self.facet("type", self.say(f"type-{kind}")) for kind in kinds)
        inside = list(deep((*one.effects, *one.passive, *one.upgrade)))
        for kind_, known in _TOUCHED:
            if any(isinstance(effect, kind_) for effect in inside):
                rules.extend(known)
        return self.exhibit(one.id, "card", facets, rules, shelf=self.card_shelf(one))

    def card_shelf(self, one: Card) -> str:
        if one.pile in (Pile.ELEMENTAL, Pile.MYSTLING):
            return self.say(f"shelf-cards-{one.pile}", element=str(one.element))
        return self.say("shelf-cards", pile=str(one.pile))

    def enemy(self, one: Enemy) -> Exhibit:
        base = self.content.nature_of[one.id]
        facets = [self.named("element", base.element), self.named("tier", str(base.tier))]
        rules = [one.rule, "DRE-320", "DRE-321", "DRE-322", "DRE-323", "DRE-332", "DRE-333"]
        if one.mystling:
            facets.append(self.mystling_facet(one.mystling))
        if one.id not in self.content.taming_of:
            rules.append("DRE-471")
        if one.setup:
            rules.append("DRE-334")
        return self.exhibit(one.id, "enemy", facets, rules, lot=True)

    def taming(self, one: Taming) -> Exhibit:
        base = self.content.mystlings[self.content.enemies[one.enemy].mystling]
        facets = (self.named("element", base.element), self.named("tier", str(base.tier)), self.mystling_facet(base.id))
        rules = (one.rule, "DRE-003", "DRE-467", "DRE-473", "DRE-474")
        return self.exhibit(one.id, "taming", facets, rules, sides=True)

    def help(self, one: Help) -> Exhibit:
        facets = () if one.element is None else (self.named("element", one.element),)
        return self.exhibit(one.id, "help", facets, (one.rule, "DRE-395", "DRE-396", "DRE-399"))

    def attack(self, one: Attack) -> Exhibit:
        facets = (self.named("symbol", one.symbol), self.facet("players", str(one.players)))
        more = ("DRE-838", "DRE-854", "DRE-855") if one.players == 2 else ("DRE-322",)
        return self.exhibit(one.id, "attack", facets, (one.rule, "DRE-019", *more))

    def corruption(self, one: Corruption) -> Exhibit:
        major = bool(one.letter)
        players = self.facet("players", "2" if major else "1")
        rules = (one.rule, "DRE-718" if major else "DRE-715", "DRE-716")
        return self.exhibit(one.id, "corruption", (players,), rules, lot=not major)

    def summon(self, one: Summon) -> Exhibit:
        rules = (one.rule, "DRE-720", "DRE-722", "DRE-724", "DRE-725")
        return self.exhibit(one.id, "summon", (self.named("element", one.element),), rules)

    def map(self, one: ArenaMap) -> Exhibit:
        rules = (one.rule, "DRE-294", "DRE-295", "DRE-836")
        return self.exhibit(one.id, "map", (), rules, wide=True, sides=True, lot=True)

    def booster(self, one: Booster) -> Exhibit:
        return self.exhibit(one.id, "booster", (), (one.rule, "DRE-012", "DRE-013"), lot=True)

    def item(self, one: Item) -> Exhibit:
        facets = (self.named("timing", one.timing), self.marked(one.roguelite))
        rules = [one.rule, "DRE-022", "DRE-231", "DRE-232", "DRE-235"]
        return self.exhibit(one.id, "item", facets, rules, lot=True)

    def equipment(self, one: Equipment) -> Exhibit:
        facets = [self.named("aid", symbol) for symbol in one.symbols]
        facets.extend((self.named("timing", one.timing), self.marked(one.roguelite)))
        rules = [one.rule, "DRE-018", "DRE-215", "DRE-220", "DRE-224", "DRE-225", "DRE-228"]
        return self.exhibit(one.id, "equipment", facets, rules, lot=True)

    def mystery(self, one: Mystery) -> Exhibit:
        return self.exhibit(one.id, "mystery", (), (one.rule, "DRE-017", "DRE-600", "DRE-674", "DRE-675"), lot=True)

    def artifact(self, one: Artifact) -> Exhibit:
        return self.exhibit(one.id, "artifact", (), (one.rule, "DRE-024", "DRE-597", "DRE-599", "DRE-612"), lot=True)

    def trail(self, one: Trail) -> Exhibit:
        return self.exhibit(one.id, "trail", (), (one.rule, "DRE-634", "DRE-653", "DRE-665"), lot=True)

    def marked(self, marked: bool) -> Facet:
        """Whether it is used in Runs."""
        return self.facet("roguelite", self.say("value-yes" if marked else "value-no"))

    def quest(self, one: Quest) -> Exhibit:
        base = self.content.mystlings[one.mystling]
        kind = self.facet("type", self.say("type-story" if one.story else "type-combat"))
        facets = (self.named("element", base.element), self.mystling_facet(base.id), kind)
        rules = (one.rule, "DRE-110", *(("DRE-115",) if one.story else ("DRE-741",)), "DRE-742")
        return self.exhibit(one.id, "quest", facets, rules, sides=True)

    def arena(self, one: Arena) -> Exhibit:
        element = home(one.id)
        facets = [self.facet("pvp", self.say("value-yes" if one.pvp is not None else "value-no"))]
        if element is not None:
            facets.insert(0, self.named("element", element))
        rules = [one.rule, "DRE-297", "DRE-327"]
        if one.combat.boon is not None or one.combat.bane is not None:
            rules.extend(("DRE-300", "DRE-301"))
        if one.combat.bonus:
            rules.append("DRE-299")
        if one.pvp is not None:
            rules.append("DRE-533")
        return self.exhibit(one.id, "arena", facets, rules, wide=True, sides=one.pvp is not None, lot=True)

    # -- parts -------------------------------------------------------------------------------------------------

    def exhibit(
        self, id: str, kind: str, facets: Iterable[Facet], rules: Iterable[str], shelf: str = "", **kinds: bool
    ) -> Exhibit:
        told = (*rules, *self.mentions.get(id, ()))
        first = self.facet("kind", self.say(f"kind-{kind}"))
        return Exhibit(id, shelf or self.say(f"shelf-{kind}"), (first, *facets), tuple(dict.fromkeys(told)), **kinds)

    def facet(self, name: str, value: str) -> Facet:
        return self.say(f"facet-{name}"), value

    def named(self, kind: str, id: str) -> Facet:
        return self.facet(kind, self.texts.name(kind, str(id)))

    def mystling_facet(self, id: str) -> Facet:
        return self.facet("mystling", self.texts.name("mystling", id))


def deep(effects: Any) -> Iterator[Any]:
    """Effects and the effects in them."""
    for effect in effects:
        yield effect
        yield from deep(getattr(effect, "effects", ()))
        for option in getattr(effect, "options", ()):
            yield from deep(option)


@cache
def mentioned(game: DragonEclipse) -> dict[str, tuple[str, ...]]:
    """The rules that name a component. Cards are often called by plain words, so only longer names count."""
    english = game.texts("en")
    names = {id: english.name("mystling", id) for id in game.content.mystlings}
    names.update({id: english.name("bonus", id) for id in game.content.helps})
    cards = {id: english.name("card", id) for id in game.content.cards}
    names.update({id: name for id, name in cards.items() if " " in name})
    return game.register().naming(names)
