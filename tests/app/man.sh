#!/bin/sh
# Whether the manuals have every call and option that the programs list, and groff likes them. Usage: man.sh DATA REFEREE
# TABLESIDE CATALOGUES
set -eu
data=$1 referee=$2 tableside=$3 catalogues=$4
export LC_ALL=C.UTF-8
failed=0

# Usage: expect MANUAL WORD…
expect() {
  manual=$1
  shift
  for word in "$@"; do
    tr -d '\\' <"$data/$manual" | grep -qwe "$word" || { echo "$manual does not have “$word”." && failed=1; }
  done
}

calls=$("$referee" --help | sed -n 's/^  tableside-referee \([a-z]*\).*/\1/p')
[ -n "$calls" ] || { echo 'There are no calls.' && failed=1; }
options=$("$tableside" --help | sed -n 's/^  *\(-h, \)\{0,1\}\(--[a-z-]*\) .*/\2/p' | grep -vE -- '--(help-all|help-gapplication|gapplication.*)')
# shellcheck disable=SC2086 # words
expect tableside-referee.1 $calls --version
# shellcheck disable=SC2086
expect tableside.1 $options --version
"$tableside" --help | grep -qF '[FILE…]' || { echo 'The help does not say that tables can be named.' && failed=1; }
if locale -a 2>/dev/null | grep -qi '^de_DE.utf-\{0,1\}8$'; then
  LC_ALL=de_DE.UTF-8 LANGUAGE=de TABLESIDE_LOCALEDIR=$catalogues "$tableside" --help | grep -qF '[DATEI' ||
    { echo 'The help is not in the language of whoever asks.' && failed=1; }
fi
if command -v groff >/dev/null; then
  for manual in "$data"/*.1; do
    groff -man -Tutf8 -ww -z "$manual" 2>&1 | grep . && failed=1
  done
fi
exit $failed
