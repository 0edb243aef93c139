"""Acronyms that mean nothing, for organisations of which only the acronym is known."""
import re

from orgs import rank
from table import grammar, hand

A_LETTER = {2: 20, 3: 150, 4: 150, 5: 60}  # number of letters: names
FIRST = "ABCDEFGHIJKLMNOPRSTUVWZ"
INNER = "BDFGHKLMNPRSTVWZ"
LAST = "BDFGHKLMNPRTVWAIOU"  # no sibilant, so that a genitive can follow
BAD = re.compile(r"SS|NSD|KZ|HJ|SED|(.)\1\1")


def invent(known):
    """(name, number of letters): consonants, with a vowel at one end at most, so that they are no words."""
    for letters, wanted in A_LETTER.items():
        for first in FIRST:
            middles = [""]
            for _ in range(letters - 2):
                middles = [m + c for m in middles for c in INNER]
            shelf = [first + m + last for m in middles for last in LAST
                     if not (first in "AEIOU" and last in "AIOU")]
            shelf = [a for a in shelf if a not in known and not BAD.search(a)]
            for name in sorted(shelf, key=lambda a: rank("acronym", a))[:wanted]:
                yield name, letters


def write(out, packages):
    known = {r["acronym"] for r in grammar("org_acronyms_never")}
    known |= {name.strip().upper() for r in hand("org_bodies") for name in r["names"].split(";")}
    known |= {name.upper() for name in packages.real_organisations() | packages.real_universities()}
    out.write("org_acronyms", ["name", "construction"], invent(known),
              "own work (composed by acronyms.py); checked against name-suggestion-index and universities",
              "as this project")
