#!/usr/bin/env python3
"""Looks whether what shops show of Tableside keeps AppStream's and Flathub's rules for quality, and is true: its games are
those of the program, its pictures are there, its version is that of the build. Usage: metainfo.py SOURCE REFEREE VERSION"""
import json
import math
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

source = pathlib.Path(sys.argv[1])
referee, version = sys.argv[2:]
address = "https://tableside.example"
name = "org.tableside.Tableside.metainfo.xml"
text = (source / "data" / f"{name}.in").read_text().replace("@web_address@", address)
root = xml.fromstring(text)
faults = []


def expect(right, sentence):
    if not right:
        faults.append(sentence)


def said(path, parent=root):
    return " ".join("".join(parent.find(path).itertext()).split())


def lab(colour):
    """The colour in CIE Lab, where 2 is a difference that is just seen."""
    line = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (it / 12.92 if it <= 0.04045 else ((it + 0.055) / 1.055) ** 2.4 for it in line)
    light = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505, 0.2126 * red + 0.7152 * green + 0.0722 * blue, (
        0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0888
    x, y, z = (it ** (1 / 3) if it > 0.008856 else 7.787 * it + 16 / 116 for it in light)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


# --- words ---

title, summary, description = said("name"), said("summary"), said("description")
expect(len(title) <= 15, f"The name is longer than 15 letters: {title}")
expect(10 <= len(summary) <= 25, f"The summary has not 10 to 25 letters: {summary}")
expect(not re.match(r"(?i)(the|an?)\b", summary), f"The summary begins with an article: {summary}")
expect(title.lower() not in summary.lower(), f"The summary says the name: {summary}")
expect(not summary.endswith("."), f"The summary ends with a full stop: {summary}")
for paragraph in root.iterfind("description/p"):
    expect(len(paragraph.text) <= 500, f"A paragraph is too long: {paragraph.text}")
games = json.loads(subprocess.run([referee, "games"], capture_output=True, check=True, env={"LC_ALL": "C.UTF-8"}).stdout)
for game in games:
    if game["id"] != "any-game":
        expect(game["title"] in description, f"The description does not name {game['title']}.")

# --- pictures ---

captions, sizes = [], []
for shot in root.iterfind("screenshots/screenshot"):
    caption, image = said("caption", shot), shot.find("image")
    captions.append(caption)
    file = source / "data" / image.text.strip().removeprefix(f"{address}/")
    expect(file.is_file(), f"There is no {file}.")
    size = struct.unpack(">II", file.read_bytes()[16:24]) if file.is_file() else (0, 0)
    sizes.append(size)
    expect(not file.is_file() or file.read_bytes()[25] == 6, f"{file} has no shadow: nothing of it can be seen through.")
    expect(size == (int(image.get("width")), int(image.get("height"))), f"{file} has another size: {size}")
    expect(size[0] <= 1000 and size[1] <= 700, f"{file} is larger than 1000 × 700: {size}")
    expect(("dark" in shot.get("environment", "")) == file.stem.endswith("-dark"), f"Is {file} dark?")
    expect(len(caption) <= 100 and not caption.endswith("."), f"That is no caption: {caption}")
expect(len(set(captions)) == 5, "There are not five pictures with captions of their own.")
expect(any("dark" in it.get("environment", "") for it in root.iterfind("screenshots/screenshot")), "No picture is dark.")
expect(any(width < height for width, height in sizes), "No picture is of a phone.")
expect(len(root.findall("screenshots/screenshot[@type='default']")) == 1, "There is not one picture for the first look.")
kept = {f"{address}/{it.relative_to(source / 'data')}" for it in (source / "data" / "screenshots").glob("*.png")}
shown = {it.text.strip() for it in root.iterfind("screenshots/screenshot/image")}
expect(kept <= shown, f"Nobody sees {kept - shown}.")

# --- facts ---

colours = {it.get("scheme_preference"): it.text for it in root.iterfind("branding/color[@type='primary']")}
expect(set(colours) == {"light", "dark"}, "There should be a colour for light and one for dark.")
for scheme, colour in colours.items():
    brightness = sum(int(colour[i : i + 2], 16) for i in (1, 3, 5)) / 3 / 255
    expect((brightness > 0.6) if scheme == "light" else (brightness < 0.4), f"{colour} is not {scheme}.")
icon = (source / "data/icons/hicolor/scalable/apps/org.tableside.Tableside.svg").read_text()
outline = [it for part in ("edge", "wood", "head") for it in
           re.findall("#[0-9a-f]{6}", re.search(f'id="{part}".*?</linearGradient>', icon)[0])]
expect(len(outline) == 7, f"Is that the outline of the icon? {outline}")
for scheme, colour in colours.items():
    nearest = min(outline, key=lambda it: math.dist(lab(it), lab(colour)))
    expect(math.dist(lab(nearest), lab(colour)) > 40, f"{nearest} in the icon is hard to tell from {colour} behind it.")
controls = {it.text for it in root.iterfind("supports/control")}
expect(controls == {"pointing", "keyboard", "touch"}, f"It is driven by {controls}.")
expect(said("requires/display_length") == "360", "It should fit a display 360 wide.")
expect(root.find("content_rating").get("type") == "oars-1.1", "There should be a rating by OARS 1.1.")
expect({it.text for it in root.iterfind("provides/binary")} == {"tableside", "tableside-referee"}, "These are not the programs.")

# --- the version ---

release = root.find("releases/release")
expect(release.get("version") == version, f"The last release is {release.get('version')}, and this is {version}.")
expect(re.fullmatch(r"\d{4}-\d\d-\d\d", release.get("date") or ""), "The last release has no date.")
expect(release.find("description") is not None, f"What is new in {version}?")
news = re.search(r"^## (\S+)", (source / "NEWS.md").read_text(), re.M).group(1)
expect(news == version, f"NEWS.md begins with {news}.")
for it in root.iterfind("releases/release"):
    to_come = f"## {it.get('version')} (unreleased)" in (source / "NEWS.md").read_text()
    tables = source / "tests" / "tables" / it.get("version")
    expect(to_come or tables.is_dir(), f"{it.get('version')} has left no tables behind: there is no {tables}.")
for part in (source / "NEWS.md").read_text().split("\n## ")[1:]:
    told = [" ".join(it.split()[:3]) for it in part.split("\n- ")[1:]]
    twice = {it for it in told if told.count(it) > 1}
    expect(not twice, f"NEWS.md tells twice in {part.splitlines()[0]}: {twice}")

changes = source / "debian" / "changelog"
packed = re.match(r"tableside \(([^)-]*)", changes.read_text()).group(1) if changes.exists() else version
expect(packed == version, f"debian/changelog begins with {packed}.")

# --- its form ---

if shutil.which("appstreamcli"):
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / name
        file.write_text(text)
        done = subprocess.run(["appstreamcli", "validate", "--no-net", "--explain", file], capture_output=True, text=True)
        expect(done.returncode == 0, done.stdout)

for fault in faults:
    print(fault)
sys.exit(bool(faults))
