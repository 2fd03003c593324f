script-z13 =
    “One,” says Slade. “One bargain. Then I cast off; standing still is how one comes to owe people.” He has spread a cloth
    over something the size of a piece of luck. Interest stands on the other end of it and chews.
    .known = “You’re the gate,” says Slade. “I was eleventh in that queue. I’d sold my place four times.” He thinks about it, and moves the cloth a hand’s breadth further away from you. “One bargain. Price first.” Interest looks at you with something like respect.
    .unseen = Buy what is under the cloth
    .unseen-told = “No giving back,” he says, and only then pulls off the cloth. He seems to be as curious as you are.
    .item = Choose from the box
    .goat = Let Interest have something
    .goat-told = It goes down in two bites. Slade counts out the coin on your palm, so that nobody can say that she stole. “It’s the principle,” he says. The goat has started on the string.
    .visit = Visit another place
    .leave = Go ashore
