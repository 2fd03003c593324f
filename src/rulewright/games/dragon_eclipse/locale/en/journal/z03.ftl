script-z3 =
    There is a line on every door in Lower Marl, at the height of the knee, and above it the paint is fresh. People have moved
    their lives up by one storey and wave from there. In the pond the court is sitting; the carp has had young.
    .marl = On the dyke the scaffolding has reached the mill, and behind it, course upon course, stand ten thousand bricks which were ordered eleven times. In the pond the court is sitting. Four of the benches are empty: this week’s four have gone to pump.
    .both = One walks softly in Lower Marl now. Along the wall of the sluice somebody has laid a plank with a notice, in a child’s hand: IT IS THIN, GO ROUND. The floors are dry. In the pond the court is sitting and keeps its voice down.
    .soup = Buy from Osha’s shelf
    .soup-told = “One,” says Osha. “And you’ll eat something.” The two are not connected, and there is no getting out of either.
    .judge = Call on Judge Ombrel
    .asks = “You promised somebody something, in this village,” says Ombrel. Her eyes are shut. “I’m not asking. I merely wished to hear how quickly you would walk past.” She gives you half a minute. “Not very. Good.”
    .knows = “You have been at the bottom shelf,” says Ombrel. “One can tell. People come up from there and look at their own hands.” She shows you hers. She has had them in the water. “Warm,” she says, “all the same. That is what I could never get round.”
    .sits = “Sit,” says Ombrel, “it’s only wet at first.” You watch the bell together. It drifts to the carp, who has nothing to add.
    .clay = Order a cart of clay for the Bolb
    .clay-told = The miller tips it into the pit and says what he thinks of it. Then it comes: out of drains, from under doors, off the hems of curtains, every drop that was ever wiped up in Lower Marl and could not find the way. Your Young Bolb yells. It is a yell that you have not heard before, and it is answered, from all sides, by something that has been away from itself for years.
    .visit = Visit another place
    .leave = Take the road
