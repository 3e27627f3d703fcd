#!/usr/bin/env python3
"""A table that phones share: links, what a phone is told first, entries, what others hear, and what is not theirs to say.
Called with tableside-referee."""

import sys
import unittest

from table import Table

REFEREE = sys.argv.pop(1)
DONUTS = {'do': 'take-food', 'food': 'donut', 'count': 2}


class Evening(unittest.TestCase):
    def setUp(self):
        self.table = self.enterContext(Table(REFEREE))

    def refused(self, phone, entry, code):
        """The refusal's sentence: nothing has changed, in the state or in the file."""
        before, state = self.table.path.read_bytes(), self.table.replay()
        answer = phone.ask(entry)
        self.assertEqual((answer['ok'], answer['error']['code']), (False, code), entry)
        self.assertEqual(answer['state'], state)
        self.assertEqual(self.table.path.read_bytes(), before)
        return answer['error']['message']

    def test_links(self):
        tokens = [self.table.links['watch'], *self.table.links['seats']]
        self.assertEqual(len(tokens), 4)
        self.assertEqual(len(set(tokens)), 4)
        for token in tokens:
            self.assertRegex(token, r'^[A-Za-z0-9_-]{22}$')

    def test_welcome(self):
        for seat in (0, 2, None):
            _, welcome = self.table.sit(seat)
            self.assertEqual((welcome['ok'], welcome['seat']), (True, seat))
            self.assertEqual(welcome['game']['id'], 'snack-wars')
            self.assertEqual(welcome['state'], self.table.replay())
            self.assertNotIn('page', welcome)
            food = welcome['game']['verbs'][0]['arguments'][0]
            self.assertEqual((food['title'], food['titles']['donut']), ('Food', 'Donut'))

    def test_page(self):
        """What our own page is told besides."""
        page, watch = self.table.connect(), self.table.connect()
        page.send({'token': self.table.token(0), 'page': True})
        watch.send({'token': self.table.token(None), 'page': True})
        told = page.read()['page']
        self.assertEqual((told['history'], told['ordinary'], told['options']['first']), ([], None, 0))
        self.assertEqual(told['counters']['donut'], {'title': 'Donut', 'max': 9})
        self.assertIsNone(watch.read()['page']['ordinary'])
        for count in range(1, 7):
            told = page.ask(DONUTS | {'count': 1} if count % 2 else {'do': 'undo'})['page']
            self.assertEqual(told['history'], ['Ann takes 1 × Donut.'] if count % 2 else [])
            self.assertEqual(watch.read()['page']['history'], told['history'])

    def test_entries(self):
        ann, _ = self.table.sit(0)
        others = [self.table.sit(seat)[0] for seat in (0, 1, None)]
        answer = ann.ask(DONUTS)
        self.assertEqual(set(answer), {'ok', 'effects', 'state'})
        self.assertEqual(answer['state'], self.table.replay())
        for other in others:
            self.assertEqual(other.read(), {'said': 'Ann takes 2 × Donut.', 'who': 0, 'state': answer['state']})
        entry = self.table.lines()[1]
        self.assertEqual(entry | {'at': ''}, DONUTS | {'from': 0, 'at': ''})

    def test_what_a_seat_may_say(self):
        ann, bo = self.table.sit(0)[0], self.table.sit(1)[0]
        self.refused(bo, DONUTS, 'illegal')
        self.refused(bo, DONUTS | {'who': 0}, 'illegal')
        self.refused(ann, DONUTS | {'who': 1}, 'illegal')
        self.refused(ann, DONUTS | {'from': 1}, 'illegal')
        self.refused(ann, DONUTS | {'who': 9}, 'range')
        self.refused(ann, 'nonsense', 'syntax')
        self.refused(ann, {'do': 'fly'}, 'unknown-verb')
        self.refused(ann, DONUTS | {'count': 10}, 'range')
        for entry in ({'do': 'adjust', 'who': 0, 'counter': 'donut', 'by': 1}, {'do': 'end'}, {'do': 'redo'},
                      {'do': 'seat', 'who': 0, 'name': 'Zoe'}, {'do': 'amend', 'entry': 1}):
            self.refused(ann, entry, 'illegal')
        self.assertTrue(ann.ask(DONUTS | {'who': 0})['ok'])

    def test_undo(self):
        ann, bo = self.table.sit(0)[0], self.table.sit(1)[0]
        self.refused(ann, {'do': 'undo'}, 'illegal')
        ann.ask(DONUTS)
        self.refused(bo, {'do': 'undo'}, 'illegal')
        self.assertTrue(ann.ask({'do': 'undo'})['ok'])
        self.assertEqual(bo.read()['said'], 'Taken back: Ann takes 2 × Donut.')
        self.assertEqual([line['do'] for line in self.table.lines()[1:]], ['take-food', 'undo'])

    def test_looking_on(self):
        phone, _ = self.table.sit(None)
        for entry in (DONUTS, {'do': 'undo'}, 'nonsense'):
            self.refused(phone, entry, 'illegal')


if __name__ == '__main__':
    unittest.main()
