#!/bin/sh
# Whether each catalogue that po/LINGUAS names has a translation of every text for people, and of nothing else; and whether
# po/LINGUAS names them all, and the tests of the window know them. Nothing is written into the source. Usage: catalogues.sh SOURCE
set -eu
cd "$1"
export LC_ALL=C
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0

# What meson's preset for GLib takes out of the sources.
xgettext --from-code=UTF-8 --keyword=_ --keyword=N_ --keyword=NP_:1,2 --keyword=C_:1c,2 --keyword=NC_:1c,2 --keyword=g_dngettext:2,3 \
  --files-from=po/POTFILES --output="$folder/all.pot" 2>"$folder/warnings" || { cat "$folder/warnings"; exit 1; }

# complain LANGUAGE HOW OPTION…: prints what msgattrib picks, if there is anything.
complain() {
  language=$1 how=$2
  shift 2
  if msgattrib --no-wrap "$@" "$folder/$language.po" | grep .; then
    echo "po/$language.po: $how"
    failed=1
  fi
}

languages=$(sed 's/#.*//' po/LINGUAS)
for language in $languages; do
  msgmerge --quiet --no-fuzzy-matching --output-file="$folder/$language.po" "po/$language.po" "$folder/all.pot"
  complain "$language" 'These are not translated.' --untranslated --no-obsolete
  complain "$language" 'These are fuzzy.' --only-fuzzy --no-obsolete
  complain "$language" 'These are not in the sources (any more).' --only-obsolete
  if ! msgfmt --check --check-accelerators=_ --output-file=/dev/null "$folder/$language.po" 2>&1 | diff /dev/null -; then
    echo "po/$language.po: msgfmt does not like it."
    failed=1
  fi
  if ! grep -q "\"${language}[_.]" tests/app/languages.c; then
    echo "tests/app/languages.c: $language is missing."
    failed=1
  fi
done

for file in po/*.po; do
  language=$(basename "$file" .po)
  if ! echo $languages | grep -qw "$language"; then
    echo "po/LINGUAS: $language is missing."
    failed=1
  fi
done
exit $failed
