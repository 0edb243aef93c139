#!/usr/bin/env bash
# Sets everything up, builds a release and pseudonymizes the invented emails of examples/corpus.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source .ci/setup.sh

install_missing
build release

output=build/example-output
say "pseudonymizing examples/corpus into $output"
rm -rf "$output"
build/release/bin/pseudo --lang de --notes scrub -o "$output" --report "$output-report.json" \
  examples/corpus

# show STEM COLOUR: the text with its annotated stretches marked, by colour on a terminal, else by
# brackets. Offsets are code points, as are those of bash in a UTF-8 locale.
export LC_ALL=C.UTF-8
show() {
  local on='[' off=']' text id span from to at=0
  local -a ends=()
  if [ -t 1 ] && [ -z "${NO_COLOR:-}" ]; then on=$'\e[1;3'"$2"'m' off=$'\e[0m'; fi
  text=$(cat "$1.txt" && printf x)
  text=${text%x}
  while IFS=$'\t' read -r id span _; do
    [[ $id == T* && $span != *';'* ]] || continue
    read -r _ from to <<<"$span"
    if ((to > ${ends[from]:-0})); then ends[from]=$to; fi
  done <"$1.ann"
  for from in "${!ends[@]}"; do
    if ((from < at)); then continue; fi
    printf '%s%s%s%s' "${text:at:from-at}" "$on" "${text:from:ends[from]-from}" "$off"
    at=${ends[from]}
  done
  printf '%s' "${text:at}"
}

email=01-einladung
printf '\n--- before: examples/corpus/%s.txt\n' "$email"
show "examples/corpus/$email" 1
printf '\n--- after: %s/%s.txt\n' "$output" "$email"
show "$output/$email" 2
printf '\n'
say "the texts with their annotations are in $output, counts in $output-report.json"
