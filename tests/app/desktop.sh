#!/bin/sh
# Whether what a desktop is told is so: it starts the program over the bus, each action of the menu is there, tables are
# found before there is a window, and a program that is only asked ends. Usage: desktop.sh PROGRAM DESKTOP-FILE SERVICE
# SEARCH-PROVIDER. It needs a display, and makes a bus of its own.
set -eu
program=$1 desktop=$2 service=$3 provider=$4
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export HOME="$home" XDG_DATA_HOME="$home" XDG_CONFIG_HOME="$home" XDG_CACHE_HOME="$home" XDG_STATE_HOME="$home"
export GSETTINGS_BACKEND=memory

# Usage: value KEY FILE
value() { sed -n "s/^$1=//p" "$2" | head -n 1; }
fail() { echo "$*" && exit 1; }

# The same service, started from the build folder.
name=$(value Name "$service")
mkdir -p "$home/dbus-1/services" "$home/tableside/tables"
sed "s|^Exec=[^ ]*|Exec=$program|" "$service" >"$home/dbus-1/services/$name.service"
printf '%s\n' '{"tableside":1,"game":"snack-wars","players":[{"name":"Ann"},{"name":"Bo"}]}' \
  >"$home/tableside/tables/evening.tableside"

[ "$(value DesktopId "$provider")" = "$(basename "$desktop")" ] || fail 'The search provider has another desktop file.'
[ "$(value Version "$provider")" = 2 ] || fail 'The search provider has another version.'
[ "$(value DBusActivatable "$desktop")" = true ] || fail 'The desktop does not start it over the bus.'
[ "$(basename "$desktop" .desktop)" = "$name" ] || fail 'The desktop file and the service have different names.'
actions=$(value Actions "$desktop" | tr ';' ' ')
[ "$actions" = "$(sed -n 's/^\[Desktop Action \(.*\)\]$/\1 /p' "$desktop" | tr -d '\n')" ] ||
  fail 'Actions are not those that are described.'
for action in $actions; do
  grep -qx "Exec=tableside --$action" "$desktop" || fail "$action is nothing for a desktop without a bus."
done

cat >"$home/asked.sh" <<'END'
set -eu
name=$1 bus=$2 path=$3
shift 3
call() { gdbus call --session --dest "$bus" --object-path "$1" --method "$2" "${@:3}"; }
search=org.gnome.Shell.SearchProvider2
found=$(call "$path" $search.GetInitialResultSet '["ann", "snack"]')
case $found in *evening.tableside*) ;; *) echo "Searching found $found" && exit 1 ;; esac
gdbus call --session --dest org.freedesktop.DBus --object-path / \
  --method org.freedesktop.DBus.NameHasOwner "$name" | grep -q true || { echo 'It has gone at once.' && exit 1; }
app=/$(echo "$name" | tr . /)
there=$(call "$app" org.gtk.Actions.List)
for action in "$@"; do
  case $there in *"'$action'"*) ;; *) echo "There is no action $action." && exit 1 ;; esac
  call "$app" org.freedesktop.Application.ActivateAction "$action" '[]' '{}' >/dev/null
done
tries=0
until call "$app/window/1" org.gtk.Actions.List >/dev/null 2>&1; do
  tries=$((tries + 1))
  [ "$tries" -lt 200 ] || { echo 'No window came.' && exit 1; }
  sleep 0.1
done
tries=0 # the same people play once more
until [ "$(ls "$HOME/tableside/tables" | wc -l)" -eq 2 ]; do
  tries=$((tries + 1))
  [ "$tries" -lt 200 ] || { echo 'No table was begun.' && exit 1; }
  sleep 0.1
done
call "$app" org.gtk.Actions.Activate quit '[]' '{}' >/dev/null
tries=0
while gdbus call --session --dest org.freedesktop.DBus --object-path / \
  --method org.freedesktop.DBus.NameHasOwner "$name" | grep -q true; do
  tries=$((tries + 1))
  [ "$tries" -lt 600 ] || { echo 'It does not end.' && exit 1; }
  sleep 0.1
done
END
# shellcheck disable=SC2086 # actions are words
dbus-run-session -- bash "$home/asked.sh" "$name" "$(value BusName "$provider")" "$(value ObjectPath "$provider")" $actions
