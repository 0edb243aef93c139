#!/usr/bin/env bash
# run_pages.py refuses pages that are wrong, each with a message that says what is.
#   faulty_pages_test.sh PSEUDO
set -euo pipefail
pages=$(dirname "$(realpath "$0")")/run_pages.py
pseudo=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# refused MESSAGE LINE...: the page of these lines
refused() {
  local message=$1 said
  shift
  printf '%s\n' "$@" >page.md
  if said=$("$pages" "$pseudo" page.md 2>&1); then echo "not refused: $message" && exit 1; fi
  [[ $said == *"$message"* ]] || { printf 'should say: %s\nsays: %s\n' "$message" "$said" && exit 1; }
}

refused 'but prints' '```console' '$ echo one' 'two' '```'
refused 'but prints' '```console' '$ echo one' '```'
refused 'but prints' '```console' '$ printf "a\nb\n"' 'a...' '```'
refused 'ends with 3' '```console' '$ exit 3' '```'
refused 'ends with 1' '```sh' 'false' 'true' '```'
refused 'ends with 1' '<!-- run: false -->'
refused 'no command' '```console' 'one' '```'
refused 'does not say' '```' 'one' '```'
refused 'in a block of text' '```text' 'pseudo corpus/' '```'
refused 'do not run' '```sh not-run: no reason' 'true' '```'
refused 'without end' '```sh' 'true'
refused 'leads nowhere' '[there](nothing.md)'
refused 'leads nowhere' '# Here' '[there](#there)'

printf '%s\n' '# Here' '```text file=a' 'x→y' '```' '```console' '$ cat a; echo; seq 3' 'x→y' '' '1' '...' '```' \
  '[there](#here)' >page.md
"$pages" "$pseudo" page.md
printf '%s\n' '```console' '$ echo one' 'two' '$ echo three' 'th...' '```' >page.md
"$pages" --update "$pseudo" page.md
printf '%s\n' '```console' '$ echo one' 'one' '$ echo three' 'th...' '```' | diff - page.md
