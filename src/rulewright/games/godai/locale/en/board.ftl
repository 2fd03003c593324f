### Words on the drawing, and what its parts are called.

panel-wave = Wave { $wave } of { $of } · { $stage }
panel-phase-movement = Movement
panel-phase-skill = Skill
panel-phase-event = Event
panel-phase-villain = Villain
panel-stores = Stockpile and Harvest Yield
panel-combat = Combat · round { $round }
panel-declared = Declared
panel-undecided = still deciding
panel-fled = Fled
panel-dead = dead, Revives in turn { $turn }
panel-waiting = waits in a City-State
panel-new = not yet with the group
panel-nothing = nothing
panel-level = Level { $n }
fallen-flipped = overrun
fallen-destroyed = destroyed

part-hex = { $hex }: { $what }
part-group = The group on { $hex }
part-banner = Banner { $n }: { $card }, Resilience { $resilience }
part-jaethi = Jaethi, Resilience { $n }
part-calendar = Calendar: { $n } of { $of }
part-imbalance = Imbalance of { $element }: { $n }
part-slot-empty = Siege Slot { $n }: empty
part-slot = Siege Slot { $n }: { $card }, Resilience { $resilience }, { $pile } face down
part-slot-waiting = Siege Slot { $n }: { $pile } face down
part-resource =
    { $more ->
        [0] { $resource }: { $n }
       *[other] { $resource }: { $n }, { $more } in the Harvest Yield
    }
part-token-hex = Hex Token on { $hex }
part-token-imbalance = Imbalance token of { $what } on { $hex }
part-token-elemental = Elemental Token of { $what } on { $hex }
part-token-boss = { $what } on { $hex }
part-token-discovery = Discovery on { $hex }: { $what }
part-token-amplifier = Wellspring Amplifier on { $hex }
part-opponent = { $card }: { $vitals }
part-ally = { $card }: Health { $n }
part-hero = { $who }: { $role }, { $race }
part-stat = { $stat } { $n }, Gear { $gear } of 6
part-item =
    { $n ->
        [1] { $item }
       *[other] { $item } × { $n }
    }
part-portal = Siege Portal { $n }
part-portal-closed = Siege Portal { $n }, closed
declared-outlast = Test against Outlast
declared-flee = Flee
declared-shell = Break the shell
declared-charmed = Charmed
declared-none = Nothing
