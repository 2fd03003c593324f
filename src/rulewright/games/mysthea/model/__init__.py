"""Every record of Mysthea: the state and its parts, steps, choices, events. This folder is the save format.

Never compiled: records lose their strictness when mypyc sees them.
"""
