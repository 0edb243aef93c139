#!/usr/bin/env bash
# Five-fold cross-validation of pseudo train and detect, the figures of docs/recognition.md.
#   tests/recognition/run.sh PSEUDO CORPUS [OPTION OF TRAIN...]
# CORPUS: a folder of BRAT pairs. Files with the same begin of their names up to the first _ belong
# together (a thread, a donor): a fold has all of them or none. Needs python3 and about five minutes.
# DETECT="--favour recall" adds options of detect; FOLDS="0 1" runs some folds only; WORK names a folder
# that stays, else a temporary one is used; KEEP=1 takes the models that lie there.
set -euo pipefail
pseudo=$1 corpus=$2
shift 2
work=${WORK:-$(mktemp -d)}
[ -n "${WORK:-}" ] || trap 'rm -rf "$work"' EXIT
folds=${FOLDS:-0 1 2 3 4}

python3 - "$corpus" "$work" <<'PYTHON'
import hashlib, pathlib, shutil, sys

corpus, work = map(pathlib.Path, sys.argv[1:])
stems = sorted(file.stem for file in corpus.glob("*.txt"))
groups = sorted({stem.split("_")[0] for stem in stems},
                key=lambda group: hashlib.sha1(group.encode()).hexdigest())
fold_of = {group: number % 5 for number, group in enumerate(groups)}
for part in ("train", "raw", "gold", "marked"):
    shutil.rmtree(work / part, ignore_errors=True)
for stem in stems:
    group, _, rest = stem.partition("_")
    own = fold_of[group]
    for fold in range(5):
        # Ids become GROUP/REST, so that folders are what belongs together.
        for part in (["raw", "gold"] if fold == own else ["train"]):
            folder = work / part / str(fold) / group
            folder.mkdir(parents=True, exist_ok=True)
            for ending in (".txt",) if part == "raw" else (".txt", ".ann"):
                shutil.copyfile(corpus / (stem + ending), folder / ((rest or stem) + ending))
PYTHON

for fold in $folds; do
  if [ -z "${KEEP:-}" ] || [ ! -f "$work/$fold.model" ]; then
    "$pseudo" train --overwrite -o "$work/$fold.model" "$@" "$work/train/$fold" 2>&1 | tail -n 1 >&2
  fi
  # shellcheck disable=SC2086
  "$pseudo" detect -q --model "$work/$fold.model" ${DETECT:-} -o "$work/marked/$fold" "$work/raw/$fold"
done
for fold in 0 1 2 3 4; do
  case " $folds " in *" $fold "*) ;; *) rm -rf "$work/gold/$fold" ;; esac
done
"$pseudo" eval -q ${CURVE:+--curve} "$work/gold" "$work/marked"

# Marks of names none of whose words is in a mark of a name in the training: how many were found?
python3 - "$work" $folds <<'PYTHON'
import pathlib, re, sys

work = pathlib.Path(sys.argv[1])
labels = ("FAMILY", "FEMALE", "MALE", "STREET", "CITY", "ORG")


def marks(folder):
    for file in folder.rglob("*.ann"):
        for line in file.read_text().splitlines():
            if line.startswith("T"):
                _, place, text = line.split("\t", 2)
                yield file.relative_to(folder), place, text


def words(text):
    return re.findall(r"[^\W\d_]+", text.casefold())


gold, found = dict.fromkeys(labels, 0), dict.fromkeys(labels, 0)
for fold in sys.argv[2:]:
    known = {word for _, place, text in marks(work / "train" / fold)
             if place.split()[0] in labels for word in words(text)}
    predicted = set((file, place) for file, place, _ in marks(work / "marked" / fold))
    for file, place, text in marks(work / "gold" / fold):
        label = place.split()[0]
        if label in labels and not known.intersection(words(text)):
            gold[label] += 1
            found[label] += (file, place) in predicted
print("\nnew names\tlabel\tgold\tfound\trecall")
for label in labels:
    print(f"new names\t{label}\t{gold[label]}\t{found[label]}\t{found[label] / max(1, gold[label]):.4f}")
total = sum(gold.values())
print(f"new names\t-\t{total}\t{sum(found.values())}\t{sum(found.values()) / max(1, total):.4f}")
PYTHON
