"""A Ray cluster of two nodes on loopback, for tests: `python -m tests.lab.two_nodes`.

Prints its address and the id of the second node, kills that node when it reads `kill`, and ends with its input.
"""

from __future__ import annotations

import os
import sys

from ray.cluster_utils import Cluster

from rulewright.lab.engines.ray import LOOPBACK


def main() -> None:
    # Ray talks a lot when a node dies; what we have to say goes to the real output.
    told = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    os.dup2(1, 2)
    head = {"num_cpus": 1, "node_ip_address": LOOPBACK, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    try:
        second = cluster.add_node(num_cpus=1, node_ip_address=LOOPBACK)
        print(cluster.address, second.node_id, sep="\n", file=told, flush=True)
        for line in sys.stdin:
            if line.strip() == "kill":
                cluster.remove_node(second, allow_graceful=False)
                print("killed", file=told, flush=True)
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
