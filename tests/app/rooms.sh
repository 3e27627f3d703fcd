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
forbid 'Rules, referee, store, paper and headless referee know no window.' "$include(gtk|gdk|adwaita|widgets/|app/)" \
  src/games/*/rules src/referee src/stats src/store src/paper src/share src/cli
forbid 'The referee knows no game and no file.' "$include(games|stats|store|paper|share|cli)/" src/referee
forbid 'Statistics know no game and no file.' "$include(games|store|paper|share|cli|gio)/|$include(gio|stdio)" src/stats
forbid 'Rules know no file, no clock and no chance.' \
  "$include(gio|stdio|stdlib|time|unistd|sys/|store/|cli/|referee/(dice|random|session))" src/games/*/rules
forbid 'Rules know no file, no clock and no chance.' \
  '\b(g_(file|date_time|get_real_time|get_monotonic_time|rand|random|getenv|key_file|settings)|fopen|getenv|random|rand) ?[_(]' \
  src/games/*/rules
for folder in src/games/*/rules; do
  forbid 'Rules know the referee and themselves.' "$include(games/|[^\">]*\.\./)" "$folder"
done
forbid 'The store knows no game.' "$include(games|paper|share|cli)/" src/store
forbid 'Paper knows no game.' "$include(games|share|cli)/" src/paper
forbid 'Phones know no game, and nobody but them knows the network.' "$include(games|paper|cli)/" src/share
forbid 'Phones know no game, and nobody but them knows the network.' "$include(libsoup/|gio/gnetworking|sys/socket|netinet)" \
  $(find src -mindepth 1 -maxdepth 1 ! -name share)
forbid 'Widgets know the referee, no page and no file.' "$include(games|stats|store|share|cli|app)/" src/widgets

# Each folder is a game, but for the list of boards; "null" is a game in no list.
for folder in src/games/*/; do
  id=$(basename "$folder")
  [ "$id" != boards ] || continue
  for room in "$folder"*/; do
    case $(basename "$room") in
      rules | board | editor | style | art | data) ;;
      *) echo "$room: a game has rules, a board, pictures, style and facts; an editor, too." && status=1 ;;
    esac
  done
  if find "$folder" -maxdepth 1 -name '*.[ch]' | grep .; then
    echo "$folder: code stands in a room."
    status=1
  fi
  if grep -rnE "${include}games/" "$folder" | grep -vE "\"games/$id/"; then
    echo 'No game sees another one.'
    status=1
  fi
  [ "$id" != null ] || continue
  # What is said of any game is not said of that one.
  [ "$id" = any-game ] && between='[-_]?' || between='[-_ ]?'
  # shellcheck disable=SC2046 # file names of ours have no spaces
  forbid "Only its own folder names $id." "$(echo "$id" | sed "s/-/$between/g")" \
    $(find src -mindepth 1 -maxdepth 1 ! -name games) $(find data -type f ! -name '*.metainfo.xml.in') flatpak meson.build
done
exit $status
