// Tests that facts of one scope are compared across all its documents, in any order, and that the
// engine's own output has no finding.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "pseudo/across_documents.h"
#include "pseudo/format.h"
#include "pseudo/pseudonymizer.h"
#include "support/damage.h"
#include "support/growth.h"
#include "support/markup.h"

namespace pseudo {
namespace {

class Across : public testing::Test {
 protected:
  static const Lexicons& lexicons() {
    static const Lexicons kLexicons =
        *Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex");
    return kLexicons;
  }
  static Pseudonymizer engine(const Options& options) {
    static const std::unique_ptr<LanguageModule> kLanguage = *make_language("de", lexicons());
    return *Pseudonymizer::make(options, *kLanguage, lexicons(),
                                Key::from_bytes(std::string(Key::kBytes, 'a')));
  }
  static Options in_scope(Scope scope) {
    Options options;
    options.scope = scope;
    return options;
  }

  // An email and its surrogates. In `change`, "{1}" stands for the surrogate of T1.
  struct Pair {
    Document before;
    Document after;
  };
  static Pair made(const Pseudonymizer& engine, const char* id, const std::string& markup) {
    Pair pair{test::marked("Am Ende " + markup + " hier.", id), {}};
    pair.after = engine.run(pair.before)->document;
    return pair;
  }
  static std::string surrogate(const Pair& pair, std::size_t annotation) {
    const ByteSpan span = pair.after.annotations[annotation].fragments.front();
    return pair.after.text.substr(span.begin, span.size());
  }
  static void change(Pair& pair, std::size_t annotation, const std::string& words) {
    const ByteSpan span = pair.after.annotations[annotation].fragments.front();
    pair.after = test::with_text(pair.after, span, words);
  }

  static std::string told(const Pseudonymizer& engine, const std::vector<Pair>& pairs,
                          AcrossDocuments& across) {
    std::string all;
    for (const Pair& pair : pairs) {
      Result<Outcome> outcome = engine.audit(pair.before, pair.after);
      across.enter(*outcome);
      for (const AuditFinding& finding : outcome->findings) {
        all += fmt::format("{} {} {}; ", pair.before.id, name(finding.code), finding.annotation);
      }
    }
    return all;
  }
  static std::string told(const Pseudonymizer& engine, const std::vector<Pair>& pairs) {
    AcrossDocuments across;
    return told(engine, pairs, across);
  }
};

struct SplitRow {
  const char* first;
  const char* second;
  const char* words;  // in place of T1 of the second mail
  const char* code;
};

constexpr SplitRow kSplits[] = {
    {"[FAMILY Habersatter]", "[FAMILY Habersatter]", "Zwettlbauer", "entity-split"},
    {"[FAMILY Habersatter]", "[FAMILY HABERSATTER]", "ZWETTLBAUER", "entity-split"},
    {"[FAMILY Habersatter]", "[FAMILY Habersatters] Hund", "Zwettlbauers", "entity-split"},
    {"[FEMALE Irmgard] [FAMILY Habersatter]", "[FEMALE Irmgard]", "Ortrun", "entity-split"},
    {"[PERSON Irmgard Habersatter]", "[PERSON Irmgard Habersatter]", "Kunigunde Zwettlbauer",
     "entity-split"},
    {"[CITY Graz]", "[CITY Graz]", "Purkersdorf", "entity-split"},
    {"[CITY Ludwigshafen am Rhein]", "[CITY Ludwigshafen]", "Purkersdorf", "entity-split"},
    {"[CITY Frankfurt]", "[CITY Frankfurt am Main]", "Purkersdorf", "entity-split"},
    {"[CITY Tirol]", "[STREET Tiroler Straße]", "Wolkersdorfer Straße", "entity-split"},
    {"[ZIP 9020] [CITY Villach]", "[ZIP 9020] [CITY Villach]", "8712", "entity-split"},
    {"[ORG Kragonda]", "[ORG Kragonda]", "Zwettlwerk", "entity-split"},
    {"[STREET Lindengasse]", "[STREET Lindengasse]", "Zwettlgasse", "entity-split"},
    {"[UFID ZK 471108]", "[UFID ZK 471108]", "QX 935522", "entity-split"},
    {"[PHONE 0316/463 27 01]", "[PHONE 0316 4632701]", "0512 9081755", "entity-split"},
    {"[EMAIL irmgard@habersatter.at]", "[EMAIL irmgard@habersatter.at]", "abc@def.example",
     "entity-split"},
    {"[DATE 3.5.2019]", "[DATE 17.5.2019]", "1.2.2018", "date-distance"},
    {"[DATE 3.5.2019]", "[DATE 17. Mai 2019]", "1. Februar 2018", "date-distance"},
};

TEST_F(Across, OneEntityThatBecameTwoInTwoDocumentsIsFound) {
  for (const Scope scope : {Scope::kFolder, Scope::kCorpus}) {
    const Pseudonymizer run = engine(in_scope(scope));
    for (const SplitRow& row : kSplits) {
      std::vector<Pair> pairs{made(run, "a/1", row.first), made(run, "a/2", row.second)};
      EXPECT_EQ(told(run, pairs), "") << row.second;
      change(pairs[1], 0, row.words);
      EXPECT_EQ(told(run, pairs), fmt::format("a/2 {} T1; ", row.code)) << row.second;
    }
  }
}

// Documents that show one entity in several ways or in several contexts.
TEST_F(Across, WhatARunWroteIsClean) {
  const std::vector<std::vector<const char*>> rows{
      {"[CITY Krems an der Donau]", "[CITY Krems]", "[CITY Krems an der Donau], [CITY Krems]",
       "[CITY Kremser] Wein", "[CITY Krems/Donau]", "[LOC Krems an der Donau, Linz]"},
      {"Unser [FEMALE Lisl]lein", "[FEMALE Lisl] kam", "[FEMALE Lisl]"},
      {"Unser [FEMALE Lisl]lein", "[FEMALE Lisl]s Haus", "[FEMALE Lisl]"},
      {"[CITY Frankfurt am Main]", "[CITY Frankfurt]", "[CITY Frankfurt (Oder)]",
       "[CITY Frankfurter] Dom"},
      {"[CITY Freiburg im Breisgau]", "[CITY Freiburg]", "[CITY Freiburger] Münster"},
      {"[CITY Bruck an der Mur]", "[CITY Bruck]", "[CITY Bruck an der Leitha]"},
      {"[CITY Bad Ischl], [CITY Ischl]", "[ZIP 4820] [CITY Ischl]", "[CITY Ischl]"},
      {"[LOC Tirol]", "[STREET Tiroler Straße]", "[CITY Tirol] und [STREET Tiroler Straße]"},
      {"[CITY Kärnten]", "ein [CITY kärntnerisches] Lied"},
      {"[CITY Groß Grönau]", "[FAMILY Groß Grönau] und [CITY Groß Grönau]"},
      {"[PHONE 0316 4632701]", "[PHONE +43 316 463 27 01]", "[PHONE 0316/463 27 01]"},
      {"[LOC 1010]", "[LOC 1010] und [ZIP 1010]", "[LOC 1010], [ZIP 1010] [CITY Villach]",
       "[ZIP 1010], [LOC 1010 Villach]"},
      {"[EMAIL e.zwottek@habersatter.at]", "[FAMILY Zwottek] [EMAIL e.zwottek@habersatter.at]",
       "[FEMALE Eva] [FAMILY Zwottek] [EMAIL e.zwottek@habersatter.at]",
       "[ORG Habersatter GmbH] [EMAIL e.zwottek@habersatter.at]"},
      {"[USER Aylin]", "[CITY Aylin] [USER Aylin]", "[FEMALE Aylin] [USER Aylin]"}};
  for (const Scope scope : {Scope::kFolder, Scope::kCorpus}) {
    const Pseudonymizer run = engine(in_scope(scope));
    for (const std::vector<const char*>& mails : rows) {
      std::vector<Pair> pairs;
      for (const char* const mail : mails) pairs.push_back(made(run, "a/1", mail));
      EXPECT_EQ(told(run, pairs), "") << mails.front();
    }
  }
}

// A town is the same with and without its addition. If several towns have the name, the lists
// decide which one is meant.
TEST_F(Across, ATownWithAndWithoutItsAdditionIsOne) {
  const Pseudonymizer run = engine(in_scope(Scope::kCorpus));
  const std::pair<const char*, const char*> rows[] = {
      {"[CITY Krems an der Donau]", "[CITY Krems]"},
      {"[CITY Frankfurt am Main]", "[CITY Frankfurt]"},
      {"[CITY Ludwigshafen am Rhein]", "[CITY Ludwigshafen]"},
      {"[CITY Freiburg im Breisgau]", "[CITY Freiburg]"},
      {"[CITY Bad Ischl]", "[CITY Ischl]"}};
  for (const auto& [full, brief] : rows) {
    const std::string with_addition = surrogate(made(run, "a/1", full), 0);
    const std::string without = surrogate(made(run, "b/1", brief), 0);
    EXPECT_NE(with_addition.find(without), std::string::npos) << with_addition << ' ' << without;
  }
}

TEST_F(Across, ScopesAreApart) {
  const Pseudonymizer folder = engine(in_scope(Scope::kFolder));
  const auto pairs_of = [](const Pseudonymizer& run, const char* other) {
    std::vector<Pair> pairs{made(run, "a/1", "[FAMILY Habersatter]"),
                            made(run, other, "[FAMILY Habersatter]")};
    change(pairs[1], 0, "Zwettlbauer");
    return pairs;
  };
  EXPECT_EQ(told(folder, pairs_of(folder, "b/1")), "");
  EXPECT_NE(told(folder, pairs_of(folder, "a/2")), "");
  const Pseudonymizer document = engine(in_scope(Scope::kDocument));
  EXPECT_EQ(told(document, pairs_of(document, "a/2")), "");
  Options by_label;
  by_label.label_scopes["FAMILY"] = Scope::kCorpus;
  const Pseudonymizer family = engine(by_label);
  EXPECT_NE(told(family, pairs_of(family, "b/1")), "");
  by_label.scope = Scope::kCorpus;
  by_label.label_scopes["FAMILY"] = Scope::kDocument;
  const Pseudonymizer others = engine(by_label);
  EXPECT_EQ(told(others, pairs_of(others, "b/1")), "");
}

// Names of the lists are permuted, so that two names never get the same surrogate.
TEST_F(Across, TwoThatBecameOneInTwoDocumentsAreFound) {
  const Pseudonymizer run = engine(in_scope(Scope::kCorpus));
  const std::pair<const char*, const char*> rows[] = {
      {"[FAMILY Huber]", "[FAMILY Steiner]"},
      {"[FEMALE Anna]", "[FEMALE Julia]"},
      {"[CITY Graz]", "[CITY Salzburg]"},
      {"[UFID AT61 1904 3002 3457 3201]", "[UFID AT78 2617 4953 1907 1108]"}};
  for (const auto& [first, second] : rows) {
    std::vector<Pair> pairs{made(run, "a/1", first), made(run, "b/1", second)};
    EXPECT_EQ(told(run, pairs), "") << second;
    change(pairs[1], 0, surrogate(pairs[0], 0));
    EXPECT_EQ(told(run, pairs), "b/1 entities-merged T1; ") << second;
  }
}

TEST_F(Across, TheNumberedTagOfAnEntityIsCompared) {
  Options options = in_scope(Scope::kFolder);
  options.styles.table.all = Style::kNumberedTag;
  const Pseudonymizer run = engine(options);
  std::vector<Pair> pairs{made(run, "a/1", "[FAMILY Habersatter]"),
                          made(run, "a/2", "[FAMILY Habersatter]"),
                          made(run, "a/3", "[FAMILY Krutzbaum]")};
  EXPECT_EQ(told(run, pairs), "");
  const std::string first = surrogate(pairs[1], 0);
  change(pairs[1], 0, surrogate(pairs[2], 0));
  change(pairs[2], 0, first);
  EXPECT_EQ(told(run, pairs), "a/2 entity-split T1; a/3 entities-merged T1; ");
}

// The document that differs from the others is reported, even if it comes first.
TEST_F(Across, MostDocumentsDecide) {
  const Pseudonymizer run = engine(in_scope(Scope::kCorpus));
  std::vector<Pair> pairs;
  for (int i = 0; i < 9; ++i) {
    pairs.push_back(made(run, fmt::format("{}", i).c_str(), "[FAMILY Habersatter]"));
  }
  change(pairs[0], 0, "Zwettlbauer");
  EXPECT_EQ(told(run, pairs), "1 entity-split T1; ") << "once, where the contradiction shows";
  change(pairs[6], 0, "Zwettlbauer");
  EXPECT_EQ(told(run, pairs), "1 entity-split T1; 6 entity-split T1; ");
}

// Four mentions of one document count as one vote, but all of them are reported.
TEST_F(Across, MostMentionsDoNotDecide) {
  const Pseudonymizer run = engine(in_scope(Scope::kCorpus));
  std::vector<Pair> pairs{made(run, "0", "[FEMALE Irmgard]")};
  pairs.push_back(made(
      run, "1", "[FEMALE Irmgard] und [FEMALE Irmgard] und [FEMALE Irmgard] und [FEMALE Irmgard]"));
  for (const char* const id : {"2", "3", "4", "5"}) {
    pairs.push_back(made(run, id, "[FEMALE Irmgard]"));
  }
  for (std::size_t i = 0; i < 4; ++i) change(pairs[1], i, "Ortrun");
  EXPECT_EQ(told(run, pairs),
            "1 entity-split T1; 1 entity-split T2; 1 entity-split T3; 1 entity-split T4; ");
}

TEST_F(Across, FindingsOfADocumentAreInTheOrderOfItsText) {
  const Pseudonymizer run = engine(in_scope(Scope::kCorpus));
  const char* const markup = "[CITY Graz], [FAMILY Habersatter], [UFID ZK 471108]";
  std::vector<Pair> pairs{made(run, "0", markup), made(run, "1", markup)};
  change(pairs[1], 0, "Purkersdorf");
  change(pairs[1], 1, "Zwettlbauer");
  change(pairs[1], 2, "QX 935522");
  EXPECT_EQ(told(run, pairs), "1 entity-split T1; 1 entity-split T2; 1 entity-split T3; ");
}

// In a small table, halving the entities may drop none of them.
TEST_F(Across, TablesOfAnySizeHaveRoom) {
  const Pseudonymizer run = engine(in_scope(Scope::kCorpus));
  std::vector<Pair> all;
  for (int i = 0; i < 40; ++i) {
    all.push_back(made(run, "a", fmt::format("[UFID QX{:06}]", 4711 * i % 1000000)));
  }
  for (const std::size_t slots : {0U, 1U, 2U, 4U, 7U, 12U}) {
    AcrossDocuments across(slots);
    EXPECT_EQ(told(run, all, across), "") << slots;
    EXPECT_GT(across.one_in(), 1U) << slots;
  }
}

TEST(AcrossGrowth, ManyFindingsTakeLinearTime) {
  const auto enter = [&](const std::string& text) {
    const std::size_t facts = text.size() / 8;
    AcrossDocuments across;
    for (const std::uint32_t shown : {1U, 2U}) {
      Outcome outcome;
      outcome.document.text = text;
      outcome.comparison.emplace();
      for (std::size_t i = 0; i < facts; ++i) {
        outcome.comparison->original.annotations.push_back(
            {"T" + std::to_string(i), "UFID", {{0, 1}}});
        SharedFact fact;
        fact.about = i + 1;
        fact.shown = shown;
        fact.annotation = i;
        fact.offset = i * 8;
        outcome.comparison->shared.push_back(fact);
      }
      across.enter(outcome);
      EXPECT_EQ(outcome.findings.size(), shown == 1 ? 0 : facts);
    }
  };
  constexpr std::size_t kMany = 80'000;  // bytes
  EXPECT_TRUE(
      testing_support::grows_linearly(enter, std::string(kMany / 8, 'x'), std::string(kMany, 'x')));
}

// A fault within a document is reported only there: its annotation is not compared with others.
TEST_F(Across, AHarmIsToldOnce) {
  const Pseudonymizer run = engine(in_scope(Scope::kCorpus));
  std::vector<Pair> pairs{made(run, "1", "[FAMILY Habersatter]"),
                          made(run, "2", "[FAMILY Habersatter]")};
  change(pairs[1], 0, "Habersatter");
  EXPECT_EQ(told(run, pairs), "2 original-in-place T1; ");
}

// A full table continues with half of the entities, and reports that.
TEST_F(Across, AFullTableComparesAShare) {
  const Pseudonymizer run = engine(in_scope(Scope::kCorpus));
  constexpr std::size_t kSlots = 64;
  AcrossDocuments across(kSlots);
  std::size_t found = 0;
  std::vector<Pair> all;
  for (int i = 0; i < 200; ++i) {
    all.push_back(made(run, "a", fmt::format("[UFID QX{:06}]", 4711 * i % 1000000)));
  }
  EXPECT_EQ(told(run, all, across), "");
  EXPECT_GE(across.one_in(), 4U) << "200 numbers in 48 slots";
  for (Pair& pair : all) {
    change(pair, 0, "AB123456");
    found += told(run, {pair}, across).empty() ? 0U : 1U;
  }
  EXPECT_GT(found, 200U / 16);
  EXPECT_LT(found, 200U / 2);
}

}  // namespace
}  // namespace pseudo
