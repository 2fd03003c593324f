chapter-02-islands = Islands, regions and ring

MYS-021 = Every Island has exactly three regions.
MYS-022 = There are five region types: Forest, River, Land of Myst, Crystal Field and Mountain.
MYS-023 = Each region type occurs on exactly three Islands.
MYS-024 = The three regions of one Island are of three different types. Any two Islands share one or two region types.
MYS-025 = The five Islands lie in a circle. Each Island is next to exactly two others: its clockwise and its counter-clockwise neighbour.
MYS-026 = Which Islands are next to each other always depends on the current order of the ring, so it changes at once when an Island moves.
MYS-027 = On one Island, every region is directly reachable from both other regions.
MYS-028 = An Island has a space for Monsters and Encounter tokens that is not part of any region. Any number of Monsters and Encounter tokens may be there at the same time.
MYS-029 = Each Island has one icon: crystal shard, broken rock arch, great tree, dripping sphere or volcano. Each Attunement card (bottom-left) and each Monster card (top-left) shows the icon of exactly one Island.
MYS-030 = The five Attunement cards match the five Islands one to one: there is one Anomaly on each Island.
MYS-031 = A Monster's Island icon only fixes where the Monster appears; afterwards it may be on any Island.
MYS-032 = When an Island moves, everything on it moves along: units, Monsters, Encounter tokens and a Mirage token.
MYS-033 = There is no limit on the number of units in a region, whichever players they belong to.
