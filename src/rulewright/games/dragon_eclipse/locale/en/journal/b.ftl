scenario-b = A Queue at Oru

location-2 = The road before the bridge of Oru
    .told = You follow the queue from its end. Carts, a wedding, two coffins, a child. Below the road, beside a stack of crates, a man has turned his collar up; on his back somebody has chalked: 49.

secret-7 = The queue moves
    .back = Somewhere ahead a wheel creaks. Then the one behind it.
secret-8 = The queue moves again
    .back = One can see the railing now. One can even count it.
secret-9 = The front
    .back = There is nobody before you but the one who decides.
secret-10 = The bridge
secret-11 = The toll table with one moon
    .back = A rubbing in charcoal, still coming off on everything. Where the second moon should be, there is a column for it, ruled, and empty.
secret-12 = Waiting in Line
    .back = On this road you may let time pass whenever you like. It is the only thing here that is handed out freely.

script-b1 =
    The key to the house without a cat is on its hook, the boots are by the door, and on the doorstep sits Sanna Vey with
    a folding rule, measuring the morning.

    “Oru,” she says. “Toll-house, north wall. The oldest tide table in the country is painted there, and this week the
    Board is having it painted over. Eleven hours by road, five by barge, three brushes, one bucket. I worked out the
    brushes. Come along.”
script-b2 =
    In the Yard gate stands a broom, and behind it Joran. He has drawn a line across the gateway with the handle.

    “Toll,” he says. “One true word.”

    “I’m frightened,” says Sanna, who hates to be held up.

    He looks at her, and moves the broom.
    .change = From the row of boxes comes a snort. The one that you left there yesterday has its chin on the door and does not look at you, with great care. “It’s not too late,” says Joran. “It is in an hour.”
script-b3 =
    Sanna counts what walks behind you, and then its temperatures. “Two of one kind. Isn’t there a rule?”

    There is: they drink from the same well. You are still wondering whom to ask when something lands on the gatepost
    and lays down a sausage that belongs to the night watch. It looks at you over the sausage. The Prowler has handed in
    its notice.
script-b6 =
    “Both of them,” says Joran, as fire and ice go out past him, one on each side of the broom. “They’ll rain on the
    beds.”

    “They have,” you say.

    He grins, nods, and sweeps the two sets of footprints, hot and cold, into one heap.
script-b4 =
    “At Oru,” says Odra, “a Regalian. On the bridge. Likes Light. Likes patience better.” She hands you a bag of oats,
    takes it back, takes half of it out and gives you that. “And something hungry, by the water. So. Food.”

    Then she goes along your straps with three fingers, one buckle after another, and tightens the one that you had
    forgotten.
script-b10 =
    “Two,” says Slade. “Each. It’s a good river.”

    His barge is long, brown, and low in the middle, like its owner’s opinion of people. In the bow stands a goat called
    Interest and looks at your luggage as one reads a menu.
    .heard = “You’re the one who told the square *nobody knows*,” he says when you have sat down. “I sold four maps that day. All to people who wanted to find out. Keep your two.”
    .unheard = “The Yard will pay,” says Sanna, and writes it down where he can see it. Slade watches her hand, the left, until it has finished. “Owing, then,” he says. “I like to be owed.” Interest nods, or chews.
script-b12 =
    He has rope, he has matches, he has a box with a lid that is not for looking under. All of it is for sale, and so is
    the lid.

    “One, and you choose,” he says. “Or feed the goat. She’s never bitten anybody who did. There’s a cushion goes with
    it.”
    .item = Look over his goods
    .goat = Feed Interest
    .sit = Sit on your purse
script-b13 =
    Past the last mill a footbridge lies across the Wend, so low that the moss on its underside has been combed. Slade
    takes the chimney down. He takes the goat down. He looks you over, from the boots to the top, and you can see him
    come to a figure.

    “It was higher,” he says. “Or she was lower. Since the water turned, I don’t argue. Who poles?”
    .pole = Take the pole
    .water = Let Water lower the river
    .duck = Lie flat and hope
script-b14 =
    The pole is twice as long as you are and has been wet since it was a tree. You set it, you walk, you set it again.
    The bridge grows.

    Too little, and the current takes her sideways. Too much, and the pole stays where it is, as poles do, with you on
    it.
test-b1 =
    .row-1 = The current has a suggestion. You have no time to hear a second.
    .row-2 = A hand’s breadth above, a hand’s breadth below.
    .row-3 = Straight, fast, and somewhat nearer to the stone than to the water.
    .row-4 = The pole is in the mud. So, a moment later, is the rest of the plan.
script-b133 =
    You ask, and the water goes down. Not all of it; only what is in front of the barge, the width of the barge, as though
    somebody had drawn a thumb along the river. You slide under without touching a single thread of moss.

    Behind the stern it closes with a slap. Slade looks back for a long time.

    “I won’t ask what that costs,” he says. From him it is a bow.
script-b15 =
    You lie on the boards with your cheek in something that was a cabbage. The bridge passes overhead, and it takes its
    time, and it takes some of your coat.

    “I’d have thought flatter,” says Slade. Interest, who was standing all the while, steps over you to see what has been
    scraped off.
script-b16 =
    The barge goes through. She leaves a strip of paint on the left, some of her railing on the right, and on the keystone
    Slade’s hat, which sits there as if it had been elected.

    “Eight,” says Sanna. She was counting what fell in. “Nine, with the hat.”
script-b17 =
    You walk her through as one walks a cow through a kitchen. Nothing is touched. From the shadow under the arch, as it
    goes by, Sanna picks something that hangs there on a nail and has been waiting for somebody tall and slow.

    “Finders keep half,” says Slade. He thinks about which half, and lets it be.
script-b18 =
    For a while you live on the pole. The barge goes on without you, the bridge comes, and the bridge is of the opinion
    that there is no room. You arrive on board by way of the river, and Interest, and the stove.

    “Out of the wet things,” says Slade, and throws you a sack. It says ONIONS. “That’s a loan.”
script-b19 =
    “Post,” says Slade, an hour below the mill. He has had it in his hat since morning. “I’m to give it to you when you
    can’t turn back. His words. One, for carrying; he’s paid.”

    It is half a page. At the bottom a corner is torn off, ready to be written on, and a stub of pencil is stuck through
    it like a pin.
    .told = *You said it to my face, so I’ll say this to yours, only further off. Wil has a fever. They say it’s nothing. They say it in a low voice. Tell me something about the road.*
    .untold = *I’m sweeping. It’s going well. Wil has a fever, they say it’s nothing, they say it in a low voice. If there is anything you’d like to tell me, there’s a corner for it.*
    .answer = Land and write to him now
    .later = Write later
script-b20 =
    Slade puts in under some willows and says what half an hour costs, and then does not collect it. You write small. A
    corner has room for the bridge, the goat, the hat. It has just enough room for the other thing.

    A boy on a pony takes it upriver. When at last you climb up to the road of Oru, the sun is over the ridge, and what
    was going to be early has already been and gone.
script-b21 =
    Later, then. You fold it and put it where you keep what is for later; there is a good deal in there.

    Slade sets you down on the bank below Oru. “No charge for stopping,” he says. He has to stop in any case. From the
    landing you hear it before you see it: hooves, pans, a baby, and somewhere a fiddle being told to wait.
script-b30 =
    Forty-one carts, two funerals and a wedding are waiting at the bridge of Oru, and they are waiting in order. The order
    is kept by an animal the height of a butter churn. It walks along the line with its horn crown level, stops, looks at a
    salt merchant, looks at the place where the salt merchant stood a moment ago, and sits down on his foot.

    “Since Tuesday,” the merchant tells you. “And all I did was go for a pie.”

    Nobody laughs. Everybody here has gone for a pie. Behind the last cart a space is free, just wide enough for you, and
    the creature has already turned its head to see whether you know what a space like that is for.
    .stand = Stand in it
    .pie = Go for a pie
script-b34 =
    The pie woman sells out of a pram. Under the pies she has other things, from people who had no change.

    When you come back your space has gone one cart further down, by itself. The Regalian is sitting in it. It gets up,
    it lets you in, and it breathes out through its nose, once, the way clerks stamp.

    “Was it worth it?” asks the salt merchant. You give him the crust. He was hoping you would say no.
script-b33 =
    “It isn’t first come,” says the merchant. He may stand on both feet again. “It isn’t last either. Yesterday a man with
    one goose went past me. This morning it was the goose.”

    Sanna has unfolded the rule. “There’s a system,” she says, and for the first time today she looks rested. “Stand still.
    I need somebody to be the origin.”
    .onions = Two carts further up, on a kitchen chair, sits the bargee of the Third Lock with what was left of his onions. He turns round and finds your face; he knew where to look. “Half a town has told me what I did,” he says. “You were standing there. You could have said that nobody knew.” He thinks it over. Then he peels one, slowly, and weeps, as anyone would.
    .count = Count the queue with Sanna
    .leave = Be somebody else
script-b46 =
    Forty-one carts. Minus one for every pie; plus one for each time somebody was let in; and then there is the goose. You
    walk beside her and say what you see, and she adds.

    “Tell me when to stop,” she says. “I don’t, by nature.”
test-b3 =
    .row-1 = The sum comes out at a man who left on Monday.
    .row-2 = It comes out. It comes out at a cart, and the cart moves.
    .row-3 = By the time it comes out, it was true an hour ago.
script-b31 =
    “Too soon,” says Sanna. “We left out the pram.”

    She crosses out the page from corner to corner, neatly, and keeps it. All the same you have learned something: nobody
    in this queue knows who is next, and every one of them is sure.
script-b32 =
    “Him,” says Sanna, and points. The Regalian looks along the line, walks past thirty people, and touches with its horn
    the wheel of exactly that cart.

    “It counts what they gave up,” she says. “Not how long they stood: how often they could have pushed in and didn’t. It’s
    quite fair. It’s horrible.” The salt merchant, who had bet against her, pays you, because you were the origin.
script-b35 =
    “There,” says Sanna, and looks up. The page is full, so is her sleeve, and the sun stands somewhere else. Round about
    you are people you have never seen. You have been moved, with your feet on the ground and the pencil in the air, by
    someone who waited for the end of every line before it nudged you on.

    “It let me finish,” she says. “Nobody does.”
script-b36 =
    The wedding has been here for two days. There are two oxen, to be roasted; nine tables on a hay wagon; a bride who sits
    on the tailboard in a good dress and bad boots and sharpens a knife that is sharp.

    “The cook crossed on Monday,” says the groom. “He’s over there.” One can see him, on the far bank, very small. He
    waves a ladle.
    .again = The bride has started on the second knife. “Well?” she says. “Who can cook, and who can marry us? I’ll take them in any order.”
    .after = The tables are wiped. The bride and groom sleep under the wagon with their boots sticking out, all four of them bad.
    .listen = Hear the bride out
    .feast = Bring all three to one table
    .leave = Wish them luck
script-b37 =
    “No cook,” the bride says. “No priest either; ours was in the cart behind the cook. Two hundred guests, and it’s
    them I mind about least. I’ve been nearly married since Sunday. It gives you a crick.”

    She asks you to keep your ears open along the line. The groom asks you for nothing. He has learned to hold her
    whetstone.
    .air = A gust lifts her veil from the wagon and would have it in the river. Yours goes after it, straight up, and brings it down with not one hole in it. There is applause from as far as the salt.
script-b38 =
    A coffin on a baker’s cart, and round it three young men in white caps. The dead man was master cook at the inn in
    Upper Oru, and they were his apprentices. They have brought his pans.

    “There’s no priest,” says the eldest. “We’ve said what we know by heart. It was mostly sauces.” In the grave lamp at the
    foot there is oil enough, and no flame: the wind has been at it.
    .again = They have put the pans in the order in which he hung them. They only need somebody to speak. “Or somebody to feed,” says the youngest. “That’d do too.”
    .after = The cart stands empty, and the pans are clean. The youngest apprentice is asleep with his cap over the biggest of them.
    .fire = Light the lamp with Fire
    .carry = Help carry him into the shade
    .leave = Take off your hat and go on
script-b39 =
    He was a large man, and he is heavier on one side. “That’s the good ladle,” says the eldest. “He’d have wanted it. No:
    he’d have wanted us to have it. We couldn’t decide, so we asked him, and he said nothing, and so we took that as an
    order.”

    In the shade of the poplars they tell you how he salted. It takes a while. By the end of it you are hungry.
script-b134 =
    It puts its face to the lamp and breathes out as one breathes on a window. The flame stands up straight and the wind
    goes round it.

    “He never let it go out,” says the youngest. “The stove, I mean. Not in twenty years.” The three of them move closer
    to the light, and before long they are disputing about his dumplings, in the present tense.
script-b49 =
    Between two hay carts stands a man with his collar up who has a place in the queue and keeps letting people into it.
    He is facing the wrong way. Whenever the horn crown goes by he studies a wheel.

    Under the collar there is a bit of braid: the kind that toll-keepers wear. His shoes are thin. They are meant for a
    house with a stove, three steps from a bridge.
    .again = He has turned his collar down. He is practising, under his breath, what he is going to say. It begins with sorry, and it is too long.
    .sit = Sit down beside him
    .leave = You have seen nothing
script-b48 =
    “I let my cousin through,” he says at last. “Just the once. She was in a hurry, with plums. And it looked at me.” He
    shows you how. “It had sat by my door nine years. Then it got up and took over. And I thought, I’ll queue, like
    everyone. I’ll say it when it’s my turn. Only each time I’m nearly there I let somebody in.”

    You sit until he has heard himself. “I suppose I could speak up from where I am,” says the toll-keeper of Oru.
script-b50 =
    It goes through the line from the front like a yawn. A wheel, a hoof, a wheel. The Regalian comes down the other side
    and shows each of you, with the flat of its horn, how far.

    The wedding stays behind: the oxen had lain down. The cook’s cart stays; an apprentice had gone for parsley. And nobody
    walks backwards here. You try it, once. It sits on your foot.
script-b41 =
    A girl of about eleven is standing under a calf. That is, she is holding up his front half so that he can see the
    bridge. He is called Tuesday.

    “I sold him,” says Mirra. “For the winter. Six cheeses, it’s a good price, I’d have taken it from anyone. The man’s at
    the other end and he’s got his own rope.” She wipes her nose on the calf. “He isn’t for sale. He’s for Tuesdays, when
    I’m sad. I only found that out here, with all this standing about.”
    .far = Far up the road you can make out a girl with a calf. There are thirty carts in between, and one crown.
    .promise = Promise that he comes home
    .cheese = Buy cheese, and say nothing
    .leave = Scratch the calf and go
script-b42 =
    You say it: before the frost, at the fair, on her side of the hill. She looks at you as one holds a coin up to the light.

    “What’s your price?”

    “None.”

    “That’s half a cheese of a lie,” says Mirra. “Everyone’s got one.” But she spits in her hand, and you in yours. The calf
    licks both of them clean before they can meet, so it has to be done again. It holds better, done twice.
script-b40 =
    It is a hard cheese, and it tastes of smoke and of thyme. She cuts it with a string, gives you the bigger piece and
    counts the coin twice.

    You talk about rinds. You do not talk about the calf, who stands between you and listens from one to the other. When
    you go she is saying something into his ear. From the length of it, it is a list.
script-b43 =
    The second funeral sings. It sings in four parts, for it has nine priests: the dead man was one of them, and they have
    come from nine parishes to see him over. They have blessed the road, the carts, the oxen and, twice, a dog.

    “We have no bread,” says the oldest. “No one thought of bread. Each of us assumed that some other house would have a
    kitchen.” He lowers his voice. “And we have run out of things.”
    .far = Singing comes from further up. It never stops; it only changes parts.
    .after = Eight of the nine are humming. The ninth is asleep on his feet, with gravy on his stole.
    .feast = Bring all three to one table
    .bless = Let them bless you
    .leave = Leave them the dog
script-b44 =
    They do it properly, since they have the time: nine hands, one after another, on each of you and on everything that is
    with you. Whatever had a scratch has none. Whatever had a secret looks at its feet.

    “Thank you,” says the oldest. He means it. “One gets stiff.” And he asks whether you know of anyone else.
script-b57 =
    This is how it goes. Three apprentices without a kitchen see two oxen without a cook. Nine priests see a coffin that
    nobody has spoken over, and a bride. A bride sees nine priests, and puts down the knife.

    The tables come off the wagon. One dead man is buried with all four parts, the other with a proper dinner, and between
    the soup and the roast somebody is married, nine times, to be sure. Two hundred people eat. The Regalian walks along the
    benches, looking for the one who has pushed in. It finds nobody. It lies down beneath the bride’s chair.

    “Take something,” says the groom to you, and waves at the presents. “We’ve four of everything.”
script-b132 =
    The Firple has not been invited. It has simply never occurred to it that it was not. It goes from table to table with
    its beak open and turns every cold plate into a warm one; after the third they begin to hold up their plates.

    At the end it goes to sleep in the bread basket. The bride ties a napkin round it, with a bow, and it is carried past
    all the guests like the cake.
script-b60 =
    Beside the road there was a pond. There is the dent of it, and cracked mud, and a ditch, freshly dug, by which it went
    to the mill. Over the dent leans the first pillar of the bridge, a little more than a pillar should.

    In the middle of it sits a Golomo, as big as a hay shed and made of much the same things as a cellar, with its two
    fists in the mud. It is holding the place where the water was.
    .far = Off to one side, by the first pillar, something large is sitting on the ground. From here it could be a heap of stone.
    .again = The mud has been trodden smooth. Somebody has put a duck there, of clay.
    .near = Go down to it
    .leave = Keep to the road
script-b61 =
    You go down with open hands, one step for each of its breaths. It breathes seldom. Too few steps and it will not
    notice; too many, and it will notice all at once.
    .smoke = You still have straw smoke in your sleeves. It lifts its head at that, and the mud around its fists begins to crack.
    .wait = You sit down first, for a bit, as one did by a cold stove. It moves one fist aside: there is room.
test-b2 =
    .row-1 = It takes you for weather.
    .row-2 = A fist opens. In the palm there is a little water, and a snail.
    .row-3 = It gets up. It had not meant to, but now it is up.
    .row-4 = It gets up very fast, for a cellar.
script-b63 =
    You sit on the edge of the dent, it sits in the middle. A heron comes, looks for the pond, looks at the two of you, and
    goes. When you get up, it has not turned its head. It may not have come to the beginning of you yet.

    You can try again. It will be here.
script-b64 =
    It shows you everything: the snail, the ditch, the place under the pillar where the bank is falling in, now that there
    is no water to lean on. Then it leans there itself, to show what it means.

    The ditch has a board in it. One could pull it, and be muddy to the neck, and the miller would have something to say.
    Or one could point at the bridge. There is a gate on it, and on this side of the gate sits the only one here that this
    fist could not be stopped by.
    .pond = Pull the board, give it its pond
    .ram = Show it the gate
script-b62 =
    The board comes out with a noise like an opinion. At first nothing; then a brown finger feels its way along the ditch,
    then a hand. The Golomo lifts its fists and lets it in underneath.

    The miller arrives, and has something to say. He says it to the Golomo. Halfway through he hears whom he is saying
    it to, and ends with a remark about the weather. By evening there are frogs. Nobody knows where frogs wait.
script-b65 =
    It looks at the gate for a long while. It looks at you. You make the movement once more, two hands, away from you, and
    it copies it, politely, and a poplar falls over.

    It will do it. It gets its fists out of the mud, first one, then the other, and turns round to see whether the hole
    stays where it is. It comes and stands at the roadside, behind you, and drips.
script-b104 =
    It picks you up. All of you, together, in one hand, and carries you up the bank and sets you on the road, upright, each
    next to each, as one puts back things that have fallen off a shelf. Then it goes down again.

    “Four hundred paces from here there’s a stile,” says Sanna after a time. “We could have begun with the stile.”
script-b105 =
    You have stopped, and so it stops, with a fist in the air that it no longer knows the use of. It puts it down beside
    you. A snail comes out along the knuckles.

    You show it your palms: mud. It shows you its own. Something is agreed on. It breaks a bit of dry pond out of the
    ground, tucks it under an arm, and is ready to travel.
script-b106 =
    It sits down, and that is the end of it; the poplars sway for some time. Between its knees a crack in the mud fills
    with water, a cupful. It looks at the cup, and at you, and pushes it an inch your way.

    It has been beaten, by its own rules, and now would like to know what you wanted. It follows you as far as the road.
script-b107 =
    Yours has gone ahead. It goes down into the dent, and the two of them put their heads together, with the sound of a
    cellar door. Then the stranger climbs out on the far side and walks off upstream, to where there is still a pond; and
    yours comes back to the road, wet to the wrists, and stands behind you as though it had something to make up for.
script-b51 =
    A wheel, a hoof. The calf goes by at the end of a strange rope, the singing goes by, in three parts now. When you are
    allowed to stand still again you have the river in your ears, and over the backs of eleven oxen there are a railing, a
    roof and a white ladder against a wall.

    “North side,” says Sanna. She has turned pale. “Four brushes. I had reckoned with three.” The lower half of the wall is
    white already. On the upper half there are figures.
script-b52 =
    A woman walks up along the queue with a bag and knocks at every cart as if it were a door. She is the midwife of Oru;
    her place is the sixtieth. On the other side there is somebody who will need her by dusk, and it is the first time for
    that somebody.

    The Regalian lets no one past. But it lets anybody *give away* a place, and you have an excellent one. With yours she
    would be over in an hour. With yours you would be at the wall before the brushes are.

    She knocks at you. “I’m only asking,” she says. Sanna looks at the wall, and does not say a number.
    .give = Give the midwife your place
    .keep = Keep it, for the wall
script-b53 =
    She steps in, you step out. The Regalian sees to it that both are done. Then it does something that it has not done all
    day: it walks beside you, the whole way back, past every cart, to the very end, where the salt merchant makes room
    without asking.

    “Well,” says Sanna, and sits down on a milestone. “I’ve got the lower half of it in my notes from a book. The book’s
    wrong.” After a while: “I’d have done it too. I’d have needed longer.”
script-b54 =
    “I’m sorry,” you say. “There’s a table on that wall.”

    “There’d have to be,” says the midwife. She is not angry. She goes on to the next cart and knocks. You can hear it for
    a long time, always the same knock, twice and then once, getting smaller in the wrong direction.

    Before you lies the bridge, with the toll-house on it, and down by the piers something blue.
script-b47 =
    The toll-house has one room, one stove, and one drawer for things that people gave when they had no coin. The kettle
    is still half full. On the sill lies a saddle-shaped cushion with white hairs on it: nine winters of somebody’s
    afternoons, next to the keeper’s own, which is flatter.

    Outside a brush slaps on the wall. Whoever is wielding it whistles.
    .again = The drawer is shut. The two cushions are lying closer together; it may have been you.
    .drawer = Go through the drawer
    .leave = Touch nothing
script-b55 =
    Thimbles, a flute without holes, a receipt for *one blessing, small*. You take what may be of use and put down in the
    book what you have taken, below nine years of tidy entries. The last of them reads: *One basket plums, cousin, no toll.*
    It has been underlined, with the nib of a horn.

    Through the window Sanna asks how far up the white has come. You tell her. She begins to walk faster on the spot.
script-b66 =
    Under the second arch is a basin which the river does not reach. It is full, and it is the wrong colour for the hour:
    both the moons are in it, at midday, side by side like two coins in a blind man’s hat.

    Something breathes at the bottom. What rises from it is not quite light. Tamers call it Essence, and do not say much
    about what it is paid with, or by whom, or that it remembers.
    .reach = Reach in up to the shoulder
    .ask = Let Water or Light ask
    .leave = Leave the moons alone
script-b67 =
    It is cold as far as the elbow and beyond that it is warm. Your fingers close on something. When you bring it up there
    is a shine between them that has no weight, and in the basin only one moon is left, the large one. The other comes
    back in its own time. It was always a little late.
script-b68 =
    Yours settles along the rim and rests its chin upon the water, without breaking it. There is a conversation, of the sort
    that consists in nobody leaving. In the end the basin gives of its own accord, more than you would have dared to take.

    On your hand it burns blue for a moment, quite steadily. It lights up the arch from below. There are initials there,
    hundreds, and a date before dates.
script-b58 =
    Dusk comes up the road on foot. One lantern after another is lit from the one in front, all the way to you, and from
    yours to those behind. For the first time one can see how long it is.

    It moves quicker in the dark; there is less to look at. At some time between two verses you notice that nobody is left
    ahead. The brushes have long gone home. Over there behind the shutters of Oru a window is lit, upstairs.
script-b79 =
    The last ox in front of you puts its foot on the bridge and is not sent back.

    It is quiet. Behind you are forty carts, and they are not pushing. On the left is the wall, with the ladder; the white
    has reached the third row from the top. Three of the brushes are soaking in a bucket; the man with the fourth has stopped
    to eat an apple. He has a small one.
script-b80 =
    It sits in the middle of the first plank. From near by its crown is not horn at all but something like old
    ivory, and between the points hangs a drop of light that does not fall. It looks at you. It looks through what you
    have done since this morning, one thing after another, as one goes through a drawer.

    It is right, that is the trouble. It is only that it will not be done before dark.
    .dusk = By lantern light it appears larger, and it knows you. It moves a little to one side, so that there is room for two to sit.
    .wait = Wait, as long as it takes
    .stare = Look back
    .measure = Ask to be measured
    .light = Send Light ahead
    .keeper = Call the toll-keeper forward
    .ram = Have the Golomo push
script-b82 =
    So you wait. It finishes with you, and with Sanna, for whom it needs longer. It goes back once, on account of the
    goose. The apple has been eaten; you hear the brush, up, down, up, down, and Sanna hears it too, and neither of you
    takes a step.

    When the creature rises it touches your knee with its crown, as if something were being entered there. Then it walks
    ahead of you across the bridge. For you it keeps to the left.
    .dusk = So you wait, with Sanna and a lantern. It begins at the morning and leaves nothing out. When it comes to the midwife it stops, goes back, and looks at that once more, for longer than at all the rest. Nobody is painting any longer; there is no hurry left for anything. At last it gets up, lays its crown for a moment on Sanna’s notebook, and walks ahead of you over the bridge.
script-b84 =
    There is a way of looking at a Regalian, they say in the Yard, that is neither a request nor a dare. You look as one
    looks at a clock in somebody else’s house.

    Not too short. And on no account too long: whoever stares at it long enough begins to tell it things.
test-b4 =
    .row-1 = You blink. It gets up to see what else you can do.
    .row-2 = It blinks. You would swear to it, and Sanna has the time.
    .row-3 = Both sides blink at once. It takes a nip out of your sleeve, for the principle.
    .row-4 = You hear a confession, in a voice you know. It begins with pies.
script-b85 =
    It turns its head aside, as a shopkeeper does so that you may put back what you had in your pocket. You have nothing in
    it. It seems to be satisfied with that.

    One hoof goes to the left, one to the right. Between them a plank is free, and after it another.
script-b87 =
    And to the bed of lettuce, when you were six. And to the boots: that it was the Yard who paid for
    the soles, and that it says *oats* in the book.

    It listens to the end. It thinks. Then it lies down on the boots, with you still in them, until you are no longer in
    them; and lets you go by. “That,” says Sanna, who has seen the verdict from beginning to end, “was proportionate.”
script-b86 =
    He comes from far back, past all of them, with his collar down. Nobody says *queue*. They can see the braid.

    “I let my cousin through,” he tells it. “With plums. I’m sorry.” That is the whole of it. He had prepared much more.

    It takes a long look at him. It stands up, goes into the toll-house, and comes back with a cushion in its mouth, the
    flat one. He raises the bar for you with his own hand, and gives you back the toll. “Today’s on the house,” he says. “It’s
    my house.”
script-b88 =
    Two hands, away from you. The Golomo looks at them, and does the same.

    There is no fight. There is a gate, and then there is a hole with a gate lying some way behind it, in the river. The
    bridge hums from one end to the other. Under the first arch something shifts and does not shift back: the pillar has
    leaned a hand’s breadth further, and so it will stay.

    Nobody cheers. Forty carts look at the gap. On the planks, on the very spot, stands the Regalian, still, and all its
    light is out.
    .answer = Stay and answer to it
    .walk = Walk on, round it
script-b91 =
    You go round it. It does not hinder you. It does not turn its head, either; it is looking at the line, which is not one
    any more. The first carts have started to drive. Then all of them drive.

    “Forty-one,” says Sanna, pressed against the railing. “Abreast.” Someone is shouting for a child. It is found, it is
    all right, it has lost a shoe.
script-b130 =
    Yours walks ahead, at no great speed, and stops two paces off. They incline their heads. There is a pause, in which both
    check whether the other one has inclined it further.

    After that it is like two officials from different towns. They walk down the queue together and up again; one points
    something out, the other considers it. And when they have come back, the Regalian steps aside for you as it would for
    the luggage of a colleague.
script-b100 =
    It takes you by the sleeve. It does not pull, it only walks, and the sleeve goes too. Past the oxen, past the singing,
    past the milestone, to the end; there it lets go, and smooths the cloth with its nose.

    Sanna has kept up. She says nothing, numerically. One can see that she does it to three places.
script-b101 =
    You take your turns one after another, as it does; you hit when it is time to, and when it is not you stand. At some
    point it has noticed. It stops, with one hoof in the air, and gives you the next move. You give it back.

    So there you stand, polite on both sides, until it puts its crown against your belt and leaves it there. The bar goes
    up. Behind you the line draws itself straight on its own. They have had practice.
script-b102 =
    It goes down on its knees, gets up, and makes room. It has found you to be stronger, and that is an order too, though
    not its favourite. It walks to the railing and stands there with its back to the bridge.

    The first carts roll. They look at it as they go past, and a few of the drivers, without knowing why, wait until the one
    in front has got over.
script-b103 =
    Two crowns, one plank. Yours looks at the other one, the other at yours; each steps aside to let the other go first.
    It might have lasted until winter. Then the stranger sees how evenly you are standing behind it, one after another,
    and walks off to inspect the far bank.
script-b94 =
    It is dark when it is your turn again. You cross by lantern with the last of them, a man and a goose. The planks are
    damp, the river is somewhere, and on the left-hand side, where you hold up the light, there is a wall as white as the
    inside of an egg.

    Sanna lays her palm against it. It comes away white. She looks at the palm until you have reached the other side.
script-b95 =
    Eighty-eight planks. Sanna runs the last thirty. From the middle you can see both banks, and how little there is
    between them: a strip of brown water, going downhill, which as of late is something that one checks.
script-b92 =
    “Stop,” says Sanna to a man with a brush and an apple core. It is not loud. He stops.

    There are three rows left. Each is a year, painted in red lead by someone with a steady hand: high water, low water,
    and before them a small round moon. One moon. Next to it a second column has been ruled, for the whole of the table,
    down to the ground. It has a heading and nothing in it.

    “They left room,” says Sanna. “They knew there’d be another.” She presses paper to the wall and rubs until her whole
    hand is black.
script-b96 =
    “You don’t rule a column for something that has always been there,” she says on the steps. “Or for something that never
    will be. Only for what you’re expecting.” She rolls up the sheet. “So one of them came. There was a year without the
    Button, and then there was one with.”

    The man with the brush asks if he may go on. She looks round for somebody to forbid it. There is only you. Up, down.
    It takes four strokes.
script-b93 =
    The wall is white. It is very well done. By the light of the lantern you can see the strokes, up and down, and at the
    foot of it a bucket, upside down, on which somebody has laid an apple core.

    Sanna walks along it from end to end with her hand on the wet lime. “It’s underneath,” she says. “It hasn’t gone. It’s
    just not being said.” She writes the date on her cuff. One could come back with a scraper, and a little silver for
    whoever looks away.
script-b70 =
    On the far bank all those are camping who have got across and do not yet believe it. Nobody has told them to, but the
    fires are in a row.

    There are two places left. One is at the last fire, with trappers, who have stew and lock up nothing. The other is below,
    on the mud at the foot of the pier, where it is quiet apart from a sound like someone holding their breath.
script-b72 =
    “Something steals from the fire,” says one of the trappers. “Three nights running. Only sausages, and it folds the
    paper.”

    “And something’s stuck to the pillar,” says his wife. “Since the river shook. We put a plate down for it. It took the
    plate.”

    Sanna has already gone to sleep, sitting up, in the middle of a number. You could keep watch for everyone: they would
    give you a coin for it, and you would not close an eye.
    .fire = Sleep by the fire
    .water = Sleep by the water
    .watch = Keep watch for all of them
script-b73 =
    The stew is good. You lie down with the bag of sausages for a pillow, since you have been asked to.

    In the hour when even the river talks more quietly, the pillow gets thinner. You open one eye. Above you, on nothing at
    all, at about the height of a stool, stands somebody grey, with a string of sausages round its neck like an alderman.
script-b76 =
    Yours is awake already. It looks at the sausages, it looks at the colleague; there is such a thing as a trade, and then
    there is doing it in front of customers. Off they go, over tents, over horses, through the middle of the priests.

    It is back at dawn. It has got half a string of sausages and, because the other one was in a hurry, what *that* had
    stolen from another camp. It folds the paper.
script-b74 =
    It is a Young Alukah, not longer than your arm, and it is wrapped round the pier four times. Its eyes are shut. Every
    time a wave slaps the stone it holds on more tightly, and you can hear the mortar.

    When the river ran backwards, this was the only thing that stood still. It has not let go since. The plate is under
    its chin. You take a step, and the mud takes your ankle; and one eye opens.
    .earth = Let Earth steady the pillar
    .go = Wade in to it
script-b131 =
    Yours puts its shoulder to the pier. It does nothing else. By and by the trembling stops, first in the stone, then in
    what is wound round it.

    One turn loosens, then the next. It slides down into the shallows and lies there for some time, all its length, being
    carried. It gives back the plate. Then there is a ring on the water, and another further out, going upstream like a
    thing that has an errand.
script-b75 =
    You go up and down between the fires and turn children over on to their other side. Towards two something grey comes
    for the sausages, sees you, and goes through the motions of having been on its way elsewhere. Towards four the sound
    under the bridge turns into a sigh, and there is nothing at the pillar but a wet ring.

    At dawn a trapper’s wife presses your pay into your hand. “You look terrible,” she says. It is a thank-you.
script-b108 =
    It is over you, under you, and behind you, and at last it is gone, and so are the sausages. On your chest lies the
    paper, folded into four. The trappers say that it has never done that for anyone so carefully.
script-b109 =
    You hold out the last sausage. You hold it until your arm shakes. It comes down through the air, one stair at a time,
    and there is no stair.

    It does not take the sausage. It takes the wrist, in its teeth, quite lightly, and keeps it there for as long as one
    shakes hands. Then it curls up on the stolen pillow, before the eyes of everyone it has robbed, and sleeps.
script-b110 =
    It drops the string, one link at a time, in the order of length. It sits down three paces away and washes, so as to
    make clear that it was about to do so anyway. By sunrise it has gone, and at the tent of every trapper lies a mouse.
    The shares are equal. They are being discussed.
script-b111 =
    Yours puts an ear up, and the thief sees it. Two of one trade do not meet at work: it sets the sausages down, squares
    up the paper, and steps off into the dark from rung to rung of nothing. In the morning someone is missing a ham, at the
    other end of the camp.
script-b112 =
    It has changed pillars. It took you for one, and for a while there is not much that you can do about it. Then a bigger
    wave arrives, it thinks better of it, and shoots back to the stone.

    You are pulled out by the trappers, with a rope, in three attempts. “Did it take anything?” asks the wife. It has
    taken your sock.
script-b113 =
    You stop where the mud is deepest, and stand. That is all: you stand, as a pillar would. The next wave comes, and you do
    not move, and the next.

    It looks from the stone to you. One turn comes loose, and lies round your arm; then the second. It weighs what a wet
    scarf weighs. When the last of it lets go of the bridge you can feel its heart, all the way down, like a row of
    knocks.
script-b114 =
    It lets go, all at once, out of sheer indignation. And then it finds that it has let go, and that the river is going
    the right way, and that nothing happens.

    It does a length under the arch, on trial. It does another. You wash your boots, and now and then, beside them,
    somebody blows a bubble at you, and means it to be rude.
script-b115 =
    Yours slips into the water without a ripple and winds itself round the pier from the other side, four times, until
    their noses meet. You go to sleep. When you wake there is one on the stone and it is yours, and it would like it to
    be known that this was for show.
script-b150 =
    Morning. On the bridge a toll bar goes up and down, up and down. Somebody is doing it because it is possible. The carts
    come over one at a time, and each of them, on the first plank, slows down and looks to see whether it may.

    Sanna has been awake for some time. She has drawn up a table of everything that was lost in the queue, and who has it.
script-b153 =
    Beside your blanket stand your boots. They have been polished, up to the knee, with a tongue. The left one has
    a white hair in it, and the lettuce, evidently, is forgiven.

    You put them on. They pinch a little less than they did. One would not have thought that one could be acquitted so
    thoroughly of anything.
script-b154 =
    The street of Oru climbs from the river in bends. Slade’s barge lies at the quay, the goat is on the roof. “Four,” he
    calls down to somebody, “it’s crossed a famous bridge.” It is salt. Behind him the merchant is eating a pie, with both
    feet on the ground, and nobody is going to do anything about it.
    .pillar = From here one sees how the first pillar stands. Yesterday there was something large sitting at its foot; today there are masons there, who hold up a plumb line and say little.
    .feast = Nine priests overtake you, singing, and three white caps with them. They have been taken on, all three, by nine parishes that had never had a kitchen. On the far bank the oxen’s bones are in a neat heap.
script-b155 =
    In front of a house with one window lit sits the midwife, on the step, with her shoes off. It is full day; nobody has
    thought about the lamp.

    “A girl,” she says. “Dusk to the minute, feet first, and very put out. If I’d been any later there would be something
    else to tell.” She feels in her bag. “They’d have me give you this. It stood by the bed, it shone all night, and I
    don’t want to know what it is. They asked for your name, by the way. I said, *sixty*.”
script-b157 =
    There is a house with one window lit, though it is day; nobody has thought about the lamp. Through it you hear water
    poured, and a woman’s voice that says *there*, and *there*, and then someone very new who disagrees with everything.

    It went well. It went late. On the step stand the midwife’s shoes, muddy up to the laces: she has come the long way, by
    the ford. You hear somebody ask how she managed without the bridge. You do not hear what she says. You have walked on.
script-b158 =
    “Yard?” asks the man in the toll-house; there is a man in it. He pushes two things over the sill, a book and a purse.
    “Odra Hesk wrote. *Bridge open. Pay them. No speeches.* Sign there.”

    You sign on the line below a basket of plums. Across the river, all the way to the bend, the road is empty. It is just a road, with a great
    many wheel marks on it, and down the middle, straight as a rule, small prints of cloven feet.
script-b190 =
    Two letters are waiting at the quay. In one a court that sits in water sends for an expert on puddles. In the other
    somebody has drawn a hill, a fair, and an arrow, and beneath it: *it isn’t where it was, come and look, M.*

    “Ninety-two,” says Sanna. She goes home by barge, to check something. From the stern she calls out to you to mind the
    moons. Slade wants to know what she would take for one.
