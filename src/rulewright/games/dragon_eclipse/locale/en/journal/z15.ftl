script-z15 =
    The door is still proof against goats. Behind it eleven hundred books stand in order, and on the floor Sanna has laid out
    in chalk thirty short lines, in six rows. “Take something off the shelves,” Olin calls from above. “I have too many of
    everything but one. No: of everything but two.”
    .table = The rubbing from Oru hangs on the wall, over the stove, held down with spoons. Sanna has drawn one single dot into the empty column, in pencil. “That’s where it came,” she says. “Take something off the shelves, he’s got too many of everything.” From above Olin calls: “But one. No: but two!”
    .item = Take something off the shelves
    .lamp = Ask about the bell rope
    .lamp-told = “The Lamp’s,” says Sanna. “Twenty-one to twenty-five. They are the only ones with a loose end on both sides: whoever tied them meant that either of the two might undo it.”
    .well = Ask about the gavel’s cord
    .well-told = “The Well’s. It was wetted before it was tied, so that it would tighten while drying. It’s been kept in a pond ever since. Somebody has been merciful, or has not read the instructions.”
    .field = Ask about the calf’s tether
    .field-told = “The Field’s. There’s grass in the strands, and no two stalks from the same year. It has been mended, each spring, by people who thought it was a tether.”
    .hearth = Ask about the drive belt
    .hearth-told = “The Hearth’s.” She doesn’t touch it. “All the others are worn on the outside. This one is worn on the inside. It’s still pulling at something.”
    .sleep = Ask about the length from the barrow
    .sleep-told = “Sleep’s. I have measured it on four evenings, and on each I’ve forgotten the result before I had the pen. So I measured the forgetting. It is five knots long.”
    .sail = Ask about the pilot’s line
    .sail-told = “The Sail’s. It is the only one that has been untied and tied again, many times, always in the same way. One can practise, then. That had not been in the sum.”
    .visit = Visit another place
    .leave = Mind the moons, and go
