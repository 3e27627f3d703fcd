#!/usr/bin/env python3
"""Looks whether the guide is there in every language of po/LINGUAS, and whole: as many facts in each chapter as in English, the
same pictures, links to the same pages and the same words that are code. Called with the project's folder."""

import re
import runpy
import sys
from collections import Counter
from pathlib import Path


def marks(text):
    """What no translation of the chapters changes: where links lead to on other pages, and code."""
    chapters = text[text.index('\n## '):]
    return Counter(re.findall(r'\]\(([^)#]+)|(`[^`]*`)', chapters))


def problems(english, text, read_chapters):
    chapters, ours = list(read_chapters(english)), list(read_chapters(text))
    if len(ours) != len(chapters):
        yield f'{len(ours)} chapters, in English {len(chapters)}'
    for (heading, facts, pictures), (_, our_facts, our_pictures) in zip(chapters, ours):
        if len(our_facts) != len(facts):
            yield f'“{heading}” has {len(our_facts)} facts, in English {len(facts)}'
        if [file for file, _ in our_pictures] != [file for file, _ in pictures]:
            yield f'“{heading}” has other pictures'
        yield from (f'“{heading}”: “{fact}” is in English' for fact in set(facts) & set(our_facts))
    wanted, there = marks(english), marks(text)
    yield from (f'{"".join(mark)} is left out' for mark in wanted - there)
    yield from (f'{"".join(mark)} is not in English' for mark in there - wanted)


def main():
    root = Path(sys.argv[1])
    read_chapters = runpy.run_path(root / 'src/app/help/make-guide.py')['read_chapters']
    english = (root / 'docs/guide.md').read_text(encoding='utf-8')
    bad = 0
    for language in (root / 'po/LINGUAS').read_text().split('\n')[1:]:
        page = root / f'docs/guide.{language}.md'
        if language and not page.exists():
            bad += 1
            print(f'{page.name} is not there')
        elif language:
            for problem in problems(english, page.read_text(encoding='utf-8'), read_chapters):
                bad += 1
                print(f'{page.name}: {problem}')
    return 1 if bad else 0


sys.exit(main())
