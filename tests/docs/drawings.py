#!/usr/bin/env python3
"""Looks whether every game has its page, and whether the drawing of its phases there is the one that the rules
give. Called with the project's folder and tableside-referee.

Versions of Graphviz place things differently. So phases, ways and their words are compared, not positions."""

import json
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

SKIPPED = 77
SVG = '{http://www.w3.org/2000/svg}'


def words(svg):
    """What a drawing says: of each node and each edge its name and its labels."""
    said = []
    for group in ElementTree.fromstring(svg).iter(SVG + 'g'):
        if group.get('class') in ('node', 'edge'):
            said.append((group.findtext(SVG + 'title'), *(text.text for text in group.iter(SVG + 'text'))))
    return sorted(said)


def run(*command, **options):
    return subprocess.run(command, check=True, capture_output=True, encoding='utf-8', **options).stdout


def main():
    folder, referee = Path(sys.argv[1]) / 'docs/games', sys.argv[2]
    bad = 0
    if not shutil.which('dot'):
        print('Graphviz is not here.')
        return SKIPPED
    for game in json.loads(run(referee, 'games')):
        page, drawing = folder / (game['id'] + '.md'), folder / (game['id'] + '.svg')
        if not page.exists() or not drawing.exists():
            print(f'{game["id"]} has no page, or no drawing: {page}, {drawing}')
            bad += 1
            continue
        drawn = run('dot', '-Tsvg', input=run(referee, 'dot', game['id']))
        if words(drawn) != words(drawing.read_text()) or not words(drawn):
            print(f'The drawing is not up to date: {referee} dot {game["id"]} | dot -Tsvg >{drawing}')
            bad += 1
    return 1 if bad else 0


sys.exit(main())
