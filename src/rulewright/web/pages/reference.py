"""The reference: every rule, ruling and gap, searchable; every component with its picture and all that it says."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, HTTPException, Query, Request
from fastapi.responses import Response
from markupsafe import Markup, escape

from rulewright.catalog import load
from rulewright.content.rules import BASES, Register, Rule
from rulewright.content.texts import LANGUAGES
from rulewright.core.companion import Exhibit
from rulewright.core.game import Game, Option
from rulewright.core.text import ComponentText

from ..render import fragment, page
from ..visitor import Visitor
from .common import TheVisitor, go

router = APIRouter()
Words = Annotated[str, Query(max_length=200)]
Short = Annotated[str, Query(max_length=20)]
_GAP = re.compile(r"[A-Z]+-[A-Z]+-\d+")


# -- words that were searched for ---------------------------------------------------------------------------


def simple(text: str) -> str:
    """Text as it is compared: lower case, one kind of apostrophe."""
    return re.sub("[’ʼ`]", "'", text.lower())


def marked(text: str, words: list[str]) -> Markup:
    """The text with the words in it marked."""
    if not words:
        return escape(text)
    pattern = re.compile("|".join(re.escape(word) for word in sorted(words, key=len, reverse=True)))
    parts, end = [], 0
    for found in pattern.finditer(simple(text)):
        parts.append(escape(text[end : found.start()]))
        parts.append(Markup("<mark>{}</mark>").format(text[found.start() : found.end()]))
        end = found.end()
    return Markup("").join([*parts, escape(text[end:])])


# -- rules ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Wanted:
    """What a reader looks for in the rules."""

    words: list[str] = field(default_factory=list)
    chapter: str = ""
    basis: str = ""
    page: str = ""

    def __bool__(self) -> bool:
        return bool(self.words or self.chapter or self.basis or self.page)

    def fits(self, rule: Rule, chapter: str) -> bool:
        """Whether a rule is wanted; the words may stand in any language."""
        if (self.chapter, self.basis, self.page) != (
            self.chapter and chapter,
            self.basis and rule.basis,
            self.page and str(rule.page),
        ):
            return False
        return any(self.said(rule, code) for code in LANGUAGES)

    def said(self, rule: Rule, language: str) -> bool:
        """Whether all the words stand in the rule as this language has it."""
        text = simple(f"{rule.id} {rule.section} {rule.text.in_(language)}")
        return all(word in text for word in self.words)


def chapters_of(register: Register, language: str) -> dict[str, tuple[str, list[Rule]]]:
    """The rules by chapter: its number, then its title and rules."""
    found: dict[str, tuple[str, list[Rule]]] = {}
    last = ""
    for rule in register.rules.values():
        if rule.chapter.message != last:
            last = rule.chapter.message
            found[str(len(found) + 1)] = (rule.chapter.in_(language), [])
        found[str(len(found))][1].append(rule)
    return found


def switches(game: Game) -> dict[str, Option]:
    """The options that switch a ruling, by its id."""
    return {option.rule: option for option in game.rulings}


@router.get("/rules/{name}")
async def rules(
    name: str, visitor: TheVisitor, q: Words = "", chapter: Short = "", basis: Short = "", pages: Short = ""
) -> Response:
    """Every rule by chapter; without scripts the form asks the server."""
    game = load(name)
    register: Register = game.register()
    wanted = Wanted(simple(q).split(), chapter, basis, pages)
    chapters = chapters_of(register, visitor.language)
    found = {rule.id for number, (_, rules) in chapters.items() for rule in rules if wanted.fits(rule, number)}
    return page(
        "companion/rules.html",
        visitor,
        game=game,
        texts=game.texts(visitor.language),
        chapters=chapters,
        bases=[one for one in BASES if any(rule.basis == one for rule in register.rules.values())],
        pages=sorted({rule.page for rule in register.rules.values()}),
        total=len(register.rules),
        example=next(iter(register.rules), ""),
        wanted=wanted,
        query=q,
        body=list_rules(game, visitor, wanted, found) if wanted else all_rules(game.name, visitor.language),
        shown=len(found),
    )


@lru_cache(16)
def all_rules(name: str, language: str) -> Markup:
    """The list of all rules, which is the same for everybody who reads this language."""
    game = load(name)
    return list_rules(game, Visitor(language, {}), Wanted(), set(game.register().rules))


def list_rules(game: Game, visitor: Visitor, wanted: Wanted, found: set[str]) -> Markup:
    """Every rule is in the page, so that a script can search on; what was not found is hidden."""
    rules = game.register().rules
    lessons = game.lessons()
    return fragment(
        "companion/list.html",
        visitor,
        game=game,
        register=game.register(),
        chapters=chapters_of(game.register(), visitor.language),
        words=wanted.words,
        found=found,
        abroad={id for id in found if not wanted.said(rules[id], visitor.language)},
        marked=marked,
        taught=lessons.by_rule if lessons is not None else (),
        other=next(code for code in LANGUAGES if code != visitor.language),
    )


@router.get("/rules/{name}/rulings")
async def rulings(name: str, visitor: TheVisitor) -> Response:
    """Every question that the rulebook leaves open, with our answer; and every value that it does not print."""
    game = load(name)
    register: Register = game.register()
    used: dict[str, list[str]] = {}
    for rule in register.rules.values():
        for ref in rule.refs:
            used.setdefault(ref, []).append(rule.id)
    return page(
        "companion/rulings.html",
        visitor,
        game=game,
        texts=game.texts(visitor.language),
        register=register,
        switches=switches(game),
        used=used,
    )


@router.get("/rules/{name}/{rule}")
async def one_rule(name: str, rule: str) -> Response:
    """The place of a rule, ruling or gap in the lists."""
    game = load(name)
    register: Register = game.register()
    id = rule.upper()
    if id in register.rules:
        return go(f"/rules/{game.name}#{id}")
    if id in register.rulings or id in register.gaps:
        return go(f"/rules/{game.name}/rulings#{id}")
    raise HTTPException(404)


# -- components ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Facet:
    """Something to filter by: its name and its values."""

    name: str
    values: list[str]


@dataclass(frozen=True)
class Item:
    """A component in the reference, with its words; `tags` are the numbers of its facets and values."""

    exhibit: Exhibit
    text: ComponentText
    back: ComponentText
    tags: tuple[str, ...]
    spelled: str = ""
    """Its id as another copy of the rulebook spells it."""

    def says(self, backs: bool) -> str:
        told = self.back if backs else self.text
        return " ".join(
            (told.id, self.spelled, told.name, told.line, *told.rules, *(value for _, value in self.exhibit.facets))
        )


@lru_cache(16)
def gallery(name: str, language: str) -> tuple[tuple[Facet, ...], dict[str, Item]]:
    """All components of a game in a language, by id, and what they can be filtered by."""
    game = load(name)
    texts = game.texts(language)
    exhibits = game.box.exhibits(texts)
    facets: dict[str, list[str]] = {}
    for exhibit in exhibits:
        for title, value in exhibit.facets:
            values = facets.setdefault(title, [])
            if value not in values:
                values.append(value)
    titles = list(facets)
    items = {
        one.id: Item(
            one,
            texts.component(one.id),
            texts.component(one.id, back=True),
            tuple(f"{titles.index(title)}-{facets[title].index(value)}" for title, value in one.facets),
            game.other_spelling(one.id),
        )
        for one in exhibits
    }
    return tuple(Facet(title, values) for title, values in facets.items()), items


def art(game: Game, visitor: Visitor, id: str, back: bool = False) -> str:
    """The address of a component's picture; it changes with whatever the picture depends on."""
    asked = {"lang": visitor.language, "theme": visitor.theme, "v": game.content_hash[:8]}
    return f"/cards/{game.name}/{id}.svg?" + urlencode({**asked, "back": "yes"} if back else asked)


@router.get("/cards/{name}")
async def cards(request: Request, name: str, visitor: TheVisitor, q: Words = "", backs: Short = "") -> Response:
    """Every component; without scripts the form asks the server."""
    game = load(name)
    facets, items = gallery(game.name, visitor.language)
    shown_backs = backs == "yes"
    words = simple(q).split()
    chosen = {number: request.query_params.get(f"f{number}", "")[:4] for number in range(len(facets))}
    wanted = {f"{number}-{value}" for number, value in chosen.items() if value}
    found = {
        item.exhibit.id
        for item in items.values()
        if wanted <= set(item.tags) and all(word in simple(item.says(shown_backs)) for word in words)
    }
    shelves: dict[str, list[Item]] = {}
    for item in items.values():
        shelves.setdefault(item.exhibit.shelf, []).append(item)
    return page(
        "companion/cards.html",
        visitor,
        game=game,
        texts=game.texts(visitor.language),
        facets=facets,
        shelves=shelves,
        chosen=chosen,
        query=q,
        words=words,
        marked=marked,
        backs=shown_backs,
        total=len(items),
        found=found,
        shown=len(found),
        art=art,
    )


@router.get("/cards/{name}/{component}.svg")
async def picture(
    name: str, component: str, visitor: TheVisitor, lang: Short = "", theme: Short = "", back: Short = ""
) -> Response:
    """A component's picture."""
    game = load(name)
    language = lang if lang in LANGUAGES else visitor.language
    if component not in gallery(game.name, language)[1]:
        raise HTTPException(404)
    drawn = drawing(game.name, component, language, "light" if theme == "light" else "dark", back == "yes")
    headers = {"cache-control": "public, max-age=604800"}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


@lru_cache(1024)
def drawing(name: str, component: str, language: str, theme: str, back: bool) -> str:
    game = load(name)
    return game.box.picture(component, game.texts(language), theme, back)


@router.get("/cards/{name}/{component}")
async def card(name: str, component: str, visitor: TheVisitor) -> Response:
    """One component, large, with everything it says and the rules it touches."""
    game = load(name)
    items = gallery(game.name, visitor.language)[1]
    by_case = {id.casefold(): id for id in items}
    id = by_case.get(game.our_spelling(component.casefold()))
    if id is None:
        raise HTTPException(404)
    order = list(items)
    at = order.index(id)
    register: Register = game.register()
    return page(
        "companion/card.html",
        visitor,
        game=game,
        texts=game.texts(visitor.language),
        item=items[id],
        before=items[order[at - 1]] if at else None,
        after=items[order[at + 1]] if at + 1 < len(order) else None,
        register=register,
        gaps=[gap for gap in _GAP.findall(items[id].text.source) if gap in register.gaps],
        art=art,
    )
