"""Names by frequency in corpus scope: who counts surrogates among names of one country and tier gives
the most frequent one the most frequent name, and so on down the ranks."""
import random
from collections import Counter, defaultdict

from attacker import Names, begin, first_letter, mail, surrogates

FAMILIES = Names("FAMILY")


def peers(name):
    """What a surrogate of a wide scope shares with its original."""
    row = FAMILIES.rows.get(name, {"tier": "?", "country": "?"})
    return row["tier"], row["country"]


BY_PEERS = defaultdict(list)
for listed in FAMILIES.names:
    BY_PEERS[peers(listed)].append(listed)  # the most frequent one first


def ranks(seen):
    """Each surrogate with the name of its rank among its peers."""
    guess, used = {}, Counter()
    for surrogate, _ in Counter(seen).most_common():
        group = BY_PEERS[peers(surrogate)]
        if used[peers(surrogate)] < len(group):
            guess[surrogate] = group[used[peers(surrogate)]]
        used[peers(surrogate)] += 1
    return guess


def measure(tool, results, mentions, keys):
    rng = random.Random(mentions)
    top_hits, shares, letters, constant, constant_letter = 0, [], [], [], []
    most = FAMILIES.names[0]
    for _ in range(keys):
        names = FAMILIES.draw(rng, mentions)
        done = tool.run([mail(i, "Gruß, Frau ", ("FAMILY", name), ".")
                         for i, name in enumerate(names)], "--scope", "corpus")
        seen = [surrogates(document, "FAMILY")[0] for document in done]
        guess = ranks(seen)
        guesses = [guess.get(one, most) for one in seen]
        blind = [(BY_PEERS[peers(one)] or [most])[0] for one in seen]
        top = Counter(seen).most_common(1)[0][0]
        top_hits += names[seen.index(top)] == most
        shares.append(sum(map(str.__eq__, guesses, names)) / mentions)
        letters.append(sum(first_letter(a) == first_letter(b)
                           for a, b in zip(guesses, names)) / mentions)
        constant.append(sum(map(str.__eq__, blind, names)) / mentions)
        constant_letter.append(sum(first_letter(a) == first_letter(b)
                                   for a, b in zip(blind, names)) / mentions)
    results.add_share("most frequent surrogate is the most frequent name", mentions,
                      "right first guesses", top_hits, keys, 1 / len(BY_PEERS[peers(most)]))
    results.add_mean("names by rank", mentions, "mentions named", shares, sum(constant) / keys)
    results.add_mean("first letters by rank of names", mentions, "mentions whose letter is right",
                     letters, sum(constant_letter) / keys)


def main():
    tool, results, short = begin("frequent")
    for mentions in (500, 1000) if short else (500, 1000, 2000, 5000, 10000):
        measure(tool, results, mentions, 5 if short else 40 if mentions < 5000 else 20)
    results.finish()


if __name__ == "__main__":
    main()
