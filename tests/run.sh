#!/usr/bin/env bash
# Sets everything up, builds with warnings as errors and runs the whole test suite.
# PSEUDO_TEST_CORPUS: a folder of real annotated emails; tests that want one are skipped without.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source .ci/setup.sh

install_missing
build dev
if [ -n "${PSEUDO_TEST_CORPUS:-}" ]; then
  say "running all tests, with the emails of PSEUDO_TEST_CORPUS"
else
  say "running all tests (PSEUDO_TEST_CORPUS is not set: those on real emails are skipped)"
fi
ctest --preset dev
