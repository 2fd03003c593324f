scenario-m = The Last Ferry

location-101 = The landing at Reedmouth

secret-101 = Dusk
    .back = The lamp on the far bank goes out.

secret-102 = The ferry’s crank
    .back = It is heavier than it looks, and it squeaks on the same note as the ferryman.

script-m1 =
    The ferry has not crossed since noon. It hangs in the middle of the river with nobody on it, and on the far bank
    somebody is waving a lantern, slowly, like a person who has stopped being polite about it.
script-m2 =
    Three hours of light. The rope runs from a post on your side, through the ferry, into the reeds. Something large is
    asleep against the post, and the post has begun to lean.
script-m30 =
    The landing stage sells what was left behind: one boot, a fishing basket, a bag of nuts with a bite in it. The
    woman behind the plank knits and does not look up. “Prices are on the things,” she says. “Look under.”
    .buy = Look under
    .swim = Send it in
    .leave = Go on
script-m33 =
    The crank is stuck. You can see why: the rope has climbed over its own drum and bitten itself. Pull too softly and
    nothing moves; pull too hard and the whole post comes along, with what sleeps against it.
    .sit = Sit on a bollard and wait
    .pull = Take the crank
    .leave = Leave it
    .again = The ferry lies at the stage and bumps it now and then, as a dog does.
script-m36 =
    Between the reeds somebody has hung a purse on a nail, at the height of a child. Inside is a coin and a note: for
    the ferry, if it ever comes.

test-m1 =
    .row-1 = The drum groans and stays where it is.
    .row-2 = Half a turn, a cough, another half. The rope lets go of itself, and the crank comes off in your hand.
    .row-3 = The post jumps. What slept against it says something short and steps on your foot.

script-m80 =
    Dusk. The woman folds her knitting and walks home without looking at the river. On the far bank the lantern swings
    once more, and stops.
script-m100 =
    It does not chase you. It lies down where you stood, with its back to the water, and the ferry turns slowly round
    its rope all night.
script-m101 =
    It looks at your hand for a long time. Then it gets up, leans against the rope, and the ferry begins to move.
script-m102 =
    It grunts and goes off into the reeds, not far. The post stands straight again, more or less.
script-m103 =
    Yours walks up to it, and they stand side by side for a while like two people at a fence. Then the other one leaves.
script-m150 =
    The ferry comes in. On it stands a midwife with a lantern and a goose, and she says good evening to the goose first.
    “Half past late,” she says to you, and pays.
script-m190 =
    In the morning the rope is dry, the ferry lies on the right side of the river, and somebody has put the boot on the
    post. You have reached the end of this Scenario.
