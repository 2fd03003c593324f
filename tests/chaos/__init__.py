"""Fault injection: real servers under load are killed, starved, misled and cut off; then every promise is checked.

    python -m tests.chaos --minutes 5 --database both --seed 7

Everything runs on 127.0.0.1 in throw-away folders and ends by itself. `test_chaos.py` is the short form.
"""
