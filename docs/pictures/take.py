#!/usr/bin/env python3
"""Takes the pictures of the guide anew: those of the evenings in tests/ui/, and of plays that stop where there is something to
see. Usage: take.py [--only NAME] BUILD DRIVE…

DRIVE is a program that drives a window as tests/ui/ tells it; it is called like this:
  DRIVE --home HOME --size WIDTHxHEIGHT --maximize --out FOLDER --script STEPS -- PROGRAM [FILE]
It has to run where Tableside is built, with ImageMagick. phones.png is taken by hand, as it shows an address of this computer."""

import json
import subprocess
import sys
import tempfile
from datetime import datetime, timedelta, timezone
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
WIDE, PHONE, SMALL, SCREEN = '1280x800', '360x720', '1000x720', '1280x720'
COLOURS = 256
NAMES = ('Ann', 'Bo', 'Chloé', 'Raj', 'Ines', 'Timmy')

# Name, play, its lines, size of the window, whether it has times, steps.
PLAYS = (
    ('chip-shop', 'chip-shop-3-players', 142, WIDE, False, ()),
    ('chip-shop-bills', 'chip-shop-3-players', 154, WIDE, False, ()),
    ('correct', 'any-game-money-3-players', 9, SMALL, False,
     ('key ctrl+k', 'wait "Whose"', 'click "Ann"', 'click "Money"', 'sleep 0.5', 'type "1300"', 'wait "Was it this?" 20',
      'sleep 1')),
    ('pace', 'chip-shop-3-players', 146, SMALL, True, ('key F10', 'sleep 1', 'click "Pace…"', 'wait "So Far"')),
    ('big-screen', 'competitors-3-players-spice-route', 150, SCREEN, False,
     ('key F10', 'sleep 1', 'click "Show on a Big Screen"', 'sleep 3')),
    ('phone', 'snack-wars-3-players', 12, PHONE, False, ()),
)

# The evenings of all tables and statistics: a play, the day on which it began, who sits first.
EVENINGS = (
    ('snack-wars-3-players', '2025-03-08', 0), ('snack-wars-3-players-garden', '2025-04-19', 1),
    ('warehouse-wars-whole-game', '2025-05-03', 0), ('snack-wars-3-players-kitchen', '2025-09-20', 2),
    ('shopping-war-3-players', '2025-11-15', 0), ('chip-shop-3-players', '2025-12-27', 1),
    ('snack-wars-4-players-brunch', '2026-01-10', 0), ('any-game-hearts-4-players', '2026-02-14', 2),
    ('competitors-3-players-spice-route', '2026-03-21', 0), ('snack-wars-4-players', '2026-05-02', 3),
    ('shopping-war-4-players', '2026-06-13', 1), ('snack-wars-3-players', '2026-09-05', 2),
    ('warehouse-wars-revenge', '2026-10-17', 1), ('snack-wars-4-players-break', '2026-11-07', 1),
)

PAGES = (
    ('archive', ('click "All Tables"', 'sleep 4')),
    ('statistics', ('click "All Tables"', 'sleep 4', 'click "Statistics"', 'sleep 3')),
)


def write_table(path, play, lines=None, began=None, first=0):
    """The first lines of a play; `began`: with times, some minutes apart, and other people."""
    text = (ROOT / f'tests/plays/{play}.tableside').read_text(encoding='utf-8').split('\n')[:lines]
    entries = [json.loads(line) for line in text if line]
    if began is not None:
        n = len(entries[0]['players'])
        for seat, player in enumerate(entries[0]['players']):
            player['name'] = NAMES[(seat + first) % n]
        minutes = 90 / len(entries)
        for i, entry in enumerate(entries):
            wait = timedelta(minutes=i * minutes)
            entry['at' if i > 0 else 'created'] = (began + wait).strftime('%Y-%m-%dT%H:%M:%SZ')
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(''.join(json.dumps(entry, ensure_ascii=False) + '\n' for entry in entries), encoding='utf-8')


class Camera:
    def __init__(self, only, build, drive):
        self.only, self.build, self.drive = only, Path(build).resolve(), drive
        self.folder = Path(tempfile.mkdtemp())
        self.out = self.folder / 'out'

    def wants(self, name):
        return self.only in (None, name)

    def run(self, home, size, steps, *files):
        subprocess.run(['meson', 'devenv', '-C', self.build, '-w', ROOT, *self.drive, '--home', home, '--size', size, '--maximize',
                        '--out', self.out, '--script', steps, '--', self.build / 'src/app/tableside', *files], check=True)

    def tell(self, name, steps):
        path = self.folder / f'{name}.steps'
        path.write_text(''.join(step + '\n' for step in (*steps, f'shot {name}.png')), encoding='utf-8')
        return path

    def take_evening(self, name):
        self.run(self.folder / name, WIDE, ROOT / f'tests/ui/{name}.steps')

    def take_play(self, name, play, lines, size, timed, steps):
        home = self.folder / name
        table = home / '.local/share/tableside/tables/evening.tableside'
        write_table(table, play, lines, datetime.now(timezone.utc) - timedelta(minutes=91) if timed else None)
        self.run(home, size, self.tell(name, ('wait "Undo" 60', 'sleep 3', *steps)), table)

    def take_page(self, name, steps):
        home = self.folder / name
        for number, (play, day, first) in enumerate(EVENINGS):
            write_table(home / f'.local/share/tableside/tables/{number:02}.tableside', play,
                        began=datetime.fromisoformat(f'{day}T19:30:00+00:00'), first=first)
        self.run(home, WIDE, self.tell(name, ('wait "What’s on the table tonight?"', *steps)))

    def keep(self):
        """Few colours are enough for what is drawn, and make a third of the size."""
        for picture in sorted(self.out.glob('*.png')):
            subprocess.run(['magick', picture, '+dither', '-colors', str(COLOURS), '-strip', '-define', 'png:compression-level=9',
                            '-define', 'png:exclude-chunk=date,time', f'PNG8:{HERE / picture.name}'], check=True)


def main():
    arguments = sys.argv[1:]
    only = None
    if arguments[0] == '--only':
        only, arguments = arguments[1], arguments[2:]
    camera = Camera(only, arguments[0], arguments[1:])
    for name in 'guide', 'warehouse', 'any-game':
        if camera.wants(name):
            camera.take_evening(name)
    for play in PLAYS:
        if camera.wants(play[0]):
            camera.take_play(*play)
    for page in PAGES:
        if camera.wants(page[0]):
            camera.take_page(*page)
    camera.keep()


main()
