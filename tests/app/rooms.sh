#!/bin/sh
# Whether the rooms of src/ look only where they may: rules know no window, nothing points back, and outside of its own
# folder no game is named. Usage: rooms.sh SOURCE
set -eu
cd "$1"
status=0

# Says what must not be found. Usage: forbid SENTENCE PATTERN PATH…
forbid() {
  sentence=$1 pattern=$2
  shift 2
  if grep -rniE --include='*.c' --include='*.h' --include='*.blp' --include='*.in' --include='*.css' --include='*.xml' \
    --include='meson.build' --include='*.json' -e "$pattern" "$@"; then
    echo "$sentence"
    status=1
  fi
}

include='^ *#include ["<]'
rules=$(find src/games -name 'rules.[ch]' -o -name 'event*.[ch]')

# shellcheck disable=SC2086 # file names of ours have no spaces
forbid 'Rules, referee, store and headless referee know no window.' "$include(gtk|gdk|adwaita|widgets/|app/)" \
  $rules src/referee src/store src/cli
forbid 'The referee knows no game and no file.' "$include(games|store|cli)/" src/referee
# shellcheck disable=SC2086
forbid 'Rules do no input and no output.' "$include(gio|stdio|time|unistd|store/|cli/)" $rules
forbid 'The store knows no game.' "$include(games|cli)/" src/store
forbid 'Widgets know the referee, no page and no file.' "$include(games|store|cli|app)/" src/widgets

# The games are the folders that have a rule file or a picture. "null" is no game.
for folder in src/games/*/; do
  id=$(basename "$folder")
  [ "$id" != null ] && [ "$id" != boards ] || continue
  # shellcheck disable=SC2046
  forbid "Only its own folder names $id." "$(echo "$id" | sed 's/-/[-_ ]?/g')" \
    $(find src -mindepth 1 -maxdepth 1 ! -name games) data flatpak meson.build
done
exit $status
