"""Places of Germany, Austria and Switzerland; area codes; zip codes."""
import re
from collections import defaultdict

from table import hand, hand_words, letter

QUARTERS = {"PPLX", "PPLH", "PPLQ", "PPLW", "PPLL", "STLMT"}
REGIONS = {
    "DE": dict(zip("01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16".split(), (
        "Baden-Württemberg", "Bayern", "Bremen", "Hamburg", "Hessen", "Niedersachsen",
        "Nordrhein-Westfalen", "Rheinland-Pfalz", "Saarland", "Schleswig-Holstein", "Brandenburg",
        "Mecklenburg-Vorpommern", "Sachsen", "Sachsen-Anhalt", "Thüringen", "Berlin"))),
    "AT": dict(zip("01 02 03 04 05 06 07 08 09".split(), (
        "Burgenland", "Kärnten", "Niederösterreich", "Oberösterreich", "Salzburg", "Steiermark",
        "Tirol", "Vorarlberg", "Wien"))),
    "CH": dict(
        ZH="Zürich", BE="Bern", LU="Luzern", UR="Uri", SZ="Schwyz", OW="Obwalden", NW="Nidwalden",
        GL="Glarus", ZG="Zug", FR="Freiburg", SO="Solothurn", BS="Basel-Stadt",
        BL="Basel-Landschaft", SH="Schaffhausen", AR="Appenzell Ausserrhoden",
        AI="Appenzell Innerrhoden", SG="St. Gallen", GR="Graubünden", AG="Aargau", TG="Thurgau",
        TI="Tessin", VD="Waadt", VS="Wallis", NE="Neuenburg", GE="Genf", JU="Jura"),
}
SMALL_WORDS = "Am An Auf Bei Der Die Dem Den Im In Ob Unter Unterm Vor Zu Zum Zur Und Vom Von".split()
GERMAN_CANTONS = set("ZH LU UR SZ OW NW GL ZG SO BS BL SH AR AI SG AG TG".split())
CANTON_SUFFIX = re.compile(r" (AG|AI|AR|BE|BL|BS|FR|GE|GL|GR|JU|LU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH|b\. .*|am Albis \d*|\d+)$")
NAME = re.compile(r"[A-ZÄÖÜÉ][A-Za-zÄÖÜäöüßéèêëàâîïôç'’.\- ]+")


def size_of(population):
    return "city" if population >= 50000 else "town" if population >= 5000 else "village"


def german_speaking(zip_code, canton):
    """No source says which language a Swiss place speaks; this list of zip ranges does."""
    z = int(zip_code)

    def within(*ranges):
        return any(low <= z <= high for low, high in ranges)

    if canton in GERMAN_CANTONS:
        return True
    if canton == "BE":
        return not within((2515, 2520), (2530, 2539), (2603, 2616), (2710, 2769))
    if canton == "VS":
        return within((3900, 3959), (3980, 3999))
    if canton == "FR":
        return within((1712, 1719), (1734, 1738), (1656, 1657), (1792, 1797), (3175, 3186),
                      (3210, 3216), (3280, 3286))
    return canton == "GR" and within((7000, 7307), (7410, 7440))


def tidy(name, country):
    """One spelling of a place name, or "" if it is no plain name."""
    name = re.sub(r"\s*\(.*\)$", "", name).replace("’", "'").strip()
    if country == "CH":
        name = name.replace("ß", "ss")
        name = re.sub(r"^Sankt ", "St. ", name)
    else:
        name = re.sub(r"^(St\.|St) ?(?=[A-ZÄÖÜ])", "Sankt ", name)
    junk = re.search(r"[/,0-9]|Kreis\b|Postfach|Stadt |Landkreis|[A-Z]{2}", name)
    if junk or not NAME.fullmatch(name):
        return ""
    return name


class Gazetteer:
    """Collects places of the three countries: {country: {name: [population, region, use]}}."""

    def __init__(self, packages):
        self.packages = packages
        self.override = {(r["country"], r["from"]): r["to"] for r in hand("places_spelling")}
        self.places = {c: {} for c in ("DE", "AT", "CH")}
        self.points = {c: {} for c in ("DE", "AT", "CH")}  # {country: {name: (latitude, longitude)}}
        self.swiss_zip = self.read_swiss_zip()
        self.add_geonames()
        self.add_area_code_places()
        self.add_austrian_zip_places()
        self.add_swiss_zip_places()
        self.add_hand()
        self.add_points_by_code()

    def spelling(self, name, country):
        name = self.override.get((country, name), name)
        name = tidy(name, country) if name else ""
        return self.override.get((country, name), name)

    def add(self, name, country, population, region, use=""):
        known = self.places[country].get(name)
        if known is None or known[0] < population:
            self.places[country][name] = [population, region, use]
            return True
        return False

    def add_geonames(self):
        german = {name for name, _, _ in self.swiss_zip}
        for city in self.packages.cities():
            country = city["country"]
            if country not in self.places or city["feature"] in QUARTERS:
                continue
            name = self.spelling(city["name"], country)
            if not name:
                continue
            foreign = country == "CH" and name not in german
            region = REGIONS[country].get(city["admin"], "")
            use = "recognize" if foreign else ""
            if self.add(name, country, city["population"], region, use):
                self.points[country][name] = (city["lat"] / 1e5, city["lon"] / 1e5)

    def add_area_code_places(self):
        """Adds villages of the German area codes, whose labels are sloppy."""
        known = self.places["DE"]
        codes = self.packages.area_codes(49)
        regions, unknown = defaultdict(set), {}
        for code, label in codes.items():
            place = self.match_label(label)
            if place in known:
                for size in range(2, len(code) + 1):
                    regions[code[:size]].add(known[place][1])
            elif place:
                unknown[place] = code
        for place, code in unknown.items():
            region = ""
            for size in range(len(code), 1, -1):
                if regions[code[:size]]:
                    only = regions[code[:size]]
                    region = next(iter(only)) if len(only) == 1 else ""
                    break
            self.add(place, "DE", 0, region)

    def match_label(self, label):
        """The place that a German area-code label means, or ""."""
        known = self.places["DE"]
        words = label.split(" ")
        label = " ".join(
            w.lower() if i and w in SMALL_WORDS else w for i, w in enumerate(words))
        for whole in (label, re.split(r"[ -]", label)[0]):
            for name in sharp_s_forms(whole):
                name = self.spelling(name, "DE")
                if name in known:
                    return name
        plain = re.fullmatch(r"((Bad|Groß|Gross|Klein|Alt|Neu|Hohen) )?[A-ZÄÖÜ][a-zäöüß]{2,}"
                             r"( (am|an der|im|in der|bei|ob der|auf dem|unter) [A-ZÄÖÜ][a-zäöüß]+)?", label)
        return self.spelling(sharp_s_forms(label)[-1], "DE") if plain else ""

    def add_austrian_zip_places(self):
        known = self.places["AT"]
        regions, unknown = defaultdict(set), {}
        for code, label in self.packages.zip_at().items():
            place = self.spelling(label, "AT")
            if place in known:
                for size in (2, 3, 4):
                    regions[code[:size]].add(known[place][1])
            elif place:
                unknown[place] = code
        for place, code in unknown.items():
            found = [regions[code[:s]] for s in (4, 3, 2) if regions[code[:s]]]
            region = next(iter(found[0])) if found and len(found[0]) == 1 else ""
            self.add(place, "AT", 0, region)

    def read_swiss_zip(self):
        """[(name, zip, canton)] of the German-speaking part, localities and municipalities."""
        rows = []
        for code, place, municipality, canton in self.packages.zip_ch():
            if german_speaking(code, canton):
                for name in (place, municipality):
                    name = self.spelling(CANTON_SUFFIX.sub("", name), "CH")
                    if name:
                        rows.append((name, code, canton))
        return rows

    def add_swiss_zip_places(self):
        for name, _, canton in self.swiss_zip:
            if name not in self.places["CH"]:
                self.add(name, "CH", 0, REGIONS["CH"][canton])
            self.places["CH"][name][2] = ""

    def add_hand(self):
        for row in hand("places"):
            size = {"city": 50000, "town": 5000, "village": 0}[row["size"]]
            known = self.places[row["country"]].get(row["name"])
            use = row["use"]
            population = max(size, known[0] if known else 0)
            self.places[row["country"]][row["name"]] = [population, row["region"], use]

    def codes(self, country):
        """(place, code) of postal codes; German villages have area codes, too."""
        if country == "AT":
            return [(self.spelling(label, "AT"), code)
                    for code, label in self.packages.zip_at().items()]
        if country == "CH":
            return [(name, code) for name, code, _ in self.swiss_zip]
        return [(self.match_label(label), code)
                for code, label in self.packages.area_codes(49).items()]

    def add_points_by_code(self):
        """A place without coordinates lies amid those whose codes begin like its own."""
        for country, points in self.points.items():
            pairs = [(place, code) for place, code in self.codes(country) if place]
            near = defaultdict(set)
            for place, code in pairs:
                if place in points:
                    for size in range(2, len(code) + 1):
                        near[code[:size]].add(points[place])
            for place, code in pairs:
                if place in points or place not in self.places[country]:
                    continue
                for size in range(len(code), 1, -1):
                    if found := sorted(near[code[:size]]):
                        points[place] = tuple(sum(axis) / len(found) for axis in zip(*found))
                        break

    def rows(self, family_names, given_names):
        """Rows name, country, size, kind, region, inhabitant, adjective, everyday, use, letter,
        latitude, longitude."""
        forms = {(r["name"], r["country"]): r for r in hand("inhabitants")}
        everyday = set(hand_words("places_everyday"))
        never = set(hand_words("places_never"))
        largest = {}
        for country, places in self.places.items():
            for name, (population, _, use) in places.items():
                if population > largest.get(name, (-1, ""))[0] or name not in largest:
                    largest[name] = (population, country)
        rows = []
        for country, places in sorted(self.places.items()):
            for name, (population, region, use) in places.items():
                form = forms.get((name, country)) or forms.get((name, "")) or {}
                ambiguous = (name in family_names or name in given_names or name in never
                             or largest[name][1] != country or is_part_of_place(name, places))
                rows.append(dict(
                    name=name, country=country, size=size_of(population), kind=shape(name),
                    region=region,
                    inhabitant=form.get("inhabitant", ""), adjective=form.get("adjective", ""),
                    everyday="1" if name in everyday else "",
                    use="recognize" if ambiguous else use, letter=distinctive(name),
                    **self.coordinates(country, name)))
                other = other_saint(name, country)
                if other and other not in places:
                    rows.append(dict(rows[-1], name=other, kind="saint", inhabitant="", use="recognize"))
        return rows

    def coordinates(self, country, name):
        """In degrees; a tenth is ten kilometres, enough to tell what lies near what."""
        if name not in self.points[country]:
            return {}
        latitude, longitude = self.points[country][name]
        return dict(latitude=f"{latitude:.1f}", longitude=f"{longitude:.1f}")


def shape(name):
    """The value of column `kind`: a surrogate keeps the shape of the original."""
    if name.startswith("Bad "):
        return "bad"
    if name.startswith(("Sankt ", "St. ")):
        return "saint"
    if " (" in name or re.search(r" (am|an|auf|bei|beim|im|in|ob|unter|unterm|vor|zu|zum|zur) ", name):
        return "qualified"
    return "words" if " " in name else "plain"


def distinctive(name):
    """Filing letter where it is not the first of the name: that of Ischl in Bad Ischl."""
    short = re.sub(r"^(Bad|Sankt|St\.|Markt|Stift|Groß|Gross|Klein|Neu|Alt|Ober|Unter|Hohen"
                   r"|Am|Im|An der|Auf der|Bei der|In der)[ -]", "", name)
    return letter(short) if short != name else ""


FIRST_WORDS = set("Alt Neu Groß Gross Klein Ober Unter Bad Markt Maria Sankt St. Hohen Stift "
                  "Deutsch Wiener Windisch Mühlen Nieder Heilbad Ostseebad Lutherstadt".split())


def is_part_of_place(name, places):
    """True of a quarter that is named with its town: "Aarau Rohr", "Graz-Puntigam"."""
    first, sign, rest = re.fullmatch(r"([^ -]+)([ -]?)(.*)", name).groups()
    if re.search(r"-(Umgebung|Bahnhof|Land|Stadt)$| (Station|Dorf)$", name):
        return True
    return (bool(sign) and first in places and first not in FIRST_WORDS and rest[:1].isupper()
            and (sign == " " or places[name][0] == 0))


def other_saint(name, country):
    if country == "CH":
        return re.sub(r"^St\. ", "Sankt ", name) if name.startswith("St. ") else ""
    return re.sub(r"^Sankt ", "St. ", name) if name.startswith("Sankt ") else ""


def sharp_s_forms(name):
    """The name, with every `ss` in turn as `ß`, and with those that surely are one."""
    forms = [name]
    forms += [name[: m.start()] + "ß" + name[m.end() :] for m in re.finditer("ss", name)]
    forms.append(re.sub(r"(?<=^Gro)ss|(?<=[Ww]ei)ss", "ß", name))
    return forms


def area_code_rows(packages, gazetteer):
    """Rows code (without trunk 0), country, place, kind."""
    rows = []
    known = gazetteer.places
    for code, label in packages.area_codes(49).items():
        place = gazetteer.match_label(label)
        rows.append((code, "DE", place if place in known["DE"] else "", "area"))
    for code, label in packages.area_codes(43).items():
        if label == "Wien":
            code = "1"
        if label == "Klagenfurt":
            code = "463"  # RTR, list of Austrian area codes; libphonenumber has 46
        place = gazetteer.spelling(label, "AT")
        rows.append((code, "AT", place if place in known["AT"] else "", "area"))
    for code, label in packages.area_codes(41).items():
        place = gazetteer.spelling(re.split("[/ ]", label)[0] if "/" in label else label, "CH")
        rows.append((code, "CH", place if place in known["CH"] else "", "area"))
    rows += [(r["code"], r["country"], "", "mobile") for r in hand("mobile_codes")]
    return rows


def zip_rows_at(packages, gazetteer):
    rows = []
    for code, label in packages.zip_at().items():
        place = gazetteer.spelling(re.sub(r"[ -](Postfach|Parlament).*", "", label), "AT")
        if place in gazetteer.places["AT"]:
            rows.append((place, code))
    return rows


def zip_rows_ch(packages, gazetteer):
    """By municipality, because the source keeps but one locality for a code."""
    rows = []
    for code, _, municipality, _ in packages.zip_ch():
        place = gazetteer.spelling(CANTON_SUFFIX.sub("", municipality), "CH")
        if place in gazetteer.places["CH"]:
            rows.append((place, code))
    return rows


def zip_rows_de(packages, gazetteer):
    rows = []
    known = gazetteer.places["DE"]
    for code, labels in packages.zip_de().items():
        for label in labels:
            label = label.split(" - ")[0]
            short = re.split(r"[/(,]", label)[0].strip()
            for name in (label, short):
                place = gazetteer.spelling(name, "DE")
                if place in known:
                    rows.append((place, code))
                    break
    return rows
