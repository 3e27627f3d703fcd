#!/usr/bin/env python3
"""How long an entry takes to be answered with 16 phones at the table and 20 entries a second, as a ratio to the same table
without phones, and to one phone alone; and the memory after a thousand connections, as a ratio to that after ten. Called with
tableside-referee. It prints, and judges nothing."""

import json
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'share'))
from table import SNACKS, Table # noqa: E402 pylint: disable=wrong-import-position

ROUNDS = 3
ENTRIES = 80 # of each round
SECONDS = 0.05 # from one to the next; a little more, as a phone may not say more than 20 a second
ENTRY = [{'do': 'take-food', 'food': 'donut', 'count': 1}, {'do': 'undo'}]


def times_of(ask):
    """What entries take, in milliseconds."""
    times = []
    for i in range(ENTRIES):
        begin = time.monotonic()
        answer = ask(ENTRY[i % 2])
        times.append((time.monotonic() - begin) * 1000)
        assert answer['ok'], answer
        time.sleep(max(0, begin + 1.01 * SECONDS - time.monotonic()))
    return times


def without(referee):
    """Said to `record`, which has no phones."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / 'table.tableside'
        path.write_text(SNACKS[0] + '\n', encoding='utf-8')
        with subprocess.Popen([referee, 'record', path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding='utf-8') as record:
            def ask(entry):
                print(json.dumps(entry), file=record.stdin, flush=True)
                return json.loads(record.stdout.readline())

            return times_of(ask)


def listen(phone):
    while phone.read() is not None:
        pass


def with_phones(referee, n):
    with Table(referee) as table:
        phones = [table.sit((None, 0, 1, 2)[i % 4], lang=('de', 'it', 'en')[i % 3])[0] for i in range(n - 1)]
        for phone in phones:
            threading.Thread(target=listen, args=(phone,), daemon=True).start()
        saying, _ = table.sit(0)
        return times_of(saying.ask)


def tell_answers(referee):
    kinds = {'without phones': lambda: without(referee), 'with one': lambda: with_phones(referee, 1), 'with 16': lambda: with_phones(referee, 16)}
    times = {name: [] for name in kinds}
    for _ in range(ROUNDS):
        for name, measure in kinds.items():
            times[name] += measure()
    medians = {name: statistics.median(each) for name, each in times.items()}
    base = medians['without phones']
    print('answer: ' + ', '.join(f'{median:.2f} ms {name} ({median / base:.1f})' for name, median in medians.items()))


def memory(table):
    status = Path(f'/proc/{table.program.pid}/status').read_text(encoding='utf-8')
    return int(status.split('VmRSS:')[1].split()[0])


def connect(table, n):
    for _ in range(n):
        table.sit(0)[0].close()
        time.sleep(0.001)
    return memory(table)


def tell_memory(referee):
    with Table(referee) as table:
        few, many = connect(table, 10), connect(table, 990)
        print(f'memory: {few} kB after ten connections, {many} kB after a thousand ({many / few:.2f})')


def main():
    tell_answers(sys.argv[1])
    tell_memory(sys.argv[1])


main()
