// Tests that the audit has no finding for outcomes of the engine, whatever the options, and finds
// every harm done to them. Documents, options and harms are drawn from seeds.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pseudo/format.h"
#include "pseudo/pseudonymizer.h"
#include "support/damage.h"
#include "support/growth.h"
#include "support/markup.h"

namespace pseudo {
namespace {

using Random = std::mt19937_64;

std::size_t below(Random& random, std::size_t bound) { return random() % bound; }

template <class T>
const T& any_of(Random& random, const std::vector<T>& values) {
  return values[below(random, values.size())];
}

// All people are invented. Each name occurs in several forms.
std::string random_mail(Random& random) {
  static const std::vector<std::string> kWomen{"Irmgard", "Annelore", "Waltraud", "Hedwig"};
  static const std::vector<std::string> kMen{"Leopold", "Burkhard", "Gernot", "Wendelin"};
  static const std::vector<std::string> kFamilies{"Habersatter", "Krutzbaum", "Querfeldner",
                                                  "Oberhummer"};
  static const std::vector<std::string> kCities{"Mürzzuschlag", "Klagenfurt", "Regensburg",
                                                "Salzburg"};
  const std::string woman = any_of(random, kWomen);
  const std::string man = any_of(random, kMen);
  const std::size_t first = below(random, kFamilies.size());
  const std::string& family = kFamilies[first];
  const std::string& other = kFamilies[(first + 1) % kFamilies.size()];
  const std::string city = any_of(random, kCities);
  const std::string day = std::to_string(1 + below(random, 28));
  const std::string later = std::to_string(1 + below(random, 28));
  return "Liebe [FEMALE " + woman + "],\nam [DATE " + day + ".3.2015] kam [MALE " + man +
         "] [FAMILY " + other + "] aus [CITY " + city + "], am [DATE " + later +
         ". Mai 2016] nicht. Das schrieb [MALE " + man + "s] Bruder im [DATE " + later +
         ".4.] und [FAMILY " + family + "s] Tante aus der [STREET Lindengasse] [STREETNO 12a].\n" +
         "[FEMALE " + woman + "] [FAMILY " + family + "], [ORG Stadtwerke " + city +
         "], Tel. [PHONE 0316/463 27 01], Konto [UFID AT61 1904 3002 3457 3201], [EMAIL " +
         "irmgard.krutzbaum@example.org], [PHONE 0316/463 27 01]\n" + "[PERSON Frau Dr. " + woman +
         " " + family + "] und [FAMILY " + other + "], [FAMILY Böswirth]\n";
}

struct Setting {
  const char* language = "de";
  Options options;
};

Setting random_setting(Random& random) {
  Setting setting;
  if (below(random, 6) == 0) setting.language = "none";
  Options& options = setting.options;
  static const std::vector<Scope> kScopes{Scope::kDocument, Scope::kDocument, Scope::kSentence,
                                          Scope::kFolder, Scope::kCorpus};
  options.scope = any_of(random, kScopes);
  if (below(random, 4) == 0) options.label_scopes["CITY"] = Scope::kCorpus;
  if (below(random, 3) == 0) options.addresses = AddressStyle::kRandom;
  if (below(random, 4) == 0) options.keep_tld = true;
  if (below(random, 4) == 0) options.valid_checksums = true;
  if (below(random, 3) == 0) options.missed = MissedPolicy::kReplace;
  const std::size_t shift = below(random, 8);
  if (shift == 0) options.fixed_shift = 371;
  if (shift == 1) options.max_shift = 60;
  static const std::vector<Style> kStyles{Style::kTag, Style::kNumberedTag, Style::kMask,
                                          Style::kRemove};
  static const std::vector<std::string> kLabels{"FAMILY", "CITY", "PHONE", "DATE", "ORG"};
  if (below(random, 3) == 0) {
    options.styles.table.of_label[any_of(random, kLabels)] = any_of(random, kStyles);
  }
  return setting;
}

const Lexicons& lexicons_of(const std::string& language) {
  static std::map<std::string, Lexicons> known;
  const auto found = known.find(language);
  if (found != known.end()) return found->second;
  auto opened = Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/" + language + ".lex");
  return known.emplace(language, *std::move(opened)).first->second;
}

const LanguageModule& language_of(const std::string& tag) {
  static std::map<std::string, std::unique_ptr<LanguageModule>> known;
  std::unique_ptr<LanguageModule>& language = known[tag];
  if (language == nullptr) language = *make_language(tag, lexicons_of(tag));
  return *language;
}

Pseudonymizer engine_of(const Setting& setting, std::uint64_t seed) {
  std::string key(Key::kBytes, 'a');
  for (std::size_t i = 0; i < sizeof seed; ++i) {
    key[i] = static_cast<char>('a' + static_cast<int>((seed >> (4 * i)) & 0xFU));
  }
  return *Pseudonymizer::make(setting.options, language_of(setting.language),
                              lexicons_of(setting.language), Key::from_bytes(std::move(key)));
}

std::string told(const Outcome& outcome) {
  std::string lines;
  for (const AuditFinding& finding : outcome.findings) {
    lines += std::string(name(finding.code)) + ' ' + finding.annotation + '\n';
  }
  return lines;
}

std::string text_of(const Document& document, std::size_t annotation) {
  const ByteSpan span = document.annotations[annotation].fragments.front();
  return document.text.substr(span.begin, span.size());
}

Document rewritten(const Document& document, std::size_t annotation, const std::string& words) {
  return test::with_text(document, document.annotations[annotation].fragments.front(), words);
}

TEST(HarmTest, OwnOutputIsCleanUnderAllOptions) {
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    Random random(seed);
    const Setting setting = random_setting(random);
    const Document before = test::marked(random_mail(random));
    const Pseudonymizer engine = engine_of(setting, seed);
    const Result<Outcome> done = engine.run(before);
    ASSERT_TRUE(done) << seed << ": " << done.error().message;
    const Result<Outcome> outcome = engine.audit(before, done->document);
    ASSERT_TRUE(outcome) << seed;
    EXPECT_EQ(told(*outcome), "") << seed << '\n' << before.text << done->document.text;
  }
}

// Harms to an annotation of a new document. Each returns nothing if it does not apply.
struct Done {
  const Document& before;
  const Document& after;
  Random& random;

  [[nodiscard]] const std::string& label(std::size_t i) const {
    return before.annotations[i].label;
  }
  // Returns an annotation with the same label and a different original.
  [[nodiscard]] std::optional<std::size_t> other(std::size_t i) const {
    for (std::size_t k = 0; k < before.annotations.size(); ++k) {
      if (label(k) != label(i) || text_of(before, k).starts_with(text_of(before, i))) continue;
      if (!text_of(before, i).starts_with(text_of(before, k))) return k;
    }
    return std::nullopt;
  }
};

using Changed = std::optional<Document>;

Changed change_gap(const Done& done, std::size_t) {
  Document changed = done.after;
  changed.text.replace(changed.text.find("kam "), 4, "ging ");
  for (Annotation& annotation : changed.annotations) {
    for (ByteSpan& span : annotation.fragments) {
      if (span.begin > changed.text.find("ging ")) span = {span.begin + 1, span.end + 1};
    }
  }
  return changed;
}

Changed move_offset(const Done& done, std::size_t i) {
  ByteSpan span = done.after.annotations[i].fragments.front();
  if (span.size() < 2 || static_cast<unsigned char>(done.after.text[span.begin + 1]) >= 0x80) {
    return std::nullopt;
  }
  ++span.begin;
  return test::with_fragments(done.after, i, {span});
}

Changed change_label(const Done& done, std::size_t i) {
  return test::with_label(done.after, i, done.label(i) == "URL" ? "EMAIL" : "URL");
}

Changed drop_line(const Done& done, std::size_t i) {
  return test::without_annotation(done.after, i);
}

Changed put_back(const Done& done, std::size_t i) {
  return rewritten(done.after, i, text_of(done.before, i));
}

Changed put_back_spaced(const Done& done, std::size_t i) {
  if (done.label(i) != "FAMILY" && done.label(i) != "FEMALE") return std::nullopt;
  if (text_of(done.before, i) == "Böswirth") return std::nullopt;  // characters of two bytes
  std::string spaced;
  for (const char c : text_of(done.before, i)) spaced.append(1, c).append(1, ' ');
  spaced.pop_back();
  return rewritten(done.after, i, spaced);
}

Changed put_back_without_dots(const Done& done, std::size_t i) {
  if (text_of(done.before, i) != "Böswirth") return std::nullopt;
  return rewritten(done.after, i, "Boswirth");
}

Changed put_back_without_signs(const Done& done, std::size_t i) {
  if (done.label(i) != "PHONE" && done.label(i) != "UFID") return std::nullopt;
  std::string bare = text_of(done.before, i);
  std::erase_if(bare, [](char c) { return c == ' ' || c == '/'; });
  return rewritten(done.after, i, bare);
}

Changed put_back_date(const Done& done, std::size_t i) {
  const std::string was = text_of(done.before, i);
  const std::size_t at = was.find(".3.2015");
  if (done.label(i) != "DATE" || at == std::string::npos) return std::nullopt;
  return rewritten(done.after, i, was.substr(0, at) + ". März 2015");
}

Changed put_back_derived(const Done& done, std::size_t i) {
  if (done.label(i) != "CITY") return std::nullopt;
  return rewritten(done.after, i, text_of(done.before, i) + "er");
}

Changed swap(const Done& done, std::size_t i) {
  const auto other = done.other(i);
  const std::string& label = done.label(i);
  if (!other || (label != "FAMILY" && label != "FEMALE")) return std::nullopt;
  return rewritten(done.after, i, text_of(done.before, *other));
}

Changed plant_in_address(const Done& done, std::size_t i) {
  if (done.label(i) != "EMAIL") return std::nullopt;
  for (std::size_t k = 0; k < done.before.annotations.size(); ++k) {
    if (done.label(k) != "FAMILY") continue;
    return rewritten(done.after, i, "post." + text_of(done.before, k) + "@abc.example");
  }
  return std::nullopt;
}

Changed plant_in_organisation(const Done& done, std::size_t i) {
  if (done.label(i) != "ORG") return std::nullopt;
  for (std::size_t k = 0; k < done.before.annotations.size(); ++k) {
    if (done.label(k) != "FEMALE") continue;
    return rewritten(done.after, i, text_of(done.after, i) + ' ' + text_of(done.before, k));
  }
  return std::nullopt;
}

Changed plant_date(const Done& done, std::size_t i) {
  const std::string& label = done.label(i);
  if (label != "ORG" && label != "FAMILY" && label != "CITY") return std::nullopt;
  for (std::size_t k = 0; k < done.before.annotations.size(); ++k) {
    if (done.label(k) != "DATE") continue;
    return rewritten(done.after, i, text_of(done.after, i) + ' ' + text_of(done.before, k));
  }
  return std::nullopt;
}

Changed change_kind(const Done& done, std::size_t i) {
  static const std::map<std::string, std::string> kOthers{
      {"PHONE", "Durchwahl"}, {"UFID", "unbekannt"},   {"EMAIL", "zwettlgruber.example"},
      {"DATE", "gestern"},    {"FAMILY", "4711"},      {"STREETNO", "hinten"},
      {"CITY", "4 711"},      {"FEMALE", "(0316) 27"}, {"ORG", "08/15"}};
  const auto other = kOthers.find(done.label(i));
  if (other == kOthers.end()) return std::nullopt;
  return rewritten(done.after, i, other->second);
}

Changed double_line(const Done& done, std::size_t i) {
  Document changed = done.after;
  changed.annotations.push_back(changed.annotations[i]);
  changed.annotations.back().id = "T99";
  return changed;
}

Changed add_field(const Done& done, std::size_t) {
  Document changed = done.after;
  changed.remarks.push_back({Remark::Kind::kField, kNoOrigin, "", "source", "", "\"inbox\""});
  return changed;
}

Changed split(const Done& done, std::size_t i) {
  if (done.label(i) != "FAMILY" && done.label(i) != "MALE") return std::nullopt;
  if (text_of(done.before, i) == "Böswirth") return std::nullopt;  // has one mention alone
  const bool is_genitive = text_of(done.before, i).ends_with("s");
  return rewritten(done.after, i, is_genitive ? "Zwettlgrubers" : "Zwettlgruber");
}

Changed split_number(const Done& done, std::size_t i) {
  if (done.label(i) != "PHONE") return std::nullopt;
  return rewritten(done.after, i, "0512/908 17 55");
}

Changed merge(const Done& done, std::size_t i) {
  const auto other = done.other(i);
  if (!other || done.label(i) != "FAMILY") return std::nullopt;
  Document changed = done.after;
  const std::string words = text_of(done.after, *other);
  for (std::size_t k = 0; k < done.before.annotations.size(); ++k) {
    if (text_of(done.before, k) == text_of(done.before, i)) changed = rewritten(changed, k, words);
  }
  return changed;
}

Changed move_date(const Done& done, std::size_t i) {
  if (done.label(i) != "DATE") return std::nullopt;
  const std::string now = text_of(done.after, i);
  const std::size_t dot = now.find('.');
  if (dot == std::string::npos) return std::nullopt;
  const int day = std::stoi(now);
  return rewritten(done.after, i, std::to_string(day == 9 ? 10 : 9) + now.substr(dot));
}

struct HarmRow {
  const char* name;
  std::function<Changed(const Done&, std::size_t)> apply;
  bool needs_narrow_scope;
  bool needs_grammar;
};

const std::vector<HarmRow>& harms() {
  static const std::vector<HarmRow> kHarms{
      {"ChangedGap", change_gap, false, false},
      {"MovedOffset", move_offset, false, false},
      {"OtherLabel", change_label, false, false},
      {"DroppedLine", drop_line, false, false},
      {"PutBack", put_back, false, false},
      {"PutBackSpaced", put_back_spaced, false, false},
      {"PutBackWithoutDots", put_back_without_dots, false, false},
      {"PutBackWithoutSigns", put_back_without_signs, false, false},
      {"PutBackDate", put_back_date, false, true},
      {"PutBackDerived", put_back_derived, false, true},
      {"Swapped", swap, true, false},
      {"PlantedInAddress", plant_in_address, true, false},
      {"PlantedInOrganisation", plant_in_organisation, true, true},
      {"PlantedDate", plant_date, false, true},
      {"OtherKind", change_kind, false, true},
      {"DoubledLine", double_line, false, false},
      {"AddedField", add_field, false, false},
      {"Split", split, false, true},
      {"SplitNumber", split_number, false, false},
      {"Merged", merge, true, false},
      {"MovedDate", move_date, false, true},
  };
  return kHarms;
}

// Sentence scope is left out, because everyone would be a different person in each sentence.
Setting harmed_setting(Random& random, const HarmRow& harm) {
  Setting setting;
  if (!harm.needs_grammar && below(random, 6) == 0) setting.language = "none";
  static const std::vector<Scope> kWide{Scope::kDocument, Scope::kFolder, Scope::kCorpus};
  if (!harm.needs_narrow_scope) setting.options.scope = any_of(random, kWide);
  if (below(random, 3) == 0) setting.options.addresses = AddressStyle::kRandom;
  if (below(random, 4) == 0) setting.options.fixed_shift = 371;
  return setting;
}

TEST(HarmTest, EveryHarmIsFound) {
  std::map<std::string, int> found;
  for (std::uint64_t seed = 0; seed < 800; ++seed) {
    Random random(seed);
    const HarmRow& harm = harms()[seed % harms().size()];
    const Setting setting = harmed_setting(random, harm);
    const Document before = test::marked(random_mail(random));
    const Pseudonymizer engine = engine_of(setting, seed);
    const Result<Outcome> outcome = engine.run(before);
    ASSERT_TRUE(outcome) << outcome.error().message;
    const Done done{before, outcome->document, random};
    const std::size_t count = before.annotations.size();
    const std::size_t from = below(random, count);
    Changed changed;
    for (std::size_t k = 0; k < count && !changed; ++k) {
      changed = harm.apply(done, (from + k) % count);
    }
    ASSERT_TRUE(changed) << harm.name;
    const Result<Outcome> audited = engine.audit(before, *changed);
    ASSERT_TRUE(audited) << harm.name;
    EXPECT_NE(told(*audited), "") << harm.name << ' ' << seed << '\n'
                                  << before.text << outcome->document.text << changed->text;
    ++found[harm.name];
  }
  for (const HarmRow& harm : harms()) EXPECT_GT(found[harm.name], 12) << harm.name;
}

// A mention and another form that replaces it.
struct FormRow {
  const char* label;
  const char* original;
  const char* planted;
};

constexpr FormRow kForms[] = {
    {"FAMILY", "Habersatter", "Habersatters"},
    {"FAMILY", "Habersatter", "Habersatterin"},
    {"FAMILY", "Habersatter", "HABERSATTER"},
    {"FAMILY", "Habersatter", "H a b e r s a t t e r"},
    {"FAMILY", "Habersatter", "Frau Habersatter"},
    {"FAMILY", "Böswirth", "Boeswirth"},
    {"FAMILY", "Böswirth", "Boswirth"},
    {"FAMILY", "Böswirth", "BOSWIRTH"},
    {"PERSON", "Eva Böswirth", "Jutta Boswirth"},
    {"CITY", "Mürzzuschlag", "Murzzuschlag"},
    {"STREET", "Grünbichlgasse", "Grunbichlgasse"},
    {"PERSON", "Eva Habersatter", "EvaHabersatter"},
    {"PERSON", "Eva Habersatter", "Habersatter, Eva"},
    {"PERSON", "Eva Habersatter", "evahabersatter"},
    {"FEMALE", "Irmgard", "Irmgards"},
    {"MALE", "André", "Andre"},
    {"CITY", "Wien", "Wiener"},
    {"CITY", "Klagenfurt", "klagenfurterisch"},
    {"DATE", "18. März 2015", "18.3.2015"},
    {"DATE", "18. März 2015", "18.03.15"},
    {"DATE", "18. März 2015", "2015-03-18"},
    {"DATE", "18.3.", "18. März"},
    {"PHONE", "0316/463 27 01", "0316-4632701"},
    {"PHONE", "0316/463 27 01", "+43 316 463 27 01"},
    {"UFID", "AT61 1904 3002 3457 3201", "AT611904300234573201"},
    {"STREETNO", "12a", "12 A"},
    {"EMAIL", "eva@habersatter.at", "eva(at)habersatter.at"},
};

TEST(HarmTest, AnotherFormInItsOwnPlaceIsFound) {
  const Setting setting;
  const Pseudonymizer engine = engine_of(setting, 7);
  for (const FormRow& row : kForms) {
    const Document before =
        test::marked(std::string("Am Ende [") + row.label + ' ' + row.original + "] hier.");
    const Result<Outcome> outcome = engine.run(before);
    ASSERT_TRUE(outcome);
    const Result<Outcome> audited =
        engine.audit(before, rewritten(outcome->document, 0, row.planted));
    ASSERT_TRUE(audited);
    EXPECT_EQ(told(*audited), "original-in-place T1\n") << row.planted;
  }
}

// Emails in which one mention of the new text is replaced.
struct ChangeRow {
  const char* mail;
  std::size_t annotation;
  const char* words;
  const char* told;
};

constexpr ChangeRow kChanges[] = {
    {"[DATE Mo, 18.3.2019], [DATE 20.3.2019]", 0, "Di, 18.3.2019", "original-in-place T1\n"},
    {"[DATE 18.3.], [DATE 20.3.2019]", 0, "29.2.", "date-distance T1\n"},
    {"[DATE März 2019], [DATE 20.3.2019]", 0, "März 1950", "date-distance T1\n"},
    {"[ORG Stadtwerke Linz], [FAMILY Habersatter]", 0, "Stadtwerke Habersatter",
     "original-swapped T1\n"},
    {"[DATE 18.3.2019], [FAMILY Habersatter]", 0, "Habersatter 2019", "original-swapped T1\n"},
    {"[EMAIL x@y.at], [FAMILY Habersatter]", 0, "habersatter@z.example", "original-swapped T1\n"},
    {"[FAMILY Habersatter], [FAMILY Habersatters] Hund", 1, "Zwettlgrubers", "entity-split T2\n"},
    {"[FAMILY E. Habersatter], [FEMALE Eva], [FEMALE E.]", 2, "Ö.", "entity-split T3\n"},
    {"[PHONE 0316/463 27 01], [PHONE 0316 4632701]", 1, "0512 9081755", "entity-split T2\n"},
    {"[ZIP A-9020], [ZIP 9020]", 1, "4711", "entity-split T2\n"},
    {"[CITY Linz], [FAMILY Böswirth]", 0, "Boswirth", "original-swapped T1\n"},
    {"[ORG Stadtwerke Linz], [DATE 18. März 2015]", 0, "Stadtwerke 18. März 2015",
     "original-swapped T1\n"},
    {"[FAMILY Habersatter], [DATE 3.5.15]", 0, "Moser 3.5.15", "original-swapped T1\n"},
    {"[EMAIL x@y.at], [DATE 18. März 2015]", 0, "18. März 2015@abc.example",
     "original-swapped T1\n"},
    {"[FAMILY Habersatter], [ZIP 9020]", 0, "Moser 9020", "original-swapped T1\n"},
    {"[FEMALE Irmgard], [DATE 3.5.15]", 0, "Dorothea 3.5.15", "original-swapped T1\n"},
    {"[MALE Gernot], [DATE 3.5.15]", 0, "Leopold 3.5.15", "original-swapped T1\n"},
    {"[GIVEN Gernot], [DATE 3.5.15]", 0, "Leopold 3.5.15", "original-swapped T1\n"},
    {"[PERSON Gernot Böswirth], [DATE 3.5.15]", 0, "Leopold Moser 3.5.15", "original-swapped T1\n"},
    {"[CITY Graz], [DATE 3.5.15]", 0, "Linz 3.5.15", "original-swapped T1\n"},
    {"[FEMALE Irmgard], [ZIP 9020]", 0, "Dorothea 9020", "original-swapped T1\n"},
    {"[STREET Lindengasse], [DATE 17. Juni]", 0, "Straße des 17. Juni", ""},
    {"[ORG Linden-Apotheke], [DATE 17. Juni]", 0, "Schule am 17. Juni", ""},
    {"[STREET Lindengasse], [DATE 17. Juni 2015]", 0, "Straße des 17. Juni 2015",
     "original-swapped T1\n"},
    {"[PHONE 0316/463 27 01]", 0, "Durchwahl", "other-kind T1\n"},
    {"[PHONE 0316/463 27 01]", 0, "117", "other-kind T1\n"},
    {"[PHONE 0316/463 27 01]", 0, "Durchwahl 0512/908", "other-kind T1\n"},
    {"[PHONE 0316 463270]", 0, "90817", ""},
    {"[PHONE 0316 463270]", 0, "9081", "other-kind T1\n"},
    {"[PHONE 46 32 7]", 0, "0512 908178", ""},
    {"[PHONE 46 32 7]", 0, "0512 9081785", "other-kind T1\n"},
    {"[ZIP 9020]", 0, "48B1", "other-kind T1\n"},
    {"[ZIP Wien 1]", 0, "Linz 481712", "other-kind T1\n"},
    {"[DATE 21.09.22]", 0, "22-09-21", "original-in-place T1\n"},
    {"[CITY Tirol], [STREET Tiroler Straße]", 1, "Zwettler Straße", "entity-split T2\n"},
    {"[UFID AT61 1904 3002 3457 3201]", 0, "AT 17", "other-kind T1\n"},
    {"[UFID AT611904300234573201]", 0, "AT611904300234573204", "original-in-place T1\n"},
    {"[UFID AT611904300234573201]", 0, "AT6119043002345732017", "original-in-place T1\n"},
    {"[UFID AT611904300234573201]", 0, "AT981904300234573201", "original-in-place T1\n"},
    {"[UFID AT61 1904 3002 3457 3201]", 0, "AT61 1904 XXXX 3457 3201", "original-in-place T1\n"},
    {"[UFID AT61 1904 3002 3457 3201]", 0, "AT61 1904 3002 XXXX 3201", "original-in-place T1\n"},
    {"[UFID AT611904300234573201]", 0, "AT578261749534573201", "original-in-place T1\n"},
    {"[UFID 148.236.211.107]", 0, "255.135.148.251", "original-in-place T1\n"},
    {"[PASS geheim4711]", 0, "geheim4712", "original-in-place T1\n"},
    {"[PHONE 0664 1234567]", 0, "906641234567", "original-in-place T1\n"},
    {"[PHONE 0664 1234567]", 0, "0664 1234561", "original-in-place T1\n"},
    {"[PHONE 0664 1234567]", 0, "0699 8234567", "original-in-place T1\n"},
    {"[PHONE +43 664 1234567]", 0, "+43 699 8237567", ""},
    {"[PHONE 0664 12345678]", 0, "8765432 1 4660", "original-in-place T1\n"},
    {"[PHONE 0664 12345678]", 0, "1775 23456789", "original-in-place T1\n"},
    {"[FAMILY Habersatter]", 0, "Habersat", "original-in-place T1\n"},
    {"[FAMILY Habersatter]", 0, "Bersatter", "original-in-place T1\n"},
    {"[FAMILY Habersatter]", 0, "Rettasrebah", "original-in-place T1\n"},
    {"[FEMALE Walburga]", 0, "Walbxrga", "original-in-place T1\n"},
    {"[FEMALE Walburga]", 0, "Wablurga", "original-in-place T1\n"},
    {"[CITY Mürzzuschlag]", 0, "Mürzzusch", "original-in-place T1\n"},
    {"[STREET Krellerstraße]", 0, "Krellerst", "original-in-place T1\n"},
    {"[ORG Slawistik]", 0, "Slawis", "original-in-place T1\n"},
    {"[FAMILY Neuhuber]", 0, "Huber", ""},
    {"[FAMILY Habersatter]", 0, "XXX", "other-kind T1\n"},
    {"[FAMILY Habersatter]", 0, "H.", "other-kind T1\n"},
    {"[FAMILY Habersatter]", 0, "Family", "other-kind T1\n"},
    {"[STREETNO 12a]", 0, "hinten", "other-kind T1\n"},
    {"[STREETNO 12]", 0, "12a", "other-kind T1\n"},
    {"[FAMILY Habersatter]", 0, "<FAMILY>", "other-kind T1\n"},
    {"[CITY Graz]", 0, "[ORT]", "other-kind T1\n"},
    {"[EMAIL eva@habersatter.at]", 0, "zwettlgruber", "other-kind T1\n"},
    {"[URL www.habersatter.at]", 0, "Zwettlgruber", "other-kind T1\n"},
    {"[FAMILY Habersatter]", 0, "4711", "other-kind T1\n"},
    {"[DATE 18.3.2015]", 0, "gestern", "other-kind T1\n"},
    {"[DATE 18.3.2015]", 0, "neulich", "other-kind T1\n"},
    {"[DATE 18.3.2015]", 0, "Juni 2017", "other-kind T1\n"},
    {"[DATE 18.3.]", 0, "Oktober", "other-kind T1\n"},
    {"[DATE März 2015]", 0, "gestern", "other-kind T1\n"},
    {"[DATE 18.3.], [DATE 20.3.], [DATE 2. April]", 1, "24.12.", "date-distance T2\n"},
    {"[DATE April], [DATE Februar], [DATE Juni]", 1, "Mai", "date-distance T2\n"},
    {"[ORG Sparkasse], [FAMILY Sommer]", 0, "Volksbank Sommer", "original-swapped T1\n"},
    {"[FEMALE Stefanie]", 0, "Steffi", "original-in-place T1\n"},
    {"[MALE Johannes]", 0, "Hans", "original-in-place T1\n"},
    {"[CITY St. Pölten], [ORG Universität Graz]", 1, "Universität St. Pölten",
     "original-swapped T2\n"},
    {"[CITY Sankt Pölten], [ORG Universität Graz]", 1, "Universität St. Pölten",
     "original-swapped T2\n"},
    {"[STREET Lindengasse], [STREET Hauptplatz]", 1, "Lindengasse", "original-swapped T2\n"},
    {"[FAMILY Habersatter]", 0, "X", "other-kind T1\n"},
    {"[FAMILY Habersatter]", 0, "Xxxx", "other-kind T1\n"},
    {"[FAMILY Habersatter]", 0, "NAME", "other-kind T1\n"},
    {"[FAMILY Habersatter]", 0, "...", "other-kind T1\n"},
    {"[FAMILY Habersatter]", 0, "12", "other-kind T1\n"},
    {"[PERSON Eva Habersatter]", 0, "XXX", "other-kind T1\n"},
    {"[PERSON Eva Habersatter]", 0, "...", "other-kind T1\n"},
    {"[PERSON Eva Habersatter]", 0, "U. V.", "other-kind T1\n"},
    {"[ORG Siemens AG]", 0, "XXX AG", "other-kind T1\n"},
    {"[ORG Siemens]", 0, "XXX", "other-kind T1\n"},
    {"[CITY Graz]", 0, "post@abc.example", "other-kind T1\n"},
    {"[CITY Graz]", 0, "www.abc.example", "other-kind T1\n"},
    {"[FEMALE Irmgard]", 0, "post@abc.example", "other-kind T1\n"},
    {"[PASS geheim4711]", 0, "...", "other-kind T1\n"},
    {"[DATE 14 Uhr]", 0, "abc", "other-kind T1\n"},
    {"[DATE Mai]", 0, "gestern", "other-kind T1\n"},
    {"[DATE Sommer]", 0, "Montag", "other-kind T1\n"},
    {"[DATE 2019], [DATE 2018], [DATE 2015]", 1, "1971", "date-distance T2\n"},
};

TEST(HarmTest, ChangesAreFoundByTheirCode) {
  const Setting setting;
  const Pseudonymizer engine = engine_of(setting, 7);
  for (const ChangeRow& row : kChanges) {
    const Document before = test::marked(std::string("Am Ende ") + row.mail + " hier.");
    const Result<Outcome> outcome = engine.run(before);
    ASSERT_TRUE(outcome);
    const Result<Outcome> audited =
        engine.audit(before, rewritten(outcome->document, row.annotation, row.words));
    ASSERT_TRUE(audited);
    EXPECT_EQ(told(*audited), row.told) << row.mail << " -> " << outcome->document.text;
  }
}

// Differences in case, punctuation or inflection are no findings.
constexpr const char* kClean[] = {
    "[CITY K-1234], [CITY K-123456]",
    "[ZIP A-9020], [ZIP a-9020], [ZIP 9020]",
    "[EMAIL e.habersatter@gmx.at], [EMAIL EHABERSATTER@GMX.AT]",
    "[URL http://www.habersatter.at/eva/x.html], [URL HTTP://WWW.HABERSATTER.AT/EVA/X.HTML]",
    "[UFID Karl-Marx-Straße], [UFID KARL-MARX-STRASSE]",
    "[GIVEN Peters] Buch, das [GIVEN Peters], mit [GIVEN Peter]",
    "[GIVEN Ольга], [GIVEN ОЛЬГА]",
    "[DATE Mo, 18.3.2015], [STREETNO 12], [PHONE 12], [UFID 18]",
    "[MALE Ma], [FEMALE Kl.] und [FEMALE Kl.]",
    "[ORG SPD], bei der [ORG SPD]",
    "[DATE 18.3.], [DATE 28. Februar], [DATE 1. März], [DATE 3. 4.], [DATE Mai]",
    "[STREETNO 1], [STREETNO 2], [STREETNO 3], [STREETNO 4], [STREETNO 5], [STREETNO 6], "
    "[STREETNO 7], [STREETNO 8], [STREETNO 9]",
    "[ZIP 8010] [CITY Graz], [ZIP 8020] [CITY Graz], [ZIP 8041] [CITY Graz]",
    "[FAMILY Müller], [FAMILY Muller] und [FAMILY Mueller]",
    "[STREET Am Anger] und am [STREET Am Anger]",
};

TEST(HarmTest, OtherWritingIsClean) {
  for (const char* const language : {"de", "none"}) {
    Setting setting;
    setting.language = language;
    const Pseudonymizer engine = engine_of(setting, 7);
    for (const char* const mail : kClean) {
      const Document before = test::marked(std::string("Am Ende ") + mail + " hier.");
      const Result<Outcome> outcome = engine.run(before);
      ASSERT_TRUE(outcome);
      const Result<Outcome> audited = engine.audit(before, outcome->document);
      ASSERT_TRUE(audited);
      EXPECT_EQ(told(*audited), "") << mail << " -> " << outcome->document.text;
    }
  }
}

// An identifier of any kind has the scope of its content.
TEST(HarmTest, IdentifiersOfAnyKindHaveTheScopeOfTheirOwnKind) {
  Setting setting;
  setting.options.label_scopes["UFID"] = Scope::kSentence;
  const Pseudonymizer engine = engine_of(setting, 7);
  const Document before =
      test::marked("Kunde [FID K-123456] da. Das ist gut.\n\nKunde [FID K-123456] dort.");
  const Result<Outcome> outcome = engine.run(before);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(told(*engine.audit(before, outcome->document)), "") << outcome->document.text;
}

// The town differs between the sentences, and the code beside it belongs to it.
TEST(HarmTest, PostalCodesFollowTheScopeOfTheirTown) {
  Setting setting;
  setting.options.scope = Scope::kSentence;
  setting.options.label_scopes["ZIP"] = Scope::kFolder;
  const Pseudonymizer engine = engine_of(setting, 7);
  const Document before =
      test::marked("In [ZIP 9020] [CITY Klagenfurt] da.\n\nIn [ZIP 9020] [CITY Klagenfurt] dort.");
  const Result<Outcome> outcome = engine.run(before);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(told(*engine.audit(before, outcome->document)), "") << outcome->document.text;
}

// Two organisations or streets that became one, whatever their words are.
TEST(HarmTest, MergedWholesAreFound) {
  const Setting setting;
  const Pseudonymizer engine = engine_of(setting, 7);
  for (const char* const mail :
       {"[ORG Handelsgericht Reschenedt], [ORG Institut für Germanistik]",
        "[STREET Wehdeler Straße], [STREET Lindengasse]", "[CITY Bad Ischl], [CITY Regensburg]",
        "[PERSON Eva Habersatter], [PERSON Gernot Oberhummer]", "[STREETNO 12], [STREETNO 47a]",
        "[ZIP 9020], [ZIP 8010]", "[ZIP 9020], [ZIP 8010] [CITY Graz]"}) {
    const Document before = test::marked(std::string("Am Ende ") + mail + " hier.");
    const Result<Outcome> outcome = engine.run(before);
    ASSERT_TRUE(outcome);
    const Result<Outcome> audited =
        engine.audit(before, rewritten(outcome->document, 0, text_of(outcome->document, 1)));
    ASSERT_TRUE(audited);
    EXPECT_NE(told(*audited).find("entities-merged"), std::string::npos) << mail;
  }
}

// The new texts of two mentions, which replace those of the outcome.
struct PairRow {
  const char* mail;
  const char* first;
  const char* second;
  const char* told;
};

// Kept words ("AG", "Bad", "Institut für") neither make two names equal nor one name two.
constexpr PairRow kPairRows[] = {
    {"[ORG Siemens AG], [ORG Siemens AG]", "Bosch AG", "Krupp AG", "entity-split T2\n"},
    {"[ORG Institut für Physik], [ORG Institut für Physik]", "Institut für Chemie",
     "Institut für Biologie", "entity-split T2\n"},
    {"[ORG Universität Graz], [ORG Universität Graz]", "Universität Linz", "Universität Salzburg",
     "entity-split T2\n"},
    {"[CITY Bad Ischl], [CITY Bad Ischl]", "Bad Aussee", "Bad Gastein", "entity-split T2\n"},
    {"[CITY St. Pölten], [CITY St. Pölten]", "St. Johann", "St. Veit", "entity-split T2\n"},
    {"[STREET Wiener Straße], [STREET Wiener Straße]", "Grazer Straße", "Linzer Straße",
     "entity-split T2\n"},
    {"[STREET Am Anger], [STREET Am Anger]", "Am Bach", "Am Teich", "entity-split T2\n"},
    {"[PHONE 0316/463 27 01], [PHONE +43 316 4632701]", "0732/998877", "+43 512 887766",
     "entity-split T2\n"},
    {"[ORG Universität Graz], [ORG Universität Wien]", "Universität Linz", "Universität Linz",
     "entities-merged T2\n"},
    {"[ORG Stadtwerke Linz], [ORG Stadtwerke Wels]", "Stadtwerke Graz", "Stadtwerke Graz",
     "entities-merged T2\n"},
    {"[PERSON Habersatter, Eva], [PERSON Oberhummer, Ida]", "Zwettlgruber, Resi",
     "Zwettlgruber, Resi", "entities-merged T2\n"},
    {"[PHONE 0316/463 27 01], [PHONE 0512/11 22 33]", "0732/998877", "0732 99 88 77",
     "entities-merged T2\n"},
};

TEST(HarmTest, NamesOfSeveralWordsAreSplitAndMerged) {
  const Setting setting;
  const Pseudonymizer engine = engine_of(setting, 7);
  for (const PairRow& row : kPairRows) {
    const Document before = test::marked(std::string("Am Ende ") + row.mail + " hier.");
    const Result<Outcome> outcome = engine.run(before);
    ASSERT_TRUE(outcome);
    const Document after = rewritten(rewritten(outcome->document, 0, row.first), 1, row.second);
    const Result<Outcome> audited = engine.audit(before, after);
    ASSERT_TRUE(audited);
    EXPECT_EQ(told(*audited), row.told) << row.mail;
  }
}

// The shift is not a multiple of seven days, so that the weekday of the new date is wrong.
TEST(HarmTest, AWeekdayThatNoLongerFitsIsFound) {
  const Setting setting;
  const Pseudonymizer engine = engine_of(setting, 7);
  const Document before = test::marked("Am [DATE Mo, 18.3.2019] und am [DATE 20.3.2019].");
  const Result<Outcome> outcome = engine.run(before);
  ASSERT_TRUE(outcome);
  const std::string now = text_of(outcome->document, 0);
  ASSERT_TRUE(now.starts_with("Mo, "));
  const Result<Outcome> audited =
      engine.audit(before, rewritten(outcome->document, 0, "Do, " + now.substr(4)));
  ASSERT_TRUE(audited);
  EXPECT_EQ(told(*audited), "date-distance T1\n") << now;
}

// The weekday beside the date is no part of a mention, so the shift must be whole weeks.
TEST(HarmTest, AShiftThatLeavesTheWeekdayBesideTheDateIsFound) {
  const Setting setting;
  const Pseudonymizer engine = engine_of(setting, 7);
  const Document before = test::marked("Am Montag, den [DATE 18.3.2019].");
  const Result<Outcome> outcome = engine.run(before);
  ASSERT_TRUE(outcome);
  const auto findings = [&](const char* words) {
    return told(*engine.audit(before, rewritten(outcome->document, 0, words)));
  };
  EXPECT_EQ(findings("25.3.2019"), "");
  EXPECT_EQ(findings("11.3.2019"), "");
  EXPECT_EQ(findings("26.3.2019"), "date-distance T1\n");
  EXPECT_EQ(findings("12.3.2019"), "date-distance T1\n");
}

// For styles other than surrogates: a mark that the style does not make.
TEST(HarmTest, AnotherMarkIsFound) {
  struct MarkRow {
    Style style;
    const char* words;
    const char* told;
  };
  constexpr MarkRow kRows[] = {
      {Style::kTag, "<FAMILY>", ""},
      {Style::kTag, "<CITY>", "other-kind T1\n"},
      {Style::kTag, "Moser", "other-kind T1\n"},
      {Style::kMask, "███████████", ""},
      {Style::kMask, "█████████er", "other-kind T1\n"},
      {Style::kNumberedTag, "<FAMILY_7>", ""},
      {Style::kNumberedTag, "FAMILY-7", ""},
      {Style::kNumberedTag, "<CITY_1>", "other-kind T1\n"},
      {Style::kNumberedTag, "4.6.2018", "other-kind T1\n"},
      {Style::kNumberedTag, "Moser 3", "other-kind T1\n"},
      {Style::kCdif, "&name;", ""},
      {Style::kCdif, "&place;", "other-kind T1\n"},
  };
  for (const MarkRow& row : kRows) {
    Setting setting;
    setting.options.styles.table.of_label["FAMILY"] = row.style;
    const Pseudonymizer engine = engine_of(setting, 7);
    const Document before = test::marked("Am Ende [FAMILY Habersatter] hier.");
    const Result<Outcome> outcome = engine.run(before);
    ASSERT_TRUE(outcome);
    EXPECT_EQ(told(*engine.audit(before, rewritten(outcome->document, 0, row.words))), row.told)
        << row.words;
  }
}

// In wide scopes the codes of marks are drawn under a key, but their form is fixed.
TEST(HarmTest, AnotherMarkInAWideScopeIsFound) {
  Setting setting;
  setting.options.scope = Scope::kCorpus;
  setting.options.styles.table.of_label["DATE"] = Style::kNumberedTag;
  const Pseudonymizer engine = engine_of(setting, 7);
  const Document before = test::marked("Am [DATE 3.5.2019] hier.");
  const Result<Outcome> outcome = engine.run(before);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(told(*engine.audit(before, outcome->document)), "");
  for (const char* const words : {"4.6.2018", "gestern", "...", "<CITY_x7kc92bd>"}) {
    EXPECT_EQ(told(*engine.audit(before, rewritten(outcome->document, 0, words))),
              "other-kind T1\n")
        << words;
  }
}

// In wide scopes names are drawn regardless of the document. A family name is reported there only
// if it is in no list and replaces a family name.
TEST(HarmTest, AnUnlistedFamilyNameInAWideScopeIsFound) {
  Setting setting;
  setting.options.scope = Scope::kCorpus;
  const Pseudonymizer engine = engine_of(setting, 7);
  constexpr ChangeRow kRows[] = {
      {"[EMAIL x@y.at], [FAMILY Habersatter]", 0, "habersatter@z.example", "original-swapped T1\n"},
      {"[PERSON Eva Moser], [FAMILY Habersatter]", 0, "Petra Habersatter", "original-swapped T1\n"},
      {"[CITY Linz], [FAMILY Habersatter]", 0, "Habersatter", ""},
      {"[EMAIL x@y.at], [FAMILY Huber]", 0, "huber@z.example", ""},
  };
  for (const ChangeRow& row : kRows) {
    const Document before = test::marked(std::string("Am Ende ") + row.mail + " hier.");
    const Result<Outcome> outcome = engine.run(before);
    ASSERT_TRUE(outcome);
    const Result<Outcome> audited =
        engine.audit(before, rewritten(outcome->document, row.annotation, row.words));
    ASSERT_TRUE(audited);
    EXPECT_EQ(told(*audited), row.told) << row.mail << " -> " << row.words;
  }
}

// Accents of names of more than 256 bytes are not compared: what shows one is told.
TEST(HarmTest, AVeryLongNameWithoutItsAccentIsFound) {
  const Setting setting;
  const Pseudonymizer engine = engine_of(setting, 7);
  for (const std::size_t count : {2U, 60U}) {
    const std::string end = testing_support::repeated("gruber", count);
    const Document before = test::marked("Am Ende [CITY Linz], [FAMILY Zwéttl" + end + "] hier.");
    const Result<Outcome> outcome = engine.run(before);
    ASSERT_TRUE(outcome);
    const Result<Outcome> audited =
        engine.audit(before, rewritten(outcome->document, 0, "Zwettl" + end));
    ASSERT_TRUE(audited);
    EXPECT_EQ(told(*audited), count > 2 ? "original-swapped T1\n" : "");
  }
}

Document with_gap(const Document& document, std::string_view old, std::string_view now) {
  Document changed = document;
  const std::size_t at = changed.text.find(old);
  changed.text.replace(at, old.size(), now);
  const std::size_t end = at + old.size();
  for (Annotation& annotation : changed.annotations) {
    for (ByteSpan& span : annotation.fragments) {
      if (span.begin < end) continue;
      span = {span.begin + now.size() - old.size(), span.end + now.size() - old.size()};
    }
  }
  return changed;
}

// A changed blank is reported at its position, and faults after it are still found.
TEST(HarmTest, BehindAChangedTextTheAuditGoesOn) {
  const Setting setting;
  const Pseudonymizer engine = engine_of(setting, 7);
  const Document before = test::marked(
      "Gestern kam [FEMALE Irmgard] und dort [FAMILY Habersatter] heim, [DATE "
      "3.5.2019], [DATE 4.5.2019], [DATE 5.5.2019].");
  const Result<Outcome> outcome = engine.run(before);
  ASSERT_TRUE(outcome);
  const Document& after = outcome->document;
  const auto audited = [&](const Document& changed) { return *engine.audit(before, changed); };
  const Outcome one = audited(with_gap(after, "und dort", "und  dort"));
  EXPECT_EQ(told(one), "text-changed T2\n");
  EXPECT_EQ(one.findings.front().place.column, after.text.find("dort") + 1);
  EXPECT_EQ(told(audited(with_gap(rewritten(after, 1, "Habersatter"), "und dort", "und  dort"))),
            "text-changed T2\noriginal-in-place T2\n");
  EXPECT_EQ(told(audited(with_gap(rewritten(after, 3, "1.1.1990"), "Gestern", "Heute"))),
            "text-changed T1\ndate-distance T4\n");
  EXPECT_EQ(told(audited(with_gap(after, "dort", "Habersatter dort"))),
            "text-changed T2\noriginal-elsewhere T2\n");
  EXPECT_EQ(told(audited(with_gap(with_gap(after, "Gestern", "Heute"), "heim", "dann"))),
            "text-changed T1\ntext-changed T3\n");
}

// A lone date is only checked against the bound of the shift, if that is known.
TEST(HarmTest, ALoneDateBeyondTheBoundIsFound) {
  Setting setting;
  setting.options.max_shift = 30;
  const Pseudonymizer engine = engine_of(setting, 7);
  const Document before = test::marked("Am [DATE 18.3.2019].");
  const Result<Outcome> outcome = engine.run(before);
  ASSERT_TRUE(outcome);
  const auto findings = [&](const Pseudonymizer& with, const char* words) {
    return told(*with.audit(before, rewritten(outcome->document, 0, words)));
  };
  EXPECT_EQ(findings(engine, "17.4.2019"), "");
  EXPECT_EQ(findings(engine, "18.4.2019"), "date-distance T1\n");
  EXPECT_EQ(findings(engine, "16.2.2019"), "");
  EXPECT_EQ(findings(engine, "15.2.2019"), "date-distance T1\n");
  EXPECT_EQ(findings(engine_of({}, 7), "18.4.2018"), "") << "whose bound nobody knows";
  setting.options.max_shift = 400;
  setting.options.season = Season::kKeep;
  EXPECT_EQ(findings(engine_of(setting, 7), "20.3.2020"), "");
  EXPECT_EQ(findings(engine_of(setting, 7), "18.3.2021"), "date-distance T1\n");
}

TEST(HarmTest, FieldsAreComparedByTheirValues) {
  const Setting setting;
  const Pseudonymizer engine = engine_of(setting, 7);
  Document before = test::marked("[FEMALE Irmgard] kam.");
  const auto field = [](const char* name, const char* json) {
    return Remark{Remark::Kind::kField, kNoOrigin, "", name, "", json};
  };
  before.remarks = {field("thread", "7"), field("from", "\"Irmgard\"")};
  const Result<Outcome> outcome = engine.run(before);
  ASSERT_TRUE(outcome);
  ASSERT_EQ(outcome->document.remarks.size(), 1U) << "one shows an original";
  const auto findings = [&](std::vector<Remark> fields) {
    Document after = outcome->document;
    after.remarks = std::move(fields);
    return told(*engine.audit(before, after));
  };
  EXPECT_EQ(findings({field("thread", "7")}), "");
  EXPECT_EQ(findings({field("thread", "8")}), "field-changed \n");
  EXPECT_EQ(findings({}), "field-changed \n");
  EXPECT_EQ(findings({field("thread", "7"), field("source", "1")}), "field-changed \n");
}

// An entry of a knowledge base identifies a town like its name, whatever the policy on notes.
TEST(HarmTest, ANormalizationOfAReplacedNameIsFound) {
  for (const NotesPolicy notes : {NotesPolicy::kDrop, NotesPolicy::kKeep}) {
    Setting setting;
    setting.options.notes = notes;
    const Pseudonymizer engine = engine_of(setting, 7);
    Document before = test::marked("[FEMALE Irmgard] aus [CITY Linz].");
    before = test::with_line(before, "N1\tReference T2 Wikipedia:13437\tStadt");
    const Result<Outcome> outcome = engine.run(before);
    ASSERT_TRUE(outcome) << outcome.error().message;
    EXPECT_EQ(told(*engine.audit(before, outcome->document)), "");
    Document after = outcome->document;
    after.links = before.links;
    EXPECT_EQ(told(*engine.audit(before, after)), "original-beside-text N1\n");
  }
}

// "keep" copies the texts of the original document, "scrub" replaces originals in them. Neither
// writes an original into another text.
TEST(HarmTest, AnOriginalPutIntoANoteOrLinkIsFound) {
  for (const NotesPolicy notes : {NotesPolicy::kDrop, NotesPolicy::kScrub, NotesPolicy::kKeep}) {
    Setting setting;
    setting.options.notes = notes;
    const Pseudonymizer engine = engine_of(setting, 7);
    Document before = test::marked("[FEMALE Irmgard] aus [CITY Klagenfurt].");
    for (const char* const line : {"R1\tLives Arg1:T1 Arg2:T2", "A1\tSure T1 sehr",
                                   "#1\tNote T1\tdas ist Irmgard", "#2\tNote T2\tschön"}) {
      before = test::with_line(before, line);
    }
    const Result<Outcome> outcome = engine.run(before);
    ASSERT_TRUE(outcome) << outcome.error().message;
    const auto findings = [&](const std::function<void(Document&)>& change) {
      Document after = outcome->document;
      change(after);
      return told(*engine.audit(before, after));
    };
    EXPECT_EQ(findings([](Document&) {}), "");
    for (const char* const text : {"Klagenfurt", "aus KLAGENFURT", "die Klagenfurterin"}) {
      const std::string expected = "original-beside-text T2\n";
      EXPECT_EQ(
          findings([&](Document& after) {
            after.remarks.push_back({Remark::Kind::kNote, kNoOrigin, "#9", "Note", "T2", text});
          }),
          expected)
          << text;
      EXPECT_EQ(findings([&](Document& after) {
                  if (!after.remarks.empty()) after.remarks.back().text = text;
                }),
                notes == NotesPolicy::kDrop ? "" : expected + "annotation-lost #2\n")
          << text;
      EXPECT_EQ(findings([&](Document& after) { after.links.back().value = text; }),
                notes == NotesPolicy::kDrop ? expected + "annotation-lost A1\n"
                                            : "annotation-lost A1\n" + expected)
          << text;
    }
  }
}

// An everyday word in a note is no sure original, but a run replaces it.
TEST(HarmTest, AScrubbedNoteThatKeepsItsWordsIsFound) {
  for (const Scope scope : {Scope::kDocument, Scope::kCorpus}) {
    Setting setting;
    setting.options.notes = NotesPolicy::kScrub;
    setting.options.scope = scope;
    const Pseudonymizer engine = engine_of(setting, 7);
    Document before = test::marked("Frau [FAMILY Rolle] aus [CITY Klagenfurt].");
    for (const char* const line :
         {"#1\tNote T1\tRolle oder die Rolle", "#2\tNote T1\tohne Namen", "A1\tRole T1 rolle"}) {
      before = test::with_line(before, line);
    }
    const Result<Outcome> outcome = engine.run(before);
    ASSERT_TRUE(outcome);
    EXPECT_EQ(told(*engine.audit(before, outcome->document)), "");
    Document after = outcome->document;
    after.remarks.front().text = before.remarks.front().text;
    EXPECT_EQ(told(*engine.audit(before, after)), "annotation-lost #1\n");
    after = outcome->document;
    after.links.front().value = before.links.front().value;
    EXPECT_EQ(told(*engine.audit(before, after)), "annotation-lost A1\n");
  }
}

// Notes, values and columns that contain an original: only the original may have changed, and only
// into its own surrogate.
TEST(HarmTest, AScrubbedTextThatWasChangedIsFound) {
  Setting setting;
  setting.options.notes = NotesPolicy::kScrub;
  const Pseudonymizer engine = engine_of(setting, 7);
  Document before = test::marked("[FEMALE Irmgard] aus [CITY Klagenfurt] und [CITY Linz].");
  for (const char* const line :
       {"A1\tWho T1 Irmgard\tsehr sicher", "A2\tHow T1 sehr\tbei Irmgard",
        "#1\tNote T1\tIrmgards Vater kam aus Klagenfurt", "#2\tNote T2\tschön"}) {
    before = test::with_line(before, line);
  }
  const Result<Outcome> outcome = engine.run(before);
  ASSERT_TRUE(outcome) << outcome.error().message;
  const auto findings = [&](const std::function<void(Document&)>& change) {
    Document after = outcome->document;
    change(after);
    return told(*engine.audit(before, after));
  };
  const auto note = [](Document& document, std::size_t number) -> Remark& {
    return *std::ranges::find(document.remarks, "#" + std::to_string(number), &Remark::id);
  };
  const auto column = [](Document& document, std::string_view on) -> Remark& {
    return *std::ranges::find(document.remarks, on, &Remark::on);
  };
  const std::string linz = text_of(outcome->document, 2);
  EXPECT_EQ(findings([](Document&) {}), "");
  EXPECT_EQ(findings([](Document& after) { after.links[0].value = "andere"; }),
            "annotation-lost A1\n");
  EXPECT_EQ(findings([&](Document& after) { after.links[0].value = linz; }),
            "annotation-lost A1\n");
  EXPECT_EQ(findings([&](Document& after) { column(after, "A1").text = "unsicher"; }),
            "annotation-lost A1\n");
  EXPECT_EQ(findings([&](Document& after) { column(after, "A2").text = "bei " + linz; }),
            "annotation-lost A2\n");
  EXPECT_EQ(findings([&](Document& after) { note(after, 1).text += "!"; }), "annotation-lost #1\n");
  EXPECT_EQ(findings([&](Document& after) {
              std::string& text = note(after, 1).text;
              text.replace(text.rfind(' ') + 1, std::string::npos, linz);
            }),
            "annotation-lost #1\n");
  EXPECT_EQ(findings([&](Document& after) { note(after, 1).on = "T2"; }), "annotation-lost #1\n");
  EXPECT_EQ(findings([&](Document& after) { note(after, 2).text = "hässlich"; }),
            "annotation-lost #2\n");
  EXPECT_EQ(findings([&](Document& after) {
              std::erase_if(after.remarks, [](const Remark& one) { return one.id == "#2"; });
            }),
            "annotation-lost #2\n");
  EXPECT_EQ(findings([&](Document& after) {
              std::erase_if(after.remarks, [](const Remark& one) { return one.id == "#1"; });
            }),
            "");
}

// Two relations exchanged their ids, and a note refers to the id of one.
TEST(HarmTest, ANoteThatBelongsToAnotherLinkIsFound) {
  Setting setting;
  setting.options.notes = NotesPolicy::kKeep;
  const Pseudonymizer engine = engine_of(setting, 7);
  Document before = test::marked("[FEMALE Irmgard] und [FEMALE Hedwig] aus [CITY Linz].");
  for (const char* const line : {"R1\tLives Arg1:T1 Arg2:T3", "R2\tKnows Arg1:T1 Arg2:T2",
                                 "#1\tNote R1\tschon lange", "#2\tNote T3\tam Fluss"}) {
    before = test::with_line(before, line);
  }
  const Result<Outcome> outcome = engine.run(before);
  ASSERT_TRUE(outcome) << outcome.error().message;
  Document after = outcome->document;
  std::swap(after.links[0].id, after.links[1].id);
  EXPECT_EQ(told(*engine.audit(before, after)), "annotation-lost #1\n");
  after.remarks[0].on = "R2";
  EXPECT_EQ(told(*engine.audit(before, after)), "");
  after.remarks[1].on = "T1";
  EXPECT_EQ(told(*engine.audit(before, after)), "annotation-lost #2\n");
}

// An annotation inside a replaced one keeps to the counterpart of what it covered, or to the whole.
TEST(HarmTest, AnInnerAnnotationThatMovedIsFound) {
  Setting setting;
  setting.options.labels.keep("Mood");
  for (const char* const letter :
       {"[PERSON Dr. [FEMALE Irmgard] [FAMILY Habersatter]]", "[ORG Bäckerei [FAMILY Habersatter]]",
        "[ORG Gasthof [CITY Klagenfurt] am See] und [CITY Linz]",
        "[LOC [STREET Lindengasse] [STREETNO 12], [ZIP 8010] [CITY Graz]]",
        "[PERSON Frau [Mood Irmgard] Habersatter]"}) {
    const Pseudonymizer engine = engine_of(setting, 7);
    const Document before = test::marked(letter);
    const Result<Outcome> outcome = engine.run(before);
    ASSERT_TRUE(outcome) << letter;
    const Document& after = outcome->document;
    EXPECT_EQ(told(*engine.audit(before, after)), "") << after.text;
    const ByteSpan whole = after.annotations[0].fragments[0];
    const ByteSpan inner = after.annotations[1].fragments[0];
    const std::string expected = "alignment " + after.annotations[1].id + '\n';
    const auto findings = [&](ByteSpan span) {
      return told(*engine.audit(before, test::with_fragments(after, 1, {span})));
    };
    EXPECT_EQ(findings({inner.begin + 1, inner.end}), expected) << after.text;
    EXPECT_EQ(findings({inner.begin, inner.end - 1}), expected) << after.text;
    EXPECT_EQ(findings(whole), "") << after.text;
  }
}

// The names of a mention in pieces are those that replace them elsewhere.
TEST(HarmTest, AnotherNameInAMentionInPiecesIsFound) {
  const Pseudonymizer engine = engine_of({}, 7);
  const Document before = test::with_fragments(
      test::marked("[PERSON Irmgard und Leopold Habersatter], [FEMALE Irmgard] "
                   "[FAMILY Habersatter]"),
      0, {{0, 7}, {20, 31}});
  const Result<Outcome> outcome = engine.run(before);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(told(*engine.audit(before, outcome->document)), "") << outcome->document.text;
  const std::vector<ByteSpan>& pieces = outcome->document.annotations[0].fragments;
  for (const ByteSpan& piece : pieces) {
    const Document after = test::with_text(outcome->document, piece, "Zwettlbauer");
    EXPECT_EQ(told(*engine.audit(before, after)), "entity-split T1\n") << after.text;
  }
}

// Fragments that another program lost, joined or reordered.
TEST(HarmTest, FragmentsAreComparedOneByOne) {
  Setting setting;
  setting.options.labels.keep("Mood");
  const Pseudonymizer engine = engine_of(setting, 7);
  const Document before = test::with_fragments(
      test::marked("[FEMALE Irmgard] kam [Mood froh] und ging heim."), 1, {{12, 16}, {26, 30}});
  const Result<Outcome> outcome = engine.run(before);
  ASSERT_TRUE(outcome);
  const std::vector<ByteSpan> both = outcome->document.annotations[1].fragments;
  ASSERT_EQ(both.size(), 2U);
  const auto findings = [&](std::vector<ByteSpan> fragments) {
    return told(
        *engine.audit(before, test::with_fragments(outcome->document, 1, std::move(fragments))));
  };
  EXPECT_EQ(findings(both), "");
  EXPECT_EQ(findings({both[0]}), "alignment T2\n");
  EXPECT_EQ(findings({both[1]}), "alignment T2\n");
  EXPECT_EQ(findings({both[1], both[0]}), "alignment T2\n");
  EXPECT_EQ(findings({{both[0].begin, both[1].end}}), "alignment T2\n");
}

// The order of sets and roles of links is ignored; nothing may be added.
TEST(HarmTest, LinksAreComparedAsSets) {
  const Setting setting;
  const Pseudonymizer engine = engine_of(setting, 7);
  Document before = test::marked("[FEMALE Irmgard] und [FEMALE Hedwig] aus [CITY Linz].");
  before = test::with_line(before, "*\tEquiv T1 T2");
  before = test::with_line(before, "R1\tLives Arg1:T1 Arg2:T3");
  const Result<Outcome> outcome = engine.run(before);
  ASSERT_TRUE(outcome) << outcome.error().message;
  const auto findings = [&](const std::function<void(std::vector<Link>&)>& change) {
    Document after = outcome->document;
    change(after.links);
    return told(*engine.audit(before, after));
  };
  EXPECT_EQ(findings([](auto& links) { std::ranges::reverse(links); }), "");
  EXPECT_EQ(findings([](auto& links) {
              for (Link& link : links) std::ranges::reverse(link.arguments);
            }),
            "");
  EXPECT_EQ(findings([](auto& links) { links.back().id = "R7"; }), "");
  EXPECT_EQ(findings([](auto& links) {
              links.back().id = "R7";
              links.back().type = "Knows";
            }),
            "annotation-lost R1\nannotation-lost R7\n");
  EXPECT_EQ(findings([](auto& links) { links.pop_back(); }), "annotation-lost R1\n");
  EXPECT_EQ(findings([](auto& links) {
              links.push_back(links.back());
              links.back().id = "R2";
            }),
            "annotation-lost R2\n");
}

}  // namespace
}  // namespace pseudo
