"""A table that `tableside-referee share` serves, for tests."""

import http.client
import json
import subprocess
import tempfile
import urllib.parse
from pathlib import Path

from websocket import WebSocket

SNACKS = ['{"tableside":1,"game":"snack-wars","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cem"}],"options":{}}']


class Table:
    """A file with those lines, and the program that serves it until the end of `with`."""

    errors = ''

    def __init__(self, referee, lines=None, arguments=(), environment=None):
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / 'table.tableside'
        self.path.write_text(''.join(line + '\n' for line in lines or SNACKS), encoding='utf-8')
        self.referee, self.environment, self.phones = referee, environment, []
        self.command = [referee, 'share', self.path, *arguments]

    def __enter__(self):
        self.program = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                        env=self.environment)
        line = self.program.stdout.readline()
        if not line:
            raise RuntimeError(self.program.stderr.read().decode())
        self.take_links(json.loads(line))
        return self

    def __exit__(self, *_):
        self.end()
        for phone in self.phones:
            phone.close()
        self.program.stdout.close()
        self.program.stderr.close()
        self.folder.cleanup()

    def end(self):
        """Its input ends, and so does the program."""
        self.program.stdin.close()
        self.status = self.program.wait(60)
        self.errors = self.errors or self.program.stderr.read().decode()

    def take_links(self, links):
        self.links = links
        url = urllib.parse.urlsplit(links['url'])
        self.host, self.port = url.hostname, url.port or 80

    @property
    def authority(self):
        return self.links['url'].removeprefix('http://').rstrip('/')

    def token(self, seat):
        """That of a seat; of those who look on: None."""
        return self.links['watch'] if seat is None else self.links['seats'][seat]

    def connect(self, **options):
        self.phones.append(WebSocket(self.host, self.port, **options))
        return self.phones[-1]

    def sit(self, seat, lang=None, **options):
        """A phone at a seat, and what it was told first."""
        phone = self.connect(**options)
        phone.send({'token': self.token(seat)} | ({'lang': lang} if lang else {}))
        return phone, phone.read()

    def request(self, path, method='GET', headers=None, body=None):
        """Status, headers (names in lower case) and body."""
        connection = http.client.HTTPConnection(self.host, self.port, timeout=60)
        connection.putrequest(method, path, skip_host=True)
        for name, value in ({'Host': self.authority} | (headers or {})).items():
            if value is not None:
                connection.putheader(name, value)
        if body is not None:
            connection.putheader('Content-Length', str(len(body)))
        connection.endheaders(body)
        answer = connection.getresponse()
        found = answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
        connection.close()
        return found

    def lines(self):
        """What is on disk, read as JSON, without checksums."""
        found = [json.loads(line) for line in self.path.read_text(encoding='utf-8').splitlines()]
        for line in found:
            line.pop('sum', None)
        return found

    def replay(self):
        """The state that the file leads to."""
        return json.loads(subprocess.run([self.referee, 'replay', self.path], stdout=subprocess.PIPE, check=True).stdout)


class Host(Table):
    """A table that the test works as people do in the window: see host.c."""

    def __init__(self, referee, host, lines=None, **limits):
        super().__init__(referee, lines)
        self.command = [host, self.path, *(f'{name}={value}' for name, value in limits.items())]

    def do(self, word, *what):
        """What comes of it. New links are those of the table from then on."""
        what = [json.dumps(each) if isinstance(each, dict) else str(each) for each in what]
        self.program.stdin.write((' '.join([word, *what]) + '\n').encode())
        self.program.stdin.flush()
        answer = json.loads(self.program.stdout.readline())
        if 'url' in answer:
            self.take_links(answer)
        return answer

    def seats(self):
        """Those of the phones that are there, in the order in which they came."""
        return [guest['seat'] for guest in self.do('guests')['guests']]
