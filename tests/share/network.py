#!/usr/bin/env python3
"""The network goes under a table that is shared, and comes back: the table goes on, and so do its phones. In a network of the
test's own, which is nobody's. Called with tableside-referee and the program of host.c."""

import fcntl
import os
import shutil
import socket
import struct
import subprocess
import sys
import time
import unittest

from table import SNACKS, Host, Table
from websocket import WebSocket

ADDRESS = '10.77.0.1'
DONUT = {'do': 'take-food', 'food': 'donut', 'count': 1}
SET_ADDRESS, SET_FLAGS, UP = 0x8916, 0x8914, 1
SKIPPED = 77


def set_address(name, address):
    """Of the loopback interface, which has another one besides under that name; 0.0.0.0 takes it away."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as control:
        fcntl.ioctl(control, SET_ADDRESS, struct.pack('16sHH4s8x', name, socket.AF_INET, 0, socket.inet_aton(address)))
    if address != '0.0.0.0':
        set_flags(name, UP)


def set_flags(name, flags):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as control:
        fcntl.ioctl(control, SET_FLAGS, struct.pack('16sH14x', name, flags))


class Network(unittest.TestCase):
    def setUp(self):
        set_address(b'lo', '127.0.0.1')

    def test_goes_and_comes(self):
        set_address(b'lo:1', ADDRESS)
        self.table = self.enterContext(Table(REFEREE, SNACKS, arguments=['--address', ADDRESS]))
        ann, bo = self.table.sit(0)[0], self.table.sit(1)[0]
        self.assertTrue(ann.ask(DONUT)['ok'])
        set_address(b'lo:1', '0.0.0.0')
        with self.assertRaises(OSError):
            WebSocket(ADDRESS, self.table.port)
        self.assertIsNone(self.table.program.poll())
        self.assertEqual(len(self.table.lines()), 2)
        set_address(b'lo:1', ADDRESS)
        self.assertTrue(self.table.sit(0)[1]['ok'])
        self.assertTrue(ann.ask({'do': 'undo'})['ok']) # to a connection nothing has happened
        self.assertEqual([bo.read()['who'], bo.read()['who']], [0, 0])

    def test_usual_port(self):
        """That of HTTP, which browsers leave out of links, Host and Origin."""
        self.table = self.enterContext(Table(REFEREE, SNACKS, arguments=['--port', '80']))
        self.assertEqual(self.table.links['url'], 'http://127.0.0.1/')
        for said in ('127.0.0.1', '127.0.0.1:80'):
            self.assertEqual(self.table.request('/', headers={'Host': said})[0], 200)
            self.table.connect(says_host=said, origin=f'http://{said}').close()
        self.assertEqual(self.table.request('/', headers={'Host': '127.0.0.1:8080'})[0], 403)

    def test_half_open(self):
        """Phones that are out of reach and have said nothing of it: the table goes on at once, and lets them go in time."""
        table = self.enterContext(Host(REFEREE, HOST, ping_time=1000, silence_time=6000))
        phones = [table.sit(seat)[0] for seat in (0, 1, None)]
        set_flags(b'lo', 0)
        self.assertTrue(table.do('say', DONUT)['ok'])
        self.assertEqual(len(table.lines()), 2)
        self.assertEqual(len(table.seats()), len(phones))
        while table.seats():
            time.sleep(0.1)
        self.assertTrue(table.do('say', {'do': 'undo'})['ok'])
        set_flags(b'lo', UP)
        self.assertTrue(table.sit(0)[1]['ok'])


def main():
    if os.environ.get('TABLESIDE_NETWORK') == 'own':
        unittest.main()
    own = ['unshare', '--user', '--map-root-user', '--net']
    if shutil.which('unshare') is None or subprocess.run([*own, 'true'], check=False).returncode != 0:
        print('There is no network of our own to be had here.')
        return SKIPPED
    return subprocess.run([*own, sys.executable, __file__, *sys.argv[1:]], check=False,
                          env=os.environ | {'TABLESIDE_NETWORK': 'own'}).returncode


REFEREE, HOST = sys.argv[1:3]
if os.environ.get('TABLESIDE_NETWORK') == 'own':
    del sys.argv[1:]
sys.exit(main())
