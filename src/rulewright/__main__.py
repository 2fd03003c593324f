"""`python -m rulewright`: the same as the command `rulewright`."""

from rulewright.cli.main import run

run()
