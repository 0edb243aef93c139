// Random spans of all labels: no word of them stays that no table knows, and no document fails.
#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/pseudonymizer.h"
#include "text/word_units.h"

namespace pseudo {
namespace {

constexpr int kDocuments = 400;
constexpr int kMentions = 8;

constexpr std::array<std::string_view, 22> kLabels = {
    "FEMALE", "MALE",  "FAMILY", "CITY", "ORG",  "STREET", "STREETNO", "ZIP",
    "DATE",   "PHONE", "EMAIL",  "URL",  "USER", "UFID",   "PASS",     "PERSON",
    "GIVEN",  "ACTOR", "LOC",    "ADD",  "FID",  "ORG"};

// Words that some table knows as a title, a kind, a pattern or a name.
constexpr std::array<std::string_view, 40> kKnown = {
    "Graf",   "Richter", "Dr.",  "Prof.", "von",    "der",      "und",  "Frau",
    "Bruder", "MBA",     "jun.", "GmbH",  "& Co.",  "Institut", "für",  "Bäckerei",
    "Straße", "Gasse",   "Am",   "Bad",   "an der", "Bezirk",   "Neue", "St.",
    "Tel.",   "IBAN",    "Top",  "A-",    "www.",   "http://",  "@",    ".at",
    "Eva",    "Graz",    "Das",  "Ma",    "Sohn",   "(",        "Herr", "Stadt"};

// Invented words, which nothing can know.
constexpr std::array<std::string_view, 12> kUnknown = {"Zorbak", "Quimfel", "Wexulda", "Drovnig",
                                                       "xyqua",  "PLEMVOT", "77341",   "Ögrünlix",
                                                       "Jaßvek", "kuplo8",  "Ƶonqart", "Мвоцфын"};

constexpr std::array<std::string_view, 8> kJoints = {" ", " ", " ", "-", ", ", "", "\n", "_"};

class Generator {
 public:
  explicit Generator(unsigned seed) : random_(seed) {}

  std::string_view label() { return pick(kLabels); }

  std::string span() {
    std::string text;
    const std::size_t words = 1 + below(4);
    for (std::size_t i = 0; i < words; ++i) {
      if (i > 0) text += pick(kJoints);
      text += below(2) == 0 ? pick(kKnown) : pick(kUnknown);
    }
    return text;
  }

 private:
  std::size_t below(std::size_t bound) { return random_() % bound; }
  template <std::size_t N>
  std::string_view pick(const std::array<std::string_view, N>& all) {
    return all[below(N)];
  }
  std::mt19937 random_;
};

Document document_of(Generator& generator) {
  Document document;
  document.id = "d";
  for (int i = 0; i < kMentions; ++i) {
    document.text += "dort: ";
    const std::size_t begin = document.text.size();
    document.text += generator.span();
    Annotation annotation;
    annotation.id = "T" + std::to_string(i + 1);
    annotation.label = generator.label();
    annotation.fragments = {{begin, document.text.size()}};
    document.annotations.push_back(std::move(annotation));
    document.text += " hier\n";
  }
  return document;
}

class PartsOfRandomSpans : public testing::TestWithParam<const char*> {};

TEST_P(PartsOfRandomSpans, DoNotStay) {
  const auto lexicons = Lexicons::open(std::string(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/") +
                                       GetParam() + ".lex");
  ASSERT_TRUE(lexicons);
  const auto language = make_language(GetParam(), *lexicons);
  ASSERT_TRUE(language);
  std::vector<text::UnitSet> unknown;
  for (const std::string_view word : kUnknown) unknown.emplace_back(word);
  for (const Scope scope : {Scope::kDocument, Scope::kCorpus}) {
    Options options;
    options.scope = scope;
    const auto pseudonymizer = Pseudonymizer::make(options, **language, *lexicons,
                                                   Key::from_bytes(std::string(Key::kBytes, 'p')));
    ASSERT_TRUE(pseudonymizer);
    for (unsigned seed = 0; seed < kDocuments; ++seed) {
      Generator generator(seed);
      const Document before = document_of(generator);
      const auto outcome = pseudonymizer->run(before);
      ASSERT_TRUE(outcome) << outcome.error().message << '\n' << before.text;
      for (std::size_t i = 0; i < before.annotations.size(); ++i) {
        if (before.annotations[i].label == "DATE") continue;
        const std::string old = covered_text(before, before.annotations[i]);
        const std::string now = covered_text(outcome->document, outcome->document.annotations[i]);
        for (std::size_t w = 0; w < kUnknown.size(); ++w) {
          const bool was_there = old.find(kUnknown[w]) != std::string::npos;
          EXPECT_FALSE(was_there && unknown[w].recurs_in(now))
              << before.annotations[i].label << ' ' << old << " -> " << now;
        }
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Languages, PartsOfRandomSpans, testing::Values("none", "de"),
                         [](const auto& row) { return std::string(row.param); });

}  // namespace
}  // namespace pseudo
