"""GermEval 2014 as JSON Lines for pseudo eval: persons, places and bodies of the outer level.

usage: germeval.py < germeval2014-dev.tsv > gold.jsonl
Sentences are joined with blanks; derived words (LOCderiv), parts of words and OTH are left out.
"""
import json
import sys

LABELS = {"PER": "PERSON", "LOC": "CITY", "ORG": "ORG"}


def sentences(lines):
    tokens = []
    for line in lines:
        cells = line.rstrip("\n").split("\t")
        if len(cells) >= 3 and cells[0].isdigit():
            tokens.append((cells[1], cells[2]))
        elif tokens:
            yield tokens
            tokens = []
    if tokens:
        yield tokens


for number, tokens in enumerate(sentences(sys.stdin)):
    text, entities, last = "", [], ""
    for word, tag in tokens:
        begin = len(text)
        text += word + " "
        kind = tag[2:]
        if tag.startswith("B-") and kind in LABELS:
            entities.append({"label": LABELS[kind], "start": begin, "end": begin + len(word)})
        elif tag.startswith("I-") and kind == last and kind in LABELS and entities:
            entities[-1]["end"] = begin + len(word)
        last = kind
    print(json.dumps({"id": str(number), "text": text, "entities": entities}, ensure_ascii=False))
