"""Every sentence of Mysthea in the reader's language: prompts, choices, the log, refusals, components, options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright.content.sentences import Fields, GameTexts, Printed
from rulewright.content.texts import Language
from rulewright.core.game import Option
from rulewright.core.record import Choice

from ..content.components import Attunement, Card, Champion, Encounter, EncounterOption, Island, Monster
from ..effects import TO, FaceEncounter, Pay, amounts, phrase
from ..model import choices
from ..model.geography import ISLANDS, REGIONS
from ..model.vocabulary import CardType, Terrain, Unit
from ..rules.points import price_in_points

if TYPE_CHECKING:
    from ..game import Mysthea

LOCALE = Path(__file__).parents[1] / "locale"
SCENES = (".one", ".two")
"""The attributes of an Encounter's message that tell its two options."""


class MystheaLanguage(Language):
    """The words of Mysthea; regions and events are named after what they are made of."""

    kinds = (
        "card", "encounter", "champion", "monster", "attunement", "island", "region", "terrain", "unit", "type",
        "colour", "event", "approach", "slot", "era", "rank", "side", "guild", "reaction",
        "word", "source", "feature",
    )  # fmt: skip

    def find_name(self, kind: str, id: str, form: str = "") -> str:
        if kind == "region":
            island, _, terrain = id.partition(".")
            return self(f"region.{form}" if form else "region", island=island, terrain=terrain)
        if kind == "event" and not self.has(f"event-{id}"):
            return self("event-monster", monster=id)
        if kind == "approach":
            return self(f"option-{id}")
        if kind == "card" and self.has(f"champion-{id}"):
            return super().find_name("champion", id, form)
        return super().find_name(kind, id, form)


@cache
def read_language(code: str, packs: tuple[Path, ...]) -> MystheaLanguage:
    """A language of the game with the `locale` folders of these packs, read once."""
    return MystheaLanguage(code, (LOCALE,), packs)


class MystheaTexts(GameTexts):
    """The `Texts` of Mysthea for one language and the names of the players."""

    say: MystheaLanguage
    stories = ("lore", "flavour")

    def __init__(self, game: Mysthea, language: str = "en", names: Sequence[str] = ()) -> None:
        super().__init__(read_language(language, game.locales), names, game.name, game.content.tables)
        self._content = game.content

    # -- values: what a field of a record looks like in a sentence --------------------------------------------

    def reader(self, field: str) -> Callable[[Any, Any], Any] | None:
        return _READ.get(field)

    def _region(self, region: int | str) -> str:
        return REGIONS[region] if isinstance(region, int) else region

    def _island(self, island: int | str) -> str:
        return ISLANDS[island] if isinstance(island, int) else island

    def _regions(self, regions: Sequence[int]) -> str:
        return self.say.all([self.say.name("region", self._region(region)) for region in regions])

    def _ring(self, ring: Sequence[int]) -> str:
        return self.say.row([self.say.name("island", self._island(island)) for island in ring])

    def _scored(self, seats: Sequence[int], numbers: Sequence[int]) -> str:
        """Anna 5, Player 2 3"""
        pairs = zip(seats, numbers, strict=True)
        return self.say.row([self.say("scored-seat", who=self.seat(seat), n=n) for seat, n in pairs])

    def _do(self, effects: Sequence[Any]) -> str:
        """Effects as what somebody may do: "gain 2 Energy"."""
        return phrase(effects, self.say, TO)

    # -- questions and answers -------------------------------------------------------------------------------

    def more_asked(self, about: Fields) -> Fields:
        if "effects" in about:
            return {"what": self._do(about["effects"])}
        return {"what": self.say(f"cards-{about['type']}", n=1)} if "type" in about else {}

    def more_offered(self, choice: Choice, prompt: str, about: Fields) -> Fields:
        more = _MORE.get(type(choice))
        return {} if more is None else more(self, choice, prompt, about)

    def _accept(self, choice: choices.Accept, prompt: str, about: Fields) -> dict[str, Any]:
        return {"what": self._do(about.get("effects", ()))}

    def _option(self, choice: choices.TakeOption, prompt: str, about: Fields) -> dict[str, Any]:
        effects = about.get("effects", ())
        if choice.number > len(effects):
            return {"what": "none"}
        text = self._do((effects[choice.number - 1],))
        return {"what": text[:1].upper() + text[1:]}

    def _draft(self, choice: choices.DraftCard, prompt: str, about: Fields) -> dict[str, Any]:
        return {"type": self._content.type.get(choice.card, "champion")}

    def _meditate(self, choice: Choice, prompt: str, about: Fields) -> dict[str, Any]:
        return {"energy": self._content.numbers.meditate_energy}

    def _encounter(self, choice: Choice, prompt: str, about: Fields) -> dict[str, Any]:
        return {"experience": about.get("experience", 0)}

    def _battle(self, choice: Choice, prompt: str, about: Fields) -> dict[str, Any]:
        """Whether the Battle discharges the Artefact: one of the turn does, one by an effect only if it says so."""
        return {"discharge": int(about.get("discharge", prompt != "prompt-battle-region"))}

    def _accessory(self, choice: choices.UseAccessory, prompt: str, about: Fields) -> dict[str, Any]:
        return {"what": self._do(self._content.cards[choice.card].effects)}

    def _points(self, choice: Choice, prompt: str, about: Fields) -> dict[str, Any]:
        return {"points": self._content.points.get(about.get("card", ""), 0)}

    def _use(self, choice: Choice, prompt: str, about: Fields) -> dict[str, Any]:
        card = self._content.cards.get(about.get("card", ""))
        if card is None:
            return {"type": "none", "energy": 0}
        return {"type": card.type, "energy": about.get("energy", card.points)}

    def _cost(self, choice: Choice, prompt: str, about: Fields) -> dict[str, Any]:
        """The Command Points of an operation, where it is paid with them."""
        if prompt != "prompt-spend-points":
            return {"cost": ""}
        return {"cost": self.say("cost-points", n=price_in_points(choice, self._content.numbers))}

    def _renew(self, choice: Choice, prompt: str, about: Fields) -> dict[str, Any]:
        return {"count": self._content.numbers.display}

    def _price(self, choice: Choice, prompt: str, about: Fields) -> dict[str, Any]:
        return {"energy": about.get("energy", 0)}

    def _reaction(self, choice: choices.CommitCard, prompt: str, about: Fields) -> dict[str, Any]:
        return {"type": self._content.type[choice.card], "points": self._content.points[choice.card]}

    def _claim(self, choice: choices.ClaimAttunement, prompt: str, about: Fields) -> dict[str, Any]:
        return {"what": self._content.attunements[choice.attunement].score.what(self.say)}

    def _approach(self, choice: choices.ChooseApproach, prompt: str, about: Fields) -> dict[str, Any]:
        card = self._content.encounters.get(about.get("encounter", ""))
        if card is None:
            return {"how": self.say.name("approach", choice.approach)}
        option = next(option for option in card.options if option.approach is choice.approach)
        tell = self._foresee if prompt == "prompt-approach-premonition" else self._how
        return {"how": tell(card, option)}

    def _ransom(self, choice: Choice, prompt: str, about: Fields) -> dict[str, Any]:
        return {"glory": about.get("glory", 0)}

    # -- the log and refusals ----------------------------------------------------------------------------------

    def more_logged(self, kind: str, fields: Fields) -> Fields:
        told = _TOLD.get(kind)
        return {} if told is None else told(self, fields)

    def more_refused(self, values: Fields) -> Fields:
        if "need" in values and "type" in values:
            return {"what": self.say(f"cards-{values['type']}", n=values["need"])}
        return {}

    def _amounts(self, fields: Fields) -> dict[str, Any]:
        return {"what": amounts(self.say, **fields)}

    def _type(self, fields: Fields) -> dict[str, Any]:
        """The type of a card; a drafted one may be a Champion, and a reaction may be no card at all."""
        card = fields["card"]
        return {"type": "champion" if card in self._content.champions else self._content.type.get(card, "none")}

    def _chosen(self, fields: Fields) -> dict[str, Any]:
        card = self._content.encounters[fields["encounter"]]
        option = next(option for option in card.options if option.approach == fields["approach"])
        return {"how": self._how(card, option)}

    def _scoring(self, fields: Fields) -> dict[str, Any]:
        """Only the events of region types score; the Storm and Monsters lie on the same spaces."""
        return {"scores": int(fields["event"] in set(Terrain))}

    def _strengths(self, fields: Fields) -> dict[str, Any]:
        return {"totals": self._scored(fields["sides"], fields["totals"])}

    def _result(self, fields: Fields) -> dict[str, Any]:
        return {"scores": self._scored(range(len(fields["scores"])), fields["scores"])}

    # -- components --------------------------------------------------------------------------------------------

    def printed(self) -> tuple[Printed, ...]:
        return _COMPONENTS

    def _card(self, card: Card, back: bool) -> tuple[str, list[str]]:
        say = self.say
        slot = card.slot or "none"
        line = say("line-card", type=card.type, slot=slot, points=card.points, era=str(card.era))
        if card.type in (CardType.TACTIC, CardType.OBJECTIVE):
            return line, [say.sentence(phrase((Pay(energy=card.points), *card.effects), say))]
        place = say("rule-place", slot=slot, energy=card.points)
        if card.type is CardType.ACCESSORY:
            return line, [place, say("rule-activate", what=phrase(card.effects, say))]
        return line, [place, say.sentences([effect.text(say) for effect in card.effects])]

    def _encounter_card(self, card: Encounter, back: bool) -> tuple[str, list[str]]:
        if back:
            rules = [self._foresee(card, option) for option in card.options]
        else:
            rules = [self.say("rule-approach", how=self._how(card, option)) for option in card.options]
        return self.say("line-encounter", glory=card.glory), rules

    def _how(self, card: Encounter, option: EncounterOption) -> str:
        """Axe – Break it down"""
        scene = f"encounter-{card.id}{SCENES[card.options.index(option)]}"
        if not self.say.has(scene):
            return self.say.name("approach", option.approach)
        return self.say("approach-scene", approach=option.approach, scene=self.say(scene))

    def _foresee(self, card: Encounter, option: EncounterOption) -> str:
        """An option of an Encounter with its back: the reward and the steps of the token."""
        what = phrase(option.effects, self.say)
        return self.say("rule-approach-back", how=self._how(card, option), what=what, steps=option.steps)

    def _champion(self, champion: Champion, back: bool) -> tuple[str, list[str]]:
        numbers = self._content.numbers
        line = self.say("line-champion", strength=numbers.strength[Unit.CHAMPION], wounded=numbers.wounded_strength)
        return line, [self.say.sentence(champion.ability.text(self.say))]

    def _monster(self, monster: Monster, back: bool) -> tuple[str, list[str]]:
        say = self.say
        values: dict[str, Any] = {"strength": monster.strength, "island": monster.island}
        title = f"monster-{monster.id}.title"
        if say.has(title):
            line = say("line-monster", title=say(title), **values)
        else:
            line = say("line-monster-untitled", **values)
        rules = [say("rule-reward", rank=rank, what=self._reward(effects)) for rank, effects in monster.rewards.items()]
        return line, [*rules, say("rule-behaviour", what=monster.behaviour.text(say))]

    def _reward(self, effects: Sequence[Any]) -> str:
        """What a Monster's reward gives; an Encounter may be left (p.16)."""
        given = [effect for effect in effects if not isinstance(effect, FaceEncounter)]
        offered = [effect for effect in effects if isinstance(effect, FaceEncounter)]
        parts = [phrase(given, self.say)] if given else []
        if offered:
            parts.append(self.say("effect-may", what=phrase(offered, self.say, TO)))
        return self.say.all(parts)

    def _attunement(self, card: Attunement, back: bool) -> tuple[str, list[str]]:
        line = self.say("line-attunement", side=card.side, island=card.island)
        return line, [self.say("rule-claim-end" if card.era_end else "rule-claim", what=card.score.text(self.say))]

    def _island_board(self, island: Island, back: bool) -> tuple[str, list[str]]:
        regions = self.say.row([self.say.name("terrain", terrain) for terrain in island.regions])
        return self.say("line-island", regions=regions), []

    # -- options -----------------------------------------------------------------------------------------------

    def setting(self, option: Option, value: Any) -> str | None:
        if option.name != "attunements":
            return None
        sides = {"D": "day", "N": "night"}
        pairs = zip(ISLANDS, str(value), strict=True)
        told = [self.say("listed-side", island=island, side=sides[letter]) for island, letter in pairs]
        return self.say("value-attunements-chosen", sides=self.say.row(told))


_READ: dict[str, Callable[[MystheaTexts, Any], Any]] = {
    "region": MystheaTexts._region,
    "origin": MystheaTexts._region,
    "target": MystheaTexts._region,
    "island": MystheaTexts._island,
    "regions": MystheaTexts._regions,
    "mirages": MystheaTexts._regions,
    "cards": MystheaTexts._cards,
    "ring": MystheaTexts._ring,
    "token": MystheaTexts._island,
    "other": MystheaTexts._island,
    "seat": MystheaTexts.seat,
    "owner": MystheaTexts.seat,
    "order": MystheaTexts.seats,
    "sides": MystheaTexts.seats,
    "strongest": MystheaTexts.seats,
    "seats": MystheaTexts.seats,
    "era": lambda texts, era: str(era),
    "when": lambda texts, when: texts.say(f"moment-{when}"),
    "variant": lambda texts, variant: texts.say(f"setting-{variant.replace('_', '-')}"),
}
"""How the fields of records read, by their names."""

_MORE: dict[type[Choice], Callable[[MystheaTexts, Any, str, Fields], dict[str, Any]]] = {
    choices.Accept: MystheaTexts._accept,
    choices.TakeOption: MystheaTexts._option,
    choices.DraftCard: MystheaTexts._draft,
    choices.Meditate: MystheaTexts._meditate,
    choices.FaceEncounter: MystheaTexts._encounter,
    choices.StartBattle: MystheaTexts._battle,
    choices.BeginBattle: MystheaTexts._battle,
    choices.UseAccessory: MystheaTexts._accessory,
    choices.SpendPoints: MystheaTexts._points,
    choices.UseCard: MystheaTexts._use,
    choices.GainEnergy: MystheaTexts._cost,
    choices.Construct: MystheaTexts._cost,
    choices.Deploy: MystheaTexts._cost,
    choices.Travel: MystheaTexts._cost,
    choices.RenewDisplay: MystheaTexts._renew,
    choices.BuyCard: MystheaTexts._price,
    choices.CommitCard: MystheaTexts._reaction,
    choices.ClaimAttunement: MystheaTexts._claim,
    choices.ChooseApproach: MystheaTexts._approach,
    choices.LoseGlory: MystheaTexts._ransom,
}
"""What `more_offered` says, by the kind of choice."""

_TOLD: dict[str, Callable[[MystheaTexts, Fields], dict[str, Any]]] = {
    "gained": MystheaTexts._amounts,
    "paid": MystheaTexts._amounts,
    "card-drafted": MystheaTexts._type,
    "card-revealed": MystheaTexts._type,
    "approach-chosen": MystheaTexts._chosen,
    "event-placed": MystheaTexts._scoring,
    "event-resolved": MystheaTexts._scoring,
    "strength-compared": MystheaTexts._strengths,
    "game-ended": MystheaTexts._result,
}
"""What `more_logged` says, by the kind of event."""

_COMPONENTS: tuple[Printed, ...] = (
    ("cards", "card", MystheaTexts._card),
    ("encounters", "encounter", MystheaTexts._encounter_card),
    ("champions", "champion", MystheaTexts._champion),
    ("monsters", "monster", MystheaTexts._monster),
    ("attunements", "attunement", MystheaTexts._attunement),
    ("islands", "island", MystheaTexts._island_board),
)

__all__ = ["MystheaLanguage", "MystheaTexts", "read_language"]
