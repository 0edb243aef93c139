#!/usr/bin/env bash
# What an attacker gains over chance who sees the output, the lexicons and the source, but neither key
# nor originals. Prints one table an attack, with 95 % intervals; exit 0 if the figures of the page hold.
#   tests/attack/run.sh [--short] [--check PAGE] [--seed N] [--build BUILD] [ATTACK...]
# ATTACK: letters shift kept frequent missed bearers (default: all). --short takes seconds instead of
# half an hour. --check compares with the tables of PAGE (docs/privacy.md). BUILD: a folder with
# bin/pseudo; build/release, or else build/dev.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

options=() attacks=() build=build/release
[ -x $build/bin/pseudo ] || build=build/dev
while [ $# -gt 0 ]; do
  case $1 in
    --short) options+=(--short) ;;
    --check | --seed) options+=("$1" "$2") && shift ;;
    --build) build=$2 && shift ;;
    letters | shift | kept | frequent | missed | bearers) attacks+=("$1") ;;
    *) sed -n '2,/^set/{/^#/p}' "${BASH_SOURCE[0]}" >&2 && exit 2 ;;
  esac
  shift
done
[ ${#attacks[@]} -gt 0 ] || attacks=(letters shift kept frequent missed bearers)

status=0
for attack in "${attacks[@]}"; do
  printf '\n## %s\n\n' "$attack"
  python3 "tests/attack/$attack.py" "$build/bin/pseudo" "${options[@]}" || status=1
done
exit $status
