script-z1 =
    Bread, wet rope, sixty animals: Sevenlocks smells as it should. In the Yard gate a broom goes to and fro. It slows down
    as you come by, and nothing is said, on either side of it.

    Odra has chalked on the stable door who needs a home. “Lodging,” she says. “Not a sale. Straw costs.”
    .told = Bread, wet rope, sixty animals: Sevenlocks smells as it should. Joran lifts the broom to let you in. “You’ve got road on you,” he says. “Leave it, I’ll sweep it up.” Odra has chalked on the stable door who needs a home. “Straw costs,” she says.
    .answered = On the inside of the Yard gate a corner of paper has been pinned up, at the height at which one leans. It is your handwriting. Joran stands in front of it when you come in, and goes on standing there. Odra has chalked on the stable door who needs a home. “Straw costs,” she says.
    .item = Browse the lock market
    .equipment = Go to the good chandler
    .sell = Sell something you carried
    .firple = House the Firple
    .firple-told = It has been living in the forge and eating the coal. The smith brings it over himself, at arm’s length, with tears in his eyes; they may be from the smoke.
    .prowler = House the Prowler
    .prowler-told = There is a mouse on the contract. Odra signs around it.
    .young-alukah = House the Young Alukah
    .young-alukah-told = It comes in a rain barrel and will not be lifted out. You wheel it across the yard, barrel and all, and it looks over the rim like a visiting aunt.
    .visit = Visit another place
    .leave = Take the road
