"""`rulewright serve`: tables for many, on PostgreSQL or in a file."""

from __future__ import annotations

import click

from rulewright.core.errors import SetupError


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="the address to listen on")
@click.option("--port", type=click.IntRange(1, 65535), default=8137, show_default=True, help="the port to listen on")
@click.option("--database", required=True, metavar="URL", help="sqlite:///file or postgresql://user@host/name")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="server processes")
@click.option("--name", "hosts", multiple=True, metavar="HOST", help="a name that the server goes by [default: any]")
@click.option("--proxy", "proxies", multiple=True, metavar="IP", help="a proxy to trust [default: 127.0.0.1]")
@click.option("--keep-days", type=click.FloatRange(0), default=0, help="delete tables untouched for this many days")
@click.option("--requests", type=click.FloatRange(1), default=100, show_default=True, help="a second, per client")
@click.option(
    "--thinking", type=click.FloatRange(1), default=30, show_default=True, help="of bots: seconds a minute, per client"
)
@click.option("--verbose", is_flag=True, help="tell what happens")
def command(
    host: str,
    port: int,
    database: str,
    workers: int,
    hosts: tuple[str, ...],
    proxies: tuple[str, ...],
    keep_days: float,
    requests: float,
    thinking: float,
    verbose: bool,
) -> None:
    """Serve tables to browsers and programs until stopped."""
    try:
        import asyncio

        from rulewright.store.database import async_url
        from rulewright.web.server import check_address, check_database, serve
        from rulewright.web.visitor import EVERYWHERE, LOOPBACK, this_machine
    except ModuleNotFoundError as error:
        raise SetupError("server-needs-module", module=error.name) from None
    if workers > 1 and not async_url(database).startswith("postgresql"):
        raise SetupError("workers-need-postgres")
    check_address(host, port)
    asyncio.run(check_database(database))
    click.echo(f"serving on http://{host}:{port}/ (stop with Ctrl-C)", err=True)
    if host in EVERYWHERE and (near := this_machine()):
        click.echo(f"in your network: http://{near}:{port}/", err=True)
    elif host in LOOPBACK:
        click.echo("only this machine can reach it; for others in your network: --host 0.0.0.0", err=True)
    serve(
        database,
        host,
        port,
        log_level="info" if verbose else "warning",
        workers=workers,
        hosts=hosts,
        proxies=",".join(proxies) or "127.0.0.1",
        keep_days=keep_days,
        limits=(4 * requests, requests),
        thinking=(2 * thinking, thinking / 60),
    )
