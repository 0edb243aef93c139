"""Organisations, composed from patterns; their towns are invented, so that no real body is named. Brands that
everybody knows are taken from the hand list instead: an invented one is no name that a reader would expect there."""
import hashlib
import re
from collections import defaultdict
from itertools import count

from names import namesakes
from streets import PERSON_NAMES
from table import grammar, hand, hand_words, letter

COLUMNS = ["name", "kind", "gender", "number", "country", "use", "letter", "head",
           "head_genitive", "acronym"]
TOWNS_A_LETTER = 30
FAMILIES_A_LETTER = 60
OPEN_NAMES_A_LETTER = 24
SMALL_WORDS = {"für", "am", "an", "der", "die", "das", "dem", "des", "zum", "zur", "und", "im", "in", "von", "St."}


def rank(*words):
    """A fixed pseudo-random number of some words: the seed of everything that is chosen here."""
    text = "\t".join(words).encode("utf-8")
    return int.from_bytes(hashlib.sha256(b"orgs\t" + text).digest()[:8], "big")


def by_letter(words, salt, limit=None):
    """Words in a fixed random order that takes every letter in turn."""
    shelves = defaultdict(list)
    for word in sorted(words, key=lambda w: rank(salt, w)):
        shelves[letter(word)].append(word)
    turns = [(i, k, w) for k, shelf in shelves.items() for i, w in enumerate(shelf[:limit])]
    return [w for _, _, w in sorted(turns)]


def invent_towns(real):
    towns = []
    for row in hand("town_parts"):
        all_names = []
        for first in row["first"].split():
            for second in row["second"].split():
                doubled = first[-1] == second[0] or first.lower().startswith(second[:4])
                name = first + second
                if not doubled and name not in real:
                    all_names.append(name)
        towns += sorted(all_names, key=lambda n: rank("town", n))[:TOWNS_A_LETTER]
    return by_letter(towns, "town")


def demonym(town):
    return town[:-5] + "städter" if town.endswith("stadt") else town + "er"


class Composer:
    def __init__(self, out, packages):
        self.heads = {r["noun"]: r for r in grammar("org_kinds")}
        real = packages.real_organisations() | packages.real_universities()
        self.real = {name.casefold() for name in real}
        towns = invent_towns(real_places(out, packages))
        own = {r["name"] for r in hand("family")}
        family = [r["name"] for r in namesakes(out.tables)
                  if (r["tier"] != "3" or r["name"] in own) and len(r["name"]) < 12]
        family = by_letter(family, "family", FAMILIES_A_LETTER)
        both = {r["name"] for r in out.tables["family"]}
        drawn = {r["name"] for t in ("given_female", "given_male") for r in out.tables[t]
                 if not r["use"] and r["name"] not in both}
        given = [n for n in PERSON_NAMES if n in drawn]
        self.fillers = {"town": towns, "family": family, "given": by_letter(given, "given"),
                        "demonym": [demonym(t) for t in towns if not t.endswith("see")], "brand": invent_brands(self.real)}
        for row in hand("org_fillers"):
            words = [w.replace("_", " ") for w in row["words"].split()]
            self.fillers[row["filler"]] = by_letter(words, row["filler"])
        for row in grammar("org_topics"):
            if not row["use"]:
                self.fillers.setdefault(row["kind"], []).append(row["topic"])
        groups = [r["kind"] for r in grammar("org_topics")
                  if "broad_" + r["kind"].split("_")[0] in self.fillers]
        self.fillers["subject"] = by_letter(
            sorted({t for g in set(groups) for t in self.fillers[g]}), "subject")
        self.rows = {}

    def add(self, name, **cells):
        if cells["country"] == "CH":
            name = name.replace("ß", "ss")
        if name.casefold() not in self.real and name not in self.rows:
            self.rows[name] = dict(cells, name=name, use="")
            return True
        return False

    def compose(self, row):
        """Up to `count` names of one pattern."""
        pattern, wanted = row["template"], int(row["count"])
        head = re.search(r"<(.*)>", pattern).group(1)
        kinds = self.heads[head]
        slots = re.findall(r"{(\w+)}", pattern)
        made = 0
        for i in count():
            if made == wanted or i > 4 * wanted:
                break
            name, filing = pattern.replace("<", "").replace(">", ""), ""
            parts = []
            for n, slot in enumerate(slots):
                words = self.fillers[slot]
                if i >= len(words) and len(slots) == 1:
                    return
                step = n * (7 + i // len(words)) * (1 + rank(pattern) % 11)
                pick = words[(i + rank(pattern, slot) + step) % len(words)]
                parts.append(pick)
                name = name.replace("{" + slot + "}", pick, 1)
                filing = filing or first_letter(pick)
            if len(set(parts)) < len(parts):
                continue
            if len(slots) > 1 and slots[0] == slots[1] and parts[0] > parts[1]:
                continue
            made += self.add(
                name, kind=row["kind"], gender=kinds["gender"], number=kinds["number"],
                country=row["country"], letter="" if filing == letter(name) else filing,
                head=head, head_genitive=kinds["genitive"],
                acronym=initials(name) if row["acronym"] else "")


def first_letter(filler):
    """Of the first word that is no preposition, article or colour of an inn."""
    return letter(next(w for w in filler.split() if w not in SMALL_WORDS))


def initials(name):
    words = [w for w in re.split(r"[ -]", name) if w not in SMALL_WORDS and w[0].isupper()]
    made = "".join(w if w.isupper() else w[0] for w in words)
    return made if 2 <= len(made) <= 5 else ""


def real_places(out, packages):
    """Every place name of the packages, so that invented towns are not among them."""
    names = {r["name"] for t in ("places", "world", "regions") for r in out.tables[t]}
    for labels in packages.zip_de().values():
        names.update(labels)
    names.update(packages.area_codes(49).values())
    return names


def invent_brands(real):
    """Pronounceable words that are no known brand; the same number for every letter."""
    onsets = {k: [k] for k in "BCDFGHJKLMNPRSTVWZ"}
    onsets.update({k: [""] for k in "AEIOUY"}, Q=["Qu"], X=["X"])
    middles = "bel can dor fen gan lan lin mar mer nel nor ran ren rin san sol tan tel tor val ven ver vin zen".split()
    ends = "a ana aris ena era eva ia ica ida igo ila ina io ira iva on ona ora os ova um ura us".split()
    bad = re.compile(r"anal|penis|nazi|fick|tot|sex|porn|hure|arsch|kack|depp|vagina|urin|anus|ss|merin|corona")
    known, brands = set(real), []
    for k in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
        shelf = []
        for onset in onsets[k]:
            for vowel in ("aeio" if onset else [k.lower()]):
                for middle in middles:
                    for end in ends:
                        word = (onset + vowel + middle + end).capitalize()
                        if middle[-1] in "aeiou" or bad.search(word.lower()):
                            continue
                        if word.casefold() not in known and 5 <= len(word) <= 8:
                            shelf.append(word)
        brands += sorted(set(shelf), key=lambda w: rank("brand", w))[:26]
    return by_letter(brands, "brand")


def add_companies(composer):
    """Names of firms that tell no line of business."""
    families = composer.fillers["family"]
    patterns = ("{family} & {other}", "{family} & Sohn", "{family} & Söhne", "{family} & Partner",
                "{family} + {other}", "Gebrüder {family}")
    for i in range(1000):
        family = families[i % len(families)]
        pattern = patterns[rank("company", str(i)) % len(patterns)]
        other = families[(i * 13 + 5) % len(families)]
        name = pattern.format(family=family, other=other)
        if other == family and "{other}" in pattern:
            continue
        several = name.startswith("Gebrüder ")
        filing = letter(family)
        composer.add(name, kind="company", gender="" if several else "f",
                     number="pl" if several else "sg", country="",
                     letter="" if filing == letter(name) else filing)


def add_houses(composer):
    """Names that tell that there is a house or court, but not of what."""
    for stem in composer.fillers["stem"]:
        for noun, gender in (("haus", "n"), ("hof", "m")):
            composer.add(stem + noun, kind="house", gender=gender, number="sg", country="")


def add_open_names(composer):
    """Invented words that may be anything: a firm, a club, a product."""
    for (gender, number), words in invent_open_names(composer.real).items():
        for word in words:
            composer.add(word, kind="open", gender=gender, number=number, country="")


def add_known_brands(composer):
    """Brands that everybody knows, of branches that have many of them."""
    for row in hand("org_bodies"):
        for name in row["names"].split(";") if row["drawn"] else []:
            composer.rows.setdefault(name.strip(), dict(
                name=name.strip(), kind=row["kind"], gender=row["gender"], number="sg", country=row["country"],
                use=""))


def invent_open_names(real):
    """{(gender, number): words}, the same number for every letter. The endings are those that
    German nouns of that gender have."""
    onsets = {k: [k] for k in "BDFGHJKLMNPRSTVWZ"}
    onsets.update(C="Cl Cr C".split(), K="K Kl Kr".split(), B="B Bl Br".split(),
                  T="T Tr".split(), S="S St".split(), P="P Pr".split(), G="G Gr".split(),
                  D="D Dr".split(), F="F Fl".split(), Q=["Qu"], X=["X"])
    onsets.update({k: [k + c for c in "b d g l m n r s t v".split()] for k in "AEIOUY"})
    middles = "b d f g k l m n p r t v lb ld lk lm lt lv mb mp nd nk nt rb rd rk rl rm rn rt rv sk st x z".split()
    ends = {("f", "sg"): "a ana era ena ika ora ina ola".split(),
            ("m", "sg"): "o or on an ar us os ek".split(),
            ("n", "sg"): "um it ix em et in el al".split(),
            ("", "pl"): "is as os".split()}
    bad = re.compile(r"anal|penis|nazi|fick|tot|sex|porn|hure|arsch|kack|depp|vagina|urin|anus|merin|corona"
                     r"|dildo|juda|jude|kiff|kot|droge|mord|kanak|neger|pimmel|titt|tod|idiot|debil|krebs|pest")
    names = {}
    for group, group_ends in ends.items():
        words = []
        for k, starts in onsets.items():
            vowels = "aeiou" if k not in "AEIOUY" else "aeio"
            shelf = {(start + vowel + middle + end).capitalize()
                     for start in starts for vowel in vowels for middle in middles
                     for end in group_ends}
            shelf = {w for w in shelf if 5 <= len(w) <= 7 and not bad.search(w.lower())
                     and w.casefold() not in real}
            words += sorted(shelf, key=lambda w: rank("open", w))[:OPEN_NAMES_A_LETTER]
        names[group] = words
    return names


def write(out, packages):
    composer = Composer(out, packages)
    for row in hand("org_templates"):
        composer.compose(row)
    add_companies(composer)
    add_open_names(composer)
    add_houses(composer)
    add_known_brands(composer)
    never = set(hand_words("orgs_never"))
    rows = [r for r in composer.rows.values() if r["name"] not in never]
    out.write("orgs", COLUMNS, rows, "own work (composed by orgs.py, brands of the hand list); "
              "checked against name-suggestion-index and universities", "as this project")
    lines = hand("org_lines")
    out.write("org_lines", ["line"], lines, "own work (hand lists)", "as this project")
