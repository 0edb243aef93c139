"""Which letter, and which name, an original begins with: from surrogates of family names.
Frequency: many people in a wide scope, or in one document. Exclusion: one person in n documents.
Known pairs: the attacker knows n other people of the document."""
import math
import random
from collections import Counter, defaultdict

from attacker import Names, begin, first_letter, letter_classes, mail, surrogates

FAMILIES = Names("FAMILY")
SHARES = FAMILIES.letter_shares()
CLASSES = letter_classes("FAMILY")


def class_of(letter):
    """The letters among which an original is, as the class of its surrogate's letter tells."""
    found = next((one for one in CLASSES if letter in one), CLASSES[-1])
    rare = [one for one in SHARES if not any(one in letters for letters in CLASSES)]
    return list(found) + (rare if found == CLASSES[-1] else [])


def best(letters):
    return max(letters, key=lambda letter: SHARES[letter])


def match_by_rank(letters, expected):
    """The letters seen, the most frequent one first, each with the original of its rank."""
    seen = [letter for letter, _ in Counter(letters).most_common()]
    originals = sorted(expected, key=lambda letter: -SHARES[letter])
    return dict(zip(seen, originals))


def match_in_classes(letters):
    found = {}
    for one in CLASSES:
        inside = [letter for letter in letters if letter in one]
        found.update(match_by_rank(inside, class_of(one[0])))
    return found


def frequency(tool, results, people, keys, wide):
    """Success by mention, for each key."""
    rng, shares, chances = random.Random(people), [], []
    for _ in range(keys):
        names = FAMILIES.draw(rng, people)
        if wide:
            done = tool.run([mail(i, "Gruß, Frau ", ("FAMILY", name), ".")
                             for i, name in enumerate(names)], "--scope", "corpus")
        else:
            done = tool.run([mail(0, *(part for name in names
                                       for part in ("Gruß, Frau ", ("FAMILY", name), ".\n")))])
        seen = [first_letter(one) for document in done for one in surrogates(document, "FAMILY")]
        guess = match_by_rank(seen, SHARES) if wide else match_in_classes(seen)
        truth = [first_letter(name) for name in names]
        shares.append(sum(guess.get(s) == t for s, t in zip(seen, truth)) / people)
        constant = [best(SHARES) if wide else best(class_of(s)) for s in seen]
        chances.append(sum(c == t for c, t in zip(constant, truth)) / people)
    scope = "corpus scope" if wide else "one document"
    results.add_mean(f"letter by frequency, {scope}", people, "right first guesses", shares,
                     sum(chances) / keys)


def likelihoods(tool, documents):
    """How often a letter becomes a letter, as the attacker's own runs tell."""
    rng = random.Random(7)
    names = FAMILIES.draw(rng, documents)
    done = tool.run([mail(i, "Gruß, Frau ", ("FAMILY", name), ".") for i, name in enumerate(names)])
    counts = defaultdict(Counter)
    for name, document in zip(names, done):
        counts[first_letter(name)][first_letter(surrogates(document, "FAMILY")[0])] += 1
    return counts


def guess_letter(seen, counts):
    def score(letter):
        total = sum(counts[letter].values()) + 26
        return math.log(SHARES[letter]) + sum(
            math.log((counts[letter][one] + 1) / total) for one in seen)
    return max((letter for letter in SHARES if SHARES[letter] > 0), key=score)


def exclusion(tool, results, persons, settings, own_runs):
    counts = likelihoods(tool, own_runs)
    names = FAMILIES.draw(random.Random(11), persons)
    most = max(settings)
    done = tool.run([mail(f"{p}/{i}", "Gruß, Frau ", ("FAMILY", name), ".")
                     for p, name in enumerate(names) for i in range(most)])
    letters = [first_letter(surrogates(document, "FAMILY")[0]) for document in done]
    for n in settings:
        hits, constant = 0, 0
        for p, name in enumerate(names):
            seen = letters[p * most:p * most + n]
            hits += guess_letter(seen, counts) == first_letter(name)
            constant += best(class_of(Counter(seen).most_common(1)[0][0])) == first_letter(name)
        results.add_share("letter by exclusion, document scope", n, "right first guesses", hits,
                          persons, constant / persons)


def name_by_exclusion(tool, results, persons, settings):
    """A name is never its own surrogate: of those that ought to have come the one that did not."""
    common = [name for name in FAMILIES.names if FAMILIES.rows[name]["tier"] == "1"]
    names = random.Random(13).sample(common, persons)
    rates = own_rates(tool, common, max(settings))
    for n in settings:
        hits, ranks = 0, []
        for p, name in enumerate(names):
            done = tool.run([mail(f"{p}/{i}", "Gruß, Frau ", ("FAMILY", name), ".")
                             for i in range(n)])
            seen = Counter(surrogates(document, "FAMILY")[0] for document in done)
            letters = class_of(first_letter(seen.most_common(1)[0][0]))
            rate = rates["".join(letters)]
            left = [one for one in common if first_letter(one) in letters and one not in seen]
            left.sort(key=lambda one: -(math.log(FAMILIES.share[one]) + n * rate[one]))
            hits += left[:1] == [name]
            ranks.append(left.index(name) + 1 if name in left else len(left) + 1)
        chance = sum(1 / sum(first_letter(one) in class_of(first_letter(name)) for one in common)
                     for name in names) / persons
        results.add_share("name by exclusion, common name, document scope", n,
                          "right first guesses", hits, persons, chance)


def own_rates(tool, common, n):
    """How often each name comes for a common name of a class: the attacker's own runs."""
    rates = {}
    for one in CLASSES:
        letters = class_of(one[0])
        own = [name for name in common if first_letter(name) in letters]
        rng = random.Random(17)
        done = tool.run([mail(i, "Gruß, Frau ", ("FAMILY", rng.choice(own)), ".")
                         for i in range(20 * n)])
        seen = Counter(surrogates(document, "FAMILY")[0] for document in done)
        rates["".join(letters)] = {name: seen[name] / (20 * n) for name in own}
    return rates


def known_pairs(tool, results, documents, settings):
    rng = random.Random(19)
    for known in settings:
        people = [list(dict.fromkeys(FAMILIES.draw(rng, 4 * known + 8)))[:known + 1]
                  for _ in range(documents)]
        done = tool.run([mail(i, *(part for name in names
                                   for part in ("Gruß, Frau ", ("FAMILY", name), ".\n")))
                         for i, names in enumerate(people)])
        hits, constant = 0, 0
        for names, document in zip(people, done):
            letters = [first_letter(one) for one in surrogates(document, "FAMILY")]
            back = dict(zip(letters[:-1], map(first_letter, names[:-1])))
            candidates = class_of(letters[-1])
            left = [one for one in candidates if one not in back.values()] or candidates
            truth = first_letter(names[-1])
            hits += back.get(letters[-1], best(left)) == truth
            constant += best(candidates) == truth
        results.add_share("letter from known pairs of the document", known, "right first guesses",
                          hits, documents, constant / documents)


def main():
    tool, results, short = begin("letters")
    for people in (1000,) if short else (1000, 5000):
        frequency(tool, results, people, 3 if short else 20, wide=True)
    for people in (50,) if short else (50, 200):
        frequency(tool, results, people, 20 if short else 200, wide=False)
    exclusion(tool, results, 50 if short else 1000, (1, 5, 10, 20) if short else (1, 5, 10, 20, 50),
              3000 if short else 50000)
    known_pairs(tool, results, 200 if short else 3000, (1, 3, 10))
    if not short:
        name_by_exclusion(tool, results, 40, (100, 500, 2000))
    results.finish()


if __name__ == "__main__":
    main()
