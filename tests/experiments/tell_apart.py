"""How well letters and words tell surrogates from originals: area under the ROC curve, .5 is chance.
A thread gives each of its strings once; the thread that is judged is never in the training."""
from collections import defaultdict

from apart import Classifier, area_under_curve, bootstrap
from corpus import FOLDS, begin, fold_of, group_of, surface

KINDS = {"given names": ("FEMALE", "MALE"), "family names": ("FAMILY",), "places": ("CITY",),
         "streets": ("STREET",), "organisations": ("ORG",)}
SCOPES = {"document": (), "corpus": ("--scope", "corpus")}


def strings(documents, labels):
    """{(fold, thread): its strings}"""
    found = defaultdict(set)
    for one in documents:
        for entity in one["entities"]:
            if entity["label"] in labels:
                found[fold_of(one), group_of(one)].add(" ".join(surface(one, entity).split()))
    return found


def scored(originals, surrogates):
    """For each thread the scores of its surrogates and of its originals."""
    threads = []
    for fold in range(FOLDS):
        examples = [(string, truth) for truth, side in ((False, originals), (True, surrogates))
                    for key in sorted(side) if key[0] != fold for string in sorted(side[key])]
        classifier = Classifier(examples)
        for key in sorted(originals):
            if key[0] == fold:
                threads.append([[classifier.score(string) for string in sorted(side.get(key, ()))]
                                for side in (surrogates, originals)])
    return threads


def curve(threads):
    positive = [score for one in threads for score in one[0]]
    negative = [score for one in threads for score in one[1]]
    return area_under_curve(positive, negative) if positive and negative else None


def main():
    pseudo, originals, words = begin(__doc__)
    print("| kind | scope | originals | surrogates | AUC | 95 % |\n"
          "| --- | --- | --- | --- | --- | --- |")
    for scope, options in SCOPES.items():
        output = pseudo.pseudonymize(originals, words.seed, *options)
        for kind, labels in KINDS.items():
            sides = [strings(side, labels) for side in (originals, output)]
            threads = scored(*sides)
            low, high = bootstrap(threads, curve)
            counts = [sum(map(len, side.values())) for side in sides]
            print(f"| {kind} | {scope} | {counts[0]} | {counts[1]} | {curve(threads):.2f} | "
                  f"{low:.2f} to {high:.2f} |", flush=True)


main()
