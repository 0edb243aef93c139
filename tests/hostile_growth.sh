#!/usr/bin/env bash
# Does the time of hostile documents stay linear? Times each kind at three sizes (see
# tests/bench/hostile_growth.cc for the options); 1 if one grows faster. Some minutes.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source .ci/setup.sh
cmake --preset release "${launcher[@]}" -DPSEUDO_TESTS=ON >/dev/null
cmake --build --preset release --target hostile_growth >/dev/null
exec build/release/bin/hostile_growth "$@"
