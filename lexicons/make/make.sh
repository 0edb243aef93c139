#!/usr/bin/env bash
# Makes lexicons/de from pinned packages and the hand-made lists in hand/.
# For maintainers only: it needs npm, apt-get, dpkg-deb, node and python3, and the network unless
# the cache already holds the packages. The build and the tests never run it.
# usage: make.sh [CACHE]      CACHE: folder for packages, default build-lexicons/ at the top
set -euo pipefail
export LC_ALL=C.UTF-8
here=$(cd "$(dirname "$0")" && pwd)
cache=${1:-$here/../../build-lexicons}
mkdir -p "$cache/x"
cache=$(cd "$cache" && pwd)

fetch() { # kind package version
  case $1 in
    npm) npm pack --silent "$2@$3" >/dev/null ;;
    deb) apt-get download -o APT::Sandbox::User=root "$2=$3" >/dev/null ;;
  esac
}

extract() { # kind file folder
  rm -rf "$3" && mkdir -p "$3"
  case $1 in
    npm) tar xzf "$2" -C "$3" --strip-components=1 ;;
    deb) dpkg-deb -x "$2" "$3" ;;
  esac
}

cd "$cache"
while IFS=$'\t' read -r folder kind package version file sha256 _; do
  case $folder in '#'* | folder) continue ;; esac
  [ -f "$file" ] || fetch "$kind" "$package" "$version"
  echo "$sha256  $file" | sha256sum --check --quiet
  [ -f "x/$folder/.done-$sha256" ] || extract "$kind" "$file" "x/$folder"
  touch "x/$folder/.done-$sha256"
done <"$here/packages.tsv"

node "$here/faker.mjs" "$cache/x/faker/dist/index.js" >faker.json
python3 -B "$here/make.py" "$cache" "$here/../de"
