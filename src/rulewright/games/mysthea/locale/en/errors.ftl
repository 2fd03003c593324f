### What goes wrong here, as a part of a sentence: no capital, no full stop.

check-card-slot = { $where }: slot is '{ $slot }', expected one for Upgrades and none for other types
check-effect-slot = { $where }: effect is about { $unit }, expected slot { $slot }
check-effect-type = { $where }: effect '{ $verb }' does not fit type '{ $type }'
check-entries = { $table }: { $count } entries, expected at least { $least }
check-era = { $where }: era is { $era }, expected 0 to 3
check-era-cards = cards: era { $era } has { $count } of type '{ $kind }', expected at least 5
check-points = { $where }: points is { $points }, expected 1 to 12
islands-printed = islands.toml: the Islands are printed boards; a pack cannot change them
setup-attunements = the option attunements cannot be { $value }; allowed: day, night, mixed, or five letters D and N for the Islands { ISLAND("shard") }, { ISLAND("arch") }, { ISLAND("tree") }, { ISLAND("sphere") }, { ISLAND("volcano") }
