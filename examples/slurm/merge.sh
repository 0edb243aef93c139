#!/usr/bin/env bash
# Checks the reports of all tasks and adds them up:
#   examples/slurm/merge.sh release.reports 64 >release.json
# Exit 0: all documents of all tasks are done. Exit 1: some failed, or something is missing; each
# reason is a line on standard error. Needs jq.
set -euo pipefail
[ $# -eq 2 ] || { echo "usage: merge.sh FOLDER TASKS" >&2 && exit 2; }
folder=$1 tasks=$2 fault=0

complain() {
  printf 'merge: %s\n' "$*" >&2
  fault=1
}

reports=()
for ((part = 1; part <= tasks; ++part)); do
  if [ -f "$folder/$part.json" ]; then
    reports+=("$folder/$part.json")
  else
    complain "task $part has no report; requeue it"
  fi
done
[ ${#reports[@]} -gt 0 ] || exit 1

while read -r line; do complain "$line"; done < <(
  jq -r '(input_filename | split("/") | last | rtrimstr(".json")) as $task
    | if .totals.stopped then "task \($task) was stopped; requeue it" else empty end,
      if .totals.failed > 0 then "task \($task): \(.totals.failed) documents failed"
      else empty end' "${reports[@]}"
  jq -rs 'if (map([.pseudo, .lexicons, .options]) | unique | length) > 1
    then "the tasks differ in version, lexicons or options; run them all anew" else empty end' \
    "${reports[@]}")

# Sums of all numbers; words that several tasks have seen cannot be added, so types are left out.
# (pseudo report prints the same with bounds for them, and as a summary for people.)
jq -s '
  def add_up: reduce .[] as $r ({}; reduce ($r | paths(numbers)) as $p (.;
    setpath($p; (getpath($p) // 0) + ($r | getpath($p)))));
  (map({totals: (.totals | del(.stopped)),
        corpus: {before: (.corpus.before
                   | del(.types, .types_estimated, .pi_types, .pi_types_estimated)),
                 after: (.corpus.after
                   | del(.types, .types_estimated, .pi_types, .pi_types_estimated))},
        labels, counts}) | add_up)
  + {pseudo: .[0].pseudo, lexicons: .[0].lexicons, options: .[0].options, tasks: length}' \
  "${reports[@]}"
exit "$fault"
