// Tests that the sweep finds names that generated emails repeat in another form: 53 kinds of
// variants, 26,500 in all. All people, streets and numbers are invented.
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "pseudo/pseudonymizer.h"
#include "text/casing.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

using Generator = std::mt19937;

constexpr std::size_t kMails = 500;

template <std::size_t n>
std::string_view pick(const std::string_view (&all)[n], Generator& random) {
  return all[random() % n];
}

std::string family_name(Generator& random) {
  constexpr std::string_view kKnown[] = {
      "Huber",   "Müller", "Gruber",  "Moser",  "Köberl", "Pichler", "Haider",  "Nowotny",
      "Özdemir", "Strobl", "Wallner", "Höfler", "Šimek",  "Dvořák",  "Thaller", "Brandstätter"};
  constexpr std::string_view kStarts[] = {"Zwarb", "Brunn", "Gansl",  "Wözl", "Königs", "Trauf",
                                          "Ulm",   "Kröss", "Meierl", "Pött", "Rauhen", "Schwübl"};
  constexpr std::string_view kEnds[] = {"thaler", "mayr",  "hofer", "reiter",
                                        "böck",   "egger", "inger"};
  if (random() % 2 == 0) return std::string(pick(kKnown, random));
  return std::string(pick(kStarts, random)).append(pick(kEnds, random));
}

std::string given_name(Generator& random) {
  constexpr std::string_view kGiven[] = {"Irmgard", "Jörg",   "Leopold", "Käthe",
                                         "Björn",   "Tamara", "Ulrike",  "Gernot",
                                         "Solveig", "Zoë",    "Manuel",  "Quirin"};
  return std::string(pick(kGiven, random));
}

struct Town {
  std::string_view whole, alone, inhabitant;
};

Town town(Generator& random) {
  constexpr Town kTowns[] = {{"Bad Ischl", "Ischl", "Ischler"},
                             {"Frankfurt am Main", "Frankfurt", "Frankfurter"},
                             {"Klagenfurt", "Klagenfurts", "Klagenfurterinnen"},
                             {"Göttingen", "GOETTINGEN", "Göttinger"},
                             {"Mödling", "Mödlings", "Mödlingern"},
                             {"Zürich", "Zuerich", "Zürcher"},
                             {"Bad Zwiesling", "Zwiesling", "Zwieslinger"},
                             {"Wurzbichl", "Wurzbichls", "Wurzbichler"}};
  return kTowns[random() % std::size(kTowns)];
}

struct Nickname {
  std::string_view label, name, short_name;
};

Nickname nickname(Generator& random) {
  constexpr Nickname kNames[] = {{"FEMALE", "Stefanie", "Steffi"}, {"FEMALE", "Elisabeth", "Lisi"},
                                 {"FEMALE", "Katharina", "Kathi"}, {"FEMALE", "Susanne", "Susi"},
                                 {"MALE", "Josef", "Sepp"},        {"MALE", "Michael", "Michi"},
                                 {"MALE", "Johann", "Hansi"},      {"FEMALE", "Gabriele", "Gabi"}};
  return kNames[random() % std::size(kNames)];
}

struct Saint {
  std::string_view whole, other, word;
};

Saint saint(Generator& random) {
  constexpr Saint kSaints[] = {{"Sankt Veit an der Glan", "St. Veit", "Veit"},
                               {"St. Pölten", "Sankt Pölten", "Pölten"},
                               {"Sankt Wurzling", "St. Wurzling", "Wurzling"},
                               {"St. Trudewin am Kröss", "Sankt Trudewin", "Trudewin"}};
  return kSaints[random() % std::size(kSaints)];
}

// Returns a word of an address that is in no list.
std::string invented_word(Generator& random, std::string_view end) {
  constexpr std::string_view kStarts[] = {"Kruspel", "Wabner", "Zottl", "Pfrill", "Quast", "Mörk"};
  return std::string(pick(kStarts, random)).append(end);
}

std::string digits(Generator& random, std::size_t count) {
  std::string all(1, static_cast<char>('1' + random() % 9));
  while (all.size() < count) all += static_cast<char>('0' + random() % 10);
  return all;
}

// Inserts text between the second and third character.
std::string divided(std::string_view word, std::string_view between) {
  std::size_t pos = 0;
  text::next(word, pos);
  text::next(word, pos);
  return std::string(word.substr(0, pos)).append(between).append(word.substr(pos));
}

std::string with_look_alikes(std::string_view word) {
  static const std::map<char, std::string> kCyrillic = {
      {'a', "а"}, {'e', "е"}, {'o', "о"}, {'p', "р"}, {'c', "с"}, {'x', "х"},
      {'i', "і"}, {'K', "К"}, {'H', "Н"}, {'M', "М"}, {'T', "Т"}};
  std::string out;
  for (const char c : word) {
    const auto found = kCyrillic.find(c);
    out += found == kCyrillic.end() ? std::string(1, c) : found->second;
  }
  return out;
}

// Example: "H u b e r".
std::string spaced(std::string_view word) {
  std::string out;
  for (std::size_t pos = 0; pos < word.size();) {
    if (pos > 0) out += ' ';
    text::append(out, text::next(word, pos));
  }
  return out;
}

// Escapes all bytes beyond ASCII and every third letter.
std::string in_bytes(std::string_view word, char sign) {
  std::string out;
  for (std::size_t i = 0; i < word.size(); ++i) {
    const auto byte = static_cast<unsigned char>(word[i]);
    out +=
        byte >= 0x80 || i % 3 == 2 ? fmt::format("{}{:02X}", sign, byte) : std::string(1, word[i]);
  }
  return out;
}

std::string in_references(std::string_view word) {
  static const std::map<char32_t, std::string> kNamed = {
      {U'ä', "auml"}, {U'ö', "ouml"}, {U'ü', "uuml"}, {U'Ö', "Ouml"}};
  std::string out;
  for (std::size_t pos = 0; pos < word.size();) {
    const char32_t c = text::next(word, pos);
    const auto named = kNamed.find(c);
    const bool is_plain = c < 0x80 && pos % 3 != 2;
    if (named != kNamed.end()) {
      out += '&' + named->second + ';';
    } else if (is_plain) {
      text::append(out, c);
    } else {
      out += fmt::format("&#{};", static_cast<std::uint32_t>(c));
    }
  }
  return out;
}

std::string genitive(std::string_view name) {
  const bool sibilant =
      name.ends_with('s') || name.ends_with('z') || name.ends_with('x') || name.ends_with("ß");
  return std::string(name) + (sibilant ? "’" : "s");
}

// Reads every UTF-8 byte beyond ASCII as a letter of ISO 8859-1.
std::string in_wrong_encoding(std::string_view word) {
  std::string out;
  for (const char c : word) text::append(out, static_cast<unsigned char>(c));
  return out;
}

std::string in_small_capitals(std::string_view word) {
  static const std::map<char32_t, char32_t> kCapitals = {
      {U'a', U'ᴀ'}, {U'b', U'ʙ'}, {U'e', U'ᴇ'}, {U'g', U'ɢ'}, {U'h', U'ʜ'}, {U'i', U'ɪ'},
      {U'l', U'ʟ'}, {U'm', U'ᴍ'}, {U'n', U'ɴ'}, {U'o', U'ᴏ'}, {U'r', U'ʀ'}, {U't', U'ᴛ'}};
  std::string out;
  for (std::size_t pos = 0; pos < word.size();) {
    const char32_t c = text::lower(text::next(word, pos));
    const auto found = kCapitals.find(c);
    text::append(out, found == kCapitals.end() ? c : found->second);
  }
  return out;
}

struct Planted {
  std::string kind;
  std::string text;
};

// An email with annotated lines first, followed by lines with one planted variant each.
struct Mail {
  Document document;
  std::vector<std::pair<std::string, CodePointSpan>> planted;  // kind, where
};

class Writer {
 public:
  explicit Writer(std::uint32_t seed) : random_(seed) { mail_.document.id = std::to_string(seed); }

  Mail write() {
    const std::string given = given_name(random_);
    const std::string family = family_name(random_);
    const Town town = pseudo::town(random_);
    const std::string street = std::string(pick(kStreets, random_)) + "gasse";
    const std::string account = "AT" + digits(random_, 18);
    const std::string phone = digits(random_, 6);
    const int day = static_cast<int>(random_() % 28) + 1;
    const int month = static_cast<int>(random_() % 12) + 1;
    annotate("PERSON", given + " " + family);
    annotate("CITY", town.whole);
    annotate("LOC", street + " 5, 9020 Zwentendorf");
    annotate("UFID", grouped(account));
    annotate("PHONE", "+43 463 " + phone);
    annotate("DATE", fmt::format("{:02}.{:02}.2015", day, month));
    const Nickname short_form = nickname(random_);
    annotate(std::string(short_form.label), short_form.name);
    const Saint saint = pseudo::saint(random_);
    annotate("CITY", saint.whole);
    const std::string mailbox = invented_word(random_, "nik");
    const std::string host = invented_word(random_, "bau");
    annotate("EMAIL", address(mailbox) + "@" + address(host) + "-linz.example");
    const std::string long_phone = digits(random_, 4);
    annotate("PHONE", "0662/" + long_phone + "-17");
    const std::string customer = digits(random_, 7);
    annotate("UFID", "KD-" + customer);
    plant("family alone", "Frau ", family);
    plant("given alone", "", given);
    plant("other order", "", family + ", " + given);
    plant("genitive", "das Haus ", genitive(family));
    plant("adjective", "der ", family + "sche");
    plant("upper case", "", text::to_upper(family));
    plant("lower case", "", text::to_lower(family));
    plant("umlauts written out", "", text::write_out_umlauts(family));
    plant("decomposed", "", text::to_nfd(family));
    plant("hyphen part", "die ", family + "-Akte");
    plant("address", "an ",
          text::to_lower(text::write_out_umlauts(given + "." + family)) + "@post.example");
    plant("line break", "", divided(family, "-\n"));
    plant("soft hyphen", "", divided(family, "\u00AD"));
    plant("zero width", "", divided(family, "\u200B"));
    plant("look-alikes", "", with_look_alikes(family));
    plant("town alone", "in ", town.alone);
    plant("inhabitant", "viele ", town.inhabitant);
    plant("street alone", "in der ", street);
    if (random_() % 2 == 0) {
      plant("number", "", account);
    } else {
      constexpr std::string_view kFormats[] = {"0463/",       "0043 463-", "+43463", "(0463) ",
                                               "+43 (0)463 ", "0043/463/", "0463"};
      plant("number", "", std::string(pick(kFormats, random_)) + phone);
    }
    plant("date", "am ", date(day, month));
    plant("woman of the name", "die ", family + "in");
    plant("nickname", "", short_form.short_name);
    plant("diminutive", "das ", std::string(short_form.name) + "chen");
    plant("saint", "in ", saint.other);
    plant("word of a saint", "in ", saint.word);
    plant("mailbox", "Herr ", mailbox);
    plant("host", "die Firma ", host);
    plant("number with extension", "", std::string(pick(kAreas, random_)) + long_phone + " DW 17");
    plant("number without extension", "", std::string(pick(kAreas, random_)) + long_phone);
    plant("letters apart", "Frau ", spaced(random_() % 2 == 0 ? family : text::to_upper(family)));
    plant("percent signs", "?name=", in_bytes(family, '%'));
    plant("quoted-printable", "", in_bytes(family, '='));
    plant("character references", "Frau ", in_references(family));
    plant("user name", "Konto ", user_name(given, family));
    plant("word in capitals", "", random_() % 2 == 0 ? family + "GmbH" : "Frau" + family);
    plant("ordinal", "am ", ordinal(day, month));
    plant("number in a word", "", random_() % 2 == 0 ? "PLZ9020" : "Tel" + long_number(phone));
    plant("bare identifier", "Kunde ", customer);
    plant("timestamp", "um ", fmt::format("2015-{:02}-{:02}T09:30:00Z", month, day));
    plant("wrong encoding", "Frau ", in_wrong_encoding(family));
    plant("small capitals", "Frau ", in_small_capitals(family));
    plant("initial", "", given.substr(0, 1) + ".", " " + family);
    write_firms();
    write_lists();
    write_people();
    return std::move(mail_);
  }

 private:
  // Writes the annotated lines of these variants between the others.
  void write_firms() {
    const std::string owner = invented_word(random_, "hofer");
    const std::string partner = invented_word(random_, "tal");
    const std::string_view town = pick(kTowns, random_);
    annotate("ORG", owner + " & " + partner + " GmbH");
    annotate("ORG", fmt::format("Autohaus {} {}", invented_word(random_, "bichl"), town));
    plant("owner of a firm", "Herr ", owner);
    plant("partner of a firm", "Frau ", partner);
    plant("town of a firm", "in ", town);
    plant("dative plural", "bei den ", dative_plural());
  }

  // Annotates a family name and returns its dative plural.
  std::string dative_plural() {
    const std::string family = invented_word(random_, "egger");
    annotate("FAMILY", family);
    return family + 'n';
  }

  void write_lists() {
    const std::string first = digits(random_, 7);
    const std::string second = digits(random_, 7);
    annotate("PHONE",
             fmt::format("0664 {} {} 0699 {}", first, random_() % 2 == 0 ? "/" : "oder", second));
    plant("first of two numbers", "", "+43664" + first);
    plant("second of two numbers", "", "0699-" + second);
    const int day = static_cast<int>(random_() % 27) + 2;
    annotate("DATE", fmt::format("1.{}{}.4.2016", random_() % 2 == 0 ? "-" : " und ", day));
    plant("second of two days", "am ", fmt::format("{}. April", day));
    const std::string mailbox = invented_word(random_, "wisch");
    annotate("EMAIL", fmt::format("office@zwarbau.example, {}@zwarbau.example", address(mailbox)));
    plant("second of two addresses", "Frau ", mailbox);
  }

  void write_people() {
    constexpr std::string_view kParticles[] = {"von der ", "van ", "zu ", "von und zu "};
    const std::string particles(pick(kParticles, random_));
    const std::string noble = invented_word(random_, "stein");
    annotate("PERSON", "Quirin " + particles + noble);
    std::string joined = address(particles + noble);
    std::erase(joined, ' ');
    plant("particles joined", "@", joined);
    const std::string dotted = invented_word(random_, "höfer");
    annotate("FAMILY", dotted);
    plant("without dots", "Frau ", without_dots(dotted));
    annotate("PERSON", "Hans-Jörg " + invented_word(random_, "graf"));
    plant("two given names joined", "der ", "Hansjörg");
  }

  static std::string without_dots(std::string_view name) {
    std::string out;
    for (std::size_t pos = 0; pos < name.size();) {
      const char32_t c = text::next(name, pos);
      text::append(out, c == U'ö' ? U'o' : c);
    }
    return out;
  }

  static constexpr std::string_view kTowns[] = {"Linz", "Wels", "Krems", "Villach", "Bregenz"};
  static std::string long_number(const std::string& phone) { return "0463" + phone; }

  std::string user_name(const std::string& given, const std::string& family) {
    std::string initial;
    std::size_t end = 0;
    text::append(initial, text::next(given, end));
    const std::string name = random_() % 2 == 0 ? initial + family : family + initial;
    return text::to_lower(text::write_out_umlauts(name)) + (random_() % 2 == 0 ? "" : "77");
  }

  static std::string ordinal(int day, int month) {
    constexpr std::string_view kStems[] = {"erst",
                                           "zweit",
                                           "dritt",
                                           "viert",
                                           "fünft",
                                           "sechst",
                                           "siebt",
                                           "acht",
                                           "neunt",
                                           "zehnt",
                                           "elft",
                                           "zwölft",
                                           "dreizehnt",
                                           "vierzehnt",
                                           "fünfzehnt",
                                           "sechzehnt",
                                           "siebzehnt",
                                           "achtzehnt",
                                           "neunzehnt",
                                           "zwanzigst",
                                           "einundzwanzigst",
                                           "zweiundzwanzigst",
                                           "dreiundzwanzigst",
                                           "vierundzwanzigst",
                                           "fünfundzwanzigst",
                                           "sechsundzwanzigst",
                                           "siebenundzwanzigst",
                                           "achtundzwanzigst"};
    constexpr std::string_view kMonths[] = {"Januar",    "Februar", "März",     "April",
                                            "Mai",       "Juni",    "Juli",     "August",
                                            "September", "Oktober", "November", "Dezember"};
    const bool in_words = day % 2 == 0;
    return fmt::format("{}en {}{}", kStems[day - 1],
                       in_words ? kStems[month - 1] : kMonths[month - 1], in_words ? "en" : "");
  }

  static constexpr std::string_view kAreas[] = {"0662 ",     "(0662) ",      "+43 662 ",
                                                "0043-662-", "+43 (0) 662/", "0662/"};
  static std::string address(std::string_view word) {
    return text::to_lower(text::write_out_umlauts(word));
  }
  static constexpr std::string_view kStreets[] = {"Linden", "Zirben", "Trauten", "Quendel"};

  std::string date(int day, int month) {
    constexpr std::string_view kMonths[] = {"Januar",    "Februar", "März",     "April",
                                            "Mai",       "Juni",    "Juli",     "August",
                                            "September", "Oktober", "November", "Dezember"};
    const std::string_view name = kMonths[month - 1];
    switch (random_() % 4) {
      case 0:
        return fmt::format("{}.{}.15", day, month);
      case 1:
        return fmt::format("{}. {} 2015", day, name);
      case 2:
        return fmt::format("2015-{:02}-{:02}", month, day);
      default:
        return fmt::format("{}. {}", day, name);
    }
  }

  static std::string grouped(std::string_view number) {
    std::string groups;
    for (std::size_t i = 0; i < number.size(); ++i) {
      if (i > 0 && i % 4 == 0) groups += ' ';
      groups += number[i];
    }
    return groups;
  }

  void annotate(std::string label, std::string_view original) {
    std::string& text = mail_.document.text;
    text += "Es geht um ";
    const std::size_t begin = text.size();
    text.append(original);
    mail_.document.add_annotation(std::move(label), {{begin, text.size()}});
    text += ".\n";
  }

  void plant(std::string kind, std::string_view before, std::string_view variant,
             std::string_view after = "") {
    std::string& text = mail_.document.text;
    text.append("Gestern hörten wir von ").append(before);
    const std::size_t begin = text::count_code_points(text);
    text.append(variant);
    mail_.planted.push_back({std::move(kind), {begin, text::count_code_points(text)}});
    text.append(after).append(" noch einmal etwas.\n");
  }

  Generator random_;
  Mail mail_;
};

// Returns the number of code points before a place.
std::size_t offset_of(std::string_view text, const TextPlace& place) {
  std::size_t line = 1;
  std::size_t offset = 0;
  std::size_t pos = 0;
  for (; line < place.line; ++offset) line += text::next(text, pos) == U'\n' ? 1U : 0U;
  return offset + place.column - 1;
}

TEST(Planted, VariantsAreFound) {
  const auto lexicons = Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex");
  const auto german = make_language("de", *lexicons);
  const auto engine = Pseudonymizer::make(Options(), **german, *lexicons,
                                          Key::from_bytes(std::string(Key::kBytes, 'k')));
  std::map<std::string, std::pair<std::size_t, std::size_t>> found;  // kind: found, planted
  std::map<std::string, std::string> lost;                           // kind: an example
  std::size_t all = 0;
  std::size_t missed = 0;
  for (std::uint32_t seed = 1; seed <= kMails; ++seed) {
    const Mail mail = Writer(seed).write();
    const auto outcome = engine->run(mail.document);
    ASSERT_TRUE(outcome) << outcome.error().message << "\n" << mail.document.text;
    std::vector<std::size_t> places;
    for (const MissedMention& mention : outcome->missed) {
      if (!mention.doubtful) places.push_back(offset_of(mail.document.text, mention.before));
    }
    for (const auto& [kind, span] : mail.planted) {
      const bool is_found = std::ranges::any_of(
          places, [&](std::size_t place) { return place >= span.begin && place < span.end; });
      auto& [hits, planted] = found[kind];
      hits += is_found ? 1U : 0U;
      ++planted;
      ++all;
      missed += is_found ? 0U : 1U;
      if (!is_found) lost.emplace(kind, mail.document.text);
    }
  }
  EXPECT_EQ(found.size(), 53U);
  EXPECT_EQ(all, 53 * kMails);
  RecordProperty("missed", std::to_string(missed));
  EXPECT_LE(missed * 100, all);  // 99 % or better
  for (const auto& [kind, counts] : found) {
    EXPECT_GE(counts.first * 100, counts.second * 99)
        << kind << ": " << counts.first << " of " << counts.second << "\n"
        << lost[kind];
  }
}

}  // namespace
}  // namespace pseudo
