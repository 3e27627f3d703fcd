#!/usr/bin/env python3
"""An entry from a phone counts when the disk has it, and not before; if the disk fails, its phone is told in its language and
nobody else is. Called with tableside-referee, the program of host.c, and the folder of the catalogues."""

import os
import sys
import unittest
from pathlib import Path

from table import Host

CATALOGUES, HOST, REFEREE = sys.argv.pop(), sys.argv.pop(), sys.argv.pop()
DONUT = {'do': 'take-food', 'food': 'donut', 'count': 1}
SENTENCES = {'de': 'Die Datei dieser Partie', 'en': 'The file of this table', 'it': 'Impossibile scrivere il file'}


class Disk(unittest.TestCase):
    def setUp(self):
        self.table = Host(REFEREE, HOST)
        self.table.environment = os.environ | {'TABLESIDE_LOCALEDIR': CATALOGUES}
        self.enterContext(self.table)
        self.before = self.table.replay()

    def sit(self, seat, lang):
        phone, _ = self.table.sit(seat, lang=lang)
        return phone

    def test_counts_on_disk(self):
        """Until the disk has it nobody is told; what others ask waits its turn."""
        ann, bo, looking = self.sit(0, 'en'), self.sit(1, 'en'), self.sit(None, 'en')
        self.table.do('gate', 'close')
        ann.send(DONUT)
        self.table.do('gate', 'await')
        bo.send({'do': 'undo'})
        late = self.sit(2, 'en')
        for phone in (ann, bo, looking, late):
            phone.socket.settimeout(0.2)
            self.assertRaises(TimeoutError, phone.socket.recv, 1)
            phone.socket.settimeout(60)
        self.table.do('gate', 'open')
        self.assertTrue(ann.read()['ok'])
        self.assertEqual(looking.read()['said'], 'Ann takes 1 × Donut.')
        self.assertEqual(bo.ask({'do': 'fly'})['error']['code'], 'illegal') # the answer to what waited

    def test_fails(self):
        for lang, begins in SENTENCES.items():
            ann, bo = self.sit(0, lang), self.sit(1, lang)
            file = self.table.path.read_bytes()
            self.table.do('gate', 'fail')
            answer = ann.ask(DONUT)
            self.assertEqual((answer['ok'], answer['error']['code']), (False, 'io'))
            self.assertIn(begins, answer['error']['message'])
            self.assertEqual(answer['state'] | {'prompt': ''}, self.before | {'prompt': ''})
            self.assertEqual(self.table.path.read_bytes(), file)
            self.assertTrue(ann.ask(DONUT)['ok'])
            self.assertEqual(bo.read()['state']['players'][0]['counters']['donut'], 1) # and heard of nothing else
            self.assertTrue(ann.ask({'do': 'undo'})['ok'])
            ann.close()
            bo.close()

    def test_moved(self):
        """The same of what is wrong with the file, which the program's own language knows too."""
        phones = {lang: self.sit(0, lang) for lang in SENTENCES}
        Path(self.table.path).rename(self.table.path.with_suffix('.moved'))
        told = [phone.ask(DONUT)['error'] for phone in phones.values()]
        self.assertEqual({error['code'] for error in told}, {'io'})
        self.assertEqual(len({error['message'] for error in told}), len(SENTENCES))


if __name__ == '__main__':
    unittest.main()
