### Довідник компонентів: заголовки й фільтри.

shelf-mystling = Містлінги
shelf-cards =
    { $pile ->
        [starting] Початкові карти
        [advancement-a] Карти Розвитку A
        [advancement-b] Карти Розвитку B
        [fatigue] Втома
       *[other] { PILE($pile) }
    }
shelf-cards-elemental = Стихійні карти: { ELEMENT($element) }
shelf-cards-mystling = Власні карти містлінгів: { ELEMENT($element) }
shelf-enemy = Вороги
shelf-taming = Карти Приручення
shelf-quest = Завдання і Піднесені форми
shelf-help = Карти Підказок
shelf-attack = Карти Атаки Ворога
shelf-corruption = Спотворення
shelf-summon = Прикликанці
shelf-arena = Карти Арени
shelf-map = Мапи Арени
shelf-booster = Бустери

kind-booster = Бустер
kind-help = Карта Підказки

facet-kind = Компонент
facet-element = Стихія
facet-subtype = Підтип
facet-tier = Рівень
facet-pile = Стос
facet-rarity = Рідкість
facet-mystling = Містлінг
facet-type = Тип
facet-symbol = Символ
facet-players = Гравці
facet-pvp = Бік для двобою

type-active = Активні ефекти
type-passive = Пасивний ефект
type-upgrade = Покращення
type-trigger = Запуск
type-story = Сюжетне Завдання
type-combat = Бойове Завдання
