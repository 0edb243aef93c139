#!/usr/bin/env bash
# Measures pseudo against its limits and prints one table: folders against `cp -r` and a sync,
# JSON Lines against cat and jq, start-up against an empty process, memory and time as corpora and
# documents grow, and the cost of each stage of a mail. Runs alternate and the middle one counts,
# so that a busy machine slows all sides alike; the CPU columns are the steadiest on one.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
source .ci/setup.sh

usage() {
  cat <<'END'
tests/bench/run.sh [--quick] [--documents N] [--runs N] [--disk DIR] [--memory DIR] [PART...]
  PART          folder lines start growth stages (default: all)
  --quick       10,000 mails and 3 runs instead of 100,000 and 5; growth to 100,000 entities
  --disk DIR    a folder on a disk (default: build/bench)
  --memory DIR  a folder on a tmpfs (default: /dev/shm)
END
}

documents=100000 runs=5 disk=$PWD/build/bench memory=/dev/shm
growth_documents=(1000 10000 100000) growth_entities=(1000 10000 100000 1000000)
parts=()
while [ $# -gt 0 ]; do
  case $1 in
    --quick)
      documents=10000 runs=3 growth_documents=(1000 10000)
      growth_entities=(1000 10000 100000)
      ;;
    --documents) documents=$2 && shift ;;
    --runs) runs=$2 && shift ;;
    --disk) disk=$2 && shift ;;
    --memory) memory=$2 && shift ;;
    -h | --help) usage && exit ;;
    folder | lines | start | growth | stages) parts+=("$1") ;;
    *) usage >&2 && exit 2 ;;
  esac
  shift
done
[ ${#parts[@]} -gt 0 ] || parts=(folder lines start growth stages)

pseudo_packages+=(libbenchmark-dev hyperfine time jq)
{
  install_missing
  launcher+=(-DPSEUDO_BENCHMARKS=ON)
  build release
} >&2
pseudo=$PWD/build/release/bin/pseudo
make_corpus=$PWD/build/release/bin/make_corpus

mkdir -p "$disk"
disk=$(mktemp -d "$disk/run.XXXXXX")
memory=$(mktemp -d "$memory/pseudo-bench.XXXXXX")
trap 'rm -rf "$disk" "$memory"' EXIT
key=$memory/key
"$pseudo" keygen -q "$key"
log=$memory/log

# measure COMMAND: appends "wall user system kilobytes" to the file $1; the command is $2.
measure() {
  local begin=$EPOCHREALTIME
  /usr/bin/time -o "$log.time" -f '%U %S %M' bash -c "$2" >/dev/null 2>"$log.err" || {
    say "failed: $2" >&2
    head -3 "$log.err" >&2
    exit 1
  }
  local end=$EPOCHREALTIME
  echo "$(awk "BEGIN{print $end - $begin}") $(tail -1 "$log.time")" >>"$1"
}

# median FILE: of each column for itself.
median() {
  awk '{for (i = 1; i <= NF; ++i) v[i, NR] = $i}
    END {
      for (i = 1; i <= NF; ++i) {
        for (a = 1; a <= NR; ++a) for (b = a + 1; b <= NR; ++b)
          if (v[i, b] < v[i, a]) {t = v[i, a]; v[i, a] = v[i, b]; v[i, b] = t}
        printf "%s%s", v[i, int((NR + 1) / 2)], i < NF ? " " : "\n"
      }
    }' "$1"
}

heading() {
  printf '| measure | where | command | s | ratio | CPU s | CPU ratio | rate | peak MB |\n'
  printf '| --- | --- | --- | --: | --: | --: | --: | --: | --: |\n'
}

# row MEASURE WHERE NAME FILE BASE AMOUNT UNIT: one line of the table; BASE is the file whose
# medians are 1.00; AMOUNT of UNIT was done in a run.
row() {
  echo "$(median "$4") $(median "$5")" | awk -v m="$1" -v w="$2" -v n="$3" -v a="$6" -v u="$7" '{
    rate = $1 > 0 ? a / $1 : 0
    cpu = $2 + $3
    base = $6 + $7 > 0 ? $6 + $7 : 1
    speed = sprintf(rate < 100 ? "%.1f" : "%.0f", rate)
    printf "| %s | %s | %s | %.3f | %.2f | %.2f | %.2f | %s %s | %.0f |\n", m, w, n, $1, $1 / $5,
      cpu, cpu / base, speed, u, $4 * 1024 / 1e6
  }'
}

# alternate FOLDER NAME COMMAND...: one run of each in turn, `runs` times. OUT in a command is a
# path that is not there; it is removed outside the measured time.
alternate() {
  local where=$1 round i out=$1/out
  shift
  rm -f "$log".[0-9]*
  for ((round = 0; round < runs; ++round)); do
    for ((i = 1; i <= $#; ++i)); do
      rm -rf "$out" "$out.jsonl"
      sync -f "$where"
      measure "$log.$i" "${!i//OUT/$out}"
    done
  done
  rm -rf "$out" "$out.jsonl"
}

bench_folder() {
  local place=$1 in=$2/mails
  say "folder on $place: $documents mails, $runs runs each" >&2
  "$make_corpus" folder "$documents" "$in"
  alternate "$2" "cp -r $in OUT && sync -f OUT" "$pseudo -q -k $key -o OUT $in" \
    "$pseudo -q -j 1 -k $key -o OUT $in"
  row folder "$place" 'cp -r, sync' "$log.1" "$log.1" "$documents" mails/s
  row folder "$place" pseudo "$log.2" "$log.1" "$documents" mails/s
  row folder "$place" 'pseudo -j 1' "$log.3" "$log.1" "$documents" mails/s
  rm -rf "$in"
}

bench_lines() {
  local place=$1 in=$2/mails.jsonl size
  say "JSON Lines on $place: $documents mails, $runs runs each" >&2
  "$make_corpus" jsonl "$documents" "$in"
  size=$(awk "BEGIN{print $(stat -c %s "$in") / 1e6}")
  alternate "$2" "cat $in >OUT" "jq -c . $in >OUT" "$pseudo -q -k $key - <$in >OUT" \
    "$pseudo -q -j 1 -k $key - <$in >OUT"
  row lines "$place" cat "$log.1" "$log.2" "$size" MB/s
  row lines "$place" 'jq -c .' "$log.2" "$log.2" "$size" MB/s
  row lines "$place" pseudo "$log.3" "$log.2" "$size" MB/s
  row lines "$place" 'pseudo -j 1' "$log.4" "$log.2" "$size" MB/s
  rm -f "$in"
}

# start_row NAME: from what hyperfine wrote.
start_row() {
  jq -r --arg name "$1" '.results[0] | [.median, .user + .system] | @tsv' "$log.start" |
    awk -v n="$1" -v w="$2" '{
      printf "| start | %s | %s | %.4f | | %.4f | | %.1f ms | |\n", w, n, $1, $2, $1 * 1000}'
}

start_one() {
  hyperfine -N --warmup 5 --min-runs 50 --export-json "$log.start" "${@:3}" >/dev/null 2>&1
  start_row "$1" "$2"
}

bench_start() {
  say "start-up" >&2
  "$make_corpus" jsonl 1 "$memory/one.jsonl"
  "$make_corpus" folder 1 "$memory/one"
  start_one 'true' - true
  start_one 'pseudo --version' - "$pseudo --version"
  start_one 'pseudo, one line' tmpfs "$pseudo -q -k $key -o - $memory/one.jsonl"
  start_one 'pseudo -j 1, one line' tmpfs \
    "$pseudo -q -j 1 -k $key -o - $memory/one.jsonl"
  start_one 'pseudo, one pair' tmpfs --prepare "rm -rf $memory/out" \
    "$pseudo -q -k $key -o $memory/out $memory/one"
  start_one 'pseudo, one pair' disk --prepare "rm -rf $disk/out" \
    "$pseudo -q -k $key -o $disk/out $memory/one"
}

# grow WHAT KIND COUNT UNIT: one run, as the row of a series whose first one is the measure.
grow() {
  local what=$1 kind=$2 count=$3 unit=$4 in=$memory/grow.jsonl
  [ "${kind%jsonl}" = "$kind" ] && in=$memory/grow
  "$make_corpus" "$kind" "$count" "$in"
  local size
  size=$(du -sb "$in" | awk '{printf "%.1f", $1 / 1e6}')
  rm -f "$log.grow"
  measure "$log.grow" "$pseudo -q -k $key -o $memory/out.jsonl --format jsonl $in"
  [ -s "$log.first" ] || echo "$(cat "$log.grow") $count" >"$log.first"
  echo "$(cat "$log.grow") $(cat "$log.first")" |
    awk -v m="$what" -v c="$count" -v u="$unit" -v s="$size" '{
      each = ($2 + $3) / c * 1e6
      first = ($6 + $7) / $9 * 1e6
      ratio = first > 0 ? sprintf("%.2f", each / first) : ""
      printf "| growth | tmpfs | %s: %d %s, %s MB | %.3f | | %.2f | %s | %.1f µs CPU each | %.0f |\n",
        m, c, u, s, $1, $2 + $3, ratio, each, $4 * 1024 / 1e6}'
  rm -rf "$in" "$memory/out.jsonl"
}

bench_growth() {
  local count
  say "growth" >&2
  for kind in folder jsonl; do
    rm -f "$log.first"
    for count in "${growth_documents[@]}"; do grow "$kind" "$kind" "$count" mails; done
  done
  rm -f "$log.first"
  for count in "${growth_entities[@]}"; do grow "one text" long "$count" entities; done
  rm -f "$log.first"
  for count in "${growth_entities[@]}"; do grow "one line" long-jsonl "$count" entities; done
}

bench_stages() {
  say "stages of a mail" >&2
  build/release/bin/stages_bench --benchmark_format=json --benchmark_repetitions=3 \
    --benchmark_min_time=0.3 --benchmark_report_aggregates_only=true 2>/dev/null |
    jq -r '.benchmarks[] | select(.aggregate_name == "median")
           | [.run_name, .cpu_time, .time_unit] | @tsv' |
    awk '{printf "| stage | | %s | | | | | %.2f %s | |\n", $1, $3 == "ns" ? $2 / 1000 : $2,
          $3 == "ns" ? "µs" : $3}'
}

printf '%s; %s; %s cores; load at the start %s; disk %s\n\n' \
  "$("$pseudo" --version | head -1)" "$(date -u +%F)" "$(nproc)" \
  "$(cut -d' ' -f1 /proc/loadavg)" "$(df --output=fstype "$disk" | tail -1)"
heading
for part in "${parts[@]}"; do
  case $part in
    folder)
      bench_folder tmpfs "$memory"
      bench_folder disk "$disk"
      ;;
    lines)
      bench_lines tmpfs "$memory"
      bench_lines disk "$disk"
      ;;
    start) bench_start ;;
    growth) bench_growth ;;
    stages) bench_stages ;;
  esac
done
