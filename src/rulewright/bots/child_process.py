"""A child process that talks in lines and cannot do harm, however it behaves.

Nothing here waits longer than its time limit: a program that never reads, never ends a line, or floods its outputs
only spoils its own answer. A small guard ends it if our own process dies without having done so.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import sys
import time
import weakref
from collections.abc import Sequence
from typing import IO

LONGEST_LINE = 65_536
"""Bytes; an answer is much shorter."""
_CHUNK = 65_536
_LAST_WORDS = 2_000
"""Bytes of its errors that are kept: the last ones."""
_POLITE = 1.0
"""Seconds that a program is given to end by itself."""
_DYING = 1.0
"""Seconds that it is given after a signal."""
_SOON = 0.5
"""Seconds to wait for the exit code of a program that has closed its output."""

# Reads until it is released by a line; if its input ends without one, we have died, and the group goes too.
_GUARD = 'read _ || kill -s KILL -- "-$1"'


class Broken(Exception):
    """What a program did wrong, as the end of a sentence that begins with its name."""


class Program:
    """One running program. Raises `Broken` where it does not behave."""

    def __init__(self, words: Sequence[str]) -> None:
        if sys.platform == "win32":
            raise Broken("could not be started: programs as bots need Linux, macOS or another POSIX system")
        pipe = subprocess.PIPE
        try:
            # A session of its own: Ctrl-C is for us, and whatever it starts can be ended with it.
            self._process = subprocess.Popen(
                list(words), bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
            )
        except (OSError, ValueError) as error:
            raise Broken(f"could not be started: {error}") from None
        guard = _guard(self._process)
        stdin, stdout, stderr = self._process.stdin, self._process.stdout, self._process.stderr
        assert stdin is not None
        assert stdout is not None
        assert stderr is not None
        self._in, self._out, self._errors = stdin, stdout, stderr
        self._to_write = bytearray()
        self._read = bytearray()
        self._last_words = bytearray()
        self._selector = selectors.DefaultSelector()
        for stream in (stdin, stdout, stderr):
            os.set_blocking(stream.fileno(), False)
        for stream in (stdout, stderr):
            self._selector.register(stream, selectors.EVENT_READ)
        # Also when nobody remembers to close it: no process and no pipe outlives its owner.
        self._end = weakref.finalize(self, _end, self._process, guard, self._selector)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def last_words(self) -> str:
        """The end of what it wrote to its standard error, as printable text."""
        text = bytes(self._last_words).decode("utf-8", "replace")
        return "".join(sign if sign.isprintable() or sign == "\n" else "?" for sign in text).strip()

    # -- talking ---------------------------------------------------------------------------------------------

    def say(self, line: bytes) -> None:
        """Send a line; what does not fit now is sent while we listen."""
        self._to_write += line + b"\n"
        self._write()

    def listen(self, until: float) -> bytes | None:
        """The next line, without its end; None if there is none by then (`time.monotonic`)."""
        while True:
            line, found, rest = self._read.partition(b"\n")
            if len(line) > LONGEST_LINE:
                raise Broken(f"wrote a line of more than {LONGEST_LINE} bytes")
            if found:
                self._read = rest
                return bytes(line)
            left = until - time.monotonic()
            if left <= 0:
                return None
            if not self._move(left):
                raise Broken(self._how_it_ended())

    def _move(self, seconds: float) -> bool:
        """Move whatever can be moved through the pipes; False if its output has ended."""
        for key, _ in self._selector.select(seconds):
            if key.fileobj is self._in:
                self._write()
            elif key.fileobj is self._errors:
                self._last_words += self._take(self._errors) or b""
                del self._last_words[:-_LAST_WORDS]
            else:
                data = self._take(self._out)
                if data is None:
                    return False
                self._read += data
        return self._watches(self._out)

    def _take(self, stream: IO[bytes]) -> bytes | None:
        """What can be read now; None, and no more of it, at its end."""
        try:
            data = os.read(stream.fileno(), _CHUNK)
        except BlockingIOError:
            return b""
        except OSError:
            data = b""
        if data:
            return data
        self._forget(stream)
        return None

    def _write(self) -> None:
        try:
            while self._to_write:
                sent = os.write(self._in.fileno(), self._to_write[:_CHUNK])
                del self._to_write[:sent]
        except BlockingIOError:
            if not self._watches(self._in):
                self._selector.register(self._in, selectors.EVENT_WRITE)
            return
        except OSError:
            # It does not listen any more; whether it has answered already shows in its output.
            self._to_write.clear()
        self._forget(self._in)

    def _watches(self, stream: IO[bytes]) -> bool:
        """Whether we watch this stream."""
        return stream in {key.fileobj for key in self._selector.get_map().values()}

    def _forget(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(KeyError, ValueError):
            self._selector.unregister(stream)

    def _how_it_ended(self) -> str:
        until = time.monotonic() + _SOON
        while not _has_ended(self.pid) and time.monotonic() < until:
            self._drain(0.01)
        self._drain(0)
        if not _has_ended(self.pid):
            return "closed its output"
        code = self.close()
        if code < 0:
            return f"was ended by {signal.Signals(-code).name}"
        return f"ended by itself with exit code {code}"

    # -- ending ----------------------------------------------------------------------------------------------

    def close(self, goodbye: bytes = b"") -> int:
        """End it: by a word and the end of its input, then by SIGTERM, then by SIGKILL. Returns its exit code."""
        if self._end.alive:
            if goodbye:
                self.say(goodbye)
            self._await_end(_POLITE, hang_up=True)
            if not _has_ended(self.pid):
                _send(self.pid, signal.SIGTERM)
                self._await_end(_DYING)
            self._end()
        return self._process.returncode

    def _await_end(self, seconds: float, hang_up: bool = False) -> None:
        until = time.monotonic() + seconds
        while not _has_ended(self.pid) and time.monotonic() < until:
            if hang_up and not self._to_write:
                self._in.close()
            # Its outputs are emptied meanwhile: it may be stuck in writing its last words.
            self._drain(0.01)
            self._read.clear()

    def _drain(self, seconds: float) -> None:
        if self._selector.get_map():
            self._move(seconds)
        else:
            time.sleep(seconds)


def _guard(process: subprocess.Popen[bytes]) -> subprocess.Popen[bytes]:
    """A process that ends the program if our own dies."""
    return subprocess.Popen(
        ["/bin/sh", "-c", _GUARD, "guard", str(process.pid)],
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def _has_ended(pid: int) -> bool:
    """Whether a child has ended. It stays a zombie for a moment, so that its number is nobody else's yet."""
    try:
        return os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is not None
    except ChildProcessError:
        return True


def _send(pid: int, number: signal.Signals) -> None:
    """A signal to a program and to everything that it has started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(pid, number)


def _end(process: subprocess.Popen[bytes], guard: subprocess.Popen[bytes], selector: selectors.DefaultSelector) -> None:
    """Leave nothing behind: no process of the group, no zombie, no pipe."""
    _send(process.pid, signal.SIGKILL)
    process.wait()
    if guard.stdin is not None:
        with contextlib.suppress(OSError):
            guard.stdin.write(b"\n")
    for stream in (process.stdin, process.stdout, process.stderr, guard.stdin):
        if stream is not None:
            with contextlib.suppress(OSError):
                stream.close()
    guard.wait()
    selector.close()
