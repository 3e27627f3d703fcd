"""Reads a catalogue of po/."""

import re

FIELD = re.compile(r'^(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?)? ?"(.*)"$')
FOLDER = re.compile(r'\bsrc/(games/[^/]+|[^/]+)/')


def read_entries(path):
    """Each entry of a catalogue: what its fields say, and `folders`, the rooms of src/ that say it."""
    for block in path.read_text(encoding='utf-8').split('\n\n'):
        entry, field = {}, None
        for found in filter(None, map(FIELD.match, block.splitlines())):
            field = found[1] or field
            entry[field] = entry.get(field, '') + found[2].replace('\\"', '"')
        entry['folders'] = {folder for line in block.splitlines() if line.startswith('#:') for folder in FOLDER.findall(line)}
        if entry.get('msgid'):
            yield entry
