"""Streets, composed from stems, phrases and the surrogate lists of places and persons."""
import hashlib
import re

from names import namesakes
from table import hand, hand_words, letter

COLUMNS = ["name", "kind", "gender", "country", "tier", "use", "letter", "construction"]
ADJECTIVES = {
    "f": "Alte Neue Lange Kurze Breite Obere Untere Hohe Krumme Schmale Enge Stille Kleine Große "
         "Hintere Vordere Innere Äußere Mittlere Grüne Tiefe",
    "m": "Alter Neuer Langer Kurzer Breiter Oberer Unterer Hoher Krummer Schmaler Enger Stiller "
         "Kleiner Großer Hinterer Vorderer Innerer Äußerer Mittlerer Grüner Tiefer",
}
NOUNS = {
    "f": "Straße Gasse Zeile Allee Reihe Bergstraße Dorfstraße Kirchgasse Bahnhofstraße Hauptstraße "
         "Waldstraße Gartenstraße Bachgasse Mühlstraße Feldstraße Schulgasse Talstraße",
    "m": "Weg Markt Graben Damm Steig Steg Platz Kirchweg Bergweg Mühlweg Waldweg Ring Feldweg "
         "Schlossweg Anger Rain",
}
SMALL_WORDS = {"am", "an", "auf", "bei", "beim", "im", "in", "hinter", "hinterm", "neben", "ob", "unter",
               "unterm", "über", "vor", "zum", "zur", "zwischen", "der", "dem", "den", "die"}
# Endings of places whose inhabitants are named by rule without doubt.
SURE_ENDING = re.compile(
    r"(burg|berg|dorf|heim|stadt|bach|feld|furt|furth|münde|brunn|stein|wald|see|bronn|tal|thal|brück"
    r"|born|horst|büttel|kirch|eck|fels|itz|ow|um|au|loh|wil|ikon|wiese|ach|ried|moos)$")
PERSON_NAMES = """
Adele Agathe Albert Albin Alfons Alfred Alma Alois Amalie Anna Anton August Auguste Babette Balthasar
Bartholomäus Benno Bernhard Berta Bertha Bruno Carl Caroline Charlotte Clara Clemens Cäcilie Dora
Dorothea Edgar Edmund Eduard Eleonore Elisabeth Elise Emil Emilie Emma Erich Erna Erwin Eugen Felix
Ferdinand Florian Franz Franziska Frieda Fritz Georg Gerhard Gertrud Gottfried Gregor Gustav Hans
Hedwig Heinrich Helene Henriette Hermann Hermine Hugo Ida Ignaz Ilse Irma Isidor Jakob Johann Johanna
Johannes Josef Josefine Julius Karl Karoline Katharina Klara Konrad Leo Leonhard Leopold Lina Lorenz
Ludwig Luise Magdalena Margarete Maria Marie Marianne Martha Mathilde Matthias Maximilian Michael
Moritz Nikolaus Olga Oskar Oswald Ottilie Otto Paul Paula Pauline Philipp Quirin Rosa Rosina Rudolf
Rupert Selma Sebastian Sophie Stefan Theodor Theresia Thekla Urban Ursula Valentin Veit Viktor
Vinzenz Walburga Wenzel Wilhelm Wilhelmine Xaver Zacharias Zita""".split()


def rank(*words):
    """A fixed pseudo-random number of some words: the seed of everything that is chosen here."""
    text = "\t".join(words).encode("utf-8")
    return int.from_bytes(hashlib.sha256(b"streets\t" + text).digest()[:8], "big")


class Streets:
    def __init__(self):
        self.rows = {}
        self.never = set(hand_words("street_never"))

    def add(self, name, kind, gender, country, tier, filing="", article=""):
        """Keeps the first of a name. What holds ß gets a Swiss twin."""
        if name in self.never or name in self.rows:
            return
        if "ß" in name and country in ("", "CH"):
            swiss = name.replace("ß", "ss")
            if swiss not in self.rows:
                self.rows[swiss] = (swiss, kind, gender, "CH", tier, "", filing, article)
            if country == "CH":
                return
            country = "DE,AT"
        self.rows[name] = (name, kind, gender, country, tier, "", filing, article)


def add_simple(streets):
    for r in hand("street_simple"):
        streets.add(r["name"], r["kind"], r["gender"], r["country"], r["tier"])


def add_compounds(streets):
    suffixes = {}
    for r in hand("street_suffixes"):
        suffixes.setdefault(r["field"], []).append(r)
    for row in hand("street_stems"):
        for word in row["stems"].split():
            stem, starred = word.lstrip("*"), word.startswith("*")
            for s in suffixes[row["field"]]:
                fits = starred or s["common"] or rank(stem, s["suffix"]) % 4 == 0
                if fits and reads_well(stem, s["suffix"]):
                    tier = "2" if starred and s["common"] else "3"
                    streets.add(stem + s["suffix"], s["kind"], s["gender"], s["country"], tier)


def reads_well(stem, suffix):
    """No doubled word (Bergberg, Hofhof) and no three equal letters except at s."""
    return not (stem.lower().endswith(suffix[:4]) or stem[-1] == suffix[0] != "s")


def add_two_part_stems(streets):
    last = (("straße", "strasse", "f", "DE,AT"), ("strasse", "strasse", "f", "CH"),
            ("weg", "weg", "m", ""), ("gasse", "gasse", "f", "AT"), ("ring", "ring", "m", "DE"),
            ("platz", "platz", "m", "DE,AT"))
    for r in hand("street_parts"):
        for second in r["second"].split():
            stem = r["first"] + second
            for suffix, kind, gender, country in last:
                rare = suffix in ("ring", "platz") and rank(stem, suffix) % 6
                if not rare and reads_well(stem, suffix):
                    streets.add(stem + suffix, kind, gender, country, "3")


def phrase_article(words):
    """The dative article that a phrase holds, if need be in its preposition: "der" in "Zur Mühle"."""
    for word in words[:-1]:
        if word in ("der", "dem", "den"):
            return word
        if word in ("Zur", "zur"):
            return "der"
        if word in ("Am", "Beim", "Im", "Zum", "Hinterm", "Unterm", "im", "am"):
            return "dem"
    return ""


def filing_letter(name):
    """Of the first word that is no preposition and no article."""
    words = name.split()
    return letter(next((w for w in words if w.lower() not in SMALL_WORDS), words[0]))


def add_phrases(streets):
    for name in hand_words("street_phrases"):
        words = name.split()
        streets.add(name, "preposition", "", "", "3", filing_letter(name), phrase_article(words))


def add_adjectives(streets):
    for gender, adjectives in ADJECTIVES.items():
        for adjective in adjectives.split():
            for i, noun in enumerate(NOUNS[gender].split()):
                plain = i < (3 if gender == "f" else 2)
                usual = adjective[:4] in ("Ober", "Unte", "Alte", "Neue", "Klei", "Groß", "Hint",
                                          "Vord", "Mitt", "Inne", "Äuße")
                if adjective.endswith("_") or not (plain or usual):
                    continue
                if adjective[:4] in ("Klei", "Groß", "Alte", "Neue") and len(noun) > 8:
                    continue
                streets.add(f"{adjective} {noun}", "adjective", gender, "DE,AT", "2" if plain else "3")
                if "Straße" in noun and "ß" not in adjective:
                    streets.add(f"{adjective} Strasse", "adjective", gender, "CH", "3")


def add_demonyms(streets, places):
    """Erlanger Straße: two words, from places that may be drawn."""
    for p in places:
        sure = SURE_ENDING.search(p["name"]) or re.fullmatch(r"\w{3,}ingen", p["name"])
        plain = re.fullmatch(r"[A-ZÄÖÜ]\w+", p["name"]) and len(p["name"]) <= 13
        if p["use"] or p["size"] == "village" or not plain or not (sure or p["inhabitant"]):
            continue
        if re.search(r"[^i]sch$", p["adjective"]):
            continue  # Hallesche Straße
        name = p["inhabitant"] or demonym(p["name"])
        if name.endswith(("aner", "enser")):
            continue
        many = p["size"] == "city"
        for suffix, kind, gender, country, share in (
                ("Straße", "strasse", "f", "DE,AT", 1), ("Weg", "weg", "m", "", 4),
                ("Platz", "platz", "m", "", 6), ("Allee", "allee", "f", "DE,AT", 12),
                ("Ring", "ring", "m", "DE", 14), ("Gasse", "gasse", "f", "AT", 5),
                ("Damm", "damm", "m", "DE", 25), ("Ufer", "ufer", "n", "DE", 40)):
            if p["country"] == "CH":
                if suffix not in ("Straße", "Weg"):
                    continue
                suffix, country = suffix.replace("ß", "ss"), "CH"
            elif country not in ("", "DE,AT") and p["country"] not in country:
                continue
            keep = 1 if many and share == 1 else share if many else 3 * share
            if rank(name, suffix) % keep == 0:
                streets.add(f"{name} {suffix}", kind, gender, country or "DE,AT",
                            "2" if many and share == 1 else "3")


def demonym(place):
    if place.endswith("ingen") and len(place) >= 8:
        return place[:-2] + "er"
    if place.endswith("stadt"):
        return place[:-5] + "städter"
    return place + ("r" if place.endswith("e") else "er")


def add_persons(streets, given, family):
    """Anna-Huber-Straße: hyphenated throughout, of names that may be drawn."""
    first = [n for n in PERSON_NAMES if n in given]
    last = sorted(family, key=lambda n: rank("family", n))
    kinds = (("Straße", "strasse", "f", "DE,AT"), ("Straße", "strasse", "f", "DE,AT"),
             ("Weg", "weg", "m", "DE,AT"), ("Platz", "platz", "m", "DE,AT"),
             ("Gasse", "gasse", "f", "AT"), ("Straße", "strasse", "f", "DE,AT"),
             ("Ring", "ring", "m", "DE"), ("Straße", "strasse", "f", "DE"),
             ("Allee", "allee", "f", "DE"), ("Gasse", "gasse", "f", "AT"),
             ("Weg", "weg", "m", "DE,AT"), ("Promenade", "promenade", "f", "DE"),
             ("Ufer", "ufer", "n", "DE"), ("Siedlung", "siedlung", "f", "AT"),
             ("Hof", "hof", "m", "AT"), ("Park", "park", "m", "DE"))
    for i in range(900):
        given_name = first[i % len(first)]
        family_name = last[(i * 7) % len(last)]
        suffix, kind, gender, country = kinds[rank(given_name, family_name) % len(kinds)]
        streets.add(f"{given_name}-{family_name}-{suffix}", kind, gender, country, "3")


def write(out):
    streets = Streets()
    add_simple(streets)
    add_compounds(streets)
    add_two_part_stems(streets)
    add_phrases(streets)
    add_adjectives(streets)
    add_demonyms(streets, out.tables["places"])
    given = {r["name"] for t in ("given_female", "given_male") for r in out.tables[t]}
    family = [r["name"] for r in namesakes(out.tables) if r["tier"] != "3"]
    add_persons(streets, given, family)
    out.write("streets", COLUMNS, streets.rows.values(), "own work (composed by streets.py)",
              "as this project")
