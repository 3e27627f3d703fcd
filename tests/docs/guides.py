#!/usr/bin/env python3
"""Looks whether the guide is there in every language of po/LINGUAS, and whole: as many facts in each chapter as in English, the
same pictures, links to the same pages, the same words that are code, and the same keys, called as GTK calls them there; and
whether the window ends no line of it with a word of one letter in Polish. Called with the project's folder."""

import re
import runpy
import sys
from collections import Counter
from pathlib import Path

# What GTK's own catalogues ("keyboard label") call the keys, where it is not the English name: so does the list of shortcuts.
KEYS = {
    'de': {'Ctrl': 'Strg', 'Shift': 'Umschalt', 'Return': 'Eingabe', 'Escape': 'Esc', 'Tab': 'Tabulator', 'Space': 'Leertaste',
           'BackSpace': 'Löschen', 'Delete': 'Entf', 'Page Up': 'Bild auf', 'Page Down': 'Bild ab'},
    'es': {'Shift': 'Mayús', 'Return': 'Intro', 'Space': 'Espacio', 'BackSpace': 'Retroceso', 'Delete': 'Supr',
           'Page Up': 'Re Pág', 'Page Down': 'Av Pág'},
    'fr': {'Shift': 'Maj', 'Return': 'Retour', 'Escape': 'Échap.', 'Tab': 'Tabulation', 'Space': 'Espace',
           'BackSpace': 'Retour arrière', 'Delete': 'Suppr', 'Page Up': 'Page haut', 'Page Down': 'Page bas'},
    'it': {'Shift': 'Maiusc', 'Return': 'Invio', 'Escape': 'Esc', 'Space': 'Spazio', 'BackSpace': 'Backspace', 'Delete': 'Canc',
           'Page Up': 'Pag Su', 'Page Down': 'Pag Giù'},
    'ja': {'Escape': 'Esc'},
    'nl': {'Return': 'Enter', 'Space': 'Spatiebalk', 'BackSpace': 'Backspace'},
    'pl': {'Return': 'Enter', 'Escape': 'Esc', 'Space': 'Spacja', 'BackSpace': 'Backspace'},
    'pt_BR': {'Return': 'Enter', 'Escape': 'Esc', 'Space': 'Espaço'},
    'uk': {'Space': 'Пробіл'},
}


def keys(text, names):
    return Counter(names.get(key, key) for key in re.findall(r'<kbd>([^<]*)</kbd>', text))


def marks(text):
    """What no translation of the chapters changes: where links lead to on other pages, and code."""
    chapters = text[text.index('\n## '):]
    return Counter(re.findall(r'\]\(([^)#]+)|(`[^`]*`)', chapters))


def loose_letters(text, read_chapters):
    """Polish words of one letter that may end a line in the window."""
    for heading, facts, pictures in read_chapters(text, 'pl'):
        for said in [heading, *facts, *(about for _, about in pictures)]:
            yield from re.findall(r'(?<![\w’])[aiouwzAIOUWZ] .{,20}', said)


def problems(english, text, read_chapters, names):
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
    wanted, there = keys(english, names), keys(text, {})
    yield from (f'the key {key} is left out' for key in wanted - there)
    yield from (f'no key is called {key}' for key in there - wanted)


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
            for problem in problems(english, page.read_text(encoding='utf-8'), read_chapters, KEYS.get(language, {})):
                bad += 1
                print(f'{page.name}: {problem}')
    for letter in loose_letters((root / 'docs/guide.pl.md').read_text(encoding='utf-8'), read_chapters):
        bad += 1
        print(f'guide.pl.md: “{letter}” may be parted')
    return 1 if bad else 0


sys.exit(main())
