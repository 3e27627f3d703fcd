"""Makes a font that has a square for each of some letters, and fontconfig know it besides the system's: so that a test has
letters for which this machine has no font."""

import struct
from pathlib import Path

CONFIG = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>{folder}</dir><cachedir>{folder}</cachedir>
</fontconfig>"""
EM = 1000


def pad(data):
    return data + b'\0' * (-len(data) % 4)


def checksum(data):
    return sum(struct.unpack(f'>{len(pad(data)) // 4}I', pad(data))) & 0xffffffff


def square():
    """One contour of four points, told by how far each is from the one before."""
    points = struct.pack('>5h', 1, 100, 0, 900, 800) + struct.pack('>HH', 3, 0) + bytes([1] * 4)
    return points + struct.pack('>8h', 100, 800, 0, -800, 0, 0, 800, 0)


def name_table(name):
    text = name.encode('utf-16-be')
    ids = (1, 2, 4, 6)
    records = b''.join(struct.pack('>6H', 3, 1, 0x409, number, len(text), 0) for number in ids)
    return struct.pack('>3H', 0, len(ids), 6 + len(records)) + records + text


def cmap_table(letters):
    groups = b''.join(struct.pack('>3I', ord(letter), ord(letter), i) for i, letter in enumerate(letters, 1))
    return struct.pack('>HHHHI', 0, 1, 3, 10, 12) + struct.pack('>HHIII', 12, 0, 16 + len(groups), 0, len(letters)) + groups


def make_font(letters):
    """The bytes of a TrueType font."""
    letters = sorted(set(letters))
    n, glyph = len(letters) + 1, pad(square())
    tables = {
        b'cmap': cmap_table(letters),
        b'glyf': glyph * n,
        b'head': struct.pack('>IIIIHHQQ4hHHhhh', 0x10000, 0x10000, 0, 0x5f0f3cf5, 0, EM, 0, 0, 100, 0, 900, 800, 0, 8, 2, 1, 0),
        b'hhea': struct.pack('>I3hH11hH', 0x10000, 900, -100, 0, EM, 100, 100, 900, 1, *[0] * 7, n),
        b'hmtx': struct.pack('>Hh', EM, 100) * n,
        b'loca': b''.join(struct.pack('>I', i * len(glyph)) for i in range(n + 1)),
        b'maxp': struct.pack('>I14H', 0x10000, n, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0),
        b'name': name_table('Squares'),
        b'post': struct.pack('>IIhhIIIII', 0x30000, 0, 0, 0, 0, 0, 0, 0, 0),
    }
    head = struct.pack('>IHHHH', 0x10000, len(tables), 128, 3, len(tables) * 16 - 128)
    place, directory, data = len(head) + 16 * len(tables), b'', b''
    for tag, table in tables.items():
        directory += struct.pack('>4sIII', tag, checksum(table), place + len(data), len(table))
        data += pad(table)
    return head + directory + data


def install(letters, folder):
    """Puts the font there. Returns the configuration that FONTCONFIG_FILE is to name."""
    folder = Path(folder)
    (folder / 'squares.ttf').write_bytes(make_font(letters))
    (folder / 'fonts.conf').write_text(CONFIG.format(folder=folder))
    return str(folder / 'fonts.conf')
