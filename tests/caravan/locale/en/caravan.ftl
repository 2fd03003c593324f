about-title = Caravan
about-sentence = Cross the land together before the days run out.
mode-journey = Journey
    .help = Everybody wins or loses together.
headline = Day { $day }: { $miles } of { $goal } miles
weather-today = Weather: { WEATHER($weather) }
traveller = { $who }: food { $food }, wounds { $wounds }
declared = { $who } declares: { $deed }
prompt-road = Which road does the party take?
prompt-deed = What will you do today?
prompt-guard = Who stands guard tonight?
choice-take-road = Take the road through the { ROAD($road) }
choice-do = { $deed ->
    [march] March
    [forage] Forage
   *[rest] Rest
}
choice-stand-guard = I stand guard
log-day-began = Day { $day }: { WEATHER($weather) }.
log-road-taken = { $who } leads the party through the { ROAD($road) }.
log-fared = { $deed ->
    [march] { $who } marches { $miles ->
        [one] one mile
       *[other] { $miles } miles
    }.
    [forage] { $who } finds food.
   *[rest] { $who } rests.
}
log-guard-stood = { $wounds ->
    [0] { $who } stands guard.
   *[other] { $who } stands guard and is wounded.
}
why-hills = There is nothing to forage in the hills.
road-plains = plains
road-hills = hills
weather-sun = sun
weather-rain = rain
weather-wind = wind
dice-march = the march
dice-guard = the guard
modifier-rain = rain
word-food = Food
word-wounds = Wounds
feature-miles = miles
feature-wounds = wounds
kind-road = Road
kind-deed = Deed
kind-weather = Weather
kind-dice = Dice
kind-modifier = Modifier
kind-word = Word
