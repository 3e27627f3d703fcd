#!/usr/bin/env python3
"""The limits of phones.md that take time, with times of our own: who says no token, nothing at all or too much, who does not
read, who guesses. Called with tableside-referee and the program of host.c."""

import socket
import sys
import time
import unittest

from table import Host
from websocket import GRACE, PING, Refused

HOST, REFEREE = sys.argv.pop(), sys.argv.pop()
DONUT = {'do': 'take-food', 'food': 'donut', 'count': 1}
UNDO = {'do': 'undo'}
MIB = 1024 * 1024


def until(condition, what):
    """Waits for it, as long as it may take on a machine that has much to do."""
    end = time.monotonic() + GRACE
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(what)
        time.sleep(0.02)


class Limits(unittest.TestCase):
    def host(self, **limits):
        return self.enterContext(Host(REFEREE, HOST, **limits))

    def status(self, table):
        """What somebody is refused with who wants to come in, or None."""
        try:
            table.connect().close()
            return None
        except Refused as refused:
            return refused.status

    def test_no_token(self):
        """Who says nothing is no phone; the table's own screen goes on."""
        table = self.host(token_time=100)
        phone = table.connect()
        self.assertEqual(phone.wait_for_end(), 1008)
        self.assertTrue(table.do('say', DONUT)['ok'])
        self.assertEqual(table.seats(), [])

    def test_slow_requests(self):
        """Whoever says a byte now and then is let go all the same."""
        table = self.host(request_time=200)
        for said in (b'', b'G', b'GET /page.js HTTP/1.1\r\nHo'):
            with socket.create_connection((table.host, table.port), timeout=GRACE) as connection:
                try:
                    connection.sendall(said)
                    self.assertEqual(connection.recv(1), b'', said)
                except ConnectionError:
                    pass # it was let go before it had said that
        with socket.create_connection((table.host, table.port), timeout=0.05) as connection:
            with self.assertRaises(ConnectionError):
                while True:
                    connection.sendall(b'G')
                    try:
                        if connection.recv(1) == b'':
                            raise ConnectionError
                    except TimeoutError:
                        pass

    def test_guesses(self):
        """Ten, and nobody from there comes in, with the right token neither; until a minute is over."""
        table = self.host(wrong_time=2000)
        seated, _ = table.sit(1)
        refused = None
        for _ in range(100): # ten within the time, on a machine that has much to do
            try:
                phone = table.connect()
            except Refused as refusal:
                refused = refusal.status
                break
            phone.send({'token': 22 * 'A'})
            self.assertEqual(phone.wait_for_end(), 4403)
        self.assertEqual(refused, 429)
        self.assertEqual(table.request('/')[0], 200)
        self.assertTrue(table.do('say', DONUT)['ok'])
        self.assertEqual(seated.read()['said'], 'Ann takes 1 × Donut.')
        until(lambda: self.status(table) is None, 'nobody comes in any more')
        self.assertTrue(table.sit(0)[1]['ok'])

    def test_nine_guesses(self):
        table = self.host()
        for _ in range(9):
            phone = table.connect()
            phone.send({'token': 22 * 'A'})
            self.assertEqual(phone.wait_for_end(), 4403)
        self.assertTrue(table.sit(0)[1]['ok'])

    def test_silence(self):
        """Of two phones that say nothing, the one that does not answer pings is let go, as one that has lost its network."""
        table = self.host(ping_time=1000, silence_time=8000)
        alive, _ = table.sit(0)
        silent, _ = table.sit(1)
        alive.socket.settimeout(0.2)
        while len(table.seats()) == 2:
            try:
                opcode, payload = alive.read_frame()
                self.assertEqual(opcode, PING)
                alive.send_frame(10, payload)
                alive.pings += 1
            except TimeoutError:
                alive.stream = alive.socket.makefile('rb') # Python wants no more of one that has timed out
        self.assertEqual(table.seats(), [0])
        self.assertGreater(alive.pings, 1)
        self.assertTrue(table.do('say', DONUT)['ok'])
        alive.socket.settimeout(GRACE)
        self.assertEqual(alive.read()['said'], 'Ann takes 1 × Donut.')
        silent.close()

    def test_never_reads(self):
        """The table goes on while 1 MiB comes to wait for it, and then it is let go; who reads stays."""
        table = self.host()
        deaf = table.connect(receive_buffer=4096)
        deaf.send({'token': table.token(1), 'page': True})
        reader, _ = table.sit(2)
        told = 0
        while 1 in table.seats():
            self.assertTrue(table.do('say', UNDO if told % 2 else DONUT)['ok'])
            self.assertIn('said', reader.read())
            told += 1
            self.assertLess(told, 5000, 'too much waits')
        size = 0
        while chunk := self.read_rest(deaf):
            size += len(chunk)
        self.assertLess(size, MIB)
        self.assertEqual(table.seats(), [2])
        self.assertGreater(told, 100)

    def read_rest(self, phone):
        try:
            return phone.socket.recv(65536)
        except ConnectionError:
            return b''

    def test_flood(self):
        table = self.host()
        other, _ = table.sit(1)
        phone, _ = table.sit(0)
        try:
            for _ in range(100):
                phone.send(UNDO)
        except ConnectionError:
            pass # it was told before it had said all
        self.assertEqual(phone.wait_for_end(), 1008)
        self.assertEqual(table.seats(), [1])
        self.assertTrue(table.do('say', DONUT)['ok'])
        self.assertIn('said', other.read())

    def test_waiting(self):
        """Entries wait for the disk, 64 of one phone: the next is one too many."""
        table = self.host(messages=1000)
        phone, _ = table.sit(0)
        table.do('gate', 'close')
        try:
            for _ in range(80):
                phone.send(DONUT)
        except ConnectionError:
            pass # it was told before it had said all
        self.assertEqual(phone.wait_for_end(), 1008)
        table.do('gate', 'open')
        until(lambda: len(table.lines()) > 1, 'what was on its way does not come')
        self.assertEqual(len(table.lines()), 2)
        self.assertTrue(table.sit(0)[1]['ok'])


if __name__ == '__main__':
    unittest.main()
