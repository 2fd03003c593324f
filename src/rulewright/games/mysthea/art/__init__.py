"""How Mysthea looks: every shape is drawn here, in code. Art knows the game's words, never its rules."""
