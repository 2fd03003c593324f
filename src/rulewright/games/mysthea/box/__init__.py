"""For owners of the box of Mysthea: reference and guided setup."""
