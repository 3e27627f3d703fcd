#!/usr/bin/env python3
"""Looks whether the Flatpak manifest, and what it packs, keep the rules by which Flathub's flatpak-builder-lint judges them, as
far as they can be known without a network and without a build. Each rule has its name there in brackets.

Read wholly, from its source at commit 3b7a0922: of checks/, appid.py, catalogue.py, desktop.py, eolruntime.py, finish_args.py,
flathub_json.py, jsonschema.py, metainfo.py, modules.py, screenshots.py, toplevel.py; manifest.py and policy.py; of the schema of
manifests, the whole, modules, and the two kinds of sources that are used here. exceptions.json was searched: it has nothing for
this id, and nothing is needed. Not held here: what asks Flathub or the web (whether the id's domain answers, how old the runtime
is), what is judged in a finished build (elfarch.py, reposize.py and flatmanager.py were not read), and two things that have to be
done for a release: pictures need a web address, and the last module's source may not be a folder [module-…-source-dir-not-allowed].

Usage: flatpak.py MANIFEST METAINFO DESKTOP"""
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as xml

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
expect({"id", "runtime", "sdk"} <= set(manifest), "[jsonschema-validation-error]")
expect(manifest.get("command"), "[toplevel-no-command]")
expect("/" not in manifest.get("command", ""), "[toplevel-command-is-path]")
expect("branch" not in manifest, "[toplevel-unnecessary-branch]")
expect(manifest["modules"], "[toplevel-no-modules]")
expect(not any(it.startswith("/lib/debug") for it in manifest["cleanup"]), "[toplevel-cleanup-debug]")
expect(not list(file.parent.glob("*.y*ml")) and list(file.parent.glob("*.json")) == [file],
       "One manifest, and no flathub.json, which would have rules of its own. [flathub-json-…]")
expect(sum(it.stat().st_size for it in file.parent.iterdir()) < 25_000_000, "[manifest-directory-too-large]")

# --- what it may ---

may = manifest["finish-args"]
expect(len(may) == len(set(may)), f"Something is said twice: {may}")
expect("--socket=wayland" in may and "--socket=fallback-x11" in may, "[finish-args-only-wayland]")
expect("--share=ipc" in may, "[finish-args-x11-without-ipc]")
expect("--socket=x11" not in may, "[finish-args-contains-both-x11-and-wayland]")
allowed = {"--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--share=network", "--device=dri", "--socket=pulseaudio"}
expect(set(may) <= allowed, f"{set(may) - allowed}: no files, no names on a bus, no other device [finish-args-…]")  # which is all rules

# --- the modules ---


def look_at_source(module, source):
    keys = {"archive": {"type", "url", "sha256"}, "dir": {"type", "path"}}.get(source["type"])
    expect(keys is not None, f"{module}: {source['type']} [module-…-source-git-…]")
    expect(set(source) == keys, f"{module}: {set(source)} [module-…-source-sha1-deprecated, …-dest-filename-is-path, …]")
    if keys == {"type", "url", "sha256"} <= set(source):
        expect(source["url"].startswith("https://"), f"{module}: {source['url']} is not encrypted.")
        expect(re.fullmatch(r"[0-9a-f]{64}", source.get("sha256", "")), f"{module}: that is no sum.")


for module in manifest["modules"]:
    known = {"name", "buildsystem", "config-opts", "sources", "cleanup"}
    expect(set(module) <= known, f"Is {set(module) - known} a property? [manifest-unknown-properties]")
    expect(module["buildsystem"] in ("cmake-ninja", "meson"), f"{module['name']} [jsonschema-validation-error, …-non-release-build]")
    expect(not any(it.startswith("/lib/debug") for it in module.get("cleanup", [])), "[module-…-cleanup-debug]")
    for source in module["sources"]:
        look_at_source(module["name"], source)

# --- what it packs ---

root = xml.parse(sys.argv[2]).getroot()
expect(root.tag == "component", "[metainfo-missing-component-tag]")
expect(root.get("type") == "desktop-application", "[appstream-unsupported-component-type]")
expect(root.findtext("id") == name, "[appstream-id-mismatch-flatpak-id]")
expect(root.findtext("developer/name") and root.find("developer").get("id"), "[appstream-missing-developer-name]")
expect(root.findtext("project_license"), "[appstream-missing-project-license]")
expect(root.findtext("launchable[@type='desktop-id']") == f"{name}.desktop", "[metainfo-launchable-tag-wrong-value]")
expect(all(it.text.strip().endswith(".png") for it in root.iterfind("screenshots/screenshot/image")), "[metainfo-svg-screenshots]")
newest = root.find("releases/release").get("version")
expect(not re.search("alpha|beta|rc|pre|dev", newest, re.I), f"{newest} [appstream-latest-release-is-prerelease]")

lines = dict(it.split("=", 1) for it in pathlib.Path(sys.argv[3]).read_text().split("[Desktop Action")[0].splitlines() if "=" in it)
expect(lines["Icon"] == name, "[desktop-file-icon-key-wrong-value]")
expect(lines["Exec"] and "flatpak run" not in lines["Exec"], "[desktop-file-exec-has-flatpak-run]")
expect(not {"Hidden", "NoDisplay"} & set(lines), "[desktop-file-is-hidden, …-nodisplay]")
low = {"GTK", "Qt", "KDE", "GNOME", "Motif", "Java", "Application", "XFCE", "DDE", ""}
expect(set(lines["Categories"].split(";")) - low, "[desktop-file-low-quality-category]")
icon = file.parent.parent / "data" / "icons" / "hicolor" / "scalable" / "apps" / f"{name}.svg"
expect(icon.is_file(), f"There is no {icon}. [no-exportable-icon-installed]")

for fault in faults:
    print(fault)
sys.exit(bool(faults))
