about-title = Караван
about-sentence = Перетніть край разом, доки не минули дні.
mode-journey = Подорож
    .help = Усі разом перемагають або програють.
headline = День { $day }: { $miles } з { $goal } миль
weather-today = Погода: { WEATHER($weather) }
traveller = { $who }: їжа { $food }, рани { $wounds }
declared = { $who } оголошує: { $deed }
prompt-road = Якою дорогою йде загін?
prompt-deed = Що ви робитимете сьогодні?
prompt-guard = Хто сьогодні стає на варту?
choice-take-road = Іти дорогою через { ROAD($road) }
choice-do = { $deed ->
    [march] Іти вперед
    [forage] Шукати їжу
   *[rest] Відпочити
}
choice-stand-guard = Я стаю на варту
log-day-began = День { $day }: { WEATHER($weather) }.
log-road-taken = { $who } веде загін через { ROAD($road) }.
log-fared = { $deed ->
    [march] { $who }: пройдено миль: { $miles }.
    [forage] { $who } знаходить їжу.
   *[rest] { $who } відпочиває.
}
log-guard-stood = { $wounds ->
    [0] { $who } стоїть на варті.
   *[other] { $who } стоїть на варті й дістає рану.
}
why-hills = У пагорбах нема чого шукати.
road-plains = рівнину
road-hills = пагорби
weather-sun = сонце
weather-rain = дощ
weather-wind = вітер
dice-march = перехід
dice-guard = варта
modifier-rain = дощ
word-food = Їжа
word-wounds = Рани
feature-miles = милі
feature-wounds = рани
kind-road = Дорога
kind-deed = Справа
kind-weather = Погода
kind-dice = Кубики
kind-modifier = Поправка
kind-word = Слово
