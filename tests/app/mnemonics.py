#!/usr/bin/env python3
"""Whether in each menu, in each language, no two items have the same mnemonic, and either all have one or none: the letter
behind the “_”, which opens the item. A menu stands in a Blueprint file, or is what one file in C makes of GMenuItems.
Usage: mnemonics.py SOURCE"""

import re
import sys
from collections import Counter
from pathlib import Path

from catalogue import read_entries

LABEL = re.compile(r'_ ?\("([^"]*)"\)')
MNEMONIC = re.compile(r'_(\w)')


def split_menu(text):
    """The text of a menu, and of each submenu within it: the keys of one do nothing in the other."""
    submenus = re.findall(r'^( +)submenu {\n(.*?)^\1}', text, re.MULTILINE | re.DOTALL)
    for _blanks, submenu in submenus:
        label, _nothing, items = submenu.partition('\n')
        yield items
        text = text.replace(submenu, label)
    yield text


def find_menus(source):
    """Where each menu stands, and the labels of its items."""
    for path in sorted((source / 'src').rglob('*.blp')):
        for menu in re.findall(r'^menu \w+ {\n(.*?)^}', path.read_text(encoding='utf-8'), re.MULTILINE | re.DOTALL):
            yield from ((path, LABEL.findall(part)) for part in split_menu(menu))
    for path in sorted((source / 'src').rglob('*.c')):
        text = path.read_text(encoding='utf-8')
        if 'g_menu_item_new' in text:
            yield path, [label for label in LABEL.findall(text) if MNEMONIC.search(label)]


def find_faults(labels):
    keys = [MNEMONIC.search(label)[1].casefold() if MNEMONIC.search(label) else '' for label in labels]
    if '' in keys and any(keys):
        yield f'“{labels[keys.index("")]}” has no mnemonic'
    for key, times in Counter(keys).items():
        if key and times > 1:
            yield f'“{key}” opens ' + ', '.join(f'“{label}”' for label, own in zip(labels, keys) if own == key)


def main():
    source = Path(sys.argv[1])
    menus = [menu for menu in find_menus(source) if len(menu[1]) > 1]
    planted = ['_Phones', 'Co_py'], ['_Phones', 'Copy']
    faults = [f'No fault is found in {labels}' for labels in planted if not list(find_faults(labels))]
    if not any('_Help' in labels and 'As _Text…' not in labels for _path, labels in menus):
        faults += ['The menu of the table is not read']
    languages = {path.name: {entry['msgid']: entry.get('msgstr') for entry in read_entries(path)}
                 for path in sorted((source / 'po').glob('*.po'))}
    for language, texts in [('English', {}), *languages.items()]:
        for path, labels in menus:
            said = [texts.get(label, label) for label in labels]
            faults += [f'{path.relative_to(source)}, {language}: {fault}' for fault in find_faults(said)]
    if faults:
        sys.exit('\n'.join(faults))
    print(f'{len(menus)} menus, {len(languages)} languages')


main()
