"""Whether cards.py finds mistakes in Chip Shop's data, and names the card. Usage: chip-shop-data.py FOLDER"""
import json
import os
import subprocess
import sys
import tempfile

folder = sys.argv[1]
with open(os.path.join(folder, "cards.json"), encoding="utf-8") as file:
    good = file.read()


def make(text):
    """What cards.py says of these data; None if it takes them."""
    with tempfile.TemporaryDirectory() as scratch:
        path = os.path.join(scratch, "cards.json")
        with open(path, "w", encoding="utf-8") as out:
            out.write(text)
        made = os.path.join(scratch, "cards.c")
        run = subprocess.run([sys.executable, os.path.join(folder, "cards.py"), os.path.join(folder, "cards.schema.json"),
                              path, made], capture_output=True, encoding="utf-8", env={**os.environ, "PYTHONUTF8": "1"})
        if os.path.exists(made) != (run.returncode == 0):
            sys.exit("there is an output though there was a mistake, or none though there was not")
        return run.stderr if run.returncode else None


def spoil(change):
    data = json.loads(good)
    change(data)
    return make(json.dumps(data, ensure_ascii=False))


def of(kind, card):
    return lambda data: next(item for item in data[kind] if item["id"] == card)


lisa, gates = of("products", "apple-lisa"), of("personalities", "bill-gates")
crash, mouse = of("events", "video-game-crash"), of("accessories", "superior-mouse")
mistakes = [
    (lambda data: lisa(data).update(profit=4), "apple-lisa", "from -3 to 3"),
    (lambda data: lisa(data).update(profit="1"), "apple-lisa", "type integer"),
    (lambda data: lisa(data).update(profit=True), "apple-lisa", "type integer"),
    (lambda data: lisa(data).update(price=1), "apple-lisa", "“price”"),
    (lambda data: lisa(data).pop("era"), "apple-lisa", "“era”"),
    (lambda data: lisa(data).update(type="fridge"), "apple-lisa", "fridge"),
    (lambda data: lisa(data).update(name="Apple Liza"), "apple-lisa", "apple-liza"),
    (lambda data: data["products"].append(lisa(data)), "apple-lisa", "twice"),
    (lambda data: gates(data).update(id="Bill"), "Bill", "no id"),
    (lambda data: gates(data)["start"].update(fame=1), "bill-gates", "“fame”"),
    (lambda data: gates(data).update(name=""), "bill-gates", "short"),
    (lambda data: gates(data).update(concepts=[]), "bill-gates", "short"),
    (lambda data: crash(data).update(hits="nobody"), "video-game-crash", "nobody"),
    (lambda data: crash(data).update(pays={"rd": 1, "marketing": 1}), "video-game-crash", "more than one"),
    (lambda data: mouse(data).update(copies=0), "superior-mouse", "from 1 to 9"),
    (lambda data: data.pop("credit"), "cards", "“credit”"),
]
if make(good) is not None:
    sys.exit("the data are refused")
for change, card, why in mistakes:
    said = spoil(change)
    if said is None or card not in said or why not in said:
        sys.exit(f"a mistake of {card} ({why}) was not told: {said}")
for text in ("{", good.replace('"era": 1', '"era": 1, "era": 1', 1)):
    if make(text) is None:
        sys.exit("JSON with a mistake was taken")
