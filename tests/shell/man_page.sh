#!/usr/bin/env bash
# The manual page: no warning of mandoc or groff, and every option and command of the help in it.
#   man_page.sh PROGRAM PAGE     exit code 77: neither mandoc nor man is installed
set -euo pipefail
program=$1 page=$2
fail() { echo "FAILED: $*" && exit 1; }

shown=
if command -v mandoc >/dev/null; then
  warnings=$(mandoc -T lint -W warning "$page" || true)
  [ -z "$warnings" ] || fail "$warnings"
  shown=$(mandoc -T utf8 -O width=200 "$page" | sed 's/.\x08//g')
fi
if command -v man >/dev/null && command -v groff >/dev/null; then
  warnings=$(LC_ALL=C.UTF-8 man --warnings -E UTF-8 -Tutf8 -Z -l "$page" 2>&1 >/dev/null)
  [ -z "$warnings" ] || fail "$warnings"
  shown=${shown:-$(LC_ALL=C.UTF-8 MANWIDTH=200 man -P cat -l "$page" | sed 's/.\x08//g')}
fi
[ -n "$shown" ] || { echo "skipped: neither mandoc nor man is installed" && exit 77; }

options=0
check() { # PAGE OF THE HELP
  local option
  for option in $(sed -n 's/^  \(-., \)\?\(--[a-z0-9-]*\).*/\2/p' <<<"$1"); do
    grep -qwF -e "$option" <<<"$shown" || fail "the manual page lacks $option"
    options=$((options + 1))
  done
}
help=$("$program" --help)
check "$help"
for command in $(sed -n 's/^       pseudo \([a-z]*\) .*/\1/p' <<<"$help"); do
  grep -q "^ *pseudo $command" <<<"$shown" || fail "the manual page lacks pseudo $command"
  check "$("$program" "$command" --help)"
done
for word in NAME SYNOPSIS DESCRIPTION OPTIONS COMMANDS EXAMPLES 'EXIT STATUS' ENVIRONMENT; do
  grep -qx "$word" <<<"$shown" || fail "the manual page has no section $word"
done
[ "$options" -gt 100 ] || fail "only $options options were looked for"
echo "manual page: $options options, no warning"
