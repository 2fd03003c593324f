"""What the checks of a journal prove: a sound one passes, and each way to spoil it is found, with entry and reason."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.games.dragon_eclipse.content.story_checks import StoryChecks
from rulewright.games.dragon_eclipse.content.story_maps import MapSearch
from rulewright.games.dragon_eclipse.instructions import Explore

from .story import alone
from .three_evenings import EVENINGS, mistakes, spoiled, waiting


def test_the_sound_journal_has_no_mistakes() -> None:
    assert mistakes(EVENINGS) == []


def script(id: str, steps: str) -> str:
    return f'\n[[script]]\nid = "{id}"\nsteps = [{steps}]\n'


def numbered(old: str, new: str) -> tuple[tuple[str, str], ...]:
    """A Script with another number, wherever it is named."""
    return ((f'"{old}"', f'"{new}"'),)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        (numbered("A1", "A3"), "scenario A: the Scenario begins with A3; it should be A1"),
        (numbered("B2", "B20"), "script B20: “prepare” belongs between 1 and 9"),
        (numbered("A31", "A81"), "script A81: a place of the Scenario’s first map belongs between 30 and 79"),
        (numbered("A150", "A195"), "script A195: the numbers of Scripts are 1 to 189, 190 and 200"),
        (numbered("A150", "A99"), "script A99: what leads to the final Script belongs between 100 and 179"),
        (numbered("A100", "A130"), "combat A-1: the end A130 does not lie between 100 and 129"),
        (numbered("A102", "A104"), "combat A-1: “win” is A104; counted from “lose” it should have the number 102"),
        (numbered("A103", "A160"), "combat A-1: the end A160 does not lie between 100 and 149"),
        (numbered("A60", "A110"), "script A110: the numbers 100 to 129 belong to what comes after a Combat"),
        ((('{ do = "go", to = "B190" }', '{ do = "finish" }'),), "script B150: “finish” belongs into the Script 190"),
        ((('to = "B190"', 'to = "C190"'),), "script B150: this belongs to C, and here is B"),
        ((('id = "T-A1"', 'id = "T-B1"'), ('use = "T-A1"', 'use = "T-B1"')), "script A60: this belongs to B"),
        ((('id = "A-1"', 'id = "A1-1"'), ('use = "A-1"', 'use = "A1-1"')), "combat A1-1: this is no id like A-1"),
        ((('id = "T-A1"', 'id = "T1"'), ('use = "T-A1"', 'use = "T1"')), "test T1: this is no id like T-A2"),
        ((('[[secret]]\nid = "3"', '[[secret]]\nid = "03"'),), "secret 03: its id must be a number"),
        ((('unexplored = "C1"', 'unexplored = "C1"\nexplored = "Z4"'),), "worldmap W03: its visit is Z4"),
        ((('[[secret]]\nid = "3"\nkind = "object"', '[[secret]]\nid = "3"\nkind = "rules"'),
          ("return-secret\", secret = 1 }", "return-secret\", secret = 1 }, { do = \"return-secret\", secret = 3 }")),
         "secret 3: it is of the kind rules; the plan says object"),
        ((("objects = [3]\n", ""), ('after = ["B"]', 'after = ["B"]\nobjects = [3]')),
         "test T-A1: Secret 3 does not belong to Scenario A"),
        ((("maps = [1]\n", ""),), "location 1: it does not belong to Scenario A"),
        ((("objects = [3]\n", "objects = [3, 4]\n"),), "plan A: the Scenario is written, but its Secret 4 is not"),
        ((("maps = [1]\n", "maps = [1, 2]\n"),), "plan A: the Scenario is written, but its map 2 is not"),
    ],
)  # fmt: skip
def test_every_id_stands_in_its_band(changes: tuple[tuple[str, str], ...], reason: str) -> None:
    assert any(reason in line for line in mistakes(spoiled(*changes))), mistakes(spoiled(*changes))


def test_an_id_stands_once(tmp_path) -> None:
    """The same Script in two files of a journal is told when it is loaded."""
    for name in ("a", "b"):
        (tmp_path / "journal").mkdir(exist_ok=True)
        (tmp_path / "journal" / f"{name}.toml").write_text(script("Q1", '{ do = "go", to = "Q1" }'), "utf-8")
    (tmp_path / "pack.toml").write_text(
        'id = "q"\nversion = "1.0.0"\ngame = "dragon_eclipse"\ntitle = "Q"\nauthors = ["Q"]\nlicence = "CC0-1.0"\n',
        "utf-8",
    )
    with pytest.raises(rulewright.ContentError) as caught:
        rulewright.load("dragon_eclipse", [tmp_path])
    assert any("Q1" in str(problem) and "journal/b.toml" in str(problem) for problem in caught.value.problems)


# -- statuses ----------------------------------------------------------------------------------------------------------

READS_IN_C = '{ do = "first", lines = [{ when = { no-status = "fame" }, steps = [{ do = "gain", silver = 1 }] }] },\n'


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ((('{ do = "status", gain = "fame" },\n', ""), ('when = { status = "fame" }, corruption', "corruption")),
         "the plan says that A marks fame; it does not"),
        (((READS_IN_C, ""),), "the plan says that C asks for fame; it does not"),
        (((READS_IN_C, ""), ('read = ["BC"]', 'read = ["B"]')), "the plan lets fame be asked for less than twice"),
        ((('set = ["A"]', 'set = [""]'),), "the plan lets nobody mark fame"),
        ((('read = ["BC"]', 'read = ["C"]'),), "fame is asked for in B, which the sheet of statuses does not plan"),
        ((('read = ["BC"]', 'read = ["BCD"]\n\n[[status]]\nid = "name"\nset = ["C"]\nread = ["BC"]'),),
         "B asks for name, but nobody can have it there yet"),
    ],
)  # fmt: skip
def test_statuses_are_marked_and_asked_for_as_planned(changes: tuple[tuple[str, str], ...], reason: str) -> None:
    found = mistakes(spoiled(*changes))
    assert any("status " in line and reason in line for line in found), found


FOURTH = ('[[status]]\nid = "fame"', '[[plan]]\nid = "D"\nafter = ["B"]\n\n[[status]]\nid = "fame"')


def test_what_only_a_later_scenario_asks_for_waits_and_is_no_mistake() -> None:
    text = spoiled(FOURTH, (READS_IN_C, ""), ('read = ["BC"]', 'read = ["BD"]'))
    assert mistakes(text) == []
    assert "journal: status fame: fame waits for a later Scenario to ask for it: D" in waiting(text)
    assert not any("fame" in line for line in waiting(EVENINGS))


def test_what_only_a_later_scenario_marks_waits() -> None:
    later = '[[status]]\nid = "name"\nset = ["C"]\nread = ["D"]'
    text = spoiled(FOURTH).replace('[[status]]\nid = "fame"', f'{later}\n\n[[status]]\nid = "fame"')
    assert any("the plan says that C marks name" in line for line in mistakes(text))
    text = text.replace('set = ["C"]\nread = ["D"]', 'set = ["D"]\nread = ["DZ"]')
    assert "journal: status name: name waits for a later Scenario to be marked: D" in waiting(text)


def test_the_twin_of_a_scenario_cannot_have_what_the_other_marks() -> None:
    """E and F exclude each other: whoever plays the one never sees what the other has marked."""
    text = spoiled(
        ('id = "C"\nafter = ["B"]', 'id = "C"\nafter = ["A"]\nexcludes = "B"'), ('set = ["A"]', 'set = ["B"]')
    )
    assert any("C asks for fame, but nobody can have it there yet" in line for line in mistakes(text))


# -- Combats -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ((('arena = "moss-ring"', 'arena = "moss"'),), "combat A-1: arena: there is no moss"),
        ((('map = "map-1"\nmods', 'map = "map-99"\nmods'),), "combat A-1: map: there is no map-99"),
        ((('enemy = "wild-firple"', 'enemy = "firple"'),), "combat A-1: enemy: there is no firple"),
        ((('lose = "A100"', 'lose = ""'),), "combat A-1: the end “lose” is missing"),
        ((('tame = "A101"\n', ""),), "combat A-1: a Combat with Taming needs an end “tame”"),
        ((('instead = "A103"\n', ""),), "combat A-1: firple may be in the Party already: “instead” is missing"),
        ((("corruption = 1 }]\nlose", "corruption = 2 }]\nlose"),), "combat A-1: 3 Corruption cards; 2 are the most"),
        ((('use = "A-1", corruption = 1', 'use = "A-1", corruption = 2'),), "combat A-1: 3 Corruption cards"),
        ((('do = "combat", use = "A-1", corruption = 1', 'do = "go", to = "A100"'),), "combat A-1: no Script uses it"),
        ((('add = ["firple", "prowler"]', 'add = ["prowler"]'),), "script A190: firple can be met in this Scenario"),
    ],
)  # fmt: skip
def test_a_combat_can_be_set_up_and_leads_on(changes: tuple[tuple[str, str], ...], reason: str) -> None:
    assert any(reason in line for line in mistakes(spoiled(*changes))), mistakes(spoiled(*changes))


# -- the Party ---------------------------------------------------------------------------------------------------------

NO_PROWLER = ('{ do = "first", lines = [{ when = { pair = false }, steps = [{ do = "go", to = "A109" }] }] },\n', "")


def test_after_the_first_scenario_the_party_holds_two_main_elements() -> None:
    """Alone with a Young Emberling, and the Firple not tamed or tamed: one Element only. Two players have two."""
    found = mistakes(spoiled(NO_PROWLER))
    assert any(
        "script A190: with 1 player the Party may come here without two different main Elements" in one for one in found
    )
    assert not any("with 2 players" in line for line in found)


def test_after_the_starter_was_changed_the_party_holds_two_main_elements() -> None:
    """A Young Iceling with a Firple is a pair; with the Young Emberling instead it is none."""
    joins = (
        '{ do = "first", lines = [{ when = { pair = false }, steps = [{ do = "join", mystling = "prowler" }] }] },\n'
    )
    found = mistakes(spoiled((joins, "")))
    assert any("script B2: with 1 player the Party" in one and "firple, young-emberling" in one for one in found), found


def test_two_players_are_not_asked_for_a_change_of_the_starter() -> None:
    asks = '{ do = "first", lines = [{ when = { players = 1 }, steps = [{ do = "swap-starter" }] }] }'
    found = mistakes(spoiled((asks, '{ do = "swap-starter" }')))
    assert any("script B1: two players come here, and they have both starters already" in line for line in found)


def test_a_campaign_that_begins_later_has_a_pair() -> None:
    one = (
        'start = "C1"\nfit = { party = ["young-iceling", "prowler"] }',
        'start = "C1"\nfit = { party = ["young-iceling"] }',
    )
    assert any("script C1: with" in line and "young-iceling" in line for line in mistakes(spoiled(one)))


# -- ways out ----------------------------------------------------------------------------------------------------------


def test_from_every_script_the_end_is_reached_whatever_was_brought() -> None:
    """Whoever does not hold the object stands before a door that nobody opens."""
    healed = '{ do = "first", lines = [{ when = { secret = 3 }, steps = [{ do = "heal", n = 1 }] }] },\n'
    goes = '  { do = "go", to = "A190" },'
    door = '{ id = "in", needs = { secret = 3 }, steps = [{ do = "go", to = "A190" }] }'
    wait = '{ id = "wait", steps = [{ do = "again" }] }'
    other = '{ id = "wait", needs = { no-secret = 3 }, steps = [{ do = "go", to = "A190" }] }'
    closed = (healed + goes, f'{{ do = "choose", options = [{door}, {wait}] }},')
    found = mistakes(spoiled(closed))
    assert any("script A150: whoever brings nothing that helps cannot reach A190 from here" in line for line in found)
    assert any("script A109: whoever brings nothing that helps cannot reach A190" in line for line in found)
    assert mistakes(spoiled((healed + goes, f'{{ do = "choose", options = [{door}, {other}] }},'))) == []


def test_a_price_is_no_way_out() -> None:
    paid = (
        '{ do = "go", to = "C190" }',
        '{ do = "choose", options = [{ id = "pay", pay = { silver = 1 }, steps = [{ do = "go", to = "C190" }] }] }',
    )
    assert any(
        "script C150: whoever brings nothing that helps cannot reach C190" in line for line in mistakes(spoiled(paid))
    )


def test_what_follows_a_list_is_read_with_a_map_open_or_without() -> None:
    either = (
        '{ do = "end-exploration" }, { do = "combat"',
        '{ do = "first", lines = [{ when = { secret = 3 }, steps = [{ do = "end-exploration" }] }] }, { do = "combat"',
    )
    assert any(
        "script A80: what follows is read with a map open or without one" in line for line in mistakes(spoiled(either))
    )


def test_every_script_is_reached_from_the_first_scenario_on() -> None:
    """C can be begun by the option `start`; if no card leads to it, no whole campaign does."""
    found = mistakes(spoiled(('{ do = "worldmap", put = "W03", place = 3, side = "unexplored" }, ', "")))
    assert any("script C150: only the option “start” leads here" in line for line in found)


def test_a_worldmap_card_whose_script_is_not_written_waits() -> None:
    assert "journal: worldmap W03: the World Map waits for Z3" in waiting(
        spoiled(('unexplored = "C1"', 'unexplored = "C1"\nexplored = "Z3"'))
    )


# -- rounds ------------------------------------------------------------------------------------------------------------


DIG = '{ do = "time" }, { do = "gain", silver = 1 }'
PRIZE = '{ do = "slot", slot = "I", token = "A" }, { do = "secret", gain = 3 }'
ON = '{ do = "go", to = "C190" }'


def round_by(step: str) -> str:
    """Go on, or be healed and come back by this step."""
    healed = f'{{ id = "round", steps = [{{ do = "heal", n = 1 }}, {step}] }}'
    return f'{{ do = "choose", options = [{{ id = "on", steps = [{ON}] }}, {healed}] }}'


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        (DIG, '{ do = "gain", silver = 1 }', "script A30: option dig"),
        # A status that is gained again is no memory, unless somebody asks for it.
        (DIG, '{ do = "status", gain = "fame" }, { do = "gain", silver = 1 }', "script A30: option dig"),
        # A row of a Test that gives something, and may be tried again for nothing.
        (PRIZE, '{ do = "gain", item = 1 }', "script A31: option try"),
        (ON, round_by('{ do = "go", to = "C150" }'), "script C150: option round"),
        (ON, round_by('{ do = "again" }'), "script C150: option round"),
    ],
)
def test_nothing_is_had_again_and_again_for_nothing(old: str, new: str, found: str) -> None:
    lines = [line for line in mistakes(spoiled((old, new))) if "again and again" in line]
    assert any(found in line for line in lines), lines


def test_a_lock_that_another_place_takes_off_is_no_lock() -> None:
    """A30 locks itself; whoever reads A31 opens it again, for nothing."""
    locked = (DIG, '{ do = "gain", silver = 1 }, { do = "lock", script = "A30" }')
    opened = (
        '{ id = "try", needs',
        '{ id = "key", steps = [{ do = "unlock", script = "A30" }, { do = "continue" }] },\n{ id = "try", needs',
    )
    dear = (opened[0], opened[1].replace('{ do = "unlock"', '{ do = "lose", silver = 1 }, { do = "unlock"'))
    reason = "script A30: option dig can be taken again and again"
    assert not any(reason in line for line in mistakes(spoiled(locked)))
    assert any(reason in line for line in mistakes(spoiled(locked, opened)))
    assert not any(reason in line for line in mistakes(spoiled(locked, dear)))


def test_a_token_that_another_place_replaces_is_no_memory() -> None:
    guarded = '{ id = "dig", needs = { no-slot = ["I", "A"] }, steps = [{ do = "gain", silver = 1 }, '
    once = ('{ id = "dig", steps = [' + DIG, guarded + '{ do = "slot", slot = "I", token = "A" }')
    turn = '{ id = "turn", steps = [{ do = "slot", slot = "I", token = "B" }, { do = "continue" }] },\n'
    other = ('{ id = "try", needs', turn + '{ id = "try", needs')
    gone = ('{ do = "first", lines = [{ when = { slot = ["I", "A"] }, steps = [{ do = "continue" }] }] },\n', "")
    reason = "script A30: option dig can be taken again and again"
    assert not any(reason in line for line in mistakes(spoiled(once, gone)))
    assert any(reason in line for line in mistakes(spoiled(once, gone, other)))


@pytest.mark.parametrize(
    "dig",
    [
        '{ do = "gain", silver = 1 }, { do = "lock", script = "A30" }',
        '{ do = "gain", silver = 1, damage = 1 }',
        '{ do = "gain", silver = 1 }, { do = "slot", slot = "I", token = "A" }',
    ],
)
def test_a_round_that_locks_itself_or_costs_something_is_none(dig: str) -> None:
    closed = (
        '{ id = "dig", steps = [{ do = "time" }, { do = "gain", silver = 1 }',
        f'{{ id = "dig", needs = {{ no-slot = ["I", "A"] }}, steps = [{dig}',
    )
    assert not any("again and again" in line for line in mistakes(spoiled(closed)))


# -- rules cards, objects, Tests, maps ---------------------------------------------------------------------------------


def test_a_rules_card_is_returned_on_every_way_through_the_final_script() -> None:
    sometimes = (
        '{ do = "return-secret", secret = 1 }',
        '{ do = "first", lines = [{ when = { secret = 3 }, steps = [{ do = "return-secret", secret = 1 }] }] }',
    )
    reason = "script A10: the rules card 1 is gained here, and A190 does not return it"
    assert any(reason in line for line in mistakes(spoiled(sometimes)))


def test_an_object_is_given_by_one_person_only() -> None:
    twice = ('{ do = "secret", gain = 1 },', '{ do = "secret", gain = 1 }, { do = "secret", gain = 3 },')
    found = mistakes(spoiled(twice, ("needs = { no-secret = 3 }, ", "")))
    assert any("secret 3: two people may give it in one campaign: A10, test T-A1 1" in line for line in found), found
    gift = '{ do = "first", lines = [{ when = { no-secret = 3 }, steps = [{ do = "secret", gain = 3 }] }] }'
    late = (
        '{ do = "join", mystling = "prowler" }, { do = "go"',
        f'{{ do = "join", mystling = "prowler" }}, {gift}, {{ do = "go"',
    )
    assert mistakes(spoiled(late)) == []


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("misfortune = { at = 2", "misfortune = { at = 9"), "test T-A1: it counts from 9 Misfortune on"),
        (("misfortune = { at = 2, steps = [{ do = \"gain\", damage = 1 }] }",
          "misfortune = { at = 2, steps = [{ do = \"go\", to = \"A30\" }] }"),
         "test T-A1: Misfortune comes before the outcome: “go” belongs into a row"),
        (('{ do = "test", use = "T-A1" }', '{ do = "continue" }'), "test T-A1: no Script uses it"),
        (('id = "T-A1"\n', 'id = "T-A1"\nbonus = "settle"\n'), "test T-A1: “settle” spends Equipment with a symbol"),
        (("{ upto = 6, tone", "{ upto = 3, tone"), "test T-A1: the rows do not go upwards from 1 (4, 3)"),
    ],
)  # fmt: skip
def test_a_test_is_well_formed(change: tuple[str, str], reason: str) -> None:
    assert any(reason in line for line in mistakes(spoiled(change))), mistakes(spoiled(change))


def search(text: str) -> tuple[MapSearch, Explore]:
    content = alone(text).content
    start = next(step for step in content.journal.scripts["A10"].steps if isinstance(step, Explore))
    return MapSearch(content.journal, StoryChecks(content).flow, 1, "A"), start


def test_a_place_where_time_can_always_be_spent_proves_that_a_map_ends() -> None:
    found, start = search(EVENINGS)
    assert found.clockwork.ends(start.event, False)
    idle, start = search(spoiled(('{ do = "time" }, { do = "gain", silver = 1 }', '{ do = "heal", n = 1 }')))
    assert not idle.clockwork.ends(start.event, False)
    assert idle.stuck(start) is not None
    locked, start = search(
        spoiled(
            ('{ do = "gain", silver = 1 }, { do = "continue" }', '{ do = "lock", script = "A30" }, { do = "continue" }')
        )
    )
    assert not locked.clockwork.ends(start.event, False)
    assert locked.stuck(start) is not None


def test_events_that_lay_each_other_never_end_a_map() -> None:
    circle = (
        '{ do = "end-exploration" }, { do = "combat", use = "A-1", corruption = 1 }',
        '{ do = "event", secret = 2, colour = "red", at = 2 }, { do = "continue" }',
    )
    found, start = search(spoiled(circle))
    assert not found.clockwork.ends(start.event, False)
    assert found.stuck(start) is not None
