"""Visitor: who looks at a page, as far as the browser says: language, look, and the seats it may sit in.

Seat tokens live in HttpOnly cookies, one for each table; they are never in a page, a log or a spectator's link.
"""

from __future__ import annotations

import socket
from dataclasses import dataclass, field
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import unquote, urlsplit

from starlette.requests import HTTPConnection

from rulewright.content.texts import LANGUAGES
from rulewright.core.numbers import whole_number

from .live_table import PACES
from .token_buckets import network_of

TABLE_COOKIE = "rw_table_"
PROFILE_COOKIE = "rw_profile"
HOST_ONLY = "__Host-"
"""With https, cookies of seats and profiles have this prefix: no neighbouring site can plant or overwrite them."""
MOST_TABLES = 60
"""A browser keeps the seats of this many tables; the oldest make room."""
PREFERENCES = {
    "theme": ("auto", "dark", "light"),
    "size": ("medium", "large", "huge"),
    "motion": ("auto", "off"),
    "sound": ("on", "off"),
    "confirm": ("on", "off"),
    "forced": ("auto", "ask"),
    "pace": tuple(PACES),
    "odds": ("on", "off"),
    "lang": ("", *LANGUAGES),
}
"""What a visitor may set, first value first. Kept in cookies of their own, never part of a game."""


@dataclass(frozen=True)
class Visitor:
    """The person behind a request."""

    language: str
    settings: dict[str, str]
    tokens: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Seat tokens by table."""
    name: str = ""
    facing: dict[str, int] = field(default_factory=dict)
    """At a shared screen: which of the visitor's seats looks at each table."""
    peeks: dict[str, str] = field(default_factory=dict)
    """At a shared screen: what the table looked like when that seat asked to see its hand while others choose."""
    narrow: bool = False
    """Whether the page is as narrow as a phone."""
    here: str = "/"
    """The address of the page being looked at, to come back to it after a change of settings."""
    profile: str = ""
    """The secret that opens the visitor's profile."""

    @property
    def theme(self) -> str:
        """The theme of drawings; `auto` pages follow the system, drawings are dark unless light is chosen."""
        return "light" if self.settings["theme"] == "light" else "dark"


def read_visitor(connection: HTTPConnection) -> Visitor:
    """A visitor from cookies and the Accept-Language header; nonsense is ignored."""
    cookies = connection.cookies
    settings = {
        name: cookies.get(f"rw_{name}", "") if cookies.get(f"rw_{name}", "") in allowed else allowed[0]
        for name, allowed in PREFERENCES.items()
    }
    tokens: dict[str, tuple[str, ...]] = {}
    facing: dict[str, int] = {}
    peeks: dict[str, str] = {}
    prefix = seat_cookie(connection, "")
    for key, value in cookies.items():
        if key.startswith(prefix) and len(value) < 1000:
            table_id = key.removeprefix(prefix)
            tokens[table_id] = tuple(token for token in value.split(".") if token)[:8]
        elif key.startswith("rw_face_") and (seat := whole_number(value.partition("~")[0], most=99)) is not None:
            facing[key.removeprefix("rw_face_")] = seat
            peeks[key.removeprefix("rw_face_")] = value.partition("~")[2]
    language = language_of(connection)
    name = clean_name(unquote(cookies.get("rw_name", "")[:400]))
    return Visitor(
        language=language,
        settings=settings,
        tokens=tokens,
        name=name,
        facing=facing,
        peeks=peeks,
        narrow=is_narrow(connection),
        here=address(connection),
        profile=cookies.get(profile_cookie(connection), "")[:80],
    )


def client_of(connection: HTTPConnection) -> str:
    """Where a request comes from, as the server or a trusted proxy says, and as shares are counted."""
    return network_of(connection.client.host) if connection.client else "?"


def is_narrow(connection: HTTPConnection) -> bool:
    """Whether the page is as narrow as a phone: as it told itself; before it could, as its browser is called."""
    told = connection.cookies.get("rw_narrow", "")
    return told == "1" if told else "Mobi" in connection.headers.get("user-agent", "")


def clean_name(text: Any) -> str:
    """A person's name: printable, without line breaks, at most 40 characters."""
    name = " ".join(str(text or "").split())
    return "".join(character for character in name if character.isprintable() and character != "\ufffd")[:40].strip()


def address(connection: HTTPConnection) -> str:
    """Path and query of a page that can be asked for again; after a form, its table or home."""
    if connection.scope.get("method") != "GET":
        start, room, name, *_ = (*connection.url.path.split("/"), "", "", "")
        return f"/t/{name}" if (start, room) == ("", "t") and name else "/"
    query = connection.url.query
    return connection.url.path + (f"?{query}" if query else "")


def language_of(connection: HTTPConnection) -> str:
    """The language that the visitor has chosen, or that the browser asks for."""
    chosen = connection.cookies.get("rw_lang", "")
    return chosen if chosen in LANGUAGES else preferred_language(connection.headers.get("accept-language", ""))


def preferred_language(header: str) -> str:
    """The first of our languages that the browser asks for."""
    for part in header.split(",")[:10]:
        code = part.split(";")[0].strip().lower().split("-")[0]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def is_secure(connection: HTTPConnection) -> bool:
    """Whether the visitor came by https, as the server or a trusted proxy says."""
    return connection.url.scheme in ("https", "wss")


def seat_cookie(connection: HTTPConnection, table_id: str) -> str:
    """The name of the cookie with the seats at a table."""
    return (HOST_ONLY if is_secure(connection) else "") + TABLE_COOKIE + table_id


def profile_cookie(connection: HTTPConnection) -> str:
    """The name of the cookie with the secret of a profile."""
    return (HOST_ONLY if is_secure(connection) else "") + PROFILE_COOKIE


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request that changes something comes from one of our own pages (or from no page at all)."""
    # Browsers say themselves where a request comes from; a strict referrer policy makes `Origin` useless ("null").
    site = connection.headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = connection.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:
        return False


def own_address(connection: HTTPConnection) -> str:
    """The beginning of links to this server, as `https://tables.example.org`; empty if it does not know its name.

    The `Host` header may say anything. It is trusted where the server was told its names, and where it is the very
    address that the connection came to; elsewhere links are relative, and the page's script makes them whole.
    """
    host, came_to = connection.url.hostname or "", (connection.scope.get("server") or ("", 0))[0]
    local = host == "localhost" and came_to in ("127.0.0.1", "::1")
    if connection.app.state.names or host == came_to or local:
        return str(connection.base_url).rstrip("/")
    return ""


LOOPBACK = ("127.0.0.1", "::1", "localhost")
EVERYWHERE = ("0.0.0.0", "::")


def network_address(connection: HTTPConnection) -> str | None:
    """The beginning of links that others in the network can follow, where the visitor's own address does not do.

    Whoever came by an address that only this machine knows must not hand it out. Empty, if nobody else can reach this
    server; None, if the visitor's own address will do.
    """
    if (connection.url.hostname or "") not in LOOPBACK:
        return None
    host, _, port = str(connection.app.state.address).removeprefix("http://").rstrip("/").rpartition(":")
    found = this_machine() if host in EVERYWHERE else ""
    return f"http://{found}:{port}" if found else ""


def this_machine() -> str:
    """This machine's address in its network; empty if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only says which of its addresses it would send from.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if found in (*LOOPBACK, *EVERYWHERE) else found


def safe_cookie(value: str) -> bool:
    """Whether a value may stand in a cookie as it is."""
    try:
        SimpleCookie().load(f"x={value}")
    except CookieError:
        return False
    return value.isascii() and all(32 < ord(c) < 127 and c not in '";,\\' for c in value)
