### Answers about tiles, Jaethi and movement.

choice-place-tile =
    { $side ->
        [caprakan] Caprakan side
       *[ishidan] Ishidan side
    }, { $rotation ->
        [0] not turned
        [1] turned by 60°
        [2] turned by 120°
        [3] turned by 180°
        [4] turned by 240°
       *[5] turned by 300°
    }
choice-lay-tile =
    { $rotation ->
        [0] Center on { $hex }, not turned
        [1] Center on { $hex }, turned by 60°
        [2] Center on { $hex }, turned by 120°
        [3] Center on { $hex }, turned by 180°
        [4] Center on { $hex }, turned by 240°
       *[5] Center on { $hex }, turned by 300°
    }
choice-stand-jaethi =
    { $side ->
        [east] { $hex } and both hexes east of it
       *[west] { $hex } and both hexes west of it
    }
choice-choose-movement-type =
    { $movement ->
        [camp] Camp
        [cautious] Move Cautiously
        [normal] Move Normally
       *[reckless] Move Recklessly
    }
