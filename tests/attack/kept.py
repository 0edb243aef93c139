"""What a surrogate keeps of its original, in bits of mutual information: how much one learns of each
property, and of all that are kept together."""
import math
import random
import statistics
from collections import Counter

from attacker import (LEXICONS, TABLES, Names, begin, first_letter, letter_classes, mail, read_table,
                      surrogates)

SENTENCES = {"FAMILY": "Gruß, Frau ", "FEMALE": "Gruß, deine ", "MALE": "Gruß, dein ",
             "CITY": "Sie wohnt jetzt in ", "STREET": "Adresse: ", "ORG": "Absender: "}
# Columns of the tables; further ones are computed below.
COLUMNS = {"FAMILY": ("tier", "country"), "FEMALE": ("tier", "country", "generation"),
           "MALE": ("tier", "country", "generation"), "CITY": ("size", "country", "kind", "region"),
           "STREET": ("tier", "country", "kind"), "ORG": ("kind", "gender", "number")}


class Properties:
    def __init__(self, category):
        self.classes = letter_classes(category)
        self.columns = COLUMNS[category]
        self.rows = {}
        for row in read_table(TABLES[category]):
            self.rows.setdefault(row["name"], row)
        self.nouns = {}
        if category == "ORG":
            for row in read_table("org_kinds", LEXICONS / "grammar"):
                self.nouns.setdefault(row["noun"].lower(), row["kind"])

    def kind_by_noun(self, name):
        """Of an organisation: the kind of the longest head noun that a word of it ends in."""
        ends = (word[i:] for word in name.lower().split() for i in range(len(word) - 2))
        return self.nouns.get(max((end for end in ends if end in self.nouns), key=len, default=""), "")

    def of(self, name):
        row = self.rows.get(name, {})
        found = {column: row.get(column, "?") for column in self.columns}
        if self.nouns:
            found["kind"] = self.kind_by_noun(name)
        letter = row.get("letter") or first_letter(name)
        found["letter class"] = next((one for one in self.classes if letter in one), "rare")
        found["first letter"] = letter
        found["words"] = str(len(name.replace("-", " ").split()))
        found["length"] = str(len(name))
        return found


def entropy_seen(values):
    """With the correction of Miller and Madow for what was too rare to be seen."""
    n, counts = len(values), Counter(values)
    plain = -sum(count / n * math.log2(count / n) for count in counts.values())
    return plain + (len(counts) - 1) / (2 * n * math.log(2))


def bits(pairs):
    """Mutual information."""
    left, right = [a for a, _ in pairs], [b for _, b in pairs]
    return max(0.0, entropy_seen(left) + entropy_seen(right) - entropy_seen(pairs))


def tell(results, setting, pairs, samples):
    """One row: the interval is that of disjoint samples of the pairs."""
    size = len(pairs) // samples
    spread = statistics.stdev(bits(pairs[i * size:(i + 1) * size]) for i in range(samples))
    value, error = bits(pairs), spread / math.sqrt(samples)
    results.add(setting, 1, "bits", value, None, lambda z: (value - z * error, value + z * error))


def entropy(shares):
    return -sum(share * math.log2(share) for share in shares)


def measure(tool, results, category, documents, samples, scope, short=False):
    rng = random.Random(23)
    names = Names(category).draw(rng, documents)
    # A folder each: one key for all would give each frequent name one surrogate in the whole sample.
    done = tool.run([mail(f"{i}/a", SENTENCES[category], (category, name), ".")
                     for i, name in enumerate(names)], "--scope", scope)
    where = "document scope" if scope == "document" else "folder or corpus scope"
    properties = Properties(category)
    pairs = [(properties.of(name), properties.of(surrogates(document, category)[0]))
             for name, document in zip(names, done)]
    kept = [*properties.columns, "letter class", "words"]
    for one in ("tier", "letter class") if short else (*kept, "first letter", "length"):
        tell(results, f"{category}, {where}: {one}", [(a[one], b[one]) for a, b in pairs],
             samples)
    if short:
        return
    whole = entropy(Names(category).share.values())
    if scope == "document":
        results.add(f"{category}: the name itself", 1, "bits", whole, None, lambda z: (whole, whole))
    kept = [one for one in kept if one != "region"]  # it follows from the country
    together = [(tuple(a[one] for one in kept), tuple(b[one] for one in kept)) for a, b in pairs]
    tell(results, f"{category}, {where}: together", together, samples)


def main():
    tool, results, short = begin("kept")
    if short:
        measure(tool, results, "FAMILY", 4000, 4, "document", short)
        results.finish()
    for category in TABLES:
        measure(tool, results, category, 60000, 10, "document")
    for category in ("FAMILY", "CITY", "ORG"):
        measure(tool, results, category, 60000, 10, "folder")
    results.finish()


if __name__ == "__main__":
    main()
