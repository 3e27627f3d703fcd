#!/bin/sh
# Whether the program opens, says nothing on the console, and ends when it is asked to. Usage: console.sh PROGRAM [FILE]
# It needs a session bus and a display.
set -eu
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export HOME="$home" XDG_DATA_HOME="$home" XDG_CONFIG_HOME="$home" XDG_CACHE_HOME="$home" XDG_STATE_HOME="$home"
export G_DEBUG=fatal-warnings
name=org.tableside.Tableside
path=/org/tableside/Tableside

# Where it lies with the others, nobody is asked about it.
program=$1
if [ $# -gt 1 ]; then
  mkdir -p "$home/tableside/tables"
  cp "$2" "$home/tableside/tables/evening.tableside"
  set -- "$home/tableside/tables/evening.tableside"
else
  set --
fi

"$program" "$@" >"$home/output" 2>&1 &
program=$!
gdbus wait --session --timeout 10 "$name"

# The window is there when its actions can be asked for.
tries=0
until gdbus call --session --dest "$name" --object-path "$path/window/1" --method org.gtk.Actions.List >/dev/null 2>&1; do
  tries=$((tries + 1))
  [ "$tries" -lt 100 ] || { echo 'No window came.' && exit 1; }
  sleep 0.1
done
sleep 1 # for what comes after the first frame
gdbus call --session --dest "$name" --object-path "$path" --method org.gtk.Actions.Activate quit '[]' '{}' >/dev/null

status=0
wait "$program" || status=$?
if [ "$status" -ne 0 ] || [ -s "$home/output" ]; then
  echo "It ended with $status and said:"
  cat "$home/output"
  exit 1
fi
