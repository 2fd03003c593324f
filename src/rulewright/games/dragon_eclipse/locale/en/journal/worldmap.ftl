### Places of the World Map.

worldmap-w01 = Sevenlocks
worldmap-w02 = Oru
worldmap-w03 = Lower Marl
worldmap-w04 = The High Pasture
worldmap-w05 = The Works, by Day
worldmap-w06 = The Works, by Night
worldmap-w07 = The Barrow
worldmap-w08 = Saltmouth
worldmap-w09 = The Hut
worldmap-w10 = The Mooring Field
worldmap-w11 = Ley under the Hill
worldmap-w12 = The Shut Hour
worldmap-w13 = Slade’s Barge
worldmap-w14 = The Humming Shrine
worldmap-w15 = The Almanac House
worldmap-w16 = The Old Roost
worldmap-w17 = Bram’s Step
