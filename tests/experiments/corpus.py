"""What all experiments share: documents as JSON Lines, folds, the program under keys of a seed."""
import argparse
import hashlib
import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDS = 5
NAMES = ("FEMALE", "MALE", "FAMILY")


def group_of(document):
    """The thread or donor: what stands before the last / of an id."""
    return document["id"].rpartition("/")[0]


def fold_of(document):
    group = hashlib.sha1(group_of(document).encode()).hexdigest()
    return int(group, 16) % FOLDS


def load_brat(corpus):
    """The documents of a folder of BRAT pairs; GROUP_REST becomes the id GROUP/REST."""
    documents = []
    for place in sorted(pathlib.Path(corpus).glob("*.txt")):
        with place.open(encoding="utf-8", newline="") as file:
            text = file.read()
        entities = []
        for line in place.with_suffix(".ann").read_text(encoding="utf-8").splitlines():
            if not line.startswith("T"):
                continue
            name, annotation = line.split("\t")[:2]
            label, _, places = annotation.partition(" ")
            # Of a discontinuous annotation all from its begin to its end counts.
            ends = [int(end) for end in places.replace(";", " ").split(" ")]
            entities.append({"id": name, "label": label, "start": ends[0], "end": ends[-1],
                             "text": text[ends[0]:ends[-1]]})
        documents.append({"id": "/".join(place.stem.split("_", 1)), "text": text,
                          "entities": entities})
    return documents


def surface(document, entity):
    return document["text"][entity["start"]:entity["end"]]


class Pseudo:
    """The program at `path`; its files stand in a folder that goes with the object."""

    def __init__(self, path, train_options=()):
        self.path, self.train_options = path, list(train_options)
        self.folder = tempfile.TemporaryDirectory()
        self.files = 0

    def place(self, ending):
        self.files += 1
        return pathlib.Path(self.folder.name) / f"{self.files}{ending}"

    def call(self, *words):
        done = subprocess.run([self.path, *map(str, words)], capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"pseudo {words[0]} ended with {done.returncode}: {done.stderr[:500]}")
        return done.stdout

    def store(self, documents):
        place = self.place(".jsonl")
        with place.open("w", encoding="utf-8") as file:
            for one in documents:
                file.write(json.dumps(one, ensure_ascii=False) + "\n")
        return place

    def read(self, place):
        with open(place, encoding="utf-8") as file:
            return [json.loads(line) for line in file]

    def pseudonymize(self, documents, key, *options):
        secret, place = self.place(".key"), self.place(".jsonl")
        secret.write_text(hashlib.sha256(key.encode()).hexdigest())
        secret.chmod(0o600)
        self.call("-q", "--no-progress", "-k", secret, *options, "-o", place,
                  self.store(documents))
        return self.read(place)

    def train(self, documents):
        model = self.place(".model")
        self.call("train", "-q", *self.train_options, "-o", model, self.store(documents))
        return model

    def detect(self, model, documents):
        """The same texts with what the model marks."""
        raw = [{"id": one["id"], "text": one["text"]} for one in documents]
        place = self.place(".jsonl")
        self.call("detect", "-q", "--no-progress", "--model", model, "-o", place, self.store(raw))
        return self.read(place)

    def evaluate(self, gold, predicted, other=None):
        """The tables of `pseudo eval`: the cells of (measure, label), and with a second prediction
        (difference, p) of each compared figure."""
        words = ["--against", self.store(other)] if other else []
        printed = self.call("eval", "-q", *words, self.store(gold), self.store(predicted))
        tables = [[line.split("\t") for line in table.splitlines()]
                  for table in printed.split("\n\n")]
        measures = {(row[0], row[1]): row[2:] for row in tables[0]}
        compared = {row[0]: (row[3], row[4]) for table in tables[1:] for row in table
                    if len(row) == 5}
        return measures, compared


def begin(about):
    """(program, originals, words of the command line): what every experiment begins with."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("pseudo", help="the program")
    parser.add_argument("corpus", help="a folder of BRAT pairs with the labels of the hierarchy")
    parser.add_argument("--short", action="store_true", help="one fold: a first look")
    parser.add_argument("--seed", default="1", help="of keys and of what is left in")
    parser.add_argument("--train-option", action="append", default=[], metavar="WORD",
                        help="a further word for pseudo train")
    words = parser.parse_args()
    pseudo = Pseudo(words.pseudo, words.train_option)
    return pseudo, load_brat(words.corpus), words
