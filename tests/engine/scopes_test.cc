// Tests what a reader of many documents sees: letters in document scope, permuted names in wide
// scopes.
#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pseudo/pseudonymizer.h"
#include "pseudo/text.h"
#include "support/markup.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

class German : public testing::Test {
 protected:
  [[nodiscard]] Pseudonymizer make(Options options) const {
    auto made = Pseudonymizer::make(std::move(options), **language_, *lexicons_,
                                    Key::from_bytes(std::string(Key::kBytes, 'k')));
    EXPECT_TRUE(made) << made.error().message;
    return *std::move(made);
  }
  [[nodiscard]] static Options in_scope(Scope scope) {
    Options options;
    options.scope = scope;
    return options;
  }
  // Returns the covered texts of the outcome, by annotation.
  static std::vector<std::string> surrogates(const Pseudonymizer& pseudonymizer,
                                             const std::string& markup, const std::string& id) {
    const auto outcome = pseudonymizer.run(test::marked(markup, id));
    EXPECT_TRUE(outcome) << (outcome ? "" : outcome.error().message);
    std::vector<std::string> texts;
    if (!outcome) return texts;
    for (const Annotation& annotation : outcome->document.annotations) {
      texts.push_back(covered_text(outcome->document, annotation));
    }
    return texts;
  }

  // Returns the entity that the German module assigns to a name without context.
  [[nodiscard]] std::string key_of(std::string_view label, const std::string& surface) const {
    const std::vector<Mention> mentions{{*find_category(label), surface, {0, surface.size()}, {}}};
    return (*language_)->analyze({surface, mentions}).at(0).at(0).key;
  }

  const Result<Lexicons> lexicons_ =
      Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex");
  const Result<std::unique_ptr<LanguageModule>> language_ = make_language("de", *lexicons_);
};

// One person is mentioned in many documents under one key.
TEST_F(German, TheLetterOfOnePersonInManyDocumentsIsAnyOfItsClass) {
  constexpr std::size_t kDocuments = 1'500;
  const Pseudonymizer pseudonymizer = make(Options());
  const std::vector<std::pair<Category, std::string>> people{
      {Category::kFamily, "Huber"}, {Category::kFemale, "Gudrun"}, {Category::kMale, "Tobias"}};
  std::vector<std::map<char32_t, std::size_t>> letters(people.size());
  for (std::size_t i = 0; i < kDocuments; ++i) {
    const auto names = surrogates(pseudonymizer, "[FAMILY Huber] [FEMALE Gudrun] [MALE Tobias]",
                                  std::to_string(i));
    for (std::size_t k = 0; k < people.size(); ++k) {
      ASSERT_NE(names.at(k), people[k].second);
      ++letters[k][text::filing_letter(names[k])];
    }
  }
  for (std::size_t k = 0; k < people.size(); ++k) {
    const char32_t own = text::filing_letter(people[k].second);
    std::size_t size = 0;
    for (const LetterClass& letter_class : (*language_)->letter_classes(people[k].first)) {
      if (letter_class.find(own) != LetterClass::npos) size = letter_class.size();
    }
    ASSERT_GE(size, 6U);
    EXPECT_EQ(letters[k].size(), size);
    for (const auto& [letter, count] : letters[k]) {
      EXPECT_NEAR(static_cast<double>(count) / kDocuments, 1.0 / static_cast<double>(size), 0.05)
          << people[k].second << " -> " << static_cast<char>(letter);
    }
  }
}

TEST_F(German, NamesOfOneLetterKeepOneLetterWithinADocument) {
  const Pseudonymizer pseudonymizer = make(Options());
  for (int i = 0; i < 50; ++i) {
    const auto names =
        surrogates(pseudonymizer, "[FAMILY Gruber] [FAMILY Gassner] [FAMILY G.] [FAMILY Gerstl]",
                   std::to_string(i));
    std::set<char32_t> letters;
    for (const std::string& name : names) letters.insert(text::filing_letter(name));
    EXPECT_EQ(letters.size(), 1U) << names[0] << ' ' << names[1] << ' ' << names[2];
  }
}

TEST_F(German, ALoneInitialStaysOrGoesAsItsLetterDecides) {
  const Pseudonymizer pseudonymizer = make(Options());
  std::size_t stayed = 0;
  constexpr std::size_t kDocuments = 400;
  for (std::size_t i = 0; i < kDocuments; ++i) {
    const auto names = surrogates(pseudonymizer, "[FAMILY H.] und [MALE Th.]", std::to_string(i));
    stayed += names.at(0) == "H." ? 1U : 0U;
    EXPECT_NE(names.at(1), "Th.");
  }
  EXPECT_GT(stayed, kDocuments / 20);
  EXPECT_LT(stayed, kDocuments / 4);
}

TEST_F(German, NamesInAnotherScriptStayInIt) {
  for (const Scope scope : {Scope::kDocument, Scope::kCorpus}) {
    const auto names =
        surrogates(make(in_scope(scope)), "[MALE Иван] [FAMILY Ж.] [FAMILY Ødegaard]", "a");
    const auto script_of = [&](std::size_t i) {
      std::size_t pos = 0;
      return text::script(text::next(names.at(i), pos));
    };
    EXPECT_EQ(script_of(0), text::script(U'И')) << names[0];
    EXPECT_EQ(script_of(1), text::script(U'И')) << names[1];
    EXPECT_EQ(script_of(2), text::script(U'A')) << names[2];
  }
}

// Returns the surrogates of one name in documents that differ in everything else.
TEST_F(German, WideScopesDependOnTheEntityAlone) {
  const std::vector<std::vector<std::string>> same{
      {"[FAMILY Huber] kam", "[CITY Wien] und [FAMILY Huber]", "[FAMILY Pohl], [FAMILY HUBER]"},
      {"[FAMILY Kröglbauer]", "[FAMILY Kroeglbauer] schrieb"},
      {"in [CITY Frankfurt]", "in [CITY Hamburg], nicht in [CITY Frankfurt]"},
      {"in [CITY Unterkroglfing]", "[ZIP 8010] [CITY Unterkroglfing]",
       "in [CITY Zürich] oder [CITY Unterkroglfing]"},
      {"die [ORG Kragonda]", "bei der [ORG Kragonda]", "das [ORG Kragonda]"},
      {"im [STREET Krumbholzweg]", "[CITY Bern], [STREET Krumbholzweg]"},
      {"am [DATE 3.6.2019]", "am [DATE 1.1.2001] und am [DATE 3.6.2019]",
       "Montag, [DATE 3.6.2019]"},
  };
  for (const Scope scope : {Scope::kFolder, Scope::kCorpus}) {
    const Pseudonymizer pseudonymizer = make(in_scope(scope));
    for (const std::vector<std::string>& documents : same) {
      std::set<std::string> shown;
      for (std::size_t i = 0; i < documents.size(); ++i) {
        const auto names = surrogates(pseudonymizer, documents[i], "f/" + std::to_string(i));
        shown.insert(text::fold_key(names.back()));  // of the last annotation
      }
      EXPECT_EQ(shown.size(), 1U) << documents.front() << ": " << *shown.begin() << " and "
                                  << *shown.rbegin();
    }
  }
}

TEST_F(German, WideScopesHaveNoMapOfLetters) {
  const Pseudonymizer pseudonymizer = make(in_scope(Scope::kCorpus));
  std::string markup;
  for (const char* name : {"Gruber", "Gassner", "Geiger", "Glaser", "Grill", "Göttlicher"}) {
    markup += std::string("[FAMILY ") + name + "] ";
  }
  std::set<char32_t> letters;
  for (const std::string& name : surrogates(pseudonymizer, markup, "a")) {
    letters.insert(text::filing_letter(name));
  }
  EXPECT_GT(letters.size(), 1U);
}

// All names that may be drawn: none keeps its own name and no two get the same one. Excludes names
// that are read as another name (Anni as Anna), and all but one of those with the same key (Weiss
// and Weiß).
TEST_F(German, KnownNamesOfWideScopesDoNotMeet) {
  const std::vector<std::pair<std::string, std::string>> tables{
      {"FEMALE", "given_female"}, {"MALE", "given_male"}, {"FAMILY", "family"}};
  const Pseudonymizer pseudonymizer = make(in_scope(Scope::kCorpus));
  for (const auto& [label, name] : tables) {
    const LexiconTable& table = *lexicons_->table(name);
    const Candidates rows = table.select({});
    std::map<std::string, std::string> owners;
    std::set<std::string> entities;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const std::string own(table.cell(rows.row(i), std::size_t{0}));
      const std::string key = key_of(label, own);
      if (!text::same_key(own, key) || !entities.insert(key).second) continue;
      const auto drawn = surrogates(pseudonymizer, "[" + label + " " + own + "]", "a");
      EXPECT_FALSE(text::same_key(drawn.at(0), own));
      const auto [other, is_new] = owners.try_emplace(drawn[0], own);
      EXPECT_TRUE(is_new) << own << " and " << other->second << ": " << drawn[0];
    }
  }
}

// A name is mapped by the letter under which the same name would be drawn. The initial words of a
// few names count differently in the two cases.
TEST_F(German, NamesAreMappedByTheLetterOfTheirRow) {
  const std::vector<std::pair<Category, std::string>> tables{
      {Category::kFemale, "given_female"}, {Category::kMale, "given_male"},
      {Category::kFamily, "family"},       {Category::kCity, "places"},
      {Category::kStreet, "streets"},      {Category::kOrg, "orgs"}};
  for (const auto& [category, name] : tables) {
    const LexiconTable& table = *lexicons_->table(name);
    std::size_t others = 0;
    std::size_t all = 0;
    std::string example;
    for (char32_t letter = U'A'; letter <= U'Z'; ++letter) {
      const Candidates rows = table.select({.letter = letter});
      for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::string_view own = table.cell(rows.row(i), std::size_t{0});
        ++all;
        if ((*language_)->distinctive_letter(category, own) == letter) continue;
        ++others;
        if (others % 37 == 1 && example.size() < 200) example.append(own).append(", ");
      }
    }
    EXPECT_LT(others * 40, all) << name << " of " << all << ": " << example;
  }
}

}  // namespace
}  // namespace pseudo
