### The status sheet.

status-empathy = Empathy
status-light-in-the-shadow = Light in the Shadow
status-eager-tamer = Eager Tamer
status-joran = Joran
status-knots = Knots
status-given-away = Given Away
status-water-law = Water Law
status-calm = Calm
status-word-in-town = Word in Town
status-barefoot = Barefoot
status-nights = Nights
status-promise = Promise
status-warm-step = Warm Step
status-queue-jumper = Queue-Jumper
status-boards-seal = Board’s Seal
status-cut-cord = Cut Cord
status-stone-with-a-name = Stone with a Name
status-corrected-chart = Corrected Chart
status-overboard = Overboard
status-empty-chair = Empty Chair
status-day-posted = Day Posted
status-seventh-key = Seventh Key
