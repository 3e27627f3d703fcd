#!/usr/bin/env python3
"""Statistics against a second computation: random evenings are made of recorded ones, with other people, times, corrections
and people who sit down in mid-game; what `stats` says of them has to be what follows from the answers of `play`, by the
definitions in docs/protocol.md. Called with tableside-referee and table files."""

import csv
import io
import json
import math
import random
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from datetime import datetime, timedelta, timezone
from pathlib import Path

from model import play
from recorded import read_table

NAMES = ('Ann', 'Bo', 'Cleo', 'Dai, "the die"', 'Édith', '=1+1', 'Flo')
REST = 4 * 60 * 60
COUNTED = 400
APART = {('competitors', 'first-player'), ('competitors', 'headquarters'), ('shopping-war', 'first-player'),
         ('snack-wars', 'record'), ('warehouse-wars', 'record'), ('chip-shop', 'personalities')}

BG_STATS = {  # what the app, and those who write for it, have in each; see src/stats/bg-stats.c
    'players': {'uuid', 'id', 'name', 'isAnonymous', 'modificationDate'},
    'games': {'uuid', 'id', 'name', 'modificationDate', 'bggId', 'bggYear', 'cooperative', 'highestWins', 'noPoints', 'usesTeams',
              'minPlayerCount', 'maxPlayerCount'},
    'plays': {'uuid', 'playDate', 'entryDate', 'modificationDate', 'durationMin', 'usesTeams', 'ignored', 'rating', 'scoringSetting',
              'manualWinner', 'rounds', 'gameRefId', 'playerScores'},
}

# --- random evenings ---

def tell(time):
    return time.strftime('%Y-%m-%dT%H:%M:%SZ')


class Evening:
    """The lines of a file, and the entries of it that are in force."""

    def __init__(self, referee, chance, path, number):
        self.referee, self.chance = referee, chance
        header, entries = read_table(path)
        self.header = json.loads(header)
        self.now = datetime(chance.choice((2023, 2024, 2026)), chance.randint(1, 12), 3, 19, 30, tzinfo=timezone.utc)
        names = chance.sample(NAMES, len(self.header['players']))
        for player, name in zip(self.header['players'], names):
            player['name'] = name
        self.spare = [name for name in NAMES if name not in names]
        for key in ('created', 'id'):
            self.header.pop(key, None)
        if chance.random() < 0.8:
            self.header['created'] = tell(self.now)
        if chance.random() < 0.7:
            self.header['id'] = f'{chance.randrange(16 ** 8):08x}-0000-4000-8000-{number:012x}'
        self.timed = chance.random() < 0.9
        self.lines, self.list = [], []
        self.follow(self.accepted([{key: value for key, value in entry.items() if key not in ('at', 'sum')}
                                   for entry in entries if entry['do'] not in ('amend', 'seat')]))

    def accepted(self, entries):
        answers = play(self.referee, [json.dumps(self.header)] + [json.dumps(entry) for entry in entries])
        return [entry for entry, answer in zip(entries, answers[1:]) if answer.startswith('{"ok":true')]

    def stamp(self, entry):
        self.now += timedelta(seconds=self.chance.choice((0, 5, 40, 200, -30, REST - 1, REST, 90000))
                              if self.chance.random() < 0.2 else self.chance.randint(1, 120))
        return {**entry, 'at': tell(self.now)} if self.timed and self.chance.random() < 0.9 else entry

    def say(self, entry):
        entry = self.stamp(entry)
        self.lines.append(entry)
        self.list.append(entry)

    def follow(self, entries):
        if self.chance.random() < 0.35:
            del entries[self.chance.randint(0, len(entries)):]
        for entry in entries:
            self.say(entry)
            dice = self.chance.random()
            if dice < 0.05:
                self.lines += [self.stamp({'do': 'undo'}), self.stamp({'do': 'redo'})]
            elif dice < 0.1:
                self.lines.append(self.stamp({'do': 'undo'}))
                self.list.pop()
                self.say(entry)
            elif dice < 0.13:
                number = self.chance.randrange(len(self.list))
                changed = self.stamp({**{key: value for key, value in self.list[number].items() if key != 'at'}, 'note': 'Amended.'})
                self.lines.append(self.stamp({'do': 'amend', 'entry': number + 1, 'with': changed}))
                old = self.list[number]
                self.list[number] = {**changed, 'at': old['at']} if 'at' in old and 'at' not in changed else changed
            elif dice < 0.15 and self.spare:
                who = self.chance.randrange(len(self.header['players']))
                self.say({'do': 'seat', 'who': who, 'name': self.spare.pop()})
        if self.chance.random() < 0.5 and 'end' not in [entry['do'] for entry in self.list]:
            self.say({'do': 'end'})
            self.say({'do': 'adjust', 'who': 0, 'counter': self.counter(), 'by': 1})
        self.list = self.accepted(self.list)

    def counter(self):
        state = json.loads(play(self.referee, [json.dumps(self.header)])[0])['state']
        return next(iter(state['players'][0]['counters']))

    def write(self, path):
        """Only what is accepted: a file is read up to its first line that is refused."""
        lines = [json.dumps(self.header)] + [json.dumps(line) for line in self.lines]
        answers = play(self.referee, lines)
        good = [line for line, answer in zip(lines, answers) if answer.startswith('{"ok":true')]
        path.write_text(''.join(line + '\n' for line in good), encoding='utf-8')


# --- one evening, again ---

def time_of(text):
    return int(datetime.fromisoformat(text.replace('Z', '+00:00')).timestamp()) if text else None


def dice_of(entry, games, header):
    """Pairs of sides and face."""
    verbs = {verb['id']: verb for verb in games[header['game']]['verbs']}
    for argument in verbs.get(entry['do'], {}).get('arguments', []):
        if argument['type'] == 'dice' and argument['id'] in entry:
            faces, sides = entry[argument['id']], argument['sides']
            if header['game'] == 'any-game':
                sides = entry.get('sides', header.get('options', {}).get('sides', 6))
            each = sides if isinstance(sides, list) else [sides] * len(faces)
            yield from zip(each, faces)


def kind_of(header):
    """Of Any Game, what is counted and who wins."""
    options = header.get('options', {})
    if header['game'] != 'any-game':
        return None
    counted = json.dumps(options.get('columns', ['Points']), ensure_ascii=False, separators=(',', ':'))
    return f'{options.get("wins", "highest")} {counted if counted != "[]" else "money" if options.get("money") else "lives"}'


def title_of(p, titles):
    """As it is told in English: “Any Game: Hearts (the fewest win)”."""
    if p['kind'] is None:
        return titles[p['game']]
    wins, counted = p['kind'].split(' ', 1)
    told = ', '.join(json.loads(counted)) if counted[0] == '[' else counted.capitalize()
    return f'{titles[p["game"]]}: {told}{" (the fewest win)" if wins == "lowest" else ""}'


def like(p):
    return p['game'], p['kind']


def look(evening, games):
    """What `play` says of it, as one play."""
    header = evening.header
    answers = [json.loads(answer) for answer in play(evening.referee, [json.dumps(line) for line in [header] + evening.list])]
    states = [answer['state'] for answer in answers]
    assert all(answer['ok'] for answer in answers)
    now = began = time_of(header.get('created'))
    seconds, dice, first, rounds = None, defaultdict(list), None, 0
    for before, after, entry in zip(states, states[1:], evening.list):
        apart = (header['game'], before['phase']) in APART
        at = time_of(entry.get('at'))
        if not before['over'] and at is not None:
            began = at if began is None else began
            if now is not None:
                seconds = (seconds or 0) + (at - now if 0 < at - now < REST else 0)
            now = at
        if not before['over'] and not apart and first is None and rounds == 0:
            first = before['turn']
        rounds += not apart and before['round'] != after['round']
        who = entry.get('who', before['turn'])
        if who is not None:
            dice[who] += dice_of(entry, games, header)
    last = states[-1]
    players = [(player['name'], player['score'], player['rank'], seat in last['winners'])
               for seat, player in enumerate(last['players'])]
    return {'game': header['game'], 'kind': kind_of(header), 'id': header.get('id', ''), 'began': began, 'seconds': seconds, 'over': last['over'],
            'first': first, 'rounds': rounds + 1, 'players': players, 'dice': dice}


# --- all of them, again ---

def year_of(p):
    return datetime.fromtimestamp(p['began'], timezone.utc).year if p['began'] is not None else 0


def month_of(p):
    return datetime.fromtimestamp(p['began'], timezone.utc).month if p['began'] is not None else 0


def wins_of(seated):
    """Of pairs of a play and a seat."""
    wins = {'plays': 0, 'wins': 0, 'shared': 0, 'due': 0}
    for p, seat in seated:
        winners = sum(player[3] for player in p['players'])
        wins['plays'] += 1
        wins['wins'] += p['players'][seat][3]
        wins['shared'] += p['players'][seat][3] and winners > 1
        wins['due'] += winners / len(p['players'])
    return wins


def lengths_of(plays):
    times = [p['seconds'] for p in plays if p['seconds'] is not None]
    return {'plays': len(times), 'seconds': sum(times), 'shortest': min(times, default=0), 'longest': max(times, default=0)}


def odds_of(dice):
    n, total = len(dice), sum(face for _, face in dice)
    expected = sum((sides + 1) / 2 for sides, _ in dice)
    chance = 1.0
    if 0 < n <= COUNTED and max(sides for sides, _ in dice) <= 100:
        ways = {0: 1}
        for sides, _ in dice:
            more = Counter()
            for value, count in ways.items():
                for face in range(1, sides + 1):
                    more[value + face] += count
            ways = more
        chance = sum(count for value, count in ways.items() if value >= total) / sum(ways.values())
    elif n > 0:
        variance = sum((sides * sides - 1) / 12 for sides, _ in dice)
        chance = math.erfc((total - 0.5 - expected) / math.sqrt(2 * variance)) / 2
    return {'thrown': n, 'sum': total, 'expected': expected, 'chance': chance}


def runs_of(won):
    longest = run = 0
    for win in won:
        run = run + 1 if win else 0
        longest = max(longest, run)
    return run, longest


def person_of(name, plays, periods):
    seated = [(p, [player[0] for player in p['players']].index(name)) for p in plays
              if name in [player[0] for player in p['players']]]
    streak, longest = runs_of([p['players'][seat][3] for p, seat in seated])
    games = []
    for game in dict.fromkeys(like(p) for p, _ in seated):
        scores = [p['players'][seat][1] for p, seat in seated if like(p) == game]
        games.append({'game': game[0], 'kind': game[1], **wins_of([(p, seat) for p, seat in seated if like(p) == game]),
                      'best': max(scores), 'worst': min(scores), 'sum': sum(scores)})
    return {'name': name, **wins_of(seated), 'streak': streak, 'longest-streak': longest,
            'length': lengths_of([p for p, _ in seated]), 'dice': odds_of([die for p, seat in seated for die in p['dice'][seat]]),
            'games': games,
            'periods': [sum(p['players'][seat][3] for p, seat in seated if in_period(p, period)) for period in periods]}


def in_period(p, period):
    return year_of(p) == period['year'] and period['month'] in (None, month_of(p))


def pairs_of(plays, order):
    pairs = {}
    for p in plays:
        seated = sorted(p['players'], key=lambda player: order[player[0]])
        for i, one in enumerate(seated):
            for other in seated[i + 1:]:
                pair = pairs.setdefault((one[0], other[0]), Counter())
                pair.update({'plays': 1, 'one-ahead': one[2] < other[2], 'other-ahead': other[2] < one[2], 'one-wins': one[3],
                             'other-wins': other[3]})
    keys = ('plays', 'one-ahead', 'other-ahead', 'one-wins', 'other-wins')
    found = [{'one': one, 'other': other, **{key: pair[key] for key in keys}} for (one, other), pair in pairs.items()]
    return sorted(found, key=lambda pair: (-pair['plays'], order[pair['one']], order[pair['other']]))


def seats_of(p, person):
    return [seat for seat, player in enumerate(p['players']) if person in (None, player[0])]


def game_of(game, plays, person):
    plays = [p for p in plays if like(p) == game]
    most = max(player[1] for p in plays for player in p['players'])
    by = next(player[0] for p in plays for player in p['players'] if player[1] == most)
    return {'game': game[0], 'kind': game[1], 'plays': len(plays), 'length': lengths_of(plays), 'most': most, 'most-by': by,
            'first': wins_of([(p, p['first']) for p in plays if p['first'] in seats_of(p, person)]),
            'seats': [wins_of([(p, seat) for p in plays if seat in seats_of(p, person)]) for seat in range(6)]}


def stats_of(plays, person=None, game=None, year=None):
    """What counts, and what follows from it."""
    wanted = [p for p in plays if (game is None or p['game'] == game) and (year is None or year_of(p) == year)
              and (person is None or person in [player[0] for player in p['players']])]
    counted = [p for p in wanted if p['over']]
    counted.sort(key=lambda p: (p['began'] is not None, p['began'] or 0, p['id']))
    if year is None:
        periods = [{'year': y, 'month': None} for y in sorted({year_of(p) for p in counted} - {0})]
    else:
        periods = [{'year': year, 'month': month} for month in range(1, 13)]
    names = {player[0] for p in counted for player in p['players']}
    persons = [person_of(name, counted, periods) for name in names]
    persons.sort(key=lambda found: (found['name'] != person, -found['wins'], -found['plays'], found['name'].encode()))
    order = {found['name']: i for i, found in enumerate(persons)}
    return counted, {
        'plays': len(counted), 'resting': len(wanted) - len(counted), 'length': lengths_of(counted),
        'dice': odds_of([die for p in counted for seat in range(len(p['players'])) for die in p['dice'][seat]]),
        'persons': persons, 'pairs': pairs_of(counted, order),
        'games': [game_of(found, counted, person) for found in dict.fromkeys(like(p) for p in counted)],
        'periods': [{**period, 'plays': sum(in_period(p, period) for p in counted)} for period in periods]}


# --- comparing ---

def differ(ours, theirs, where=''):
    if isinstance(ours, dict) and isinstance(theirs, dict) and ours.keys() == theirs.keys():
        return [text for key in ours for text in differ(ours[key], theirs[key], f'{where}.{key}')]
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        return [text for i, pair in enumerate(zip(ours, theirs)) for text in differ(*pair, f'{where}[{i}]')]
    if isinstance(ours, float) or isinstance(theirs, float):
        return [] if math.isclose(ours, theirs, abs_tol=1e-5) else [f'{where}: {ours} here, {theirs} there']
    return [] if ours == theirs else [f'{where}: {ours} here, {theirs} there']


def ask(referee, folder, style, wanted):
    options = [f'--{key}={value}' for key, value in wanted.items()]
    done = subprocess.run([referee, 'stats', folder, f'--format={style}', *options], stdout=subprocess.PIPE, check=True)
    return done.stdout.decode()


def try_csv(text, plays, titles):
    """Nothing that a spreadsheet would run, and all that is in force."""
    rows = list(csv.reader(io.StringIO(text, newline='')))
    bad = [f'a formula: {cell}' for row in rows for cell in row if cell[:1] in ('=', '+', '@')]
    for row in rows[1:]:
        row[2] = row[2].removeprefix("'")
    expected = []
    for p in plays:
        day = datetime.fromtimestamp(p['began'], timezone.utc).strftime('%Y-%m-%d') if p['began'] is not None else ''
        minutes = str((p['seconds'] + 30) // 60) if p['seconds'] is not None else ''
        for seat, (name, score, place, wins) in enumerate(p['players']):
            expected.append([day, title_of(p, titles), name, str(seat + 1), str(score), str(place), str(int(wins)),
                             str(int(p['first'] == seat)), minutes, p['id']])
    return bad + differ(rows[1:], expected, 'csv')


def try_bg_stats(text, plays, titles):
    """Players and games are named by number, and none has an id twice."""
    found = json.loads(text)
    names = {player['id']: player['name'] for player in found['players']}
    games = {game['id']: (game['name'], game['highestWins']) for game in found['games']}
    ids = [thing['uuid'] for kind in ('players', 'games', 'plays') for thing in found[kind]]
    said = [{'game': games[p['gameRefId']], 'minutes': p['durationMin'], 'rounds': p['rounds'],
             'players': [[names[s['playerRefId']], s['score'], s['rank'], s['winner'], s['startPlayer']] for s in p['playerScores']]}
            for p in found['plays']]
    expected = [{'game': (title_of(p, titles), not (p['kind'] or '').startswith('lowest ')), 'minutes': ((p['seconds'] or 0) + 30) // 60, 'rounds': p['rounds'],
                 'players': [[name, str(score), place, wins, p['first'] == seat]
                             for seat, (name, score, place, wins) in enumerate(p['players'])]} for p in plays]
    bad = [] if len(ids) == len(set(ids)) else ['an id stands twice']
    bad += [f'a {kind} has {thing.keys() ^ keys}' for kind, keys in BG_STATS.items() for thing in found[kind] if thing.keys() != keys]
    return bad + differ(said, expected, 'bgstats')


def try_all(referee, folder, plays, titles):
    bad = []
    for wanted in ({}, {'person': 'Ann'}, {'game': 'any-game'}, {'year': 2024}, {'person': 'Bo', 'year': 2026},
                   {'person': 'Nobody'}):
        counted, expected = stats_of(plays, **wanted)
        bad += [f'{wanted}{text}' for text in differ(json.loads(ask(referee, folder, 'json', wanted)), expected)]
        bad += try_csv(ask(referee, folder, 'csv', wanted), counted, titles)
        bad += try_bg_stats(ask(referee, folder, 'bgstats', wanted), counted, titles)
        text = ask(referee, folder, 'text', wanted)
        bad += [f'{name} is not told' for name in {player[0] for p in counted for player in p['players']} if name not in text]
    return bad


def main():
    referee, n_evenings, *paths = sys.argv[1:]
    done = subprocess.run([referee, 'games'], stdout=subprocess.PIPE, check=True)
    games = {game['id']: game for game in json.loads(done.stdout)}
    chance = random.Random(15)
    plays = []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(int(n_evenings)):
            evening = Evening(referee, chance, Path(paths[number % len(paths)]), number)
            evening.write(Path(folder) / f'{number:05}.tableside')
            plays.append(look(evening, games))
        bad = try_all(referee, folder, plays, {game: games[game]['title'] for game in games})
    for call in (['.', '--format=x'], ['.', '--game=chess'], []):
        bad += [f'stats {call} is called rightly'] if subprocess.run([referee, 'stats', *call], stderr=subprocess.DEVNULL, check=False).returncode != 2 else []
    over = sum(p['over'] for p in plays)
    print(f'{len(plays)} evenings, {over} of them over, {sum(len(dice) for p in plays for dice in p["dice"].values())} dice, '
          f'{len(bad)} differences')
    print('\n'.join(bad[:20]))
    return 1 if bad or over < len(plays) / 4 else 0


if __name__ == '__main__':
    sys.exit(main())
