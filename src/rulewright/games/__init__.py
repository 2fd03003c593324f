"""The games. They know core, content and svg; never each other, never what lies below them."""
