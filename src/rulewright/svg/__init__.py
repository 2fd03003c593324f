"""Drawing in SVG: elements, measures, colours and icons that every game's table uses. Knows no game."""
