#!/usr/bin/env bash
# Runs the array jobs of examples/slurm on a real Slurm of two nodes on this machine, kills a task
# midway, requeues it, sees it resume, and compares with a single run, byte for byte.
#   slurm_test.sh PSEUDO MAKE_CORPUS; exit 77: skipped, because Slurm is not installed.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
examples=$here/../../examples/slurm
source "$here/cluster.sh"
real=$(realpath "$1") make_corpus=$(realpath "$2")
mails=3000 tasks=4 victim=2

missing=$(missing_tool)
for tool in jq zstd; do command -v "$tool" >/dev/null || missing=$tool; done
if [ -n "$missing" ]; then
  echo "skipped: $missing is not there (apt-get install slurm-wlm munge jq zstd)"
  exit 77
fi

work=$(mktemp -d)
finish() {
  local status=$?
  stop_cluster
  if [ "$status" -ne 0 ]; then tail -n 12 "$work"/*.log "$work"/munge/out || true; fi
  rm -rf "$work"
}
trap finish EXIT
cd "$work"

fail() { echo "FAILED: $*" && exit 1; }
state_of() { scontrol show job "$1" | sed -n 's/.*JobState=\([A-Z_]*\).*/\1/p' | head -1; }
is_state() { [ "$(state_of "$1")" = "$2" ]; }
all_over() { [ -z "$(squeue -h -j "$1" 2>/dev/null)" ]; }
documents() { find "$1" -name '*.ann' | wc -l; }

# Stands in for pseudo: the victim's first attempt stops for good after some output, as a task
# does whose node hangs.
cat >pseudo <<END
#!/usr/bin/env bash
[ "\${SLURM_ARRAY_TASK_ID:-}" = $victim ] && [ ! -e "$work/struck" ] || exec "$real" "\$@"
"$real" "\$@" &
until [ "\$(sed -n 's/^syscw: //p' "/proc/\$!/io" || echo 999999)" -gt 200 ]; do :; done
kill -STOP \$!
echo \$! >"$work/struck.new" && mv "$work/struck.new" "$work/struck"
wait \$!
END
chmod +x pseudo
export PSEUDO=$work/pseudo KEY=$work/key INPUT=$work/corpus OUTPUT=$work/merged

"$make_corpus" folder $mails corpus
"$real" keygen -q key
"$real" -q -k key -o single corpus
start_cluster "$work" || fail "the cluster did not start"
echo "two nodes: $(sinfo -h -N -o '%N %t' | tr '\n' ' ')"

job=$(sbatch --parsable --array=1-$tasks --mem=0 "$examples/folder.sbatch")
wait_for 60 test -e struck || fail "task $victim never began"
kill -KILL "$(cat struck)"
wait_for 60 is_state "${job}_$victim" FAILED || fail "the killed task is $(state_of "${job}_$victim")"
wait_for 120 all_over "$job" || fail "the other tasks do not end"
before=$(documents merged)
[ "$before" -lt $mails ] || fail "the killed task had nothing left to do"
if "$examples/merge.sh" merged.reports $tasks >/dev/null 2>complaints; then
  fail "a missing report was not seen"
fi
grep -q "task $victim has no report" complaints || fail "the missing task was not named"
echo "killed task $victim midway: $before of $mails documents are there; requeued"

scontrol requeue "${job}_$victim"
wait_for 120 all_over "$job" || fail "the requeued task is $(state_of "${job}_$victim")"
"$examples/merge.sh" merged.reports $tasks >merged.json || fail "the reports are not sound"
[ "$(jq '.totals.done + .totals.skipped' merged.json)" -eq $mails ] ||
  fail "the reports do not add up"
[ "$(jq .totals.skipped merged.json)" -gt 0 ] || fail "the requeued task began anew"
skipped=$(jq .totals.skipped "merged.reports/$victim.json")
[ "$(jq .totals.skipped merged.json)" -eq "$skipped" ] || fail "another task skipped documents"
diff -r single merged || fail "the merged output is not that of a single run"
[ -z "$(find merged -name '.pseudo-tmp-*')" ] || fail "temporary files were left"
echo "folder: $tasks tasks, one killed and resumed ($skipped documents were there), make the bytes of a single run"

"$make_corpus" jsonl $mails mails.jsonl
split --number=l/3 --additional-suffix=.jsonl mails.jsonl part-
"$real" -q -k key - <mails.jsonl >single.jsonl
zstd -q --rm part-*.jsonl
ls "$work"/part-*.zst >shards.list
export SHARDS=$work/shards.list OUTPUT=$work/lines
job=$(sbatch --parsable --array=1-3 --mem=0 "$examples/lines.sbatch")
wait_for 120 all_over "$job" || fail "the tasks on JSON Lines do not end"
"$examples/merge.sh" lines.reports 3 >lines.json || fail "the reports of lines are not sound"
zstd -q -d -c lines/*.zst | cmp - single.jsonl || fail "the lines are not those of a single run"
echo "JSON Lines: 3 compressed shards make the bytes of a single run"
