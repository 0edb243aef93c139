"""Readers of the fetched packages. Each returns plain lists or dicts, uncleaned."""
import ast
import csv
import json
import re
import struct
from pathlib import Path
from unicodedata import normalize


class Packages:
    """The extracted packages below `cache`/x."""

    def __init__(self, cache):
        self.cache = Path(cache)
        self.root = self.cache / "x"
        self.pinned = self.read_pinned()

    @staticmethod
    def read_pinned():
        """Rows of packages.tsv; `word` is how a table's source names the package."""
        lines = (Path(__file__).parent / "packages.tsv").read_text("utf-8").splitlines()
        header, *rows = [line.split("\t") for line in lines if not line.startswith("#")]
        return [dict(zip(header, row)) for row in rows]

    def faker_js(self):
        """{locale: {female, male, family, street}}"""
        return json.loads((self.cache / "faker.json").read_text("utf-8"))

    def faker_python(self, locale):
        """{first_names_female: [...], ...}: the literal tuples of the person provider."""
        base = "usr/lib/python3/dist-packages/faker/providers/person"
        source = (self.root / "pyfaker" / base / locale / "__init__.py").read_text("utf-8")
        lists = {}
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple):
                try:
                    lists[node.targets[0].id] = [nfc(x) for x in ast.literal_eval(node.value)]
                except (ValueError, TypeError):
                    pass
        return lists

    def faker_php(self, locale):
        """{firstNameFemale: [...], ...}: the arrays of the person provider."""
        path = self.root / "phpfaker/usr/share/php/Faker/Provider" / locale / "Person.php"
        source = path.read_text("utf-8")
        lists = {}
        for name, body in re.findall(r"static \$(\w+) = (?:array\(|\[)(.*?)[\])];", source, re.S):
            lists[name] = [nfc(x) for x in re.findall(r"'([^']*)'", body)]
        return lists

    def cities(self):
        """All cities of GeoNames: dicts id, name, country, feature, admin, population, lon, lat."""
        data = (self.root / "cities/cities.pbf").read_bytes()
        names = {2: "name", 3: "country", 7: "feature", 8: "admin"}
        pos, lon, lat, cities = 0, 0, 0, []
        while pos < len(data):
            length, pos = varint(data, pos)
            end = pos + length
            city = dict(id=0, name="", country="", feature="", admin="", population=0)
            while pos < end:
                key, pos = varint(data, pos)
                value, pos = varint(data, pos)
                tag = key >> 3
                if key & 7 == 2:
                    if tag in names:
                        city[names[tag]] = nfc(data[pos : pos + value].decode("utf-8"))
                    pos += value
                elif tag == 1:
                    city["id"] = unzigzag(value)
                elif tag == 9:
                    city["population"] = value
                elif tag == 10:
                    lon += unzigzag(value)
                elif tag == 11:
                    lat += unzigzag(value)
            city["lon"], city["lat"] = lon, lat
            cities.append(city)
        return cities

    def area_codes(self, country_code):
        """{area code without trunk 0: place} from a flat BSON map."""
        path = self.root / f"phone/resources/geocodes/de/{country_code}.bson"
        data = path.read_bytes()
        pos, codes = 4, {}
        while data[pos] != 0:
            assert data[pos] == 2, "only strings are expected"
            end = data.index(0, pos + 1)
            key = data[pos + 1 : end].decode()
            (size,) = struct.unpack_from("<i", data, end + 1)
            value = data[end + 5 : end + 4 + size].decode("utf-8")
            codes[key] = nfc(value)
            pos = end + 5 + size
        return codes

    def zip_at(self):
        """{zip: place}"""
        source = (self.root / "plz_at/data.js").read_text("utf-8")
        return {z: nfc(p) for z, p in re.findall(r'"(\d{4})":\s*"([^"]*)"', source)}

    def zip_ch(self):
        """[(zip, place, municipality, canton)]"""
        path = self.root / "plz_ch/src/data/zipcodes.json"
        rows = json.loads(path.read_text("utf-8")).values()
        return [
            (str(r["zipcode"]), nfc(r["city_name"]), nfc(r["community_name"]), r["canton"])
            for r in rows
        ]

    def zip_de(self):
        """{zip: [places]}"""
        files = sorted((self.root / "plz_de/data").glob("[0-9]*.json"))
        return {f.stem: [nfc(x) for x in json.loads(f.read_text("utf-8"))] for f in files}

    def suggested_items(self):
        """(branch, item) of name-suggestion-index, everywhere in the world."""
        path = self.root / "nsi/dist/json/nsi.json"
        tree = json.loads(path.read_text("utf-8"))["nsi"]
        for branch, content in tree.items():
            for item in content["items"]:
                yield branch, item | {"displayName": nfc(item["displayName"])}

    def real_organisations(self):
        """Display names of name-suggestion-index, everywhere in the world."""
        names = set()
        for _, item in self.suggested_items():
            names.add(item["displayName"])
            for key in ("name", "brand", "operator", "name:de"):
                if key in item.get("tags", {}):
                    names.add(nfc(item["tags"][key]))
        return names

    def brands_at_home(self):
        """Display names of the brands that name-suggestion-index knows in DE, AT or CH."""
        path = self.root / "nsi/dist/json/nsi.json"
        tree = json.loads(path.read_text("utf-8"))["nsi"]
        return {nfc(item["displayName"])
                for branch, entry in tree.items() if branch.startswith("brands/")
                for item in entry["items"]
                if any(str(place)[:2] in ("de", "at", "ch") and str(place)[2:3] in ("", "-")
                       for place in item["locationSet"].get("include", []))}

    def real_universities(self):
        """Names of universities of DE, AT and CH."""
        path = self.root / "universities/world-universities.csv"
        with path.open(encoding="utf-8", newline="") as rows:
            return {nfc(r[1]) for r in csv.reader(rows) if r and r[0] in ("DE", "AT", "CH")}


def nfc(text):
    return normalize("NFC", text)


def varint(data, pos):
    shift = value = 0
    while True:
        byte = data[pos]
        pos += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, pos


def unzigzag(value):
    return (value >> 1) ^ -(value & 1)
