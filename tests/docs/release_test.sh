#!/usr/bin/env bash
# .ci/release --dry-run in a checkout of its own: what it refuses, and what it would do.
#   release_test.sh SOURCE
set -euo pipefail
source=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir .ci docs
cp "$source/.ci/release" .ci
cp "$source/CMakeLists.txt" .
day=$(date -u +%F)
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
git init -q .
git config user.name Erika
git config user.email erika@example.org
version=$(sed -n 's/^project(pseudo VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)

commit() { git add -A && git commit -q --allow-empty -m "$1"; }
refused() {
  if said=$(.ci/release --dry-run 2>&1); then echo "not refused: $1" && exit 1; fi
  [[ $said == *"$1"* ]] || { printf 'should say: %s\nsays: %s\n' "$1" "$said" && exit 1; }
}

printf '# Changes\n\n## %s - unreleased\n' "$version" >docs/CHANGELOG.md
commit "a version without a date"
refused "no line: ## $version"

sed -i "s/unreleased/$day/" docs/CHANGELOG.md
refused "not clean"

commit "a version with a date"
said=$(.ci/release --dry-run)
[[ $said == *".ci/run"*"tests/other_builds.sh"*"cpack"*"git archive"*"git tag"*"v$version" ]] || { echo "$said" && exit 1; }
[ -z "$(git tag)" ] && [ ! -e build ] || { echo "a dry run did something" && exit 1; }

git tag "v$version"
refused "already there"
