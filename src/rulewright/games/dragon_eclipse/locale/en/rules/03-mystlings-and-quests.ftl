chapter-03-mystlings-and-quests = Mystlings and Quests

DRE-104 = For each Scenario choose exactly two mystlings of your Party.
DRE-105 = The two must differ in their main Element.
DRE-106 = A subtype does not stand in the way: it may be the other mystling's main Element.
DRE-107 = Mystlings that were not chosen wait in the Party and take no part in the Scenario.
DRE-108 = A chosen mystling brings its Stat card, its Ability card, its six own Action cards and, if it has one, its Quest card.
DRE-109 = A card belongs to the mystling whose name it bears.
DRE-110 = A Quest belongs to one mystling. Once fulfilled, it improves that mystling for good: statistics, Special Ability (the Exalted version), or growth into a stronger form.
DRE-111 = Not every mystling has a Quest.
DRE-112 = A Quest card shows side A until the Journal or the card itself says to turn it.
DRE-113 = You may look at side B whenever you like.
DRE-114 = Quests are of two kinds: Story Quests and Combat Quests.
DRE-115 = Only the Journal fulfils a Story Quest. Its text often hints at the Scenario or the place to visit with that mystling.
DRE-116 = What side B holds differs from card to card, for example an Exalted Stat card; the Journal says how to use it.
DRE-117 = The Journal asks whether a mystling is with you and then tells what its fulfilled Quest does.
DRE-118 = Where the Quest cards of the chosen mystlings lie, before you or in the tray, makes no difference.
