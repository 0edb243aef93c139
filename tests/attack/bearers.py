"""Originals that few can be behind a surrogate: names whose kind has under 20 candidates, and bodies
whose surrogate keeps a word that under 20 known bodies bear. Prints the list on standard error."""
import re
import sys
from collections import Counter, defaultdict

from attacker import LEXICONS, begin, mail, read_table, surrogates

FEW = 20
SENTENCES = {"ORG": "Absender: ", "CITY": "Ort: ", "STREET": "Adresse: "}


def originals():
    """(what, label, name): one or more of each kind that the tables know."""
    for row in read_table("org_bodies"):
        yield f"body: {row['kind']}", "ORG", row["name"]
    for row in read_table("org_kinds", LEXICONS / "grammar"):
        yield f"head noun: {row['kind']}", "ORG", f"{row['noun']} Habersatt"
    for row in read_table("regions"):
        yield f"{row['kind']} of {row['country']}", "CITY", row["name"]
    for row in read_table("world"):
        yield f"{row['size']} of {row['country']}", "CITY", row["name"]
    yield from first_of_each("places", "CITY", ("country", "size", "kind"))
    yield from first_of_each("streets", "STREET", ("country", "tier", "kind"))


def first_of_each(table, label, columns):
    rows = {}
    for row in read_table(table):
        rows.setdefault(" ".join(row[column] for column in columns), row)
    for kind, row in rows.items():
        yield f"{table}: {kind}", label, row["name"]


def images(tool, cases, runs):
    """The surrogates of each case in `runs` documents of its own."""
    done = tool.run([mail(f"{c}/{i}", SENTENCES[label], (label, name), ".")
                     for c, (_, label, name) in enumerate(cases) for i in range(runs)])
    found = defaultdict(Counter)
    for document in done:
        case = int(document["id"].split("/")[0])
        found[case].update(surrogates(document, cases[case][1]))
    return found


def words(name):
    return {word for word in re.split(r"\W+", name.lower()) if len(word) > 2}


def kept_words(name, found):
    """Words of the original that every surrogate has."""
    kept = words(name)
    for surrogate in found:
        kept &= words(surrogate)
    return kept


def few_candidates(tool, results, cases, found, runs):
    """Names with few different surrogates; they are looked at again in ten times as many documents."""
    doubtful = [case for c, case in enumerate(cases) if len(found[c]) < FEW]
    again = images(tool, doubtful, 10 * runs)
    few = Counter()
    for c, (what, label, name) in enumerate(doubtful):
        if len(again[c]) < FEW:
            few[what] += 1
            print(f"candidates\t{len(again[c])}\t{label}\t{what}\t{name}", file=sys.stderr)
    results.add_share("under n surrogates", FEW, "names of the tables", sum(few.values()), len(cases),
                      None)


def few_bearers(results, cases, found):
    """Bodies whose kept words few other bodies of the tables have."""
    names = [name for _, label, name in cases if label == "ORG" and "Habersatt" not in name]
    bearers = Counter(word for name in names for word in words(name))
    nouns = Counter(row["noun"].lower() for row in read_table("org_kinds", LEXICONS / "grammar")
                    if row["use"] != "recognize")
    hits, bodies = 0, 0
    for c, (what, _, name) in enumerate(cases):
        if not what.startswith("body: "):
            continue
        bodies += 1
        rare = sorted(word for word in kept_words(name, found[c])
                      if bearers[word] < FEW and word not in nouns)
        hits += bool(rare)
        for word in rare:
            print(f"kept\t{bearers[word]}\t{what}\t{name}\t{word}", file=sys.stderr)
    results.add_share("keeps a word of under n bodies", FEW, "known bodies", hits, bodies, None)


def main():
    tool, results, short = begin("bearers")
    cases = list(originals())
    if short:
        cases = cases[::40]
    runs = 40
    found = images(tool, cases, runs)
    few_candidates(tool, results, cases, found, runs)
    few_bearers(results, cases, found)
    results.finish()


if __name__ == "__main__":
    main()
