#!/usr/bin/env python3
"""What browsers would not do: other hosts and origins, guessed tokens, floods, endless requests and messages, connections
that only hold on. The table does not notice. Called with tableside-referee."""

import socket
import sys
import unittest

from table import Table
from websocket import BINARY, PING, TEXT, Refused

REFEREE = sys.argv.pop(1)
DONUT = {'do': 'take-food', 'food': 'donut', 'count': 1}
HEADERS = {'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store'}


class Limits(unittest.TestCase):
    def setUp(self):
        self.table = self.enterContext(Table(REFEREE))
        self.before = self.table.path.read_bytes()

    def tearDown(self):
        self.assertIsNone(self.table.program.poll())
        self.assertEqual(self.table.path.read_bytes(), self.before)

    def status(self, **options):
        with self.assertRaises(Refused) as refused:
            self.table.connect(**options)
        self.check_headers(refused.exception.headers)
        return refused.exception.status

    def check_headers(self, headers):
        self.assertEqual(headers | HEADERS, headers)
        for part in ("default-src 'none'", "frame-ancestors 'none'"):
            self.assertIn(part, headers['content-security-policy'])

    def test_http(self):
        for path, status in (('/', 200), ('/page.css', 200), ('/page.js', 200), ('/snack-wars-donut.svg', 200), ('/x', 404),
                             ('/chip-shop-tile.svg', 404), ('/table', 404), ('/snack-wars-../x.svg', 404)):
            for method in ('GET', 'HEAD'):
                found, headers, body = self.table.request(path, method)
                self.assertEqual(found, status, path)
                self.assertEqual(body != b'', method == 'GET' and status == 200)
                self.check_headers(headers)
        for method in ('POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'):
            found, headers, _ = self.table.request('/', method, body=b'x')
            self.assertEqual(found, 405)
            self.check_headers(headers)

    def test_hosts(self):
        for host in ('evil.example', f'evil.example:{self.table.port}', '127.0.0.1', f'localhost:{self.table.port}',
                     '127.0.0.1:1', f'127.0.0.1.evil.example:{self.table.port}'):
            found, headers, body = self.table.request('/', headers={'Host': host})
            self.assertEqual((found, body), (403, b''), host)
            self.check_headers(headers)
            self.assertEqual(self.status(says_host=host), 403)

    def test_origins(self):
        for origin in ('http://evil.example', 'null', f'https://{self.table.authority}', 'http://127.0.0.1'):
            self.assertEqual(self.status(origin=origin), 403, origin)
        self.table.connect(origin=f'http://{self.table.authority}').close()

    def test_tokens(self):
        token = self.table.token(0)
        wrong = [{'token': token[:-1]}, {'token': token + 'A'}, {'token': token[:-1] + ('A' if token[-1] != 'A' else 'Q')},
                 {'token': ''}, {'token': 7}, {'token': None}, {}, [], 'x', {'token': token, 'lang': 7}]
        for hello in wrong:
            phone = self.table.connect()
            phone.send(hello)
            self.assertEqual(phone.wait_for_end(), 4403, hello)
        self.assertEqual(self.status(), 429)
        self.assertEqual(self.table.request('/')[0], 200)

    def test_messages(self):
        whole = b'{"do":"undo"}'
        for pieces in ([whole], [whole[:3], whole[3:]], [whole[i:i + 1] for i in range(len(whole))]):
            phone, _ = self.table.sit(0)
            for i, piece in enumerate(pieces):
                phone.send_frame(TEXT if i == 0 else 0, piece, final=i == len(pieces) - 1)
                if i < len(pieces) - 1:
                    phone.send_frame(PING, b'between')
            self.assertEqual(phone.read()['error']['message'], 'There is nothing to undo.')

    def test_what_is_no_message(self):
        for code, frames in ((1003, [(BINARY, whole(10))]), (1009, [(TEXT, whole(70000))]), (1009, [(TEXT, whole(60000)), (0, whole(9000))]),
                             (1009, [(TEXT, whole(1000))] + 200 * [(0, whole(1000))]), (1007, [(TEXT, b'\xff\xfe')])):
            phone, _ = self.table.sit(0)
            try:
                for i, (opcode, payload) in enumerate(frames):
                    phone.send_frame(opcode, payload, final=i == len(frames) - 1)
            except ConnectionError:
                pass # it was told before it had said all
            self.assertEqual(phone.wait_for_end(), code)

    def test_longest_message(self):
        phone, _ = self.table.sit(0)
        self.assertEqual(phone.ask('{"do":"undo","note":"' + 65000 * 'x' + '"}')['error']['code'], 'range')

    def test_flood(self):
        phone, _ = self.table.sit(0)
        try:
            for _ in range(40):
                phone.send({'do': 'undo'})
        except ConnectionError:
            pass
        self.assertEqual(phone.wait_for_end(), 1008)

    def test_seventeen(self):
        phones = [self.table.sit(i % 3)[0] for i in range(16)]
        self.assertEqual(self.status(), 503)
        phones[3].close()
        for _ in range(200):
            try:
                self.table.connect().close()
                break
            except Refused as refused:
                self.assertEqual(refused.status, 503)
        else:
            self.fail('The place of one that has gone stays taken.')

    def test_holding_on(self):
        """Who connects and says nothing keeps nobody out."""
        held = [socket.create_connection((self.table.host, self.table.port)) for _ in range(300)]
        for connection in held[::3]:
            connection.sendall(b'GET / HTTP/1.1\r\nX: ')
        self.assertEqual(self.table.request('/')[0], 200)
        self.assertTrue(self.table.sit(0)[1]['ok'])
        for connection in held:
            connection.close()

    def test_endless_requests(self):
        for begin in (b'GET / HTTP/1.1\r\nX: ', b'GET /', b'POST / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n'):
            with socket.create_connection((self.table.host, self.table.port), timeout=60) as connection:
                with self.assertRaises(ConnectionError):
                    connection.sendall(begin)
                    while True:
                        connection.sendall(10000 * b'x')
        self.assertEqual(self.table.request('/')[0], 200)

    def test_slow_requests(self):
        """Whoever says a byte now and then is let go all the same."""
        with socket.create_connection((self.table.host, self.table.port), timeout=1) as connection:
            with self.assertRaises(ConnectionError):
                while True:
                    connection.sendall(b'G')
                    try:
                        if connection.recv(1) == b'':
                            raise ConnectionError
                    except TimeoutError:
                        pass

    def test_no_token(self):
        phone = self.table.connect()
        self.assertEqual(phone.wait_for_end(), 1008)


def whole(size):
    return size * b'x'


if __name__ == '__main__':
    unittest.main()
