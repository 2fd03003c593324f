### What the prose of the Journal does not say in this language; the workshop of its authors notes it.

wording-avoided = обраний, пророцтво, зло пробуджується, раптом, магічн, якимось чином, мати місце, приймати участь, на протязі
# DRE-828: one or two people read it, and whatever happens happens to both.
wording-one-person = самотужки, один із вас, один з вас, одна з вас, перший гравець, другий гравець, інший гравець
