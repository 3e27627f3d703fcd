#!/usr/bin/env python3
"""Makes the C tables of Chip Shop's cards: cards.py SCHEMA DATA OUTPUT.

The data are checked first: against the schema, of which the few words below are known (an object has no
members but its properties), then for what a schema cannot say. Every mistake is printed with its card's id.
"""
import json
import re
import sys

TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}


def is_of(value, name):
    return isinstance(value, TYPES[name]) and not (name == "integer" and isinstance(value, bool))


def check_bounds(value, schema, where):
    if schema["type"] == "integer":
        low, high = schema["minimum"], schema["maximum"]
        if not low <= value <= high:
            yield f"{where} is {value}, and should be from {low} to {high}"
    if "enum" in schema and value not in schema["enum"]:
        yield f"{where} is “{value}”, and should be one of: {', '.join(schema['enum'])}"
    if "pattern" in schema and not re.fullmatch(schema["pattern"], value):
        yield f"{where} is “{value}”, which is no id"
    if schema["type"] in ("string", "array"):
        low = schema.get("minLength", schema.get("minItems", 0))
        high = schema.get("maxLength", sys.maxsize)
        if not low <= len(value) <= high:
            yield f"{where} is too {'short' if len(value) < low else 'long'}"


def check(value, schema, where):
    """Yields a sentence for every mistake."""
    if not is_of(value, schema["type"]):
        yield f"{where} should be of type {schema['type']}"
        return
    yield from check_bounds(value, schema, where)
    if schema["type"] == "object":
        for key in schema["required"]:
            if key not in value:
                yield f"{where} lacks “{key}”"
        for key, member in value.items():
            if key in schema["properties"]:
                yield from check(member, schema["properties"][key], f"{where}: {key}")
            else:
                yield f"{where} has “{key}”, which is not known"
    if schema["type"] == "array":
        for i, item in enumerate(value):
            name = item.get("id", i + 1) if isinstance(item, dict) else i + 1
            yield from check(item, schema["items"], f"{where}: {name}")


def id_of(name):
    kept = "".join(c for c in name.lower() if c.isalnum() or c in " -")
    return "-".join(kept.split())


def check_ids(cards, where):
    seen = set()
    for card in cards:
        if card["id"] in seen:
            yield f"{where}: {card['id']} is there twice"
        seen.add(card["id"])


def check_sense(data):
    """What a schema cannot say."""
    yield from check_ids(data["personalities"], "personalities")
    yield from check_ids(data["products"] + data["accessories"], "products and accessories")
    yield from check_ids(data["events"], "events")
    for kind in ("personalities", "products", "accessories"):
        for card in data[kind]:
            if card["id"] != id_of(card["name"]):
                yield f"{kind}: {card['id']} should have the id “{id_of(card['name'])}”, by its name"
    for event in data["events"]:
        if len(event.get("pays", {})) > 1:
            yield f"events: {event['id']} pays with more than one resource"


def no_key_twice(pairs):
    keys = [key for key, value in pairs]
    for key in keys:
        if keys.count(key) > 1:
            raise ValueError(f"the key “{key}” is there twice in {dict(pairs)}")
    return dict(pairs)


def read(path):
    with open(path, encoding="utf-8") as file:
        try:
            return json.load(file, object_pairs_hook=no_key_twice)
        except ValueError as mistake:
            sys.exit(f"{path}: {mistake}")


# --- writing ---


def text(value):
    return json.dumps(value, ensure_ascii=False)


def texts(values):
    return "{ " + "".join(text(value) + ", " for value in values) + "NULL }"


def enum(prefix, value):
    return prefix + value.upper().replace("-", "_")


def row(pairs):
    return "  { " + ", ".join(f".{key} = {value}" for key, value in pairs if value is not None) + " },\n"


def numbers(card, *keys):
    return [(key, card.get(key)) for key in keys]


def person_row(card):
    return row([("id", text(card["id"])), ("name", text(card["name"]))] +
               numbers(card, "loyalty", "longevity", "salary") + numbers(card["start"], "rd", "marketing", "quality", "money") +
               [("concepts", texts(card.get("concepts", [])))])


def card_row(card):
    kind = card.get("type", card.get("fits"))
    return row([("id", text(card["id"])), ("name", text(card["name"])), ("era", card.get("era", 0)),
                ("type", enum("CHIP_", kind)), ("copies", card.get("copies", 1))] +
               numbers(card, "rd", "marketing", "quality", "profit", "longevity", "loyalty", "piles") +
               [("yearly", card.get("yearly", 0 if "era" in card else 1)),
                ("reduced_by", texts(card.get("reduced_by", [])))])


def event_row(card):
    pays = next(iter(card.get("pays", {}).items()), None)
    changes = [(f"by[CHIP_{key.upper()}]", by) for key, by in card.get("changes", {}).items()]
    flags = [(key, "TRUE") for key in ("choice", "by_hand", "makes_irrelevant") if card.get(key)]
    return row([("id", text(card["id"])), ("name", text(card["name"])), ("copies", card["copies"]),
                ("hits", enum("CHIP_HITS_", card["hits"])),
                ("having", enum("CHIP_HAVING_", card["having"]) if "having" in card else None),
                ("pays", enum("CHIP_", pays[0]) if pays else None), ("price", pays[1] if pays else None),
                ("draws", card.get("draws"))] + flags + changes)


def words(name, cards):
    rows = "".join(f"  {{ {text(card['id'])}, {text(card['name'])} }},\n" for card in cards)
    return f"const TsWord {name}[] = {{\n{rows}  {{ 0 }},\n}};\n\n"


def table(kind, name, size, rows):
    return f"const {kind} {name}[{size}] = {{\n{''.join(rows)}}};\n\n"


def write(data):
    cards = data["products"] + data["accessories"]
    sizes = [("PEOPLE_CARDS", data["personalities"]), ("PRODUCT_CARDS", data["products"]), ("CARDS", cards),
             ("EVENTS", data["events"])]
    counts = "".join(f"G_STATIC_ASSERT (CHIP_N_{name} == {len(rows)});\n" for name, rows in sizes)
    return ("/* Made by data/cards.py from data/cards.json. */\n#include \"games/chip-shop/rules/cards.h\"\n\n" + counts +
            f"\nconst char ts_chip_shop_credit[] = {text(data['credit'])};\n\n" +
            table("ChipPersonCard", "ts_chip_shop_people", "CHIP_N_PEOPLE_CARDS", map(person_row, data["personalities"])) +
            table("ChipCard", "ts_chip_shop_cards", "CHIP_N_CARDS", map(card_row, cards)) +
            table("ChipEvent", "ts_chip_shop_events", "CHIP_N_EVENTS", map(event_row, data["events"])) +
            words("ts_chip_shop_people_words", data["personalities"]) +
            words("ts_chip_shop_card_words", cards) + words("ts_chip_shop_event_words", data["events"]))


def main():
    schema_path, data_path, output = sys.argv[1:]
    data = read(data_path)
    mistakes = list(check(data, read(schema_path), "cards")) or list(check_sense(data))
    if mistakes:
        sys.exit("\n".join(f"{data_path}: {mistake}" for mistake in mistakes))
    with open(output, "w", encoding="utf-8") as file:
        file.write(write(data))


if __name__ == "__main__":
    main()
