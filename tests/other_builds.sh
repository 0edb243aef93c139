#!/usr/bin/env bash
# Parts of the suite in builds that are not the default: what a compiler may optimize wrongly, as it
# is shipped, and what has threads, under the thread sanitizer. Takes about half an hour.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source .ci/setup.sh

install_missing
build shipped test_align test_engine test_format test_golden test_lang test_text test_values
ctest --preset shipped -R '^(align|engine|format|golden|lang|text|values)/'
build tsan test_corpus test_cli
ctest --preset tsan -R '^(corpus/|cli/(Output|Streams|Vault)\.)'
