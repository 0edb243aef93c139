"""The shift of dates: how many candidates the words around leave, in one document, in a scope that
shares its shift, and over n documents (or releases) that name the same day."""
import random
from datetime import date, timedelta

from attacker import begin, mail, surrogates

FORM = "%d.%m.%Y"
FIRST, DAYS = date(2012, 1, 1), 2500


def easter(year):
    """Gauss's rule as completed by Lichtenberg."""
    century = year // 100
    moon = 15 + (3 * century + 3) // 4 - (8 * century + 13) // 25
    sun = 2 - (3 * century + 3) // 4
    cycle = year % 19
    day = (19 * cycle + moon) % 30
    day -= day // 29 + (day // 28 - day // 29) * (cycle // 11)
    limit = 21 + day
    sunday = 7 - (year + year // 4 + sun) % 7
    return date(year, 3, 1) + timedelta(limit + 7 - (limit - sunday) % 7 - 1)


def near_christmas(day):
    return (day.month, day.day) >= (12, 15) or (day.month, day.day) <= (1, 2)


def near_easter(day):
    return abs((day - easter(day.year)).days) <= 10


# What stands beside a date, and the days that an attacker takes for possible because of it.
CUES = {
    "date alone": ("Bis dann am ", lambda day: True),
    "weekday": ("Bis dann am Mittwoch, ", lambda day: day.weekday() == 2),
    "summer (June to August)": ("Der Sommer ist da. ", lambda day: 6 <= day.month <= 8),
    "winter term (October to March)": ("Das Wintersemester läuft. ",
                                       lambda day: day.month >= 10 or day.month <= 3),
    "calendar week 20": ("Wir planen für Kalenderwoche 20. ",
                         lambda day: day.isocalendar()[1] == 20),
    "Easter (10 days around)": ("Frohe Ostern! ", near_easter),
    "Christmas (15 December to 2 January)": ("Frohe Weihnachten! ", near_christmas),
}
SEASONAL = [name for name in CUES if name not in ("date alone", "weekday")]


def seasons(tool, cue):
    """(setting, options). A program without the option is always free."""
    if cue not in SEASONAL:
        return [(cue, ())]
    if "--season" not in tool.help:
        return [(f"{cue}, season free", ())]
    return [(f"{cue}, season {name}", ("--season", name)) for name in ("free", "keep")]


def days_of(cue, rng, n):
    days = [FIRST + timedelta(i) for i in range(DAYS)]
    return rng.choices([day for day in days if CUES[cue][1](day)], k=n)


def letter(name, cue, day):
    return mail(name, CUES[cue][0], ("DATE", day.strftime(FORM)), ". Viele Grüße!")


def shifted(documents):
    for document in documents:
        day, month, year = surrogates(document, "DATE")[0].split(".")
        yield date(int(year), int(month), int(day))


def possible_shifts(tool, cue, runs, *options):
    """The shifts that the program draws beside such words, in as many documents or folders: the
    attacker runs it on days of his own."""
    days = days_of(cue, random.Random(3), runs)
    done = tool.run([letter(f"{i}/a", cue, day) for i, day in enumerate(days)], *options)
    return sorted({(new - old).days for old, new in zip(days, shifted(done))})


def in_one_document(tool, results, cues, documents, runs):
    for cue in cues:
        for setting, options in seasons(tool, cue):
            shifts = possible_shifts(tool, cue, runs, *options)
            days = days_of(cue, random.Random(5), documents)
            done = tool.run([letter(i, cue, day) for i, day in enumerate(days)], *options)
            left = [sum(CUES[cue][1](new - timedelta(shift)) for shift in shifts)
                    for new in shifted(done)]
            results.add_mean(setting, 1, "candidates of the shift", left, len(shifts))


def coarse_forms(tool, results, documents, shifts):
    """A month or a year beside a full date: the shift changed that, too."""
    for setting, form in (("month in a second date", "%m/%Y"), ("bare year in a second date", "%Y")):
        days = days_of("date alone", random.Random(9), documents)
        done = tool.run([mail(i, "Am ", ("DATE", day.strftime(FORM)), ". Noch einmal: ",
                              ("DATE", day.strftime(form)), ".") for i, day in enumerate(days)])
        left = [sum((new - timedelta(shift)).strftime(form) != new.strftime(form)
                    for shift in shifts) for new in shifted(done)]
        results.add_mean(setting, 1, "candidates of the shift", left, len(shifts))


def in_a_shared_scope(tool, results, folders, cues, settings, runs):
    """n mails of a folder say the cue: the shifts that fit all of them. A corpus is one folder."""
    for cue in cues:
        for setting, options in seasons(tool, cue):
            options = ("--scope", "folder", *options)
            shifts = possible_shifts(tool, cue, runs, *options)
            for n in settings:
                days = days_of(cue, random.Random(f"{cue}/{n}"), folders * n)
                done = tool.run([letter(f"{i // n}/{i}", cue, day) for i, day in enumerate(days)],
                                *options)
                new = list(shifted(done))
                left = [sum(all(CUES[cue][1](day - timedelta(shift))
                                for day in new[folder * n:folder * n + n]) for shift in shifts)
                        for folder in range(folders)]
                results.add_mean(f"{setting}, folder or corpus scope", n, "candidates of the shift",
                                 left, len(shifts))


def over_documents(tool, results, events, settings, shifts):
    """One day in n documents, each with a shift of its own: the days that fit all of them."""
    days = days_of("date alone", random.Random(21), events)
    most = max(settings)
    done = tool.run([letter(f"{e}/{i}", "date alone", day)
                     for e, day in enumerate(days) for i in range(most)])
    new = list(shifted(done))
    for n in settings:
        left = []
        for event in range(events):
            seen = new[event * most:event * most + n]
            fits = {seen[0] - timedelta(shift) for shift in shifts}
            for other in seen[1:]:
                fits &= {other - timedelta(shift) for shift in shifts}
            left.append(len(fits))
        results.add_mean("one day in n documents or releases", n, "candidates of the day", left,
                         len(shifts))


def main():
    tool, results, short = begin("shift")
    summer, christmas = "summer (June to August)", "Christmas (15 December to 2 January)"
    runs, documents = (5000, 200) if short else (12000, 2000)
    free = possible_shifts(tool, "date alone", runs)
    in_one_document(tool, results, ["weekday", summer] if short else CUES, documents, runs)
    coarse_forms(tool, results, documents, free)
    cues = [christmas] if short else ["date alone", summer, christmas]
    in_a_shared_scope(tool, results, 30 if short else 200, cues, [1, 5] if short else [1, 5, 20, 100],
                      1000 if short else 3000)
    over_documents(tool, results, 20 if short else 200, (1, 5, 10, 20, 50) if short else
                   (1, 5, 10, 20, 50, 200), free)
    results.finish()


if __name__ == "__main__":
    main()
