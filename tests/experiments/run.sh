#!/usr/bin/env bash
# What surrogates are good for, and what they hide: the experiments of docs/evaluation.md, as tables.
#   tests/experiments/run.sh PSEUDO CORPUS [--short] [--seed WORD] [--train-option=WORD...]
# CORPUS: a folder of BRAT pairs with the labels of the hierarchy; files with the same begin of their
# names up to the first _ belong to one thread. Needs python3 and half an hour of one core; --short
# takes one fold of five.
set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")
for experiment in train_on_surrogates tell_apart hidden_misses; do
  printf '\n## %s\n\n' "$experiment"
  python3 "$here/$experiment.py" "$@"
done
