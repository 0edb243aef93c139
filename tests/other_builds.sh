#!/usr/bin/env bash
# Builds that are not the default: each file on its own, which shows missing includes; what a
# compiler may optimize wrongly, as it is shipped; what has threads, under the thread sanitizer.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source .ci/setup.sh

install_missing
build files
build shipped test_align test_engine test_format test_golden test_lang test_text test_values
ctest --preset shipped -R '^(align|engine|format|golden|lang|text|values)/'
build tsan test_corpus test_cli
ctest --preset tsan -R '^(corpus/|cli/(Output|Streams|Vault)\.)'
