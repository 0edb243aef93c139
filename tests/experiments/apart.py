"""A logistic regression over the letters and words of a string, trained by AdaGrad."""
import math
import random

ROUNDS = 12
STEP = 0.2
L2 = 1e-5


def features(string):
    """Its words, how many they are, and their runs of up to four letters, begin and end marked."""
    found = set()
    for word in string.split():
        found.add("=" + word)
        framed = f"<{word}>"
        for size in range(1, 5):
            found.update(framed[i:i + size] for i in range(len(framed) - size + 1))
    found.add("#" + str(len(string.split())))
    return sorted(found)


class Classifier:
    def __init__(self, examples, seed=1):
        """`examples`: (string, is it of the class?)"""
        self.weights, squares = {}, {}
        rows = [(features(string), 1.0 if truth else 0.0) for string, truth in examples]
        rng = random.Random(seed)
        for _ in range(ROUNDS):
            rng.shuffle(rows)
            for names, truth in rows:
                gradient = self.probability(names) - truth
                for name in names:
                    own = self.weights.get(name, 0.0)
                    slope = gradient + L2 * own
                    squares[name] = squares.get(name, 1e-6) + slope * slope
                    self.weights[name] = own - STEP * slope / math.sqrt(squares[name])

    def probability(self, names):
        score = sum(self.weights.get(name, 0.0) for name in names)
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, score))))

    def score(self, string):
        return self.probability(features(string))


def area_under_curve(positive, negative):
    """How often a positive score is above a negative one, half counted where they are the same."""
    ranked = sorted([(score, 1) for score in positive] + [(score, 0) for score in negative])
    total, i = 0.0, 0
    while i < len(ranked):
        j = i
        while j < len(ranked) and ranked[j][0] == ranked[i][0]:
            j += 1
        total += sum(truth for _, truth in ranked[i:j]) * (i + j + 1) / 2
        i = j
    n = len(positive)
    return (total - n * (n + 1) / 2) / (n * len(negative))


def bootstrap(groups, measure, rounds=300, seed=1):
    """The interval of 95 % of `measure` over groups drawn with replacement."""
    rng, values = random.Random(seed), []
    for _ in range(rounds):
        value = measure(rng.choices(groups, k=len(groups)))
        if value is not None:
            values.append(value)
    values.sort()
    return values[int(0.025 * len(values))], values[int(0.975 * len(values)) - 1]
