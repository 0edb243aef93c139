"""Names that stay because nobody marked them: does an attacker find them among the surrogates? A share
of the names of each email is left unmarked before the run, so that they stay.
Marks released: the attacker's tagger, trained on the other threads of the release, marks names; those
that the release does not mark are suspects. Text alone: all names that the tagger marks, sorted by how
much they look like originals; the classifier had originals and surrogates of the other threads."""
import random
import re
from collections import defaultdict

from apart import Classifier, area_under_curve, bootstrap
from corpus import FOLDS, NAMES, ROOT, begin, fold_of, group_of, surface

SHARES = (0.01, 0.05)
TABLES = ("family", "given_female", "given_male")
CAPITALIZED = re.compile(r"\b[A-ZÄÖÜ]\w+")


def listed_names():
    """The names that surrogates can be: what the attacker reads in the shipped tables."""
    found = set()
    for table in TABLES:
        lines = (ROOT / "lexicons" / "de" / f"{table}.tsv").read_text(encoding="utf-8").splitlines()
        lines = [line for line in lines if line and not line.startswith("# ")]
        header = lines[0].split("\t")
        rows = [dict(zip(header, line.split("\t"))) for line in lines[1:]]
        found.update(row["name"].casefold() for row in rows if row.get("use") != "recognize")
    return found


def leave_unmarked(documents, share, rng):
    """The documents without the marks of some names, and what was left: {id: {string}}."""
    left, found = {}, []
    for one in documents:
        names = sorted({surface(one, entity) for entity in one["entities"]
                        if entity["label"] in NAMES})
        left[one["id"]] = {name for name in names if rng.random() < share}
        found.append({**one, "entities": [entity for entity in one["entities"]
                                          if surface(one, entity) not in left[one["id"]]]})
    return found, left


def spans(document, labels=None):
    return [(entity["start"], entity["end"]) for entity in document["entities"]
            if labels is None or entity["label"] in labels]


def overlaps(span, others):
    return any(span[0] < end and start < span[1] for start, end in others)


def residue(document, left):
    """Where the names stand that stayed."""
    marked = spans(document)
    places = [match.span() for name in sorted(left)
              for match in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", document["text"])]
    return [place for place in places if not overlaps(place, marked)]


class Sample:
    """What the attacker sees of one thread."""

    def __init__(self):
        self.leaks = {True: 0, False: 0}     # listed? -> names that stayed
        self.found = {True: 0, False: 0}     # of them marked by the tagger
        self.suspects = self.capitalized = 0
        self.scores = {True: [], False: []}  # listed? -> of found names that stayed
        self.surrogates = []                 # of found surrogates


def attack(output, left, marks, classifier, listed, sample):
    text = output["text"]
    released, guesses = spans(output), spans(marks, NAMES)
    for place in residue(output, left):
        name = text[place[0]:place[1]]
        known = name.casefold() in listed
        sample.leaks[known] += 1
        if overlaps(place, guesses):
            sample.found[known] += 1
            sample.scores[known].append(1 - classifier.score(name))
    sample.suspects += sum(not overlaps(guess, released) for guess in guesses)
    sample.capitalized += sum(not overlaps(word.span(), released)
                              for word in CAPITALIZED.finditer(text))
    names = spans(output, NAMES)
    sample.surrogates += [1 - classifier.score(text[guess[0]:guess[1]]) for guess in guesses
                          if overlaps(guess, names)]


def samples_of(pseudo, originals, share, words, listed):
    rng = random.Random(f"{words.seed}/{share}")
    unmarked, left = leave_unmarked(originals, share, rng)
    outputs = pseudo.pseudonymize(unmarked, f"{words.seed}/{share}")
    threads = defaultdict(Sample)
    for fold in range(1 if words.short else FOLDS):
        model = pseudo.train([one for one in outputs if fold_of(one) != fold])
        examples = sorted({(surface(one, entity), truth)
                           for truth, side in ((False, originals), (True, outputs))
                           for one in side if fold_of(one) != fold
                           for entity in one["entities"] if entity["label"] in NAMES})
        classifier = Classifier(examples)
        judged = [one for one in outputs if fold_of(one) == fold]
        for output, marks in zip(judged, pseudo.detect(model, judged)):
            attack(output, left[output["id"]], marks, classifier, listed,
                   threads[group_of(output)])
    return list(threads.values())


def ratio(over, under):
    return lambda chosen: (sum(map(over, chosen)) / total
                           if (total := sum(map(under, chosen))) else None)


def curve(listed):
    def measure(chosen):
        leaks = [score for one in chosen for score in one.scores[listed]]
        others = [score for one in chosen for score in one.surrogates]
        return area_under_curve(leaks, others) if leaks and others else None
    return measure


def measures(threads):
    """(name, value by threads, chance)"""
    def leaks(one):
        return sum(one.leaks.values())

    def found(one):
        return sum(one.found.values())

    yield ("marks released: suspects that are names that stayed",
           ratio(found, lambda one: one.suspects),
           ratio(leaks, lambda one: one.capitalized)(threads))
    for listed, which in ((True, "on our lists"), (False, "on no list")):
        yield (f"marks released: names that stayed among the suspects, {which}",
               ratio(lambda one: one.found[listed], lambda one: one.leaks[listed]),
               ratio(lambda one: one.suspects, lambda one: one.capitalized)(threads))
    yield ("text alone: names that stayed that are on no list (told by the lists)",
           ratio(lambda one: one.leaks[False], leaks), None)
    for listed, which in ((True, "on our lists"), (False, "on no list")):
        yield f"text alone: AUC of the classifier, {which}", curve(listed), 0.5


def main():
    pseudo, originals, words = begin(__doc__)
    listed = listed_names()
    print("| left in | names that stayed | measure | value | chance | 95 % |\n"
          "| --- | --- | --- | --- | --- | --- |")
    for share in SHARES:
        threads = samples_of(pseudo, originals, share, words, listed)
        stayed = sum(sum(one.leaks.values()) for one in threads)
        for name, value, chance in measures(threads):
            told = value(threads)
            if told is None:
                continue
            low, high = bootstrap(threads, value)
            print(f"| {share:.0%} | {stayed} | {name} | {told:.2f} | "
                  f"{'' if chance is None else f'{chance:.2f}'} | {low:.2f} to {high:.2f} |",
                  flush=True)


main()
