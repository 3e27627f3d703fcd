"""Compares the start of the app with that of the smallest libadwaita program: time to the first frame, and memory.

Usage: start.py FIRST-FRAME-MODULE SMALLEST PROGRAM [RUNS]; needs a display and a session bus. The two take turns, so that
whatever else the machine does hits both.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time


def run(module, program, home):
    environment = dict(os.environ, LD_PRELOAD=module, HOME=home, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home,
                       XDG_CACHE_HOME=home, XDG_STATE_HOME=home, BENCH_START=str(time.monotonic_ns() // 1000))
    output = subprocess.run([program], env=environment, stdout=subprocess.PIPE, timeout=60, check=True, text=True).stdout
    return [float(figure) for figure in output.split()]


def main():
    module, smallest, program = sys.argv[1:4]
    runs = int(sys.argv[4]) if len(sys.argv) > 4 else 9
    figures = {smallest: [], program: []}
    with tempfile.TemporaryDirectory() as home:
        for _ in range(runs + 1):
            for it in figures:
                figures[it].append(run(module, it, home))
    print(f"{'median of ' + str(runs):24}{'first frame':>14}{'memory then':>14}{'memory later':>14}")
    medians = []
    for it, rows in figures.items():
        median = [statistics.median(column) for column in zip(*rows[1:])]  # the first one warms up
        medians.append(median)
        print(f"{os.path.basename(it):24}{median[0]:11.0f} ms{median[1] / 1024:11.1f} MB{median[2] / 1024:11.1f} MB")
    print(f"{'ratio':24}" + "".join(f"{ours / least:14.2f}" for least, ours in zip(*medians)))


main()
