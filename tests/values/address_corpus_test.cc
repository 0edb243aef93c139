// Invented e-mails whose addresses belong to the people named in them, through the whole engine.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/format.h"
#include "pseudo/pseudonymizer.h"
#include "support/markup.h"
#include "support/numbers.h"

namespace pseudo {
namespace {

using testing_support::Numbers;

struct Person {
  std::string_view label;  // of the given name
  std::string_view given;
  std::string_view family;
};

// Common names, rare ones, names that no lexicon has, umlauts, double names.
constexpr std::array<Person, 24> kPeople = {{
    {"FEMALE", "Irene", "Adler"},         {"MALE", "Klaus", "Müller"},
    {"FEMALE", "Özlem", "Yildirim"},      {"MALE", "Jürgen", "Quastinger"},
    {"FEMALE", "Anna-Lena", "Huber"},     {"MALE", "Igor", "Berger"},
    {"FEMALE", "Sabine", "Größl"},        {"MALE", "Matthias", "Zwirnbichler"},
    {"FEMALE", "Ulrike", "Bäumler"},      {"MALE", "Andreas", "Adam"},
    {"FEMALE", "Katharina", "Weiß"},      {"MALE", "Bernd", "Schöffmann"},
    {"FEMALE", "Petra", "Lindlbauer"},    {"MALE", "Lukas", "Fuchs"},
    {"FEMALE", "Monika", "Özdemir"},      {"MALE", "Florian", "Kranzlmayr"},
    {"FEMALE", "Birgit", "Stöckl"},       {"MALE", "Günther", "Rothschedl"},
    {"FEMALE", "Theres", "Wurzinger"},    {"MALE", "Oskar", "Nemeth"},
    {"FEMALE", "Xenia", "Ehrenreich"},    {"MALE", "Valentin", "Jäger"},
    {"FEMALE", "Doris", "Pfeifenberger"}, {"MALE", "Wolfram", "Tschernutter"},
}};

constexpr std::array<std::string_view, 6> kProviders = {"gmx.at", "web.de",     "gmail.com",
                                                        "a1.net", "bluewin.ch", "t-online.de"};

struct Place {
  std::string_view org;
  std::string_view host;
};
constexpr std::array<Place, 4> kOrgs = {{{"Stadtwerke Graz", "stadtwerke-graz.at"},
                                         {"Brauerei Zwettl", "brauerei-zwettl.at"},
                                         {"Sparkasse Ulm", "sparkasse-ulm.de"},
                                         {"Musikschule Linz", "musikschule-linz.at"}}};

enum class Umlauts { kWrittenOut, kDropped };

/// The test's own idea of a name in an address.
std::string plain(std::string_view name, Umlauts umlauts) {
  static const std::vector<std::array<std::string, 3>> kTable = {
      {"ä", "ae", "a"}, {"ö", "oe", "o"},  {"ü", "ue", "u"}, {"Ä", "ae", "a"}, {"Ö", "oe", "o"},
      {"Ü", "ue", "u"}, {"ß", "ss", "ss"}, {"é", "e", "e"},  {"è", "e", "e"},  {"ç", "c", "c"},
      {"ë", "e", "e"},  {"ï", "i", "i"},   {"á", "a", "a"},  {"ó", "o", "o"},  {"í", "i", "i"},
      {"ć", "c", "c"},  {"č", "c", "c"},   {"š", "s", "s"},  {"ž", "z", "z"},  {"ş", "s", "s"},
      {"ğ", "g", "g"},  {"ı", "i", "i"},   {"â", "a", "a"},  {"ý", "y", "y"},  {"ø", "o", "o"},
      {"É", "e", "e"},  {"Š", "s", "s"},   {"Ž", "z", "z"},  {"Č", "c", "c"},  {"ñ", "n", "n"}};
  std::string result;
  for (std::size_t i = 0; i < name.size();) {
    const auto row = std::ranges::find_if(
        kTable, [&](const auto& r) { return name.substr(i).starts_with(r[0]); });
    if (row != kTable.end()) {
      result += (*row)[umlauts == Umlauts::kWrittenOut ? 1 : 2];
      i += (*row)[0].size();
    } else {
      const auto c = static_cast<unsigned char>(name[i++]);
      if (std::isalnum(c) != 0) result.push_back(static_cast<char>(std::tolower(c)));
    }
  }
  return result;
}

constexpr std::size_t kPatterns = 14;

/// A local part made of a name in one of the common ways.
std::string local_part(std::size_t pattern, std::string given, std::string family) {
  const std::string g = given.substr(0, 1);
  const std::string f = family.substr(0, 1);
  switch (pattern) {
    case 0:
      return given + "." + family;
    case 1:
      return g + "." + family;
    case 2:
      return g + family;
    case 3:
      return family + "." + g;
    case 4:
      return family + g;
    case 5:
      return given + family;
    case 6:
      return given + "_" + family + "77";
    case 7:
      return given + "-" + family;
    case 8:
      return family + "." + given;
    case 9:
      return family + given;
    case 10:
      return given;
    case 11:
      return family;
    case 12:
      return given + "." + family + "+liste";
    default:
      return family + "1984";
  }
}

/// Digits as '#'; text after a plus is not a name.
std::string comparable(std::string_view local) {
  std::string result;
  for (const char c : local.substr(0, local.find('+'))) {
    if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
      if (!result.ends_with('#')) result.push_back('#');
    } else if (c != '-') {
      result.push_back(c);
    }
  }
  return result;
}

/// One address of the corpus: whose it is and how it was made.
struct Entry {
  std::size_t person = 0;
  std::size_t pattern = 0;
  Umlauts umlauts = Umlauts::kWrittenOut;
  std::string address;
};

struct Mail {
  std::string markup;
  std::vector<std::size_t> people;  // Indices into kPeople.
  std::vector<Entry> entries;       // One for each EMAIL, in the order of the text.
  std::vector<std::string> kinds;   // For each annotation: "given 3", "family 3", "email", ...
  const Place* org = nullptr;
};

class Writer {
 public:
  explicit Writer(std::size_t number) : numbers_((number + 1) * 2654435761U + 1) {
    while (mail_.people.size() < 3) {
      const std::size_t person = numbers_.below(kPeople.size());
      if (std::ranges::count(mail_.people, person) == 0) mail_.people.push_back(person);
    }
    if (number % 2 == 0) mail_.org = &kOrgs[numbers_.below(kOrgs.size())];
    for (const std::size_t person : mail_.people) entries_.push_back(entry(person));
  }

  Mail write() {
    text("Von: ");
    full_name(0);
    text(" <");
    email(0);
    text(">\nAn: ");
    email(1);
    text("\nBetreff: Termin\n\nHallo ");
    mark(kPeople[mail_.people[1]].label, kPeople[mail_.people[1]].given,
         "given " + std::to_string(1));
    text(",\n\nbitte melde dich bei ");
    full_name(2);
    text(" (");
    email(2);
    text(").\n\nLiebe Grüße\n");
    full_name(0);
    if (mail_.org != nullptr) {
      text("\n");
      mark("ORG", mail_.org->org, "org");
      text("\nWeb: ");
      mark("URL", "https://www." + std::string(mail_.org->host) + "/team", "url");
    }
    text("\nMail: ");
    email(0);
    text("\n\n> Am Montag schrieb ");
    full_name(1);
    text(" <");
    email(1);
    text(">:\n> Danke!\n");
    return std::move(mail_);
  }

 private:
  Entry entry(std::size_t person) {
    Entry result;
    result.person = person;
    result.pattern = numbers_.below(kPatterns);
    result.umlauts = numbers_.below(3) == 0 ? Umlauts::kDropped : Umlauts::kWrittenOut;
    const Person& who = kPeople[person];
    const bool at_org = mail_.org != nullptr && numbers_.below(2) == 0;
    const std::string_view host =
        at_org ? mail_.org->host : kProviders[numbers_.below(kProviders.size())];
    result.address = local_part(result.pattern, plain(who.given, result.umlauts),
                                plain(who.family, result.umlauts)) +
                     "@" + std::string(host);
    return result;
  }

  void text(std::string_view words) { mail_.markup += words; }
  void mark(std::string_view label, std::string_view surface, std::string kind) {
    mail_.markup.append("[").append(label).append(" ").append(surface).append("]");
    mail_.kinds.push_back(std::move(kind));
  }
  void full_name(std::size_t who) {
    const Person& person = kPeople[mail_.people[who]];
    mark(person.label, person.given, "given " + std::to_string(who));
    text(" ");
    mark("FAMILY", person.family, "family " + std::to_string(who));
  }
  void email(std::size_t who) {
    mark("EMAIL", entries_[who].address, "email");
    mail_.entries.push_back(entries_[who]);
  }

  Numbers numbers_;
  Mail mail_;
  std::vector<Entry> entries_;
};

std::vector<std::string> tokens(std::string_view address) {
  std::vector<std::string> result(1);
  for (const char c : address) {
    if (std::isalpha(static_cast<unsigned char>(c)) != 0) {
      result.back().push_back(static_cast<char>(std::tolower(static_cast<unsigned char>(c))));
    } else if (!result.back().empty()) {
      result.emplace_back();
    }
  }
  return result;
}

struct Figures {
  std::size_t mails = 0;
  std::size_t addresses = 0;
  std::size_t agree = 0;
  std::size_t hosts = 0;
  std::size_t hosts_agree = 0;
  std::size_t originals_left = 0;
  std::size_t merged = 0;
  std::size_t inconsistent = 0;
  std::string examples;
};

/// What one pseudonymized mail shows.
class Reader {
 public:
  Reader(const Mail& mail, const Document& document, Figures& figures)
      : mail_(mail), figures_(figures) {
    for (const Annotation& annotation : document.annotations) {
      texts_.push_back(covered_text(document, annotation));
    }
  }

  void read() {
    ++figures_.mails;
    for (std::size_t i = 0; i < mail_.kinds.size(); ++i) {
      surrogates_.try_emplace(mail_.kinds[i], texts_[i]);
    }
    std::size_t entry = 0;
    for (std::size_t i = 0; i < mail_.kinds.size(); ++i) {
      if (mail_.kinds[i] == "email") read_email(mail_.entries[entry++], texts_[i]);
      if (mail_.kinds[i] == "email" || mail_.kinds[i] == "url") look_for_originals(texts_[i]);
    }
  }

 private:
  void read_email(const Entry& entry, const std::string& text) {
    ++figures_.addresses;
    const auto who = static_cast<std::size_t>(std::ranges::find(mail_.people, entry.person) -
                                              mail_.people.begin());
    const std::string given = surrogates_.at("given " + std::to_string(who));
    const std::string family = surrogates_.at("family " + std::to_string(who));
    const std::string local = text.substr(0, text.find('@'));
    const std::string expected =
        local_part(entry.pattern, plain(given, entry.umlauts), plain(family, entry.umlauts));
    // Without an umlaut in the original, its spelling of umlauts is unknown.
    const std::string otherwise = local_part(entry.pattern, plain(given, Umlauts::kWrittenOut),
                                             plain(family, Umlauts::kWrittenOut));
    if (comparable(local) == comparable(expected) || comparable(local) == comparable(otherwise)) {
      ++figures_.agree;
    } else if (figures_.examples.size() < 2000) {
      figures_.examples += entry.address + " -> " + text + ", not " + expected + "\n";
    }
    read_host(entry, text.substr(text.find('@') + 1));
    const auto [known, fresh] = new_of_.try_emplace(entry.address, text);
    if (!fresh && known->second != text) ++figures_.inconsistent;
    if (fresh && !old_of_.try_emplace(text, entry.address).second) ++figures_.merged;
  }

  void read_host(const Entry& entry, const std::string& host) {
    const std::string original = entry.address.substr(entry.address.find('@') + 1);
    if (mail_.org == nullptr || original != mail_.org->host) return;
    ++figures_.hosts;
    std::string label = host.substr(0, host.rfind('.'));
    if (comparable(plain(label, Umlauts::kWrittenOut)) ==
        comparable(plain(surrogates_.at("org"), Umlauts::kWrittenOut))) {
      ++figures_.hosts_agree;
    } else if (figures_.examples.size() < 2000) {
      figures_.examples += original + " -> " + host + ", not " + surrogates_.at("org") + "\n";
    }
  }

  void look_for_originals(const std::string& address) {
    std::set<std::string> originals;
    for (const std::size_t person : mail_.people) {
      for (const Umlauts umlauts : {Umlauts::kWrittenOut, Umlauts::kDropped}) {
        originals.insert(plain(kPeople[person].given, umlauts));
        originals.insert(plain(kPeople[person].family, umlauts));
      }
    }
    for (const Entry& entry : mail_.entries) {
      for (const std::string& token : tokens(entry.address)) {
        if (token.size() > 2) originals.insert(token);
      }
    }
    // Head nouns of organisations stay with their kind; the surrogate has them rightly.
    std::string surrogate;
    if (mail_.org != nullptr) surrogate = plain(surrogates_.at("org"), Umlauts::kWrittenOut);
    for (const std::string& token : tokens(address)) {
      if (!originals.contains(token) || token == "https" || token == "www") continue;
      if (!surrogate.empty() && surrogate.find(token) != std::string::npos) continue;
      ++figures_.originals_left;
      figures_.examples += "left in " + address + "\n";
    }
  }

  const Mail& mail_;
  Figures& figures_;
  std::vector<std::string> texts_;
  std::map<std::string, std::string> surrogates_;
  std::map<std::string, std::string> new_of_;
  std::map<std::string, std::string> old_of_;
};

TEST(AddressCorpus, AddressesBelongToTheirPeople) {
  constexpr std::size_t kMails = 320;
  const auto lexicons = Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex");
  ASSERT_TRUE(lexicons);
  const auto german = make_language("de", *lexicons);
  ASSERT_TRUE(german) << german.error().message;
  const auto pseudonymizer = Pseudonymizer::make(
      Options(), **german, *lexicons, Key::from_bytes("0123456789abcdef0123456789abcdef"));
  ASSERT_TRUE(pseudonymizer);
  Figures figures;
  for (std::size_t i = 0; i < kMails; ++i) {
    const Mail mail = Writer(i).write();
    const auto outcome = pseudonymizer->run(test::marked(mail.markup, "mail/" + std::to_string(i)));
    ASSERT_TRUE(outcome) << outcome.error().message << "\n" << mail.markup;
    Reader(mail, outcome->document, figures).read();
  }
  RecordProperty("addresses", static_cast<int>(figures.addresses));
  RecordProperty("agree", static_cast<int>(figures.agree));
  RecordProperty("hosts", static_cast<int>(figures.hosts));
  RecordProperty("hosts_agree", static_cast<int>(figures.hosts_agree));
  EXPECT_GE(figures.mails, 300U);
  EXPECT_GE(static_cast<double>(figures.agree), 0.98 * static_cast<double>(figures.addresses))
      << figures.agree << " of " << figures.addresses << "\n"
      << figures.examples;
  EXPECT_GE(static_cast<double>(figures.hosts_agree), 0.9 * static_cast<double>(figures.hosts))
      << figures.hosts_agree << " of " << figures.hosts << "\n"
      << figures.examples;
  EXPECT_EQ(figures.originals_left, 0U) << figures.examples;
  EXPECT_EQ(figures.merged, 0U);
  EXPECT_EQ(figures.inconsistent, 0U);
}

}  // namespace
}  // namespace pseudo
