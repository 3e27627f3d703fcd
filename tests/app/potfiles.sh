#!/bin/sh
# Whether po/POTFILES lists the files with texts for people, all of them and nothing else. Usage: potfiles.sh SOURCE
set -eu
cd "$1"
export LC_ALL=C

{
  find src -name '*.[ch]' -exec grep -lE '(^|[^A-Za-z0-9_])(_|N_|NP_|C_|NC_|ngettext|g_dngettext) \(' {} +
  find src -name '*.blp' -exec grep -lE '(^|[^A-Za-z0-9])C?_\(' {} +
  find data -name '*.desktop.in' -o -name '*.metainfo.xml.in' -o -name '*.gschema.xml' -o -name '*.mime.xml.in'
} | sort >"${TMPDIR:-/tmp}/potfiles.$$"
trap 'rm -f "${TMPDIR:-/tmp}/potfiles.$$"' EXIT

if ! sort po/POTFILES | diff - "${TMPDIR:-/tmp}/potfiles.$$"; then
  echo 'po/POTFILES: a line with > is missing, a line with < has no text for people (any more).'
  exit 1
fi
