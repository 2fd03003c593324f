"""A program that holds a seat and behaves as its first argument says; the tests start it, pytest does not."""

import json
import os
import signal
import sys
import time


def send(**message):
    print(json.dumps(message), flush=True)


def raw(data):
    os.write(1, data)


def pick(message):
    """Some choice that depends on the question alone."""
    return message["choices"][7 * message["revision"] % len(message["choices"])]


def behave(manner, words):
    asked = 0
    if manner == "deaf":
        send(type="hello", protocol=1, name="Deaf")
        time.sleep(600)
    if manner == "mute":
        time.sleep(600)
    if manner == "gone":
        sys.exit(0)
    if manner == "stubborn":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if manner == "parent" and os.fork() == 0:
        # Holds the pipe that it is given until it is ended.
        holding = os.open(words[0], os.O_WRONLY)
        os.write(holding, b"here")
        time.sleep(600)
    if manner == "chatty":
        os.write(2, b"x" * 60_000 + b"\n")
    for line in sys.stdin:
        message = json.loads(line)
        if manner == "record":
            with open(words[0], "a", encoding="utf-8") as file:
                file.write(line)
        kind = message["type"]
        if kind == "hello":
            if manner == "impolite":
                raw(b"good day\n")
            elif manner == "future":
                send(type="hello", protocol=2, name="Future")
            elif manner == "nameless":
                send(type="hello", protocol=1, name="\x1b[2J")
            else:
                send(type="hello", protocol=1, name="Rogue")
        elif kind == "decide":
            asked += 1
            at = message["revision"]
            right = {"type": "choice", "revision": at, "choice": pick(message)}
            if manner == "crash":
                sys.exit("I cannot go on: \x1b[31mred\x1b[0m")
            if manner == "crash-later" and asked == int(words[0]):
                os.kill(os.getpid(), signal.SIGSEGV)
            if manner == "crash-once" and at == 5 and not os.path.exists(words[0]):
                open(words[0], "w").close()
                sys.exit(3)
            if manner == "dies-silently" and at == 4:
                sys.exit(0)
            if manner == "closes" and at == 2:
                os.close(1)
                time.sleep(600)
            if manner in ("late", "obedient", "stubborn"):
                continue
            if manner == "garbage":
                raw(b"{ not JSON\n")
            elif manner == "other-bytes":
                raw(b'{"type":"choice","revision":1,"choice":"\xff"}\n')
            elif manner == "huge":
                raw(b"x" * 200_000)
            elif manner == "deep":
                raw(b"[" * 60_000 + b"\n")
            elif manner == "says":
                send(**{**json.loads(words[0]), "revision": at})
            elif manner == "ahead":
                send(**{**right, "revision": at + 1})
            elif manner == "twice":
                send(type="hello", protocol=1, name="Rogue")
            elif manner == "repeats":
                raw(b"".join(json.dumps({**right, "revision": 0}).encode() + b"\n" for _ in range(1_500)))
            else:
                if manner == "floods-errors":
                    os.write(2, b"noise " * 40_000)
                if manner == "behind" and at > 1:
                    send(**{**right, "revision": at - 1, "choice": "anything"})
                send(**right)
        elif kind == "stop" and manner == "obedient":
            send(type="choice", revision=message["revision"], choice="done")
        elif kind == "quit" and manner not in ("stubborn", "parent"):
            return
    if manner in ("stubborn", "parent", "orphan"):
        time.sleep(600)


behave(sys.argv[1], sys.argv[2:])
