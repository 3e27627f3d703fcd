#!/usr/bin/env python3
"""What browsers would not do: other hosts and origins, guessed tokens, requests and frames that are none or never end,
connections that only hold on. The table does not notice. Called with tableside-referee."""

import json
import re
import socket
import struct
import sys
import unittest

from table import Table
from websocket import BINARY, CLOSE, GRACE, PING, TEXT, Refused, read_head

REFEREE = sys.argv.pop(1)
DONUT = {'do': 'take-food', 'food': 'donut', 'count': 1}
HEADERS = {'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store'}


class Hostile(unittest.TestCase):
    def setUp(self):
        self.table = self.enterContext(Table(REFEREE))
        self.before = self.table.path.read_bytes()
        self.watching, _ = self.table.sit(None)

    def tearDown(self):
        """Nothing was said, all that goes on goes on, and the program has nothing to complain about."""
        self.assertIsNone(self.table.program.poll())
        self.assertEqual(self.table.path.read_bytes(), self.before)
        self.assertEqual(self.watching.ask('x')['error']['code'], 'illegal')
        self.watching.close()
        self.table.end()
        self.assertEqual((self.table.status, self.table.errors), (0, ''))

    def status(self, **options):
        with self.assertRaises(Refused) as refused:
            self.table.connect(**options)
        self.check_headers(refused.exception.headers)
        return refused.exception.status

    def check_headers(self, headers):
        self.assertEqual(headers | HEADERS, headers)
        policy = headers['content-security-policy'].split('; ')
        self.assertEqual({part.split(' ', 1)[1] for part in policy}, {"'none'", "'self'"})
        self.assertLessEqual({"default-src 'none'", "frame-ancestors 'none'", "script-src 'self'"}, set(policy))
        self.assertNotIn('set-cookie', headers)

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
        phone = self.table.connect(origin=f'http://{self.table.authority}')
        self.check_headers(phone.headers)
        phone.close()

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
        """64 KiB in all are taken, and a byte more is not; in pieces neither."""
        longest = b'{"do":"undo","note":"' + whole(65536 - 23) + b'"}'
        self.assertEqual(len(longest), 65536)
        for pieces in ([longest], [longest[:40000], longest[40000:]]):
            phone, _ = self.table.sit(0)
            self.say_pieces(phone, pieces)
            self.assertEqual(phone.read()['error']['code'], 'syntax') # with its time it is too long to be kept
            self.say_pieces(phone, pieces[:-1] + [pieces[-1] + b' '])
            self.assertEqual(phone.wait_for_end(), 1009)

    def say_pieces(self, phone, pieces):
        for i, piece in enumerate(pieces):
            phone.send_frame(TEXT if i == 0 else 0, piece, final=i == len(pieces) - 1)

    def test_seventeen(self):
        phones = [self.table.sit(i % 3)[0] for i in range(15)] # and the one that looks on
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

    def test_all_at_once(self):
        """Of forty who want to come in at the same time, fifteen do."""
        wish = (f'GET /table HTTP/1.1\r\nHost: {self.table.authority}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
                'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n').encode()
        wishes = [self.enterContext(socket.create_connection((self.table.host, self.table.port), timeout=GRACE)) for _ in range(40)]
        for each in wishes:
            each.sendall(wish)
        answers = [read_head(each.makefile('rb'))[0] for each in wishes]
        self.assertEqual((answers.count(101), answers.count(503)), (15, 25), answers)

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

    def raw(self, said):
        """Says bytes and hangs up in that direction; all that comes back."""
        heard = b''
        with socket.create_connection((self.table.host, self.table.port), timeout=GRACE) as connection:
            try:
                connection.sendall(said)
                connection.shutdown(socket.SHUT_WR)
                while chunk := connection.recv(65536):
                    heard += chunk
            except ConnectionError:
                pass # it was let go before it had said all
        self.assertEqual(heard.count(b'HTTP/1.'), heard.count(b'frame-ancestors'), heard)
        return heard

    def statuses(self, said):
        """Those of all answers to what was said."""
        return [int(status) for status in re.findall(rb'HTTP/1\.[01] (\d+) ', self.raw(said))]

    def test_paths(self):
        """What else leads to the page, or beside it."""
        for path in ('/..', '/../', '/../page.js', '/./page.css', '//page.js', '/page.js/', '/page.js/../page.css', '/%2e%2e/page.js',
                     '/page.js%00', '/snack-wars-%2e%2e%2fpage.js', '/snack-wars-..%2f..%2fpage.html.svg', '/page.html', '/index.html',
                     '/pictures/snack-wars-donut.svg', '/snack-wars-donut.svg/', '/snack-wars-.svg', '/etc/passwd', '/favicon.ico', '/table/',
                     '/table/x', '/TABLE', '/Page.js', '/' + 5000 * 'x', '/' + 100 * '../' + 'etc/passwd', '/%ff', '/%', '*'):
            heard = self.raw(f'GET {path} HTTP/1.1\r\nHost: {self.table.authority}\r\n\r\n'.encode())
            head, _, body = heard.partition(b'\r\n\r\n')
            self.assertIn(head[:12], (b'HTTP/1.1 404', b'HTTP/1.1 400', b'HTTP/1.1 200'), path)
            if head[9:12] == b'200': # what a path means is looked at once it is read
                self.assertIn(body, [self.table.request(each)[2] for each in ('/', '/page.css', '/page.js', '/snack-wars-donut.svg')], path)
        self.assertEqual(self.table.request('/page.js?x=1')[0], 200)

    def test_hosts_in_other_words(self):
        """Only one that is the server's own says where the request is for; a path with a host in it is none."""
        own = self.table.authority
        for lines in (['Host: evil.example', f'Host: {own}'], [f'Host: {own}', 'Host: evil.example'], [f'Host: {own}, evil.example'], ['Host:'], [],
                      [f'Host: {own}.'], [f'Host: user@{own}'], [f'Host: {own}/'], [f'X: {own}'], [f'Host: 0x7f.1:{self.table.port}'],
                      [f'Host: 2130706433:{self.table.port}'], [f'Host: 127.1:{self.table.port}'], [f'Host: {own.replace(":", ":0")}']):
            for target in ('/', '/table'):
                found = self.statuses(('\r\n'.join([f'GET {target} HTTP/1.1', *lines]) + '\r\n\r\n').encode())
                self.assertIn(found, ([403], [400]), lines)
        for target in (f'http://evil.example/', f'http://evil.example:{self.table.port}/page.js', f'https://{own}/', f'http://user@{own}/',
                       f'http://evil.example@{own}/'):
            found = self.statuses(f'GET {target} HTTP/1.1\r\nHost: evil.example\r\n\r\n'.encode())
            self.assertIn(found, ([403], [400], [404]), target)
        self.assertIn(self.statuses(b'GET / HTTP/1.0\r\n\r\n'), ([403], [400]))
        for target in ('CONNECT evil.example:80', 'CONNECT ' + own):
            self.assertIn(self.statuses(f'{target} HTTP/1.1\r\nHost: {own}\r\n\r\n'.encode()), ([405], [400]))

    def test_pipelined(self):
        """A connection is for one request: what comes behind it is not looked at."""
        get = f'GET / HTTP/1.1\r\nHost: {self.table.authority}\r\n\r\n'.encode()
        self.assertEqual(self.statuses(3 * get), [200])
        self.assertEqual(self.statuses(get + b'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n'), [200])
        hidden = f'POST / HTTP/1.1\r\nHost: {self.table.authority}\r\nContent-Length: {len(get)}\r\n'.encode()
        for more in (b'', b'Transfer-Encoding: chunked\r\n', b'Content-Length: 0\r\n', b'Expect: 100-continue\r\n'):
            self.assertIn(self.statuses(hidden + more + b'\r\n' + get)[-1:], ([405], [400]), more)

    def test_no_requests(self):
        for said in (b'', b'\r\n', 1000 * b'\r\n', b'\x16\x03\x01\x02\x00\x01\x00\x01\xfc', 3000 * b'\0', bytes(range(256)), b'GET\r\n\r\n',
                     b'GET / HTTP/9.9\r\n\r\n', b'GET / HTTP/1.1\r\nHost\r\n\r\n', b'\xff\xfe / HTTP/1.1\r\n\r\n', b'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
                     b'GET / HTTP/1.1\r\n' + b''.join(b'X-%d: y\r\n' % i for i in range(2000)) + b'\r\n'):
            heard = self.raw(said)
            self.assertNotIn(b' 200 ', heard[:20], said[:40])
            self.assertNotIn(b' 101 ', heard[:20], said[:40])

    def handshake(self, *lines, path='/table', method='GET', version='1.1'):
        """What is answered to a wish for a WebSocket that is not made as it should be."""
        head = [f'{method} {path} HTTP/{version}', f'Host: {self.table.authority}', *lines]
        return self.statuses(('\r\n'.join(head) + '\r\n\r\n').encode())

    def test_handshakes(self):
        upgrade = ['Upgrade: websocket', 'Connection: Upgrade']
        key, version = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13'
        own = f'Origin: http://{self.table.authority}'
        for lines in ([*upgrade], [*upgrade, version], [*upgrade, key], [*upgrade, key, 'Sec-WebSocket-Version: 8'], [key, version],
                      [*upgrade, version, 'Sec-WebSocket-Key: short'], ['Upgrade: h2c', 'Connection: Upgrade', key, version],
                      [*upgrade, key, version, own, 'Origin: http://evil.example'], [*upgrade, key, version, 'Origin: http://evil.example', own],
                      [*upgrade, key, version, f'{own}, http://evil.example'], [*upgrade, key, version, f'{own}.evil.example'],
                      [*upgrade, key, version, 'Origin:']):
            self.assertIn(self.handshake(*lines), ([400], [403], [404], [426]), lines)
        for method in ('POST', 'HEAD', 'OPTIONS'):
            self.assertNotIn(101, self.handshake(*upgrade, key, version, method=method))
        for path in ('/', '/table/x', '/page.js', '/tables'):
            self.assertNotIn(101, self.handshake(*upgrade, key, version, path=path))
        self.assertEqual(self.handshake(*upgrade, key, version, own), [101])

    def test_compressed(self):
        """Nothing is compressed, whatever is offered."""
        with socket.create_connection((self.table.host, self.table.port), timeout=GRACE) as connection:
            connection.sendall((f'GET /table HTTP/1.1\r\nHost: {self.table.authority}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
                                'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n'
                                'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n').encode())
            status, headers = read_head(connection.makefile('rb'))
            self.assertEqual(status, 101)
            self.assertNotIn('sec-websocket-extensions', headers)

    def test_frames(self):
        """Frames that RFC 6455 knows not, or not so: whoever says them is let go, and nobody else is."""
        wrong = {
            'not masked': lambda phone: phone.send_frame(TEXT, b'{"do":"undo"}', masked=False),
            'compressed': lambda phone: phone.send_frame(TEXT | 0x40, b'{"do":"undo"}'),
            'reserved bits': lambda phone: phone.send_frame(TEXT | 0x30, b'{"do":"undo"}'),
            'a kind that is not there': lambda phone: phone.send_frame(3, b'x'),
            'a control that is not there': lambda phone: phone.send_frame(11, b'x'),
            'a ping in pieces': lambda phone: phone.send_frame(PING, b'x', final=False),
            'a long ping': lambda phone: phone.send_frame(PING, whole(126)),
            'a rest of nothing': lambda phone: phone.send_frame(0, b'x'),
            'two beginnings': lambda phone: [phone.send_frame(TEXT, b'x', final=False), phone.send_frame(TEXT, b'y')],
            'a close of one byte': lambda phone: phone.send_frame(CLOSE, b'x'),
            'a close with no such code': lambda phone: phone.send_frame(CLOSE, struct.pack('>H', 1005)),
            'a close that is no text': lambda phone: phone.send_frame(CLOSE, struct.pack('>H', 1000) + b'\xff'),
            'a character in two halves, one of them missing': lambda phone: [phone.send_frame(TEXT, b'\xc3', final=False), phone.send_frame(0, b'(')],
            'a surrogate': lambda phone: phone.send_frame(TEXT, b'"\xed\xa0\x80"'),
            'a length that nobody has': lambda phone: phone.socket.sendall(b'\x81\xff' + struct.pack('>Q', 2**63) + whole(200000)),
            'a length of all memory': lambda phone: phone.socket.sendall(b'\x81\xff' + struct.pack('>Q', 2**62) + whole(200000)),
            'half a frame and gone': lambda phone: [phone.socket.sendall(b'\x81\xfe\xff'), phone.socket.shutdown(socket.SHUT_WR)],
        }
        for what, say in wrong.items():
            phone, _ = self.table.sit(0)
            try:
                say(phone)
            except ConnectionError:
                pass # it was told before it had said all
            self.assertIsNotNone(phone.wait_for_end(), what)

    def test_endless_pings(self):
        """Pings are answered, but not without end: they are part of what a message may have around it."""
        phone, _ = self.table.sit(0)
        try:
            for _ in range(5000):
                phone.send_frame(PING, whole(125))
        except ConnectionError:
            pass # it was told before it had said all
        self.assertIn(phone.wait_for_end(), (1009, 1006))

    def test_whole_characters(self):
        """Text in pieces may be cut within a character."""
        phone, _ = self.table.sit(0)
        text = '{"do":"grüße"}'.encode()
        self.say_pieces(phone, [text[:9], text[9:]])
        self.assertEqual(phone.read()['error']['code'], 'unknown-verb')

    def test_texts_that_are_no_entries(self):
        """Each is refused in words, and its phone stays."""
        deep = 1000 * '[' + 1000 * ']'
        for text in ('', ' ', '{}', '[]', 'null', '1e999', '"x"', '{"do":null}', '{"do":7}', '{"do":["undo"]}', '{"do":"undo","do":"undo"}', '{"do":"undo"}{}',
                     '{"do":"undo"}\n{"do":"undo"}', '{"do":"undo\\u0000"}', '{"do":"undo","x":' + deep + '}', deep, '{"do":"undo","who":-1}',
                     '{"do":"undo","from":99}', '{"do":"undo","at":"now"}', '{"token":"x"}', json.dumps({'token': self.table.token(1)}),
                     '{"tableside":1,"game":"snack-wars","players":[]}', '\ufeff{"do":"undo"}', '{"do":"take-food","food":"donut","count":1e400}',
                     '{"do":"take-food","food":"donut","count":1.5}', '{"do":"take-food","food":"🍩","count":1}'):
            phone, _ = self.table.sit(0)
            answer = phone.ask(text)
            self.assertEqual((answer['ok'], bool(answer['error']['message'])), (False, True), text[:60])
            self.assertTrue(phone.ask('{"do":"undo"}')['error']['message'])
            phone.close()

    def test_gone_in_between(self):
        """Whoever is gone before an answer is missed by nobody."""
        for _ in range(50):
            phone = self.table.connect()
            phone.send({'token': self.table.token(0)})
            phone.send({'do': 'undo'})
            phone.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack('ii', 1, 0)) # at once, with no farewell
            phone.close()


def whole(size):
    return size * b'x'


if __name__ == '__main__':
    unittest.main()
