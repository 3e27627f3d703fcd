#!/usr/bin/env python3
"""The page for phones in a real browser: page-test.py REFEREE PAGE-FOLDER CATALOGUES [GAME…]

Three phones, each in another language, play whole games by tapping what is in sight. They know no rule: whatever can be
tapped is, by chance. On the way one of them loses the network with something half filled in. Looked at at every step:
nothing is wider than the screen, the big button is in sight, what is tapped is large enough, what is written stands out, and no word is left in English.

With TABLESIDE_PHONES=all it begins each kind once more, and does what is seldom done, too."""

import gettext
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

import browser

SIZES = {"small": (320, 568), "phone": (390, 844), "television": (1920, 1080)}
LANGUAGES = ["de", "fr", "en"]
MOST_TAPS = 4000
MOST_BYTES = 60 * 1024
TOUCH = 48

NAMES = ["Ann", "Bo", "Chloé"]
TABLES = {
    "snack-wars": ({}, 3),
    "snack-wars-counted": ({"tally_only": True}, 2),
    "warehouse-wars": ({"width": 3, "depth": 3, "crates": 4, "planks": 3}, 2),
    "shopping-war": ({"stars": 1}, 3),
    "chip-shop": ({"years": 1}, 3),
    "competitors": ({"mode": "timed", "rounds": 1}, 3),
    "any-game": ({"rounds": 2}, 3),
    "any-game-rounds": ({"rounds": 2, "write": "rounds"}, 3),
}
SOME_TAPS = 200

# What a finger finds: what can be used, and is not the way back. Elements with what they are called.
FIND = """
const usable = element => !element.disabled && element.getAttribute('aria-disabled') !== 'true' && element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
const found = (what, list) => [...document.querySelectorAll(list)].filter(usable).map(element => [what, element.dataset.key ?? '', element]);
return [...found('big', '#big'), ...found('tile', '#table .tile, #table .cell, #table .pad .key'), ...found('step', '#table .stepper .key:last-child'),
  ...found('text', '#table .sheet input:not([type=search])'), ...found('back', '#table .sheet-head .key'), ...found('more', '#table .answers .answer:not([aria-current])'),
  ...(arguments[0] ? found('seldom', '#table details:not([open]) summary') : [])];
"""

# All that is read, and what pictures are called.
SAID = """
const texts = [], all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (all.nextNode())
  texts.push(all.currentNode.data);
return [...texts, ...[...document.images].map(picture => picture.alt)];
"""

# Something is being filled in, and is not on its way.
HALF = "return !!document.querySelector('.sheet-head') && !document.querySelector('#big[aria-disabled]:not(.idle)')"

OVER = "return [...document.querySelectorAll('.score')].some(score => score.textContent.includes('★'))"


def check(condition, what):
    if not condition:
        raise AssertionError(what)


class Share:
    """A table that is shared, in a program of its own."""

    def __init__(self, referee, catalogues, folder, game, options, n):
        self.file = folder / f"{game}.tableside"
        header = {"tableside": 1, "game": game, "players": [{"name": name} for name in NAMES[:n]], "options": options}
        self.file.write_text(json.dumps(header, ensure_ascii=False) + "\n", encoding="utf-8")
        self.referee = referee
        self.program = subprocess.Popen([referee, "share", str(self.file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        env=os.environ | {"TABLESIDE_LOCALEDIR": str(catalogues)})
        links = json.loads(self.program.stdout.readline())
        self.seats = [links["url"] + "#" + token for token in links["seats"]]
        self.watch = links["url"] + "#" + links["watch"]

    def close(self):
        self.program.stdin.close()
        check(self.program.wait(30) == 0, "the program that shares the table ended badly")

    def replay(self):
        done = subprocess.run([self.referee, "replay", str(self.file)], capture_output=True, text=True, check=True)
        return json.loads(done.stdout)


def read_catalogue(folder, language):
    """From a text in English to what it is in that language."""
    catalogue = gettext.translation("tableside", folder, [language], fallback=language == "en")
    return {key: value for key, value in getattr(catalogue, "_catalog", {}).items() if isinstance(key, str) and key}


class Phone:
    def __init__(self, page, seat, chance, catalogue):
        self.page = page
        self.seat = seat
        self.chance = chance
        self.catalogue = catalogue
        self.stuck = 0
        self.tapped = []

    def find_english(self):
        """A text that the language has another word for. One that is a word of the language as well does not count."""
        words = set(self.catalogue.values())
        return sorted({text for text in self.page.run(SAID) if text in self.catalogue and text not in words})

    def tap(self, seldom):
        """Taps something, what is seldom done too or not; FALSE if there is nothing, as where another has the turn."""
        found = self.page.run(FIND, seldom)
        filling = any(what == "back" for what, _key, _element in found)
        if not found:
            return False
        what, key, element = self.choose(found, filling)
        self.tapped = self.tapped[-9:] + [f"{what} {key}"]
        try:
            self.use(what, element)
        except RuntimeError as error:  # it has just gone, as another phone has said something
            if not any(word in str(error) for word in ("stale", "not interactable", "intercepted")):
                raise
        return True

    def choose(self, found, filling):
        """The big button mostly, where it can be tapped; the way back where nothing else helps."""
        named = {kind: [each for each in found if each[0] == kind] for kind in ("big", "back")}
        other = [each for each in found if each[0] not in named]
        self.stuck = self.stuck + 1 if filling else 0
        if named["back"] and self.stuck > 12:
            self.stuck = 0
            return named["back"][0]
        if named["big"] and (not other or self.chance.random() < 0.6):
            return named["big"][0]
        return self.chance.choice(other or named["back"])

    def use(self, what, element):
        path = f"/element/{element[browser.ELEMENT]}"
        if what == "text":
            self.page.ask("POST", f"{path}/value", {"text": self.chance.choice(["Peru", "Chad", "Iran", "Cuba"]) + str(self.chance.randrange(99))})
        else:
            self.page.run("arguments[0].scrollIntoView({ block: 'center' })", element)
            self.page.ask("POST", f"{path}/click")


class Evening:
    def __init__(self, web, referee, catalogues, folder, name, seed):
        options, n = TABLES[name]
        self.name = name
        self.chance = random.Random(seed)
        self.share = Share(referee, catalogues, folder, "-".join(name.split("-")[:2]) if name not in TABLES or "-counted" in name or "-rounds" in name else name, options, n)
        self.phones = [Phone(browser.Page(web, self.share.seats[i], SIZES["small"] if i == 0 else SIZES["phone"], LANGUAGES[i], dark=i == 1), i, self.chance, read_catalogue(catalogues, LANGUAGES[i])) for i in range(n)]
        self.television = browser.Page(web, self.share.watch, SIZES["television"])
        for page in [phone.page for phone in self.phones] + [self.television]:
            page.wait("return document.querySelector('.standing, .sheet')")

    def look_from_afar(self):
        """The television: nothing sticks out, and what is said is large."""
        faults = self.television.run(browser.FAULTS, TOUCH)
        check(not faults, f"{self.name}, on a television: " + "; ".join(faults[:5]))
        sizes = self.television.run("return ['h1', '.said li', '.score'].map(what => parseFloat(getComputedStyle(document.querySelector(what)).fontSize))")
        check(sizes[0] >= 60 and min(sizes) >= 36, f"{self.name}: too small for four metres: {sizes}")
        check(not self.television.run("return document.getElementById('big')"), "who looks on has a big button")
        cut = self.television.run("const board = document.querySelector('[data-key=board]'); return board ? board.scrollHeight - board.clientHeight : 0")
        check(cut <= 1, f"{self.name}, on a television: {cut} pixels of the board are cut")

    def look(self, phone):
        # A board of eight cells is narrower on the narrowest phones: cells are the one exception.
        faults = [fault for fault in phone.page.run(browser.FAULTS, TOUCH) if "small: cell" not in fault]
        check(not faults, f"{self.name}, seat {phone.seat}, after {phone.tapped}: " + "; ".join(faults[:5]))
        english = phone.find_english()
        check(not english, f"{self.name}, seat {phone.seat}, after {phone.tapped}, is in English: {english}")

    def lose_network(self, phone):
        """Away for a moment: it says so, keeps what is half filled in, and comes back by itself."""
        page = phone.page
        half = "return document.querySelector('.sheet')?.textContent"
        before = page.run(half)
        page.tell("Network.enable")
        page.tell("Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=-1, uploadThroughput=-1)
        page.wait("return document.querySelector('.lost')")
        check(page.run("return document.getElementById('big').getAttribute('aria-disabled')") == "true", "the big button can be tapped while there is no connection")
        page.tell("Network.emulateNetworkConditions", offline=False, latency=0, downloadThroughput=-1, uploadThroughput=-1)
        page.wait("return !document.querySelector('.lost') && document.querySelector('h1').textContent")
        check(page.run(half) == before, f"{self.name}: what was half filled in is gone: {before} / {page.run(half)}")

    def play(self, whole):
        lost = idle = 0
        for tap in range(MOST_TAPS if whole else SOME_TAPS):
            phone = self.phones[tap % len(self.phones)]
            if not phone.tap(seldom=not whole):
                if phone.page.run(OVER):
                    return tap
                idle += 1
                check(idle < 200, f"{self.name}: nobody can tap anything; {[phone.tapped for phone in self.phones]}")
                continue
            idle = 0
            if tap % 20 < len(self.phones):
                self.look(phone)
            if tap > 25 and lost < 1 and phone.page.run(HALF):
                self.lose_network(phone)
                lost += 1
        check(not whole, f"{self.name}: not over after {MOST_TAPS} taps: {[phone.tapped for phone in self.phones]}")
        return SOME_TAPS

    def photograph(self, folder):
        """What each phone shows when something is wrong."""
        for phone in self.phones if folder else []:
            phone.page.picture(f"{folder}/{self.name}-{phone.seat}.png")

    def close(self, whole):
        self.look_from_afar()
        state = self.share.replay()
        prompts = [phone.page.run("return document.querySelector('h1').textContent") for phone in self.phones]
        check(state["over"] or not whole, f"{self.name}: it is over on the phones, but not in the file")
        languages = {phone.page.run("return document.documentElement.lang") for phone in self.phones}
        check(len(set(prompts)) == len(languages), f"{languages}, but {prompts}")
        for page in [phone.page for phone in self.phones] + [self.television]:
            page.close()
        self.share.close()


def test_size(folder):
    sizes = {name: (folder / name).stat().st_size for name in ("page.html", "page.css", "page.js")}
    check(sum(sizes.values()) < MOST_BYTES, f"the page has grown: {sizes}")
    html = (folder / "page.html").read_text(encoding="utf-8")
    check("style=" not in html and "onclick" not in html and "http://" not in html, "the page has something inline, or from elsewhere")


def test_game(web, referee, catalogues, folder, name, whole):
    evening = Evening(web, referee, catalogues, folder, name, 7)
    began = time.monotonic()
    try:
        taps = evening.play(whole)
        evening.close(whole)
    except AssertionError:
        evening.photograph(os.environ.get("TABLESIDE_PICTURES"))
        raise
    faults = web.faults()
    check(not faults, f"{name}: the browser complains: {faults[:3]}")
    print(f"# {name}: {taps} taps, {time.monotonic() - began:.0f} s", flush=True)


def main():
    referee, page, catalogues = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    every = os.environ.get("TABLESIDE_PHONES") == "all"
    test_size(page)
    browser.find()
    with tempfile.TemporaryDirectory() as folder, browser.Browser() as web:
        for name in sys.argv[4:] or TABLES:
            test_game(web, referee, catalogues, pathlib.Path(folder), name, True)
            if every:
                test_game(web, referee, catalogues, pathlib.Path(folder), name, False)


main()
