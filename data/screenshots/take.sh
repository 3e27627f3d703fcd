#!/bin/sh
# Takes the pictures for software shops: evenings from tests/plays/, stopped where there is something to see, in windows
# with round corners and a shadow, together at most 1000 × 700. Usage: take.sh BUILD DRIVE…
#
# DRIVE is a program that drives a window as tests/ui/ tells it; it is called like this:
#   DRIVE --home HOME --size WIDTHxHEIGHT --env NAME=VALUE [--dark] --maximize --out FOLDER --script STEPS -- PROGRAM FILE
# It has to run where Tableside is built, with ImageMagick.
set -eu
build=$(cd "$1" && pwd)
shift
here=$(cd "$(dirname "$0")" && pwd)
plays=$here/../../tests/plays
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/config/gtk-4.0" # the buttons of a window that GNOME has
printf '[Settings]\ngtk-decoration-layout=appmenu:close\n' >"$folder/config/gtk-4.0/settings.ini"

# Usage: take NAME PLAY LINES SIZE STEP… -- DRIVE…; dark, if the name says so.
take() {
  name=$1 play=$2 lines=$3 size=$4
  shift 4
  home=$folder/$name
  mkdir -p "$home/.local/share/tableside/tables"
  table=$home/.local/share/tableside/tables/evening.tableside
  head -n "$lines" "$plays/$play.tableside" >"$table"
  printf 'wait "Undo" 60\nsleep 3\n' >"$folder/steps"
  while [ "$1" != -- ]; do echo "$1" >>"$folder/steps" && shift; done
  shift
  echo "shot $name.png" >>"$folder/steps"
  case $name in *-dark) set -- "$@" --dark ;; esac
  meson devenv -C "$build" -w "$PWD" "$@" --home "$home" --size "$size" --env XDG_CONFIG_DIRS="$folder/config" --maximize \
    --out "$folder" --script "$folder/steps" -- "$build/src/app/tableside" "$table"
  frame "$folder/$name.png" "$here/$name.png"
}

# Where nothing composes windows, GTK draws an edge of four pixels; instead of it, corners and a shadow.
frame() { # FROM TO
  magick "$1" -shave 4x4 +repage \
    \( +clone -alpha extract -fill black -colorize 100 -fill white \
      -draw 'roundrectangle 0,0 %[fx:w-1],%[fx:h-1] 14,14' \) -alpha off -compose CopyOpacity -composite \
    \( +clone -background '#000000' -shadow 45x10+0+5 \) +swap -background none -compose Over -layers merge +repage \
    -strip -define png:compression-level=9 -define png:exclude-chunk=date,time "$2"
}

wide=960x652
take play shopping-war-4-players 40 $wide -- "$@"
take world competitors-3-players-spice-route 150 $wide -- "$@"
take warehouse-dark warehouse-wars-whole-game 34 $wide -- "$@"
take phone snack-wars-4-players-brunch 33 368x652 -- "$@"
take result chip-shop-3-players 372 $wide 'click "See the result"' 'sleep 3' -- "$@"
