#!/usr/bin/env python3
"""Turned on and off, with phones there: new tokens, new codes, who is there and is let go, what the table's own screen says.
Called with tableside-referee and the program of host.c."""

import socket
import sys
import unittest

from table import Host, Table

HOST, REFEREE = sys.argv.pop(), sys.argv.pop()
DONUT = {'do': 'take-food', 'food': 'donut', 'count': 1}
BURGER = DONUT | {'food': 'burger'}
AMEND = {'do': 'amend', 'entry': 1}
GONE, WRONG_TOKEN = 1001, 4403


class Turning(unittest.TestCase):
    def setUp(self):
        self.table = self.enterContext(Host(REFEREE, HOST))

    def is_listened(self):
        try:
            socket.create_connection((self.table.host, self.table.port), timeout=60).close()
            return True
        except ConnectionRefusedError:
            return False

    def tokens(self):
        return [self.table.links['watch'], *self.table.links['seats']]

    def refused_with(self, token):
        phone = self.table.connect()
        phone.send({'token': token})
        return phone.wait_for_end()

    def test_off(self):
        """All are told that it is over, and nothing listens."""
        phones = [self.table.sit(seat)[0] for seat in (0, 1, None)] + [self.table.connect()]
        self.assertTrue(self.table.do('stop')['ok'])
        self.assertEqual([phone.wait_for_end() for phone in phones], 4 * [GONE])
        self.assertFalse(self.is_listened())
        self.assertTrue(self.table.do('say', DONUT)['ok'])
        self.assertEqual(self.table.seats(), [])

    def test_on_again(self):
        """The tokens are other ones, and the old ones lead nowhere."""
        before, waiting = self.tokens(), self.table.sit(0)[0]
        self.table.do('start')
        self.assertEqual(waiting.wait_for_end(), GONE)
        self.assertEqual(len(set(before + self.tokens())), 8)
        for token in before:
            self.assertEqual(self.refused_with(token), WRONG_TOKEN)
        self.assertTrue(self.table.sit(0)[1]['ok'])

    def test_renewed(self):
        """A new code for one: who has the old one goes, all others stay, and their codes."""
        for i, seat in enumerate((1, None)):
            before = self.tokens()
            phones = {each: self.table.sit(each)[0] for each in (0, 1, 2, None)}
            self.table.do('renew', -1 if seat is None else seat)
            self.assertEqual(phones.pop(seat).wait_for_end(), WRONG_TOKEN)
            place = 0 if seat is None else seat + 1
            self.assertEqual([old == new for old, new in zip(before, self.tokens())], [each != place for each in range(4)])
            self.assertEqual(self.refused_with(before[place]), WRONG_TOKEN)
            self.table.do('say', DONUT if i == 0 else {'do': 'undo'})
            for phone in phones.values():
                self.assertIn('said', phone.read())
                phone.close()
            self.assertTrue(self.table.sit(seat)[1]['ok'])
            self.table.do('stop')
            self.table.do('start')

    def test_let_go(self):
        """One of two at a seat; who wants may come again."""
        phones = [self.table.sit(seat, lang=lang)[0] for seat, lang in ((0, 'de'), (0, None), (None, 'it'))]
        guests = self.table.do('guests')['guests']
        self.assertEqual(guests, [{'id': 1, 'seat': 0, 'lang': 'de'}, {'id': 2, 'seat': 0}, {'id': 3, 'seat': None, 'lang': 'it'}])
        self.table.do('let-go', 2)
        self.assertEqual(phones[1].wait_for_end(), WRONG_TOKEN)
        self.assertEqual(self.table.seats(), [0, None])
        self.table.do('let-go', 2)
        self.assertEqual(self.table.seats(), [0, None])
        again, _ = self.table.sit(0)
        self.assertEqual([guest['id'] for guest in self.table.do('guests')['guests']], [1, 3, 4])
        again.close()

    def test_closed(self):
        """The table is closed while phones are there: they are told, and what they said is on disk."""
        ann, looking = self.table.sit(0)[0], self.table.sit(None)[0]
        self.assertTrue(ann.ask(DONUT)['ok'])
        state = self.table.replay()
        self.table.end()
        self.assertEqual(self.table.status, 0, self.table.errors)
        self.assertEqual([phone.wait_for_end() for phone in (ann, looking)], 2 * [GONE])
        self.assertFalse(self.is_listened())
        self.assertEqual(self.table.replay(), state)
        self.assertEqual(len(self.table.lines()), 2)

    def test_killed(self):
        """The program is killed; opened again, the table is where it was, and its links are other ones."""
        ann, _ = self.table.sit(0)
        answer = ann.ask(DONUT)
        before, file = self.tokens(), self.table.path.read_text(encoding='utf-8').splitlines()
        self.table.program.kill()
        self.assertEqual(ann.wait_for_end(), 1006)
        self.assertEqual(self.table.replay(), answer['state'])
        self.table = self.enterContext(Table(REFEREE, file, arguments=['--port', str(self.table.port)]))
        self.assertFalse(set(before) & set(self.tokens()))
        for token in before:
            self.assertEqual(self.refused_with(token), WRONG_TOKEN)
        self.assertEqual(self.table.sit(0)[1]['state'], answer['state'])

    def test_own_screen(self):
        """What is said there all phones are told, each for itself; a deed of the table is nobody's."""
        phones = [self.table.sit(seat)[0] for seat in (0, 0, 2, None)]
        for entry, said, who in ((DONUT, 'Ann takes 1 × Donut.', 0), ({'do': 'undo'}, 'Taken back: Ann takes 1 × Donut.', 0),
                                 ({'do': 'end'}, None, None)):
            self.assertTrue(self.table.do('say', entry)['ok'])
            told = [phone.read() for phone in phones]
            self.assertEqual([set(each) for each in told], 4 * [{'said', 'who', 'state'}])
            self.assertEqual({each['who'] for each in told}, {who})
            self.assertEqual([each['state'] for each in told], 4 * [self.table.replay()])
            self.assertTrue(said is None or {each['said'] for each in told} == {said})
        self.assertNotIn('from', self.table.lines()[1])

    def at_once(self, entry, said):
        """The table's own screen says the one while Bo's phone says the other, after Ann's donut. How many were taken; everybody
        knows the same of it, the file included."""
        ann, bo, looking = [self.table.sit(seat)[0] for seat in (0, 1, None)]
        self.assertTrue(ann.ask(DONUT)['ok'])
        self.assertEqual((bo.read()['who'], looking.read()['who']), (0, 0))
        bo.send(said)
        taken = self.table.do('say', entry)['ok']
        heard = next(answer for answer in iter(bo.read, None) if 'ok' in answer)
        taken += heard['ok']
        state = self.table.replay()
        self.assertEqual(len(self.table.lines()), 2 + taken)
        for phone in (ann, looking):
            self.assertEqual([phone.read() for _ in range(taken)][-1]['state'], state)
        self.assertEqual(bo.ask({'do': 'adjust'})['state'] if heard['ok'] else heard['state'], state)
        return taken

    def test_amended_at_once(self):
        self.assertEqual(self.at_once(AMEND | {'with': DONUT | {'count': 2}}, BURGER), 2)

    def test_amended_against_each_other(self):
        """The game ended before Bo's turn, or it did not: only the first of the two is taken."""
        self.assertEqual(self.at_once(AMEND | {'with': {'do': 'end'}}, BURGER), 1)

    def test_taken_back_at_once(self):
        """Ann's donut or Bo's burger, whichever was the newest; what Bo says after it is gone is not Bo's to say."""
        self.assertIn(self.at_once({'do': 'undo'}, BURGER), (1, 2))

    def test_own_screen_undo(self):
        """The table's own screen takes back what a phone has said, and a phone not what the screen has."""
        ann, _ = self.table.sit(0)
        self.assertTrue(ann.ask(DONUT)['ok'])
        self.assertTrue(self.table.do('say', {'do': 'undo'})['ok'])
        self.assertTrue(self.table.do('say', {'do': 'adjust', 'who': 0, 'counter': 'donut', 'by': 1})['ok'])
        before = self.table.path.read_bytes()
        self.assertEqual(ann.ask({'do': 'undo'})['error']['code'], 'illegal')
        self.assertEqual(self.table.path.read_bytes(), before)


if __name__ == '__main__':
    unittest.main()
