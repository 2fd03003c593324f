### Твердині, штандарти й кубики облоги.

kind-defender = Твердиня
kind-banner = Супротивник облоги

defender-city-1 = місто-держава 1
defender-city-2 = місто-держава 2
defender-temple-1 = храм 1
defender-temple-2 = храм 2
defender-temple-3 = храм 3
defender-temple-4 = храм 4
defender-temple-5 = храм 5
defender-tower-1 = вежа 1
defender-tower-2 = вежа 2
defender-tower-3 = вежа 3
defender-tower-4 = вежа 4
defender-fortress-1 = фортеця 1
defender-fortress-2 = фортеця 2
defender-fortress-3 = фортеця 3
defender-temple-fortress = храмова фортеця
banner-1 = штандарт 1
banner-2 = штандарт 2
banner-3 = штандарт 3
banner-4 = штандарт 4
banner-5 = Джаеті

dice-potential = потенціал
dice-retreat = Відступ
dice-bolster = підсилення оборони
