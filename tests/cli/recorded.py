"""Recorded evenings, as what people may say."""

import json


def read(line):
    """Recorded evenings have lines that are no entries, too."""
    try:
        entry = json.loads(line)
    except ValueError:
        return {}
    return entry if isinstance(entry, dict) else {}


def read_table(path):
    """The header, as text, and the entries but for undo and redo."""
    header, *lines = path.read_text(encoding='utf-8').splitlines()
    entries = [entry for entry in map(read, lines) if isinstance(entry.get('do'), str) and entry['do'] not in ('undo', 'redo')]
    return header, entries
