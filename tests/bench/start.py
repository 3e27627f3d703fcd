"""Compares the start of the app with that of the smallest libadwaita program: time to the first frame, and memory.

Usage: start.py FIRST-FRAME-MODULE SMALLEST PROGRAM [RUNS]; needs a display and a session bus. The two take turns, so that
whatever else the machine does hits both. Of times the least counts, which it has hit least; of memory the most, because another
program that has the same libraries takes its share of them off.
"""

import os
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
    columns = ('first frame', 'of it work', 'share', 'private', 'share later', 'private later')
    print(f"{'of ' + str(runs):24}" + ''.join(f'{column:>15}' for column in columns))
    figures_of = [min] * 2 + [max] * 4
    lines = []
    for it, rows in figures.items():
        lines.append([of(column) for of, column in zip(figures_of, zip(*rows[1:]))])  # the first one warms up
        print(f'{os.path.basename(it):24}' + ''.join(f'{figure:12.0f} ms' for figure in lines[-1][:2])
              + ''.join(f'{figure / 1024:12.1f} MB' for figure in lines[-1][2:]))
    print(f"{'ratio':24}" + ''.join(f'{ours / other:15.2f}' for other, ours in zip(*lines)))


main()
