// Tests that the engine's own output has no finding, whatever the options are. In the letters,
// streets, firms, hospitals and people share their words, so that surrogates coincide with
// originals as often as possible.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <memory>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "pseudo/pseudonymizer.h"
#include "support/damage.h"
#include "support/markup.h"

namespace pseudo {
namespace {

using Words = std::span<const std::string_view>;

constexpr std::array<std::string_view, 10> kGivenNames{"Elisabeth", "Barbara",   "Rosa", "Linde",
                                                       "Andrea",    "Katharina", "Eva",  "Irmgard",
                                                       "Heidi",     "Steffi"};
constexpr std::array<std::string_view, 16> kFamilyNames{
    "Huber", "Gruber",  "Bach",    "Sommer", "Berger",   "Müller-Berger", "Graf",    "Richter",
    "Franz", "Brunner", "Steiner", "Moser",  "Nováková", "Kreuzer",       "Schwalb", "Öhler"};
constexpr std::array<std::string_view, 14> kTownNames{
    "Graz", "Linz",   "Salzburg", "Neustadt", "Bad Ischl",    "Berg",           "Wien",
    "Au",   "Lindau", "Zürich",   "Brunn",    "Mürzzuschlag", "Schwalbenstein", "Rosenheim"};
constexpr std::array<std::string_view, 10> kStreetStems{
    "Linden", "Rosen", "Birken", "Kirch", "Brunnen", "Berg", "Mühl", "Bach", "Garten", "Heide"};
constexpr std::array<std::string_view, 8> kAcronyms{"LKH", "KH",  "SPD", "ÖBB",
                                                    "BKS", "AKH", "ORF", "TU"};

// g: given name, f: family name, c: town, s: stem, a: acronym, 1: number.
constexpr std::array<std::string_view, 34> kSentences{
    "Frau [FAMILY {f}] kam.",
    "[FEMALE {g}] [FAMILY {f}] ging.",
    "[PERSON Dr. {g} {f}] und [PERSON {f}, {g}] schreiben.",
    "Grüße von [FEMALE {g}s] Mutter und [PERSON {g} {f}].",
    "Wir wohnen in [CITY {c}], [STREET {s}gasse] [STREETNO {1}].",
    "Sie wohnt in der [STREET {s}straße], [ZIP 80{1}] [CITY {c}].",
    "Es ist im [STREET {s}grundweg] und in der [STREET {s}str.] nicht.",
    "Der [STREET {g}-{f}-Weg] ist lang.",
    "Die [STREET {f}gasse] und die [STREET {c}er Straße] sind kurz.",
    "Am [STREET Am {s}hof] und [STREET Unter den {s}] war es schön.",
    "Die [STREET Sankt-{g}-Straße] ist gesperrt.",
    "Sie liegt im [ORG Klinikum Sankt {g}].",
    "Er war im [ORG KH Barmherzige Brüder].",
    "Das [ORG {a}] ist neu, der Chef des [ORG {a}s] auch.",
    "Im [ORG {a} {c}] ist man nett.",
    "Die [ORG {c}er Sparkasse] sperrt zu.",
    "Die Firma [ORG {f} & {f} GmbH] baut, [ORG {f} Bau GmbH] nicht.",
    "Die [ORG Stadtwerke {c}] und das [ORG Gasthaus {f}] liefern.",
    "An der [ORG Universität {c}] und am [ORG Institut für Chemie].",
    "In der [ORG {s}apotheke] beim [ORG Hotel {s}hof].",
    "Die [ORG Pfarre St. {g}] lädt ein, der [ORG Musikverein {c}] spielt.",
    "Der [CITY {c}er] Dom und [CITY {c}s] Plätze.",
    "Am [DATE {1}.5.2020] und am [DATE 3. Juni] war Frost.",
    "Seit [DATE Mai 2019], genau seit [DATE 2019-05-1{1}].",
    "Bis [DATE Sommer 2021] im [DATE WS 2020/21].",
    "[EMAIL {g}.{f}@{s}hof.at] oder [EMAIL post@{c}.at].",
    "Unter [URL www.{f}.at/{g}] steht es, [USER @{f}_{g}].",
    "Telefon [PHONE 0664 12345{1}], Konto [UFID 2345{1}7].",
    "Sie heißt [FAMILY {f}s] und er [MALE André], der andere [MALE Andre].",
    "Bei [FAMILY {f}s] in [CITY {c}] ist es ruhig.",
    "[FEMALE {g}] und [FEMALE {g}] fehlen, {f} auch.",
    "Das Kennwort ist [PASS {s}{1}!].",
    "Der Hof heißt {s}hof, die Straße {s}straße.",
    "E. [FAMILY {f}] und [FEMALE E.] [FAMILY {f}] waren da."};

class Letters {
 public:
  explicit Letters(std::uint64_t seed) : random_(seed) {}

  // Each letter uses few words of each kind, so that they recur in other mentions.
  std::string write() {
    first_ = next(1000);
    std::string letter = fill("Liebe [FEMALE {g}],\n");
    for (std::size_t i = 0; i < 12; ++i) {
      letter += fill(kSentences[next(kSentences.size())]);
      letter += next(3) == 0 ? "\n" : " ";
    }
    return letter + fill("LG [FEMALE {g}] [FAMILY {f}]\n");
  }

  std::size_t next(std::size_t below) { return random_() % below; }

 private:
  std::string word(Words words) {
    constexpr std::size_t kOfLetter = 3;
    return std::string(words[(first_ + next(kOfLetter)) % words.size()]);
  }

  std::string fill(std::string_view sentence) {
    std::string text;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
      if (sentence[i] != '{') {
        text += sentence[i];
        continue;
      }
      switch (sentence[i + 1]) {
        case 'g':
          text += word(kGivenNames);
          break;
        case 'f':
          text += word(kFamilyNames);
          break;
        case 'c':
          text += word(kTownNames);
          break;
        case 's':
          text += word(kStreetStems);
          break;
        case 'a':
          text += word(kAcronyms);
          break;
        default:
          text += std::to_string(1 + next(9));
          break;
      }
      i += 2;
    }
    return text;
  }

  std::mt19937_64 random_;
  std::size_t first_ = 0;
};

struct OutputCase {
  const char* language = "de";
  Options options = {};
  std::string shown = {};
};

OutputCase random_case(Letters& random) {
  constexpr std::array kScopes{Scope::kDocument, Scope::kSentence, Scope::kFolder, Scope::kCorpus};
  constexpr std::array<const char*, 6> kLabels{"FAMILY", "ORG", "LOC", "PERSON", "ADD", "DATE"};
  constexpr std::array kPolicies{MissedPolicy::kReport, MissedPolicy::kReplace};
  constexpr std::array kShifts{7, -30, 100, 3000};
  OutputCase one;
  if (random.next(5) == 0) one.language = "none";
  if (random.next(2) == 0) one.options.scope = kScopes[random.next(kScopes.size())];
  if (random.next(3) == 0) {
    one.options.label_scopes[kLabels[random.next(kLabels.size())]] =
        kScopes[random.next(kScopes.size())];
  }
  one.options.missed = kPolicies[random.next(kPolicies.size())];
  if (random.next(4) == 0) one.options.addresses = AddressStyle::kRandom;
  if (random.next(4) == 0) one.options.keep_tld = true;
  if (random.next(4) == 0) one.options.fixed_shift = kShifts[random.next(kShifts.size())];
  if (random.next(4) == 0) {
    LetterClass all;
    for (char32_t c = U'A'; c <= U'Z'; ++c) all += c;
    one.options.letter_classes = {all};
  }
  if (random.next(3) == 0) {
    one.options.allow = {{"DATE", "3.5.2020"}, {"DATE", "Mai 2019"}, {"FAMILY", "Huber"}};
  }
  if (random.next(3) == 0) one.options.deny = {{"PERSON", "Eva Gruber"}, {"DATE", "4.5.2020"}};
  one.shown = fmt::format("{}, scope {}", one.language, static_cast<int>(one.options.scope));
  return one;
}

const Lexicons& shipped_lexicons(std::string_view language) {
  static const Lexicons kGerman =
      *Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex");
  static const Lexicons kNone =
      *Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/none.lex");
  return language == "de" ? kGerman : kNone;
}

TEST(OwnOutput, OfLettersWithSharedWordsIsClean) {
  constexpr std::uint64_t kKeys = 50;
  constexpr std::size_t kLettersOfKey = 8;
  for (std::uint64_t seed = 0; seed < kKeys; ++seed) {
    Letters letters(seed);
    const OutputCase one = random_case(letters);
    const Lexicons& lexicons = shipped_lexicons(one.language);
    const std::unique_ptr<LanguageModule> language = *make_language(one.language, lexicons);
    const auto engine =
        Pseudonymizer::make(one.options, *language, lexicons,
                            Key::from_bytes(std::string(Key::kBytes, static_cast<char>(seed))));
    ASSERT_TRUE(engine) << seed << ' ' << engine.error().message;
    for (std::size_t i = 0; i < kLettersOfKey; ++i) {
      const std::string letter = letters.write();
      const Document before = test::marked(letter, fmt::format("a/{}", i));
      const auto outcome = engine->run(before);
      ASSERT_TRUE(outcome) << seed << ' ' << outcome.error().message << '\n' << letter;
      const auto audited = engine->audit(before, outcome->document);
      ASSERT_TRUE(audited) << seed;
      for (const AuditFinding& finding : audited->findings) {
        ADD_FAILURE() << seed << " (" << one.shown << "): " << name(finding.code) << ' '
                      << finding.annotation << '\n'
                      << letter << outcome->document.text;
      }
    }
  }
}

// "Bäckerei" is kept although it begins with "Bäcker", a name that is replaced.
TEST(OwnOutput, OfTradesBesideTheirOwnersIsClean) {
  const Lexicons& lexicons = shipped_lexicons("de");
  const std::unique_ptr<LanguageModule> language = *make_language("de", lexicons);
  for (const char* const letter :
       {"[ORG Bäckerei Bäcker], [ORG Schlosserei Schlosser], [ORG Metzgerei Metzger]",
        "[ORG Gärtnerei Gärtner-Huber] und Herr [FAMILY Gärtner]",
        "[ORG Tischlerei Tischler GmbH], [ORG Schreinerei Schreiner], [ORG Brauerei Brauer]",
        "[ORG Druckerei Drucker], [ORG Molkerei Molker], [ORG Weberei Weber]",
        "[ORG Verlag Verleger], [ORG Gasthaus Gastl], [ORG Kloster Klostermann]",
        "die [ORG Stadtwerke Bochum GmbH], kurz [ORG STW], und die [ORG Stadtwerke]",
        "[ORG Ludwig-Maximilians-Universität München] und [ORG LMU]",
        "[ORG Bäckerei Huber] und Herr [FAMILY Bäcker]"}) {
    for (char key = 1; key <= 5; ++key) {
      const auto engine = Pseudonymizer::make({}, *language, lexicons,
                                              Key::from_bytes(std::string(Key::kBytes, key)));
      const Document before = test::marked(letter, "a");
      const auto outcome = engine->run(before);
      ASSERT_TRUE(outcome) << letter;
      const auto audited = engine->audit(before, outcome->document);
      ASSERT_TRUE(audited) << letter;
      EXPECT_TRUE(audited->findings.empty()) << outcome->document.text;
    }
  }
}

// Decades are shifted by tens of years. A postal code below a town that has its own code belongs to
// another town.
TEST(OwnOutput, OfDecadesAndOfCodesBelowATownIsClean) {
  const Lexicons& lexicons = shipped_lexicons("de");
  const std::unique_ptr<LanguageModule> language = *make_language("de", lexicons);
  for (const char* const letter :
       {"[DATE März 2018] und [DATE 90er]", "[DATE 2018] und [DATE Anfang der 90er]",
        "[DATE 1985] und [DATE 1990er] Jahre", "[ZIP 80331] [CITY München]\n[ZIP 10115]",
        "[ZIP 4020] [CITY Linz]\n[ZIP 1010]",
        "[CITY Graz] [ZIP 8010]\n[CITY Wien]\n\nund [CITY Linz] [ZIP 8010]\n[CITY Wien]"}) {
    for (char key = 1; key <= 20; ++key) {
      const auto engine = Pseudonymizer::make({}, *language, lexicons,
                                              Key::from_bytes(std::string(Key::kBytes, key)));
      const Document before = test::marked(letter, "a");
      const auto outcome = engine->run(before);
      ASSERT_TRUE(outcome) << letter;
      const auto audited = engine->audit(before, outcome->document);
      ASSERT_TRUE(audited) << letter;
      EXPECT_TRUE(audited->findings.empty()) << outcome->document.text;
    }
  }
}

// Expects no finding on the output under any of 30 keys.
void expect_clean(const Document& before, const Options& options) {
  const Lexicons& lexicons = shipped_lexicons("de");
  const std::unique_ptr<LanguageModule> language = *make_language("de", lexicons);
  for (char key = 1; key <= 30; ++key) {
    const auto engine = Pseudonymizer::make(options, *language, lexicons,
                                            Key::from_bytes(std::string(Key::kBytes, key)));
    ASSERT_TRUE(engine) << before.text;
    const auto outcome = engine->run(before);
    ASSERT_TRUE(outcome) << before.text;
    const auto audited = engine->audit(before, outcome->document);
    ASSERT_TRUE(audited) << before.text;
    EXPECT_TRUE(audited->findings.empty()) << outcome->document.text;
  }
}

struct OwnRow {
  const char* letter;
  int shift = 0;  // 0: drawn
  MissedPolicy missed = MissedPolicy::kReport;
  Scope scope = Scope::kDocument;
  const char* corpus_label = nullptr;  // the label whose scope is the corpus
};

// Each row is a former false alarm, or a surrogate that showed its original.
TEST(OwnOutput, OfOneLineIsClean) {
  const OwnRow rows[] = {
      {"[ZIP Wien 1] [CITY Linz] und [ZIP 1] [CITY Graz]"},
      {"bei [ORG MeinVZ] und der [ORG MeinVZs] Chef"},
      {"am [DATE 21.09.22]", -364},
      {"am [DATE 21.09.22] und am [DATE 1.10.2022]", -364},
      {"[LOC Kärnten] kärntnerisch", 0, MissedPolicy::kReplace},
      {"[LOC A-9020 Sankt Pölten]\n[LOC CH-8001] und [ZIP CH-8001], [ZIP A-9020]"},
      {"[DATE 2021er] bis [DATE 05-07/2019]"},
      {"[DATE 12/25/2006], [DATE KW 30]"},
      {"am [DATE fr], am [DATE mo]"},
      {"Tel. [PHONE +41\u00A0664\u00A0062\u00A04020]"},
      {"[ORG Müller] und [ORG MÜLLER]"},
      {"der [CITY Kitzbüheler Alpener] und die [CITY Kitzbüheler Alpen]"},
      {"[EMAIL müller@web.de] und [EMAIL mueller@web.de]"},
      {"Frau Özdemir als [USER oezdemir]", 0, MissedPolicy::kReplace},
      {"[ZIP 1010] [CITY Wels]\n[CITY Wels]. [LOC 80331] steht da, [ZIP 80331] auch."},
      {"[LOC 1010 Wels] und [ZIP 4600] [CITY Wels], [ZIP 1010], [LOC 80331 Wels]"},
      {"[ZIP 8010] [CITY Graz], [ZIP 8010] [CITY Linz], [ZIP 8010]", 0, MissedPolicy::kReport,
       Scope::kCorpus},
      {"[CITY Salzburg], [LOC 5.020 Salzburg], [LOC 5.020 Mürzzuschlag], [CITY Mürzzuschlag]", 0,
       MissedPolicy::kReport, Scope::kCorpus},
      {"[FEMALE Lisl] kam. Unser [FEMALE Lisl]lein schlief."},
      {"[ORG Institut für Rechtswissenschaften]", 0, MissedPolicy::kReport, Scope::kCorpus},
      {"[MALE Franz] [EMAIL franz.kovacs@mail.kovacs.co.uk]\n[MALE Karl Heinz]", 0,
       MissedPolicy::kReport, Scope::kDocument, "MALE"},
      {"[MALE Max], [MALE Leo], [MALE Jan], [MALE Paul], [MALE Karl] [EMAIL max.leo@jan.at]", 0,
       MissedPolicy::kReport, Scope::kDocument, "MALE"}};
  for (const OwnRow& row : rows) {
    Options options;
    if (row.shift != 0) options.fixed_shift = row.shift;
    options.missed = row.missed;
    options.scope = row.scope;
    if (row.corpus_label != nullptr) options.label_scopes[row.corpus_label] = Scope::kCorpus;
    expect_clean(test::marked(row.letter, "a"), options);
  }
}

// The surrogate keeps the line break in another gap than the original.
TEST(OwnOutput, OfAnAddressOverALineEndIsClean) {
  Document before;
  before.text = "Via Kirchner\r\n47 Via Kirchner ";
  before.add_annotation("LOC", {{0, 12}, {14, 16}});
  before.add_annotation("STREET", {{17, 29}});
  expect_clean(before, {});
}

// A note gets the form that fits, but a mark has no forms: "<FEMALE> Vater".
TEST(OwnOutput, OfScrubbedNotesIsCleanInEveryStyle) {
  const Lexicons& lexicons = shipped_lexicons("de");
  const std::unique_ptr<LanguageModule> language = *make_language("de", lexicons);
  for (std::size_t style = 0; style < kStyleCount; ++style) {
    Options options;
    options.notes = NotesPolicy::kScrub;
    options.styles.table.all = static_cast<Style>(style);
    const auto engine = Pseudonymizer::make(options, *language, lexicons,
                                            Key::from_bytes(std::string(Key::kBytes, 'a')));
    if (!engine) continue;  // a style of dates alone
    for (const char* const text : {"Waltrauds Vater", "bei WALTRAUD, waltraud", "Waltraud"}) {
      Document before = test::marked("[FEMALE Waltraud] und [MALE Gilbert]", "a");
      before.remarks.push_back({Remark::Kind::kNote, kNoOrigin, "#1", "Note", "T1", text});
      const auto outcome = engine->run(before);
      ASSERT_TRUE(outcome) << text;
      EXPECT_TRUE(engine->audit(before, outcome->document)->findings.empty())
          << text << ", " << style;
    }
  }
}

// "3/20/1993" is in March, but "3/9/1993", which a run may write for it, could be in September.
TEST(OwnOutput, OfAmericanDatesIsWithinTheBound) {
  Options options;
  options.max_shift = 30;
  expect_clean(test::marked("am [DATE 3/20/1993]", "a"), options);
}

// In wide scopes the names of one mention are drawn one by one. Together they must not show a form
// of the whole mention, such as "Karlheinz-Egon" for "Karl-Heinz".
TEST(OwnOutput, OfNamesOfOneMentionInWideScopesIsClean) {
  const Lexicons& lexicons = shipped_lexicons("de");
  const std::unique_ptr<LanguageModule> language = *make_language("de", lexicons);
  Options options;
  options.scope = Scope::kFolder;
  const auto engine = Pseudonymizer::make(options, *language, lexicons,
                                          Key::from_bytes(std::string(Key::kBytes, 'a')));
  for (const char* const letter :
       {"[MALE Karl-Heinz] und [MALE K.], [MALE Karl]", "[GIVEN Franz-Sepp] [GIVEN F.]",
        "[GIVEN Sepp-Karl Heinz] [GIVEN Karl-Heinz]", "[FEMALE C.] und [FEMALE Christa-Maria]",
        "[EMAIL karl-heinzjakubczyk@stadtwerke-graz.at], [EMAIL hans-peter@web.de]",
        "[LOC Wiener Straße hinten], [LOC 10115 Kräiligen]"}) {
    for (int folder = 0; folder < 300; ++folder) {
      const Document before = test::marked(letter, fmt::format("{}/a", folder));
      const auto outcome = engine->run(before);
      ASSERT_TRUE(outcome) << letter;
      EXPECT_TRUE(engine->audit(before, outcome->document)->findings.empty())
          << outcome->document.text;
    }
  }
}

// A town and its short name are one town: "Gams" beside "Bad Gams". A date without a year may move
// by whole weeks and years, so that its weekday remains. Keys and ids are those under which this
// happened.
TEST(OwnOutput, OfTwoTownsAndOfWeekdaysWithoutYearIsClean) {
  struct Row {
    const char* key;  // the last characters of 64 in hexadecimal notation
    const char* id;
    const char* letter;
  };
  constexpr std::array<Row, 2> kRows{
      {{"4664f9dc8830fb8", "a/1", "[LOC Bad Ischl und Montagny]"},
       {"1b19690069b8922", "b/17", "[DATE 17. und 19. Mai], [DATE Mo, 2.1.]: Winter."}}};
  const Lexicons& lexicons = shipped_lexicons("de");
  const std::unique_ptr<LanguageModule> language = *make_language("de", lexicons);
  for (const Row& row : kRows) {
    const std::string digits = fmt::format("{:0>64}", row.key);
    std::string bytes;
    for (std::size_t at = 0; at < digits.size(); at += 2) {
      bytes += static_cast<char>(std::stoi(digits.substr(at, 2), nullptr, 16));
    }
    const auto engine =
        Pseudonymizer::make({}, *language, lexicons, Key::from_bytes(std::move(bytes)));
    const Document before = test::marked(row.letter, row.id);
    const auto outcome = engine->run(before);
    ASSERT_TRUE(outcome) << row.letter;
    EXPECT_TRUE(engine->audit(before, outcome->document)->findings.empty())
        << outcome->document.text;
  }
}

// If a season is kept, dates with weekdays move by up to four years and three weeks.
TEST(OwnOutput, OfWeekdaysWithoutYearIsCleanIfTheSeasonIsKept) {
  const Lexicons& lexicons = shipped_lexicons("de");
  const std::unique_ptr<LanguageModule> language = *make_language("de", lexicons);
  Options options;
  options.season = Season::kKeep;
  const auto engine = Pseudonymizer::make(options, *language, lexicons,
                                          Key::from_bytes(std::string(Key::kBytes, 'a')));
  for (int letter = 0; letter < 80; ++letter) {
    const Document before =
        test::marked("[DATE 17. und 19. Mai], [DATE Mo, 2.1.]", fmt::format("{}", letter));
    const auto outcome = engine->run(before);
    ASSERT_TRUE(outcome);
    EXPECT_TRUE(engine->audit(before, outcome->document)->findings.empty())
        << outcome->document.text;
  }
}

// An equivalence joins names of any kind, but no name with the number of a district.
TEST(OwnOutput, OfEquivalencesIsClean) {
  const Lexicons& lexicons = shipped_lexicons("de");
  const std::unique_ptr<LanguageModule> language = *make_language("de", lexicons);
  for (const char* const letter :
       {"[CITY 8. Bezirk] und [CITY Kühberg]", "[ORG SBB], [ORG Deutsche Bahn]",
        "[ORG Deutsche Bahn], [ORG SBB]", "[CITY Graz] und [CITY Steiermark]"}) {
    const Document before = test::with_line(test::marked(letter), "*\tEquiv T1 T2");
    for (char key = 'a'; key < 'z'; ++key) {
      const auto engine = Pseudonymizer::make({}, *language, lexicons,
                                              Key::from_bytes(std::string(Key::kBytes, key)));
      const auto outcome = engine->run(before);
      ASSERT_TRUE(outcome) << letter;
      EXPECT_TRUE(engine->audit(before, outcome->document)->findings.empty())
          << outcome->document.text;
    }
  }
}

// A day between the fragments of a date has the month of that date.
TEST(OwnOutput, ADayInsideADateInPiecesMovesWithIt) {
  const Lexicons& lexicons = shipped_lexicons("de");
  const std::unique_ptr<LanguageModule> language = *make_language("de", lexicons);
  Options options;
  options.fixed_shift = 100;
  const auto engine = Pseudonymizer::make(options, *language, lexicons,
                                          Key::from_bytes(std::string(Key::kBytes, 'a')));
  const Document before =
      test::with_fragments(test::marked("am [DATE 3.]/[DATE 4.] Mai 2021."), 0, {{3, 5}, {8, 17}});
  const auto outcome = engine->run(before);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->document.text, "am 11./12. August 2021.");
}

// All dates of a document are shifted by the same number of days, even if one becomes an allowed
// date.
TEST(OwnOutput, ADateMayBecomeAnAllowedOneByAFixedShift) {
  Options options;
  options.fixed_shift = -30;
  options.allow = {{"DATE", "20.04.2020"}};
  const Lexicons& lexicons = shipped_lexicons("de");
  const std::unique_ptr<LanguageModule> language = *make_language("de", lexicons);
  const auto engine = Pseudonymizer::make(options, *language, lexicons,
                                          Key::from_bytes(std::string(Key::kBytes, 'a')));
  const Document before =
      test::marked("am [DATE 20.04.2020], am [DATE 20.05.2020] und am [DATE 3.6.2020]");
  const auto outcome = engine->run(before);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->document.text, "am 20.04.2020, am 20.04.2020 und am 4.5.2020");
  EXPECT_TRUE(engine->audit(before, outcome->document)->findings.empty());
}

// Among the shifts of one to seven days in either direction, only one avoids all listed dates.
TEST(OwnOutput, ADrawnShiftLeadsToNoListedDate) {
  const Lexicons& lexicons = shipped_lexicons("de");
  const std::unique_ptr<LanguageModule> language = *make_language("de", lexicons);
  Options options;
  options.max_shift = 7;
  for (int day = 8; day <= 22; ++day) {
    if (day == 15 || day == 19) continue;
    auto& list = day % 2 == 0 ? options.allow : options.deny;
    list.push_back({"DATE", fmt::format("{}.5.2020", day)});
  }
  for (char key = 'a'; key < 'k'; ++key) {
    const auto engine = Pseudonymizer::make(options, *language, lexicons,
                                            Key::from_bytes(std::string(Key::kBytes, key)));
    ASSERT_TRUE(engine) << engine.error().message;
    const auto outcome = engine->run(test::marked("am [DATE 15.5.2020]"));
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->document.text, "am 19.5.2020");
  }
}

}  // namespace
}  // namespace pseudo
