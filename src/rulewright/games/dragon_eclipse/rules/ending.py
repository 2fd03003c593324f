"""The end of a Combat: LOSE, TAME, WIN at any moment; conceding; what comes after. Rulebook p.25, p.27-28."""

from __future__ import annotations

from rulewright.core.record import Decision, Outcome

from ..conditions import WinCombat
from ..model import choices, events, steps
from ..model.choices import ENEMY
from ..model.state import DragonState, Member
from ..words import Result
from .book import BOOK, content, foe_of
from .decks import ready_deck
from .party import change_member, clear_sheet, health_of, rest
from .taming import advance, advance_quest, advance_taming, note, quest_conditions


@BOOK.settles
def check_end(state: DragonState) -> None:
    """After every atomic effect; hardly ever anything has happened, so this looks only whether it may have."""
    if not state.fighting:
        return
    for sheet in state.sheets:
        if sheet.quest_fact or sheet.damage >= sheet.health:
            look_around(state)
            return
    # Most Taming conditions ask for the Enemy's Health: nothing is to be seen while it is higher.
    foe = state.foe
    if foe is not None and (
        foe.damage >= foe.health
        or (foe.fact and foe.health - foe.damage <= state.game.content.tame_at[foe.enemy][foe.tamed])
    ):
        look_around(state)


def look_around(state: DragonState) -> None:
    """DRE-349, DRE-464 to DRE-468, DRE-849, AMB-DRE-72: quests, then TAME before LOSE before WIN."""
    fallen = -1
    for seat, sheet in enumerate(state.sheets):
        if sheet.quest_fact:
            advance_quest(state, seat)
        if sheet.damage >= sheet.health and fallen < 0:
            fallen = seat
    foe = state.foe
    if foe is not None and foe.fact and advance_taming(state, foe):
        end_combat(state, Result.TAME, "DRE-467")
    elif fallen >= 0:
        if foe is None:
            win_round(state, 1 - fallen, "DRE-532")
        else:
            end_combat(state, Result.LOSE, "DRE-464")
    elif foe is not None and foe.damage >= foe.health:
        end_combat(state, Result.WIN, "DRE-465")


def end_combat(state: DragonState, result: Result, rule: str) -> None:
    """DRE-466: nothing of the running card or turn is resolved any more."""
    if result is not Result.LOSE:
        for seat in range(len(state.sheets)):
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
    mystling = state.sheets[seat].mystling
    state.emit(events.RoundWon(rule=rule, seat=seat, mystling=mystling, by_rounds=by_rounds))


def stop(state: DragonState) -> None:
    """Cut the agenda back to what comes after the Combat."""
    state.fighting = False
    state.turn = -1
    while not isinstance(state.agenda[-1], steps.AfterCombat):
        state.agenda.pop()


@BOOK.resolves(steps.GiveUp)
def give_up(state: DragonState, step: steps.GiveUp, choice: None) -> None:
    """DRE-475, DRE-850: damage until it equals the Health, with allies for both Mystlings."""
    state.emit(events.Conceded(rule="DRE-475", seat=step.seat))
    for seat, sheet in enumerate(state.sheets):
        if seat == step.seat or state.foe is not None:
            sheet.damage = max(sheet.damage, sheet.health)
    if state.foe is not None:
        # That damage fulfils no Taming condition: conceding is always lost.
        end_combat(state, Result.LOSE, "DRE-464")


# -- after the Combat ----------------------------------------------------------------------------------


@BOOK.resolves(steps.AfterCombat)
def after_combat(state: DragonState, step: steps.AfterCombat, choice: None) -> None:
    """DRE-469: quests, taming and healing, then the next Combat or the end of the game."""
    fighters = [(seat, sheet.active) for seat, sheet in enumerate(state.sheets)]
    for seat in range(len(state.sheets)):
        fulfil_quest(state, seat)
        clear_sheet(state, seat)
    clear_arena(state)
    if state.pvp:
        seat = state.winner
        change_member(state, seat, dict(fighters)[seat], retired=True)
        state.agenda.append(steps.NextDuel())
        return
    if state.result == Result.LOSE:
        state.lost += 1
    else:
        state.points += 2 if state.result == Result.TAME else 1
    if state.mode == "gauntlet":
        for seat, at in fighters:
            rest(state, seat, at)
        state.agenda.append(steps.NextDuel())
        if state.result == Result.TAME:
            join_party(state, state.met[-1])
        return
    finish_game(state, state.result != Result.LOSE)


def fulfil_quest(state: DragonState, seat: int) -> None:
    """DRE-741, DRE-742: a fulfilled Combat Quest makes the Mystling Exalted from now on."""
    sheet = state.sheets[seat]
    wanted = quest_conditions(state, seat)
    if wanted and sheet.quest >= len(wanted):
        state.emit(events.QuestFulfilled(rule="DRE-741", seat=seat, mystling=sheet.mystling))
        change_member(state, seat, exalted=True)


def clear_arena(state: DragonState) -> None:
    """DRE-489 to DRE-494: nothing of the Arena and of the Enemy is kept."""
    state.foe = None
    state.boons = state.banes = state.terrain_damage = ()
    state.map = state.arena = ""
    state.round = 0


def join_party(state: DragonState, enemy: str) -> None:
    """DRE-474, DRE-825: a tamed Enemy joins a gauntlet with its own cards; two players say whose it is."""
    mystling = content(state).enemies[enemy].mystling
    if any(member.mystling == mystling for sheet in state.sheets for member in sheet.party):
        return
    state.emit(events.MystlingJoined(rule="DRE-474", mystling=mystling))
    if len(state.sheets) == 1:
        welcome(state, 0, mystling)
    else:
        state.agenda.append(steps.ShareTamed(0, mystling))


def welcome(state: DragonState, seat: int, mystling: str) -> None:
    """DRE-121: its ready deck, as far as the cards are in no other deck."""
    sheet = state.sheets[seat]
    sheet.party = (*sheet.party, Member(mystling))
    ready_deck(state, seat, len(sheet.party) - 1)


@BOOK.asks(steps.ShareTamed)
def offer_owners(state: DragonState, step: steps.ShareTamed) -> Decision:
    """DRE-825: whose Mystling it is from now on."""
    return Decision(step.seat, "prompt-tamed", "DRE-825", choices.TAUNT, {"mystling": step.mystling})


@BOOK.resolves(steps.ShareTamed)
def share_tamed(state: DragonState, step: steps.ShareTamed, choice: choices.TakeTaunt) -> None:
    welcome(state, choice.seat, step.mystling)


def finish_game(state: DragonState, won: bool) -> None:
    """Together everybody wins or nobody does; the score tells how well."""
    seats = tuple(range(len(state.sheets)))
    scores = (state.points,) * len(seats)
    end_game(state, scores, seats if won else (), "DRE-469")


def end_game(state: DragonState, scores: tuple[int, ...], winners: tuple[int, ...], rule: str) -> None:
    ranking = tuple(sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat)))
    state.emit(events.GameEnded(rule=rule, scores=scores, winners=winners))
    state.agenda.clear()
    state.outcome = Outcome(scores, ranking, winners, rule)


__all__ = ["ENEMY", "end_game", "finish_game", "health_of"]
