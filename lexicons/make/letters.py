"""Classes of first letters, computed from what may be drawn."""
from collections import Counter

from table import letter

# A letter can serve a map if so many rows may be drawn under it.
ENOUGH = 30
CATEGORIES = {
    "FEMALE": ("given_female",), "MALE": ("given_male",), "FAMILY": ("family",),
    "CITY": ("places",), "ORG": ("orgs",), "STREET": ("streets",),
}


def counts(out, tables):
    found = Counter()
    for table in tables:
        for row in out.tables[table]:
            if row.get("use") != "recognize":
                found[row.get("letter") or letter(row["name"])] += 1
    return Counter({k: n for k, n in found.items() if "A" <= k <= "Z"})


def classes(found):
    """Letters by falling count, cut where the count has halved; the rare ones share the last."""
    common = [k for k, n in sorted(found.items(), key=lambda kn: (-kn[1], kn[0])) if n >= ENOUGH]
    rare = [k for k, n in sorted(found.items(), key=lambda kn: (-kn[1], kn[0])) if n < ENOUGH]
    groups, start = [], None
    for k in common:
        if groups and (found[k] * 2 >= start or len(groups[-1]) < 4):
            groups[-1].append(k)
        else:
            groups.append([k])
            start = found[k]
    if len(groups) > 1 and len(groups[-1]) < 2:
        last = groups.pop()
        groups[-1] += last
    if len(rare) == 1:
        groups[-1] += rare
    elif rare:
        groups.append(rare)
    assert sorted(sum(groups, [])) == sorted(found), "every letter is in one class"
    return groups


def write(out):
    rows = []
    for category, tables in CATEGORIES.items():
        found = counts(out, tables)
        for group in classes(found):
            rows.append((category, "".join(group), min(found[k] for k in group),
                         " ".join(f"{k}={found[k]}" for k in group)))
    out.write("letter_classes", ["category", "letters", "min", "counts"], rows,
              "computed from the tables beside it", "as this project")
