#!/usr/bin/env python3
"""What is secret at a table of Chip Shop does not go over the wire. Two evenings differ in one card that somebody draws:
all others are told the same of both, whatever their phones ask for, until the card is laid open. Called with
tableside-referee and the folder of recorded plays."""

import json
import subprocess
import sys
import unittest
from contextlib import ExitStack
from pathlib import Path

from table import Table

REFEREE, PLAYS = sys.argv.pop(1), Path(sys.argv.pop(1))
DRAW, OPENS = 'draw-product', ('attach', 'release')
FOLLOWING = 15  # entries after the draw, at most: a phone may say 20 a second


def other_card(lines, drawn, cards):
    """Another one that could be drawn instead, and costs as much: what is paid everybody sees."""
    with subprocess.Popen([REFEREE, 'play'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding='utf-8') as play:
        def say(entry):
            print(json.dumps(entry), file=play.stdin, flush=True)
            return json.loads(play.stdout.readline())

        def draw(card):
            answer = say(drawn | {'card': card})
            if answer['ok']:
                say({'do': 'undo'})
            return answer['ok'] and answer['effects']

        for line in lines:
            say(line)
        paid = draw(drawn['card'])
        return next((card for card in cards if card != drawn['card'] and draw(card) == paid), None)


class Evening:
    """A table until a draw, and a phone of our page at each seat and one to look on."""

    def __init__(self, stack, lines):
        self.table = stack.enter_context(Table(REFEREE, [json.dumps(line) for line in lines]))
        self.phones, self.heard = {}, {}
        for seat in [*range(len(self.table.links['seats'])), None]:
            phone = self.phones[seat] = self.table.connect()
            stack.callback(phone.close)
            phone.send({'token': self.table.token(seat), 'page': True})
            welcome = phone.read()
            self.heard[seat] = [welcome]
            self.game, self.state = welcome['game'], welcome['state']

    def seat_of(self, entry):
        who = entry.get('who', self.state['turn'])
        return 0 if who is None else who

    def say(self, entry):
        """Whether it is accepted; then all others have heard of it."""
        seat = self.seat_of(entry)
        answer = self.phones[seat].ask(entry)
        if not answer['ok']:
            return False
        self.state = answer['state']
        self.heard[seat].append(answer)
        for other, phone in self.phones.items():
            if other != seat:
                self.heard[other].append(phone.read())
        return True

    def cards(self):
        verb = next(it for it in self.game['verbs'] if it['id'] == DRAW)
        return next(it for it in verb['arguments'] if it['id'] == 'card')['words']


class Secrets(unittest.TestCase):
    def compare(self, lines, at):
        """Two evenings, from a draw on; how many entries came after it. None: no other card costs as much."""
        drawn = lines[at]
        with ExitStack() as stack:
            one, two = (Evening(stack, lines[:at]) for _ in range(2))
            owner = one.seat_of(drawn)
            self.assertTrue(one.say(drawn))
            other = other_card(lines[:at], drawn, one.cards())
            if other is None:
                return None
            self.assertTrue(two.say(drawn | {'card': other}))
            n = 0
            for entry in lines[at + 1:at + 1 + FOLLOWING]:
                is_open = entry['do'] in OPENS and one.seat_of(entry) == owner
                if is_open or not one.say(entry) or not two.say(entry):
                    break
                n += 1
            self.assertNotEqual(one.heard[owner][1:], two.heard[owner][1:], 'the owner sees what was drawn')
            for seat in set(one.heard) - {owner}:
                ours, others = one.heard[seat], two.heard[seat]
                for told, also in zip(ours, others):
                    if told['state']['over']:
                        break  # the end counts what is hidden
                    self.assertEqual(told, also, f'{drawn} or {other}, for {seat}: {told.get("said")}')
            return n

    def test_draws(self):
        n_draws = n_entries = 0
        for play in sorted(PLAYS.glob('chip-shop-?-players.tableside')):
            lines = [json.loads(line) for line in play.read_text(encoding='utf-8').splitlines()]
            for at, entry in enumerate(lines):
                n = self.compare(lines, at) if entry.get('do') == DRAW and 'card' in entry else None
                if n is not None:
                    n_entries += n
                    n_draws += 1
        self.assertGreater(n_draws, 5)
        self.assertGreater(n_entries, 5 * n_draws)


if __name__ == '__main__':
    unittest.main()
