scenario-c = The Puddle’s Testimony

location-3 = Lower Marl, dry
    .told = You follow the dyke with your eyes, from the clay pit to the mill. It is green all the way, except in one place, right of the middle: there a thin dark line runs down, and beside it stands, very small: 53.
location-4 = The dyke at night

secret-13 = The water rises
    .back = In the wells of Lower Marl the buckets have begun to float by themselves.
secret-14 = Ground floors under water
secret-15 = The court horn
    .back = A cow’s horn, mended with pitch. It is blown by the clerk, who is shy.
secret-16 = The Well length
    .back = The cord of a gavel: five knots, six to ten, swollen and soft. It has been wet for longer than anyone’s grandmother.
secret-17 = Under Oath
    .back = You have sworn with both feet in the water. What is marked “unsworn” is closed to you, and nobody needs to watch: the water does.
secret-18 = The dyke
    .back = Somewhere in the dark a clod falls into the pond. Then a smaller one, to see where it went.
secret-19 = The breach

script-c1 =
    The summons arrives in a pickling jar, and it is wet. The court that wrote it sits in a pond and has never seen why paper
    should be the only dry party to a case.

    It says: *The Lock Board against a Bolb. Lower Marl against the Lock Board. Wanted: one expert on puddles.* On the back somebody
    else has added, in a hand that smells of leeks: *Water is at home here and carries for nothing. Fire will be asked to
    wait outside. Bring a light, our archive has none, and bring tools. Come hungry. Osha.*
script-c2 =
    Odra reads the jar from both sides. “Expert,” she says. “Puddles.” She looks at your boots, which have been in most of
    them, and can find nothing to object to.

    “Marl. Half a day by barge. Wet court, dry village. Two mystlings, and dry socks.” She has got as far as the gate before
    she turns round. “Socks twice.”
script-c3 =
    The courtroom of Lower Marl is a pond with an aisle. The benches stand in it, the rail, the table of the clerk, and
    everybody’s shins. Between the parties swims a small brass bell on a cork, and whoever it drifts to has the floor.

    At the far end, in an oak chair with moss on three legs, sits a very old woman in a robe that grows darker from the knees
    down. She has her eyes shut. A carp goes round her ankles, like somebody looking for a number in a street.

    “Nothing before the tide has turned,” whispers the clerk, and makes room for you on a submerged bench.
script-c4 =
    It turns; the bell swings about and comes straight up the aisle to you.

    “You are the expert,” says Judge Ombrel, without opening her eyes. “On puddles. What is one?”

    Two hundred people lean forward, and the water with them. You say what you know: that it is what stays when the rain has
    gone. That it lies where the ground is honest.

    The eyes open. They are the colour of the pond. “Enter that,” she tells the clerk. “It’s better than the one we had.”
script-c5 =
    What you have brought along is entered as well, under *accompanying weather*. The usher measures it, by eye, from nose to
    tail, and shows it a step with good moss. It may listen. It may not splash.

    A boy in the third row holds out half a pear to it beneath the bench. This, too, is against the rules of procedure, and
    has been since they were written.
    .fire = “Not in here,” says the usher, and he says it to the one that is warm. There is a hook for coats outside and beside the hook a stone, hollowed by a long line of other fires. Yours sits down on it with its back to the door. All through the reading of the charge a thread of steam comes in under the sill, rises as far as the judge’s nose, and stands there, being patient.
script-c7 =
    The clerk reads, holding the sheet by its dry corner. The Lock Board wishes to raise the sluice of Marl by one hand. In
    the sluice lies a Bolb. It has been asked to move by word of mouth, by poster, and with poles, and it has kept two of the
    poles.

    “Therefore the Board sues the Bolb,” says the clerk, “for obstruction. And the village sues the Board, for the thirty-one
    ground floors that will stand under water if the Bolb goes. For two months, every winter.”

    “And the Bolb?” asks Ombrel. “Whom does the Bolb sue?”

    The clerk looks under the sheet. “Nobody, your honour. It nodded.”
script-c9 =
    “The Board will raise the sluice at noon,” says a voice that has practised, “by a single board, for one hour. As a
    demonstration. So that the court may see how little it is.”

    It becomes quiet, apart from widow Osha, who is peeling something into the pond. Ombrel watches the peel. It floats
    towards the door, considers, and comes back against the current.

    “Let it be shown,” she says. “The court will sit again when the horn blows. Until then the expert is to look at
    everything, and to keep whatever is worth keeping above the knee.”
script-c10 =
    The voice belongs to the Board’s advocate, and the advocate stands on a brick. He has brought it from Sevenlocks wrapped
    in a towel. It is the only dry place in the courtroom, it has room for two shoes, and he has been on it since yesterday.

    “I’d come over,” he says.

    You wade. From his inner pocket he hands you a letter, sealed with a lock and seven small waves. “She asked me to see that
    it’s you who opens it,” he says. “She doesn’t ask often. She offers one a chair.”
script-c12 =
    “There is no chair in this letter, so take one,” writes Marga Tolvar, Warden of the Lock Board. “The fever ward is pumped
    by the fall at Marl. With one more hand of water it would run by itself until spring. At present it is worked by four men
    in turns, and two of them have begun to cough.

    “Nineteen beds. In the seventh lies Wil Pask, who is nine and counts the strokes aloud, so that they shall not stop. You
    know her brother. I do not ask you for a lie, and would not thank you for one. I ask you to be brief about the rest.”
script-c13 =
    The ink has not run. She has used the kind that is made for locks.

    Behind you, at the edge of the pond, the people of Marl have got out their sandwiches and are not looking at the letter.
    They do it all together. Widow Osha has stopped peeling. The advocate shifts, from one half of his brick to the other,
    and gives you time, as if there were a drawer of it.
    .ask = Ask him what “brief” means
    .fold = Fold it and go to look
script-c14 =
    “It means what it says,” says the advocate. “If you’re asked how high the water will stand, you’ll say *damp*. Damp is a
    word. Nobody drowns in it.”

    “And the other side?”

    “They’ll have asked you to be brief about the ward. Or they will, by evening; they’ll do it with soup.” He looks down at
    his shoes. “I’ve a boy that age,” he adds. “He’s quite well. I go in every night and make sure.”

    It is not part of his plea. He seems surprised to have said it from up there.
script-c16 =
    You go and see the defendant.

    The sluice of Marl is two walls and a gate, and between the walls, from one to the other and down to the ground, lies
    something brown, smooth, a little domed, like dough that has been told to wait. Rain has fallen on it and stayed. There
    are reeds, and a duck with opinions. On the near side two poles stick out at an angle.

    You say good day. It takes a moment to arrive. Then the whole sluiceful, walls, reeds and duck, goes down a finger’s
    breadth and comes up again. It has nodded.
script-c18 =
    From the gate you can look over all of it. Lower Marl is built of one sort of brick and in one sort of hollow, round the
    pond of its court; behind it runs the dyke, green and long, with washing on it. On the other side of the dyke stands the
    river. It stands higher than the roofs of the hen-houses. You look at that for a while.

    On each door, at the height of a child, there is a peg, and from the peg hangs a lantern. No one has told you yet what
    they are for. You have until the horn.
script-c31 =
    The court has adjourned; the judge has not. She sits where she sat, with a bowl of broth in her lap, and on the arm of her
    chair lies a gavel on a grey cord.

    “They think I can’t get up,” says Ombrel. “I can. I got up for my sister’s wedding.” She drinks. “When you stand, you
    decide quickly, so that you may sit down again. I have removed the temptation. Justice is slow. So is moss, and look how
    far it gets.”
    .gavel = Look at the gavel’s cord
    .knees = Let the Alukah see her knees
    .leave = Let her drink in peace
script-c32 =
    Five knots, no two of them alike; and at each of them, green from the water, a scrap of tin with a number. Six, seven,
    eight, nine, ten. You have seen the same tin before. It hung in a stairwell, and a house had been built around it.

    “It came with the chair,” says Ombrel. “Every judge has asked what it is, and each was told that it is on loan. From
    whom, I said. They looked at me as you’re looking now.” She winds the end round one finger. “I have kept it wet. Somehow
    it seemed rude to let it tighten.”
script-c132 =
    You have not finished asking when it slides from your arm into the pond. It goes up the aisle in one long line, twice
    round the chair, and takes hold: the left knee first, then the right.

    The clerk has drawn breath to shout. Ombrel lifts a hand. She hums something, low, with few notes in it; the Alukah closes
    its eyes. They stay like that while the broth gets cold.

    “Forty years,” says the judge at last, and bends a leg that has not been bent since the clerk was born. “Give them
    something out of the drawer. Not that. The good thing.”
script-c33 =
    In the drying sheds of the kiln the bricks stand on edge, a thumb’s breadth apart, like people at a concert. It is the
    whole autumn’s work, and it is not fired yet. A brick that is not fired needs only to be wet once, and then it is clay
    again and remembers nothing.

    “At noon,” says the kiln-master, “they’re putting a board in. Only the one.” He looks up at the loft, and at the stair to
    the loft. By the door, on its nail, hangs the ledger in which his father wrote already. “Leave that. That’s always hung
    there.”
    .again = The sheds are empty; through the ceiling one can see the bricks, in rows, getting on with it. The ledger still hangs on its nail. He will not have it moved.
    .carry = Carry the bricks upstairs
    .water = Have Water lift them
    .leave = Wish him a dry day
script-c34 =
    Nineteen stairs. By the sixth load you know them by their voices. The kiln-master says *easy* at each, until you answer
    him on the seventeenth, and after that he takes four bricks at once himself and says nothing.

    When the last row is up he goes along it and moves two of them, by a hair. “They’d have stood badly,” he says. He pays
    what he would pay a man, and he takes it out of his hat, where he keeps what is not in the ledger.
script-c130 =
    It is hard to say who carries. You put down the first load at the foot of the stairs and look about for the second, and
    the load is above already: a tongue of clear water stands on the steps, bent at each of them like a knee, and passes
    things up, without a drop on any.

    The whole street comes to look. Somebody’s grandfather brings his bed along. When it is done the water is poured back into
    the trough it came from, and the trough is full to the same mark as before. That is what they talk about.
script-c35 =
    “Every year!” says the miller of Marl. “One cart of good clay. To a puddle!” He has the verdict in a frame, behind the
    flour: case forty-one, the miller against a Bolb; costs to the miller. That one lies in the churchyard long since. The clay
    has come down with the mill. Above it hangs his portrait, in oils, with one foot in a sock.

    This year’s cart stands in the yard, loaded up to the axle and not sent. “Let it first move out of the sluice. Then I’ll
    see.” He blows flour off the frame. He has also, one notices, put a cloth over the clay, so that it stays moist.
    .load = Drive the cart to the sluice
    .leave = Agree that it is a lot of clay
script-c36 =
    He comes with you, to see that nothing is wasted. You tip. The clay goes in without a splash, the brown thing draws it
    down like somebody pulling up a blanket, and out of the middle, slowly, comes what it has been keeping: first the one
    pole, then something of use, then a wooden clog.

    The miller stands there with the clog in his hand. It is a left one. “All those years we had to listen to that story about
    the dog,” he says. “It might have spoken up.” And the sluice nods.
script-c39 =
    Twenty-two children are doing sums about a bath with two taps. In Marl this is no joke: they have never known an answer
    that did not, in the end, come out over the floor.

    Along the walls is everything that a school has. A globe, with a dent where the delta is. Benches. A stuffed heron. In
    the cupboard all the copybooks back to their grandparents’, because the village throws nothing away that has writing on
    it. “We’ve one storey too many,” says the schoolmistress. “It’s the lower one.”
    .again = From above come the two taps and the bath, in chorus. On the ground floor there is nothing but chalk on the wall, at knee height: a line, and UP TO HERE IS GEOGRAPHY.
    .carry = Move the school upstairs
    .water = Have Water lift it
    .leave = Let them finish the sum
script-c54 =
    It does not work while everyone carries something. It works as soon as nobody does: they stand on the stairs, each on a
    step, and hand on. Bench, globe, heron; the copybooks go up one century after another. A girl in the middle discovers that
    one need not look, and shuts her eyes, and they all do.

    “Where did they learn that?” asks the schoolmistress.

    Nobody has learned it. When there is nothing left, they hand up the smallest boy, and then, to be fair, down again.
script-c41 =
    Widow Osha’s kitchen is the warmest room of Lower Marl, and it lies two steps below the street. From the beams hang ladles
    in the order of how often they have been needed. On the stove something has been simmering since the sentence before last.

    “I cook while they judge,” she says. “Somebody’s always hungry afterwards. The one who has won can’t wait, and the other
    one needs it.” She tastes, and adds a word that is not in the recipe. “There’s a hook up in the attic, for a pot. I’ve
    only got the two arms.”
    .again = The stove hums overhead. In the empty kitchen lies one leek, and on the lowest step sits the cat, who has been told and does not believe it.
    .carry = Take her kitchen upstairs
    .water = Have Water lift it
    .leave = Taste, and praise, and go
script-c42 =
    A stove goes up a staircase exactly once without an argument. You are at the turn of the stairs, with the firebox on your
    chest and soup on your sleeve, when she says from above, “A little to the left, and tell me who taught you to cook.” It is how
    she gets people round corners.

    Afterwards you sit on the attic floor and have to eat. It is very good. She pushes her shelf at you, all of it, cake tin,
    hatchet, lantern: “Choose. It would only have got wet.”
script-c43 =
    The archive has no window, since light fades ink, and no lamp, for paper burns. It has a smell. Six hundred years of
    quarrels about water stand there in oilcloth, on shelves which go down further than the house does; the lowest cases have
    moss on their spines.

    “By number,” says the clerk at the door, and blushes. “One is at the very bottom. They’re at the bottom by age, you see,
    and by wetness. I may not go in with you. I am afraid of it.”
    .again = The archive is shut. Behind the door it drips, at long intervals, like a clerk making entries.
    .read = Go down and feel your way
    .company = Keep the clerk company
    .company-told = You sit on the top stair and share what he has in a cloth. He tells you which cases he would have liked to win, and for whom. It is never the one who was right; it is always the one who had come on foot.
    .go = Leave him to his drops
    .light = Send Light ahead
    .leave = Leave the quarrels alone
script-c134 =
    It goes in before you, and the spines give back its shine, one after another, as people in a dark church pass on a
    candle. Six hundred years turn gold and brown. The spiders down there have never had to look up before.

    Where you would have been striking matches it simply stands and waits until you have read the number. Somewhere
    underneath, water is finding its way in between two stones. You can see it now, so you can count.
script-c64 =
    The first stair is dry, and the tenth is not. You go by touch: an oilcloth corner, a seal, a seal, a snail. The numbers are
    cut into the wood, deep, so that a thumb can read them. Four hundred; ninety; sixty-one.

    Too little patience and you will pull out the wrong quarrel. With too much you will still be reading when the demonstration
    comes in below the door.
test-c1 =
    .row-1 = The street is deeper than it was. The bottom half of the ledger finds that out first.
    .row-2 = Over your head, on both palms, as one carries a cake past dogs.
    .row-3 = There was a step. You knew that there was a step.
    .row-4 = You go under, and come up. The ledger is still holding its breath.
test-c2 =
    .row-1 = A fine case, and a dry one. Merely not the first.
    .row-2 = The lowest shelf, the last spine. It has no number: it never needed one.
    .row-3 = You have it, nearly, and it is the one next to it.
    .row-4 = You pull. So, from the other side, does the wall.
test-c3 =
    .row-1 = Seven nods. You could have asked it for a loan.
    .row-2 = Six of the seven look at the seventh, and the seventh looks at the dyke.
    .row-3 = They have begun to correct each other.
    .row-4 = You ask one question too many. It was: *and before that?*
test-c4 =
    .row-1 = It comes through under your arm, to one side, politely, and takes the arm along.
    .row-2 = Shoulder, hip, heel. For a moment you are a wall.
    .row-3 = It had only been leaning. Now it pushes.
script-c44 =
    It is a single sheet. *Case One. The Mystlings, against All Those Who Are Warm.* No lawyer wrote it. Below stand thirty
    signatures: a paw, a scorch, a ring of frost, one wet spot that has not dried. The claim is half a line long. *That it was
    lent.*

    Below them: *Adjourned, until the defendant can be heard.* All those who are warm have never fitted into the pond. So every
    autumn it has been adjourned again, six hundred and eleven times, in brown ink and in black. The last forty-one are in one
    hand. You know it. You came here on account of it, in a jar.
script-c65 =
    What you are holding turns out to be case forty-one. You read it to the end, by mistake. The Bolb, questioned, fell into
    seven parts, of which each nodded; asked where it had been, four of them pointed to the miller’s own pond, and in there
    an eighth was found, asleep, around a crack.

    “Oh, that’s a good one,” says the clerk from upstairs. “People like the clog.” You put it back where it belongs. The one
    you wanted is further below, and it is not any drier for your having enjoyed this.
script-c68 =
    The shelf lets go; it has been meaning to since the flood of sixty. You sit on the floor of the law, up to the belt in
    it, and around you float the rights of eel-catchers. Something else that was yours is floating too, and goes out by the
    drain.

    The lowest row has become one thing, grey, with the corners rounded. One line of it comes away on your sleeve, in mirror
    writing, before it runs: *… nst All Those Who Are Wa …*

    “I shall put,” calls the clerk, whose eyes are shut, “that you have consulted it.”
script-c45 =
    The clay pit is a hole with a slope, and next to it stands a barn with a very good roof. Down that roof, at this moment,
    comes a puddle. It leaves the edge, spreads out in the air like a dropped pancake, and lands. The children count to three.
    The pancake gets up and yells.

    “He says *again*,” a girl explains to you. “It’s all he says. We’ve done every roof but the church.” She has two plaits
    and authority. “You’re the expert. I bet you couldn’t even catch him.” The Young Bolb has heard that. It comes closer,
    on its tongue.
    .dare = Take the dare
    .climb = Climb up on the roof
    .leave = Rate the landing and go
script-c100 =
    You were not able to catch it. It was able to catch you: at the knees, from behind, and downhill. When you have wiped
    enough off to see, it is sitting upon your chest, yelling. You do not need the girl to translate.

    “That was quite good,” she says. “For an expert.” All night long small brown drops are going to leave your coat, under
    the door, on their way home.
script-c101 =
    You lie down on your back in the mud, because that is the one thing nobody has tried. It stops. It flows once about you,
    at a distance, sniffing, and finds the spot between chin and collar where it is warm.

    “He’s never done that,” says the girl with the plaits. It comes out rather small.

    “He’ll want to be brought back to visit,” you tell her. She nods; she would like that in writing. On your shoulder
    something with no bones at all has made up its one mind. It says yes.
script-c102 =
    It stays where it fell. Then it pulls itself together, from four sides, and for once it says something
    else. It is a low sound, with a bubble at the end.

    “He says *well*,” says the girl. “I didn’t know he could.” It slides off to the edge of the pit and watches you from
    there, flat, like something that somebody has spilt and is sorry for. By and by it begins to practise falling, off a
    bucket.
script-c103 =
    Yours has seen it and lets itself go, straight down your back and over the grass. They meet halfway, at the bottom of the pit, with
    a smack. There is one big one; there are three; there are two again, and you hope they are the same two.

    “That’s cheating,” says the girl, full of envy. Both of them yell for more, and the one that yells second is yours.
script-c52 =
    “Now you,” says the girl, and points up. The ladder has eleven rungs, of which nine are there. “Everybody who comes has to.
    You can see the whole of Marl, and the other side as well. Grown-ups never go and look. They just mend it.”
    .seen = “And that’s the bit you saw from up there,” the girl reminds you, and draws it in the mud with her toe: a long line for the dyke, and across it a short one. “We told them. They said, who’s been on my roof.”
    .climb = Climb up on the roof
    .leave = You have work to do
script-c46 =
    In the gutter lies everything that ever landed on a barn and was not asked for back. The girl lets you pick. You sit on
    the ridge, with a leg on either side, next to a place that is worn shiny.

    Roofs, all of them sound. The pond, with the judge in it like a full stop. The dyke. From below it is a bank with washing.
    From here one sees its back, and how thin it is, and in the turf between archive and mill, running from the top down, a
    dark line no wider than a pencil’s. There is no washing hanging in front of that.
script-c53 =
    Up close it is not a line; it is a gap, and one could put a hand in. The grass on both sides leans away from it. Out of the
    dyke comes a breath, cold, in and out, and it takes you some time to notice that this is nothing to do with the wind. It
    has the rhythm of somebody who sleeps badly.

    Something glimmers, at about an arm’s length.
    .far = A bank, some turf, a shirt with its arms up. Seen from down here there is nothing the matter with it. Somebody would have to look from above.
    .again = The gap has closed by a finger’s width since you were here. Not the earth: what is inside it has drawn in its breath.
    .kneel = Kneel down and reach in
    .leave = Step away softly
script-c55 =
    Your fingers meet something smooth that flinches. It is the colour of the dyke and as tall as you are, and it has pressed
    itself into the crack over its whole length, from both sides, like a person holding a coat closed over another one. It
    is asleep, or it does not want to be spoken to while it is doing this.

    There is a skin of light upon it, in the folds. When you draw back your hand some of that comes along. The rest of the
    Bolb lies over there in the sluice, with people poking at it. Nobody has asked where it might be leaking to.
script-c47 =
    “One for small, four for big,” says Slade. “Soup’s free, it isn’t mine.” His barge lies at the quay of Marl like a drawer
    left open. He has put up a board on two barrels, and on it, in the order of profit, stands whatever people buy who expect
    to be wet.

    Interest has the end of the board, for her elbows. Beyond her there is a plank to the reeds; he has hung a rope across
    it, and a card: WHAT LIVES BACK THERE IS NOT IN STOCK.
    .known = “I’ve nothing against you,” he says, when he sees who it is. “She has.” He means the goat. It appears that on the day of the gate she was eleventh in the queue. “No credit,” says Slade, “and no feeding. She’d want to know where you got it.”
    .item = Buy something small
    .equipment = Buy something big
    .slade = Talk to Slade himself
    .wild = Step over the rope
    .oats = Feed the goat, and be owed
    .leave = Keep your purse shut
script-c48 =
    “Two, if it’s about the weather,” says Slade. “Nothing, if you lift.” There are nine crates of onions to go aft before the
    demonstration, and he has a back.

    At the fourth the bottom comes out. Onions go everywhere, the way they do; and after them, ringing, rolls something that is
    not one. It is a hoop of grey metal, as wide as a neck, without a beginning. Interest puts her foot on it. It smells of
    onions. So do the crates you have not lifted.

    “Four, and I forget you asked,” says Slade. “Five, and the goat forgets too.” And since you have not asked, he waits.
    .load = Stow it all, and take his coin
    .load-told = You lift all nine. He pays you for five. As you step ashore he is already casting off, to lie in midstream for an hour or two. “It isn’t *mine*,” he says over the widening water. “I only get it from one place to another.” The goat looks back for longer than he does.
    .news = Pay for the weather
    .news-told = “Rising,” says Slade, and puts the coin away. “From below, mind. You’ll feel it in your socks.” He pours you something out of the can that he keeps for himself. “That’s not in the price,” he says, and is annoyed.
    .leave = Put back the onions
script-c49 =
    She eats it out of your hand, and then the wrapping, and then, thoughtfully, one button. She does not spit out the button.
    Slade has watched it like a signing.

    “She’s never done that for nothing,” he says. “Now I owe you, and it’s spoiling my day. Tell you what. You’re going places.
    Wherever you see a crate of mine put ashore, you come and tell me who signed for it. Then we’re quits.” He holds out his
    hand, sees what is in it, and wipes off the onion.
script-c51 =
    Behind the rope the reeds are higher than you are. Since the water turned that once, all sorts have come down the Wend and
    stopped here, because here one can stop: you see a trodden place, a place that is burnt, a place where somebody has very
    tidily piled up stones.

    Something lifts its head from drinking. From this side one cannot tell what it is, only that it has stopped.
    .go = Go in and see who it is
    .nobody = Whoever it was has had second thoughts. You follow the bent stalks as far as the water, and there they stand up again behind you, one by one, and shut.
    .leave = Let it drink
script-c200 =
    The reeds take a while to get over it. You come back across the plank with seeds in your hair. Slade lifts the rope for
    you, and counts, under his breath, how many went in and how many have come out.

    “Not in stock,” he says, more to the goat.
script-c50 =
    Noon. At the sluice four men in the Board’s grey drop a single plank into its groove. It fits. The advocate, on his brick,
    has taken out a watch.

    For a quarter of an hour it is a success. Then a marble rolls out from under somebody’s cupboard, and it floats. It comes
    up, clear, cold, between the floor tiles, through keyholes, out of the mouse’s front door; no wave, no noise. Lower Marl
    fills as a sponge does, from the bottom. All along the street people take down the lanterns from their pegs.
    .saved = Upstairs someone has begun to sing. In three houses there is nothing left below that would mind, and they stand on the stairs with their arms folded and watch it look for something.
    .some = Where you were, they stand on the stairs with dry hands. Where you were not, they are carrying, and by now they carry what drips.
    .none = They carry what they can. It is not much, because each of them has two arms, and it is the whole street at the same time. A copybook goes by, open, with a sum in it about a bath.
script-c56 =
    The street is a canal with front doors. Through the windows of the ground floors you see tables standing about, up to
    their knees, like cattle. In the kiln the ledger is still hanging on its nail by the door, with perhaps a hand’s breadth
    to go: his father’s writing at the top, and what the Board has ordered, and struck out, at the bottom.

    And everywhere, slowly, towards the pond, goes what nobody got hold of. There is time for the one or the other.
    .ledger = Wade in for the ledger
    .water = Let Water part for it
    .fish = Fish out what goes by
    .fish-told = You stand at the corner with a rake and let the village come to you. Most of it you pass in through upper windows, to whoever shouts. One thing has no owner, however often you hold it up.
    .leave = Stay on the stairs
script-c37 =
    It comes off its nail with half of the nail. It is as big as a door for cats, and weighs what paper weighs that has been
    breathing clay for sixty years. Now there is only the yard to cross, and the street, and the steps.

    You cannot see your feet. Go too gingerly and the cold will have your knees; too boldly, and you will learn where the kerb
    is.
script-c38 =
    On the loft, between the rafters, you open it. It is dry to the last page, and the last page is what matters. *Dyke, facing
    brick, ten thousand, to the order of the Lock Board.* Then a line through it, ruled. The year after, the same order, and
    the same line; and so on, eleven autumns running. Each line is signed.

    “They were always going to,” says the kiln-master. He has not read it since his father. “We made them every time. You’re
    sitting under them. We had them over, so we did the roofs.”
script-c40 =
    On the loft you open it. His father’s hand is there, brown and firm, as far as the middle. Below that the page has gone
    back to what it was made of. One can make out *dyke*, and a number, and a line through something, and over all of it a
    blue cloud which is no longer anyone’s signature.

    “Well, it always hung there,” says the kiln-master. He hangs it on a rafter to dry, by one corner, with its face to the
    wall.
script-c57 =
    From the kiln’s chimney, which sticks out of the water like a thumb, comes steam in short puffs, and between the puffs a
    sneeze. “The little one!” shouts the kiln-master across the yard. “It was asleep in the ash. I thought my wife had it. She
    thought I did.”

    He is going to fetch the long ladder. It is at the other end of the village. Inside the chimney somebody has begun to
    throw bricks out, hot ones, at whatever is coming up from below.
    .fetch = Climb in after it
    .leave = Leave it to the ladder
script-c104 =
    It does not want to be saved. It wants to be left alone with the last warm place in Marl, and it explains this to you with
    its forehead. You come out by the top, rather fast, and go into the water with a hiss.

    The ladder arrives. The kiln-master climbs up, says two words down the hole, and holds open his jacket. “It just doesn’t
    know you,” he tells you over his shoulder. He has a burn on his chin, and does not seem to have noticed.
script-c105 =
    You sit down on the sill of the fire-door, between it and the water, and stay there. Your boots fill. It throws one more
    brick, and that is a small one. It puts a foot on your knee to see whether you are wet as well.

    You are, from the waist down. It thinks about the other half.

    When the ladder comes it is lying inside your coat with its chin on the top button. The kiln-master looks at this for some
    time. “It’d have been too hot for the house anyway, by spring,” he says. He does up the button below.
script-c106 =
    It is out of bricks, and then it is out of breath. It lets itself be picked up like a bread that is not sure it is done;
    all the way along the top of the yard wall it grumbles, and at each grumble there is a small warm cloud.

    You hand it through the attic window, to nine arms. “There,” says the kiln-master’s wife. From within one hears it being
    dried, called names, and given the good blanket. It is the blanket that comes out last, with a hole in it.
script-c135 =
    Your own one gets there first. It puts its nose down the chimney and whistles, two notes; from below come the same two,
    the other way about. There is a scrabbling. What comes up is the same to the last plate, only cleaner, with a bit of red
    wool round its neck: someone has knitted for it.

    They sit on the rim with their backs together, and the water steams. “Two out of one ash heap,” says the kiln-master from
    the ladder. “The Yard took theirs. We kept her.” When he holds open his jacket the sister goes, and turns round once. Yours looks
    at the wool for the rest of the day.
script-c58 =
    The horn. It sounds as if a cow had been asked a legal question.

    The hour of the demonstration was over long ago. The plank has not come out: it has swollen in its groove, and the only man
    with a hook for it has gone home to Sevenlocks, where it is dry. So the water has stayed. It is up to the third stair now,
    quite still, with an evening sky in it, and behind the dyke the river is up by as much again.
script-c59 =
    That is what Marl has left: it is upstairs. They look down at you from the windows, one head beside the other, and then at
    the pond, and they take off their shoes.
    .bricks = Over the kiln the bricks stand in their rows. You can hear them creak, drying.
    .school = In the top room of the school twenty-two children are practising something with a heron. “Don’t look,” you hear. “Just take and give.”
    .soup = From Osha’s attic comes smoke, as straight as a string, and the smell has gone ahead of it to the court.
script-c60 =
    “All rise,” says the clerk. He means the water.

    It reaches to the armrests now. The benches are full even so; people have brought cushions, on principle, and sit on them.
    The carp has company. Ombrel has had her chair neither raised nor moved, and her sleeves float to both sides of her like
    two large, dark leaves.

    “The court observes,” she says, “that it is little.” She lets that stand. The advocate does not answer: only his shoes and
    what is above them are still out of the pond, and he is standing on his toes.
script-c61 =
    The bell comes up the aisle and stops at your chest.

    “You may swear,” says Ombrel. “In Marl one swears with both feet on the ground, under water. From then on you say nothing
    but what is so. You may leave out; people must, or we should never get home. You may not sell, and you may not guess.

    “Or you may not swear. Then I shall ask you twice, and believe you half as much each time.”
    .swear = Put down both feet, and swear
    .refuse = Refuse the oath
script-c62 =
    The mud is softer than one would have thought. It comes up between your toes, it closes over the insteps, and there it
    stays, without pulling. You say the words after the clerk. There are only four: *I was there. So.*

    On the surface, exactly above your feet, the water has gone smooth, two patches as large as plates. They do not move with
    the rest. “Good,” says the judge. “It’s got you.”
script-c63 =
    “Why?” asks Ombrel.

    She would really like to know; it is not often that she is refused. You say that you have come to look at a puddle, not to
    belong to one. A fish swims past both her shins, and back.

    “That’s an answer,” she says. “Now I have to ask again. It’s the law, and I made it. Will you swear?” The advocate has
    lifted his head. So have two hundred others, and the only one who looks as if it made no difference is Osha, who is
    tasting.
    .swear = Then swear
    .stay = Say no again
script-c66 =
    “The evidence,” says the clerk, and everybody looks at the table. It stands a hand’s breadth under.
    .ledger = Upon it, on a tray, on a pot, lies the ledger of the kiln. Ombrel has it read out, one autumn after another: *ordered; struck out.* At the sixth the advocate begins to look at his brick. He has turned it over. It has the stamp of Marl on it.
    .smear = The kiln-master has brought what there is. He holds it to the light, and the light comes through. “It said dyke,” he states. “Most of it said dyke.” The clerk writes down: *a wet smear.* He would have liked to write something else.
    .school = Then twenty-two copybooks come in through the window, hand to hand, each open at the same page. It is a drawing lesson: *Our Village.* In all of them the dyke has a line in it. In the oldest, which is somebody’s grandmother’s, it has not.
    .soup = Then there is soup. It is entered as evidence by Osha, one bowl to each party, for having been cooked on a floor that exists. The advocate eats his standing. He asks what is in it, and has to be told twice, because of the quiet.
    .bricks = Then the kiln-master puts down one brick, dry, and beside it one of those that stayed below. That one is a handful of mud. He says nothing at all, and it is the best speech of the evening.
    .empty = Besides that there is a shoe. It was found under the table of the court, and nobody will admit that it is theirs.
script-c70 =
    “The court has heard you,” says Ombrel. “The court will now hear the puddle.”

    It is brought in tubs. They are emptied before the bench, one, two, three, and it is a single brown dome. It sees the
    judge, the benches, all those faces; and in front of everyone, from sheer good manners, it falls apart. Seven pieces sit in
    a row, each as high as a milking stool. The clerk asks if they are the Bolb of Marl. Each one nods.

    “Which of you speaks for the rest?” asks the advocate. It would be shorter: heard one by one they will need half the
    night, and the river is not going to sit and listen. They look at one another, and at you.
    .one = Ask for a single speaker
    .all = Let each speak its own way
script-c67 =
    You kneel down in front of them, which in this court means up to the neck. It knows no words. It knows pressure, weight,
    downhill, and whether somebody is in a hurry. So you ask with your hands: here the sluice. Here the river. Why there?

    After each answer they wait, with tilted tops, for whether there will be another question. They would be glad of one. No
    one has talked with them so long since case forty-one, and one has to know when to stop.
script-c133 =
    “Were you in the sluice?” They nod. “Was it out of malice?” They nod. “Would you rather that I had asked something
    different?” They nod, with such warmth that the front bench gets wet.

    “It’s a very good witness,” says the clerk, who has filled a page with the word *yes*.

    All the same there is one, the third from the left, that each time nods last, and a little aslant. As it is tipped back into
    its tub it is facing the dyke.
script-c69 =
    They begin at the beginning. Two of them make themselves tall: rain, and rain. One rolls itself into a ball, climbs on to
    the bench beside the judge and stays up there, and from then on everything on the floor flows uphill. You had not asked
    about that. It goes on for an hour.

    Then it is cold. One lies quite flat and shivers, it is very like; and the others come, one by one, from all sides, and lie
    down on top of it. The smallest ties itself into a knot. It has no bones, it is the neatest knot you ever saw.

    Then comes nothing. They lie there. They have been lying there, you realise, to scale. Nobody coughs. When the candles are
    changed for the second time they get up, go over to the wall, and show you the crack.
script-c71 =
    You have asked the right number of things. They put their heads together, seven brown heads without a neck; then they
    turn round, one after the other, and look past the bench, past the archive, at the turf of the dyke.

    “There’s an eighth,” you say.

    It is not asleep any more. It comes into the light just far enough to be counted, a fold in the dark behind the wall. It
    is lying round a crack as long as a cart, and has not been able to leave off for anybody’s court. If the sluice were one
    hand higher it would have to be in two places. So it went and lay in the other.
script-c77 =
    They confer; that is, for the time it takes they are one. Then the Bolb shows you something. It spreads. It goes to the
    left, where the sluice would be, and to the right, where the dyke is, and in the middle it becomes so thin that one sees the
    tiles of the courtroom through it, and a coin that has been missing since spring.

    It can be done. The sluice may rise, and no floor get wet. It would be tired for a year. It would have to stay; there would
    be none left over to go anywhere, or with anyone.

    It is not asking to be pitied. It is asking whether that would be all right.
    .both = Tell it that it may
    .both-told = You lay a hand on it, where it is thinnest. It is like a drum skin with a heartbeat. “Let the record show,” says Ombrel, and needs a moment, “that nobody had asked it to.” At the back, Osha has stopped stirring.
    .no = Shake your head: not all of you
    .no-told = It pulls itself together from both sides. There is some relief in that, if you are not mistaken, and in the seven of them a little pride: they would have done it.
script-c72 =
    “There’s post for the expert,” says the clerk, “and it’s addressed to the record.” It is a sheet in small upright figures.
    You would know that seven anywhere.

    “Twelve columns, three checks, no error,” writes Sanna Vey, “I’ve looked. If a court enters it, it’s a date. Until then
    it’s two people in a house without a goat. They will be frightened; I’m not able to work out how much. It’s your bell.”

    The bell is touching your sleeve. Whatever you read out now will hang on the board at the mill by morning, with a day on
    it, and people will begin to buy candles.
    .post = Read the date into the record
    .keep = Put the sheet away
    .keep-told = You fold it to the size of a stamp. The bell waits a little longer than is usual, and floats off. In the sheet, which is in your pocket, it goes on being right.
script-c73 =
    You read it: the shortest day; both moons; for an hour. The clerk asks how one spells *totality*.

    Afterwards it is the silence of people doing sums. A hand goes up. “That’s market day,” says a man. “Does it say what one’s
    to do with the pigs?” It does not say. Somebody laughs, and stops, and an old woman in the fourth row begins to hum a thing
    that one skips rope to. Ombrel looks at her until she has come to *Sleep*.

    “Entered,” says the judge. “It’s the first time that this has been written down by someone who wasn’t selling it.”
script-c74 =
    So it comes to you. How high would the water stand, and how long? To the knee; two months; in thirty-one kitchens. There
    are people on these benches who were born in one of them.

    And what does the pump need? A hand of water, from Marl. You are the only person in this pond who knows anybody in
    those nineteen beds. She counts steps. She once told you, unasked, how many there are from the Yard gate to your loft.

    Nobody asks you to lie. Osha looks into her pot. The advocate looks at his shoes. Both of them would just like you to be
    brief.
    .truth = Say all of it
    .marl = Be brief about the ward
    .city = Be brief about the kitchens
    .envelope = Look at the envelope (unsworn)
script-c75 =
    You say all of it, and it takes as long as it takes. You say knee, and two months. You say Wil. You say that the pump is
    worked by four, that there will soon be three, and what Osha’s floor looks like, and that you do not know which is worse.
    An expert on puddles ought to.

    Nobody thanks you. For once the advocate is writing, and Osha has put the lid on.
    .weighs = “The court has something to lay into the scale,” says Ombrel: “not what would be a pity, but what would break.” She is looking at the dyke. “It will give its verdict when the tide has turned.”
    .light = “On the one side there are nineteen beds,” says Ombrel, “and somebody has seen them. On the other there is a smear.” She does not like it. One can tell, as she says it more slowly than usual. “The court will give its verdict when the tide has turned.”
script-c76 =
    “A pump,” you say. “There’s a pump in Sevenlocks. It can be worked by hand.”

    Every word of it is so. It was easy, too; there was a place for the other sentence, directly behind that one, and you went
    by it as one goes by a house in the evening. On the benches they let out their breath. Osha fills a bowl, full, for you,
    and sets it adrift. It arrives without having spilled.

    The advocate has got down from his brick. “Nine,” he says, passing by. “She’s nine.” It is all he says.
script-c78 =
    “Damp,” you say. “On the ground floors. In winter.”

    The clerk writes it. A word like that takes up hardly any room. Behind you two hundred people, who are sitting in it up to
    the ribs, say nothing. One cannot contradict *damp*. One can only be it.

    Wil will be able to stop counting. You think of that, hard, and it is a good thing to think of, and it is true. A bowl of
    soup that had been on its way to you has been caught by the current. Or by somebody.
script-c79 =
    It is grey, it is thick, and it comes floating to you on the brick, which he has given a push. There is no letter inside.
    You can feel what there is.

    “For your trouble,” says the advocate, not loudly. “You’d merely stop being an expert. You’ve been one since this morning,
    it can’t be that dear to you.” With the envelope goes a small stamped lead, with seven waves, which opens doors at the
    Works; he mentions that as well. He is looking at the water over your feet. It moves like the rest.
    .take = Take it, and know nothing
    .take-told = “I couldn’t say,” you tell the court, “I’m no expert.” There is a sort of pause. “That I’ll believe in full,” says Ombrel. She does not look at you again that evening, and the bell goes by another way.
    .back = Push the brick back
script-c80 =
    No verdict before the tide has turned, and the tide turns towards morning. People go home up their stairs. The judge
    remains seated. One after another the lanterns are hung out from the pegs, on every door the same, at the same height; now
    you see what they are for. They are for watching the level.

    At about eleven the lowest one goes out, and hisses.

    Then from the dyke, quite plainly, there comes a sound like someone putting down a sack. The pegs, the lanterns, the
    windows: all at once everybody is awake.
    .late = It is later than it ought to be. You were all so long in the court that the candles had to be changed, and the river has not been waiting.
script-c81 =
    Where the kiln road meets the dyke, the turf has slid and lies at the bottom like a rug that somebody has kicked. What is
    bare behind it is sand. It runs a little, at one spot, then at the next.

    “Bricks,” says the kiln-master, with a lantern in his teeth. “Dry ones. Laid in courses, they’d keep its feet warm.” He
    looks up at the loft, and at you.
    .again = The courses stand, seven high. He has no mortar. He has gone over the joints with his thumb.
    .bricks = Bring down the bricks, and lay them
    .earth = Let Earth put its back to it
    .leave = Look elsewhere
script-c82 =
    Nineteen stairs down; you greet them. Unfired brick is no good for anything that lasts, says the kiln-master: it has to
    last until breakfast. He lays, you hand. Wet sand comes, and finds a wall, tries both ends of it, and lies down.

    He puts in the last one with his father’s mark to the outside. “He always said they’d be ordered in the end,” he says.
    “Ten thousand. Well; here’s the first three hundred.”
script-c131 =
    It turns round, walks backwards into the slope until it touches, and sits. That is how they do it. You can hear the sand
    stop, grain after grain, up the whole height, as when the last guest in a theatre has found his seat.

    For some time the dyke and it lean on one another and neither gives way. The kiln-master has taken off his cap. “If it
    would like a job,” he says. It shuts its eyes. It has one.
script-c83 =
    On the school steps sits the girl with the plaits in a nightgown and her father’s boots. Behind her there is a light in
    the top room.

    “There’s sandbags at the mill,” she says, “and the hole’s here. It’s three hundred and twelve paces, we measured it in
    class. Grown-ups would each take one, and walk.” She shows you what she thinks of that, by walking two fingers over her
    knee till one of them falls in.
    .again = It goes past you in the dark, sack after sack, with no end to it: take, give, take, give. Nobody is looking. The heron stands at the corner, as a signpost.
    .join = Take a place in the chain
    .join-told = Between the clerk and somebody’s aunt there is a gap, and it is your size. You shut your eyes. From the left comes weight, to the right you give it away, and it is some time before you notice that you have stopped being afraid.
    .go = Let them hand on
    .chain = Have them form their chain
    .doors = Wake people, door by door
    .leave = Send her in, in vain
script-c84 =
    They come out in pairs, and without anyone having said so they let go of each other at every seventh step. From the mill
    to the hole there are twenty-two of them, and it is not enough; then the gaps fill up, with mothers, with the clerk, with
    a priest who is only visiting. Take; give.

    “Shut your eyes,” the girl calls down the line. “It’s easier.” The miller hands out his own sacks, flour and all, and
    stops counting at sixty.
script-c86 =
    You knock, you shout, you explain; at each door you explain it again. They come. They come with one shoe, with a spade,
    with the question whether it cannot wait until the verdict. Halfway along the street you have a queue and no chain. It has
    to be pulled apart by the sleeves, person by person.

    In the end it stands, from the mill to the hole. It has taken twice as long as it would with anybody who had done it
    before.
script-c85 =
    In the lee of the dyke somebody is squatting by a small flame with her skirts tucked up. Widow Osha is not carrying anything.
    “There’s enough who do that,” she says. “Someone has to be where they come back to.”

    There is a pot beside her. It depends a good deal on the afternoon whether there is anything in it.
    .soup = Hold out your bowl
    .soup-told = It is the one that has been on the stove since the sentence before last. You have never had to do with anything so finished. One feels it arrive in the hands, then in the knees. “Don’t talk,” says Osha. “Chew. Then go.”
    .leave = Back to the dyke
script-c87 =
    At the sluice the Board’s plank sits in its groove as tight as a tooth. Beside it is the old windlass, from before the
    Board, with two handles and no grease. It lifts the whole gate. Some of the river would go through, down the valley,
    instead of leaning on the dyke.

    One would have to wind it by hand, right up and for a long time, and tomorrow would be spent feeling each of one’s ribs by
    name.
    .wind = Wind up the gate by hand
    .leave = Save your ribs
script-c89 =
    On the first forty turns you hate the Board, over the next forty it is the windlass. After that there is nothing in your
    head but the number.

    The gate comes up by a hand’s breadth. Below, black and smooth, the water bends its neck and goes through, and on one of
    the doors a lantern is hanging clear that was not. It will not stay like that. But there is a bit of
    night now that was not there before.
script-c92 =
    Here it is. The crack runs from the crest to the foot and it is as wide as a cart. You would be standing in the river, if
    there were not somebody lying in it.

    The whole Bolb has come, all eight of it, out of the tubs and along the ditch. It has wrapped itself round both edges and
    is holding them together. It trembles. Bits of it are dripping off; they crawl back up. It does not recognise you. When you
    come within reach it strikes out, blindly, with whatever it has free, and each time it strikes it slips a little.
    .again = It holds. Do not lean on it.
    .thin = Here too there is only a skin of it, drawn from one edge of the crack to the other, clear as glass. One sees the river behind. It cannot do more, with half of itself in the sluice, and it is doing that; the rest is for people. Hands are wanted, a great many.
    .near = Go up to it, and calm it
    .leave = Leave it alone with this
script-c108 =
    You cannot get through to it. It sweeps you off the slope like crumbs, two, three times, and the last time it is almost
    gentle. Then it draws in everything it has, even the drops on your coat, until there is not a finger’s breadth of crack
    that is not Bolb.

    So it holds the dyke alone, as it did before there was a Marl. You sit below, as near as it will have you, and say now and
    then what time it is. When the sacks are in at last it comes off piece by piece and lets the river have it, down towards
    the delta, without looking round.
script-c109 =
    You stop and put up your empty hands. It hits them. You leave them there. In the end it hits them more slowly, then only
    touches, and then it has understood what hands are for.

    You lie down on the slope with your back to the earth and your heels in the mud. It closes over your arms to the shoulder,
    cold, and shaking, and after a time not shaking. It is the strangest weight. It does not lie on you. It counts you in.

    That is how they find you both, towards morning, and for a long while no one can say where the one leaves off.
script-c110 =
    It lets go.

    You had not wanted that; you had wanted it to be quiet. It slides down on to the grass in eight pieces, beaten, and lies
    there and looks. They all look at the same place, behind you. You hear what it had been holding.
script-c111 =
    Yours goes up to it without being sent. Two of them, one crack: they argue it out in the way such creatures do, by running
    into each other. When that is over there is a great deal of Bolb in the dyke and it no longer trembles. In the morning
    one piece will come loose and follow you. It will be the one with your boot print.
script-c96 =
    So there is a hole in the dyke of Lower Marl, as wide as a person with their arms out. The river has bent down to look
    through.

    It is you who made it. Somebody has to stand in it until the others are there with their sacks; it need not be for long,
    and there is nobody else.
    .again = Sacks, turf, a door, a school bench, and the print of somebody’s back. It holds.
    .stand = Stand in the breach
    .leave = Step out of it
script-c88 =
    You step in and turn your back. It is not like water. It is like a crowd when the doors have been opened: nobody means
    you in particular, and all of them have to go through.

    Give it too little, and it will flow round you. Stiffen too long, and it will take you with it, in one piece.
script-c91 =
    “Now!” says somebody. A sack lands against your hip. Then one on the other side; then they come so quickly that you can no
    longer tell which of all that is you. Take, give.

    They dig you out from the front. The eight pieces have crept up meanwhile and put themselves, each one, into a gap between
    two sacks. There was no need to ask them. The smallest is sitting on your foot.
script-c94 =
    The court is empty apart from the moons, of which there are two, the big one and the little one, both in the pond. And
    apart from the judge. She has fallen asleep in her chair with the water at her elbows; her breath makes rings.

    On the arm of the chair lies the gavel, and the cord hangs down. It is five knots long. One would only have to untie a bow.
    You would never have a better moment to be sure of it, nor would anyone trust you in it again.
    .cord = Take the cord while she sleeps
    .cord-told = It comes undone at once. It is heavy, and quite soft, and runs through your fingers like something that has waited to be asked. The rings on the water stop for a moment. Then they go on. You wish they had not stopped.
    .leave = Go out on tiptoe
script-c93 =
    Shortly before four it is at the top. One does not see it, one hears it: the dyke goes quiet. A little tongue of river
    comes over the crest, feels about in the grass, and finds the way down.

    Now it will be seen what there is.
script-c90 =
    It is held by hands. There is no trick to that. They stand along the dyke, two deep, the whole of Lower Marl, in nightshirts,
    with turf, with doors, with the lids of school desks, and what the Bolb keeps shut they keep from being pushed in. Somewhere
    to your left is the advocate. He has put his brick where it is needed. He is up to the chest in the pond and tells a boy
    about his own.

    It lasts for as long as a night. Nobody lets go, since it is always just the one moment more.
script-c95 =
    It comes as far as the sacks, as far as the bricks, as far as somebody’s shoulder. It leans. Someone says, “Steady,” to
    nobody, or to the dyke.

    Then the tongue of water in the grass gets thinner. Far down the valley a dog barks that had kept silent all night. You
    look at one another, black to the hair, and the miller, who has never in his life paid anybody before he had to, goes
    along the line and puts a coin into each hand, one after another, and does not know where to look.
script-c97 =
    It goes with a sigh, like a big animal lying down. A piece as long as three houses leans out, in no hurry; and then there
    are three houses fewer. They had been standing empty since the horn. Someone had seen to that. Nobody is missing: they
    count aloud, by streets, and they count again.

    And they begin at once, in the dark, with whatever floats of the three houses for a dam. You carry. You carry until you no longer
    know what it is. Towards morning a child beside you, asleep on its feet, is still handing on turf, and behind it seven
    brown stools and an eighth are handing it on as well.
script-c152 =
    The tide turns at ten past six, and the bell turns with it. Ombrel opens her eyes.

    She has sat the whole night in the pond. There is frost on her shoulders, and a snail. All of Marl stands on the bank, and
    the advocate among them, without his brick. By the steps a pot is beginning to sing; Osha has lit a fire. There is a
    sentence coming.

    “The court has heard the Board,” says the judge, “and the village, and an expert. It has listened to a puddle. It has also
    heard, at about four, the dyke.”
script-c150 =
    “The sluice stays as it is. The Board will brick the dyke, at its own cost, with the bricks that it has been ordering for
    eleven years. The Bolb is to be left lying where it pleases.

    “The pump in Sevenlocks must have hands, then. It shall have ours. Each week four from Marl, strong ones, by barge; I’ll hear
    no one who says that it is far. If we keep our floors we can lend our arms.”

    Nobody cheers. Then the schoolmistress puts hers up, and the kiln-master, and the boy with the pear. Osha ladles. She starts
    with the advocate, because he has lost.
script-c153 =
    “The sluice will be raised,” says Ombrel, “from the first frost until the thaw. The Board is to have the plank greased. It
    will pay for thirty-one stairs, and for the paint.”

    “What paint?” asks the clerk, softly.

    “For the line.” She looks along the bank, from face to face. “I would sooner have decided otherwise. One decides according
    to what is on the table. Nineteen beds; and they are warm.” Osha ladles. She begins with her own people, and her hand is
    quite steady.
    .sold = When the bowl comes to you there is soup in it, exactly like everybody’s. She has not spat in it. She has put in the good piece, with the bone. You would have preferred the other thing.
script-c156 =
    “The sluice will be raised,” says Ombrel, “and the floors stay dry. The court did not find this way. It was found by the
    defendant, who is herewith discharged.” She waits until the clerk has caught up. “It lies in the sluice and in the dyke, and
    is very thin. For a year nobody will drive over it, poke it, or ask it for anything. The miller brings two carts.”

    “Two!” says the miller. He looks at the sluice. One can see the gravel through it, and his face. “Three,” he says, and is
    furious.

    Osha ladles. She carries the first bowl out along the wall and pours it in.
script-c158 =
    “Stay,” says Ombrel, when the others have gone to eat. She has lifted the gavel on to her lap and is working at the knot with
    her nails.

    “They told me that it’s on loan. I have been thinking about it all night: who lends a rope? Someone who will want to undo it
    one day, and have both ends.” She holds it out to you, dripping. “You said the thing that nobody had ordered. So I suppose
    you might be trusted with one that nobody can use yet. Keep it wet if you can.”
    .taken = “Come here,” says Ombrel, when the rest have gone to eat. She lifts the gavel by its handle, and it has no cord. She does not ask. “I sleep lightly,” she says, “at my age. I thought: let’s see if they put it back.” She lays the gavel down, and it rolls a little, as a thing does that used to be tied. “I should have given it to you. I’d like you to know that. It’s all the sentence there is.”
    .kept = When the rest have gone to eat she is still in her chair and does not call you. The gavel lies across her knees. She runs her thumb along the cord, over the knots, from the sixth to the tenth, and back. You had thought of asking about it. It is the kind of thing that one may ask for after a different sort of evening.
script-c159 =
    “There’s a case,” she says, “down at the bottom. I have put it off forty-one times. Each autumn I’ve written *until the
    defendant can be heard*, and each autumn I knew who that is. I only ever had to get up and look in a mirror.”

    She moves her feet. The carp makes way.

    “I am eighty. You get about. If you find out what it was that was lent, come and tell me, before the ice. I’ll keep a date
    free. I have kept all of them free.”
    .promise = Promise to come and tell her
    .promise-told = She does not shake hands on it. She writes it down, with a wet finger, on the arm of the oak chair; and it stays legible for longer than you would expect.
    .no = Promise nothing
    .no-told = “That’s honest too,” says Ombrel. She shuts her eyes. A leaf has landed on her sleeve, and she lets it.
script-c160 =
    The fee for experts hangs on the line behind the court, between two pairs of stockings, held by pegs. “It’s been in the
    water since the last one,” says the clerk. He has brought you something to sign with, and he no longer blushes. “He was
    for eels. He wasn’t nearly so much trouble.”

    You take the coins down. They are cold and very clean. On the quay Slade is taking in wet furniture. “One
    each,” he tells someone. “Drying’s extra.”
    .owed = You have given your word in Marl and not got a receipt. Slade looks at you, and then away, the way he looks at a lock whose keeper he knows. “People who owe,” he says, “come back. It’s the only thing I’ve ever seen work.”
script-c162 =
    From the barge you see it as you did at first: the hollow, the pond, the dyke with its washing. One shirt is yours. Someone
    must have taken it off you during the night and it has been washed and hung up with its arms in the air. Nobody notices,
    until the bend, that it is not on board.
    .both = At the sluice the water stands a hand higher, and it runs over something which is as clear as a window. A duck is sitting in the middle and keeps looking down between its feet. In a ward in Sevenlocks a pump has begun to go by itself. Somebody who is nine has counted up to ten, waited, and gone to sleep.
    .marl = Four people are sitting in the stern with bundles on their knees. They have never been further than the mill. They practise on an oar: *up, and down, and up.* The kiln-master’s wife asks you what the little girl is called, so that one could say good morning to her.
    .city = Along the street they are painting, each their own door. They do it neatly, at knee height, with a ruler, so that guests will know where to sit. And half a day from here nineteen people lie listening to a pump that goes by itself. One of them, who is nine, has lost count on purpose.
script-c190 =
    At the Yard two papers have come for you, and they are about the same house. One has nine stamps, and in it the Lock Board
    has the honour of inviting a polite person to the Works, by day. The other was pushed under the gate. *Same place. By
    night. Walk softly,* it says, and instead of a name there is a question mark.

    Joran has put both of them on the feed bin, side by side. “I’d go to the one without the stamps,” he says. “I’d go to the
    other as well.” He sweeps round your boots. There is still clay on them, and this evening, by the lamp, one clod of it sets
    out for home.
