"""The end of a Combat: LOSE, TAME, WIN at any moment; conceding; what comes after. Rulebook p.25, p.27-28."""

from __future__ import annotations

from rulewright.core.record import Decision, Outcome

from ..conditions import WinCombat
from ..model import choices, events, steps
from ..model.choices import ENEMY
from ..model.state import DragonState, Member, fight
from ..model.steps import story as story_steps
from ..model.vocabulary import Result
from .book import BOOK, content, foe_of, together
from .party import change_member, every_card, health_of, rest
from .ready_decks import ready_deck
from .roguelite import fights
from .taming import advance, advance_quest, advance_taming, note, quest_conditions


@BOOK.settles
def check_end(state: DragonState) -> None:
    """DRE-310: after every atomic effect; hardly ever anything has happened, so this looks only whether it may have."""
    combat = state.combat
    if combat is None or not combat.begun:
        return
    for sheet in combat.sheets:
        if sheet.quest_fact or sheet.damage >= sheet.health:
            look_around(state)
            return
    # Most Taming conditions ask for the Enemy's Health: nothing is to be seen while it is higher.
    foe = combat.foe
    if foe is not None:
        left = foe.health - foe.damage
        if left <= 0 or (foe.fact and left <= state.game.content.tame_at[foe.enemy][foe.tamed]):
            look_around(state)


def look_around(state: DragonState) -> None:
    """DRE-349, DRE-464 to DRE-468, DRE-849, AMB-DRE-72: quests, then LOSE before TAME before WIN."""
    combat = state.combat or fight(state)
    fallen = -1
    for seat, sheet in enumerate(combat.sheets):
        if sheet.quest_fact:
            advance_quest(state, seat)
        if sheet.damage >= sheet.health and fallen < 0 and not (state.run is not None and fights.stand(state, seat)):
            fallen = seat
    foe = combat.foe
    if fallen >= 0:
        if foe is None:
            win_round(state, 1 - fallen, "DRE-532")
        else:
            end_combat(state, Result.LOSE, "DRE-464")
    elif foe is not None and foe.fact and advance_taming(state, foe):
        end_combat(state, Result.TAME, "DRE-467")
    elif foe is not None and foe.damage >= foe.health:
        end_combat(state, Result.WIN, "DRE-465")


def end_combat(state: DragonState, result: Result, rule: str) -> None:
    """DRE-466: nothing of the running card or turn is resolved any more."""
    if result is not Result.LOSE:
        for seat in range(len(state.players)):
            note(state, seat, WinCombat)
        advance(state)
    state.result = result
    stop(state)
    state.emit(events.CombatEnded(rule=rule, result=result, enemy=foe_of(state).enemy))


def win_round(state: DragonState, seat: int, rule: str, by_rounds: bool = False) -> None:
    """DRE-532: the other Mystling has as much damage as Health."""
    note(state, seat, WinCombat)
    advance(state)
    state.winner = seat
    stop(state)
    mystling = fight(state).sheets[seat].mystling
    state.emit(events.RoundWon(rule=rule, seat=seat, mystling=mystling, by_rounds=by_rounds))


def stop(state: DragonState) -> None:
    """Cut the agenda back to what comes after the Combat."""
    combat = fight(state)
    combat.begun = False
    combat.turn = -1
    while not isinstance(state.agenda[-1], steps.AfterCombat):
        state.agenda.pop()


@BOOK.resolves(steps.GiveUp)
def give_up(state: DragonState, step: steps.GiveUp, choice: None) -> None:
    """DRE-475, DRE-850, DRE-476: damage until it equals the Health, with allies for both Mystlings."""
    combat = fight(state)
    state.emit(events.Conceded(rule="DRE-475", seat=step.seat))
    for seat, sheet in enumerate(combat.sheets):
        if seat == step.seat or combat.foe is not None:
            sheet.damage = max(sheet.damage, sheet.health)
    if combat.foe is not None:
        # That damage fulfils no Taming condition: conceding is always lost.
        end_combat(state, Result.LOSE, "DRE-464")


# -- after the Combat ----------------------------------------------------------------------------------


@BOOK.resolves(steps.AfterCombat)
def after_combat(state: DragonState, step: steps.AfterCombat, choice: None) -> None:
    """DRE-469: quests, taming and healing, then the next Combat or the end of the game."""
    fighters = [(seat, sheet.active) for seat, sheet in enumerate(fight(state).sheets)]
    if state.campaign is not None:
        from .campaign.fights import remember_enemy

        remember_enemy(state)
    if state.run is not None:
        fights.before_hand_back(state)
    hand_back(state)
    if state.run is not None:
        fights.after_combat(state)
        return
    if state.pvp:
        seat = state.winner
        change_member(state, seat, dict(fighters)[seat], retired=True)
        state.agenda.append(steps.NextDuel())
        return
    if state.result == Result.LOSE:
        state.lost += 1
    else:
        state.points += 2 if state.result == Result.TAME else 1
    if state.campaign is not None:
        for seat, at in fighters:
            rest(state, seat, at)
        state.agenda.append(story_steps.AfterStory())
        return
    if state.mode == "gauntlet":
        for seat, at in fighters:
            rest(state, seat, at)
        state.agenda.append(steps.NextDuel())
        if state.result == Result.TAME:
            join_party(state, state.met[-1])
        return
    finish_game(state, state.result != Result.LOSE)


def hand_back(state: DragonState) -> None:
    """DRE-486 to DRE-494: what a Combat leaves behind goes back to the parties; the rest of it is cleared away.

    DRE-145, DRE-317, DRE-411: damage and Fatigue stay with a Mystling, Power does not.
    DRE-810: removed cards stay out of its deck.
    """
    for seat, sheet in enumerate(fight(state).sheets):
        fulfil_quest(state, seat)
        if sheet.active >= 0:
            fatigue = every_card(sheet).count(content(state).fatigue)
            removed = (*state.players[seat].party[sheet.active].removed, *sheet.removed)
            change_member(state, seat, damage=sheet.damage, fatigue=fatigue, removed=removed)
    state.combat = None


def fulfil_quest(state: DragonState, seat: int) -> None:
    """DRE-741, DRE-742, DRE-110, DRE-112: a fulfilled Combat Quest makes the Mystling Exalted from now on."""
    sheet = fight(state).sheets[seat]
    wanted = quest_conditions(state, seat)
    if wanted and sheet.quest >= len(wanted):
        state.emit(events.QuestFulfilled(rule="DRE-741", seat=seat, mystling=sheet.mystling))
        change_member(state, seat, exalted=True)


def join_party(state: DragonState, enemy: str) -> None:
    """DRE-474, DRE-825, DRE-484: a tamed Enemy joins a gauntlet with its own cards; two players say whose it is."""
    mystling = content(state).enemies[enemy].mystling
    if any(member.mystling == mystling for player in state.players for member in player.party):
        return
    state.emit(events.MystlingJoined(rule="DRE-474", mystling=mystling))
    if len(state.players) == 1:
        welcome(state, 0, mystling)
    else:
        state.agenda.append(steps.ShareTamed(0, mystling))


def welcome(state: DragonState, seat: int, mystling: str) -> None:
    """DRE-121: its ready deck, as far as the cards are in no other deck."""
    player = state.players[seat]
    player.party = (*player.party, Member(mystling))
    ready_deck(state, seat, len(player.party) - 1)


@BOOK.asks(steps.ShareTamed)
def offer_owners(state: DragonState, step: steps.ShareTamed) -> Decision:
    """DRE-825: whose Mystling it is from now on."""
    return together(state, "prompt-tamed", "DRE-825", choices.TAUNT, {"mystling": step.mystling})


@BOOK.resolves(steps.ShareTamed)
def share_tamed(state: DragonState, step: steps.ShareTamed, choice: choices.TakeTaunt) -> None:
    welcome(state, choice.seat, step.mystling)


def finish_game(state: DragonState, won: bool) -> None:
    """Together everybody wins or nobody does; the score tells how well."""
    seats = tuple(range(len(state.players)))
    scores = (state.points,) * len(seats)
    end_game(state, scores, seats if won else (), "DRE-469")


def end_game(state: DragonState, scores: tuple[int, ...], winners: tuple[int, ...], rule: str) -> None:
    ranking = tuple(sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat)))
    state.emit(events.GameEnded(rule=rule, scores=scores, winners=winners))
    state.agenda.clear()
    state.outcome = Outcome(scores, ranking, winners, rule)


__all__ = ["ENEMY", "end_game", "finish_game", "health_of"]
