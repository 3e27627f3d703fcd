#!/bin/sh
# `./dev` where it is called in unusual ways: through a link, without HOME, with a suite that is a path. What
# it would build with only says with which arguments.
set -eu
source=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
  echo "$*"
  exit 1
}

for program in meson ninja clang python3; do
  printf '#!/bin/sh\necho "%s $*"\n' "$program" >"$folder/$program"
  chmod +x "$folder/$program"
done
ln -s "$source/dev" "$folder/dev"

TABLESIDE_SUITE=inside PATH="$folder:$PATH" "$folder/dev" run >"$folder/said" 2>&1 || fail 'A link does not run.'
grep -qF "ninja -C $source/build-inside" "$folder/said" || fail 'A link means another folder.'

env -u HOME "$source/dev" --help >/dev/null || fail 'It needs HOME.'
HOME= "$source/dev" --help >/dev/null || fail 'It needs HOME to say something.'

for suite in 'a/../../x' '../x' 'A' '' 'a b'; do
  status=0
  TABLESIDE_SUITE=inside "$source/dev" --suite="$suite" run >/dev/null 2>&1 || status=$?
  [ "$status" -eq 2 ] || fail "“$suite” is a suite: $status"
done
for minutes in 0 -1 x '1 2'; do
  status=0
  TABLESIDE_SUITE=inside "$source/dev" fuzz "$minutes" >/dev/null 2>&1 || status=$?
  [ "$status" -eq 2 ] || fail "“$minutes” are minutes: $status"
done
# Packages are made of Debian 13, from outside of it; what that does inside is nobody else's.
for call in 'package now' '--suite=sid package' 'make-packages folder' 'try-packages folder' 'try-on-display folder'; do
  status=0
  # shellcheck disable=SC2086 # words of a command
  env -u TABLESIDE_SUITE "$source/dev" $call >/dev/null 2>&1 || status=$?
  [ "$status" -eq 2 ] || fail "“$call” is done: $status"
done
if TABLESIDE_SUITE=inside "$source/dev" package >/dev/null 2>&1; then fail 'Packages are made inside.'; fi
