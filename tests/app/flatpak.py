#!/usr/bin/env python3
"""Looks whether the Flatpak manifest keeps the rules by which Flathub's flatpak-builder-lint judges one, as far as they can be
known without a network. Read from its source at commits 9ea65c3d (finish_args.py, up to its names to talk to), 31bcfda0
(toplevel.py), b24ec24e (modules.py) and 9232b342 (appid.py). Each rule has its name there in brackets. Usage: flatpak.py MANIFEST"""
import json
import pathlib
import re
import sys

file = pathlib.Path(sys.argv[1])
faults = []


def expect(right, sentence):
    if not right:
        faults.append(sentence)


def once(pairs):
    keys = [key for key, _ in pairs]
    expect(len(keys) == len(set(keys)), f"A key is there twice: {keys} [manifest-json-warnings]")
    return dict(pairs)


manifest = json.loads(file.read_text(), object_pairs_hook=once)
name = manifest["id"]

# --- the id ---

parts = name.split(".")
expect(3 <= len(parts) <= 5, "An id has three to five parts [appid-less-than-3-components]")
expect(len(name) <= 255, "[appid-length-more-than-255-chars]")
expect(all(re.match(r"[A-Za-z_][\w-]*$", it) for it in parts), "[appid-component-wrong-syntax]")
expect(parts[-1] != "desktop", "[appid-ends-with-lowercase-desktop]")
expect(parts[1] not in ("github", "gitlab", "codeberg"), "[appid-uses-code-hosting-domain]")
expect(file.stem == name and not file.is_symlink(), "[appid-filename-mismatch]")

# --- the whole ---

known = {"id", "runtime", "runtime-version", "sdk", "command", "finish-args", "cleanup", "modules"}
expect(set(manifest) <= known, f"Is {set(manifest) - known} a property? [manifest-unknown-properties]")
expect("/" not in manifest["command"], "[toplevel-command-is-path]")
expect("branch" not in manifest, "[toplevel-unnecessary-branch]")
expect(manifest["modules"], "[toplevel-no-modules]")
expect(not any(it.startswith("/lib/debug") for it in manifest["cleanup"]), "[toplevel-cleanup-debug]")
expect(sum(it.stat().st_size for it in file.parent.iterdir()) < 25_000_000, "[manifest-directory-too-large]")

# --- what it may ---

may = manifest["finish-args"]
expect(len(may) == len(set(may)), f"Something is said twice: {may}")
expect("--socket=wayland" in may and "--socket=fallback-x11" in may, "[finish-args-only-wayland]")
expect("--share=ipc" in may, "[finish-args-x11-without-ipc]")
expect("--socket=x11" not in may, "[finish-args-contains-both-x11-and-wayland]")
allowed = {"--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--share=network", "--device=dri", "--socket=pulseaudio"}
expect(set(may) <= allowed, f"{set(may) - allowed}: no files, no names on a bus, no other device [finish-args-…]")

# --- the modules ---


def look_at_source(module, source):
    expect(source["type"] in ("archive", "dir"), f"{module}: {source['type']} [module-…-source-git-branch]")
    expect(not {"md5", "sha1"} & set(source), f"{module} [module-…-source-sha1-deprecated]")
    expect("/" not in source.get("dest-filename", ""), f"{module} [module-…-source-dest-filename-is-path]")
    if source["type"] == "archive":
        expect(source["url"].startswith("https://"), f"{module}: {source['url']} is not encrypted.")
        expect(re.fullmatch(r"[0-9a-f]{64}", source["sha256"]), f"{module}: that is no sum.")


for module in manifest["modules"]:
    known = {"name", "buildsystem", "config-opts", "sources", "cleanup"}
    expect(set(module) <= known, f"Is {set(module) - known} a property? [manifest-unknown-properties]")
    expect(not any(it.startswith("/lib/debug") for it in module.get("cleanup", [])), "[module-…-cleanup-debug]")
    for source in module["sources"]:
        look_at_source(module["name"], source)

for fault in faults:
    print(fault)
sys.exit(bool(faults))
