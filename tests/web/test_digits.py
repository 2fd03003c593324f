"""Digits that are none, or too many of them: in whatever field, cookie or address, the answer is never a 5xx."""

from __future__ import annotations

import ast
import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from fastapi.routing import APIRoute

from rulewright.web import pages

from .conftest import HOST, Site, bot, person, site

ODD = ("²", "٣", "9" * 5000, "-1", " 1", "")
"""Superscripts, the digits of other scripts, more than `int` reads, a sign, a space, nothing."""


def page_routes(method: str) -> list[APIRoute]:
    """Every address of a page that this method asks for."""
    found = [route for router in pages.routers for route in router.routes if isinstance(route, APIRoute)]
    return [route for route in found if method in route.methods]


def fields(route: APIRoute) -> list[str]:
    """What a page reads by name: as its signature says, and from the form or the address as its code says."""
    found = {one.alias for one in route.dependant.query_params}
    for function in reading(route.endpoint, set()):
        for node in ast.walk(ast.parse(inspect.getsource(function))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("get", "getlist"):
                found |= set(words(node.args[:1]))
    return sorted(name for name in found if not name.startswith("rw_"))


def reading(function: Any, known: set[Any]) -> set[Any]:
    """A function of a page, and all of the pages' functions that it calls."""
    if inspect.isfunction(function) and function not in known and function.__module__.startswith(pages.__name__):
        known.add(function)
        for name in function.__code__.co_names:
            reading(function.__globals__.get(name), known)
    return known


def words(nodes: list[ast.expr]) -> Iterator[str]:
    """A name as it stands in the source; where it holds a number, with a number."""
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isascii():
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "1" for part in node.values)


def address(route: APIRoute, table: str, token: str, odd: str = "") -> str:
    """An address that leads somewhere; with something odd, there is no other place for it but a number's."""
    known = {"table_id": table, "name": "mysthea", "token": token, "rule": "MYS-001", "component": "C001"}
    path = route.path.replace(".svg", "")
    for name in route.param_convertors:
        path = path.replace(f"{{{name}}}", quote(known.get(name, odd or "1"), safe=""))
    return path


async def ask(here: Site, route: APIRoute, where: str, given: list[tuple[str, str]], cookie: bytes) -> None:
    """One request, as a form or in the address."""
    headers = {"cookie": cookie, "content-type": b"application/x-www-form-urlencoded"}
    query = urlencode(given)
    if "POST" in route.methods:
        answer = await here.http.post(f"http://{HOST}{where}", content=query.encode(), headers=headers)
    else:
        answer = await here.http.get(f"http://{HOST}{where}?{query}"[:3900], headers=headers)
    assert answer.status_code < 500, (where, given, answer.status_code)


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_no_field_of_a_page_breaks_the_server(method: str, tmp_path: Path) -> None:
    tried: set[str] = set()

    async def check() -> None:
        async with site(tmp_path / "tables.db") as here:
            table, tokens = await here.make(person("A"), person("B"), bot(), listed=True)
            held = f"rw_table_{table}={tokens[0]}".encode()
            for route in page_routes(method):
                where = address(route, table, tokens[1])
                for odd in ODD:
                    await ask(here, route, address(route, table, tokens[1], odd[:300]), [], held)
                    for name in fields(route):
                        tried.add(name)
                        for value in (odd, f"{odd}~x"):
                            await ask(here, route, where, [("choice", "x"), ("spot", "x"), (name, value)], held)

    asyncio.run(check())
    known = {
        "GET": {"at", "seat", "before", "took", "players", "seed", "count"},
        "POST": {"seat", "count", "to", "took"},
    }
    assert known[method] <= tried, "the fields that are numbers were among them"


def test_no_cookie_breaks_a_page(tmp_path: Path) -> None:
    """Browsers send what they were told to keep, and others what they like: also bytes that are no ASCII."""

    async def check() -> None:
        async with site(tmp_path / "tables.db") as here:
            table, tokens = await here.make(person("A"), person("B"), bot(), listed=True)
            names = (f"rw_face_{table}", f"rw_invite_{table}", "rw_tutorial_mysthea", "rw_name", "rw_pace", "rw_size")
            for odd in ODD:
                for name in names:
                    for value in (odd, f"{odd}~x", f"{odd}?took={odd}~x"):
                        # A server reads cookies as Latin-1, in which a superscript is one byte.
                        raw = value.encode("latin-1") if odd == "²" else value.encode()
                        held = f"rw_table_{table}={tokens[0]}; {name}=".encode() + raw
                        for where in (f"/t/{table}", f"/t/{table}/invite", "/tutorial/mysthea", "/"):
                            answer = await here.http.get(where, headers={"cookie": held})
                            assert answer.status_code < 500, (where, name, value)

    asyncio.run(check())
