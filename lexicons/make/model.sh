#!/usr/bin/env bash
# Makes lexicons/de/by-sa/de.model, the tagger that pseudo detect uses unless --model names another.
# For maintainers only: it needs fasttext (Debian: fasttext) and xz, and a quarter of an hour of one core.
# The build and the tests never run it.
# usage: model.sh BIN CORPUS MAILS [WORK]
#   BIN     folder with pseudo and word_clusters (ninja bin/pseudo bin/word_clusters pseudo_lexicons)
#   CORPUS  annotated emails, BRAT pairs in one folder; files whose names agree up to the first _ are of
#           one thread or donor
#   MAILS   raw mails, .jsonl.xz with a field "text"
#   WORK    folder for what is made on the way, which stays; default: a temporary one. clusters.tsv that
#           lies there is used as it is
set -euo pipefail
export LC_ALL=C.UTF-8
bin=$1 corpus=$2 mails=$3
model=$(cd "$(dirname "$0")/../de/by-sa" && pwd)/de.model
work=${4:-$(mktemp -d)}
[ -n "${4:-}" ] || trap 'rm -rf "$work"' EXIT
mkdir -p "$work"

if [ ! -f "$work/clusters.tsv" ]; then
  xz -dc "$mails" | "$bin/word_clusters" words "$work/counts.tsv" >"$work/tokens.txt"
  # One thread: the same vectors each time. Words as they are (-maxn 0): the tagger sees their letters itself.
  fasttext skipgram -input "$work/tokens.txt" -output "$work/vectors" \
    -dim 48 -ws 3 -maxn 0 -minCount 50 -epoch 2 -thread 1
  "$bin/word_clusters" cluster "$work/vectors.vec" "$work/counts.tsv" >"$work/clusters.part"
  mv "$work/clusters.part" "$work/clusters.tsv"
  rm "$work/tokens.txt" "$work"/vectors.*
fi

rm -rf "$work/train"
for text in "$corpus"/*.txt; do
  stem=$(basename "$text" .txt)
  folder=$work/train/${stem%%_*} # a folder is what belongs together: pseudo train counts folders
  mkdir -p "$folder"
  cp "${text%.txt}".txt "${text%.txt}".ann "$folder/"
done
"$bin/pseudo" train --umask --overwrite --clusters "$work/clusters.tsv" -o "$model" "$work/train"
