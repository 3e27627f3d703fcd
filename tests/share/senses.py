#!/usr/bin/env python3
"""The page for phones and the phone itself: shaken dice and real ones, the screen that stays awake while it is one's turn, what
a browser lacks that does not trust plain HTTP, large text, and what a screen reader finds. Called with tableside-referee."""

import json
import sys
import time
import unittest

import browser
from table import Table

REFEREE = sys.argv.pop(1)
SMALL = (320, 568)
SHOPPING = ['{"tableside":1,"game":"shopping-war","players":[{"name":"Ann"},{"name":"Bo"}],"options":{}}']
WAREHOUSE = ['{"tableside":1,"game":"warehouse-wars","players":[{"name":"Ann"},{"name":"Bo"}]}',
             '{"do":"crate","x":0,"y":0,"z":0}', '{"do":"crate","x":1,"y":0,"z":0}']
LIVES = ['{"tableside":1,"game":"any-game","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}],"options":{"lives":1}}',
         '{"do":"life","who":1}']
SHAKE = """
for (let i = 0; i < 12; i++)
  dispatchEvent(new DeviceMotionEvent('devicemotion', { acceleration: { x: arguments[0], y: 0, z: 0 } }));
"""
SHOWN = "return document.querySelector('.standing')"

# In the place of what the browser has: who asked for the screen to stay awake, and let it go.
AWAKE = """
globalThis.awake = [];
const lock = { release() { awake.push('released'); return Promise.resolve(); } };
Object.defineProperty(navigator, 'wakeLock', { value: { request() { awake.push('asked'); return Promise.resolve(lock); } } });
"""
THROWS = """
globalThis.thrown = 0;
const { send } = WebSocket.prototype;
WebSocket.prototype.send = function (text) {
  thrown += text.includes('"do"');
  send.call(this, text);
};
"""
PLAIN_HTTP = """
Object.defineProperty(navigator, 'wakeLock', { value: undefined });
delete globalThis.DeviceMotionEvent;
"""


class Senses(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.web = cls.enterClassContext(browser.Browser())
        cls.large = cls.enterClassContext(browser.Browser(font_size=32))

    def tearDown(self):
        self.assertEqual(self.web.faults(), [])

    def table(self, lines=None):
        return self.enterContext(Table(REFEREE, lines))

    def page(self, table, seat, script=None, web=None):
        page = browser.Page(web or self.web, 'about:blank', SMALL)
        if script:
            page.tell('Page.addScriptToEvaluateOnNewDocument', source=script)
        page.open(f'{table.links["url"]}#{table.token(seat)}')
        page.wait(SHOWN)
        self.addCleanup(page.close)
        return page

    def wait_for_entries(self, table, n):
        self.web.wait(lambda: len(table.lines()) == n + 1)
        return table.lines()[-1]

    def test_shaking(self):
        """Throws the dice that are due; walking about with the phone does not."""
        table = self.table(SHOPPING)
        page = self.page(table, 0, THROWS)
        page.run(SHAKE, 5)
        time.sleep(0.3)
        self.assertEqual(len(table.lines()), 1)
        page.run(SHAKE, 30)
        entry = self.wait_for_entries(table, 1)
        self.assertEqual((entry['do'], entry['from']), ('roll-off', 0))
        page.run(SHAKE, 30)
        self.assertEqual(page.run("return thrown"), 1)

    def test_real_dice(self):
        """What lies on the table is typed in, and no shaking throws others."""
        table = self.table(SHOPPING)
        page = self.page(table, 0)
        page.press('by-hand')
        page.press('big')
        page.run(SHAKE, 30)
        page.press('face-5')
        entry = self.wait_for_entries(table, 1)
        self.assertEqual((entry['do'], entry['dice'], entry['from']), ('roll-off', [5], 0))

    def test_tapped_dice(self):
        table = self.table(SHOPPING)
        self.page(table, 0).press('big')
        self.assertIn(self.wait_for_entries(table, 1)['dice'][0], range(1, 7))

    def test_awake(self):
        """The screen stays awake for whose turn it is, and no longer."""
        table = self.table()
        bo = self.page(table, 1, AWAKE)
        self.assertEqual(bo.run('return awake'), [])
        ann = self.page(table, 0, AWAKE) # in front, as what is hidden lets the screen go by itself
        ann.wait("return awake.at(-1) === 'asked'")
        phone, _ = table.sit(0)
        self.assertTrue(phone.ask({'do': 'take-food', 'food': 'donut', 'count': 1})['ok'])
        ann.wait("return awake.at(-1) === 'released'")
        bo.wait("return awake.at(-1) === 'asked'")

    def test_plain_http(self):
        """Browsers keep some things from a page that came by plain HTTP: nothing is missed, and nothing offered that does not work."""
        table = self.table(SHOPPING)
        page = self.page(table, 0, PLAIN_HTTP)
        page.press('big')
        self.wait_for_entries(table, 1)
        self.assertFalse(page.run("return /shake/i.test(document.body.textContent)"))

    def test_large_text(self):
        """Letters twice as large, on the smallest phone."""
        for lines in (None, SHOPPING):
            table = self.table(lines)
            page = self.page(table, 0, web=self.large)
            self.assertEqual(page.run("return getComputedStyle(document.documentElement).fontSize"), '32px')
            for scroll in (0, 10000):
                page.run("scrollTo(0, arguments[0]); document.getElementById('table').scrollTop = arguments[0]", scroll)
                self.assertEqual(page.run(browser.FAULTS, 48), [])

    def test_contrast(self):
        """Whoever is out can be read as well, by day and by night."""
        table = self.table(LIVES)
        page = self.page(table, 0)
        for dark in False, True:
            page.set_dark(dark)
            self.assertTrue(page.run("return document.querySelector('.out')"))
            self.assertEqual(page.run(browser.FAULTS, 48), [])

    def test_amounts(self):
        """No line ends between a number and what it counts."""
        table = self.table()
        phone, _ = table.sit(0)
        self.assertTrue(phone.ask({'do': 'take-food', 'food': 'donut', 'count': 1})['ok'])
        page = self.page(table, 1)
        page.wait(r"return /\b1\u00a0× Donut/.test(document.querySelector('.news p').textContent)")

    def test_one_title(self):
        """A question of the same words as the title above it is for screen readers alone."""
        page = self.page(self.table(WAREHOUSE), 0)
        self.assertEqual(page.run("return document.getElementById('ask').className"), 'ask')
        page.press('verb-plank')
        page.wait("return document.querySelector('.sheet-head')")
        self.assertEqual(page.run("return document.getElementById('ask').textContent"), page.run("return document.querySelector('.sheet-head p').textContent"))
        self.assertEqual(page.run("return document.getElementById('ask').className"), 'unseen')

    def test_screen_reader(self):
        """Landmarks, one first heading that is the prompt, names for all that can be tapped, and a place that says the news."""
        table = self.table()
        page = self.page(table, 0)
        page.tell('Accessibility.enable')
        nodes = [node for node in page.tell('Accessibility.getFullAXTree')['nodes'] if not node['ignored']]
        found = [(node['role']['value'], node.get('name', {}).get('value', ''), {each['name']: each['value'].get('value') for each in node['properties']})
                 for node in nodes]
        roles = [role for role, _, _ in found]
        for role in ('banner', 'main', 'contentinfo', 'status'):
            self.assertEqual(roles.count(role), 1, role)
        self.assertEqual([name.replace('\u00a0', ' ') for role, name, more in found if role == 'heading' and more.get('level') == 1], [table.replay()['prompt']])
        buttons = [name for role, name, _ in found if role == 'button']
        self.assertGreater(len(buttons), 5)
        self.assertNotIn('', buttons)
        self.assertEqual(page.run("return document.documentElement.lang"), 'en')

    def test_focus(self):
        """What is asked next has the focus; and after a deed the prompt, whose news are said."""
        table = self.table()
        page = self.page(table, 0)
        page.press('take-food-donut')
        page.wait("return document.activeElement.id === 'ask'")
        page.press('choice-1')
        self.wait_for_entries(table, 1)
        page.wait("return document.activeElement.tagName === 'H1'")
        page.wait("return document.getElementById('news').textContent.startsWith('Ann takes 1')")
        self.assertEqual(json.loads(page.run("return sessionStorage.getItem(Object.keys(sessionStorage)[0])")), None)

    def test_taken_back_under_a_form(self):
        """A form that is half filled in stays while others say something, and goes when its time is over."""
        table = self.table()
        ann, page = table.sit(0)[0], self.page(table, 1)
        self.assertTrue(ann.ask({'do': 'take-food', 'food': 'donut', 'count': 1})['ok'])
        page.wait("return document.querySelector('[data-key=take-food-burger]')")
        page.run("document.querySelector('[data-key=take-food-burger]').click()")
        page.wait("return document.querySelector('.sheet [data-key=choice-2]')")
        self.assertTrue(ann.ask({'do': 'remind', 'text': 'Tea', 'round': 1})['ok'])
        page.wait("return document.getElementById('news').textContent.includes('Tea')")
        self.assertTrue(page.run("return !!document.querySelector('.sheet [data-key=choice-2]')"))
        self.assertTrue(ann.ask({'do': 'undo'})['ok'])
        self.assertTrue(ann.ask({'do': 'undo'})['ok'])
        page.wait("return !document.querySelector('.sheet') && document.querySelector('h1').textContent.startsWith('Ann')")

    def test_opened_again(self):
        """The table's program ended, and another shares the table at the same place: a phone that was there is told that its code
        leads nowhere any more."""
        table = self.table()
        page = self.page(table, 0)
        table.program.kill()
        page.wait("return document.querySelector('.lost')?.textContent.startsWith('Connection lost')")
        self.enterContext(Table(REFEREE, arguments=['--port', str(table.port)]))
        page.wait("return document.querySelector('h1').textContent === 'This link is not good any more. Ask for a new code.'")
        self.assertEqual(page.run("return document.getElementById('table').childElementCount"), 0)
        self.web.faults() # pictures that were on their way as the program was killed

    def test_reminder(self):
        """One that is due stands above the rest, and a tap answers it."""
        table = self.table()
        page = self.page(table, 0)
        self.assertTrue(table.sit(1)[0].ask({'do': 'remind', 'text': 'Tea'})['ok'])
        page.wait("return document.querySelector('.notice p')?.textContent === 'Tea'")
        page.run("document.querySelector('.notice button').click()")
        page.wait("return !document.querySelector('.notice')")
        self.assertEqual({key: table.lines()[-1][key] for key in ('do', 'text', 'answer', 'from')}, {'do': 'reminded', 'text': 'Tea', 'answer': 'done', 'from': 0})


if __name__ == '__main__':
    browser.find()
    unittest.main()
