script-z2 =
    Nobody waits at Oru now. Even so, people slow down on the first plank and let one another go ahead, and there have been
    some near collisions out of courtesy. Under the second arch the moonwell holds up its two moons. On the north side the
    wall is white.
    .leaning = There is scaffolding round the first pillar, and a board: ONE CART AT A TIME. The carters read it aloud as you cross and look at you over the reins. The moonwell under the second arch has kept its two moons; they hang a little aslant. On the north side the wall is white.
    .well = Call somebody with Essence
    .well-told = You let it fall. Rings go out over the water, further than the basin is wide. Whoever comes now comes because of something that was agreed long before you, and does not ask what you are like.
    .wall = Scrape the wall by night
    .wall-told = The keeper looks away for the sum agreed upon, and holds the lantern while he does. Under the lime there are years in red lead, each with its tide and one moon; and beside it a second column, ruled to the ground, with a heading, and empty. They had left room.
    .visit = Visit another place
    .leave = Take the road
