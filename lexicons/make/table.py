"""Reading hand-made TSV and writing byte-stable TSV."""
from pathlib import Path
from unicodedata import normalize

HAND = Path(__file__).parent / "hand"
GRAMMAR = Path(__file__).parent.parent / "de" / "grammar"
MADE = "# Made by lexicons/make/make.sh: edit the lists in lexicons/make/hand instead."


def hand(name):
    """Rows of hand/NAME.tsv as dicts; missing cells are empty."""
    return rows_of(HAND / f"{name}.tsv")


def grammar(name):
    """Rows of de/grammar/NAME.tsv, which are edited there."""
    return rows_of(GRAMMAR / f"{name}.tsv")


def rows_of(path):
    rows, header = [], None
    for number, line in enumerate(path.read_text("utf-8").split("\n"), 1):
        if not line or line.startswith("#"):
            continue
        assert line == normalize("NFC", line), f"{path.name}:{number}: not NFC"
        cells = line.split("\t")
        if header is None:
            header = cells
            continue
        assert len(cells) <= len(header), f"{path.name}:{number}: too many cells"
        cells += [""] * (len(header) - len(cells))
        rows.append(dict(zip(header, cells)))
    return rows


def hand_words(name):
    """hand/NAME.txt: words divided by blanks or commas, `#` comments; names with a blank have _."""
    words = []
    for line in (HAND / f"{name}.txt").read_text("utf-8").split("\n"):
        for word in line.split("#")[0].replace(",", " ").split():
            words.append(word.replace("_", " "))
    return words


class Out:
    """Writes tables into a folder and keeps their counts for SOURCES.tsv."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.tables = {}
        self.sources = []

    def write(self, name, columns, rows, source, licence):
        """`rows`: dicts or sequences. Sorted bytewise; equal rows are written once."""
        lines = set()
        for row in rows:
            cells = [row.get(c, "") for c in columns] if isinstance(row, dict) else list(row)
            cells = [normalize("NFC", str(c)) for c in cells]
            assert len(cells) == len(columns) and cells[0], (name, row)
            assert not any(ch in c for c in cells for ch in "\t\n\r"), (name, row)
            assert cells[0] == cells[0].strip(), (name, row)
            lines.add("\t".join(cells))
        ordered = sorted(lines, key=lambda line: line.encode("utf-8").split(b"\t"))
        self.tables[name.split("/")[-1]] = [
            dict(zip(columns, line.split("\t"))) for line in ordered
        ]
        head = [MADE, f"# Source: {source}", f"# Licence: {licence}", "\t".join(columns)]
        path = self.folder / f"{name}.tsv"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(("\n".join(head + ordered) + "\n").encode("utf-8"))
        self.sources.append((f"{name}.tsv", source, licence, len(ordered)))

    def write_sources(self, packages):
        head = [MADE, "# What every table is made from. Not a table itself.",
                "file\tsource\tversion\tlicence\trows"]
        lines = []
        for file, source, licence, rows in sorted(self.sources):
            used = [(p["package"], p["version"]) for p in packages.pinned if p["word"] in source]
            version = ", ".join(f"{package} {number}" for package, number in used)
            lines.append("\t".join((file, source, version, licence, str(rows))))
        (self.folder / "SOURCES.tsv").write_bytes(("\n".join(head + lines) + "\n").encode("utf-8"))


FOLD = str.maketrans({"Ä": "A", "Ö": "O", "Ü": "U", "ß": "S"})


def letter(word):
    """Filing letter: upper case, accents and umlauts folded to the base letter."""
    first = normalize("NFD", word[0].upper())[0]
    return first if first.isalpha() else word[0].upper()
