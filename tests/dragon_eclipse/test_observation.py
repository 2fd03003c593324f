"""What the numbers of an observation say about a position."""

from __future__ import annotations

from random import Random

from rulewright.games.dragon_eclipse.bots.observation import STEPS, DragonObserver
from rulewright.games.dragon_eclipse.bots.observation_step import LEFT_OUT
from rulewright.games.dragon_eclipse.model.state import DragonState, Minion, Rulings
from rulewright.games.dragon_eclipse.model.steps import story as story_steps
from rulewright.games.dragon_eclipse.positions import base_game, perform, play, space

from .table import position, table


def told(state: DragonState, seat: int = 0) -> dict[str, float]:
    """The numbers that are not 0, by name."""
    observer = state.game.bots.observer(state.seats)
    pairs = zip(observer.names, observer.read(state, seat), strict=True)
    return {name: value for name, value in pairs if value}


def of(told: dict[str, float], group: str) -> dict[str, float]:
    """The numbers of one group, by what they are about."""
    return {name.partition(": ")[2]: value for name, value in told.items() if name.partition(": ")[0] == group}


def at(state: DragonState, name: str) -> str:
    """A space as the observation names it."""
    return str(space(state, name) + 1)


def test_the_own_seat_comes_first_and_the_other_one_follows() -> None:
    state = position(players=2, sheets={0: {"power": 3, "damage": 4}, 1: {"power": 6, "damage": 8}})
    assert [told(state, 0)[f"{who} sheet: power / 10"] for who in ("own", "+1")] == [0.3, 0.6]
    assert [told(state, 1)[f"{who} sheet: power / 10"] for who in ("own", "+1")] == [0.6, 0.3]
    assert of(told(state, 0), "own body")["damage / 40"] == of(told(state, 1), "+1 body")["damage / 40"] == 0.1
    assert of(told(state, 0), "own mystling") == {"young-emberling": 1}
    assert of(told(state, 0), "turn") == {"own": 1}
    assert of(told(state, 1), "turn") == {"+1": 1}


def test_slots_piles_and_frames_are_told_card_by_card() -> None:
    state = position(
        sheets={
            0: {
                "slots": ("lava-lash", "", "strike", "strike"),
                "deck": ("strike", "lava-lash"),
                "discard": ("lava-lash", "afterglow"),
                "upgrade": "banked-heat",
            }
        }
    )
    seen = told(state)
    assert [of(seen, f"own slot {slot}") for slot in "1234"] == [{"lava-lash": 1}, {}, {"strike": 1}, {"strike": 1}]
    assert of(seen, "own draw pile / 2") == {"strike": 0.5, "lava-lash": 0.5}
    assert of(seen, "own discard pile / 2") == {"lava-lash": 0.5, "afterglow": 0.5}
    assert of(seen, "own passive") == {"afterglow": 1}
    assert of(seen, "own upgrade") == {"banked-heat": 1}


def test_what_a_search_has_put_in_order_is_told_to_its_own_seat_alone() -> None:
    given = {"deck": ("strike",), "top": ("lava-lash",), "bottom": ("afterglow", "banked-heat"), "looking": ()}
    state = position(mode="pvp_quick", players=2, sheets={0: given})
    group = "own draw pile, known places (1 / place from the top, below 0 from the bottom)"
    assert of(told(state, 0), group) == {"lava-lash": 1, "afterglow": -0.5, "banked-heat": -1}
    pile = dict.fromkeys(("strike", "lava-lash", "afterglow", "banked-heat"), 0.5)
    assert of(told(state, 1), "+1 draw pile / 2") == of(told(state, 0), "own draw pile / 2") == pile
    assert of(told(state, 1), "+1 sheet")["cards put under it / 10"] == 0.2
    others = [state.resample(1, seed) for seed in range(12)]
    assert all(isinstance(other, DragonState) and told(other, 1) == told(state, 1) for other in others)
    assert len({other.combat.sheets[0].top for other in others if isinstance(other, DragonState)}) > 1


def test_the_arena_is_told_space_by_space() -> None:
    state = position(
        options={"arena": "pillars"},
        sheets={0: {"space": "A2", "tokens": ("B1", "C2"), "held": 1}},
        foe={"space": "C3", "minions": (Minion("clod", 9, 2),), "tokens": ("D2",)},
        terrain_damage=(11, 2),
    )
    seen = told(state)
    assert of(seen, "own space") == {at(state, "A2"): 1}
    assert of(seen, "own elemental tokens") == {at(state, "B1"): 1, at(state, "C2"): 1}
    assert of(seen, "enemy space") == {at(state, "C3"): 1}
    assert of(seen, "enemy elemental tokens") == {at(state, "D2"): 1}
    assert of(seen, "summon clod") == {"10": 1}
    assert of(seen, "damage on summons / 10") == {"10": 0.2}
    assert of(seen, "damage on terrain / 10") == {"12": 0.2}
    assert set(of(seen, "terrain, bane side up")) == {str(space + 1) for space in state.combat.banes} != set()
    assert seen["range / 8: own to the enemy"] == 2 / 8


def test_the_enemy_is_told_with_its_track_and_what_its_deck_holds() -> None:
    attacks = table().content.attacks
    state = position(enemy="wild-golomo")
    foe = state.combat.foe
    assert foe is not None
    seen = told(state)
    assert of(seen, "enemy") == {"wild-golomo": 1}
    assert of(seen, "enemy deck, top card") == {attacks[foe.top].symbol: 1}
    symbols = [attacks[card].symbol for card in foe.deck]
    below = of(seen, "enemy deck, symbols below the top / 6")
    assert {symbol: round(value * 6) for symbol, value in below.items()} == {
        symbol: symbols.count(symbol) for symbol in set(symbols)
    }
    foe.track = (foe.deck[0], "", "", "", "")
    assert of(told(state), "enemy track, slot 1") == {attacks[foe.deck[0]].symbol: 1}
    foe.tamed = 2
    assert of(told(state), "enemy sheet")["taming conditions fulfilled / 4"] == 0.5


def test_with_two_players_a_card_of_the_track_tells_whom_it_points_at() -> None:
    state = position(players=2, taunt=1)
    foe = state.combat.foe
    assert foe is not None
    attack = table().content.attacks[foe.top]
    assert of(told(state), "enemy deck, top card") == {f"{attack.symbol}, {attack.aim}": 1}
    assert of(told(state, 0), "taunt") == {"+1": 1}
    assert of(told(state, 1), "taunt") == {"own": 1}


def test_the_open_step_says_what_is_asked_and_about_what() -> None:
    state = position()
    assert of(told(state), "open step") == {"act": 1}
    perform(state, 0, {"do": "may", "power": 0, "effects": [{"do": "heal", "n": 1}, {"do": "draw"}]})
    seen = told(state)
    assert of(seen, "open step") == {"offer-effects": 1}
    assert of(seen, "open step, effects / 2") == {"heal": 0.5, "draw": 0.5}
    play(state, "decline")
    options = [[{"do": "heal", "n": 1}], [{"do": "gain-power", "n": 1}, {"do": "heal", "n": 1}]]
    perform(state, 0, {"do": "one-of", "options": options}, {"do": "move"})
    seen = told(state)
    assert of(seen, "open step") == {"choose-option": 1}
    assert of(seen, "open step, body") == {"own": 1}
    assert of(seen, "open step, option 1, effects / 2") == {"heal": 0.5}
    assert of(seen, "open step, option 2, effects / 2") == {"gain-power": 0.5, "heal": 0.5}
    assert of(seen, "pending effects / 4") == {"move": 0.25}


def test_targets_of_a_strike_are_told_by_who_and_where_they_are() -> None:
    state = position(
        sheets={0: {"space": "A2"}},
        foe={"space": "B2", "minions": (Minion("clod", 1),)},
    )
    perform(state, 0, {"do": "deal", "n": 3, "range": 2, "pierce": 1})
    seen = told(state)
    assert of(seen, "open step") == {"strike": 1}
    assert of(seen, "open step, targets") == {"enemy": 1}
    assert of(seen, "open step, targets, summons at") == {"2": 1}
    assert of(seen, "open step, number")["pierce"] == 0.2


def test_every_field_of_a_step_that_asks_is_told_or_left_out_on_purpose() -> None:
    game = table()
    writers = DragonObserver(game.content, 2).agenda.writers
    for kind in game.book.asking:
        fields = {field for field, _ in writers[kind]}
        assert set(kind.__struct_fields__) - fields <= set(LEFT_OUT), kind
    assert set(game.book.asking) <= set(STEPS)


def test_rulings_that_are_not_the_usual_ones_are_told() -> None:
    state = position()
    assert of(told(state), "agreed") == {"taming": 1, "duels / 5": 0.6, "lives / 3": 2 / 3}
    state.rulings = Rulings(mirror=True, slot_power="2233")
    assert of(told(state), "agreed")["slot_power"] == of(told(state), "agreed")["mirror"] == 1
    again = position()
    assert "mirror" not in of(told(again), "agreed"), "the observer does not remember another table"


def test_decks_that_rest_or_are_being_built_are_told() -> None:
    game = table()
    state = game.new(1, 3, {"mystling": "young-emberling", "partner": "young-iceling", "enemy": "draw"}, "gauntlet")
    assert isinstance(state, DragonState)
    seen = told(state)
    assert set(of(seen, "own party")) == {"young-emberling", "young-iceling"}
    both = [card for member in state.players[0].party for card in member.cards]
    resting = of(seen, "own decks that do not fight / 2")
    assert resting == {card: both.count(card) / 2 for card in both}
    options = {"mystling": "young-emberling", "partner": "young-iceling", "deck": "build"}
    state = game.new(2, 3, options, "pvp_quick")
    assert isinstance(state, DragonState)
    luck = Random(1)
    for _ in range(6):
        decision = state.decision
        adding = [choice for choice in decision.choices if str(choice).startswith("add-card")]
        state.apply(luck.choice(adding), decision.seat)
    for seat, who in ((0, "own"), (1, "+1")):
        draft = state.drafts[seat]
        assert draft
        assert of(told(state, 0), f"{who} deck being built / 2") == {card: draft.count(card) / 2 for card in draft}


def test_drawn_tier_cards_of_a_campaign_are_told_as_mystlings() -> None:
    state = base_game().new(1, 3, {}, "campaign")
    state.agenda.append(story_steps.PickTier(("young-bolb", "golomo")))
    assert of(told(state), "open step, mystling") == {"young-bolb": 1, "golomo": 1}
