#!/usr/bin/env python3
"""Whether the build notices a line of the history, or a translation of one, that names what is not there. Called with
po/check-sentences.py and msgfmt."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

HEADER = '''msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"
'''
STEALS = '{who} steals from {from}.'
TAKES = ['{who} takes {count} Raccoon.', '{who} takes {count} Raccoons.']

# Texts, their translations, and what is found of them.
CASES = [
    ([STEALS], ['{from} wird von {who} bestohlen.'], None),
    ([STEALS], [], None),
    (TAKES, ['{who} nimmt {count} Waschbär.', '{who} nimmt {count} Waschbären.'], None),
    (['All is counted.'], ['Alles ist gezählt.'], None),
    (['{who} steals from {whom}.'], [], 'names {whom}, which is not there'),
    (['{who} steals from {from.'], [], 'has a stray brace'),
    (['{who} steals from from}.'], [], 'has a stray brace'),
    (['{who} steals from {}.'], [], 'has a stray brace'),
    (['{who} takes {count} Raccoon.', '{who} takes Raccoons.'], [], 'does not name {count}'),
    ([STEALS], ['{who} bestiehlt {von}.'], 'names {von}, which is not there'),
    ([STEALS], ['{who} stiehlt.'], 'does not name {from}'),
    ([STEALS], ['{who} bestiehlt {from}}.'], 'has a stray brace'),
    ([STEALS], ['{who} bestiehlt {from}: {count}.'], 'names {count}, which is not there'),
    (TAKES, ['{who} nimmt {count} Waschbär.', '{who} nimmt Waschbären.'], 'does not name {count}'),
]


def entry(texts, translations):
    """The texts in a catalogue."""
    if not translations:
        return ''
    if len(texts) == 1:
        return f'\nmsgid "{texts[0]}"\nmsgstr "{translations[0]}"\n'
    forms = ''.join(f'msgstr[{i}] "{translation}"\n' for i, translation in enumerate(translations))
    return f'\nmsgid "{texts[0]}"\nmsgid_plural "{texts[1]}"\n{forms}'


def check(script, msgfmt, folder, texts, translations):
    sentence = {'verb': 'snack-wars steal', 'texts': texts, 'names': ['who', 'from', 'count']}
    listed, catalogue = folder / 'sentences.jsonl', folder / 'de.po'
    listed.write_text(json.dumps(sentence) + '\n', encoding='utf-8')
    catalogue.write_text(HEADER + entry(texts, translations), encoding='utf-8')
    return subprocess.run([sys.executable, script, msgfmt, listed, catalogue], stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, encoding='utf-8')


def main():
    script, msgfmt = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        for texts, translations, mistake in CASES:
            result = check(script, msgfmt, Path(folder), texts, translations)
            case = f'{texts} {translations}: {result.stderr}'
            if mistake is None:
                assert result.returncode == 0, case
            else:
                assert result.returncode == 1 and mistake in result.stderr, case
                assert ('de.po' in result.stderr) == bool(translations), case


main()
