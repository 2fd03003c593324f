### Planning a Run, the Save sheet as a wall, and what is remembered of Runs.

## Ways and decks

way-ahead =
    { $n ->
        [one] One way to the Boss:
       *[other] { $n } ways to the Boss:
    } fights { $fights }, Mysteries { $mysteries }, Silver { $silver }, damage about { $toll }.
omen-odds = Odds of the omen: { SYMBOL("fang") } { $fang } %, { SYMBOL("eye") } { $eye } %, { SYMBOL("spiral") } { $spiral } %.
way-known = { $enemy } waits.
way-some = { $enemies }.
way-many = One of { $n } Enemies.
way-deck =
    { $n ->
        [one] { TIER($tier) }: { $what }.
       *[other] One of { $n } of { TIER($tier) }: { $what }.
    }
shape-change = { $what } { $before } → { $after }
shape-power-change = Power that they give { $before } → { $after }
shape-cards = cards
shape-neutral = Neutral
role-attack = Attack
role-deal = Deal
role-move = Move
role-heal = Heal
role-power = Power
role-interrupt = Interrupt
role-search = Search
shape-title = Deck
shape-lacks = Few: { $what }
shape-whole = It has some of everything.
shape-elements = Elements
shape-roles = What cards are for
shape-power = Power: { $n } given; { $spend ->
        [0] no card spends
        [one] one card spends
       *[other] { $spend } cards spend
    } some
shape-answers =
    { $n ->
        [0] Next Boss: { ENEMY($enemy) }. No card does more against its Element.
        [one] Next Boss: { ENEMY($enemy) }. One card does more against its Element.
       *[other] Next Boss: { ENEMY($enemy) }. { $n } cards do more against its Element.
    }

## The Save sheet as a wall

wall-title = Save sheet
wall-mystlings = Mystlings
wall-boxes = Boxes of Bosses
wall-artifacts = Artifacts
wall-artifact-perks = Artifact Perks
wall-perks = Starting Perks
wall-maps = Maps
wall-darkness = Darkness
wall-of = { $n } of { $most }
wall-locked = { MYSTLING($mystling) }: locked, { $cost } Essence
wall-open = { MYSTLING($mystling) }: { $n } of 3 boxes marked
wall-map-locked = { TRAIL($trail) }: locked
wall-map-open = { TRAIL($trail) }: unlocked
wall-map-done = { TRAIL($trail) }: completed
wall-artifact-locked = { ARTIFACT($artifact) }: locked
wall-artifact-open = { ARTIFACT($artifact) }: unlocked
wall-perk = { PERK($perk) }: step { $n } of 3
wall-purse = Silver { $silver } of 10 · Essence { $essence } of 6
artifact-perk-1 = 1 Artifact slot
artifact-perk-2 = One Eye and one Spiral less
artifact-perk-3 = Advancement B joins
artifact-perk-4 = Taming
artifact-perk-5 = 2 Artifact slots
artifact-perk-6 = Darkness
artifact-perk-7 = Advancement B alone
artifact-perk-8 = Another Spiral less
artifact-perk-9 = A mystling for free
artifact-perk-10 = 3 Artifact slots
darkness-1 = 5 damage at the start
darkness-2 = A random own card is gone
darkness-3 = 1 Fatigue at the start
darkness-4 = A Camp leaves up to 5 damage
darkness-5 = Bosses start with a Corruption card
darkness-6 = Every Enemy is one Tier higher
darkness-7 = Elemental Bonus Actions cost 1 more
darkness-8 = Special Abilities cost 1 more
darkness-9 = Slot 2 gives 1 Power
darkness-10 = The Enemy’s Special comes one slot earlier

## The story of a Run

run-fights = Damage in each fight
run-won = The third Boss is defeated: { ENEMY($enemy) }.
run-lost = What ended it: { ENEMY($enemy) } ({ TIER($tier) }).
run-left = Ended by choice.
run-figures = Bosses: { $bosses } of 3 · fights: { $fights } · damage taken: { $damage } · cards in the deck: { $cards } · Silver of trophies: { $silver }
run-ways-part = Part { $n }
run-way-sum =
    { $n ->
        [one] one way
       *[other] { $n } ways
    } · fights { $fights } · Mysteries { $mysteries } · Silver { $silver }
run-progress = { $now } of { $of }
run-carried = Carried
run-trophies = Trophies
run-chapter =
    { $darkness ->
        [0] { $who } on { TRAIL($trail) }
       *[other] { $who } on { TRAIL($trail) }, Darkness { $darkness }
    }
run-deck-size = Cards in the deck
run-damage = Damage
run-ended = ended
run-score = Score of the Run

## Decks and campaigns in a profile

kept-deck =
    { $n ->
        [one] { $mystling }: { $n } card
       *[other] { $mystling }: { $n } cards
    }
figure-campaigns = Campaigns begun
figure-scenarios = Scenarios finished
figure-endings = Endings seen
figure-tamed = Mystlings tamed
