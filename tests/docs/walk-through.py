#!/usr/bin/env python3
"""Does what CONTRIBUTING.md tells to do: makes its game in a copy of the project, builds it, plays the entries
that stand there, and soaks it. It is a build without phones, so that there is one. Called with the project's folder and Meson."""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

FILE = re.compile(r'^`(src/\S+)`:\n\n```\w+\n(.*?)^```$', re.MULTILINE | re.DOTALL)
EVENING = re.compile(r'^```jsonl\n(.*?)^```$', re.MULTILINE | re.DOTALL)


def run(*command, **options):
    result = subprocess.run(command, stdout=subprocess.PIPE, encoding='utf-8', **options)
    if result.returncode != 0:
        sys.exit(f'{command}: {result.returncode}\n{result.stdout}')
    return result.stdout


def copy(root, tree):
    """What building takes, and no build folder."""
    for name in ('data', 'docs', 'po', 'src'):
        shutil.copytree(root / name, tree / name)
    for name in ('meson.build', 'meson.options'):
        shutil.copy(root / name, tree / name)


def add_to_list(tree):
    path = tree / 'src/games/meson.build'
    if "'pig'" in path.read_text():
        return  # somebody is walking through it here
    text, n = re.subn(r'^game_ids = \[', "game_ids = ['pig', ", path.read_text(), flags=re.MULTILINE)
    assert n == 1, 'there is no list of games'
    path.write_text(text)


def play(referee, evening):
    answers = [json.loads(line) for line in run(referee, 'play', input=evening).splitlines()]
    refused = [i for i, answer in enumerate(answers) if not answer['ok']]
    state = answers[-1]['state']

    assert refused == [3], f'refused: {refused}'
    assert state['over'] and state['winners'] == [0], state
    assert state['players'][0]['score'] == 11, state


def main():
    root, meson = Path(sys.argv[1]).resolve(), sys.argv[2]
    text = (root / 'CONTRIBUTING.md').read_text()
    files = FILE.findall(text)
    built = False
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        build = tree / 'build'
        copy(root, tree)
        add_to_list(tree)
        for path, content in files:
            (tree / path).parent.mkdir(parents=True, exist_ok=True)
            (tree / path).write_text(content)
            if built or not path.endswith('meson.build'):
                continue
            run(meson, 'setup', build, tree, '-Dwerror=true', '-Dtests=false', '-Dphones=disabled')
            run('ninja', '-C', build, 'src/cli/tableside-referee', 'po/sentences.txt')
            play(build / 'src/cli/tableside-referee', EVENING.search(text)[1])
            print(run(build / 'src/cli/tableside-referee', 'soak', 'pig', '--games', '100'))
            built = True
        run('ninja', '-C', build, 'src/games/boards/libboards.a')
    assert built, 'CONTRIBUTING.md has no game'


main()
