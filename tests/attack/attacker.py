"""What all attacks share: the shipped tables, invented people, runs under keys that the attacker does
not know, intervals, and the table of results."""
import argparse
import hashlib
import json
import math
import pathlib
import random
import subprocess
import sys
import tempfile
import unicodedata
from collections import Counter

ROOT = pathlib.Path(__file__).resolve().parents[2]
LEXICONS = ROOT / "lexicons" / "de"
TABLES = {"FAMILY": "family", "FEMALE": "given_female", "MALE": "given_male", "CITY": "places",
          "STREET": "streets", "ORG": "orgs"}
# Of 95 %, and of the wide intervals of --check: a page of 100 figures may not fail by chance.
Z, Z_CHECK = 1.96, 4.0


def read_table(name, folder=LEXICONS):
    """The rows of a lexicon table, as dicts."""
    lines = (folder / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
    lines = [line for line in lines if line and not line.startswith("# ")]
    header = lines[0].split("\t")
    return [dict(zip(header, line.split("\t"))) for line in lines[1:]]


def weight(row):
    """How often a row is drawn beside the others: docs/lexicons.md."""
    if row.get("use") == "recognize":
        return 0
    by_tier = {"1": 8, "2": 3}.get(row.get("tier"), 1)
    return by_tier * {"city": 8, "town": 3}.get(row.get("size"), 1)


def letter_classes(category):
    return [row["letters"] for row in read_table("letter_classes") if row["category"] == category]


def first_letter(name):
    return unicodedata.normalize("NFD", name)[0].upper()


class Names:
    """The names of a category and how many people bear each: by tier or size, and within it by a fixed
    order, as 1/(rank + 2). Müller and Schmidt have such shares. The attacker knows them all."""

    def __init__(self, category, accept=lambda row: True, seed=1):
        self.category = category
        rows = [row for row in read_table(TABLES[category]) if accept(row)]
        random.Random(seed).shuffle(rows)
        rows.sort(key=lambda row: -weight({**row, "use": ""}))
        self.rows = {}
        for row in rows:
            self.rows.setdefault(row["name"], row)
        self.names = list(self.rows)
        total = sum(1 / (rank + 2) for rank in range(1, len(self.names) + 1))
        self.share = {name: 1 / (rank + 2) / total for rank, name in enumerate(self.names, 1)}

    def draw(self, rng, n=1):
        return rng.choices(self.names, [self.share[name] for name in self.names], k=n)

    def letter_shares(self):
        shares = Counter()
        for name, share in self.share.items():
            shares[first_letter(name)] += share
        return shares


def mail(name, *parts):
    """A document of strings and of (label, string) annotations."""
    text, entities = "", []
    for part in parts:
        label, words = part if isinstance(part, tuple) else (None, part)
        if label:
            entities.append({"id": f"T{len(entities) + 1}", "label": label, "start": len(text),
                             "end": len(text) + len(words)})
        text += words
    return {"id": str(name), "text": text, "entities": entities}


def surrogates(document, label):
    return [entity["text"] for entity in document["entities"] if entity["label"] == label]


class Tool:
    """The program under keys of its own: as many as wanted, each from the seed of the run."""

    def __init__(self, path, seed=1):
        self.path, self.seed, self.keys = path, seed, 0
        self.help = subprocess.run([path, "--help"], capture_output=True, text=True).stdout

    def run(self, documents, *options):
        """The documents that come out, under a fresh key."""
        self.keys += 1
        key = hashlib.sha256(f"{self.seed}/{self.keys}".encode()).hexdigest()
        with tempfile.NamedTemporaryFile("w", suffix=".key") as file:
            file.write(key)
            file.flush()
            lines = "".join(json.dumps(one, ensure_ascii=False) + "\n" for one in documents)
            done = subprocess.run([self.path, "-q", "--no-progress", "-k", file.name, *options, "-"],
                                  input=lines, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"pseudo ended with {done.returncode}: {done.stderr[:500]}")
        return [json.loads(line) for line in done.stdout.splitlines()]


def wilson(hits, n, z=Z):
    """The interval of a share: Wilson 1927."""
    share, spread = hits / n, z * z / n
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * math.sqrt(share * (1 - share) / n + spread / (4 * n))
    return middle - half, middle + half


def mean_interval(values, z=Z):
    """The interval of a mean, by its standard error."""
    n = len(values)
    mean = sum(values) / n
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / max(n - 1, 1))
    return mean - z * spread / math.sqrt(n), mean + z * spread / math.sqrt(n)


def figure(value):
    digits = 0 if abs(value) >= 20 else 1 if abs(value) >= 5 else 2 if abs(value) >= 0.01 else 3
    return f"{value:.{digits}f}" if abs(value) >= 0.0005 else "0"


class Results:
    """Rows of the table; with --check compared with those that a page documents."""

    def __init__(self, attack, page):
        self.attack, self.failed, self.compared = attack, 0, 0
        self.documented = documented_figures(page) if page else None
        print("| attack | setting | n | measure | value | chance | 95 % |\n"
              "| --- | --- | --- | --- | --- | --- | --- |")

    def add(self, setting, n, measure, value, chance, interval):
        """`interval(z)` gives the bounds of a width."""
        low, high = interval(Z)
        cells = [self.attack, setting, f"{n:,}", measure, figure(value),
                 "" if chance is None else figure(chance), f"{figure(low)} to {figure(high)}"]
        print("| " + " | ".join(cells) + " |", flush=True)
        if self.documented is not None:
            self.compare(cells, interval(Z_CHECK))

    def add_share(self, setting, n, measure, hits, trials, chance):
        self.add(setting, n, measure, hits / trials, chance, lambda z: wilson(hits, trials, z))

    def add_mean(self, setting, n, measure, values, chance):
        self.add(setting, n, measure, sum(values) / len(values), chance,
                 lambda z: mean_interval(values, z))

    def compare(self, cells, interval):
        """Slack for rounding; small samples also bias bits."""
        told = self.documented.get(tuple(cells[:4]))
        if told is None:
            return
        self.compared += 1
        low, high = interval
        slack = 0.1 if cells[3] == "bits" else 0.5 if told >= 20 else 0.05 if told >= 5 else 0.01
        if not low - slack <= told <= high + slack:
            self.failed += 1
            print(f"FAILED: the page says {told}, the wide interval is "
                  f"{figure(low)} to {figure(high)}")

    def finish(self):
        if self.documented is not None and self.compared == 0:
            self.failed += 1
            print("FAILED: the page has none of these rows")
        sys.exit(1 if self.failed else 0)


def documented_figures(page):
    """The values in the tables of a page, by their first four columns."""
    figures = {}
    for line in pathlib.Path(page).read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        try:
            figures[tuple(cells[:4])] = float(cells[4])
        except (IndexError, ValueError):
            continue
    return figures


def begin(attack):
    """(tool, results, short): what the command line of every attack says."""
    parser = argparse.ArgumentParser()
    parser.add_argument("pseudo", help="the program")
    parser.add_argument("--short", action="store_true", help="a few seconds instead of minutes")
    parser.add_argument("--seed", type=int, default=1, help="of people and keys")
    parser.add_argument("--check", metavar="PAGE", help="compare with the figures of this page")
    words = parser.parse_args()
    return Tool(words.pseudo, words.seed), Results(attack, words.check), words.short
