"""For owners of the box: reference, guided setup, trackers."""
