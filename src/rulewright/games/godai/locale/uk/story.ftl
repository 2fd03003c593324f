### Про що розповідає закінчена гра.

kind-bout = Облога
kind-wave = Хвиля
result-won = вистояли
result-lost = програли
wave-1 = Хвиля 1
wave-2 = Хвиля 2
wave-3 = Хвиля 3
wave-4 = Хвиля 4
source-siege = Витримані облоги
story-harvest = Збирання { $wave }
story-in-siege = Облога { $wave }
story-turn = Хід { $turn }
story-course = Стійкість міст-держав
story-siege = Облогу витримано
story-siege-text = Облога { $siege } розбилася об твердині.
story-boss = Боса здолано
story-boss-text = Здолано боса: { $card }.
story-death = Перша смерть
story-death-text = Першим загинув герой гравця { $who }.
story-jaethi = Кінець змії
story-jaethi-text = Джаеті вигнано з цієї землі.
