"""A browser without a window, driven through chromedriver by the plain words of WebDriver."""

import base64
import http.client
import json
import shutil
import socket
import subprocess
import sys
import time

SKIPPED = 77
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
LONG = 20  # seconds for what is there in a moment, on a machine that has much to do

# The contrast of what is written in an element to what it is written on, as WCAG has it: colours, shades over them, and
# how much of each group is seen.
CONTRAST = """
const parts = colour => colour.match(/[\\d.]+/g).map(Number);
const over = ([red, green, blue, part = 1], below) => [red, green, blue].map((value, i) => value * part + below[i] * (1 - part));
const light = colour => colour.map(value => value / 255).map(value => value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  .reduce((sum, value, i) => sum + value * [0.2126, 0.7152, 0.0722][i], 0);
const contrast = element => {
  const chain = [], groups = [];
  let ground = [255, 255, 255], ink;
  for (let each = element; each; each = each.parentElement) chain.unshift(each);
  for (const style of chain.map(each => getComputedStyle(each))) {
    if (style.opacity < 1) groups.unshift([+style.opacity, ground]);
    ground = over(parts(style.backgroundColor), ground);
    const shade = /^linear-gradient\\((rgba?\\([^)]*\\))/.exec(style.backgroundImage);
    if (shade) ground = over(parts(shade[1]), ground);
    ink = over(parts(style.color), ground);
  }
  for (const [part, below] of groups) [ink, ground] = [over([...ink, part], below), over([...ground, part], below)];
  const [low, high] = [light(ink), light(ground)].sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
};
const isLarge = style => parseFloat(style.fontSize) >= (style.fontWeight >= 700 ? 18.66 : 24);
"""

# What is wrong with what is shown, as sentences.
FAULTS = CONTRAST + """
const faults = [], wide = document.documentElement.clientWidth;
for (const element of document.querySelectorAll('body *')) {
  const box = element.getBoundingClientRect();
  if (!box.width || element.closest('.unseen, svg') || getComputedStyle(element).visibility === 'hidden') continue;
  if (box.right > wide + 1 || box.left < -1) faults.push('sticks out: ' + (element.className || element.id || element.tagName) + ' ' + Math.round(box.left) + '…' + Math.round(box.right));
  if (element.matches('button, input, summary') && (box.height < 47.5 || box.width < arguments[0] - 0.5)) faults.push('small: ' + element.className + ' ' + Math.round(box.width) + ' × ' + Math.round(box.height));
  if (element.matches('button, h1, h2, p, span, b, td, th') && element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline') faults.push('cut: ' + element.className + ' ' + element.textContent.slice(0, 30));
  const written = [...element.childNodes].some(each => each.nodeType === Node.TEXT_NODE && each.data.trim());
  if (written && contrast(element) < (isLarge(getComputedStyle(element)) ? 3 : 4.5)) faults.push('pale: ' + element.className + ' ' + element.textContent.slice(0, 30) + ' ' + contrast(element).toFixed(1));
}
const big = document.getElementById('big');
if (big) {
  const box = big.getBoundingClientRect(), at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  if (box.bottom > innerHeight + 1 || box.top < 0 || !(at && (at === big || big.contains(at)))) faults.push('the big button is not in sight');
}
if (document.getElementById('table').scrollWidth > document.getElementById('table').clientWidth + 1) faults.push('the table scrolls sideways');
for (const element of document.querySelectorAll('button, input'))
  if (!(element.textContent.trim() || element.getAttribute('aria-label') || element.querySelector('[alt]:not([alt=""]), [aria-label]'))) faults.push('has no name: ' + element.className);
for (const picture of document.images)
  if (picture.complete && !picture.naturalWidth) faults.push('no picture: ' + picture.src);
return faults;
"""


def find():
    """The programs, or the test is skipped."""
    found = [shutil.which(name) for name in ("chromedriver", "chromium")]
    if None in found:
        print("no chromium or no chromedriver: skipped")
        sys.exit(SKIPPED)
    return found


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Browser:
    """One browser; each page is a tab of it, with a size and a language of its own."""

    def __init__(self, font_size=16):
        driver, chromium = find()
        self.port = free_port()
        self.driver = subprocess.Popen([driver, f"--port={self.port}", "--silent"], stdout=subprocess.DEVNULL)
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
                     "--disable-backgrounding-occluded-windows", "--force-color-profile=srgb", "--no-first-run",
                     "--disable-component-update", "--disable-background-networking", "--disable-sync"]
        options = {"binary": chromium, "args": arguments, "prefs": {"webkit": {"webprefs": {"default_font_size": font_size}}}}
        capabilities = {"alwaysMatch": {"goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}}
        self.session = ""
        self.wait(self.is_there)
        self.session = f"/session/{self.ask('POST', '/session', {'capabilities': capabilities})['sessionId']}"
        self.first = self.current = self.ask("GET", "/window")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.ask("DELETE", "")
        finally:
            self.driver.terminate()
            self.driver.wait()

    def is_there(self):
        try:
            return self.ask("GET", "/status")["ready"]
        except OSError:
            return False

    def ask(self, method, path, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        text = None if method != "POST" else json.dumps(body if body is not None else {})
        connection.request(method, self.session + path, text, {"Content-Type": "application/json"})
        value = json.loads(connection.getresponse().read())["value"]
        connection.close()
        if isinstance(value, dict) and "error" in value:
            raise RuntimeError(value["error"] + ": " + value["message"].splitlines()[0])
        return value

    @staticmethod
    def wait(condition, seconds=LONG):
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            value = condition()
            if value:
                return value
            time.sleep(0.02)
        raise AssertionError("it does not come to that: " + getattr(condition, "__name__", "?"))

    def faults(self):
        """What the browser complained about: errors of the script, what the Content-Security-Policy forbids."""
        return [entry["message"] for entry in self.ask("POST", "/se/log", {"type": "browser"})
                if entry["level"] == "SEVERE" and "WebSocket" not in entry["message"] and "favicon" not in entry["message"]]


class Page:
    def __init__(self, browser, url, size=(390, 844), language="en", dark=False):
        self.browser = browser
        self.window = browser.ask("POST", "/window/new", {"type": "tab"})["handle"]
        self.resize(size)
        agent = self.run("return navigator.userAgent")
        self.tell("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage=language)
        self.set_dark(dark)
        self.open(url)

    def ask(self, method, path, body=None):
        if self.browser.current != self.window:
            self.browser.ask("POST", "/window", {"handle": self.window})
            self.browser.current = self.window
        return self.browser.ask(method, path, body)

    def tell(self, command, **parameters):
        return self.ask("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def resize(self, size):
        self.tell("Emulation.setDeviceMetricsOverride", width=size[0], height=size[1], deviceScaleFactor=1, mobile=size[0] < 1000)

    def set_dark(self, dark):
        self.tell("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    def press(self, key):
        """Taps what has that key, once it is there."""
        self.wait("const found = [...document.querySelectorAll('[data-key]')].find(each => each.dataset.key === arguments[0]); found?.click(); return !!found", key)

    def close(self):
        self.ask("DELETE", "/window")
        self.browser.ask("POST", "/window", {"handle": self.browser.first})
        self.browser.current = self.browser.first

    def open(self, url):
        self.ask("POST", "/url", {"url": url})

    def run(self, script, *arguments):
        return self.ask("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.ask("GET", "/screenshot")))

    def wait(self, script, *arguments):
        return self.browser.wait(lambda: self.run(script, *arguments))
