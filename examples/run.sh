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

printf '\n'
build/release/bin/pseudo diff examples/corpus "$output" 01-einladung
printf '\n'
say "the texts with their annotations are in $output, counts in $output-report.json"
