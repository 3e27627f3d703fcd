#!/usr/bin/env python3
"""Three phones at one table, each in a language of its own, which need not be installed: each reads its own and no other.
And every text of every catalogue, against Python's own reader of them. Called with tableside-referee, a program that
prints translations, and the folder of the catalogues."""

import gettext
import os
import subprocess
import sys
import unittest
from pathlib import Path

from table import Table

CATALOGUES, SPEAK, REFEREE = Path(sys.argv.pop()), sys.argv.pop(), sys.argv.pop()
LANGUAGES = sorted(path.name for path in CATALOGUES.iterdir() if (path / 'LC_MESSAGES').is_dir())
ENVIRONMENT = os.environ | {'TABLESIDE_LOCALEDIR': str(CATALOGUES)}
DONUTS = {'do': 'take-food', 'food': 'donut', 'count': 2}
SAID = {'it': 'Ann prende 2 × Donut.', 'de': 'Ann nimmt 2 × Donut.', 'en': 'Ann takes 2 × Donut.'}


class Languages(unittest.TestCase):
    def setUp(self):
        self.table = self.enterContext(Table(REFEREE, environment=ENVIRONMENT))

    def test_each_its_own(self):
        phones = {lang: self.table.sit(0 if lang == 'it' else 1, lang=lang) for lang in ('it', 'de', 'en')}
        prompts = {welcome['state']['prompt'] for _, welcome in phones.values()}
        self.assertEqual(len(prompts), 3)
        titles = {welcome['game']['phases'][0]['title'] for _, welcome in phones.values()}
        self.assertEqual(len(titles), 3)
        ann, bo, cem = (phone for phone, _ in phones.values())
        self.assertTrue(ann.ask(DONUTS)['ok'])
        told = [phone.read() for phone in (bo, cem)]
        self.assertEqual([each['said'].replace('\xa0', ' ') for each in told], [SAID['de'], SAID['en']])
        self.assertNotEqual(told[0]['state']['prompt'], told[1]['state']['prompt'])
        messages = {phone.ask({'do': 'end'})['error']['message'] for phone in (ann, bo, cem)}
        self.assertEqual(len(messages), 3)
        other, _ = self.table.sit(2, lang='it-CH')
        self.assertEqual(ann.ask({'do': 'undo'})['ok'], True)
        self.assertIn(SAID['it'], other.read()['said'].replace('\xa0', ' '))

    def test_regions(self):
        """Portuguese as in Brazil is better than none, and is found by any name that browsers give it."""
        tags = 'pt-BR', 'pt_br', 'pt', 'pt-PT', 'pt-Latn-BR'
        prompts = {self.table.sit(0, lang=lang)[1]['state']['prompt'] for lang in tags}
        self.assertEqual(len(prompts), 1)
        self.assertNotIn(self.table.replay()['prompt'], prompts)
        prompts = {self.table.sit(0, lang=lang)[1]['state']['prompt'] for lang in ('es', 'es-419', 'es-../AR')}
        self.assertEqual(len(prompts), 1)

    def test_none_that_is_spoken(self):
        """Then it is the table's, and so is what is no name of a language."""
        for lang in ('xx', 'tlh', '../../etc', 'd', 'deutsch', '', '-', '-BR', 'pt/BR'):
            _, welcome = self.table.sit(0, lang=lang)
            self.assertEqual(welcome['state']['prompt'], self.table.replay()['prompt'], lang)


class Catalogues(unittest.TestCase):
    def test_all_texts(self):
        for lang in LANGUAGES:
            with open(CATALOGUES / lang / 'LC_MESSAGES' / 'tableside.mo', 'rb') as file:
                catalogue = gettext.GNUTranslations(file)
            texts = [key for key in catalogue._catalog if isinstance(key, str) and key]
            plurals = sorted({key[0] for key in catalogue._catalog if isinstance(key, tuple)})
            asked = [text.encode() for text in texts]
            asked += [f'{n}\x05{text}'.encode() for text in plurals for n in (0, 1, 2, 3, 5, 11, 21, 100, 1000000)]
            expected = [catalogue._catalog[text] for text in texts]
            expected += [catalogue.ngettext(text, text, n) for text in plurals for n in (0, 1, 2, 3, 5, 11, 21, 100, 1000000)]
            told = subprocess.run([SPEAK, lang], input=b'\0'.join(asked) + b'\0', stdout=subprocess.PIPE, check=True,
                                  env=ENVIRONMENT).stdout.decode().split('\0')[:-1]
            self.assertEqual(told, expected)
            self.assertGreater(len(told), 1000)


if __name__ == '__main__':
    unittest.main()
