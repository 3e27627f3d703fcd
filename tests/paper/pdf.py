"""Reads the text of a PDF as cairo writes it, with nothing of cairo: pages, each as the texts that were drawn, in
turn, by what the fonts say their letters mean; what is said of the whole; and which fonts are there."""

import re
import zlib


def unpack(body):
    """What a stream holds; None if it is none."""
    head, mark, raw = body.partition(b'stream\n')
    if not mark:
        return None
    return zlib.decompressobj().decompress(raw) if b'/FlateDecode' in head else raw


def read_objects(data):
    """Every object by its number, as it stands there, those in streams of objects, too."""
    objects = {}
    for found in re.finditer(rb'(?:^|\n)(\d+) 0 obj\n(.*?)endobj', data, re.S):
        objects[int(found[1])] = found[2]
    for body in [body for body in objects.values() if b'/ObjStm' in body]:
        inside = unpack(body)
        first = int(re.search(rb'/First (\d+)', body)[1])
        places = list(map(int, inside[:first].split()))
        ends = [first + place for place in places[3::2]] + [len(inside)]
        for number, place, end in zip(places[::2], places[1::2], ends):
            objects[number] = inside[first + place:end]
    return objects


def in_utf16(digits):
    return bytes.fromhex(digits.decode()).decode('utf-16-be')


def read_letters(cmap):
    """What the codes of a font mean, and how many bytes a code has."""
    letters = {}
    for block in re.findall(rb'beginbfchar\n(.*?)endbfchar', cmap, re.S):
        for code, text in re.findall(rb'<([0-9a-fA-F]+)> <([0-9a-fA-F]+)>', block):
            letters[int(code, 16)] = in_utf16(text)
    for block in re.findall(rb'beginbfrange\n(.*?)endbfrange', cmap, re.S):
        for first, last, text in re.findall(rb'<([0-9a-fA-F]+)> <([0-9a-fA-F]+)> <([0-9a-fA-F]+)>', block):
            for code in range(int(first, 16), int(last, 16) + 1):
                letters[code] = chr(ord(in_utf16(text)) + code - int(first, 16))
    return letters, 1 if re.search(rb'begincodespacerange\n<00>', cmap) else 2


class Font:
    def __init__(self, objects, number):
        self.body = objects[number]
        means = re.search(rb'/ToUnicode (\d+) 0 R', self.body)
        self.letters, self.step = read_letters(unpack(objects[int(means[1])])) if means else ({}, 1)
        inner = re.search(rb'/DescendantFonts \[ (\d+) 0 R', self.body)
        described = re.search(rb'/FontDescriptor (\d+) 0 R', objects[int(inner[1])] if inner else self.body)
        self.embedded = described is not None and b'/FontFile' in objects[int(described[1])]

    def tell(self, codes):
        return ''.join(self.letters.get(int.from_bytes(codes[i:i + self.step], 'big'), '\ufffd')
                       for i in range(0, len(codes), self.step))


TOKEN = re.compile(rb'/ActualText <([0-9a-fA-F]*)>|\((?:\\.|[^\\()])*\)|<[0-9a-fA-F\s]*>|/[^\s/<>\[\]()]+|'
                   rb'[-+.\d]+|\[|\]|<<|>>|[A-Za-z\'"*]+', re.S)
GAP = -1000  # thousandths of a letter's height
ESCAPED = {b'n': b'\n', b'r': b'\r', b't': b'\t', b'b': b'\b', b'f': b'\f'}


def unescape(text):
    """The bytes of a string, in round or in angle brackets."""
    if text[:1] == b'<':
        return bytes.fromhex(text[1:-1].decode())
    octal = re.sub(rb'\\([0-7]{1,3})', lambda found: bytes([int(found[1], 8)]), text[1:-1])
    return re.sub(rb'\\(\n|.)', lambda found: ESCAPED.get(found[1], b'' if found[1] == b'\n' else found[1]), octal)


def read_page(content, fonts):
    """The texts in the order in which they were drawn; each move begins another one, and so does a wide gap. Each with
    where it begins, from the left."""
    texts, font, name, actual = [''], None, None, 0
    numbers, left, lefts, height = [], 0, [0], 1
    for found in TOKEN.finditer(content):
        token = found[0]
        if token.startswith(b'/ActualText'):
            texts[-1] += in_utf16(found[1]).lstrip('\ufeff')
            actual = 1
        elif token == b'EMC':
            actual = 0
        elif token[:1] == b'/':
            name = token[1:].decode()
        elif token == b'Tf':
            font = fonts[name]
        elif token in (b'Td', b'Tm', b'TD', b'BT'):
            if token == b'Tm':
                height, left = numbers[-6], numbers[-2]
            elif token != b'BT':
                left += height * numbers[-2]
            texts.append('')
            lefts.append(left)
        elif re.fullmatch(rb'[-+.\d]+', token):
            numbers.append(float(token))
            if numbers[-1] < GAP:
                texts.append('')
                lefts.append(left)
        elif token[:1] in (b'(', b'<') and token not in (b'<<', b'>>') and not actual:
            texts[-1] += font.tell(unescape(token))
    return [(text, left) for text, left in zip(texts, lefts) if text]


ABOUT = rb'/(\w+) (\((?:\\.|[^\\)])*\)|<[0-9a-fA-F]*>)'


class Pdf:
    """`pages`: lists of texts. `places`: the same with where they begin, from the left. `fonts`. `about`: title and the like. `size`: of the sheet, in points."""

    def __init__(self, data):
        objects = read_objects(data)
        self.pages, self.places, self.fonts, self.about = [], [], [], {}
        for body in objects.values():
            if b'/Producer' in body:
                self.about = {key.decode(): unescape(text) for key, text in re.findall(ABOUT, body)}
        root = next(body for body in objects.values() if b'/Type /Pages' in body)
        for number in map(int, re.findall(rb'(\d+) 0 R', re.search(rb'/Kids \[(.*?)\]', root, re.S)[1])):
            self.add_page(objects, objects[number])

    def add_page(self, objects, page):
        resources = objects[int(re.search(rb'/Resources (\d+) 0 R', page)[1])]
        found = re.search(rb'/Font <<(.*?)>>', resources, re.S)
        fonts = {name.decode(): Font(objects, int(number))
                 for name, number in re.findall(rb'/(\S+) (\d+) 0 R', found[1] if found else b'')}
        self.size = tuple(map(float, re.search(rb'/MediaBox \[ 0 0 (\S+) (\S+)', page).groups()))
        self.fonts += fonts.values()
        self.places.append(read_page(unpack(objects[int(re.search(rb'/Contents (\d+) 0 R', page)[1])]), fonts))
        self.pages.append([text for text, _ in self.places[-1]])

    def title(self):
        text = self.about.get('Title', b'')
        return text[2:].decode('utf-16-be') if text[:2] == b'\xfe\xff' else text.decode('latin-1')

    def text(self):
        return ''.join(''.join(page) for page in self.pages)


def plain(text):
    """With numbers as programs write them: without signs between thousands, and with a hyphen for a minus."""
    return re.sub(r'(?<=\d)[.,\u00a0\u202f](?=\d{3}(?!\d))', '', text).replace('\u2212', '-')


def squeeze(text):
    """Without blanks, and without what isolates a number with its sign: a line may end anywhere, and letters of another
    direction come in their own order."""
    return re.sub(r'[\s\u2066\u2069]', '', text)
