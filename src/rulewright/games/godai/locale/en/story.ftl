### What a finished game tells.

kind-bout = Siege
kind-wave = Wave
result-won = survived
result-lost = lost
wave-1 = Wave 1
wave-2 = Wave 2
wave-3 = Wave 3
wave-4 = Wave 4
source-siege = Sieges survived
story-harvest = Harvest { $wave }
story-in-siege = Siege { $wave }
story-turn = Turn { $turn }
story-course = Resilience of the City-States
story-siege = A Siege survived
story-siege-text = Siege { $siege } broke against the Defenders.
story-boss = A Boss vanquished
story-boss-text = { $card } was vanquished.
story-death = The first death
story-death-text = { $who } was the first to fall.
story-jaethi = The serpent’s end
story-jaethi-text = Jaethi was driven from the land.
