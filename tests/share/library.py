#!/usr/bin/env python3
"""libsoup is loaded when phones are turned on, and no sooner; where it is not to be had, that is said, and nothing else happens.
Called with tableside-referee and further programs that have phones."""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from table import SNACKS, Table

LIBRARY = 'libsoup-3.0.so.0'


class Library(unittest.TestCase):
    def test_not_at_start(self):
        for program in PROGRAMS:
            needed = subprocess.run([program], env={**os.environ, 'LD_TRACE_LOADED_OBJECTS': '1'}, stdout=subprocess.PIPE,
                                    encoding='utf-8', check=True).stdout
            self.assertIn('libgio', needed, program)
            self.assertNotIn(LIBRARY, needed, program)

    def test_loaded(self):
        with Table(PROGRAMS[0], SNACKS) as table:
            self.assertIn(LIBRARY, Path(f'/proc/{table.program.pid}/maps').read_text(encoding='utf-8'))
            self.assertTrue(table.sit(0)[1]['ok'])

    def test_missing(self):
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / LIBRARY).write_text('not a library', encoding='utf-8')
            path = Path(folder) / 'table.tableside'
            path.write_text(SNACKS[0] + '\n', encoding='utf-8')
            done = subprocess.run([PROGRAMS[0], 'share', path], env={**os.environ, 'LD_LIBRARY_PATH': folder},
                                  stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding='utf-8',
                                  check=False, timeout=60)
            self.assertEqual((done.returncode, done.stdout), (1, ''))
            self.assertIn('Phones need libsoup', done.stderr)
            self.assertEqual(path.read_text(encoding='utf-8'), SNACKS[0] + '\n')


if __name__ == '__main__':
    PROGRAMS = sys.argv[1:]
    unittest.main(argv=sys.argv[:1])
