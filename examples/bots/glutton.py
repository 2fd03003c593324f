"""A bot for Rulewright in plain Python: takes what brings most at once, and does not end its turn early.

rulewright simulate GAME --bots "exec:python3 examples/bots/glutton.py,random" --games 10
"""

import json
import random
import sys

WISHES = ["claim", "face", "accept", "use", "deploy", "construct", "start", "spend", "act", "play", "buy", "develop"]
LAST = ["done", "decline", "nothing", "lose", "discard", "renew"]
luck = random.Random(0)


def wish(choice):
    """How much we want a choice, from the first word of its text, such as `deploy-troop`."""
    words = choice.split()[0].split("-")
    good = max([len(WISHES) - WISHES.index(word) for word in words if word in WISHES], default=0)
    return (not any(word in LAST for word in words), good, luck.random())


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "Glutton"}
    elif message["type"] == "decide":
        answer = {"type": "choice", "revision": message["revision"], "choice": max(message["choices"], key=wish)}
    elif message["type"] == "quit":
        break
    else:
        if message["type"] == "new-game":
            luck.seed(message["seed"])
        continue
    print(json.dumps(answer), flush=True)
