#!/usr/bin/env python3
"""Whether the lines of the history that stand in the tables of verbs name what the verb has, in {braces}, and their
translations the same. Called with msgfmt, what sentences.c prints, and catalogues."""

import gettext
import io
import json
import re
import subprocess
import sys
from pathlib import Path

PLACE = re.compile(r'{([a-z][a-z0-9_-]*)}')
MANY = range(1000)  # numbers that have every plural of any language among them


def places(text):
    """What the text names; None if a brace is left over."""
    return None if re.search('[{}]', PLACE.sub('', text)) else set(PLACE.findall(text))


def find_mistakes(text, wanted, allowed):
    """`wanted`: what it has to name."""
    named = places(text)
    if named is None:
        yield f'“{text}” has a stray brace'
        return
    for name in sorted(named - allowed):
        yield f'“{text}” names {{{name}}}, which is not there'
    for name in sorted(wanted - named):
        yield f'“{text}” does not name {{{name}}}'


def translate(catalogue, texts):
    """All that the texts, one or one and its plural, may become."""
    if len(texts) == 1:
        return {catalogue.gettext(texts[0])}
    return {catalogue.ngettext(*texts, n) for n in MANY}


def check(sentence, catalogues):
    texts, names = sentence['texts'], set(sentence['names'])
    wanted = places(texts[0]) or set()
    for text in texts:
        yield from find_mistakes(text, wanted, names)
    for path, catalogue in catalogues.items():
        for text in sorted(translate(catalogue, texts) - set(texts)):
            for mistake in find_mistakes(text, wanted, wanted):
                yield f'{mistake} ({path.name})'


def read_catalogue(msgfmt, path):
    data = subprocess.run([msgfmt, '--output-file=-', path], check=True, stdout=subprocess.PIPE).stdout
    return gettext.GNUTranslations(io.BytesIO(data))


def main():
    msgfmt, listed, *paths = sys.argv[1:]
    sentences = [json.loads(line) for line in Path(listed).read_text(encoding='utf-8').splitlines()]
    catalogues = {path: read_catalogue(msgfmt, path) for path in map(Path, paths)}
    mistakes = [f'{sentence["verb"]}: {mistake}' for sentence in sentences for mistake in check(sentence, catalogues)]
    if mistakes:
        sys.exit('\n'.join(mistakes))
    print(f'{len(sentences)} sentences, {len(catalogues)} languages')


main()
