#!/usr/bin/env python3
"""What a phone is offered of Chip Shop's cards and releases is what the rules take, and what comes of it is what was said
before. Called with tableside-referee, the program of host.c, and the folder of recorded plays."""

import json
import re
import sys
import unittest
from pathlib import Path

from table import Host

PLAYS, HOST, REFEREE = Path(sys.argv.pop()), sys.argv.pop(), sys.argv.pop()
UNDO = {'do': 'undo'}


class Offers(unittest.TestCase):
    def tables(self, verb, play='chip-shop-3-players'):
        """A phone of our page at the seat that says that verb next, and what it was told, before each such entry of a play."""
        lines = (PLAYS / f'{play}.tableside').read_text(encoding='utf-8').splitlines()
        for at in range(1, len(lines)):
            if json.loads(lines[at])['do'] != verb:
                continue
            with Host(REFEREE, HOST, lines[:at], messages=100000) as table:
                phone = table.connect()
                state = table.replay()
                phone.send({'token': table.token(state['turn']), 'page': True})
                yield phone, phone.read(), json.loads(lines[at]), state
                phone.close()

    def test_draws(self):
        """Each card that can be paid can be drawn, and no other; it costs what is said. That one is somebody else's
        secret is not told: it is offered, too, and refused."""
        n = 0
        for phone, told, entry, state in self.tables('draw-product'):
            hidden = {product['card'] for product in state['board']['products']}
            offers = told['page']['offers']['draw-product']
            self.assertIn(entry['card'], [offer['entry']['card'] for offer in offers])
            for offer in offers:
                answer = phone.ask(offer['entry'])
                self.assertEqual(answer['ok'], not offer['off'] and offer['entry']['card'] not in hidden, offer)
                if answer['ok']:
                    cost = int(re.search(r'(\d+) R&D', offer['detail'])[1])
                    self.assertEqual(sum(effect['by'] for effect in answer['effects'] if effect['counter'] == 'rd'), -cost, offer)
                    self.assertTrue(phone.ask(UNDO)['ok'])
                    n += 1
        self.assertGreater(n, 20)

    def test_releases(self):
        """Every amount from the least to what there is: piles, what they hold, and the points to split."""
        n = 0
        for phone, told, entry, _state in self.tables('release'):
            offer = next(each for each in told['page']['offers']['release'] if each['product'] == entry['product'])
            rd, marketing, quality = offer['least']
            for more in range(max(len(offer['piles']) - marketing, len(offer['points']) - quality)):
                said = {'do': 'release', 'product': offer['product'], 'rd': rd, 'marketing': min(marketing + more, len(offer['piles']) - 1),
                        'quality': min(quality + more, len(offer['points']) - 1), 'to_longevity': 0}
                said['to_loyalty'] = offer['points'][said['quality']]
                answer = phone.ask(said)
                self.assertTrue(answer['ok'], answer)
                piles = answer['state']['board']['products'][offer['product'] - 1]['piles']
                self.assertEqual(offer['piles'][said['marketing']], f'{len(piles)} pile{"s" if len(piles) != 1 else ""} of {piles[0]} money')
                for track in ('longevity', 'loyalty'):
                    comes = sum(effect['by'] for effect in answer['effects'] if effect['counter'] == track)
                    self.assertEqual(comes, offer[track] + said[f'to_{track}'])
                self.assertTrue(phone.ask(UNDO)['ok'])
                n += 1
        self.assertGreater(n, 5)

    def test_forms(self):
        """Income streams, who can be hired, accessories: what is offered is taken, and changes the money by what it says."""
        n = {'income': 0, 'hire': 0, 'attach': 0}
        for verb in n:
            for phone, told, entry, _state in self.tables(verb, 'chip-shop-5-players'):
                offers = told['page']['offers'][verb]
                said = {key: value for key, value in entry.items() if key not in ('at', 'who', 'note', 'from')}
                self.assertIn(said, [offer['entry'] for offer in offers])
                for offer in offers:
                    answer = phone.ask(offer['entry'])
                    self.assertEqual(answer['ok'], not offer['off'], offer)
                    if offer['off']:
                        self.assertEqual(answer['error']['message'], offer['detail'])
                        continue
                    promised = re.search(r'Money now: \u2066([+−]\d+)', offer['detail'] or '')
                    if promised:
                        money = sum(effect['by'] for effect in answer['effects'] if effect['seat'] != 'bank' and (effect['counter'], effect['because']) == ('money', 'stream'))
                        self.assertEqual(money, int(promised[1].replace('−', '-')), offer)
                    self.assertTrue(phone.ask(UNDO)['ok'])
                    n[verb] += 1
        self.assertGreater(min(n.values()), 0, n)

    def test_nobody_else(self):
        """Who looks on, and whose turn it is not, is offered nothing."""
        lines = (PLAYS / 'chip-shop-3-players.tableside').read_text(encoding='utf-8').splitlines()
        at = next(i for i, line in enumerate(lines) if '"draw-product"' in line)
        with Host(REFEREE, HOST, lines[:at]) as table:
            turn = table.replay()['turn']
            for seat in (None, (turn + 1) % 3):
                phone = table.connect()
                phone.send({'token': table.token(seat), 'page': True})
                self.assertEqual(phone.read()['page']['offers'], {})


if __name__ == '__main__':
    unittest.main()
