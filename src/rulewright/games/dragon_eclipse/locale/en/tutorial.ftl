### The guided first duel: what the guide says at each stage.

tutorial-opponent = { MYSTLING("firple") }
tutorial-summary = One whole duel against a wild { tutorial-opponent }, about ten minutes. You make the choices; the guide tells what to look at and why. It ends well.
tutorial-finished = You have read an Enemy, gathered Power, struck, and held back when it mattered. The next wild mystling wants something else.

## Chapters

tutorial-chapter-meeting = A meeting in the wild
tutorial-chapter-table = What lies on the table
tutorial-chapter-cards = Your first card
tutorial-chapter-trigger = Two cards in one turn
tutorial-chapter-strike = Coming near
tutorial-chapter-attack = Attack and Defense
tutorial-chapter-patience = Holding back
tutorial-chapter-taming = The last turn
tutorial-chapter-end = A friend

## A meeting in the wild

tutorial-hello = Welcome, tamer! In a duel your mystling meets a wild one in an Arena, and you take turns until one of three things happens: you lose, you win, or you tame it. Today we want the third.
tutorial-mystling = Thirty mystlings, six Elements. { MYSTLING("young-iceling") } is a calm one to begin with: it chills, drinks warmth and is hard to bite. A ready deck of sixteen cards comes along; later you can build your own.
tutorial-enemy = And whom do we meet? { ENEMY("wild-firple") } is quick, warm and easily frightened. Of the lowest Tier, but it can burn you.
tutorial-keep = You see your first four cards. They lie open in four slots; there is no hand. Once, before the first turn, you may draw four new ones. These are good: keep them.

## What lies on the table

tutorial-numbers = Every mystling has five statistics. Health is the damage at which it falls. Strength is what an Attack does, Swiftness how far a Move goes. Defense weakens Attacks, Willpower weakens everything that says Deal.
tutorial-next-attack = The top card of the Enemy deck lies face up: you always know what comes next. A Spiral, and for { tutorial-opponent } that means to retreat and to lick its wounds. No danger yet.
tutorial-goal = The Taming card says what it takes, in order. First { tutorial-opponent } must be weakened. Then you have to end three turns without hurting it. Hit too hard, and you only win.

## Your first card

tutorial-first-card = In your turn you resolve exactly one Action card. Before it does anything, its slot gives you Power: the most in slot 4, on the right. { CARD("defensive-stance") } lies there, and nobody is near anyway.
tutorial-passive = The card is on top of your discard pile now, and its frame says Passive: as long as it lies on top, your Defense and Willpower are better. The next discarded card covers it.
tutorial-end-first = With Power you may use Bonus Actions, before and after the card. We save it. End the turn: your cards slide to the right, and a new one comes into slot 1. So a card that waits grows more valuable.

## Two cards in one turn

tutorial-track = { tutorial-opponent } had nowhere farther to go. Its card now lies on its track, in slot 1, and each turn they slide on. When one reaches the star, the Special Ability comes.
tutorial-opening = { CARD("opening") } gives Power and may Trigger another card. That is a whole second card in one turn.
tutorial-pay = A Trigger is possible once per turn. This one costs 2 Power. Pay it.
tutorial-triggered = A triggered card brings no slot Power, so trigger what you like to see gone. { CARD("bubble") } leaves, and two new cards will come.
tutorial-end-second = The triggered card went to the discard pile first, then the one that called it. End the turn and look what the Enemy deck shows after it.

## Coming near

tutorial-dash = A Fang comes next: it will rush at you and bite. Let us be first. Dash is a Bonus Action that everybody has: 1 Power for a Move. Each Bonus Action works once per turn.
tutorial-near = Range is counted in steps from space to space. From space 11 it is 2 steps to { tutorial-opponent }, and that is as near as we need to be.
tutorial-sip = { CARD("sip-of-warmth") } deals damage in range 2. Deal is weakened by Willpower only, and { tutorial-opponent } has none. In slot 4 the card brings the most Power, too.
tutorial-freeze = Look how much Power you have! Every mystling has a Special Ability of its own. { BONUS("deep-freeze") } hurts and gives Slow: with it, a Rush or Move goes one space only.
tutorial-end-third = That was a strong turn. { tutorial-opponent } will bite all the same: it stands close enough even when it is slow. Your Defense takes the edge off.

## Attack and Defense

tutorial-hit-back = Strength less Defense: so much got through. The Slow is gone again, because a mystling loses one token of every Condition at the end of its turn. And see the track: the star is next!
tutorial-nip = Weaken it first. { CARD("frost-nip") } is an Attack, so you must be in range 1, and you are. Drain heals you by the damage that it does.
tutorial-first-condition = The first condition of the Taming card is fulfilled, and it stays fulfilled even when { tutorial-opponent } heals. From now on: no more blows.
tutorial-special-comes = The next card pushes another one to the star. Its Special Ability will hurt you; you can take it. Afterwards the whole track is empty. End the turn.

## Holding back

tutorial-peace = Three turns in which you deal no damage to it. { CARD("cold-snap") } is perfect: it slows, and because { tutorial-opponent } is of Fire it also soothes you. Such lines count only against that Element.
tutorial-end-fifth = The next card is an Eye, and it will burn you a little and run. End the turn.
tutorial-choose-for-it = Slow as it is, three spaces are equally good for { tutorial-opponent }. Whenever the rules leave such a choice, the player decides for the Enemy. Send it to space 5.
tutorial-burn = You have Burn. At the end of your turn it does 1 damage for each token, then one of them leaves. A small price: one of three peaceful turns is done.
tutorial-walk-away = Some cards do more in one slot than in another. { CARD("charge") } attacks only from slot 4. In slot 1 it is just a Move, and that is all we want.
tutorial-far = Go back to your start. Out of range, nothing that you play can hurt { tutorial-opponent } by accident.
tutorial-end-sixth = You have Power for { BONUS("deep-freeze") } again. Resist! End the turn, and Burn will leave.
tutorial-choose-again = It may flee to one of two spaces. Space 2 is where it lives: let it go home.
tutorial-fatigue = The Enemy deck was empty and has been shuffled. Each time that happens you gain a Fatigue: a card that does nothing and clogs your deck. Duels should not last for ever.

## The last turn

tutorial-heal = Two of three. Every Element has a Bonus Action as well, and that of Water heals. Take care of yourself.
tutorial-prepare = Your cards are all blows. Prepare changes one of them for 1 Power: discard, slide, draw.
tutorial-discard = { CARD("chilling-grip") } can go. A discarded card lies on top of the pile as a played one does, and covers what was there.
tutorial-draw = You may draw now, into the slot that became free. Why not?
tutorial-spit = One card must be resolved in each turn. { CARD("spit") } reaches only 2 spaces, and { tutorial-opponent } is farther away: it will do nothing. That is allowed, and today it is exactly right. The Power of the slot is yours.
tutorial-end-last = The third turn without harm. End it and see.

## A friend

tutorial-tamed = The last condition is fulfilled, and the Combat ends at once: { tutorial-opponent } is tamed. In a gauntlet it would now join your party. Every wild mystling wants something else: its Taming card lies beside it, so read that before your first turn.
