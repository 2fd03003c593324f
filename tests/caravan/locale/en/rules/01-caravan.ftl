chapter-01-caravan = The journey

CAR-001 = A day begins with a card of the weather.
CAR-002 = The party decides together which road to take.
CAR-003 = All declare in the open what they will do, and may change it until all have confirmed. Nobody forages in the hills.
CAR-004 = Who marches throws dice; sixes explode; rain takes one off.
CAR-005 = The first who offers stands guard and throws a die; a one or a two is a wound.
CAR-006 = The party wins when it arrives, and loses after the last day.
