#!/usr/bin/env bash
# Completions in a real shell: the cases of completion_cases.tsv, and every option of every
# subcommand that the help has.
#   completion.sh bash|zsh|fish PROGRAM SCRIPT     exit code 77: the shell is not installed
set -euo pipefail
shell=$1 program=$(realpath "$2") script=$(realpath "$3")
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
command -v "$shell" >/dev/null || { echo "skipped: $shell is not installed" && exit 77; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/corpus" "$work/tables" "$work/home"
touch "$work/my.key" "$work/my.tsv" "$work/tables.txt"

# The words that the shell offers for the command lines of standard input, each line's words behind
# "== LINE".
offered() {
  case $shell in
    bash) (cd "$work" && bash --norc "$here/offer.bash" "$script") ;;
    zsh) (cd "$work" && HOME=$work/home zsh -f "$here/offer.zsh" "$script") ;;
    fish) (cd "$work" && HOME=$work/home fish --no-config "$here/offer.fish" "$script") ;;
  esac
}

{
  grep -v '^#' "$here/completion_cases.tsv"
  "$program" --help | sed -n 's/^       pseudo \([a-z]*\) .*/\1/p' | while read -r subcommand; do
    options=$("$program" "$subcommand" --help | grep -o '^  -[^ ]*\(, --[a-z0-9-]*\)\?' |
      grep -o -e '--[a-z0-9-]*' | tr '\n' ' ')
    printf 'pseudo %s --\t%s\t\n' "$subcommand" "$options"
  done
} >"$work/cases"

cut -f 1 "$work/cases" | offered >"$work/offers"
faults=0 cases=0
while IFS= read -r row; do
  line=${row%%$'\t'*} rest=${row#*$'\t'}
  words=$(awk -v line="== $line" '$0 == line { on = 1; next } /^== / { on = 0 } on' "$work/offers" |
    sed 's/\t.*//; s/[ /]*$//; s/^.*=\(.\)/\1/')
  cases=$((cases + 1))
  for word in ${rest%%$'\t'*}; do
    grep -qxF -e "$word" <<<"$words" && continue
    echo "$shell: '$line' does not offer '$word', but: $(tr '\n' ' ' <<<"$words")"
    faults=$((faults + 1))
  done
  for word in ${rest#*$'\t'}; do
    grep -qxF -e "$word" <<<"$words" || continue
    echo "$shell: '$line' offers '$word'"
    faults=$((faults + 1))
  done
done <"$work/cases"
echo "$shell: $cases command lines, $faults faults"
[ "$faults" -eq 0 ] && [ "$cases" -gt 30 ]
