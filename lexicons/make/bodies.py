"""Known bodies and brands: the hand list, then the brands of name-suggestion-index."""
import re

from table import hand

COLUMNS = ["name", "kind", "gender", "number", "unique"]
COUNTRIES = ("de", "at", "ch")
# The kinds that branches of the index tell. What else stands below "brands" is a brand.
BRANCHES = {
    "brands/amenity/bank": ("bank", "f"), "brands/amenity/atm": ("bank", "f"),
    "brands/office/insurance": ("insurance", "f"), "brands/office/union": ("union", "f"),
    "brands/amenity/social_facility": ("charity", ""), "brands/office/association": ("association", ""),
    "brands/shop/supermarket": ("grocer", "m"), "brands/shop/chemist": ("grocer", "m"),
    "brands/shop/furniture": ("home", "m"), "brands/shop/doityourself": ("home", "m"),
    "brands/shop/electronics": ("mediashop", "m"), "brands/shop/books": ("bookshop", "m"),
    "brands/shop/clothes": ("fashion", "m"), "brands/shop/shoes": ("fashion", "m"),
    "brands/shop/mobile_phone": ("telecom", ""), "brands/shop/car": ("carmaker", "m"),
    "brands/amenity/fast_food": ("fastfood", ""), "brands/amenity/fuel": ("fuel", ""),
    "brands/shop/travel_agency": ("travel", ""), "brands/shop/sports": ("sportswear", ""),
    "brands/club/scout": ("club", ""), "operators/amenity/hospital": ("hospital", ""),
    "operators/amenity/clinic": ("hospital", ""), "transit/route/bus": ("transport", ""),
    "transit/route/train": ("transport", ""), "transit/route/tram": ("transport", ""),
}
SKIPPED = {"brands/office/political_party"}  # the hand list has more


def is_of_here(item):
    include = [str(place) for place in item.get("locationSet", {}).get("include", [])]
    return any(place in COUNTRIES or place[:3] in ("de-", "at-", "ch-") for place in include)


def branded(packages):
    """(name, kind, gender) of the index, for the three countries."""
    for path, item in packages.suggested_items():
        kind, gender = BRANCHES.get(path, ("brand", ""))
        if path in SKIPPED or not is_of_here(item):
            continue
        if kind == "brand" and not path.startswith("brands/"):
            continue
        yield re.sub(r" \(.*\)$", "", item["displayName"]), kind, gender


def write(out, packages):
    rows, seen = [], set()

    def add(name, kind, gender, number, unique):
        if name.casefold() in seen or not re.search(r"[A-Za-zÄÖÜäöü]{2}|[A-Z][0-9]", name):
            return
        seen.add(name.casefold())
        rows.append(dict(name=name, kind=kind, gender=gender, number=number, unique=unique))

    for row in hand("org_bodies"):
        for name in row["names"].split(";"):
            name = name.strip()
            unique = row["unique"] or ("yes" if " " in name else "")
            add(name, row["kind"], row["gender"], row["number"], unique)
    for name, kind, gender in branded(packages):
        if re.fullmatch(r"[ -ɏ‐-’]+", name):
            add(name, kind, gender, "", "")
    out.write("org_bodies", COLUMNS, rows, "own work (hand lists); name-suggestion-index",
              "BSD-3-Clause (name-suggestion-index); modified")
