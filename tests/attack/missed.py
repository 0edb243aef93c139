"""Names that the annotators missed, among surrogates: the attacker looks for names that the shipped lists
never draw, or, if annotations are published, for names without one. Half of the family names here are in
no list; each mail has another person."""
import random
import tempfile
from pathlib import Path

from attacker import LEXICONS, Names, begin, mail, read_table

FAMILIES = Names("FAMILY")
DRAWN = {row["name"] for row in read_table("family") if row["use"] != "recognize"}
BEFORE = "Gruß, Frau "


def unlisted(rng, known):
    """A name of the first half of one and the second half of another that is in no list."""
    while True:
        first, second = rng.choice(FAMILIES.names), rng.choice(FAMILIES.names)
        made = first[:(len(first) + 1) // 2] + second[len(second) // 2:].lower()
        if made not in FAMILIES.rows and made not in known and made.isalpha():
            return made


def own_lexicons(folder, rng):
    """A table of the corpus's owner: names that nobody else has a list of, beside the shipped ones."""
    made = {unlisted(rng, ()) for _ in range(6000)}
    shipped = (LEXICONS / "family.tsv").read_text(encoding="utf-8").rstrip("\n").split("\n")
    header = next(line for line in shipped if not line.startswith("# ")).split("\t")
    rows = ["\t".join([name, "1"] + [""] * (len(header) - 2)) for name in sorted(made)]
    Path(folder, "family.tsv").write_text("\n".join(shipped + rows) + "\n", encoding="utf-8")


def measure(tool, results, mails, per_cent, own):
    rng = random.Random(per_cent)
    names = [unlisted(rng, ()) if rng.random() < 0.5 else name
             for name in FAMILIES.draw(rng, mails)]
    missed = [rng.random() < per_cent / 100 for _ in names]
    corpus = [mail(i, BEFORE, name if miss else ("FAMILY", name), ".")
              for i, (name, miss) in enumerate(zip(names, missed))]
    with tempfile.TemporaryDirectory() as folder:
        if own:
            own_lexicons(folder, rng)
        done = tool.run(corpus, *(("--lexicons", folder) if own else ()))
    visible = [document["text"][len(BEFORE):-1] for document in done]
    setting = f"n % missed, {'own' if own else 'shipped'} lexicons"
    flagged = [name not in DRAWN for name in visible]
    both = sum(f and m for f, m in zip(flagged, missed))
    results.add_share(setting, per_cent, "flagged names that are originals", both, sum(flagged),
                      sum(missed) / mails)
    results.add_share(setting, per_cent, "missed names that are flagged", both, sum(missed),
                      sum(flagged) / mails)
    if own:
        return
    bare = [not document["entities"] for document in done]
    results.add_share("n % missed, annotations published", per_cent,
                      "names without annotation that are originals",
                      sum(b and m for b, m in zip(bare, missed)), sum(bare), sum(missed) / mails)


def main():
    tool, results, short = begin("missed")
    for per_cent in (1, 5):
        for own in (False, True):
            measure(tool, results, 3000 if short else 20000, per_cent, own)
    results.finish()


if __name__ == "__main__":
    main()
