#!/bin/sh
# Whether a table is known for what it is, by its name and by how it begins. Usage: mime.sh DESCRIPTION
set -eu
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkdir -p "$home/mime/packages"
cp "$1" "$home/mime/packages/"
update-mime-database "$home/mime" >"$home/log" 2>&1 || { cat "$home/log" && exit 1; }
export XDG_DATA_HOME="$home"

# Usage: expect TYPE FILE
expect() {
  type=$(gio info -a standard::content-type "$2" | sed -n 's/^ *standard::content-type: //p')
  [ "$type" = "$1" ] || { echo "$2 is taken for “$type”, not for “$1”." && exit 1; }
}

table='{"tableside":1,"game":"null","players":[{"name":"Ann"}]}'
echo "$table" >"$home/evening.tableside"
echo "$table" >"$home/evening"
echo '{"chairside":1}' >"$home/other"
expect application/vnd.tableside+jsonl "$home/evening.tableside"
expect application/vnd.tableside+jsonl "$home/evening"
type=$(gio info -a standard::content-type "$home/other" | sed -n 's/^ *standard::content-type: //p')
[ "$type" != application/vnd.tableside+jsonl ] || { echo 'Something else is taken for a table.' && exit 1; }
