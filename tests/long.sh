#!/usr/bin/env bash
# What takes too long for the suite: 500 runs killed at random moments and resumed, a folder of
# 200,000 entries, narrow limits, a mailbox of 600 MB, hostile documents of growing sizes, attacks
# on its own output, the Debian package in a clean Debian. Prints its figures; exit 0 if all holds.
#   tests/long.sh [BUILD]      BUILD: a folder with bin/pseudo and bin/test_cli; build/dev
# PSEUDO_KILLS and PSEUDO_ENTRIES change the numbers; TMPDIR says where, with room for 3 GB.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
build=$(realpath "${1:-build/dev}")
kills=${PSEUDO_KILLS:-500} entries=${PSEUDO_ENTRIES:-200000}
pseudo=$build/bin/pseudo
checkout=$PWD

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAILED: $*" && exit 1; }
since() { awk -v a="$1" -v b="$(date +%s.%N)" 'BEGIN { printf "%.1f", b - a }'; }

# measured NAME COMMAND...: prints time and peak memory; sets `took` to the seconds, `peak` to kB.
measured() {
  local name=$1 begin now status=0 process
  peak=0
  shift
  begin=$(date +%s.%N)
  "$@" &
  process=$!
  while now=$(awk '/VmHWM/ { print $2 }' "/proc/$process/status" 2>/dev/null) && [ -n "$now" ]; do
    peak=$now
    sleep 0.02
  done
  wait "$process" || status=$?
  took=$(since "$begin")
  printf '%-48s %8.1f s %8.1f MB\n' "$name" "$took" "$(awk "BEGIN { print $peak / 1024 }")"
  return "$status"
}

echo "== $kills runs killed at random moments, of a folder and of a stream"
begin=$(date +%s.%N)
PSEUDO_KILLS=$kills "$build/bin/test_cli" --gtest_brief=1 --gtest_filter='Resuming.*AtAnyMoment*' ||
  fail "a killed run did not end with the bytes of an undisturbed one"
echo "all resumed to the bytes of an undisturbed run, and revealed: $(since "$begin") s"

echo "== a folder of $entries entries"
mkdir "$work/in"
seq $((entries / 2)) | awk -v folder="$work/in/" '{
  text = folder "mail-" $1 ".txt"; ann = folder "mail-" $1 ".ann"
  printf "Irmgard Habersatter, Nummer %06d\n", $1 >text
  printf "T1\tFEMALE 0 7\tIrmgard\nT2\tFAMILY 8 19\tHabersatter\nT3\tUFID 28 34\t%06d\n", $1 >ann
  close(text); close(ann) }'
cd "$work"
"$pseudo" keygen -q key
"$pseudo" keygen -q second
plain=("$pseudo" -q --no-progress -k key)
run=("${plain[@]}" --vault-key second)
measured "undisturbed, with a vault" "${run[@]}" --vault vault -o whole in || fail "the run"
undisturbed=$took
measured "nothing to resume" "${run[@]}" --vault vault --resume -o whole in || fail "resuming"
measured "verified" "${run[@]}" --vault vault --resume=verify -o whole in || fail "verifying"

for tenths in 1 2 4; do
  delay=$(awk "BEGIN { print $undisturbed * $tenths / 10 }")
  "${run[@]}" --vault cut.vault --resume -o cut in &
  process=$!
  sleep "$delay"
  kill -KILL "$process" 2>/dev/null || true
  wait "$process" 2>/dev/null || true
  printf 'killed after %s s: %d documents\n' "$delay" "$(find cut -name '*.ann' | wc -l)"
done
measured "resumed" "${run[@]}" --vault cut.vault --resume -o cut in || fail "the last run"
diff -r whole cut || fail "the resumed folder is not that of an undisturbed run"
measured "revealed" "$pseudo" reveal -q --vault cut.vault --vault-key second -o back cut ||
  fail "reveal"
diff -r in back || fail "not the originals"
rm -rf cut cut.vault back

for ((part = 1; part <= 8; ++part)); do
  "${plain[@]}" --shard "$part/8" --resume -o shards in &
done
wait
diff -r whole shards || fail "eight shards at once are not the single run"
echo "eight shards at once into one folder: the bytes of a single run"
rm -rf shards

(ulimit -n 24 && measured "with 24 descriptors" "${plain[@]}" -j 2 -o few in) || fail "descriptors"
diff -r whole few || fail "few descriptors change the bytes"
rm -rf few
(ulimit -v 1000000 && measured "with 1 GB of addresses" "${plain[@]}" -j 2 -o small in) ||
  fail "memory"
diff -r whole small || fail "little memory changes the bytes"
rm -rf small

measured "to JSON Lines" "${plain[@]}" --format jsonl -o out.jsonl in || fail "to lines"
[ "$(wc -l <out.jsonl)" -eq $((entries / 2)) ] || fail "lines are missing"
rm -rf in

echo "== a mailbox of 600 MB, of mails with attachments"
awk 'BEGIN {
  line = sprintf("%76s", ""); gsub(/ /, "A", line); attachment = line "\n"
  while (length(attachment) < 1000000) attachment = attachment attachment
  for (i = 1; i <= 500; ++i) {
    printf "From x Fri May  3 14:12:05 2019\nFrom: Irmgard Habersatter <i@example.org>\n"
    printf "Content-Type: multipart/mixed; boundary=b\n\n--b\n\nLiebe Annelore, bis morgen.\n"
    printf "--b\nContent-Type: image/png\nContent-Transfer-Encoding: base64\n\n"
    print attachment "--b--\n"
  }
}' >inbox.mbox
measured "marked" "$pseudo" detect -q --no-progress -o mails.jsonl inbox.mbox || fail "the mailbox"
[ "$(wc -l <mails.jsonl)" -eq 500 ] || fail "mails are missing"
[ "$peak" -lt 150000 ] || fail "memory grows by the mailbox"
rm inbox.mbox mails.jsonl

echo "== documents that are built to hurt, at three sizes"
"$build/bin/hostile_growth" || fail "a hostile document takes more than linear time"
for tests in "$build"/bin/test_*; do
  PSEUDO_MEASURE_GROWTH=1 "$tests" --gtest_brief=1 --gtest_filter='*LinearTime*' ||
    fail "a part takes more than linear time"
done
echo "== what attackers gain, compared with docs/privacy.md"
"$checkout/tests/attack/run.sh" --build "$build" --check "$checkout/docs/privacy.md" ||
  fail "an attacker gains other than the page says"
echo "== the Debian package in a clean Debian"
status=0
"$checkout/tests/package/chroot.sh" "$build" || status=$?
[ "$status" -eq 0 ] || [ "$status" -eq 77 ] || fail "the package"
echo "all holds"
