### Назви закритих словників. Складники названо в names-<element>.ftl, names-neutral.ftl та names-arenas.ftl.

element-fire = Вогонь
element-water = Вода
element-earth = Земля
element-air = Повітря
element-light = Світло
element-dark = Темрява

stat-health = Здоров’я
    .of = Здоров’я
stat-strength = Сила
    .of = Сили
stat-swiftness = Прудкість
    .of = Прудкості
stat-defense = Захист
    .of = Захисту
stat-willpower = Воля
    .of = Волі

condition-burn = Опік
    .held = Опік
    .of = Опіку
condition-slow = Сповільнення
    .held = Сповільнення
    .of = Сповільнення
condition-weak = Слабкість
    .held = Слабкість
    .of = Слабкості
condition-silence = Тиша
    .held = Тишу
    .of = Тиші

token-fire = Жарина
token-water = Лід
token-earth = Струс
token-air = Порив
token-light = Промінь
token-dark = Морок

symbol-fang = Ікло
symbol-eye = Око
symbol-spiral = Спіраль

pile-starting = Початкова
pile-advancement-a = Розвиток A
pile-advancement-b = Розвиток B
pile-elemental = Стихійна
pile-mystling = Містлінга
pile-fatigue = Втома

rarity-common = звичайна
rarity-rare = рідкісна
rarity-ultra-rare = ультрарідкісна
rarity-legendary = легендарна
rarity-specific = власна карта містлінга

result-lose = Програно
result-tame = Приручено
result-win = Виграно

tier-1 = Рівень I
tier-2 = Рівень II
tier-3 = Рівень III
tier-4 = Рівень IV
tier-5 = Рівень V

aim-taunt = гравець із Провокацією
aim-other = інший гравець

enemy-wild = { MYSTLING($mystling) } (дикий містлінг)
taming-of = Приручення: { MYSTLING($mystling) }
quest-of = Завдання: { MYSTLING($mystling) }
attack-of = Карта «{ SYMBOL($symbol) }»

corruption-corruption-1 = Спотворення 1
corruption-corruption-2 = Спотворення 2
corruption-corruption-3 = Спотворення 3
corruption-corruption-4 = Спотворення 4
corruption-corruption-5 = Спотворення 5
corruption-corruption-6 = Спотворення 6
corruption-major-a = Велике Спотворення A
corruption-major-b = Велике Спотворення B
corruption-major-c = Велике Спотворення C
corruption-major-d = Велике Спотворення D
corruption-major-e = Велике Спотворення E
corruption-major-f = Велике Спотворення F

kind-mystling = Містлінг
kind-card = Карта Дії
kind-bonus = Бонусна Дія
kind-enemy = Ворог
kind-taming = Карта Приручення
kind-quest = Завдання
kind-arena = Карта Арени
kind-map = Мапа Арени
kind-summon = Прикликанець
kind-attack = Карта Атаки Ворога
kind-corruption = Спотворення
kind-element = Стихія
kind-stat = Характеристика
kind-condition = Стан
kind-token = Жетон Стихії
kind-symbol = Символ
kind-pile = Колода
kind-rarity = Рідкість
kind-result = Наслідок
kind-tier = Рівень
kind-aim = Ціль
kind-mark = Мітка
kind-word = Слово

word-power = Енергія
word-damage = шкода
