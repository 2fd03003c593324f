### What the prose of the Journal does not say in this language; the workshop of its authors notes it.

wording-avoided = chosen one, destiny, prophecy, ancient evil, forces of darkness, little did you know, suddenly, you feel that, magical, epic, orphan, for some reason
# DRE-828: one or two people read it, and whatever happens happens to both.
wording-one-person = yourself, one of you, both of you, the other of you, player one, player two, first player, second player, the other player
