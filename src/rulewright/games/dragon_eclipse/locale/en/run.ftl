### Runs of the Roguelite mode: names, cards, questions, answers, log, settings.

mode-roguelite = Roguelite
    .help = A Run over a map with three Bosses; a deck that grows, and a Save sheet that remembers.

## Names

trail-long-pasture = The Long Pasture
trail-drowned-stair = The Drowned Stair
trail-glass-market = The Glass Market
trail-sunless-pass = The Sunless Pass

mystery-lamplit-ferry = The Lamplit Ferry
mystery-shrine-of-spare-words = Shrine of Spare Words
mystery-honest-toll = The Honest Toll
mystery-nest-in-the-bell = Nest in the Bell
mystery-mirror-pool = The Mirror Pool
mystery-retired-champion = The Retired Champion
mystery-ember-wager = The Ember Wager
mystery-bog-surgeon = The Bog Surgeon
mystery-auction-of-storms = The Auction of Storms
mystery-other-road = The Other Road
mystery-stone-choir = The Stone Choir
mystery-feast-of-moths = The Feast of Moths
mystery-patient-door = The Patient Door

artifact-blinking-stone = Blinking Stone
    .achievement = Win against Tier II or higher with at most { $n ->
        [one] one Move or Dash
       *[other] { $n } Moves or Dashes
    } in that Combat.
artifact-emptying-book = Emptying Book
    .achievement = Reach a Camp after a Boss with at most { $n } cards in your deck, Fatigue included.
artifact-encased-crystals = Encased Crystals
    .achievement = End a turn with { $n } Power.
artifact-forgery = Forgery
    .achievement = Use { $n } Items in one Run.
artifact-gem-of-growth = Gem of Growth
    .achievement = Defeat a Boss with at least half of your Health left.
artifact-guiding-grass = Guiding Grass
    .achievement = Resolve { $n } different Mystery cards in one Run.
artifact-infused-bracelet = Infused Bracelet
    .achievement = Use the Elemental Bonus Action { $n } times in one Combat.
artifact-reshuffling-tome = Reshuffling Tome
    .achievement = Win a Combat in which your deck was reshuffled.
artifact-smithereens = Smithereens
    .achievement = Deal { $n } damage to the Enemy in one turn.
artifact-spare-soul = Spare Soul
    .achievement = Defeat a Boss with at most { $n } Health left.

special-copy = Resolve an Item that you hold without discarding it.
special-bonus = In Combat: resolve your Elemental Bonus Action for nothing.
special-redraw = When a Tier card or Mystery cards were drawn: put them under their deck and draw anew.
special-last-stand = Instead of falling in Combat, stay at 1 Health and lose all Conditions; then it is gone for the rest of the Run.

perk-neutral = Add chosen Neutral cards
perk-elemental = Add chosen Elemental cards
perk-remove = Remove cards
perk-items = Chosen Items
perk-power = Power for the first Combat
perk-equipment = Equipment

ground-camp = Camp
ground-tier = Combat
ground-boss = Boss
ground-mystery = Mystery

## Cards

line-trail = Map of { $n } spaces · letters { $letters }
line-mystery = Mystery card
line-artifact = Artifact
rule-top = Top: { $what }
rule-bottom = Bottom: { $what }
rule-achievement = Achievement: { $what }
rule-trail-part = Part { $n }: { $fights ->
    [one] one Combat
   *[other] { $fights } Combats
} and { $mysteries ->
    [one] one Mystery
   *[other] { $mysteries } Mysteries
} to choose from, then { $boss ->
    [none] a Boss of { TIER($tier) }
   *[other] { ENEMY($boss) }
}
face-back-mystery = Mystery
face-back-artifact = Artifact
face-back-trail = Map
kind-mystery = Mystery card
kind-artifact = Artifact
kind-trail = Roguelite map
shelf-mystery = Mystery cards
shelf-artifact = Artifacts
shelf-trail = Roguelite maps

## Questions

prompt-trail = Choose the map of this Run.
prompt-darkness = Play with Darkness ({ $n } of 10 steps)?
prompt-slots = Choose an Artifact for this Run (still { $n }).
prompt-shortcut = Where does the Run start?
prompt-perk =
    { $perk ->
        [neutral] Starting Perk: add a Neutral card to your deck (still { $n }).
        [elemental] Starting Perk: add an Elemental card to your deck (still { $n }).
        [remove] Starting Perk: remove a card from your deck (still { $n }).
       *[items] Starting Perk: choose an Item (still { $n }).
    }
prompt-locked = Choose a locked Artifact: its Achievement unlocks it.
prompt-space = Choose the next space.
prompt-redraw = { ENEMY($enemy) } was drawn. Use Guiding Grass to draw anew?
prompt-mystery =
    { $redraw ->
        [0] Choose the Mystery card that you resolve.
       *[other] Choose the Mystery card that you resolve, or draw anew with Guiding Grass.
    }
prompt-offered =
    { $n ->
        [one] Add a card to your deck? Offered: { $cards }.
       *[other] Add up to { $n } cards to your deck? Offered: { $cards }.
    }
prompt-cut =
    { $n ->
        [one] Remove a card from your deck?
       *[other] Remove up to { $n } cards from your deck?
    }
prompt-whose-deck = One of you does this: { $what }. Who is it?
prompt-prime = Choose the card that lies in slot 4 when the next Combat begins.
prompt-scout = Which Tier deck do you look at?
prompt-order-tier = Choose which of them comes next.
prompt-trophy = Choose the trophy that you give back.
prompt-echo = Choose the Mystery card whose bottom section you resolve.
prompt-ready = Choose the Artifact that becomes ready.
prompt-copy = Choose the Item that you resolve without discarding it.
prompt-camp = Go on, or save the Run as the rulebook does?
prompt-spend =
    { $left ->
        [0] You have { $silver } Silver and { $essence } Essence. Buy something?
       *[other] You have { $silver } Silver and { $essence } Essence; { $left } more trophies are scored after this. Buy something?
    }
prompt-free = Unlock a mystling for nothing.

## Answers

choice-pick-trail = { TRAIL($trail) }
choice-take-artifact =
    { $tried ->
        [0] { ARTIFACT($artifact) }: { $what }
       *[other] { ARTIFACT($artifact) }. { $what }
    }
choice-use-artifact = Use { ARTIFACT($artifact) }: { $what }
choice-start-at =
    { $camp ->
        [0] At the beginning
        [1] At Camp 1, with the tops of 3 Mystery cards
       *[other] At Camp 2, with the tops of 6 Mystery cards
    }
choice-go-space = { $where }
choice-take-mystery = { MYSTERY($mystery) }: { $what }
choice-pick-tier = { TIER($tier) }
choice-save-run = Save: Items, Equipment and letters are dealt anew
choice-end-run = End the Run and score its trophies
choice-buy-perk = { PERK($perk) }, step { $step }: { $cost } Silver
choice-unlock-mystling = Unlock { MYSTLING($mystling) }: { $cost } Essence

place-camp = Camp { $n }
place-tier = Combat of { TIER($tier) }
place-boss = Boss { $n }: { ENEMY($enemy) } ({ TIER($tier) })
place-letter = Mystery { $letter }: { MYSTERY($mystery) }
place-outline =
    { $n ->
        [one] Mystery, one card
       *[other] Mystery, one of { $n } cards
    }
place-unknown = { $place }

## The log

log-trail-chosen =
    { $darkness ->
        [0] The Run leads over { TRAIL($trail) }.
       *[other] The Run leads over { TRAIL($trail) }, with { $darkness } steps of Darkness.
    }
log-mysteries-dealt = On the lettered slots: { $mysteries }.
log-bosses-drawn = The Bosses: { $enemies }.
log-artifact-taken = { ARTIFACT($artifact) } is in use.
log-artifact-used = { $who } uses { ARTIFACT($artifact) }.
log-artifact-used-by-party = You use { ARTIFACT($artifact) }.
log-artifact-ready = { ARTIFACT($artifact) } is ready again.
log-artifact-tried = { $who } tries to unlock { ARTIFACT($artifact) }.
log-artifact-unlocked = { $who } fulfils the Achievement: { ARTIFACT($artifact) } is unlocked.
log-run-began =
    { $camp ->
        [0] The Run begins.
       *[other] The Run begins at Camp { $camp }.
    }
log-space-entered =
    { $ground ->
        [tier] You go on: a Combat of { TIER($tier) }.
        [boss] You go on: a Boss of { TIER($tier) }.
        [camp] You go on: a Camp.
       *[mystery] You go on: a Mystery.
    }
log-space-skipped = You skip a space.
log-tier-drawn =
    { $boss ->
        [0] { ENEMY($enemy) } stands in the way ({ TIER($tier) }).
       *[other] The Boss is { ENEMY($enemy) } ({ TIER($tier) }).
    }
log-mystery-met = Mystery: { MYSTERY($mystery) }.
log-omen-drawn =
    { $spared ->
        [0] The omen: { SYMBOL($symbol) }.
       *[other] The omen: { SYMBOL($symbol) }, which counts as an Eye.
    }
log-deck-grew = { $who } adds { CARD($card) } to the deck.
log-deck-cut = { CARD($card) } leaves the deck of { $who } for this Run.
log-card-primed = { CARD($card) } waits for { $who } in the next Combat.
log-tier-scouted = You look at { $enemies }.
log-trophy-won = A trophy: { ENEMY($enemy) } ({ TIER($tier) }).
log-trophy-given = You give the trophy of { ENEMY($enemy) } back.
log-waiting =
    { $taint ->
        [0] It waits for the next Combat.
        [one] The next Enemy gets a Corruption card.
       *[other] The next Enemy gets { $taint } Corruption cards.
    }
log-grown = +{ $n } Health for the rest of the Run.
log-soul-spent = { MYSTLING($mystling) } does not fall: 1 Health is left.
log-camp-reached = Camp { $camp }.
log-box-marked = Box { $box } of { MYSTLING($mystling) } is marked.
log-essence-gained = { $n } Essence; you have { $total }.
log-silver-gained = { $n } Silver for { ENEMY($enemy) }; you have { $total }.
log-run-saved =
    { $bosses ->
        [one] The Run is saved after { $bosses } Boss and taken up again.
       *[other] The Run is saved after { $bosses } Bosses and taken up again.
    }
log-run-ended =
    { $how ->
        [won] The Run is won: the third Boss is defeated.
        [lost] The Run is lost. Bosses defeated: { $bosses }.
       *[left] The Run is ended. Bosses defeated: { $bosses }.
    }
log-perk-bought = Bought for { $cost } Silver: { PERK($perk) }, step { $step }.
log-mystling-unlocked =
    { $cost ->
        [0] { MYSTLING($mystling) } is unlocked.
       *[other] { MYSTLING($mystling) } is unlocked for { $cost } Essence.
    }
log-map-completed =
    { $opened ->
        [none] { TRAIL($trail) } is completed for the first time.
       *[other] { TRAIL($trail) } is completed for the first time; { TRAIL($opened) } is unlocked.
    }
log-darkness-marked = Step { $tier } of Darkness is marked.
log-purse-emptied = { $silver } Silver and { $essence } Essence are lost.

## Settings

setting-sheet = Save sheet
    .help = What the Run begins with: a new sheet, the standard one (all mystlings and maps, every Starting Perk at step 2), everything marked, the same with 0 to 10 steps of Darkness and Artifacts by chance, or a sheet that a Run has written.
setting-trail = Map of the Run
    .help = Which map, or choose among the unlocked ones, or draw one of them.
setting-printed-save = The printed save
    .help = Whether a Camp offers to save as the rulebook does: Items and Equipment go back, letters and Bosses are dealt anew. A game can be left and taken up again at any moment without it.
setting-purse = Unspent Silver and Essence
    .help = Whether they are lost after a Run, as printed, or kept for the next.
value-sheet-new = new
value-sheet-standard = standard
value-sheet-complete = complete
value-sheet-ladder = complete, Darkness and Artifacts by chance
value-purse-lost = lost
value-purse-kept = kept

## A Run in words

table-run-setup = A Run is prepared.
table-run =
    { $darkness ->
        [0] { TRAIL($trail) }, Bosses: { $bosses } of 3
       *[other] { TRAIL($trail) }, Bosses: { $bosses } of 3, Darkness { $darkness }
    }
table-run-bosses = Bosses: { $enemies }
table-run-letter = { $letter }: { MYSTERY($mystery) }
table-run-letters = Lettered slots: { $what }
table-run-here = You are here: { $where }
table-run-way = → { $where }
table-run-then = { $where } → { $next }
table-run-bag = Carried: { $what }
table-run-artifact =
    { $tired ->
        [0] { ARTIFACT($artifact) }
       *[other] { ARTIFACT($artifact) } (exhausted)
    }
table-run-artifacts = Artifacts: { $what }
table-run-locked = { $seat } tries { ARTIFACT($artifact) }: { $what }
table-run-trophy = { ENEMY($enemy) } ({ TIER($tier) })
table-run-trophies = Trophies: { $what }
table-run-purse = Silver { $silver }, Essence { $essence }
table-sheet = Save sheet:
table-sheet-boxes = { MYSTLING($mystling) } { $n }
table-sheet-mystlings = Mystlings unlocked: { $n } of { $of }
table-sheet-marked = Boxes: { $what }
table-sheet-artifacts = Artifacts unlocked: { $n } of { $of }
table-sheet-perk = { PERK($perk) } { $n }
table-sheet-perks = Starting Perks: { $what }
table-sheet-maps = Maps: { $what }; completed: { $n }
table-sheet-darkness = Darkness: { $n } of 10
ending-run =
    { $how ->
        [won] The Run is won. Points for Combats: { $points }.
        [lost] The Run is lost. Bosses defeated: { $bosses }. Points for Combats: { $points }.
       *[left] The Run was ended. Bosses defeated: { $bosses }. Points for Combats: { $points }.
    }
run-member = { MYSTLING($mystling) }: { $left } of { $health } Health, { $cards } cards, { $fatigue } Fatigue, { $power } Power

## Setting a Run up, and keeping count

guide-run-map = The map
    .choose = Choose an unlocked map; the first is unlocked from the start.
    .token = Put a Universal token on its first space: that is where you are.
    .dark = Decide whether you play with all marked steps of Darkness, or with none.
guide-run-decks = Decks beside the map
    .advancement = Shuffle Advancement A; with the third Artifact Perk A and B, with the seventh B alone.
    .beside = Put Items and Equipment with the Roguelite mark, Corruption, Enemy Attack and Tier cards beside it.
    .mystery = Shuffle the Mystery cards; one goes face up on each lettered slot, the others are a deck.
    .bosses = Draw a Tier card for each Boss space that names none, and lay it there face up.
guide-run-artifacts = Artifacts
    .slots = Choose as many unlocked Artifacts as you have slots.
guide-run-mystling = Mystlings and decks
    .choose = Each player chooses an unlocked mystling; two players need different main Elements.
    .tier = Its Tier card leaves the Tier decks.
    .deck = The deck is its six own cards and ten different Starting cards.
    .elements = Put the decks of its Elements beside the map.
guide-run-perks = Perks and the locked Artifact
    .perks = Resolve the Starting Perks that are bought.
    .locked = Each player chooses one locked Artifact, Achievement side up.
guide-run-begin = Go
    .arrows = Follow the arrows and resolve every space.
    .boss = Against a Boss shuffle the Corruption cards: it gets one whenever its deck is reshuffled.
    .camp = A Camp heals; mark the box of the Boss.
sheet-run = Run
sheet-run-bosses = Bosses defeated
sheet-silver = Silver
sheet-essence = Essence
