#!/usr/bin/env python3
"""Looks whether the links and pictures of every page lead somewhere: relative ones to a file, and #fragments
to a heading of that page. Called with the project's folder."""

import re
import sys
from pathlib import Path
from urllib.parse import unquote

LINK = re.compile(r'(?:!?\[[^\]]*\]\(<?|<img src=")([^)\s>"]+)')
FENCE = re.compile(r'^(```|~~~).*?^\1', re.MULTILINE | re.DOTALL)
CODE = re.compile(r'^(?: {4}|\t).*$|`[^`\n]*`', re.MULTILINE)
HEADING = re.compile(r'^#+ +(.*?) *#*$', re.MULTILINE)


def pages(root):
    found = list(root.glob('*.md'))
    for folder in ('docs', 'src', 'tests', 'data', 'flatpak', 'po'):
        found += root.glob(folder + '/**/*.md')
    return sorted(found)


def anchor(heading):
    """A heading as its fragment."""
    return re.sub(r'[^\w\- ]', '', heading.lower()).replace(' ', '-')


def problem(page, target, root):
    """What is wrong with a link on a page, or None."""
    if re.match(r'[a-z][a-z+.-]*:', target):
        return None
    path, _, fragment = unquote(target).partition('#')
    there = (page.parent / path).resolve() if path else page
    if not there.is_relative_to(root):
        return 'leads out of the project'
    if not there.exists():
        return 'is not there'
    if fragment and there.suffix == '.md':
        headings = HEADING.findall(FENCE.sub('', there.read_text()))
        if fragment not in map(anchor, headings):
            return 'has no such heading'
    return None


def main():
    root = Path(sys.argv[1]).resolve()
    links = bad = 0
    for page in pages(root):
        text = CODE.sub('', FENCE.sub('', page.read_text()))
        for target in LINK.findall(text):
            links += 1
            reason = problem(page, target, root)
            if reason:
                bad += 1
                print(f'{page.relative_to(root)}: {target} {reason}')
    print(f'{links} links on {len(pages(root))} pages, {bad} bad')
    return 1 if bad or not links else 0


sys.exit(main())
