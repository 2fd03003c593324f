"""For owners of the box of Dragon Eclipse: reference and guided setup."""
