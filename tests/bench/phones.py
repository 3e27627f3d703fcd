#!/usr/bin/env python3
"""How long an entry takes to be answered with 16 phones at the table and 20 entries a second, as a ratio to one phone alone;
and the memory after a thousand connections. Called with tableside-referee. It prints, and judges nothing."""

import statistics
import sys
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'share'))
from table import Table # noqa: E402 pylint: disable=wrong-import-position

ENTRIES = 200
DONUT = {'do': 'take-food', 'food': 'donut', 'count': 1}


def memory(table):
    status = Path(f'/proc/{table.program.pid}/status').read_text(encoding='utf-8')
    return int(status.split('VmRSS:')[1].split()[0])


def listen(phone):
    while phone.read() is not None:
        pass


def answers(table, others):
    """The median of what an entry takes, in milliseconds."""
    phones = [table.sit((None, 0, 1, 2)[i % 4], lang=('de', 'it', 'en')[i % 3])[0] for i in range(others)]
    threads = [threading.Thread(target=listen, args=(phone,), daemon=True) for phone in phones]
    for thread in threads:
        thread.start()
    saying, _ = table.sit(0)
    times = []
    for i in range(ENTRIES):
        begin = time.monotonic()
        answer = saying.ask(DONUT if i % 2 == 0 else {'do': 'undo'})
        times.append((time.monotonic() - begin) * 1000)
        assert answer['ok'], answer
        time.sleep(max(0, begin + 0.0505 - time.monotonic()))
    saying.close()
    return statistics.median(times)


def main():
    with Table(sys.argv[1]) as table:
        alone = answers(table, 0)
        time.sleep(1)
        together = answers(table, 15)
    print(f'answer: {alone:.2f} ms alone, {together:.2f} ms with 16 phones, {together / alone:.1f} times as long')
    with Table(sys.argv[1]) as table:
        table.sit(0)[0].close()
        before = memory(table)
        for _ in range(1000):
            table.sit(0)[0].close()
            time.sleep(0.001)
        print(f'memory: {before} kB before, {memory(table)} kB after a thousand connections')


main()
