chapter-04-decks = Deck construction

DRE-119 = Before every Scenario except the first, build a deck for each of the two chosen mystlings.
DRE-120 = You build from all unlocked cards and from the own cards of the chosen mystlings.
DRE-121 = Both decks come out of the same stock; a single card can lie in one deck only.
DRE-122 = Starting cards move freely between the two mystlings, so one deck may hold both copies of a card.
DRE-123 = A deck holds nothing but Action cards.
DRE-124 = A deck has exactly 16 cards.
DRE-125 = Between 3 and 6 of the cards bear the name of the deck's own mystling.
DRE-126 = At most one card of a deck is Legendary.
DRE-127 = Every Elemental card of a deck matches the main Element or the subtype of its mystling.
DRE-128 = Neutral cards fit into any deck.
DRE-129 = Cards of the subtype are allowed up to the number beside its icon; cards of the main Element are not limited in this way.
DRE-130 = A card with a mystling's name never goes into another mystling's deck.
DRE-131 = Finished decks go into the tray with the Stat and Ability cards; then the Scenario begins.
DRE-132 = Cards are unlocked in three ways: Starting decks at the beginning of Scenario 1, and Advancement and Boosters at the end of each Scenario.
DRE-133 = Fatigue does not count toward the 16 cards; it comes on top of them.
DRE-134 = Scenario 1 is played with fixed decks: a mystling's six own cards with ten different Starting cards, 16 in all. A mystling that is tamed brings such a deck too where the free cards do not make one.
