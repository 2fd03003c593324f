"""Seeds as words, for people who share them: `bakulo` is as good as 12345, and every seed has its word."""

from __future__ import annotations

from hashlib import blake2b

CONSONANTS = "bdfghjklmnprstvz"
VOWELS = "aeiou"
_SYLLABLES = [consonant + vowel for consonant in CONSONANTS for vowel in VOWELS]
_PLACE = {syllable: place for place, syllable in enumerate(_SYLLABLES)}
_MOST = 2**63
_EVERYWHERE = 2**53
"""Seeds that pages and programs of every kind can count to: the same text is the same game in all of them."""


def word_of(seed: int) -> str:
    """The word of a seed, syllable by syllable; a seed below 0 begins with a minus."""
    left, word = abs(seed), ""
    while True:
        left, place = divmod(left, len(_SYLLABLES))
        word = _SYLLABLES[place] + word
        if not left:
            return f"-{word}" if seed < 0 else word


def seed_of(text: str) -> int:
    """The seed that a text stands for: a number, a word made of syllables, or any other text by its hash."""
    plain = text.strip()
    try:
        return int(plain)
    except ValueError:
        pass
    word = plain.lower().removeprefix("-")
    pairs = [word[at : at + 2] for at in range(0, len(word), 2)]
    if pairs and all(pair in _PLACE for pair in pairs) and (len(pairs) == 1 or _PLACE[pairs[0]]):
        seed = 0
        for pair in pairs:
            seed = seed * len(_SYLLABLES) + _PLACE[pair]
        if seed < _MOST:
            return -seed if plain.startswith("-") else seed
    digest = blake2b(" ".join(plain.lower().split()).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % _EVERYWHERE
