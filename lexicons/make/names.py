"""Given names, nicknames, family names."""
import re
from itertools import chain

from table import hand, hand_words, letter

WORD = r"[A-ZÄÖÜÉ][a-zäöüßéèëêáàâíïîóòôúçñ]+"
PLAIN = re.compile(WORD)
GIVEN = re.compile(f"{WORD}(-{WORD})?")
GERMAN = "DE,AT,CH"
FAKERS = "faker-js, php-faker, python3-fake-factory; hand lists"


def collect_given(packages, gender):
    """{name: [tier, country]} of one gender ("female" or "male")."""
    js = packages.faker_js()
    php_key = "firstName" + gender.capitalize()
    python_key = "first_names_" + gender
    de_top = set(packages.faker_php("de_DE")[php_key])
    de_next = packages.faker_python("de_DE")[python_key]
    at_top = packages.faker_php("de_AT")[php_key]
    ch_top = packages.faker_php("de_CH")[php_key]
    ch_ranked = packages.faker_python("de_CH")[python_key]
    rest = list(chain(js["de"][gender], js["de_AT"][gender]))

    found = {}
    german = chain(((n, 1) for n in de_top), ((n, 2) for n in de_next), ((n, 2) for n in at_top))
    for name, tier in german:
        found.setdefault(name, [tier, ""])
    for name in rest:
        found.setdefault(name, [3, ""])
    swiss = chain(enumerate(ch_ranked), ((400, n) for n in ch_top), ((500, n) for n in js["de_CH"][gender]))
    for rank, name in swiss:
        tier = 2 if rank < 200 else 3
        found.setdefault(name, [tier, "CH"])
    return {n: v for n, v in found.items() if GIVEN.fullmatch(n) and len(n) > 1}


def written_out_twins(names):
    """Juergen, where Jürgen is a name too: among umlauts it reads like a slip."""
    written_out = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})
    return {n.translate(written_out) for n in names if n.translate(written_out) != n} & set(names)


def hand_classes(table, column):
    """{(gender, name): class} of a hand list whose rows hold many names each."""
    found = {}
    for row in hand(table):
        for name in row["names"].split():
            key = row["gender"], name
            assert found.setdefault(key, row[column]) == row[column], key
    return found


class GivenFacts:
    """Where names are at home, and the generation of German ones."""

    def __init__(self):
        self.homes = hand_classes("given_homes", "country")
        self.generations = hand_classes("given_generations", "generation")

    def home(self, gender, name, country):
        """The countries of a row whose sources say `country`."""
        homes = {self.homes[g, name] for g in gender if (g, name) in self.homes}
        return homes.pop() if len(homes) == 1 else country or GERMAN

    def generation(self, gender, name, country):
        known = {self.generations.get((g, name)) for g in gender} - {None}
        if len(known) == 1:
            return known.pop()
        return "middle" if country == GERMAN else ""

    def row(self, gender, name, tier, country, use):
        at_home = self.home(gender, name, country)
        foreign = at_home not in (GERMAN, "CH")
        generation = "" if foreign else self.generation(gender, name, at_home)
        return name, tier, at_home, generation, use


def given_tables(packages, family):
    """(female, male, unisex): lists of rows name, tier, country, generation, use. `family`: the
    rows of family names; a name that is commoner as one of them is never drawn."""
    female, male = collect_given(packages, "female"), collect_given(packages, "male")
    for row in hand("given"):
        entry = [int(row["tier"]), row["country"]]
        if row["gender"] == "f":
            female.setdefault(row["name"], entry)
        else:
            male.setdefault(row["name"], entry)
    unisex = {}
    split = {r["name"]: r["gender"] for r in hand("given_gender")}
    for name in sorted(set(female) & set(male) | set(split)):
        entries = [e for e in (female.get(name), male.get(name)) if e]
        best = min(entries) if entries else [3, ""]
        gender = split.get(name, "u")
        female.pop(name, None)
        male.pop(name, None)
        if gender != "-":
            {"f": female, "m": male, "u": unisex}[gender][name] = best
    never = set(hand_words("given_never"))
    # A formal signature has no pet form: those stand in for pet forms only.
    never |= {r["nickname"] for r in hand("nicknames") if r["class"] in ("diminutive", "clip-i")}

    written_out = {n for d in (female, male, unisex) for n in written_out_twins(d)}

    def use(name, tier):
        never_drawn = ((name in family and family[name][0] < tier) or name in never
                       or "-" in name or name in written_out)
        return "recognize" if never_drawn else ""

    facts = GivenFacts()
    tables = (("f", female), ("m", male), ("fm", unisex))
    return [[facts.row(g, n, t, c, use(n, t)) for n, (t, c) in d.items()] for g, d in tables]


def collect_family(packages):
    """{name: [tier, country]}"""
    js = packages.faker_js()
    de_top = packages.faker_php("de_DE")["lastName"]
    at_top = packages.faker_php("de_AT")["lastName"]
    rest = set(js["de"]["family"]) | set(js["de_AT"]["family"])
    python_de = packages.faker_python("de_DE")["last_names"]
    python_at = packages.faker_python("de_AT")["last_names"]
    swiss = set(chain(packages.faker_python("de_CH")["last_names"],
                      packages.faker_php("de_CH")["lastName"], js["de_CH"]["family"]))
    found = {}
    for name in de_top:
        found[name] = [1, ""]
    for name in at_top:
        found.setdefault(name, [1, "" if name in rest else "AT"])
    for name in python_at:
        found.setdefault(name, [2, "AT"])
    for name in swiss:
        found.setdefault(name, [1, "" if name in rest else "CH"])
    for name in python_de:
        found.setdefault(name, [2, ""])
    for name in rest:
        found.setdefault(name, [3, ""])
    misprints = {"Kúhn", "Kúhnert", "Scc", "Thiomas", "Motzenbbäcker", "Crosskofp", "Mehlorn", "Urhig"}
    return {n: v for n, v in found.items()
            if PLAIN.fullmatch(n) and len(n) >= 3 and n not in misprints}


def compose_family():
    """Regular composed names: {name: [3, ""]}; what reads badly stands in hand/family_never.txt."""
    found = {}
    for row in hand("family_parts"):
        for first in row["first"].split():
            for second in row["second"].split():
                if first[-1] == second[0]:
                    continue
                found[first + second] = [3, row["country"]]
    return found


def family_table(packages):
    """Rows name, tier, country, everyday, use (use still empty)."""
    found = collect_family(packages)
    for row in hand("family"):
        found.setdefault(row["name"], [int(row["tier"]), row["country"]])
    composed = compose_family()
    for name in hand_words("family_never_composed"):
        composed.pop(name, None)
    for name, entry in composed.items():
        found.setdefault(name, entry)
    everyday = set(hand_words("family_everyday"))
    return {n: [t, c, "1" if n in everyday else ""] for n, (t, c) in found.items()}


def namesakes(tables):
    """Family names that firms and streets are named after: those that are drawn and are no words,
    and some that are not drawn for people."""
    words = set(hand_words("family_words"))
    return [r for r in tables["family"]
            if (not r["use"] or r["name"] in words) and not r["everyday"] and r["country"] != "CH"]
