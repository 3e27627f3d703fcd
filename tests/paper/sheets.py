#!/usr/bin/env python3
"""The score sheet as PDF says all that it says as a table, in every language, with the longest names, on the paper that
people have; its text can be searched, its fonts are in it, and the same table makes the same file. Usage: sheets.py
REFEREE CATALOGUES FILE…"""

import csv
import io
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from font import install
from pdf import Pdf, plain, squeeze

ROUNDS = 120
A4, LETTER = (595.28, 841.89), (612, 792)
LONG = ['Wolfeschlegelsteinhausenbergerdorf Junio', 'María del Carmen Hernández de la Vega Gó',
        'Александра Константиновна Преображенская', 'Αικατερίνη Παπακωνσταντίνου Οικονομοπούλ',
        'אברהם בן־ציון שמואלוביץ הכהן מירושלים']
ELSEWHERE = ['山田太郎', '김철수', '🎲 Ann', 'ช้าง']
BOXES = 'no font for some letters'
faults = []


def check(holds, sentence):
    if not holds:
        faults.append(sentence)


def find_locales(catalogues):
    """English, and a locale of this machine for each catalogue that it speaks."""
    there = subprocess.run(['locale', '-a'], capture_output=True, text=True, check=False).stdout
    return ['C.UTF-8'] + [match[0] for language in sorted(path.name for path in Path(catalogues).iterdir() if path.is_dir())
                          if (match := re.search(rf'^{language}(_[A-Z]+)?\.utf-?8$', there, re.I | re.M))]


class Referee:
    def __init__(self, program, catalogues):
        self.program, self.catalogues = program, catalogues

    def tally(self, path, how, **locale):
        return self.run('tally', path, '--format', how, **locale)

    def run(self, *arguments, **locale):
        environment = {key: value for key, value in os.environ.items() if not key.startswith(('LC_', 'LANG'))}
        environment.update(locale, TABLESIDE_LOCALEDIR=self.catalogues)
        run = subprocess.run([self.program, *arguments], env=environment, capture_output=True, check=False)
        check(run.returncode == 0, f'{arguments}: {run.stderr.decode()}')
        return run.stdout


def is_mirrored(text):
    """Whether letters of it run from right to left."""
    return any('\u0590' < letter < '\u08ff' for letter in text)


def is_said(text, said):
    """Where both directions meet, a PDF has the pieces in another order."""
    pieces = re.split(r'(?<=\D)(?=\d)|[^\w\u064b-\u0670]', text) if is_mirrored(text) else [text]
    return all(squeeze(piece) in said for piece in pieces)


def look_at_direction(referee, path, locale):
    """The first column begins where the language does."""
    names = [player['name'] for player in json.loads(Path(path).read_text().partition('\n')[0])['players']]
    lefts = {text.strip(): left for text, left in Pdf(referee.tally(path, 'pdf', LC_ALL=locale)).places[0]}
    end = referee.tally(path, 'text', LC_ALL=locale).decode().splitlines()[-1]
    columns = sorted(names, key=lefts.get, reverse=is_mirrored(end))
    check(columns == names, f'{path}, {locale}: the columns are {columns}')


def look_at(referee, path, locale):
    """All that the table says is in the PDF."""
    data = referee.tally(path, 'pdf', LC_ALL=locale)
    sheet, text = Pdf(data), referee.tally(path, 'text', LC_ALL=locale).decode()
    title, end = text.splitlines()[0], text.rstrip('\n').splitlines()[-1]
    said = squeeze(' '.join(map(plain, (text for page in sheet.pages for text in page))))
    for row in csv.reader(io.StringIO(referee.tally(path, 'csv', LC_ALL=locale).decode())):
        for cell in row:
            check(is_said(cell.removeprefix("'"), said), f'{path}, {locale}: “{cell}” is not there')
    check(is_said(end, said), f'{path}, {locale}: no “{end}”')
    check(sheet.title() == title, f'{path}, {locale}: it is called “{sheet.title()}”')
    check(sheet.fonts and all(font.embedded for font in sheet.fonts), f'{path}, {locale}: a font is left out')
    check(data == referee.tally(path, 'pdf', LC_ALL=locale), f'{path}, {locale}: it is another one each time')


def look_at_rounds(referee, path):
    """Every round has its row, and after the last one the score is what it is."""
    state = json.loads(referee.run('replay', path, LC_ALL='C.UTF-8'))
    texts = [text.strip() for page in Pdf(referee.tally(path, 'pdf', LC_ALL='C.UTF-8')).pages for text in page]
    newest = state['round'] if state['over'] else state['round'] - 1  # nothing was said in the next one yet
    for number in range(1, newest + 1):
        check(texts.count(f'Round {number}') == 1, f'{path}: round {number} stands there {texts.count(f"Round {number}")} times')
    last = texts.index(f'Round {newest}') + 1
    said, scores = texts[last:last + len(state['players'])], [str(player['score']) for player in state['players']]
    check(list(map(plain, said)) == scores, f'{path}: {said} instead of {scores}')


def look_at_columns(path, sheet, names):
    """Each player's numbers stand in one column, in all tables of the sheet."""
    for name in names:
        lefts = {round(left) for page in sheet.places for text, left in page if text.strip() == name}
        check(len(lefts) == 1, f'{path}: {name} stands at {lefts}')


def look_at_pages(referee, folder):
    """A long game takes several pages, each with the names on top and its number at the foot."""
    long = Path(folder) / 'long.tableside'
    names = ['Ann', 'Bo', 'Cy']
    header = {'tableside': 1, 'game': 'any-game', 'players': [{'name': name} for name in names], 'options': {'columns': ['Points']}}
    lines = [json.dumps(header)] + [json.dumps({'do': 'score', 'who': i % 3, 'points': 1}) for i in range(3 * ROUNDS)]
    long.write_text('\n'.join(lines) + '\n')
    look_at_rounds(referee, str(long))
    sheet = Pdf(referee.tally(str(long), 'pdf', LC_ALL='C.UTF-8'))
    pages = sheet.pages
    look_at_columns(long, sheet, names)
    check(len(pages) > 2, f'{len(pages)} pages')
    for number, page in enumerate(pages, 1):
        texts = [text.strip() for text in page]
        check(set(names) <= set(texts), f'page {number} has no names')
        check(texts[-1].endswith(f'page {number} of {len(pages)}'), f'page {number} is called “{texts[-1]}”')


def write_long(path, folder):
    """The table with names as long as they can be, on a day that is known."""
    header, _, rest = Path(path).read_text().partition('\n')
    said = json.loads(header)
    for player, name in zip(said['players'], LONG):
        player['name'] = name
    said['created'] = '2026-11-21T19:30:00Z'
    said.pop('sum', None)
    long = Path(folder) / Path(path).name
    long.write_text(json.dumps(said) + '\n' + rest)
    return str(long)


def look_at_fonts(referee, folder):
    """Letters for which the system has a font stand there as letters; of others people are told."""
    path = Path(folder) / 'letters.tableside'
    header = {'tableside': 1, 'game': 'any-game', 'players': [{'name': name} for name in ELSEWHERE]}
    path.write_text(json.dumps(header) + '\n' + json.dumps({'do': 'next', 'note': ELSEWHERE[0]}) + '\n')
    fonts = install(''.join(ELSEWHERE).replace('Ann', ''), folder)
    for call in (['tally', str(path), '--format', 'pdf'], ['pack', str(path)]):
        sheet = Pdf(referee.run(*call, LC_ALL='C.UTF-8', FONTCONFIG_FILE=fonts))
        for name in ELSEWHERE:
            check(squeeze(name) in squeeze(sheet.text()), f'{call}: “{name}” is not there')
        check(all(font.embedded for font in sheet.fonts if b'/Type3' not in font.body), f'{call}: a font is left out')
        check(BOXES not in sheet.text(), f'{call}: there are boxes')
    header['players'][1]['name'] = '\U0010fffd\U0010fffc'  # which nobody's font has
    path.write_text(json.dumps(header) + '\n')
    sheet = Pdf(referee.run('tally', str(path), '--format', 'pdf', LC_ALL='C.UTF-8', FONTCONFIG_FILE=fonts))
    check(BOXES in sheet.text(), 'nobody is told of the boxes')


def main():
    referee = Referee(*sys.argv[1:3])
    with tempfile.TemporaryDirectory() as folder:
        for path in sys.argv[3:]:
            long = write_long(path, folder)
            look_at(referee, path, 'C.UTF-8')
            for locale in find_locales(sys.argv[2]):
                look_at(referee, long, locale)
                look_at_direction(referee, path, locale)
            sheet = Pdf(referee.tally(long, 'pdf', LC_ALL='C.UTF-8'))
            check(sheet.about.get('CreationDate') == b'20261121193000Z', f'{long}: {sheet.about}')
            check(sheet.size == A4, f'{long}: {sheet.size}')
            if 'whole-game' in path:
                look_at_rounds(referee, path)
        look_at_pages(referee, folder)
        look_at_fonts(referee, folder)
        if 'en_US.utf8' in subprocess.run(['locale', '-a'], capture_output=True, text=True, check=False).stdout:
            sheet = Pdf(referee.tally(sys.argv[3], 'pdf', LC_CTYPE='C.UTF-8', LC_PAPER='en_US.UTF-8'))
            check(sheet.size == LETTER, f'Letter is {sheet.size}')
    print('\n'.join(faults))
    return 1 if faults or len(sys.argv) < 4 else 0


sys.exit(main())
