#!/usr/bin/env python3
"""Whether the catalogues say one thing with one word, speak to people in one way, and hold a line together where it must
not break: the words that were agreed, as tests/app/words.json has them, quotation marks, French signs, Polish words of one letter,
apostrophes, numbers and what they count; whether what is read from right to left stays so around names and signs; whether a number
that can be 1 has a plural form; whether a short text that is said in several places means the same in each; and whether what stands
together in an array of the source, as columns, answers and reasons do, can be told apart. Each rule brings its own fault, and has to
find that first.
Usage: words.py SOURCE"""

import json
import re
import sys
from pathlib import Path

from catalogue import read_entries

FIXED = '\u00a0'  # a space where no line breaks
NUMBER = r'(?:%(?:\d\$)?(?:l|z)?[du]|(?<![\w%+-])\d+|{(?:count|hexes)})'
NAME = r'(?:%(?:\d\$)?[sc]|{\w+})'  # what it will be is not known: a Latin name, perhaps
ANYTHING = r'(?:%|{\w|\d|[A-Za-z])'
BETWEEN = r'(?:<[^>]*>|[^\w%{<\\\u200e\u200f\u2066-\u2069])'  # blanks and signs, which go with what is around them
TIMES = re.compile(rf'(?:{NUMBER}\u200f?|{NAME}) ×|× (?=[%{{])')
FROM_RIGHT = [
    (rf'^(?!{NAME}$)(?:{BETWEEN}|%[lz]?[du]|\d)*(?:{NAME}|[A-Za-z].*[\u0621-\u064a])',
     'a text that may begin with a Latin name needs U+200F before it', ('%s: %d', '«%s» ليس وقتًا', '%d × %s', 'Tableside: لعبة')),
    (rf'(?<!\u2066){NAME}{BETWEEN}+(?={ANYTHING})', 'a Latin name would draw along what follows: U+200F behind the name',
     ('دور %s: %d', '\u200f%s، %s', 'لدى {who} (20)')),
    (r'(?<![\w%\u200e\u2066\u2067])(?:%\+|[+−](?=[%{\d]))', 'a sign would stand behind its number: U+200E before it',
     ('البقاء %+d', 'خسارة −%d', '+%s')),
    ('[→➜]', 'the arrow points back: ←', ('من → إلى',)),
]
QUOTES = '“”„«»「」'
COUNTED = re.compile(r'%[lz]?[du] (?!(?:has|is|was|leaves|rests)\b)(?:[A-Za-z]+ )?[a-z]+s\b')
HYPHEN = re.compile(r'(?<![\w%}-])-(?=[%{\d])')
TYPED = {'This should be what the event brings, such as “-500”, “+1 P” or “stop”.'}  # as keyboards have it
ARRAY = re.compile(r'static const [\w ]+\*?(?:const )?\w+(?:\[\w*\])+ = \{(.*?)\n? *\};', re.S)
IN_ARRAY = re.compile(r'\bNC?_ \((?:"([^"]*)", )?"((?:[^"\\]|\\.)*)"\)')
SHORT = re.compile(r'_?[^\W\d_]+(?: [^\W\d_]+){0,2}…?')  # one to three words, which could be anything


def make_word_rules(words):
    return [(re.compile(rule['never']), f'say {rule["say"]}', rule['fault'], set(rule.get('but', []))) for rule in words]


def make_rules(words):
    """What no translation of a language has: a pattern, what is wrong with it, a fault and the original it would be of."""
    rules = make_word_rules(words.get('words', []))
    if 'units' in words:  # in Japanese nothing stands between the two
        units = re.compile(f'{NUMBER} (?:{"|".join(words["units"])})')
        rules.append((units, 'a number and what it counts may be parted', f'%d {words["unit"]}', set()))
    rules += [(TIMES, 'a number, × and what it counts may be parted', fault, set()) for fault in ('%d ×', '{count}\u200f ×', '× %s')]
    rules.append((re.compile(r'\d \d{3}\b'), 'a number may be parted', '10 000', set()))
    rules.append((HYPHEN, 'a hyphen stands for a minus', 'um -%d', TYPED))
    rules.append((re.compile(r'[^\W\d_]\'[^\W\d_]'), 'the apostrophe is straight', 'd\'or', set()))
    others = re.compile(f'[{"".join(sorted(set(QUOTES) - set(words["quotes"])))}]')
    rules.append((others, f'quotation marks are {words["quotes"]}', next(mark for mark in QUOTES if others.match(mark)) + '%s', set()))
    if words.get('spaced_signs'):
        signs = re.compile(r'(?<![\s%\d"])(?<!&amp)(?<!' + FIXED + r')(?:[!?»]|[:;](?=\s|$))| [:;!?»]|«(?!' + FIXED + ')')
        for fault in 'Qui ?', 'Qui?', 'Ici : là', 'Ici: là', '« ici' + FIXED + '»', '«' + FIXED + 'ici»':
            rules.append((signs, 'a sign needs a space that does not break', fault, {'board;card;game;score;dice;referee;family;'}))
    if 'held_letters' in words:
        letters = re.compile(rf'(?:(?<![%$’\w])|(?<=_)|(?<=\\n))(?i:[{words["held_letters"]}]) ')
        rules += [(letters, 'a word of one letter may end a line', fault, set()) for fault in ('Zapłać i idź', '_W sklepie', 'Dalej.\\nZ nami')]
    if words.get('from_right'):
        rules += [(re.compile(pattern), wrong, fault, set()) for pattern, wrong, faults in FROM_RIGHT for fault in faults]
    return rules


def find_faults(entry, rules):
    for field in filter(lambda name: name.startswith('msgstr'), entry):
        for pattern, wrong, _fault, but in rules:
            found = pattern.search(entry[field])
            if found and entry['msgid'] not in but:
                yield f'“{entry[field]}”: “{found[0]}”: {wrong}'


def check_rules(rules):
    """A rule that does not find its own fault would find no other."""
    for rule in rules:
        if not list(find_faults({'msgid': 'fault', 'msgstr': rule[2]}, [rule])):
            yield f'The rule {rule[0].pattern} does not find “{rule[2]}”'


def find_lonely_plurals(entries, always_many):
    """Texts whose number can be 1, and that have one form."""
    lonely = {entry['msgid'] for entry in entries if 'msgid_plural' not in entry and COUNTED.search(entry['msgid'])}
    yield from (f'“{text}” needs a plural form, or a place in always_many' for text in sorted(lonely - set(always_many)))
    yield from (f'always_many: “{text}” is no such text' for text in sorted(set(always_many) - lonely))


def find_shared(entries, shared):
    """Short texts that a game has in common with others: they may mean another thing there, and have one translation."""
    found = {entry['msgid'] for entry in entries if 'msgctxt' not in entry and SHORT.fullmatch(entry['msgid'])
             and len(entry['folders']) > 1 and any(folder.startswith('games/') for folder in entry['folders'])}
    yield from (f'“{text}” is said in several places: a context, or a place in means_the_same' for text in sorted(found - set(shared)))
    yield from (f'means_the_same: “{text}” is no such text' for text in sorted(set(shared) - found))


def read_arrays(source):
    """The texts, with their contexts, of each array in the source that has several."""
    for path in sorted((source / 'src').rglob('*.[ch]')):
        for array in ARRAY.finditer(path.read_text(encoding='utf-8')):
            texts = set(IN_ARRAY.findall(array[1]))
            if len(texts) > 1:
                yield path.relative_to(source), texts


def find_alike(arrays, entries):
    """Texts that stand together and differ, where their translations do not."""
    said = {(entry.get('msgctxt', ''), entry['msgid']): entry['msgstr'] for entry in entries if 'msgstr' in entry}
    for path, texts in arrays:
        first = {}
        for text in sorted(texts & said.keys()):
            other = first.setdefault(said[text], text)
            if other != text:
                yield f'{path}: “{other[1]}” and “{text[1]}” are both “{said[text]}”'


def main():
    source = Path(sys.argv[1])
    agreed = json.loads((source / 'tests/app/words.json').read_text(encoding='utf-8'))
    faults = [] if COUNTED.search('%d crates') else ['The plurals are not looked for']
    arrays = list(read_arrays(source))
    alike = [{'msgid': text, 'msgstr': 'A chi'} for text in ('From whom', 'To whom')]
    if len(arrays) < 100 or not list(find_alike([('here', {('', 'From whom'), ('', 'To whom')})], alike)):
        faults.append('What stands together is not looked at')
    languages = re.sub('#.*', '', (source / 'po/LINGUAS').read_text(encoding='utf-8')).split()
    for language in languages:
        if language not in agreed['languages']:
            sys.exit(f'tests/app/words.json: {language} is missing')
        rules = make_rules(agreed['languages'][language])
        entries = list(read_entries(source / 'po' / f'{language}.po'))
        faults += check_rules(rules)
        faults += [f'po/{language}.po: {fault}' for entry in entries for fault in find_faults(entry, rules)]
        faults += [f'po/{language}.po: {fault}' for fault in find_alike(arrays, entries)]
    faults += [f'“{entry["msgid"]}”: a hyphen stands for a minus' for entry in entries
               if HYPHEN.search(entry['msgid']) and entry['msgid'] not in TYPED]
    originals = make_word_rules(agreed['originals'])
    faults += check_rules(originals)
    faults += [fault for entry in entries for text in (entry['msgid'], entry.get('msgid_plural', ''))
               for fault in find_faults({'msgid': text, 'msgstr': text}, originals)]
    faults += find_lonely_plurals(entries, agreed['always_many'])  # the originals are the same in all catalogues
    faults += find_shared(entries, agreed['means_the_same'])
    if faults:
        sys.exit('\n'.join(faults))
    print(f'{len(entries)} texts, {len(languages)} languages')


main()
