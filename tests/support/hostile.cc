#include "support/hostile.h"

#include <array>
#include <utility>
#include <vector>

namespace pseudo::test {
namespace {

// Assembles a document. Texts are ASCII, so bytes equal code points.
class Builder {
 public:
  Builder& plain(std::string_view text) {
    pair_.text += text;
    return *this;
  }

  Builder& mention(std::string_view label, std::string_view surface) {
    const std::size_t begin = pair_.text.size();
    pair_.text += surface;
    return annotate(label, begin, pair_.text.size());
  }

  Builder& annotate(std::string_view label, std::size_t begin, std::size_t end) {
    return fragments(label, {{begin, end}});
  }

  Builder& fragments(std::string_view label,
                     const std::vector<std::pair<std::size_t, std::size_t>>& spans) {
    std::string column;
    std::string& out = pair_.annotations;
    out.append("T").append(std::to_string(++count_)).append("\t").append(label);
    char mark = ' ';
    for (const auto& [begin, end] : spans) {
      out.append(1, mark).append(std::to_string(begin)).append(" ").append(std::to_string(end));
      if (mark == ';') column += ' ';
      column.append(pair_.text, begin, end - begin);
      mark = ';';
    }
    for (char& c : column) c = c == '\n' ? ' ' : c;
    out.append("\t").append(column).append("\n");
    return *this;
  }

  Builder& line(const std::string& text) {
    pair_.annotations.append(text).append("\n");
    return *this;
  }

  [[nodiscard]] std::size_t size() const { return pair_.text.size(); }
  RawPair done() { return std::move(pair_); }

 private:
  RawPair pair_;
  std::size_t count_ = 0;
};

std::string number(std::size_t i) { return std::to_string(i); }

// Returns the i-th of a sequence of different invented names: its syllables are digits.
std::string word(std::size_t i) {
  constexpr std::array<std::string_view, 16> kSyllables = {"ba", "do", "fi", "gu", "ke", "la",
                                                           "mo", "ni", "pu", "re", "sa", "to",
                                                           "vi", "wu", "ze", "hol"};
  std::string out;
  do {
    out += kSyllables[i % kSyllables.size()];
    i /= kSyllables.size();
  } while (i > 0);
  return out + "n";
}

std::string name(std::size_t i) {
  std::string out = word(i);
  out[0] = static_cast<char>(out[0] - 'a' + 'A');
  return out;
}

std::string letters(std::size_t size) {
  std::string out;
  while (out.size() < size) out += "abrakadimo"[out.size() % 10];
  return out;
}

std::string words(std::size_t count, std::string_view between) {
  std::string out;
  for (std::size_t i = 0; i < count; ++i) out.append(i > 0 ? between : "").append(name(i));
  return out;
}

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

RawPair one(std::string_view label, const std::string& surface) {
  return Builder().plain("Wir sahen ").mention(label, surface).plain(" in der Stadt.\n").done();
}

// One mention per line.
template <class Surface>
RawPair many(std::size_t count, std::string_view label, Surface surface) {
  Builder builder;
  for (std::size_t i = 0; i < count; ++i) {
    builder.plain("Das ist ").mention(label, surface(i)).plain(" und so.\n");
  }
  return builder.done();
}

template <char kLetter>
RawPair only(std::size_t size) {
  return one("URL", std::string(size, kLetter) + "x");
}

RawPair nested(std::size_t count) {
  Builder builder;
  builder.plain("Die ");
  const std::size_t begin = builder.size();
  builder.plain(letters(2 * count)).plain(" lag dort.");
  for (std::size_t i = 0; i < count; ++i) {
    builder.annotate("ORG", begin + i, begin + 2 * count - i);
  }
  return builder.done();
}

// Like nested(), but with words instead of letters, so the outer annotation has many parts.
RawPair nested_words(std::size_t count) {
  Builder builder;
  builder.plain("Die ");
  std::vector<std::size_t> begins;
  for (std::size_t i = 0; i < count; ++i) {
    begins.push_back(builder.size());
    builder.plain(name(i)).plain(" ");
  }
  builder.annotate("PERSON", begins.front(), builder.size() - 1);
  for (std::size_t i = 1; i < count; ++i) {
    builder.annotate("FAMILY", begins[i], begins[i] + name(i).size());
  }
  return builder.plain("lagen dort.").done();
}

// Each annotation overlaps the next one, so all form one union.
RawPair chain(std::size_t count) {
  Builder builder;
  builder.plain(letters(4 * count + 8));
  for (std::size_t i = 0; i < count; ++i) builder.annotate("CITY", 4 * i, 4 * i + 6);
  return builder.done();
}

// Pairs of annotations that overlap partially.
RawPair overlaps(std::size_t count) {
  Builder builder;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t begin = builder.plain("Sie kam ").size();
    builder.plain("Universitaet ").plain(name(i)).plain(" Nord\n");
    builder.annotate("ORG", begin, builder.size() - 6);
    builder.annotate("CITY", begin + 13, builder.size() - 1);
  }
  return builder.done();
}

RawPair on_one_span(std::size_t count) {
  Builder builder;
  builder.plain("Die Firma Adler");
  for (std::size_t i = 0; i < count; ++i) builder.annotate(i % 2 ? "FAMILY" : "ORG", 10, 15);
  return builder.done();
}

RawPair fragments(std::size_t count) {
  Builder builder;
  std::vector<std::pair<std::size_t, std::size_t>> spans;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t begin = builder.size();
    builder.plain(name(i));
    spans.emplace_back(begin, builder.size());
    builder.plain(" und ");
  }
  return builder.fragments("FAMILY", spans).done();
}

// Each fragment overlaps an annotation, alternately at its begin and its end.
RawPair overlapped_fragments(std::size_t count) {
  Builder builder;
  std::vector<std::pair<std::size_t, std::size_t>> spans;
  std::vector<std::pair<std::size_t, std::size_t>> others;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t begin = builder.size();
    builder.plain("Adlersteiner ").plain(name(i));
    const std::size_t middle = builder.size();
    spans.emplace_back(i % 2 ? begin : begin + 4, i % 2 ? middle - 1 : middle);
    others.emplace_back(i % 2 ? middle - 3 : begin, i % 2 ? middle : begin + 6);
    builder.plain(" und ");
  }
  builder.fragments("FAMILY", spans);
  for (const auto& [begin, end] : others) builder.annotate("CITY", begin, end);
  return builder.done();
}

RawPair people(std::size_t count) {
  Builder builder;
  for (std::size_t i = 0; i < count; ++i) {
    builder.plain("Von ").mention("FEMALE", "Anna").plain(" ").mention("FAMILY", name(i));
    builder.plain(", ").mention("EMAIL", "a." + word(i) + "@example.org").plain("\n");
  }
  return builder.done();
}

RawPair couples(std::size_t count) {
  Builder builder;
  std::string line = "*\tEquiv";
  for (std::size_t i = 0; i < count; ++i) {
    builder.mention("FEMALE", name(2 * i))
        .plain(" ")
        .mention("FAMILY", name(2 * i + 1))
        .plain("\n");
    line += " T" + number(2 * i + 1) + " T" + number(2 * i + 2);
  }
  builder.mention("EMAIL", "b." + word(1) + "@example.org");
  return builder.line(line).done();
}

RawPair addresses(std::size_t count) {
  Builder builder;
  for (std::size_t i = 0; i < count; ++i) {
    builder.mention("FEMALE", "B" + word(i)).plain(" ").mention("FAMILY", name(i)).plain("\n");
    builder.mention("EMAIL", "b." + word(i) + "@" + word(i) + ".de").plain(" in ");
    builder.mention("URL", "www." + word(i) + ".de/" + word(i + 1)).plain("\n");
  }
  return builder.done();
}

RawPair places(std::size_t count) {
  Builder builder;
  constexpr std::array<std::string_view, 4> kEndings = {"er", "isch", "ern", "erinnen"};
  for (std::size_t i = 0; i < count; ++i) {
    builder.plain("Der ").mention("CITY", name(i) + std::string(kEndings[i % 4]));
    builder.plain(" Dialekt.\n");
  }
  return builder.done();
}

RawPair streets(std::size_t count) {
  Builder builder;
  for (std::size_t i = 0; i < count; ++i) {
    builder.mention("STREET", name(i) + (i % 2 ? "gasse" : "er Strasse")).plain(" ");
    builder.mention("STREETNO", number(i % 200 + 1)).plain(", ");
    builder.mention("ZIP", number(1000 + i % 9000)).plain(" ").mention("CITY", name(i / 3));
    builder.plain("\n");
  }
  return builder.done();
}

// For each street the reader checks whether it begins with a place of the document.
RawPair streets_beside_a_long_place(std::size_t count) {
  Builder builder;
  builder.mention("CITY", "-" + letters(30 * count)).plain("\n");
  for (std::size_t i = 0; i < count; ++i) builder.mention("STREET", name(i) + "-Gasse").plain("\n");
  return builder.done();
}

// Initials of names that the document does not contain.
RawPair initials_beside_families(std::size_t n) {
  Builder builder;
  for (std::size_t i = 0; i < n; ++i) {
    builder.mention("FAMILY", "B" + word(i)).plain(" und ").mention("FAMILY", "Q.").plain("\n");
  }
  return builder.done();
}

RawPair acronyms_of_a_long_name(std::size_t n) {
  Builder builder;
  std::string full = "Alpen Berg Club";
  for (std::size_t i = 0; i < n; ++i) full += " und " + word(i);
  builder.mention("ORG", full).plain("\n");
  for (std::size_t i = 0; i < n; ++i) builder.mention("ORG", "ABC").plain(" spielt\n");
  return builder.done();
}

RawPair one_date_in_parentheses(std::size_t n) {
  const std::string inside = std::string(n, '(') + std::string(n, ')');
  return Builder().mention("DATE", "1.6.2019" + inside + "2.6.2019").done();
}

RawPair one_date_of_many_times(std::size_t n) {
  std::string times;
  for (std::size_t i = 0; i < n; ++i) times += "10:30 ";
  return Builder().mention("DATE", times + "1.6.2019").done();
}

RawPair initials_beside_firms(std::size_t count) {
  Builder builder;
  for (std::size_t i = 0; i < count; ++i) {
    builder.mention("ORG", name(i)).plain(" ");
    builder.mention("EMAIL", "ab." + word(i) + "@x.at").plain("\n");
  }
  return builder.done();
}

RawPair lines_of_all_kinds(std::size_t count) {
  Builder builder;
  for (std::size_t i = 0; i < count; ++i) builder.mention("FAMILY", name(i)).plain(" kam.\n");
  for (std::size_t i = 1; i < count; ++i) {
    const std::string own = number(i);
    const std::string next = number(i + 1);
    builder.line("R" + own + "\tKnows Arg1:T" + own + " Arg2:T" + next);
    builder.line("E" + own + "\tMeets:T" + own + (i > 1 ? " With:E" + number(i - 1) : ""));
    builder.line("A" + own + "\tSure E" + own + " value");
    builder.line("M" + own + "\tPast R" + own);
    builder.line("N" + own + "\tReference R" + own + " Wiki:" + own + "\tetwas");
    builder.line("*\tEquiv T" + own + " T" + next);
    builder.line("#" + own + "\tNote A" + own + "\tetwas");
  }
  return builder.done();
}

RawPair attributes_of_one(std::size_t count) {
  Builder builder;
  builder.mention("FAMILY", "Adler").plain(" kam.\n");
  for (std::size_t i = 1; i <= count; ++i) {
    builder.line("A" + number(i) + "\tSure T1 " + (i % 2 ? "Adler" : "ja"));
    builder.line("#" + number(i) + "\tNote A" + number(i) + "\tvon Adler");
  }
  return builder.done();
}

RawPair arguments_of_one(std::size_t count) {
  Builder builder;
  std::string line = "E1\tMeets:T1";
  for (std::size_t i = 0; i < count; ++i) builder.mention("FAMILY", name(i)).plain(" kam.\n");
  for (std::size_t i = 1; i <= count; ++i) line += " Who" + number(i) + ":T" + number(i);
  return builder.line(line).done();
}

RawPair tokens(std::size_t count) {
  Builder builder;
  builder.plain("Gruss von ").mention("FAMILY", "Adler").plain(" und ");
  builder.mention("ORG", "Adler und Sohn und Adler und Vetter").plain(".\n");
  for (std::size_t i = 0; i < count; ++i) {
    builder.plain(i % 3 == 0 ? "Adler " : i % 17 == 0 ? "und.\n" : "und ");
  }
  return builder.done();
}

RawPair breaks_outside(std::size_t count) {
  Builder builder;
  for (std::size_t i = 0; i < count; ++i) {
    builder.mention("CITY", "Graz").plain(std::string(20, i % 2 ? ' ' : '\n'));
  }
  return builder.plain(std::string(count, ' ')).mention("FAMILY", "Adler").done();
}

std::string phone(std::size_t i) { return "0463 " + number(270000 + i); }

constexpr std::array kKinds = {
    HostileKind{"long user", [](std::size_t n) { return one("USER", letters(n)); }, 16000},
    HostileKind{"long e-mail",
                [](std::size_t n) { return one("EMAIL", letters(n) + "@" + letters(n) + ".de"); },
                16000},
    HostileKind{"e-mail of words",
                [](std::size_t n) { return one("EMAIL", words(n, ".") + "@example.org"); }, 8000},
    HostileKind{"URL of words", [](std::size_t n) { return one("URL", words(n, "-") + ".de"); },
                8000},
    HostileKind{"URL of folders",
                [](std::size_t n) { return one("URL", "www.a.de/" + words(n, "/")); }, 8000},
    HostileKind{"ADD of words", [](std::size_t n) { return one("ADD", words(n, " ")); }, 8000},
    HostileKind{"URL of brackets", only<'['>, 50000},
    HostileKind{"URL of dots", only<'.'>, 50000},
    HostileKind{"URL of signs", only<'@'>, 50000},
    HostileKind{"URL of colons", only<':'>, 50000},
    HostileKind{"long organisation",
                [](std::size_t n) { return one("ORG", capital(letters(n))); }, 16000},
    HostileKind{"organisation of words",
                [](std::size_t n) { return one("ORG", words(n, " ") + " GmbH"); }, 8000},
    HostileKind{"organisation of hyphens",
                [](std::size_t n) { return one("ORG", words(n, "-")); }, 8000},
    HostileKind{"long place", [](std::size_t n) { return one("CITY", capital(letters(n))); }, 16000},
    HostileKind{"place of words", [](std::size_t n) { return one("CITY", words(n, " ")); }, 8000},
    HostileKind{"long family", [](std::size_t n) { return one("FAMILY", capital(letters(n))); },
                16000},
    HostileKind{"family of hyphens", [](std::size_t n) { return one("FAMILY", words(n, "-")); },
                8000},
    HostileKind{"given of words", [](std::size_t n) { return one("FEMALE", words(n, " ")); }, 8000},
    HostileKind{"person of words", [](std::size_t n) { return one("PERSON", words(n, " ")); },
                8000},
    HostileKind{"family of a whole text",
                [](std::size_t n) { return one("FAMILY", words(16 * n, " ")); }, 8000},
    HostileKind{"titles", [](std::size_t n) {
                  std::string titles;
                  while (titles.size() < 5 * n) titles += "Dr. ";
                  return one("PERSON", titles + "Adler");
                }, 8000},
    HostileKind{"actor of words", [](std::size_t n) { return one("ACTOR", words(n, " ")); }, 8000},
    HostileKind{"long street",
                [](std::size_t n) { return one("STREET", capital(letters(n)) + "gasse"); }, 16000},
    HostileKind{"street of words",
                [](std::size_t n) { return one("STREET", words(n, "-") + "-Strasse"); }, 8000},
    HostileKind{"location of words", [](std::size_t n) { return one("LOC", words(n, " ")); }, 8000},
    HostileKind{"long number", [](std::size_t n) { return one("PHONE", std::string(n, '4')); },
                50000},
    HostileKind{"long ZIP", [](std::size_t n) { return one("ZIP", std::string(n, '4')); }, 50000},
    HostileKind{"long house number",
                [](std::size_t n) { return one("STREETNO", std::string(n, '4')); }, 50000},
    HostileKind{"long id", [](std::size_t n) { return one("UFID", letters(n)); }, 50000},
    HostileKind{"FID of words", [](std::size_t n) { return one("FID", words(n, " ")); }, 8000},
    HostileKind{"password", [](std::size_t n) { return one("PASS", std::string(n, '!')); }, 50000},
    HostileKind{"date of digits", [](std::size_t n) { return one("DATE", std::string(n, '1')); },
                50000},
    HostileKind{"date of dots", [](std::size_t n) {
                  std::string date;
                  while (date.size() < 3 * n) date += "1. ";
                  return one("DATE", date + "Juni");
                }, 8000},
    HostileKind{"date of words", [](std::size_t n) { return one("DATE", words(n, " ")); }, 8000},
    HostileKind{"name of lines", [](std::size_t n) { return one("FAMILY", words(n, "\n")); }, 8000},
    HostileKind{"name of empty lines",
                [](std::size_t n) { return one("FAMILY", "Anna" + std::string(n, '\n') + "Adler"); },
                50000},
    HostileKind{"organisation of lines", [](std::size_t n) { return one("ORG", words(n, "\n")); },
                8000},
    HostileKind{"marks", [](std::size_t n) {
                  std::string marked = "A";
                  for (std::size_t i = 0; i < n; ++i) marked += "'";
                  return one("FAMILY", marked + "n");
                }, 50000},
    HostileKind{"nested", nested, 400},
    HostileKind{"nested words", nested_words, 4000},
    HostileKind{"chain", chain, 150},
    HostileKind{"overlaps", overlaps, 2000},
    HostileKind{"on one span", on_one_span, 4000},
    HostileKind{"fragments", fragments, 4000},
    HostileKind{"overlapped fragments", overlapped_fragments, 3000},
    HostileKind{"families", [](std::size_t n) { return many(n, "FAMILY", name); }, 4000},
    HostileKind{"one family",
                [](std::size_t n) { return many(n, "FAMILY", [](auto) { return "Adler"; }); }, 4000},
    HostileKind{"women", [](std::size_t n) { return many(n, "FEMALE", name); }, 4000},
    HostileKind{"given", [](std::size_t n) { return many(n, "GIVEN", name); }, 4000},
    HostileKind{"persons",
                [](std::size_t n) {
                  return many(n, "PERSON", [](std::size_t i) { return name(i) + " " + name(i / 2); });
                },
                3000},
    HostileKind{"cities", [](std::size_t n) { return many(n, "CITY", name); }, 4000},
    HostileKind{"derived places", places, 4000},
    HostileKind{"qualified places",
                [](std::size_t n) {
                  return many(n, "CITY",
                              [](std::size_t i) { return "Bad Ischl am " + name(i); });
                },
                3000},
    HostileKind{"organisations",
                [](std::size_t n) {
                  return many(n, "ORG", [](std::size_t i) { return name(i) + " GmbH"; });
                },
                4000},
    HostileKind{"acronyms",
                [](std::size_t n) {
                  return many(n, "ORG", [](std::size_t i) {
                    std::string acronym = word(i);
                    for (char& c : acronym) c = static_cast<char>(c - 'a' + 'A');
                    return i % 2 ? acronym : "Stadt" + word(i) + " Nord";
                  });
                },
                4000},
    HostileKind{"long names alike",
                [](std::size_t n) {
                  return many(n, "ORG", [](std::size_t i) {
                    return "Verein der Freunde von allen und jedem und " + name(i);
                  });
                },
                2000},
    HostileKind{"streets", streets, 1500},
    HostileKind{"streets beside a long place", streets_beside_a_long_place, 1500},
    HostileKind{"initials beside firms", initials_beside_firms, 2000},
    HostileKind{"initials beside families", initials_beside_families, 4000},
    HostileKind{"acronyms of a long name", acronyms_of_a_long_name, 4000},
    HostileKind{"one date in parentheses", one_date_in_parentheses, 40000},
    HostileKind{"one date of many times", one_date_of_many_times, 20000},
    HostileKind{"users", [](std::size_t n) { return many(n, "USER", word); }, 4000},
    HostileKind{"addresses", addresses, 1500},
    HostileKind{"people of one name", people, 2000},
    HostileKind{"couples", couples, 2000},
    HostileKind{"initials",
                [](std::size_t n) { return many(n, "FEMALE", [](auto) { return "A."; }); }, 4000},
    HostileKind{"numbers", [](std::size_t n) { return many(n, "PHONE", phone); }, 4000},
    HostileKind{"numbers that go on",
                [](std::size_t n) {
                  return many(n, "PHONE",
                              [](std::size_t i) { return std::string(5 + i % 300, '4'); });
                },
                2000},
    HostileKind{"house numbers",
                [](std::size_t n) {
                  return many(n, "STREETNO", [](std::size_t i) { return number(10000 + i); });
                },
                4000},
    HostileKind{"postal codes",
                [](std::size_t n) {
                  return many(n, "ZIP", [](std::size_t i) { return number(1000 + i % 9000); });
                },
                4000},
    HostileKind{"ids", [](std::size_t n) { return many(n, "UFID", word); }, 4000},
    HostileKind{"digits",
                [](std::size_t n) {
                  return many(n, "UFID", [](std::size_t i) { return number(i % 10); });
                },
                4000},
    HostileKind{"dates",
                [](std::size_t n) {
                  return many(n, "DATE", [](std::size_t i) {
                    return number(i % 28 + 1) + ". " + number(i % 12 + 1) + ". " +
                           number(1900 + i % 200);
                  });
                },
                4000},
    HostileKind{"bare days",
                [](std::size_t n) {
                  return many(n, "DATE", [](std::size_t i) { return number(i % 28 + 1) + "."; });
                },
                4000},
    HostileKind{"unreadable dates", [](std::size_t n) { return many(n, "DATE", name); }, 4000},
    HostileKind{"lines of all kinds", lines_of_all_kinds, 400},
    HostileKind{"attributes of one", attributes_of_one, 2000},
    HostileKind{"arguments of one", arguments_of_one, 2000},
    HostileKind{"tokens", tokens, 20000},
    HostileKind{"blanks", breaks_outside, 3000},
};

void append_escaped(std::string& out, std::string_view text) {
  for (const char c : text) {
    if (c == '\n') {
      out += "\\n";
    } else {
      if (c == '"' || c == '\\') out += '\\';
      out += c;
    }
  }
}

// Appends the line "T1<TAB>LABEL 0 5;9 12<TAB>..." as a JSON entity.
void append_entity(std::string& out, std::string_view line) {
  const std::size_t tab = line.find('\t');
  const std::size_t blank = line.find(' ', tab);
  const std::string_view spans = line.substr(blank + 1, line.find('\t', tab + 1) - blank - 1);
  out.append(R"({"id": ")").append(line.substr(0, tab)).append(R"(", "label": ")");
  out.append(line.substr(tab + 1, blank - tab - 1)).append(R"(", "fragments": [[)");
  for (const char c : spans) {
    if (c == ';') out += "], [";
    if (c != ';') out += c == ' ' ? ',' : c;
  }
  out += R"(]], "text": ")";
  append_escaped(out, line.substr(line.find('\t', tab + 1) + 1));
  out += "\"}";
}

}  // namespace

std::span<const HostileKind> hostile_kinds() { return kKinds; }

std::string as_json_line(const RawPair& pair, std::string_view id) {
  std::string out = R"({"id": ")";
  out.append(id).append(R"(", "text": ")");
  append_escaped(out, pair.text);
  out += R"(", "entities": [)";
  bool first = true;
  for (std::string_view rest = pair.annotations; !rest.empty();) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(line.size() + 1);
    if (line.front() != 'T') continue;
    out += first ? "" : ", ";
    first = false;
    append_entity(out, line);
  }
  return out + "]}";
}

}  // namespace pseudo::test
