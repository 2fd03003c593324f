"""Token buckets: a burst and a rate per second, for each client."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from contextvars import ContextVar
from ipaddress import IPv6Address, ip_address

CLIENT: ContextVar[str] = ContextVar("client", default="")
"""Who asks, while a request or an open page is being looked after; nobody for what the server does by itself."""
MOST_CLIENTS = 20_000


def network_of(host: str) -> str:
    """The name by which a client's shares are counted: its address, or with IPv6 the network that it has to itself.

    Whoever has an IPv6 address has 2⁶⁴ of them, and must not get as many shares.
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"


class Bucket:
    """What each client may still take; it fills again by itself. The clients that came last are remembered."""

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.rate = per_second
        self.clock = clock
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def level(self, who: str) -> float:
        """What is left; below zero for who owes something."""
        level, then = self.levels.get(who, (self.burst, 0.0))
        return min(self.burst, level + (self.clock() - then) * self.rate)

    def take(self, who: str, cost: float = 1) -> bool:
        """Take this much, if it is there. What costs more than a full bucket needs a full one."""
        if self.level(who) < min(cost, self.burst):
            return False
        self.charge(who, cost)
        return True

    def charge(self, who: str, cost: float) -> None:
        """Take this much in any case: who has had more than there was owes it, up to a bucketful."""
        self.levels[who] = (max(-self.burst, self.level(who) - cost), self.clock())
        self.levels.move_to_end(who)
        while len(self.levels) > MOST_CLIENTS:
            self.levels.popitem(last=False)
