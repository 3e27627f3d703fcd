"""A plain WebSocket client (RFC 6455) for tests: it sends what browsers send, and what they never would."""

import base64
import json
import os
import socket
import struct
import time

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
GRACE = 30  # seconds until a test gives up: nothing asserts how long anything takes


class Refused(Exception):
    """The server answered the handshake with another status."""

    def __init__(self, status, headers):
        super().__init__(status)
        self.status, self.headers = status, headers


def read_head(stream):
    """Status and headers of an answer, header names in lower case; None where there is no answer."""
    line = stream.readline()
    if not line:
        return None, {}
    status, headers = int(line.split()[1]), {}
    while (line := stream.readline().strip()):
        name, _, value = line.decode().partition(':')
        headers[name.lower()] = value.strip()
    return status, headers


class WebSocket:
    def __init__(self, host, port, path='/table', origin=None, says_host=None, receive_buffer=None):
        self.socket = socket.socket(socket.AF_INET6 if ':' in host else socket.AF_INET)
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(GRACE)
        self.socket.connect((host, port))
        self.stream = self.socket.makefile('rb')
        self.code = None  # what it was closed with
        self.pings = 0
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f'GET {path} HTTP/1.1', f'Host: {says_host or f"{host}:{port}"}', 'Upgrade: websocket', 'Connection: Upgrade',
                 f'Sec-WebSocket-Key: {key}', 'Sec-WebSocket-Version: 13']
        if origin:
            lines.append(f'Origin: {origin}')
        self.socket.sendall(('\r\n'.join(lines) + '\r\n\r\n').encode())
        self.status, self.headers = read_head(self.stream)
        if self.status != 101:
            self.socket.close()
            raise Refused(self.status, self.headers)

    def send_frame(self, opcode, payload, final=True, masked=True):
        head = bytes([opcode | (0x80 if final else 0)])
        size = len(payload)
        mark = 0x80 if masked else 0
        if size < 126:
            head += bytes([mark | size])
        elif size < 65536:
            head += bytes([mark | 126]) + struct.pack('>H', size)
        else:
            head += bytes([mark | 127]) + struct.pack('>Q', size)
        mask = os.urandom(4)
        if masked:
            payload = mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self.socket.sendall(head + payload)

    def send(self, message):
        text = message if isinstance(message, str) else json.dumps(message, ensure_ascii=False)
        self.send_frame(TEXT, text.encode())

    def read_frame(self):
        """Opcode and payload; (None, b'') at the end."""
        try:
            head = self.stream.read(2)
            if len(head) < 2:
                return None, b''
            size = head[1] & 0x7f
            if size == 126:
                size = struct.unpack('>H', self.stream.read(2))[0]
            elif size == 127:
                size = struct.unpack('>Q', self.stream.read(8))[0]
            return head[0] & 0x0f, self.stream.read(size)
        except ConnectionError:
            return None, b''

    def receive(self):
        """The next message, as text; None once it is closed, and `code` says with what (1006: with nothing)."""
        until = time.monotonic() + GRACE
        while time.monotonic() < until:
            opcode, payload = self.read_frame()
            if opcode == TEXT:
                return payload.decode()
            if opcode == PING:
                self.pings += 1
                self.send_frame(PONG, payload)
            if opcode in (CLOSE, None):
                if self.code is None:
                    self.code = struct.unpack('>H', payload[:2])[0] if payload else 1006
                self.close()
                return None
        raise TimeoutError('Nobody says anything.')

    def read(self):
        """The next message, which is JSON; None once it is closed."""
        text = self.receive()
        return None if text is None else json.loads(text)

    def ask(self, message):
        """Says something and waits for the answer to it; what others say meanwhile is let pass."""
        self.send(message)
        while (answer := self.read()) is not None and 'said' in answer:
            pass
        return answer

    def wait_for_end(self):
        """What it is closed with."""
        while self.read() is not None:
            pass
        return self.code

    def close(self):
        self.stream.close()
        self.socket.close()
