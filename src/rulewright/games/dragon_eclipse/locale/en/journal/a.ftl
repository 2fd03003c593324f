scenario-a = The Bell Rope

location-1 = The Third Lock quarter
    .told = You go over the drawing from left to right. Roofs, the bakery, the stairs of water, a barge. Between the roofs and the tower stands a tall brick chimney; high up on it, in the soot, somebody has written with a finger: 44.

combat-a-1 =
    .begin = Four cards lie in four slots: play one each turn. Its slot gives Power, the rightmost most. The Enemy’s open card comes next.
    .bonus = Power pays for Bonus Actions, before and after your card. Try one; each works once a turn.
    .taming = It is weak enough. From now on do not hit: end turns in which you deal no damage, and it will come.

secret-1 = First Journey
    .back = A grey line under the text helps wherever something is new. After this evening you will not need it.
secret-2 = Olin’s bottle
    .back = Flat, brown, empty. Held against the eye, it makes what comes next a little plainer.
secret-3 = The open skylight
secret-4 = The Lamp length
    .back = A piece of bell rope with five knots in it, no two alike. It smells of cold wax.
secret-5 = The water turns
    .back = The pigeons notice first.
secret-6 = The evening bell
    .back = It is rung by hand tonight, because of the rope.

script-a1 =
    Odra Hesk keeps the Yard’s one good coin in her boot. This morning it lies on her palm, the palm is short of two
    fingers, and across the straw from you stands Joran Pask, who has washed.

    “One road,” says Odra. “Two journeymen. Coin.”

    It goes up through the feed dust and comes down on the back of her hand. She covers it. But you are on the side
    where the fingers are missing, and you see it plainly: the ship. Joran called ship.

    Odra looks under her palm for as long as one looks at a clock. “Yours,” she says to you. “Boots. Mystling. Road.”
    .guide = Read, then follow the lines below the text from top to bottom. You cannot do anything wrong here.
script-a3 =
    Two boxes at the end of the row have been swept, and nobody’s name is on them.

    In the left one a Young Emberling is toasting the rim of its water bucket, turning it as it goes. It hits hard and
    bruises easily. In the right one a Young Iceling has frozen its bedding into a shape that it likes, and sits on it.
    It is slow to bite, and hard to bite.

    “Both broken in,” says Odra. “Broken in two of mine, doing it.” She hangs the halter on the post between them.
    .guide = Take the one whose picture you like. The next Scenario lets you change your mind once.
script-a4 =
    The Emberling comes out backwards, so as not to let the bucket out of its sight, treads on your foot, and waits to
    hear what you have to say about that.

    You say nothing. It puts the foot down somewhere else. In the Yard this counts as an introduction.
script-a5 =
    The Iceling gets up, walks once round its sculpture and breaks it with a single kick, the way people turn the key in
    a house they have sold. Then it leans the whole cold length of its flank against your leg and leaves it there until
    you understand that it is you who will be carrying the blanket.
script-a6 =
    They come out at the same moment, and there is one gangway. The Emberling hisses; the Iceling fogs. Between them
    hangs a small rain of their own making, exactly as wide as the gangway is, and your sleeve is in it.

    “Good,” says Odra. “They’ve met.”
script-a7 =
    Joran sweeps you out. He began at the gate and has arrived at your boots, and he goes round them as one goes round
    furniture that belongs to the house.

    “Mind the road,” he says. “I hear it’s uphill.”

    He grins. It is a good grin; he has only the one. You shared a hayloft with it for nine winters and argued about
    whose foot that was.

    Behind him, in the canal, a bucket floats past that nobody is holding. It goes from right to left. The canal goes
    from left to right.
script-a2 =
    The water in the Third Lock has stopped arguing with itself and goes downhill again. Eleven minutes, says the
    lock-keeper’s boy, who has no watch; he counted aloud and is hoarse from it. A barge of onions lies the wrong way
    round. On the parapet somebody’s bowl of soup has slid exactly one hand to the left, and nobody wants to be the first
    to push it back.

    What bothers you is the Yard. Sixty mystlings, and not one of them bolted. They stand in their boxes with their heads
    up, fire beside water, and look at the same patch of ordinary morning sky. Yours too: it has not blinked since it
    began. When you touch its neck it leans against your hand, politely, as one makes room for somebody on a bench, and
    goes on looking.
    .guide = “Go to” is all that there is to do here: the book turns its own pages.
script-a10 =
    Half of Sevenlocks is standing in the square below the lock, and nobody is facing the water. They face one another.
    A woman holds up a fish as though it could give evidence. The keeper has put on the hat with the badge.

    Then somebody sees the Yard’s green on your sleeve. “Tamers,” says a voice. “The beasts were all looking at something.
    What at?”

    It goes quiet from the front to the back. Four hundred people have never asked you anything before.
script-a11 =
    The honest answer is a short one. There are others. Across the canal, in plain view, lies an onion barge with a
    bargee on it who has not had a good morning, and anybody would believe it of onions. Or you could look for a stone in
    your shoe until someone else speaks up. Someone always does.
    .truth = “Nobody knows.”
    .onions = “It was the onion barge.”
    .nothing = Look for the stone
    .guide = Choose one. You may read every line first. A status is a box that is marked and stays marked.
script-a12 =
    “Nobody knows,” you say, and then, because it is still quiet: “They aren’t frightened. I’d tell you if they were.”

    It is not what anybody came for. It travels back through the crowd from mouth to mouth, and you can hear it arrive
    at the fountain undamaged, which in this town hardly ever happens. The woman with the fish nods and takes it home. If
    nobody knows, there is still lunch.
script-a13 =
    “Too much onion,” you say. “She’s low in the water. It drags.”

    You had not known that a square can breathe out. Everybody turns to the barge, and the bargee, who has loaded to the
    painted line for thirty-one years, takes off his cap and looks into it. By the time you have reached the fountain two
    men are explaining to each other how it works. They are using your words.

    He puts the cap back on. Before he does, he finds your face and keeps it.
script-a15 =
    You find the stone. You turn it over. As stones go it is not bad. Behind you the keeper clears his throat and says
    that this was a matter of pressures, and for as long as the sentence lasts everyone feels better, including him.

    Then a child wants to know what pressures are.

    You put the stone into your pocket. It will still be there in the evening.
script-a14 =
    The barge is moving. Nobody has decided that it should; it has merely remembered where down is and would like to go
    there, sideways, through the gates of the Third Lock. The bargee throws a line, and it falls across your arms.

    Hold it. Only not for ever: a rope that pulls too long takes the holder along.
    .guide = A Test: reveal, add, stop while you like your sum. Too much is worse than too little.
test-a1 =
    .row-1 = You let go while the rope is still asking.
    .row-2 = It hums, it creaks, it stays.
    .row-3 = It holds. So do you, and you hold a moment longer than it does.
    .row-4 = About halfway through, your feet leave the ground.
script-a16 =
    You let go in good time. So do the two men behind you, and the boy behind them, and the barge puts its nose into the
    gate with the sound of a large door shut by someone who is angry with the whole house. A plank comes off. The keeper
    writes down the plank.

    “I’d have let go sooner,” says the bargee. He means it kindly.
script-a17 =
    It takes you to the bollard, over the bollard, and past the woman with the fish, who ducks. You come to rest in a
    stack of empty crates. For a moment people look away, out of decency; then the whole square laughs, and it does them
    more good than anything that was said today.

    A hand comes down to you with a wet dishcloth in it, folded. “Knee,” says the baker. “I’ve been where you are. Well. I
    was in the dough.”
    .guide = Damage stays on a mystling until something Heals it. Neither is the end of anything.
script-a18 =
    You give it line where it wants line and none where it doesn’t. Beside your boots four feet set themselves down,
    unasked, and dig in. The barge comes about like a cow that has heard the gate. It touches the lock. It stops there.

    One person claps, hears that it is one person, and puts the hands away.

    “Well,” says the bargee. He looks at the rope, which is his, and at you, and gives you an onion.
script-a19 =
    You win. The trouble is that you win as far as the edge and a little beyond it, and when barge and gate have come to
    terms you are standing in the canal up to the belt, with an audience.

    It is warm. It is always warm; children learn to swim in it at midwinter, and visitors remark on it, and are told
    that it does that.

    “You’re meant to stay on the stones,” croaks the lock-keeper’s boy.
script-a20 =
    The boy has a note as well, in Odra’s hand, which leaves out what it can. *Almanac House. Lost something. Help look.
    Pay: supper.*

    The Almanac House is known for three things: a frost that it forecast for the right week of the wrong month, a door
    that is proof against goats, and having no goat. People from the upper town walk past it on Sundays to feel that their
    own affairs are in order. Through its windows, just now, comes paper. It comes in armfuls.
script-a30 =
    The quarter is built like the rest of the city, as a flight of stairs: water down the middle, people on the steps.
    From the bridge you can see most of what you know. The Yard gate, with a broom in it. The barge. The house that rains
    paper. A smell of bread. And at the very bottom, small behind its railings, the gate that has never been opened.

    There is light until the evening bell.
    .guide = Read any place, in any order. Reading is free. Only doing takes time, and it says so beforehand.
script-a31 =
    “I’m not angry,” says Joran. “I’ve swept this spot four times because it’s dirty.”

    It is the cleanest spot in Sevenlocks. He leans on the broom in the gateway, one foot in and one foot out, which is
    where he does all his serious talking. You could step round him. There is a puddle by the post, and you step round
    that instead.

    “Go on, then,” he says. “You’ve got a face like a shut shop.”
    .tell = “The coin fell for you.”
    .spare = “Nothing. Mind your broom.”
    .leave = Not now
script-a32 =
    “I know,” says Joran. He points at the puddle with the broom. “Very clear, of a morning.”

    From where he stood there had been a hand in it, upside down, with three fingers and a ship. He has known since
    breakfast. He has known that you knew.

    “You got the road, I got the broom,” he says. “The broom’s more honest about where it’s been.” It is meant to be a
    joke, and he waits politely until you have not laughed. Then he takes the broom out of the gateway, for the first time
    today, and lets you go through ahead of him.
script-a34 =
    He looks at it as if it had just been handed to him. “I’ll mind it,” he says.

    You are halfway across before you hear that the sweeping has stopped. Beside the gatepost lies that puddle, and all
    the row of boxes is in it, and the sky; whoever stood there this morning had everything in it that went on above.
    You do not turn round.

    After a while it begins again, on the same spot.
script-a33 =
    Onions, to the height of a man, and on top of them the bargee on a kitchen chair. His line is round the bollard, but
    it is wet through, it has swollen as fat as a wrist, and each time the water breathes it gives up another hand’s
    breadth.

    “She’ll go again,” he says. “They always go again. You’d think somebody would tie her up who can.”
    .ice = Let the Iceling hold her
    .fire = Let the Emberling dry the rope
    .hands = Tie her up by hand
    .leave = Leave him his chair
    .again = The barge lies as still as a sideboard. The bargee is asleep, with an onion in each hand.
    .guide = The clock shows how many steps are left until the face-down event. Blue changes things, red ends them.
script-a41 =
    It is a knot for more hands than there are. You add a knee, and words that Odra uses for horses. When it is done the
    bargee tries it with his foot and cannot find anything to say against it.

    So he says that there is soup. There has been soup since Tuesday, it turns out, and it has only become better.
script-a45 =
    The Iceling looks at the barge and at the bollard, puts one foot into the canal, and thinks. A white shelf grows from
    wall to wall, not thick, but very much decided. The barge leans on it and gives up.

    “Will that hold?” asks the bargee. The Iceling walks out to the middle, turns about, and lies down on the answer.
script-a46 =
    The Emberling goes along the rope from end to end like somebody reading. Steam comes up where it has been. By the
    third time the line has shrunk to what it was when it was bought, the bollard creaks, and the barge stands against the
    wall as if it had been painted there.

    “I’ve had that rope eleven years,” says the bargee, “and nobody ever took an interest in it.”
script-a35 =
    The door is proof against goats. It takes you a while.

    Inside there is a staircase with a house wrapped round it. Every shelf has let go of its books, and in the drift at
    the bottom kneels a young woman with ink on her left hand, sorting. “Thirty-eight,” she says. “Thirty-nine. You’re the
    Yard? Sanna Vey. We’ve lost a bottle: brown, flat, so big. Forty. Don’t tread on the moons.”

    From far up the stairwell hangs a bell rope, grey with use. Beside it a board says PULL FOR ASTRONOMER.
    .ring = Pull for astronomer
    .search = Look for the bottle
    .nose = Let the Iceling follow the warmth
    .leave = Leave them to it
    .guide = Light shows which lines you can take. A grey line says what is missing.
script-a36 =
    Books on tides, books on the weather, a drawerful of single gloves; a jar labelled NOT THIS JAR. A flat bottle could
    be under anything here, and everything here is on top of something that will mind.

    You take hold of the first stack. The shelves above it listen.
    .guide = Some cards show Misfortune. Two of them here, and an hour is gone, whatever else you find.
test-a2 =
    .row-1 = It takes for ever. It is under the last thing, as it was bound to be.
    .row-2 = Something brown winks between two volumes on drainage.
    .row-3 = The bottle, and behind it something that nobody has missed.
    .row-4 = The shelf gives you all of it. When the dust has settled, Sanna begins again at one.
script-a38 =
    No bell rings. There is a cough in the dark overhead, a flap bangs open, daylight falls down the stairs, and after it
    comes the rope, the whole of it, loop upon loop, until it lies round your feet like something that has finished
    climbing.

    “Oh,” says Sanna. She has stopped counting. All along it are knots, small, hard, each tied differently, and at every
    one a scrap of tin with a number punched through. It begins at twenty-one and ends at twenty-five.

    “That,” says Sanna, “is not how one numbers a bell rope.”
    .again = The rope lies where it fell. Sanna has drawn a chalk line round it, as is done for people. Up above, the skylight stands open on a ladder.
    .search = Look for the bottle
    .sort = Sort books with Sanna
    .sort-told = You hand, she shelves. “Tides, tides, weather, tides. That’s a cookery book. Tides.” After an hour you can tell by the weight which it is, and she has stopped checking.
    .leave = Leave them to it
    .guide = A Secret of this kind lies on the map and brings a new place with it.
script-a39 =
    The ladder ends on the roof. Sevenlocks goes down on every side in steps, each with its sheet of water, and in every
    sheet there is the same small piece of sky.

    Between the chimneys an old man in a nightshirt is lying on his back with a brass quadrant on his chest. “Don’t stand
    in it,” he says. “The light, I mean. No: I mean you may stand in it, but hold this.” He holds up the heavy end. “Olin.
    I used to be senior. I still am. There are two of us.”
    .hold = Hold the heavy end
    .leave = Climb down again
script-a37 =
    When the water went up it left in a hurry. On the floor of the lock, between the sills, lies everything that
    Sevenlocks has dropped since spring and stopped talking about: a ladle, one skate, a bird cage, shut.

    “You’ve till I fill her,” says the keeper. He has his hand on the paddle and is looking the other way, which is very
    decent of him.
    .wade = Wade in and look
    .leave = Leave it all there
script-a47 =
    The mud has opinions about your boots. You come up the rungs with one useful thing and one that you throw back, and
    the keeper, still admiring the clouds, says that he has lost a ladle, if anybody ever sees one.
script-a40 =
    The bakery lost no bread when the canal turned. It lost the shape. Everything that was rising just then has risen to
    one side, and the whole morning’s batch lies on the counter leaning left, like people listening.

    “Can’t sell them,” says the baker. “Take one. Take the tall one. And one for whatever that is behind you.”
script-a42 =
    The last gate of the seven has no paddle, no wheel and no water in front of it; only railings, and a lodge the size
    of a cupboard, where you grew up. Bram Sorrel sits inside and does not turn round. “She says you’ve grown,” he tells
    the kettle. “And it’s me who says it.”

    On the lowest stone, against the gate, stands a bowl of porridge with a saucer on top. Each night he puts one out. In
    the morning it is empty. You slept on that stone when you were small, because in all the city it was the warmest.
    .sit = Sit on the step again
    .longer = Stay a while longer
    .leave = Leave him to the kettle
    .again = Bram has taken in the saucer and left the bowl. “Off you go,” he says to the kettle. “Somebody’s got a road.”
script-a43 =
    It is as warm as it ever was. Warm from below, evenly, like bread through a cloth. You put your cheek against it,
    since nobody is looking, and hear what you used to hear: nothing, and under that, something slow.

    “I never asked you to keep it quiet,” says Bram in the doorway. This is not so. He asked when you were six, and
    twice when you were nine. “I’m asking now. Don’t carry it about the town.”
    .ember = The Emberling is there before you. It turns round three times, lies down on the stone with all its plates spread, and lets out a breath that it seems to have been keeping for somebody.
    .ice = The Iceling collects warmth wherever it can find some. It comes as far as the last step but one. There it stops, with the blue stone under its chin gone pale, and will not touch what lies in front of it.
    .both = The Emberling lies down on the stone at once and breathes out. The Iceling, which takes warmth from lanterns, cups and sleeping dogs, stops one step above and does not put so much as a toe on it.
script-a44 =
    High on a blind wall, where no ladder would go, there are paw-prints in soot. Not paws: three toes forward, one back,
    and a smear where a tail was put down to think. They lead up to a chimney pot, and they do not lead away again.

    On the ledge underneath somebody has paid for something. It is a coin, black on both sides and still a little warm.
script-a50 =
    Half a minute, this time. The pigeons go up all together; the puddles lean; in every doorway someone takes hold of
    the frame. And the canal stands up and takes one long step backwards, as if it had left something on the stove.

    Then it is over, and people look for whoever they are going to laugh with.
    .jam = The barge did not care for it. It has swung round into the open lock and sits there, gates to either side, wedged as tight as a cork. There is no getting down to the floor of the Third Lock now, except over the onions.
    .held = The barge pulls at its line, which hums, and holds. So the Third Lock stays open, with its floor bare. “Somebody’s tied that,” says the keeper to no one in particular.
    .late = The barge has swung round into the open lock and corked it, and that is the end of traffic for today. You are glad to have been down there before.
    .guide = An event changes the map. A locked place cannot be read any more; often another one offers the same.
script-a51 =
    You hold it for as long as it takes. It takes long. Below, in the Yard, sixty heads come round by the width of a
    finger, and the brass in your hands comes round by the same.

    “They’re looking at the Button,” says Olin. “The little moon. You can’t see it by day. They can’t either. And yet, and
    yet; no, only one *and yet*.”

    What you brought from the Yard has lain down against your shins. It has learned something about standing still, and
    so have you.
script-a52 =
    From the wall it is a short jump to the onions, and over the onions a short slide to the sill of the lock, where
    everything that the city has lost since spring is still lying in the mud. The bargee has folded up his chair.

    “Walk on the big ones,” he says. “The small ones roll.”
    .climb = Climb across and look
    .leave = Stay on dry stones
script-a53 =
    The small ones roll. You arrive on the floor of the lock faster than you planned and search it sitting down. What you
    take back up with you is worth having. It will smell of onions for some time; so, as your friends will mention, will
    you.
script-a79 =
    An old man in a nightshirt comes down the last stairs on his seat, because of his hip. He takes the bottle with both
    hands and reads it; nothing is inside.

    “I wrote it on the label,” says Olin. “Nobody tidies a label away. I wrote it there six years ago, and then I was
    afraid that I was right, and then I could not find it. In that order. No: yes, in that order.”

    Sanna has cut the five knots off the bell rope, so as to have them straight on the table. When they are measured she
    pushes them across to you. “Tamers know knots,” she says. “Tell me who ties one like this.”
    .label = “What is on the label?”
    .length = “Why these five?”
    .leave = Promise to ask around
    .guide = Things of this kind you keep for the whole campaign. Some of them are there to be recognised.
script-a70 =
    A row of figures, crossed out; another, not crossed out; a date. Olin covers it with his thumb while you are looking.

    “It falls before midwinter,” he says, “no: in what will be midwinter, if there is one. Come to supper. Things like
    that ought not to be said to people who are standing up.”

    Sanna writes *supper* on a list. It goes below *shelves* and above *end of*.
    .who = “Who else knows?”
    .leave = Come back for supper
script-a71 =
    “Count the turns,” says Sanna. “This one holds till you pull, that one holds because you pull. Somebody tied five
    knots to say five different things, in a rope that a house was built around afterwards. I’ve measured the beam: it’s
    been cut out to let the rope through. Nobody does that for a bell.”

    She looks for something to put them in and finds an odd glove.
    .seen = “Twenty-one to twenty-five,” she says. “So there is a one, somewhere, and it isn’t here. I dislike that.”
    .unseen = The rope hung down the stairwell over everybody’s head for as long as anyone can think. On each of the five is a tin tag with a number in it, green with age.
script-a72 =
    “My brother,” says Olin. “He was the first to laugh. He’s a better mathematician than I am, so it counts. After him,
    the Lock Board: they laughed by letter, with a stamp.”

    “I didn’t laugh,” says Sanna.

    “You were eighteen. You checked it.” He turns the bottle over, as though there might be something on the back as
    well. “That was worse.”
script-a78 =
    The evening bell has to be struck with a ladle tonight, by a person, leaning out. All down the quarter shutters
    close, one storey after another, from the bottom up; it looks as if the city were being buttoned.

    You were promised supper. On the way there you pass the parapet, and somebody has put the bowl of soup back in its
    place. It stands there untouched. It has a skin.
script-a77 =
    “Not a trace,” says Sanna, out of a clean room. There are eleven hundred books on the shelves again, in order, and
    under none of them was a bottle.

    An old man in a nightshirt comes down the stairs on his seat. “Olin,” he says, “senior,” and holds out his hand, and
    thinks better of it, because one does not greet guests in a nightshirt. He takes a coat from the hook. He puts his
    hands into the pockets. He stands still.

    Nobody says anything. It is brown, it is flat, and it is so big.
script-a76 =
    When Sanna is able to speak again she says, “Six. Hours.” Olin turns to the wall and reads the label there, alone:
    he wrote a date on it long ago, in a place where nobody would tidy it away.

    To be doing something, she has taken the bell rope down from its beam and cut out the part with the knots, five of
    them, each one different, each with a number punched in tin. She pushes them over the table towards you.

    “You’re tamers. Tell me who ties a knot like that. And stay for supper, please. One of us is going to need
    witnesses.”
script-a80 =
    Supper in the Almanac House is bread, cheese, and an argument about which of the chairs is for sitting on. It was
    going to be soup. But the stove will not draw: each time Sanna lights it, the smoke goes up as far as it feels like
    and then comes back into the room and looks for a seat.

    “Since this morning,” she says, “since all the bells went,” and her eyes stream. “Two theories. The flue has moved. Or it’s
    got somebody in it.”

    From inside the wall comes a sneeze.
script-a81 =
    You kneel and look up. It is black up there, in the ordinary way of chimneys, with a square of evening at the top;
    and halfway between there is a heap of cinders, lodged on the ledge where no heap can lie.

    It is holding its breath. Every few moments the heap remembers, lets go a little puff of ash, and holds it again.

    “A Firple,” you say. “It borrows from people’s hearths. When it gets a fright it turns into its own leftovers.”

    “And how does one ask it to leave?” says Olin, who would like his soup.
script-a82 =
    There are two ways, and the Yard teaches both.

    You can let the fire go out and wait in the cold, all of you, with the bread as hard as it is, until the heap thinks
    that the day is over and comes down of its own accord. It may be midnight.

    Or you can lay on wet straw, shut the door and have it out in five minutes, coughing and in no mood to talk; and
    there will be a warm stove afterwards, and soup.
    .wait = Let the fire go out, and wait
    .smoke = Wet straw, and shut the door
    .guide = Here nothing is new. Both ways lead on; both are remembered.
script-a83 =
    The stove ticks and goes cold. Sanna fetches blankets and counts them. Olin tells the chimney about the year in which
    he measured the wrong star; he does it softly, and more to his collar.

    By the time the Miller stands in the window no one has spoken for an hour. Ash trickles. A foot comes down out of the
    dark, three toes forward and one back, and tries the grate as one tries a bath.

    It has seen you. It does not go back up. It would just like to know, first, how quick you are.
script-a84 =
    The straw goes in, the door goes to, and for a moment there is only the sound of somebody very small changing their
    mind. Then all the soot that the house has made since it was built comes down at once.

    In the middle of it something squawks, hits the ceiling, and sheds a spark on Olin’s nightcap. Out through the yard
    door with it, over the woodpile, on to the round of moss behind the house; and there it turns, with every feather up,
    twice its own size and extremely offended.

    Behind you the stove draws beautifully.
script-a85 =
    The moss behind the Almanac House is old and thick, and round as a plate. The bird walks along one edge of it, you
    walk along the other. Nobody is going to be killed here. Two animals will find out about each other, and one of them
    will go home.

    “A bite is a sentence,” Odra says, every spring, to every new intake. “Read it again.”
    .guide = A Combat. The Taming card tells how it can be won over: first it must be weakened, then left in peace.
script-a100 =
    It goes straight through the place where you meant to be, and for an instant the world is bright and smells of hair.
    When you can see again it is sitting on the frame of the skylight, going through its feathers, one by one, to see
    whether they are all still there.

    They are. It is your eyebrows that are missing. It looks at them with some regret, gives you a single black feather
    by letting go of it, and leaves over the roofs, low, with the wind behind it.
script-a101 =
    You have stopped. It takes a few moments before the bird believes it. It stands on one leg, then on the other; it
    throws a cinder at your knee, not hard, and waits for what comes of that.

    Nothing comes of it. So it walks over, up your boot, up your coat and into your hood, and turns about in there like a
    broom in a jug. When it has settled down there is a weight between your shoulders, the weight of a loaf that is not
    yet cool.

    The hood was grey. It is black now, and will remain so.
script-a102 =
    It has had enough. It sits down in the moss, in a temper, and pulls ash over its own head with both feet until there
    is only a heap with a beak.

    You leave a piece of cheese beside it. When you next look, the cheese is gone and so is the heap; and from the flue,
    where no one is ever going to get it out again tonight, comes the sound of someone sulking and eating. On the moss
    lies a feather. It is the colour of a stove lid. It is, in its way, a receipt.
script-a103 =
    Yours puts its head out, and the other one looks up out of the flue. They are as like as two lumps of coal. There
    follows an exchange about chimneys, in which nothing is thrown, and at the end of it the stranger shakes out its ash,
    hops on to the sill and goes off to find a house with fewer visitors.

    The stove draws. Olin applauds, in mittens.
script-a105 =
    On the garden wall sits the night watch. To be exact it is the night watch’s Prowler, which is on duty while the
    watchman has his pipe: grey, long, no heavier than a wet coat, with the air packed so thick under its paws that the
    ivy does not bend. It has seen everything from the beginning, and it has been eating somebody’s sandwich.

    It comes down the wall head first and looks you over from below.
script-a106 =
    You have two beside you already, it can count. It goes once round your legs, for the record. Then it trots off along
    the top of the wall, post by post, to tell the watchman or not to tell him, whichever is less trouble.

    In your pocket, where there was a heel of bread, there is nothing. You have been looked into.
script-a109 =
    A tamer walks with a pair. One alone pines, and two of one Element drink from the same well; every child in the
    Yard can say it before it can say its name. The Prowler goes round you once and comes to the same result.

    It vanishes. There is time to say goodnight to two astronomers. When you bend down to your boots, a mouse is lying on
    the left one, very dead, with its tail laid straight; and behind it, sitting, as though it had always been there,
    your second.

    On the wall the watchman counts his sandwiches and sighs.
    .guide = From now on you have two. Most things ask only whether one of them fits.
script-a150 =
    So there is soup after all. It comes with the good spoons, of which there are three, and Olin eats with the ladle. He
    pays you for the day as well, out of a box that says *eclipses*.

    “We used to sell them,” he says. “Little ones. Brass. You turned a handle.”
    .ember = The Emberling has gone to sleep in the stove, with the door open and one hind foot on the hearth rug, where it is slowly making a mark.
    .ice = The Iceling has cooled everybody’s tea, unasked, one cup after another, and now goes from chair to chair to be praised for it.
    .both = The Emberling sleeps in the stove with the door open. The Iceling has cooled everybody’s tea, unasked, and goes from chair to chair to be praised for it.
script-a151 =
    Sanna has pushed the plates together. The big one is the Miller, which needs a month to go round. An egg cup stands
    for the Button: five days, quick, always a little late. The salt cellar is you.

    “Seen from the salt, sometimes the plate covers the lamp. Sometimes it’s the egg cup; then the hens go to bed, and get
    up again, and are embarrassed. Now watch.”

    She moves them, a finger’s breadth at a time, counting under her breath. They go past each other, and past, and past.
    Then they do not.
script-a152 =
    It is dark on the salt. “A hundred days,” says Sanna. “Both. I don’t believe it. I calculated it. Belief would be
    restful.”

    “The last time was before the first lock,” says Olin to his ladle. “There’s a song about it. It scans, and it is not
    true.”

    “What I need,” she says, “is one place in this city that doesn’t do what water and stone do. Warm, cold, anything that
    I haven’t got in the sum. Do you know one?” The pen is in her left hand.

    You know one: the lowest stone at the seventh gate, where you slept when you were small. Bram, who let you, has never
    liked to hear it mentioned.
    .step = Tell her about the warm step
    .keep = “No.”
script-a153 =
    You tell her: the lowest stone, winter and summer; the bowl; how it sounds with an ear against it. She does not
    interrupt. She writes it all down in small upright figures, and when you come to the end of it she draws a line
    under it, with a ruler.

    “Thank you,” she says. “That’s the first thing this year that I couldn’t have worked out.”

    She gives you a key, the key to a house in the next street, in case you should be looking for a bed. “There’s a cat
    in it.” At the lodge by the seventh gate, a long way down, somebody takes a kettle off the fire.
script-a154 =
    “No,” you say. It is a small word and it lies on the table with the other small things, beside the egg cup.

    She looks at you a little longer than it needs. Then she dips the pen and writes down the baker’s oven, of which she
    knows already that it is warm.

    “If you think of one.” She gives you a key all the same, to a house in the next street, for the night. “There’s a cat
    in it.” Far below, in the lodge at the last gate, a kettle has begun to hum.
script-a156 =
    You take the long way, past the Yard. It is late. In the loft above the gate a lamp is burning, and in front of it
    somebody goes to and fro, to and fro, with something long in his hands. Nobody sweeps a loft at this hour.

    You could call up. You stand about until it is too late for that as well.
    .told = You take the long way, past the Yard. A lamp is burning in the loft above the gate. When you are right below it the window opens and a boot comes down, then another. They are Joran’s good ones. “They’re for roads,” says the dark. “They pinch on brooms.” The window shuts before you have thought of anything.
script-a158 =
    In the house in the next street there is a bed, a table and a great many boxes, tied up with string and numbered.
    There is no cat.

    A note has been pushed under the door, as deep as a three-fingered hand can push one. *Oru. The bridge. Nothing
    crosses since yesterday. Tomorrow, early. Bread in your coat.*

    There is bread in your coat. It is hardly warm any more. You have no idea when she did that.
script-a190 =
    In the morning the canals run downhill, all six of them, so steadily that it looks rehearsed. Sixty mystlings eat. One
    or two have already stopped to look up between mouthfuls.

    You have ninety-nine days, five knots and a road. In front of the Third Lock the keeper’s boy is selling an exact
    account of the whole affair, in whispers. It costs nothing. He only wants somebody to tell it to.
    .guide = New cards, a map that fills in, and your save. From here on the grey lines leave you: you can do it now.
