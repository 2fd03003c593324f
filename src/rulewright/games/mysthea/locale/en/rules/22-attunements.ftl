chapter-22-attunements = Attunements

MYS-350 = Upgrade Attunement (A01, Day, Crystal Shard Island, ISL-A): 3 Glory per Upgrade in play on your Player Board.
MYS-351 = Accessory Attunement (A06, Night, Crystal Shard Island, ISL-A): 4 Glory per Accessory in play on your Player Board.
MYS-352 = Encounter Attunement (A02, Day, Rock Arch Island, ISL-B): 4 Glory per Encounter you have faced in the game.
MYS-353 = Experience Attunement (A07, Night, Rock Arch Island, ISL-B): 2 Glory per Experience Point you have now; the Experience is not spent.
MYS-354 = Control Attunement (A03, Day, Great Tree Island, ISL-C): 3 Glory per region you control.
MYS-355 = Presence Attunement (A08, Night, Great Tree Island, ISL-C): 1 Glory per region where you have at least one unit (Fortifications count, as its icons show).
MYS-356 = Troop Attunement (A04, Day, Dripping Sphere Island, ISL-D): 2 Glory per Troop of yours on the Islands.
MYS-357 = Golem Attunement (A09, Night, Dripping Sphere Island, ISL-D): 3 Glory per Golem of yours on the Islands.
MYS-358 = Discard Attunement (A05, Day, Volcano Island, ISL-E): 2 Glory per Command card in your discard pile.
MYS-359 = Monster Attunement (A10, Night, Volcano Island, ISL-E): at the end of this Era, 8 Glory per Monster defeated in this Era, whoever took part; each Monster counts once.
