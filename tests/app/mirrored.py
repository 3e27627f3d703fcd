#!/usr/bin/env python3
"""Looks whether style sheets are as good from right to left: what differs on the left and on the right has its mirror
image in a rule `:dir(rtl)`, as GTK turns boxes about, but no style. Called with the project's folder."""

import re
import sys
from pathlib import Path

RULE = re.compile(r'([^{}]+)\{([^{}]*)\}')
COMMENT = re.compile(r'/\*.*?\*/', re.S)
SIDES = re.compile(r'(?:padding|margin|border(?:-width)?)-(?:left|right)')


def mirror(name, value):
    """The same from right to left; the value itself where it is that already."""
    parts = value.split()
    if name in ('padding', 'margin', 'border-width') and len(parts) == 4:
        top, right, bottom, left = parts
        return ' '.join([top, left, bottom, right])
    if name == 'border-radius' and '/' not in value and len(parts) > 1:
        first, second, third, fourth = (parts + parts)[:4] if len(parts) == 2 else (parts + parts[1:])[:4]
        mirrored = [second, first, fourth, third]
        return value if mirrored == [first, second, third, fourth] else ' '.join(mirrored)
    if name == 'box-shadow':
        return re.sub(r'(^|, |inset )(-?)(\d+px)', lambda found: found[1] + ('' if found[2] or found[3] == '0px' else '-') + found[3], value)
    return value


def read(path):
    """What each selector says, in order."""
    said = {}
    for selectors, body in RULE.findall(COMMENT.sub('', path.read_text())):
        for selector in selectors.split(','):
            for line in filter(None, (each.strip() for each in body.split(';'))):
                name, value = (each.strip() for each in line.split(':', 1))
                said.setdefault(' '.join(selector.split()), {})[name] = value
    return said


def faults_of(path):
    said = read(path)
    for selector, lines in said.items():
        if ':dir(' in selector:
            continue
        mirrored = said.get(selector + ':dir(rtl)', {})
        for name, value in lines.items():
            if SIDES.fullmatch(name):
                yield f'{path}: {selector}: {name} is for one side; say `{name.rsplit("-", 1)[0]}` for all four'
            elif mirror(name, value) != value and mirrored.get(name) != mirror(name, value):
                yield f'{path}: {selector}:dir(rtl) lacks {name}: {mirror(name, value)}'


source = Path(sys.argv[1])
paths = sorted([*source.glob('data/*.css'), *source.glob('src/games/*/*.css'), *source.glob('src/widgets/*.css')])
assert len(paths) > 10, 'there are no style sheets'
faults = [fault for path in paths for fault in faults_of(path)]
print(*faults, sep='\n')
sys.exit(bool(faults))
