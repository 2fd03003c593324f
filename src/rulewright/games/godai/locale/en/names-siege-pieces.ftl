### Defenders, Banners and dice of a Siege.

kind-defender = Defender
kind-banner = Siege Opponent

defender-city-1 = City-State 1
defender-city-2 = City-State 2
defender-temple-1 = Temple 1
defender-temple-2 = Temple 2
defender-temple-3 = Temple 3
defender-temple-4 = Temple 4
defender-temple-5 = Temple 5
defender-tower-1 = Tower 1
defender-tower-2 = Tower 2
defender-tower-3 = Tower 3
defender-tower-4 = Tower 4
defender-fortress-1 = Fortress 1
defender-fortress-2 = Fortress 2
defender-fortress-3 = Fortress 3
defender-temple-fortress = Temple Fortress
banner-1 = Banner 1
banner-2 = Banner 2
banner-3 = Banner 3
banner-4 = Banner 4
banner-5 = Jaethi

dice-potential = Potential
dice-retreat = Retreat
dice-bolster = Bolstering
