chapter-29-two-players = 2-player rules

MYS-497 = With 2 players, setup step 1 also puts one Mirage token on each Island, each on a region of a different type, so that all five types are covered once.
MYS-498 = A region with a Mirage token cannot be used for moving or deploying units, for the whole game.
MYS-499 = During setup, a Champion cannot be placed in a region with a Mirage token.
MYS-500 = After both Champions are placed, the 3 Mirage tokens on the Islands without a Champion are removed; the 2 on the Champions' Islands stay for the whole game.
MYS-501 = Mirage regions also block "Travel to any region", carrying, Retreat and Fortification deployment.
MYS-502 = A Mirage region never has units, so nobody controls it and it gives no bonus. Its type still exists on the Island (for example Crystal Field for Cannibarok).
MYS-503 = The Mirage token moves with its Island.
MYS-504 = All other rules are the same with 2 players (Artefacts I and II, Gold and Silver rewards, one Monster per Era).
