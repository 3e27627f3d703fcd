#!/usr/bin/env python3
"""A table that phones share: links, what a phone is told first, entries, what others hear, and what is not theirs to say.
And the program that serves it: when it ends, its lock, its options. Called with tableside-referee."""

import socket
import subprocess
import sys
import unittest

from table import Table

REFEREE = sys.argv.pop(1)
ANY_GAME = ['{"tableside":1,"game":"any-game","players":[{"name":"Ann"},{"name":"Bo"}],"options":{"rounds":2,"write":"rounds"}}']
COUNTED = ['{"tableside":1,"game":"snack-wars","players":[{"name":"Ann"},{"name":"Bo"}],"options":{"tally_only":true}}']
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

    def test_any_seat(self):
        """Verbs of the whole table anybody says; those that each says for itself nobody else does."""
        with Table(REFEREE, ANY_GAME) as table:
            self.assertTrue(table.sit(1)[0].ask({'do': 'round', 'points': [3, 5]})['ok'])
        with Table(REFEREE, COUNTED) as table:
            ann, bo = table.sit(0)[0], table.sit(1)[0]
            collection = {'do': 'collection', 'who': 1, 'foods': {'donut': 2}}
            before = table.path.read_bytes()
            self.assertEqual(ann.ask(collection)['error']['code'], 'illegal')
            self.assertEqual(table.path.read_bytes(), before)
            self.assertTrue(bo.ask(collection)['ok'])
            self.assertTrue(ann.ask({'do': 'finish'})['ok'])

    def test_reminders(self):
        """One that is due is on the phone of the seat whose turn it is for, or on all; any phone answers it, and none that looks on."""
        pages = {seat: self.table.connect() for seat in (0, 1, None)}
        for seat, page in pages.items():
            page.send({'token': self.table.token(seat), 'page': True})
            self.assertEqual(page.read()['page']['reminders'], [])

        def say(seat, entry):
            """What each page is told of it."""
            told = {seat: pages[seat].ask(entry)}
            self.assertTrue(told[seat]['ok'], entry)
            told |= {other: page.read() for other, page in pages.items() if other != seat}
            return [[each['text'] for each in told[seat]['page']['reminders']] for seat in (0, 1, None)]

        self.assertEqual(say(1, {'do': 'remind', 'text': 'Tea'}), [['Tea'], ['Tea'], ['Tea']])
        self.assertEqual(say(0, {'do': 'remind', 'text': 'Bonus', 'seat': 1}), [['Tea'], ['Tea'], ['Tea']])
        self.refused(pages[None], {'do': 'reminded', 'text': 'Tea', 'answer': 'done'}, 'illegal')
        self.assertEqual(say(0, {'do': 'reminded', 'text': 'Tea', 'answer': 'done'}), [[], [], []])
        self.assertEqual(say(0, DONUTS), [[], ['Bonus'], []])
        self.assertEqual(say(1, {'do': 'reminded', 'text': 'Bonus', 'answer': 'later'}), [[], [], []])

    def test_looking_on(self):
        phone, _ = self.table.sit(None)
        for entry in (DONUTS, {'do': 'undo'}, 'nonsense'):
            self.refused(phone, entry, 'illegal')


class Program(unittest.TestCase):
    def call(self, *arguments):
        """What it exits with, having served nothing, and what it says."""
        done = subprocess.run([REFEREE, 'share', *arguments], stdin=subprocess.DEVNULL, capture_output=True, check=False, timeout=60)
        self.assertEqual(done.stdout, b'')
        self.assertNotEqual(done.stderr, b'')
        return done.returncode

    def test_terminated(self):
        with Table(REFEREE) as table:
            ann, _ = table.sit(0)
            self.assertTrue(ann.ask(DONUTS)['ok'])
            table.program.terminate()
            self.assertEqual(ann.wait_for_end(), 1001)
            self.assertEqual(table.program.wait(60), 0)
            self.assertEqual(len(table.lines()), 2)

    def test_input_that_goes_on(self):
        """What is said there is of no interest; its end is."""
        with Table(REFEREE) as table:
            table.program.stdin.write(100000 * b'x\n')
            table.program.stdin.flush()
            self.assertTrue(table.sit(0)[1]['ok'])
            table.end()
            self.assertEqual((table.status, table.errors), (0, ''))

    def test_lock(self):
        with Table(REFEREE) as table:
            before = table.path.read_bytes()
            self.assertEqual(self.call(table.path), 1)
            done = subprocess.run([REFEREE, 'record', table.path], input=b'{"do":"end"}\n', capture_output=True, check=False)
            self.assertNotEqual(done.returncode, 0)
            self.assertEqual(table.path.read_bytes(), before)
            table.end()
            done = subprocess.run([REFEREE, 'record', table.path], input=b'{"do":"end"}\n', capture_output=True, check=False)
            self.assertEqual(done.returncode, 0)

    def test_options(self):
        with Table(REFEREE) as table:
            before = table.path.read_bytes()
            for wrong in (['--port', '70000'], ['--port', '-1'], ['--port', 'x'], ['--address', '0.0.0.0'], ['--address', '::'],
                          ['--address', '224.0.0.1'], ['--address', 'localhost'], ['--address', ''], ['more']):
                self.assertEqual(self.call(table.path, *wrong), 2, wrong)
            table.end()
            self.assertEqual(self.call(table.path, '--address', '203.0.113.1'), 1) # nobody's: RFC 5737
            self.assertEqual(self.call(table.path.with_name('nothing.tableside')), 1)
            with socket.create_server(('127.0.0.1', 0)) as taken:
                self.assertEqual(self.call(table.path, '--port', str(taken.getsockname()[1])), 1)
            self.assertEqual(table.path.read_bytes(), before)

    def test_port(self):
        with socket.create_server(('127.0.0.1', 0)) as free:
            port = free.getsockname()[1]
        with Table(REFEREE, arguments=['--port', str(port)]) as table:
            self.assertEqual(table.links['url'], f'http://127.0.0.1:{port}/')

    def test_longer_addresses(self):
        """Version 6 of them; the brackets belong to the host."""
        try:
            socket.create_server(('::1', 0), family=socket.AF_INET6).close()
        except OSError:
            self.skipTest('There is no such network here.')
        with Table(REFEREE, arguments=['--address', '::1']) as table:
            self.assertEqual(table.links['url'], f'http://[::1]:{table.port}/')
            self.assertEqual(table.request('/')[0], 200)
            self.assertEqual(table.request('/', headers={'Host': f'localhost:{table.port}'})[0], 403)
            self.assertTrue(table.sit(0, says_host=table.authority, origin=table.links['url'].rstrip('/'))[1]['ok'])
            with self.assertRaises(ConnectionRefusedError): # of one address, and not of all
                socket.create_connection(('127.0.0.1', table.port))

    def test_bad_tables(self):
        with Table(REFEREE) as table:
            table.end()
            for header in ('{"tableside":1,"game":"chess","players":[]}', 'nonsense'):
                table.path.write_text(header + '\n', encoding='utf-8')
                self.assertEqual(self.call(table.path), 2, header)


if __name__ == '__main__':
    unittest.main()
