#!/usr/bin/env python3
"""Writes the guide into the program, as guide.h has it: a chapter for each heading, a fact for each paragraph and each row of
a table, and the pictures. Usage: make-guide.py GUIDE.md GUIDE.c"""

import re
import sys
from pathlib import Path

PLAIN = (  # what is written for Markdown, and what is read without it
    (r'!\[[^]]*\]\([^)]*\)|<img[^>]*>', ''),
    (r'\[([^]]*)\]\([^)]*\)', r'\1'),
    (r'</?kbd>|`', ''),
    (r'\*\*([^*]+)\*\*', r'\1'),
    (r'\*([^*]+)\*', r'“\1”'),
    (r'\s+', ' '),
)
PICTURE = re.compile(r'!\[([^]]*)\]\(pictures/([^)]*)\)|<img src="pictures/([^"]*)" alt="([^"]*)"[^>]*>')


def read_plain(text):
    for pattern, instead in PLAIN:
        text = re.sub(pattern, instead, text)
    return text.strip()


def read_facts(block):
    """A paragraph is one fact, and so is each row of a table, but for its heading."""
    if not block.startswith('|'):
        return [read_plain(block)]
    cells = [[read_plain(cell) for cell in row.strip('|').split('|')] for row in block.split('\n')[2:]]
    return [': '.join(cell for cell in row if cell) + '.' for row in cells]


def read_chapters(text):
    """Heading, facts and pictures of each chapter; one of the third level is told after the one that it belongs to."""
    above = None
    for part in re.split(r'^(?=##)', text, flags=re.MULTILINE)[1:]:
        first, _, rest = part.partition('\n')
        heading = read_plain(first.lstrip('#'))
        above = heading if not first.startswith('###') else above
        facts = [fact for block in rest.strip().split('\n\n') for fact in read_facts(block.strip()) if fact]
        pictures = [(it[2] or it[3], it[1] or it[4]) for it in PICTURE.finditer(rest)]
        if facts:
            yield (heading if heading == above else f'{above}: {heading}'), facts, pictures


def quote(text):
    return '"' + text.replace('\\', '\\\\').replace('"', '\\"') + '"'


def main():
    source, target = map(Path, sys.argv[1:])
    lines = ['#include "app/help/guide.h"', '', 'const TsChapter ts_guide[] = {']
    shown = ['const TsGuidePicture ts_guide_pictures[] = {']
    for heading, facts, pictures in read_chapters(source.read_text(encoding='utf-8')):
        rules = ', '.join(f'{{ {quote(fact)} }}' for fact in facts)
        name = quote(heading)
        lines.append(f'  {{ .id = {name}, .heading = {name}, .rules = (const TsRule[]) {{ {rules}, {{ 0 }} }} }},')
        shown += [f'  {{ {name}, {quote(file)}, {quote(read_plain(about))} }},' for file, about in pictures]
    target.write_text('\n'.join([*lines, '  { 0 },', '};', '', *shown, '  { 0 },', '};', '']), encoding='utf-8')


if __name__ == '__main__':
    main()
