#!/usr/bin/env bash
# Checks the reports of all tasks and adds them up:
#   examples/slurm/merge.sh release.reports 64 >release.json
# Exit 0: all documents of all tasks are done. Exit 1: some failed, or something is missing; each
# reason is a line on standard error. The sum leaves out ids and places. Needs jq, and pseudo on the
# PATH or as PSEUDO.
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
      else empty end' "${reports[@]}")

# Refuses reports of different versions, lexicons or options.
"${PSEUDO:-pseudo}" report --public --json "${reports[@]}" || fault=1
exit "$fault"
