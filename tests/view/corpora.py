"""Two small corpora of invented people: originals, and a result that somebody damaged."""

import json
import os

HOSTILE = "</script><script>document.title = 'owned'</script><!--<img src=x onerror=alert(1)>"


def write(folder, documents):
    for name, (text, annotations) in documents.items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path + ".txt", "w", encoding="utf-8") as file:
            file.write(text)
        with open(path + ".ann", "w", encoding="utf-8") as file:
            for number, (label, begin, words) in enumerate(annotations, 1):
                file.write(f"T{number}\t{label} {begin} {begin + len(words)}\t{words}\n")


def marked(text):
    """"Liebe [FEMALE Anna]" as the text and its annotations."""
    plain, annotations = "", []
    while "[" in text:
        head, rest = text.split("[", 1)
        inside, text = rest.split("]", 1)
        label, words = inside.split(" ", 1)
        plain += head
        annotations.append((label, len(plain), words))
        plain += words
    return plain + text, annotations


BEFORE = {
    "mail/1": "Liebe [FEMALE Irmgard],\n[MALE Gottlieb] kommt aus [CITY Mürzzuschlag] 🐻.\n"
              "Irmgard weiß das.\n",
    "mail/2": "Herr [FAMILY Querfeldner] schreibt an [FEMALE Irmgard].\nEnde.\n",
    "mail/3": "Ohne Namen.\n",
}
AFTER = {
    # "Irmgard" of the last line was missed, and stands unannotated in both.
    "mail/1": "Liebe [FEMALE Rosmarie],\n[MALE Wendelin] kommt aus [CITY Bruck] 🐻.\n"
              "Irmgard weiß das.\n",
    # The family name is still there.
    "mail/2": "Herr [FAMILY Querfeldner] schreibt an [FEMALE Rosmarie].\nEnde.\n",
    "mail/3": "Ohne Namen.\n",
}


def make(folder):
    write(os.path.join(folder, "before"), {k: marked(v) for k, v in BEFORE.items()})
    write(os.path.join(folder, "after"), {k: marked(v) for k, v in AFTER.items()})


def make_hostile(path):
    """Markup wherever a string of the corpus may reach the page."""
    with open(path, "w", encoding="utf-8") as file:
        text = HOSTILE + " \u2028 Irmgard"
        json.dump({"id": "x" + HOSTILE.replace("/", "-"), "text": text, "entities": [
            {"id": "T1" + HOSTILE, "label": HOSTILE, "start": 0, "end": len(HOSTILE)}]}, file)
        file.write("\n")


def make_many(folder, count):
    line = "Liebe [FEMALE Irmgard], wir treffen uns in [CITY Graz] und sprechen über alles.\n"
    new = "Liebe [FEMALE Rosmarie], wir treffen uns in [CITY Wels] und sprechen über alles.\n"
    for side, words in (("before", line), ("after", new)):
        with open(os.path.join(folder, side + ".jsonl"), "w", encoding="utf-8") as file:
            for number in range(count):
                text, annotations = marked(words * 12)
                file.write(json.dumps({
                    "id": f"spende-{number // 100}/mail-{number:05}",
                    "text": text,
                    "entities": [{"id": f"T{k}", "label": label, "start": begin,
                                  "end": begin + len(chars)}
                                 for k, (label, begin, chars) in enumerate(annotations, 1)]}) + "\n")
