"""A model of a table that knows only what plain entries do: it has tableside-referee play the list that should be in
force from its header. What amending, undoing and redoing mean it knows itself."""

import json
import subprocess
from collections import Counter, namedtuple

TAKEN = '{"ok":true'


class Refusal(Exception):
    def __init__(self, code, words=()):
        super().__init__(code)
        self.code, self.words = code, words


# The list in force, the state it leads to, and what the bank has by then.
Standing = namedtuple('Standing', 'list state bank')


def play(referee, lines):
    """What the referee answers to each line, as text."""
    text = ''.join(line + '\n' for line in lines)
    done = subprocess.run([referee, 'play'], input=text, stdout=subprocess.PIPE, check=False, text=True, encoding='utf-8')
    return done.stdout.splitlines()


def of_bank(answers):
    """What the effects of these answers change the bank's counters by."""
    bank = Counter()
    for effect in (effect for answer in answers for effect in answer['effects'] if effect['seat'] == 'bank'):
        bank[effect['counter']] += effect['by']
    return bank


def changes(before, now):
    """Counters now less before, then the bank's."""
    effects = []
    for seat, (new, old) in enumerate(zip(now.state['players'], before.state['players'])):
        effects += [(seat, counter, value - old['counters'][counter]) for counter, value in new['counters'].items()]
    effects += [('bank', counter, now.bank[counter] - before.bank[counter]) for counter in {**now.bank, **before.bank}]
    return [effect for effect in effects if effect[2] != 0]


class Model:
    """`past` and `future` have what was done to get there and what could be done again: how the table stood, and the
    effects of what was said then."""

    def __init__(self, referee, header):
        self.referee, self.header = referee, header
        start = json.loads(play(referee, [header])[0])
        self.now, self.past, self.future = Standing([], start['state'], of_bank([start])), [], []

    @property
    def list(self):
        return self.now.list

    @property
    def state(self):
        return self.now.state

    def play(self, entries):
        """Answers to the header and to each entry, as text."""
        return play(self.referee, [self.header] + [json.dumps(entry) for entry in entries])

    @staticmethod
    def timed(entry, old):
        """What does not say when it was said was said when the other was."""
        return {**entry, 'at': old['at']} if 'at' in old and 'at' not in entry else entry

    def amended(self, amend):
        number, drop = amend['entry'], amend.get('drop', [])
        if not 1 <= number <= len(self.list):
            raise Refusal('range')
        if drop != sorted(set(drop)) or any(not number < d <= len(self.list) for d in drop):
            raise Refusal('range')
        before, old = self.list[:number - 1], self.list[number - 1]
        later = [(n, entry) for n, entry in enumerate(self.list[number:], number + 1) if n not in drop]
        new = [self.timed(amend['with'], old)] if 'with' in amend else []
        if new and new[0]['do'] in ('undo', 'redo', 'amend'):
            raise Refusal('illegal')
        entries = before + new + [entry for _, entry in later]
        answers = self.play(entries)
        refused = [i for i, answer in enumerate(answers[1:]) if not answer.startswith(TAKEN)]
        if refused:
            error = json.loads(answers[refused[0] + 1])['error']
            if refused[0] < len(before) + len(new):
                raise Refusal(error['code'])
            raise Refusal('illegal', (str(later[refused[0] - len(before) - len(new)][0]), error['message']))
        if new == [old] and not drop:
            raise Refusal('illegal')
        answers = [json.loads(answer) for answer in answers]
        return Standing(entries, answers[-1]['state'], of_bank(answers))

    def added(self, entry):
        entries = self.list + [entry]
        answer = json.loads(self.play(entries)[-1])
        if not answer['ok']:
            raise Refusal(answer['error']['code'], (answer['error']['message'],))
        effects = [(effect['seat'], effect['counter'], effect['by']) for effect in answer['effects']]
        bank = of_bank([answer])
        bank.update(self.now.bank)
        return Standing(entries, answer['state'], bank), effects

    def say(self, entry):
        """The effects; `now` is how the table stands then. Dice must not be missing."""
        if entry['do'] in ('undo', 'redo'):
            source, target = (self.past, self.future) if entry['do'] == 'undo' else (self.future, self.past)
            if not source:
                raise Refusal('illegal')
            standing, effects = source.pop()
            target.append((self.now, effects))
            self.now = standing
            return [(seat, counter, -by) for seat, counter, by in effects] if entry['do'] == 'undo' else effects
        if entry['do'] == 'amend':
            standing = self.amended(entry)
            effects = changes(self.now, standing)
        else:
            standing, effects = self.added(entry)
        self.past.append((self.now, effects))
        self.future.clear()
        self.now = standing
        return effects
