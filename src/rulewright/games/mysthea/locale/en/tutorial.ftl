### The guided first game: what the guide says at each stage.

tutorial-opponent = Mira
tutorial-summary = One whole Era against { tutorial-opponent }, about fifteen minutes. You make the choices; the guide tells what to look at and why.
tutorial-finished = You have placed, built, travelled, fought, met an adventure and moved an Island. The game goes on: play the next two Eras against a bot, or begin a fresh one.

## Chapters

tutorial-chapter-placing = Setting foot on the Islands
tutorial-chapter-turn = Your turn
tutorial-chapter-points = Act and Command Points
tutorial-chapter-effects = What cards can do
tutorial-chapter-meditate = Meditate
tutorial-chapter-events = The Events Path and control
tutorial-chapter-battle = A Battle
tutorial-chapter-develop = Develop
tutorial-chapter-encounter = An Encounter
tutorial-chapter-island = Moving an Island
tutorial-chapter-end = The end of an Era
tutorial-chapter-winning = How to win

## Setting foot on the Islands

tutorial-hello = Welcome! Five Islands drift around the crystal, and over three Eras you and { tutorial-opponent } look for Glory on them. Whoever has the most at the end wins. { tutorial-opponent } has already landed on the { ISLAND("volcano") }.
tutorial-champion = Your Champion is your strongest figure, and your Troops will arrive where it stands. The Crystal Field of the { ISLAND("shard") } is a fine camp: it helps you build. The shimmering Mirage tokens mark regions that nobody may enter in a game of two.
tutorial-token = Your Encounter token marks the Island where an adventure waits for you. It starts away from your Champion. Put it on the { ISLAND("sphere") } next door, so that the walk will be short.

## Your turn

tutorial-round = Era I has begun. Everybody got Energy, and the first card lies on the Events Path: at the end of the Era it will pay 2 Glory for every River. Each round brings one such card, and each player takes one turn.
tutorial-act = In your turn you do exactly one Standard Action: Act, Develop or Meditate. You may add one Special Action before or after it. Let us Act: that is how cards are played.

## Act and Command Points

tutorial-first-card = The number on a card is its Command Points. { CARD("C012") } has 2, and today we want only those; the more useful cards stay in hand for later.
tutorial-spend = A played card offers two things, each once: spend its Command Points, or pay Energy for what is written on it. We begin with the points.
tutorial-deploy = Two Troops stand ready on your board. One Command Point brings one of them to your Champion.
tutorial-travel = One more point. Send the Troop to the River on the same Island: now two regions are yours instead of one. To another Island it could only go to a region of the same type.
tutorial-save-energy = You could now pay 2 Energy to keep this card on your board. We save our Energy for a better one.
tutorial-end-turn = A Special Action is possible now, but nobody has to do one. End the turn and watch { tutorial-opponent }.

## What cards can do

tutorial-act-again = { tutorial-opponent } has brought two Troops to her Champion, and the next event pays for Mountains. We Act again, and this time we use a card to the full.
tutorial-upgrade = Blue cards are Upgrades: once paid for, they stay on your board and help you for the rest of the game. { CARD("C017") } gives 1 Experience for every Troop that you construct.
tutorial-place-card = Pay for it first. Then it is already at work when you spend the points of the very same card.
tutorial-spend-too = The Upgrade lies on your board. Its Command Points are still there for you, too.
tutorial-construct = Construct a Troop: it moves from the supply to your constructed space, and your new Upgrade rewards you at once. Keep an eye on your Experience.
tutorial-energy = Points that are not spent are lost. When nothing else is urgent, a point becomes 1 Energy.
tutorial-end-second = Both halves of the card are used. That was a good turn; end it.

## Meditate

tutorial-meditate = Time to breathe. Meditate gives 3 Energy and the bonus of every region where you have a unit: 2 Glory for your River, and something from your Crystal Field.
tutorial-crystal = A Crystal Field gives 1 Command Point for constructing or deploying. Bring another Troop to your Champion; we shall need company there.
tutorial-end-third = Bonuses ask only for a unit, not for control. End the turn: { tutorial-opponent } is up to something.

## The Events Path and control

tutorial-path = Look at the Events Path. Its cards do nothing yet; at the end of the Era they are resolved one by one. A Region card then pays the number of its space for every region of its type, so the later cards are worth more. The next card always lies open.
tutorial-control = Two Troops of { tutorial-opponent } have walked into your Crystal Field. That alone starts no fight: you control a region while your Strength there is the largest. A Champion counts 3, a Troop 1; a tie goes to the lower Artefact, and that is yours.

## A Battle

tutorial-start-battle = Still, unwelcome guests can be worth Glory. Starting a Battle is a Special Action and discharges your Artefact, so do it when it counts. It counts now.
tutorial-commit = Both sides secretly choose one card from hand, or none. Its colour decides: red adds its points to your Strength, yellow retreats, green gives Energy, blue gives Glory. Your red { CARD("C004") } makes sure of the victory.

## Develop

tutorial-develop = Won! The weaker side lost as many units as it lacked Strength, and you got 2 Glory for each. Your Standard Action is still to come: Develop, and buy a new card.
tutorial-reveal = First the display changes: reveal one more card, or replace all three. One more is enough for us.
tutorial-buy = The first card costs 1 Energy, a second 2 more, a third again 2. { CARD("C034") } has 3 Command Points: plenty to do with.
tutorial-buy-no-more = One card is enough today, because we have plans for the rest of the Energy.

## An Encounter

tutorial-plan = Your Encounter token waits on the { ISLAND("sphere") }. With 1 Experience and your Champion on that Island you may face your first Encounter. So: Act, and walk there.
tutorial-objective = { CARD("C008") } is an Objective: it pays 3 Glory for each River that you control. We shall pass two of them on the way.
tutorial-walk = First the points, then the reward: where you stand when you claim it is what counts.
tutorial-walk-river = A Champion may Travel as often as you can pay for it. First to your River…
tutorial-walk-sphere = …and over to the River of the { ISLAND("sphere") }. Neighbouring Islands meet where their regions have the same type.
tutorial-claim-rivers = Your Troop holds one River, your Champion the other. Pay for the effect and collect.
tutorial-face = Champion and token stand on the same Island, and you have the Experience. Facing an Encounter is a Special Action and needs no Artefact. Its Glory is yours at once.
tutorial-approach = Now choose how to meet it. What each way brings is printed on the back, and you decide before you see it. A chest seldom disappoints.
tutorial-reward = Take what is offered; what you leave is lost. Afterwards your token wanders on to where the next adventure waits, which will cost 2 Experience.

## Moving an Island

tutorial-recharge = The sixth card of the Events Path lets everybody recharge. It is also the fifth Region card: this is the last round of the Era. Turn your Artefact back to its bright side.
tutorial-last-act = One last turn, so make it a full one. The Special Action may come after the Standard one: first we Act.
tutorial-beacon = Play the card that you bought.
tutorial-beacon-points = Three points to set things up for the end of the Era.
tutorial-last-troop = A Troop holds this River when your Champion moves on.
tutorial-to-myst = The Land of Myst will pay 6 Glory, and nobody is there. Go and stand in it.
tutorial-last-energy = The third point becomes Energy…
tutorial-accessory = …and that Energy may pay for this very card. Green cards are Accessories: each gives you a Special Action of its own in later turns.
tutorial-lift = Now the grandest move of all. Discharge your Artefact, and the Island under your Champion rises into the centre.
tutorial-attunement = While it hovers there, you may claim its Attunement, one in each Era. This one pays for every Troop that you have on the Islands.
tutorial-set-down = Every other place in the ring makes new neighbours: roads open and others close. After { ISLAND("shard", form: "of") }, your two Islands stay side by side.

## The end of an Era

tutorial-scoring = The Era is over, and the Events Path pays out from the first space on. Read down the list: every region that you held brought its Glory. { MONSTER("boulron") } roared over an empty Island; had anybody stood there, everybody’s Strength together would have met its 11.
tutorial-new-era = A new Era begins. Your discard pile is back in your hand, the Attunements can be claimed again, Artefacts are dealt by Glory and shine, and a second Monster has arrived. Your units stay where they are, except Fortifications: they are back beside your board.

## How to win

tutorial-win = Two more Eras like this one, with stronger cards and Monsters, and then the most Glory wins; a tie goes to the lower Artefact. Nothing that is left over counts, so spend what you have. You know the whole game now.
