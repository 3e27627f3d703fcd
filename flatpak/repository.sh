#!/bin/sh
# Builds the Flatpak into a repository of one's own: a folder that any web server can offer at ADDRESS. Who opens
# ADDRESS/tableside.flatpakref gets Tableside, and each later version with the other updates. Built once more, the folder
# has the new version too. Usage: repository.sh FOLDER ADDRESS GPG-KEY
set -eu
[ $# -eq 3 ] || { echo "Usage: repository.sh FOLDER ADDRESS GPG-KEY" >&2 && exit 2; }
folder=$1 address=$2 key=$3
here=$(cd "$(dirname "$0")" && pwd)
id=org.tableside.Tableside
mkdir -p "$folder"

flatpak-builder --force-clean --install-deps-from=flathub --default-branch=stable --gpg-sign="$key" --repo="$folder/repo" \
  "$folder/build" "$here/$id.json"
flatpak build-update-repo --title=Tableside --default-branch=stable --gpg-sign="$key" --generate-static-deltas --prune \
  "$folder/repo"

public=$(gpg --export "$key" | base64 --wrap=0)
[ -n "$public" ] || { echo "GnuPG has no key $key." >&2 && exit 1; }
cat >"$folder/tableside.flatpakrepo" <<END
[Flatpak Repo]
Title=Tableside
Url=$address/repo
GPGKey=$public
END
cat >"$folder/tableside.flatpakref" <<END
[Flatpak Ref]
Name=$id
Branch=stable
Title=Tableside
IsRuntime=false
Url=$address/repo
SuggestRemoteName=tableside
RuntimeRepo=https://dl.flathub.org/repo/flathub.flatpakrepo
GPGKey=$public
END
echo "Offer $folder/repo, tableside.flatpakrepo and tableside.flatpakref at $address."
