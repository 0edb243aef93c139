"""How well a model marks originals that was trained on surrogates: Eder, Krieg-Holz & Hahn 2019, tables
4 and 5, and Eder et al. 2022, table 7. Folds of threads; the test emails are always originals."""
from corpus import FOLDS, begin, fold_of, group_of

KEYS = 3

SETTINGS = [
    ("originals", 0, ()),
    ("document scope", 1, ()),
    ("sentence scope", 1, ("--scope", "sentence")),
    (f"document scope, {KEYS} keys", KEYS, ()),
    (f"sentence scope, {KEYS} keys", KEYS, ("--scope", "sentence")),
]


def versions(pseudo, documents, keys, options, seed):
    """The documents under `keys` keys, all of one thread in one folder; without a key as they are."""
    if keys == 0:
        return documents
    found = []
    for key in range(keys):
        for one in pseudo.pseudonymize(documents, f"{seed}/{key}", *options):
            found.append({**one, "id": f"{group_of(one)}/{key}-{one['id'].rpartition('/')[2]}"})
    return found


def marked(pseudo, training, originals, folds):
    """What models of the other folds mark in each fold."""
    found = []
    for fold in folds:
        model = pseudo.train([one for one in training if fold_of(one) != fold])
        found += pseudo.detect(model, [one for one in originals if fold_of(one) == fold])
    return found


def main():
    pseudo, originals, words = begin(__doc__)
    folds = range(1 if words.short else FOLDS)
    gold = [one for one in originals if fold_of(one) in folds]
    baseline, labels = None, {}
    print("| trained on | precision | recall | F1 | 95 % | BIO, weighted | against originals | p |\n"
          "| --- | --- | --- | --- | --- | --- | --- | --- |")
    for name, keys, options in SETTINGS:
        training = versions(pseudo, originals, keys, options, words.seed)
        predicted = marked(pseudo, training, originals, folds)
        rows, compared = pseudo.evaluate(gold, predicted, baseline)
        labels[name] = {row[1]: cells for row, cells in rows.items() if row[0] == "label"}
        strict, bio = rows["strict-micro", "-"], rows["bio-weighted", "-"]
        difference, p = compared.get("strict-micro f1", ("", ""))
        print(f"| {name} | {strict[3]} | {strict[6]} | {strict[9]} | {strict[10]} to {strict[11]} | "
              f"{bio[9]} | {difference} | {p} |", flush=True)
        baseline = baseline or predicted
    print("\n| F1 by label | in the emails | " + " | ".join(labels) + " |\n"
          "| --- | --- |" + " --- |" * len(labels))
    first = labels["originals"]
    for label in sorted(first, key=lambda one: -int(first[one][0])):
        cells = [rows.get(label, ["-"] * 12)[9] for rows in labels.values()]
        print(f"| {label} | {first[label][0]} | " + " | ".join(cells) + " |")


main()
