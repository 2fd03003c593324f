"""How long a fresh process needs to import the package and to start a game, and how much memory a simulation takes."""

from __future__ import annotations

import statistics
import subprocess
import sys

IMPORT = "import time; t = time.perf_counter(); import rulewright; print(time.perf_counter() - t)"
LOAD = IMPORT.replace("import rulewright;", "import rulewright; rulewright.load('mysthea').new(4, 1);")
MEMORY = """
import resource
from rulewright.lab.matches import Plan, run
run(Plan("mysthea", 4, ("random",), 100, 0))
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


def median(code: str, repeat: int) -> float:
    runs = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in range(repeat)
    ]
    return statistics.median(float(done.stdout) for done in runs)


if __name__ == "__main__":
    print(f"import rulewright            {median(IMPORT, 9) * 1000:7.1f} ms")
    print(f"import and first game        {median(LOAD, 9) * 1000:7.1f} ms")
    print(f"peak memory, 100 games       {median(MEMORY, 3):7.1f} MB")
