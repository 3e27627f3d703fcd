#!/usr/bin/env python3
"""Writes the guide into the program, as guide.h has it: a chapter for each heading, a fact for each paragraph and each row of
a table, and the pictures. Usage: make-guide.py GUIDE.md GUIDE.LANGUAGE.md… GUIDES.c, the one in English first."""

import re
import sys
from pathlib import Path

PLAIN = (  # what is written for Markdown, and what is read without it
    (r'!\[[^]]*\]\([^)]*\)|<img[^>]*>', ''),
    (r'\[([^]]*)\]\([^)]*\)', r'\1'),
    (r'</?kbd>|`', ''),
    (r'\*\*([^*]+)\*\*', r'\1'),
    (r'(?<=[\u3000-\u9fff])\n(?=[\u3000-\u9fff])', ''),  # Japanese has no spaces
    (r'[ \n]+', ' '),
)
QUOTES = {'ar': '«»', 'de': '„“', 'es': '«»', 'fr': ('«\u00a0', '\u00a0»'), 'it': '«»', 'ja': '「」', 'pl': '„”', 'uk': '«»'}
HELD = {'pl': r'(?<![\w’])([aiouwzAIOUWZ])[ \n]'}  # words that end no line
PICTURE = re.compile(r'!\[([^]]*)\]\(pictures/([^)]*)\)|<img src="pictures/([^"]*)" alt="([^"]*)"[^>]*>')


def read_plain(text, quotes='“”'):
    for pattern, instead in PLAIN:
        text = re.sub(pattern, instead, text)
    return re.sub(r'\*([^*]+)\*', r'\1'.join(quotes), text).strip()


def read_facts(block, quotes):
    """A paragraph is one fact, and so is each row of a table, but for its heading."""
    if not block.startswith('|'):
        return [read_plain(block, quotes)]
    cells = [[read_plain(cell, quotes) for cell in row.strip('|').split('|')] for row in block.split('\n')[2:]]
    return [': '.join(cell for cell in row if cell) + '.' for row in cells]


def read_chapters(text, language='en'):
    """Heading, facts and pictures of each chapter; one of the third level is told after the one that it belongs to."""
    quotes = QUOTES.get(language, '“”')
    text = re.sub(HELD[language], '\\1\u00a0', text) if language in HELD else text
    above = None
    for part in re.split(r'^(?=##)', text, flags=re.MULTILINE)[1:]:
        first, _, rest = part.partition('\n')
        heading = read_plain(first.lstrip('#'))
        above = heading if not first.startswith('###') else above
        facts = [fact for block in rest.strip().split('\n\n') for fact in read_facts(block.strip(), quotes) if fact]
        pictures = [(it[2] or it[3], it[1] or it[4]) for it in PICTURE.finditer(rest)]
        if facts:
            yield (heading if heading == above else f'{above}: {heading}'), facts, pictures


def quote(text):
    return '"' + text.replace('\\', '\\\\').replace('"', '\\"') + '"'


def write_guide(number, chapters, ids):
    """The chapters and pictures of one language. What a chapter is known by is its heading in English."""
    lines = [f'static const TsChapter chapters_{number}[] = {{']
    shown = [f'static const TsGuidePicture pictures_{number}[] = {{']
    for name, (heading, facts, pictures) in zip(ids, chapters):
        rules = ', '.join(f'{{ {quote(fact)} }}' for fact in facts)
        lines.append(f'  {{ .id = {quote(name)}, .heading = {quote(heading)}, '
                     f'.rules = (const TsRule[]) {{ {rules}, {{ 0 }} }} }},')
        shown += [f'  {{ {quote(name)}, {quote(file)}, {quote(read_plain(about))} }},' for file, about in pictures]
    return [*lines, '  { 0 },', '};', '', *shown, '  { 0 },', '};', '']


def main():
    *sources, target = map(Path, sys.argv[1:])
    lines = ['#include "app/help/guide.h"', '']
    guides = ['const TsGuide ts_guides[] = {']
    ids = []
    for number, source in enumerate(sources):
        language = source.stem.partition('.')[2] or 'en'
        chapters = list(read_chapters(source.read_text(encoding='utf-8'), language))
        ids = ids or [heading for heading, _, _ in chapters]
        if len(chapters) != len(ids):
            sys.exit(f'{source.name} has {len(chapters)} chapters, and the guide in English {len(ids)}.')
        lines += write_guide(number, chapters, ids)
        guides.append(f'  {{ {quote(language)}, chapters_{number}, pictures_{number} }},')
    target.write_text('\n'.join([*lines, *guides, '  { 0 },', '};', '']), encoding='utf-8')


if __name__ == '__main__':
    main()
