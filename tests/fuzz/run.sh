#!/usr/bin/env bash
# Lets libFuzzer look for inputs that break a target (clang; address and undefined sanitizers):
#
#   tests/fuzz/run.sh [TARGET[=SECONDS]...]      default: all of them, an hour together
#
# What it finds stands in build/fuzz/findings/TARGET; once mended it belongs into
# tests/fuzz/found/TARGET, under a name that says what it was. What covers the code best is kept
# in build/fuzz/corpus/TARGET and is where the next run begins.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source .ci/setup.sh

if [ $# -eq 0 ]; then
  set -- pipeline=1200 json_line=600 dates=480 vault=480 lexicon_image=360 brat_reader=300 \
    key_reader=180 unpacker=120
fi
build fuzz
status=0
for wanted in "$@"; do
  target=${wanted%%=*}
  seconds=${wanted#*=}
  [ "$seconds" != "$wanted" ] || seconds=60
  corpus=build/fuzz/corpus/$target
  findings=build/fuzz/findings/$target
  mkdir -p "$corpus" "$findings" "tests/fuzz/found/$target"
  log=build/fuzz/$target.log
  say "$target for $seconds seconds, log in $log"
  "build/fuzz/bin/fuzz_$target" -max_total_time="$seconds" -timeout=25 -rss_limit_mb=4096 \
    -dict=tests/fuzz/pieces.dict -artifact_prefix="$findings/" -print_final_stats=1 \
    "$corpus" "tests/fuzz/seeds/$target" "tests/fuzz/found/$target" >"$log" 2>&1 || status=1
  grep -E "stat::number_of_executed_units|ERROR|broken:|SUMMARY" "$log" || true
  rmdir --ignore-fail-on-non-empty "tests/fuzz/found/$target"
done
exit $status
