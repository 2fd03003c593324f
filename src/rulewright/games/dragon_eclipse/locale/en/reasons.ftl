### Why something is not possible.

why-empty-slot = There is no card in slot { $slot }.
why-one-card = Only one Action card is resolved in a turn.
why-no-such-bonus = You do not have the Bonus Action { BONUS($bonus) }.
why-bonus-used = { BONUS($bonus) } has been used this turn; each Bonus Action is used once.
why-no-power = It costs { $need } Power, and you have { $have }.
why-silenced = Silence forbids Special Abilities and Elemental Bonus Actions.
why-card-first = While there is a card in your slots, one must be resolved.
why-triggered = Trigger has been used this turn.
why-no-other-card = There is no card in your slots to Trigger.
why-resolving = The card of slot { $slot } is being resolved.
why-no-space = There is no such space.
why-hole = Nobody and nothing can be on the empty space.
why-closed = Space { $space } is closed: somebody or something stands there.
why-not-best = Space { $space } is not among the best for the Enemy.
why-not-nearest = Space { $space } is not the closest to the Enemy’s target.
why-out-of-range = It is { $need } away, and the range is { $have }.
why-too-far = Space { $space } cannot be reached with { $have } moves.
why-terrain = There is Terrain on space { $space }.
why-token-there = There is a token on space { $space } already.
why-no-token = There is no token to take on space { $space }.
why-no-target = { $target } cannot be hit by this.
why-not-farthest = The Enemy takes its token that is farthest from its target, and the one on space { $space } is not.
why-already-there = You stand on space { $space } already; Blink goes to another one.
why-not-on-way = No shortest way of the Enemy leads through Terrain on space { $space }.
why-no-way-around = Every shortest way of the Enemy leads through Terrain.
why-no-summon = { $target } is not among the Summons to choose from.
why-no-condition = There is no { CONDITION($condition) } to discard.
why-not-this-upgrade = { CARD($card) } is not one of the two Upgrades.
why-not-looked-at = { CARD($card) } is not among the cards that you look at.
why-no-such-option = There is no effect { $option }; there are { $most }.
why-fatigue-card = { CARD($card) } is not part of a deck of 16.
why-other-mystling = { CARD($card) } belongs to { MYSTLING($mystling) }.
why-many-specific = A deck has at most { $most } cards of its mystling.
why-few-specific = A deck has at least { $least } cards of its mystling; yours has { $have }, so the last { $room } must be such cards.
why-many-subtype = Only { $most } cards of the subtype are allowed.
why-wrong-element = { CARD($card) } is of { ELEMENT($element) }, which this mystling does not have.
why-many-legendary =
    { $most ->
        [one] A deck has at most { $most } Legendary card.
       *[other] A deck has at most { $most } Legendary cards.
    }
why-not-unlocked = { CARD($card) } is not among the cards that this table builds from.
why-no-copy = No copy of { CARD($card) } is left; there are { $n }.
why-needed-elsewhere = Another deck that is still to be built needs the Neutral cards that are left.
why-deck-full = The deck has { $n } cards already.
why-mode-alone = The unpredictable mode is for one player only.
why-no-switching = This table keeps the hard modes that it agreed on before the game.
why-mode-later = Hard modes are switched between two Combats of a gauntlet.
why-mode-so =
    { $on ->
        [0] This hard mode is off already.
       *[other] This hard mode is on already.
    }
why-mode-switched = This hard mode has been switched already before this Combat.
why-not-in-deck = { CARD($card) } is not in the deck that you are building.
why-taken-out-enough = You have taken cards out of this deck { $n } times; that is the most.
why-subtype-later = Cards of the subtype are picked when the other player has finished.
why-no-room = Room can be left only for as many cards as the subtype allows, while the other player still builds.
why-same-element = { MYSTLING($mystling) } is of { ELEMENT($element) }, and so is another one of the party.
why-taken = { MYSTLING($mystling) } is taken already.
why-not-in-party = { MYSTLING($mystling) } is not in your party.
why-deck-built = The deck of { MYSTLING($mystling) } is built already.
why-has-won = { MYSTLING($mystling) } has won its round or cannot fight.
why-somebody-is-hit = The opponent itself can be hit by this, so somebody must be.
why-nothing-offered = Nothing optional is offered now.
why-no-conceding = This table has agreed not to concede.
why-no-combat = There is no Combat to concede now.
why-no-mulligan = Cards are redrawn only once, before the first turn.
why-move-by-effect = You move only by an effect: resolve a card with Move or Blink, or use Dash.
why-hit-by-effect = You hit only by an effect: resolve a card or use a Bonus Action that attacks or deals damage.
why-token-by-effect = Tokens are placed only by an effect of a card or Bonus Action.
why-cleanse-by-effect = One Condition of each type leaves at the end of your turn; before that only Cleanse takes it.
why-own-enemy = { MYSTLING($mystling) } is in your party.
why-met = { ENEMY($enemy) } has been met in this gauntlet already.
why-other-tier = A gauntlet goes up Tier by Tier; the next Enemy is of { TIER($tier) }.
why-not-drawn = { ENEMY($enemy) } is not among the Enemies whose Tier cards were drawn.
why-no-pvp-side = { ARENA($arena) } has no side for battles between players.
why-no-building = Decks are built before a Combat, not during it.
why-suggested = { CARD($card) } would fit, for example.
why-not-carried = You do not hold that.
why-not-in-combat = It does nothing in a Combat.
why-not-on-road = It does nothing outside a Combat.
why-ability-spent = Its ability has been used; only its symbols are left.
why-no-arrow = No arrow leads there from where you are.
why-exhausted = { ARTIFACT($artifact) } is exhausted until the next Camp.
why-not-in-use = { ARTIFACT($artifact) } is not in use in this Run.
why-artifact-idle = { ARTIFACT($artifact) } can do nothing now.
why-perk-done = This Starting Perk has all three steps.
why-few-silver = It costs { $need } Silver, and you have { $have }.
why-few-essence = It costs { $need } Essence, and you have { $have }.
why-unlocked-already = { MYSTLING($mystling) } is unlocked already.
why-joins-anyway = { MYSTLING($mystling) } was tamed in this Run and joins for nothing.
why-locked-mystling = { MYSTLING($mystling) } is not unlocked on the Save sheet.
why-locked-trail = { TRAIL($trail) } is not unlocked yet.
why-few-boxes = Every chosen mystling needs { $need } marked boxes; one has { $have }.
why-not-among = That is not among those to choose from here.
