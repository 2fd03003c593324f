### What the group is asked about the map and its ways.

prompt-place-tile = { TILE($tile) } comes to slot { $slot }. Which side is up, and how is it turned?
prompt-turn-empire = How is { TILE($tile) } turned? Its City-State touches the Game Bar.
prompt-turn-portals = Which of the Siege Portals { $one } and { $other } lies in the west?
prompt-extra-tile = The Wind Rider sees farther. Beside which new tile does one more HexTile come?
prompt-lay-tile = { TILE($tile) } must cover { $hex }. Where is its center, and how is it turned?
prompt-jaethi = Jaethi Manifests on { $hex }. On which three hexes does she stand?
prompt-movement = How does the group move? Normally up to { $speed }, Cautiously up to { $cautious } or along Roads and Rivers, Recklessly up to { $reckless }.
prompt-walk =
    { $left ->
        [one] Where does the group go? { $left } hex is left.
       *[other] Where does the group go? { $left } hexes are left.
    }
prompt-move-free =
    { $left ->
        [one] The group may move { $left } hex. Where to?
       *[other] The group may move up to { $left } hexes. Where to?
    }
prompt-teleport = Where does the group Teleport to?
prompt-remove-riser = Which Floating Mountain loses its Riser?
prompt-token-element = Of which Element is the token?
prompt-place-token = Where is the Elemental Token placed?
prompt-place-hex-token = Which of the nearest places gets the Hex Token?
prompt-remove-hex-token = Which Hex Token is removed?
prompt-move-hex-token =
    { $hex ->
        [none] Which Hex Token is moved?
       *[other] Where does the Hex Token of { $hex } go?
    }
prompt-reveal-tile = For which free slot is a HexTile revealed?
