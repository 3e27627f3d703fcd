#!/bin/sh
# The script for a Flatpak repository of one's own, where what it calls only says with which arguments. Usage:
# repository.sh SOURCE
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/bin"
for program in flatpak flatpak-builder; do
  printf '#!/bin/sh\necho "%s $*" >>"%s/said"\n' "$program" "$folder" >"$folder/bin/$program"
done
printf '#!/bin/sh\n[ "$2" != nobody ] && echo "key of $2"\n' >"$folder/bin/gpg"
chmod +x "$folder"/bin/*
export PATH="$folder/bin:$PATH"
script=$1/flatpak/repository.sh
fail() { echo "$*" && exit 1; }

status=0
"$script" "$folder/out" >/dev/null 2>&1 || status=$?
[ "$status" -eq 2 ] || fail "It can do without a key: $status"
if "$script" "$folder/none" https://example.org nobody >/dev/null 2>&1; then fail 'It signs with a key that is not there.'; fi
[ ! -e "$folder/none/tableside.flatpakref" ] || fail 'It leaves a reference without a key.'

rm -f "$folder/said"
"$script" "$folder/out" https://example.org/flatpak team >/dev/null
grep -q "^flatpak-builder .*--gpg-sign=team .*--repo=$folder/out/repo .*org.tableside.Tableside.json$" "$folder/said" ||
  fail 'It does not build into the repository.'
grep -q "^flatpak build-update-repo .*--gpg-sign=team .*$folder/out/repo$" "$folder/said" || fail 'It does not sign what is there.'
for file in tableside.flatpakrepo tableside.flatpakref; do
  grep -qx 'Url=https://example.org/flatpak/repo' "$folder/out/$file" || fail "$file leads elsewhere."
  sed -n 's/^GPGKey=//p' "$folder/out/$file" | base64 -d | grep -qx 'key of team' || fail "$file has no key."
done
