#!/usr/bin/env python3
"""The pack-up page says all that the state says: for recorded plays, cut at several points, every fact of the state's board
stands on the page, beside whom it belongs to. Each game's members of the board have their rule here, and a member without
one is a fault; each rule is tried on a page from which its words were taken, and has to miss them. Usage: pack.py REFEREE
CARDS PLAYS"""

import json
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from pdf import Pdf, squeeze

PARTS = (0.1, 0.5, 0.8, 1)


def call(program, *arguments):
    environment = {**os.environ, 'LC_ALL': 'C.UTF-8', 'LANGUAGE': ''}
    return subprocess.run([program, *arguments], env=environment, capture_output=True, check=False)


def tell(number):
    return f'{number:,}'.replace('-', '−')


class Page:
    """The texts of a page, by whose part they stand in: a seat, None for the table; and all of them."""

    def __init__(self, texts, names):
        self.texts = [text.strip() for text in texts]
        headings = {i: ('only', seat) for i, text in enumerate(self.texts) for seat, name in enumerate(names)
                    if text.startswith(f'For {name} alone: ')}
        for seat, name in list(enumerate(names)) + [(None, 'On the table'), ('agreed', 'What was agreed'), ('on', 'To go on')]:
            places = [i for i, text in enumerate(self.texts) if text == name]
            if places and (seat in (None, 'agreed', 'on') or len(places) > 1):  # the first one is above a column of numbers
                headings[places[-1]] = seat
        self.parts, bounds = {}, sorted(headings) + [len(self.texts)]
        for begin, end in zip(bounds, bounds[1:]):
            self.parts[headings[begin]] = squeeze(''.join(self.texts[begin + 1:end])).casefold()
        self.all = squeeze(''.join(self.texts)).casefold()
        covered = [i for i, where in headings.items() if isinstance(where, tuple)]
        self.open = squeeze(' '.join(self.texts[:min(covered, default=None)])).casefold()

    def says(self, where, words):
        return squeeze(words).casefold() in (self.all if where == 'page' else self.parts.get(where, ''))

    def has_row(self, numbers):
        return f'|{"|".join(map(tell, numbers))}|' in f'|{"|".join(map(squeeze, self.texts))}|'


# --- what has to be there: pairs of a part (a seat, None, 'page') and the words, for each member of a board ---

def label(id_):
    return id_.replace('-', ' ')


def crates(state):
    for crate in state['board']['crates']:
        level = f'level {crate["z"]}' if crate['z'] else 'on the board'
        yield crate['seat'], f'1 crate to column {crate["x"] + 1}, row {crate["y"] + 1}, {level}'


def planks(state):
    for it in state['board']['planks']:
        end = it[it['along']] + it['length']
        if it['along'] == 'x':
            yield None, f'level {it["z"]}, row {it["y"] + 1}, columns {it["x"] + 1} to {end}'
        else:
            yield None, f'level {it["z"]}, column {it["x"] + 1}, rows {it["y"] + 1} to {end}'


def toppled(state):
    if state['board']['toppled'] is not None:
        yield 'page', f'{state["players"][state["board"]["toppled"]]["name"]} has knocked something over'


def cards_to_draw(state):
    if state['phase'] == 'draw':
        yield 'page', f'draws {state["board"]["draw"]} card'


def steals(state):
    if state['board']['steals']:
        yield 'page', f'steals {state["board"]["steals"]} card'


def collections(state):
    for seat, it in enumerate(state['board']['collections']):
        yield from ((seat, f'{count} × {label(food)}') for food, count in it['foods'].items() if count)
        yield from ((seat, f'1 × {bonus} bonus') for bonus in it['bonuses'])
        if it['raccoons']:
            yield seat, f'{it["raccoons"]} Raccoon'


def spaces(state):
    ring = state['board']['spaces']
    yield None, 'The Shops, clockwise: ' + ', '.join(it['name'] for it in ring if it['kind'] == 'shop') + '.'
    for i, it in enumerate(ring):
        near = f'the Corridor {ring[i - 1]["name"]} – {ring[(i + 1) % len(ring)]["name"]}'
        yield from ((seat, f'Token to {it["name"] or near}') for seat in it['tokens'])


def lobby(state):
    yield from ((seat, 'Token to the Lobby') for seat in state['board']['lobby'])


def combos(state):
    for seat, slots in enumerate(state['board']['combos']):
        for face, combo in slots.items():
            name = f'“{combo["name"]}”, Strength' if combo['name'] else 'a Combo of Strength'
            yield seat, f'Slot {face} of {state["players"][seat]["name"]}: {name} {combo["strength"]}.'


def stroll_die(state):
    if state['board']['rolled'] is not None:
        yield None, f'The Stroll die shows {state["board"]["rolled"]}.'


def scuffle(state):
    it = state['board']['scuffle']
    if it is None:
        return
    for bout in it['rounds']:
        for side in 'attacker', 'defender':
            dice = ', '.join(map(str, bout[side]['dice']))
            yield None, f'{state["players"][it[side]]["name"]} has rolled {dice}: Strength {bout[side]["strength"]}.'
    if any(it['won'].values()):
        won = (f'{state["players"][it[side]]["name"]} {rounds}' for side, rounds in it['won'].items())
        yield 'page', f'Rounds won: {", ".join(won)}.'


def squares(state):
    for square, era in enumerate(state['board']['squares'], 1):
        if era:
            yield None, f'Square {square}: sub-era {era}.'


def products(state):
    for it in state['board']['products']:
        era = f', sub-era {it["era"]}' if it['era'] else ''
        era += ', irrelevant' if it['irrelevant'] and it['era'] else ''
        before = {'production': 'In the factory: ', 'gone': 'Discarded: ', 'released': ''}[it['status']]
        where = {'production': ('only', it['seat']), 'gone': 'page', 'released': it['seat']}[it['status']]
        yield where, f'{before}No. {it["id"]}: {it["name"]}{era}'
        if it['piles'] and it['status'] == 'released':
            yield it['seat'], f'{it["name"]}: {len(it["piles"])} pile'
            yield it['seat'], f'of {it["piles"][0]} money'
        if it['accessories']:
            yield it['seat'], f', attached to No. {it["id"]}'


def find_told(state, page):
    """What is in a factory is secret: only its owner's sheet has its name, unless the same lies openly elsewhere."""
    products = state['board'].get('products', [])
    known = {it['name'] for it in products if it['status'] != 'production'}
    for it in products:
        if it['status'] == 'production' and it['name'] not in known and squeeze(it['name']).casefold() in page.open:
            yield f'“{it["name"]}” is told to everybody'


def people(state):
    for seat, group in [*enumerate(state['board']['personalities']), (None, state['board']['fired'])]:
        for it in group:
            yield seat, (f'{it["name"]}: Loyalty {tell(it["loyalty"])}, Longevity {tell(it["longevity"])}, '
                         f'salary {it["salary"]}')


def loans(state):
    yield from ((seat, f'Owes a loan of {loan}') for seat, all_ in enumerate(state['board']['loans']) for loan in all_)


def hands(state):
    yield from ((seat, f'The event card “{EVENTS[card]}”') for seat, hand in enumerate(state['board']['hands'])
                for card in hand)


def money_due(state):
    if state['board']['due']:
        yield 'page', f'lacks {state["board"]["due"]["amount"]} money'


def wages(state):
    yield from ((seat, 'Pays salaries:') for seat, pays in enumerate(state['board']['wages']) if pays)


def danger(state):
    it = state['board']['danger']
    if it is None:
        return
    yield None, f'The danger: {label(it["continent"])} / {it["event"]}.'
    yield None, it['text'] or ''
    if it['save'] is not None:
        yield None, f'Save number of the danger: {it["save"]}.'
    for seat, saved in enumerate(it['saves']):
        if saved is not None:
            yield seat, 'Saved from the danger' if saved else 'Not saved from the danger'


def sites(state):
    board = state['board']
    for seat, of_seat in enumerate([head] + branches for head, branches in zip(board['headquarters'], board['branches'])):
        for it in filter(None, of_seat):
            yield seat, f'to the State {it["state"]}'
            yield seat, f'The State {it["state"]} is in {label(it["continent"])}.'


def contracts(state):
    said = {'signed': 'signed', 'moving': 'under way', 'delivered': 'delivered', 'failed': 'failed'}
    for it in state['board']['contracts']:
        way = f'Contract {it["id"]}: {label(it["from"])} → {label(it["to"])}, {said[it["status"]]}'
        terms = f' · {"Aircraft" if it["vehicle"] == "plane" else it["vehicle"]} · T.M. {it["used"]} of {it["turns"]}, '
        yield it['seat'], f'{way}{terms}{it["turns"] - it["used"]} left · fee {it["fee"]:,} · {it["points"]} Victory Point'
        more = [it.get(key) for key in ('from_state', 'to_state', 'goods')]
        if 'illegal' in it:
            more.append('illegal goods' if it['illegal'] else 'legal goods')
        if 'lender' in it:
            more.append(f'lent by {state["players"][it["lender"]]["name"]}')
        yield from ((it['seat'], text) for text in more if text)
    done = sum(it['status'] in ('delivered', 'failed') for it in state['board']['contracts'])
    if done:
        yield None, f'{2 * done} Territory cards to the discards'
        yield None, f'{done} Contract card{"s" if done > 1 else ""} to the discards'


def due(state):
    it = state['board']['due']
    if it['customs']:
        yield state['turn'], f'{it["customs"]} Customs card'
    if it['event'] is not None:
        yield state['turn'], f'An event in {label(it["event"])} is to be settled.'
    if it['rolled'] is not None:
        yield state['turn'], f'The d12 shows {it["rolled"]} for it.'


def any_dice(state):
    yield from (('page', str(face)) for face in state['board']['rolled'])


def follows(_state):
    """Of what other members and numbers make."""
    return ()


RULES = {
    'warehouse-wars': {'crates': crates, 'planks': planks, 'toppled': toppled, 'sets': follows},
    'snack-wars': {'draw': cards_to_draw, 'steals': steals, 'collections': collections, 'majorities': follows},
    'shopping-war': {'spaces': spaces, 'lobby': lobby, 'combos': combos, 'rolled': stroll_die, 'scuffle': scuffle,
                     'reach': follows},
    'chip-shop': {'year': lambda state: [(None, f'year {state["board"]["year"]}')], 'squares': squares,
                  'products': products, 'personalities': people, 'fired': people, 'loans': loans, 'hands': hands,
                  'due': money_due, 'wages': wages},
    'competitors': {'danger': danger, 'headquarters': sites, 'branches': sites, 'contracts': contracts, 'due': due,
                    'wealth': follows},
    'any-game': {'rolled': any_dice},
}


# --- one page ---

UNCOUNTED = {'chip-shop': 'cards to the discard pile'}  # a pile of which only what goes and comes is known


def find_missing(state, options, page):
    for member in state['board']:
        rule = RULES[state['game']].get(member)
        if rule is None:
            yield f'“{member}” has no rule'
            continue
        for where, words in rule(state):
            if not page.says(where, words):
                yield f'{member}: “{words}” is not there'
    for option, number in options.items():
        if type(number) is int:  # neither a boolean nor a word
            value = state['players'][number]['name'] if option == 'first' else f'{number:,}'
            if not page.says('agreed', f': {value}'):
                yield f'{option}: {value} is not there'
    for counter in state['players'][0]['counters']:
        row = [player['counters'][counter] for player in state['players']]
        if not page.has_row(row):
            yield f'{counter}: {row} is not there'
    for text in page.texts:
        if state['game'] in UNCOUNTED and text.endswith(UNCOUNTED[state['game']]):
            yield f'“{text}” is there'
    if not page.says('page', state['prompt']):
        yield f'“{state["prompt"]}” is not there'


def is_part(text, whole):
    """Whether the words stand in the text, or a line of them does."""
    return bool(text) and (text in whole or whole in text)


def find_blind(state, texts, names):
    """Rules that do not miss what is not there: the page without the texts in which their words stand."""
    for member in state['board']:
        words = [(where, words) for where, words in RULES[state['game']][member](state) if len(words) > 3][:1]
        for where, text in words:
            whole = squeeze(text).casefold()
            rest = [it for it in texts if not is_part(squeeze(it).casefold(), whole)]
            if Page(rest, names).says(where, text):
                yield f'{member}: “{text}” is found where it is not'


def look_at(referee, path, state):
    run = call(referee, 'pack', path)
    if run.returncode != 0 or run.stderr:
        return [f'exit {run.returncode}: {run.stderr.decode()}']
    texts = [text for page in Pdf(run.stdout).pages for text in page if ': to be continued – page' not in text]
    names = [player['name'] for player in state['players']]
    options = json.loads(Path(path).read_text().partition('\n')[0]).get('options', {})
    page = Page(texts, names)
    return [*find_missing(state, options, page), *find_told(state, page), *find_blind(state, texts, names)]


def read_accepted(referee, path):
    """The lines of a play without those that are there to be refused, each with the state that it leads to."""
    answers = map(json.loads, call(referee, 'play', path).stdout.splitlines())
    lines = path.read_text().splitlines(keepends=True)
    return [(line, answer['state']) for line, answer in zip(lines, answers) if answer['ok']]


def look_at_parts(referee, path):
    """The faults of each page of a play. Its states are those that it went through, so that no program replays it."""
    said = read_accepted(referee, path)
    with tempfile.TemporaryDirectory() as folder:
        cut = Path(folder) / 'cut.tableside'
        for part in PARTS:
            n = max(1, int(len(said) * part))
            cut.write_text(''.join(line for line, _ in said[:n]))
            yield [f'{path.name}:{n}: {fault}' for fault in look_at(referee, str(cut), said[n - 1][1])]


def main():
    global EVENTS
    referee, cards = sys.argv[1:3]
    EVENTS = {card['id']: card['name'] for card in json.loads(Path(cards).read_text())['events']}
    paths = sorted(path for path in Path(sys.argv[3]).glob('*.tableside') if 'refusals' not in path.name)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        pages = [page for it in pool.map(lambda path: list(look_at_parts(referee, path)), paths) for page in it]
    faults = [fault for page in pages for fault in page]
    print('\n'.join(faults) or f'{len(pages)} pages')
    return 1 if faults or not pages else 0


sys.exit(main())
