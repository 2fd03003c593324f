"""The prose of a journal: which messages its entries need, which are missing or not used, and what reads badly.

Ids are made from the entry's id: `script-c47` (its text), `script-c47.more` (another paragraph), `script-c47.item` (an
option's label) and `script-c47.item-told` (what is read when it is taken).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from rulewright.content.messages import entries_of, plain_parts
from rulewright.core.errors import ContentError

from ..instructions import Choose, Instructions, Tell, every_step
from ..model.story_words import SecretKind
from .story import Journal

LOCALE = Path(__file__).parents[1] / "locale"
ROOM = "journal"
"""The folder of a language that holds the prose: long, and read by few pages."""
SHORT, LONG = 20, 170
"""Words of a Script; more or fewer are noted."""
GUIDED = ("begin", "bonus", "taming")
"""What the guide says in a Combat of the first journey: in its first round, in its third, and when taming can begin."""
_ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
_UNREADABLE = re.compile(r"^ +([*\[}])", re.MULTILINE)
"""A line of prose that begins like this is something else to Fluent, and the whole message is lost."""
_VARIABLE = re.compile(r"\{ *(\$[a-z-]+)")
_WORD = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")


def message_of(source: str) -> str:
    """The message of a source of instructions: `script-a35`, `test-a2`, `secret-5`."""
    kind, _, rest = source.partition(" ")
    if not rest:
        return f"script-{source.lower()}"
    return f"{kind}-{rest.split(' ')[0].lower().removeprefix('t-')}"


def wanted(journal: Journal) -> dict[str, str]:
    """Every message that the journal says something with, and the entry that needs it."""
    found: dict[str, str] = {}
    for source, steps in journal.sources():
        entry = source if " " in source else f"script {source}"
        found.update((name, entry) for name in _in_steps(message_of(source), steps))
    for test in journal.tests.values():
        for at in range(len(test.rows)):
            found[f"{message_of(f'test {test.id}')}.row-{at + 1}"] = f"test {test.id}"
    for combat in journal.combats.values():
        if combat.guided:
            found.update((f"combat-{combat.id.lower()}.{moment}", f"combat {combat.id}") for moment in GUIDED)
    for number, secret in journal.secrets.items():
        found[f"secret-{number}"] = f"secret {number}"
        if secret.kind is not SecretKind.OVERLAY:
            found[f"secret-{number}.back"] = f"secret {number}"
    for status in journal.statuses.values():
        found[f"status-{status.id}"] = f"status {status.id}"
    for location in journal.locations:
        found[f"location-{location}"] = f"location {location}"
    for card in journal.worldmap.values():
        found[f"worldmap-{card.id.lower()}"] = f"worldmap {card.id}"
    for picture in journal.pictures.values():
        found[f"picture-{picture.id}"] = f"picture {picture.id}"
    for scenario in journal.scenarios.values():
        found[f"scenario-{scenario.id.lower()}"] = f"scenario {scenario.id}"
    return found


def _in_steps(message: str, steps: Instructions) -> Iterator[str]:
    for step in every_step(steps):
        if isinstance(step, Tell):
            yield f"{message}.{step.part}" if step.part else message
        elif isinstance(step, Choose):
            yield from (f"{message}.{option.id}" for option in step.options)


def allowed(journal: Journal) -> set[str]:
    """Messages that may be there: what options tell, guides, parts of statuses, names in other cases."""
    found: set[str] = set()
    for source, steps in journal.sources():
        message = message_of(source)
        found.update((message, f"{message}.guide"))
        for step in every_step(steps):
            if isinstance(step, Choose):
                found.update(f"{message}.{option.id}-told" for option in step.options)
    for status in journal.statuses.values():
        found.update(f"status-{status.id}.part-{part}" for part in range(1, status.parts + 1))
    for secret in journal.secrets:
        found.add(f"secret-{secret}.front")
    for name in ("location", "worldmap", "scenario"):
        table = getattr(journal, {"location": "locations", "worldmap": "worldmap", "scenario": "scenarios"}[name])
        found.update(f"{name}-{str(id).lower()}.{part}" for id in table for part in ("told", "in", "to", "hint"))
    return found


def parts_of_message(text: str) -> dict[str, str]:
    """The value ("") and the attributes of a message in a Fluent file."""
    body = text.partition("=")[2]
    pieces = _ATTRIBUTE.split(body)
    found = {"": pieces[0].strip()} if pieces[0].strip() else {}
    found.update({name: part.strip() for name, part in zip(pieces[1::2], pieces[2::2], strict=True)})
    return {name: re.sub(r"^#.*$", "", part, flags=re.MULTILINE).strip() for name, part in found.items()}


def prose(folder: Path) -> dict[str, str]:
    """Every sentence of a language's journal: message, or message.attribute."""
    found: dict[str, str] = {}
    for message, text in entries_of(folder / ROOM).items():
        for part, words in parts_of_message(text).items():
            found[f"{message}.{part}" if part else message] = words
    return found


def text_mistakes(
    journal: Journal, locales: list[Path], origins: Mapping[str, str], added: Collection[str] = ()
) -> Iterator[ContentError]:
    """What each language lacks, and what nobody reads.

    What packs have `added` may be in fewer languages than the game: where one is missing altogether, English is shown.
    """
    spoken = {path.name for locale in locales[1:] if locale.is_dir() for path in locale.iterdir() if path.is_dir()}
    needed = wanted(journal)
    known = allowed(journal)
    languages = sorted(
        {path.name for locale in locales if locale.is_dir() for path in locale.iterdir() if path.is_dir()}
    )
    first: dict[str, set[str]] = {}
    for language in languages:
        there = {name: text for locale in locales for name, text in prose(locale / language).items()}
        shown = f"locale/{language}/{ROOM}"
        for name, entry in needed.items():
            if name not in there and (_entry(entry) not in added or language in spoken):
                problem = ContentError("journal-text-missing", name=name, language=language)
                yield ContentError(
                    "journal-at", file=origins.get(_entry(entry), "journal"), entry=entry, problem=problem
                )
        for name in there:
            if name not in needed and name not in known:
                yield ContentError("journal-text-unused", file=shown, name=name)
        for name, text in there.items():
            variables = set(_VARIABLE.findall(text))
            if name in first and variables != first[name]:
                found = ", ".join(sorted(variables ^ first[name]))
                yield ContentError("journal-text-variables", file=shown, name=name, variables=found)
            first.setdefault(name, variables)
        for locale in locales:
            for name, text in entries_of(locale / language / ROOM).items():
                if "->" not in text and (unreadable := _UNREADABLE.search(text)):
                    yield ContentError("journal-text-sign", file=shown, name=name, sign=unreadable.group(1))


def _entry(entry: str) -> str:
    return " ".join(entry.split(" ")[:2])


def unwanted(language: str, kind: str) -> tuple[str, ...]:
    """What prose in a language should not say (`wording-…`); nothing, where the game does not speak that language."""
    parts = plain_parts(entries_of(LOCALE / language).get(f"wording-{kind}", "")) or {}
    return tuple(parts.get("", "").split(", ")) if parts else ()


def text_notes(journal: Journal, locale: Path) -> Iterator[ContentError]:
    """What reads badly: too long or short, avoided words, digits, straight quotes, double spaces."""
    needed = wanted(journal)
    for folder in sorted(path for path in locale.iterdir() if path.is_dir()) if locale.is_dir() else []:
        shown = f"locale/{folder.name}/{ROOM}"
        avoided, one_person = (unwanted(folder.name, kind) for kind in ("avoided", "one-person"))
        for name, text in prose(folder).items():
            if name.startswith("script-") and "." not in name and name in needed:
                count = len(_WORD.findall(text))
                if not SHORT <= count <= LONG:
                    yield ContentError("journal-text-length", file=shown, name=name, count=count)
            for word in avoided:
                if word in text.lower():
                    yield ContentError("journal-text-avoided", file=shown, name=name, word=word)
            for word in one_person:
                if word in text.lower():
                    yield ContentError("journal-text-one-person", file=shown, name=name, word=word)
            if '"' in text or "  " in re.sub(r"\n +", "\n", text):
                yield ContentError("journal-text-typography", file=shown, name=name)
            if re.search(r"\d", text) and "row-" not in name:
                yield ContentError("journal-text-number", file=shown, name=name)


def count_words(folder: Path) -> int:
    """The words of a language's journal."""
    return sum(len(_WORD.findall(text)) for text in prose(folder).values())


def words_of(folder: Path, letter: str, journal: Journal) -> int:
    """The words of the Scripts, Tests and Combats of one letter."""
    ids = {message_of(script) for script, one in journal.scripts.items() if one.letter == letter}
    ids |= {message_of(f"test {test}") for test in journal.tests if test.startswith(f"T-{letter}")}
    ids |= {f"combat-{combat.lower()}" for combat in journal.combats if combat.startswith(f"{letter}-")}
    return sum(len(_WORD.findall(text)) for name, text in prose(folder).items() if name.partition(".")[0] in ids)


def repeated_runs(folder: Path, least: int = 3, length: int = 4) -> list[tuple[str, int]]:
    """Runs of four words that come back at least so often, the most frequent first."""
    counts: Counter[str] = Counter()
    for text in prose(folder).values():
        words = [word.lower() for word in _WORD.findall(text)]
        counts.update({" ".join(words[at : at + length]) for at in range(len(words) - length + 1)})
    return [(run, n) for run, n in counts.most_common() if n >= least]
