"""Every deck of every state: 16 cards, 3 to 6 own, one Legendary, right Elements, no card twice. p.7, p.27-28."""

from __future__ import annotations

from collections import Counter
from functools import cache

from rulewright.core.record import Choice, Decision, Step
from rulewright.games.dragon_eclipse.model import steps
from rulewright.games.dragon_eclipse.model.choices import AddCard
from rulewright.games.dragon_eclipse.model.state import DragonState, Member

from .raw import table
from .watching import Oracle

NEUTRAL = ("starting", "advancement-a", "advancement-b")
UNLOCKED = {"starting": NEUTRAL[:1], "advanced": NEUTRAL, "all": (*NEUTRAL, "elemental")}
COPIES = {"common": 2, "rare": 2, "ultra-rare": 1, "legendary": 1, "specific": 1}


def copies(card: str) -> int:
    return COPIES[table("card")[card].get("rarity", "common")]


@cache
def faults(mystling: str, deck: tuple[str, ...], unlocked: tuple[str, ...], finished: bool = True) -> list[str]:
    """What the rules of deck construction have against a deck."""
    nature = table("mystling")[mystling]
    rows = [table("card")[card] for card in deck]
    found = []
    if len(rows) != 16 if finished else len(rows) > 16:
        found.append(f"{len(rows)} cards")
    own = [row for row in rows if row["pile"] == "mystling"]
    if any(row["mystling"] != mystling for row in own):
        found.append("a card of another Mystling")
    if len(own) > 6 or len(own) + (0 if finished else 16 - len(rows)) < 3:
        found.append(f"{len(own)} own cards")
    if sum(row.get("rarity") == "legendary" for row in rows) > 1:
        found.append("two Legendary cards")
    elemental = [row["element"] for row in rows if row["pile"] == "elemental"]
    if any(one not in (nature["element"], nature.get("subtype")) for one in elemental):
        found.append("a wrong Element")
    if sum(one != nature["element"] for one in elemental) > nature.get("subtype_cards", 0):
        found.append("too many cards of the subtype")
    if any(row["pile"] not in ("mystling", *unlocked) for row in rows):
        found.append("a card that is not unlocked")
    found.extend([f"{card} {n} times" for card, n in Counter(deck).items() if n > copies(card)])
    return found


def left(member: Member) -> tuple[str, ...]:
    """The cards of a deck without those that have left it."""
    cards = Counter(member.cards)
    cards.subtract(member.removed)
    return tuple(sorted(cards.elements()))


@cache
def faults_of_run(mystling: str, deck: tuple[str, ...]) -> list[str]:
    """AMB-DRE-97: in a Run at least eight cards, one Legendary, the own Elements, the printed number of the subtype."""
    usual = faults(mystling, deck, (*NEUTRAL, "elemental"))
    return [fault for fault in usual if "own cards" not in fault and not fault.endswith((" cards", "times"))] + (
        [f"{len(deck)} cards"] if len(deck) < 8 else []
    )


@cache
def first_deck(mystling: str) -> list[str]:
    """The six own and the ten Starting cards: the deck for which no other has to leave anything (DRE-134)."""
    return sorted(
        [id for id, row in table("card").items() if row["pile"] == "starting" or row.get("mystling") == mystling]
    )


class Decks(Oracle):
    """Looks at all decks at every question, and at what is offered while one is built."""

    def asked(self, state: DragonState, decision: Decision) -> None:
        unlocked = self.piles(state)
        for seat, player in enumerate(state.players):
            fights = state.combat.sheets[seat].mystling if state.combat is not None else ""
            for member in player.party:
                if state.run is not None:
                    self.expect(f"deck of {member.mystling}", faults_of_run(member.mystling, left(member)), [])
                elif member.cards and not (fights == member.mystling and member.removed):
                    self.expect(f"deck of {member.mystling}", faults(member.mystling, member.cards, unlocked), [])
            built = self.building(state, seat)
            if built:
                self.expect(f"draft for {built}", faults(built, state.drafts[seat], unlocked, finished=False), [])
        if state.run is None:
            self.expect("the same card in several decks", self.shared(state), [])
        if decision.prompt == "prompt-build":
            self.offers(state, decision)

    def piles(self, state: DragonState) -> tuple[str, ...]:
        """The piles that decks are built from; a campaign unlocks card by card (`shared` counts them)."""
        return (*NEUTRAL, "elemental") if state.campaign is not None else UNLOCKED[state.options.cards]

    def resolved(self, before: DragonState, step: Step, choice: Choice | None, after: DragonState) -> None:
        """DRE-543, DRE-562: of cards that both players want, one answer takes at most one."""
        if not isinstance(step, steps.BuildTogether) or choice is None:
            return
        nature = [table("mystling")[before.players[seat].party[at].mystling] for seat, at in enumerate(step.members)]
        if nature[0]["element"] != nature[1]["element"] or len(before.drafts[1 - step.seat]) >= 16:
            return
        deck = after.drafts[step.seat] or after.players[step.seat].party[step.members[step.seat]].cards
        had, has = [self.of(cards, nature[0]["element"]) for cards in (before.drafts[step.seat], deck)]
        self.expect("contested cards of one answer", has - had > 1, False)

    def of(self, cards: tuple[str, ...], element: str) -> int:
        rows = [table("card")[card] for card in cards]
        return sum(row["pile"] == "elemental" and row["element"] == element for row in rows)

    def building(self, state: DragonState, seat: int) -> str:
        """For whom a seat builds now."""
        step = state.agenda[-1]
        if isinstance(step, steps.BuildDeck) and step.seat == seat:
            return state.players[seat].party[step.member].mystling
        return state.players[seat].party[step.members[seat]].mystling if isinstance(step, steps.BuildTogether) else ""

    def shared(self, state: DragonState) -> list[str]:
        """DRE-121, DRE-541, AMB-DRE-82: cards of which more are in decks than there are."""
        pvp = state.mode.startswith("pvp")
        short = state.options.cards == "starting"
        groups: list[Counter[str]] = [Counter() for _ in state.players]
        for seat, player in enumerate(state.players):
            for member in player.party:
                if list(member.cards) != first_deck(member.mystling):
                    groups[seat].update(member.cards)
            groups[seat].update(state.drafts[seat])
        if not pvp:
            together = sum(groups, Counter())
            if state.campaign is not None:
                own = [card for card in together if table("card")[card]["pile"] == "mystling"]
                there = Counter([*state.campaign.unlocked, *own])
                return [card for card, n in together.items() if n > there[card]]
            return [card for card, n in together.items() if n > copies(card)]
        if short or state.rulings.reuse_cards:
            return []
        found = []
        together = sum(groups, Counter())
        for card, n in together.items():
            pile = table("card")[card]["pile"]
            if pile == "elemental" or (pile in NEUTRAL and state.options.trading):
                found.extend([card] if n > copies(card) else [])
            elif pile in NEUTRAL:
                found.extend([card] if any(group[card] > 1 for group in groups) else [])
        return found

    def offers(self, state: DragonState, decision: Decision) -> None:
        """Whatever may be added leaves a legal deck within reach; in a duel for one everything else does not."""
        unlocked = self.piles(state)
        built, draft = self.building(state, decision.seat), state.drafts[decision.seat]
        offered = {choice.card for choice in decision.choices if isinstance(choice, AddCard)}
        wrong = [card for card in sorted(offered) if faults(built, (*draft, card), unlocked, finished=False)]
        self.expect("offered cards", wrong, [])
        if state.mode == "duel" and len(state.players) == 1:
            known = [id for id, row in table("card").items() if row["pile"] != "fatigue"]
            wanted = {card for card in known if not faults(built, (*draft, card), unlocked, finished=False)}
            self.expect("all cards that fit", offered, wanted)
