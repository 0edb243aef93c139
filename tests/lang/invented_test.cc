// A language that nobody speaks, to show what it takes to add one: tables and one class. Its dates
// need only tables and three lines.
#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "pseudo/dates.h"
#include "pseudo/format.h"
#include "pseudo/pseudonymizer.h"
#include "support/markup.h"
#include "text/fold.h"

namespace pseudo {
namespace {

// Toki marks the owner by -ko: "Ana" -> "Anako". Names in -o take -nko.
class Toki final : public LanguageModule {
 public:
  explicit Toki(const Lexicons& lexicons)
      : LanguageModule(lexicons),
        names_(lexicons.table("given_female")),
        dates_(*DateReader::from(lexicons)) {}
  [[nodiscard]] std::string_view tag() const override { return "x-toki"; }
  [[nodiscard]] int version() const override { return 1; }

  [[nodiscard]] std::vector<Analysis> analyze(const DocumentView& document) const override {
    std::vector<Analysis> analyses = LanguageModule::analyze(document);
    for (Analysis& analysis : analyses) {
      for (Part& part : analysis) read_owner(part);
    }
    return analyses;
  }

  [[nodiscard]] std::optional<std::string> realize(const Surrogate& surrogate, const Part& part,
                                                   std::uint64_t) const override {
    if (part.form.get<Owner>() == nullptr) return surrogate.lemma;
    return surrogate.lemma + (surrogate.lemma.ends_with('o') ? "nko" : "ko");
  }

  [[nodiscard]] std::unique_ptr<DateReadings> read_dates(
      const DocumentView& document, std::span<const std::size_t> mentions) const override {
    return dates_.read(document, mentions);
  }

 private:
  struct Owner {
    bool operator==(const Owner&) const = default;
  };

  void read_owner(Part& part) const {
    for (const std::string_view ending : {"nko", "ko"}) {
      if (!part.key.ends_with(ending)) continue;
      const std::string stem = part.key.substr(0, part.key.size() - ending.size());
      if (names_->find(stem).empty()) continue;
      part.key = stem;
      part.lemma.resize(part.lemma.size() - ending.size());
      part.form = Form(Owner{});
      return;
    }
  }
  const LexiconTable* names_;
  DateReader dates_;
};

// Months and weekdays are lettered: "muna" is the first month, "suna" the first day of the week. A
// date is "5/munb/2019".
std::vector<std::pair<std::string, std::string>> toki_dates() {
  std::string months = "name\tmonth\tkind\n";
  std::string weekdays = "name\tweekday\tkind\n";
  const std::string letters = "abcdefghijkl";
  for (int month = 1; month <= 12; ++month) {
    months += std::string("mun") + letters[static_cast<std::size_t>(month - 1)] + "\t" +
              std::to_string(month) + "\tfull\n";
  }
  for (int day = 1; day <= 7; ++day) {
    weekdays += std::string("sun") + letters[static_cast<std::size_t>(day - 1)] + "\t" +
                std::to_string(day) + "\tfull\n";
  }
  return {{"months", months},
          {"weekdays", weekdays},
          {"holidays", "name\tkind\n"},
          {"date_words", "word\tkind\tvalue\tstyle\nlon\tarticle\t0\t\n"},
          {"date_forms", "pattern\tunit\nD/MMMM/YYYY\tday\nD/MMMM\tday\n"}};
}

Lexicons toki_lexicons() {
  std::string names = "name\ttier\n";
  for (const char* name :
       {"Ana",  "Belo", "Cira", "Dumo", "Eska", "Filo", "Gana", "Hiro", "Isla", "Juno", "Kera",
        "Lumo", "Mira", "Nero", "Olka", "Piro", "Resa", "Silo", "Tuma", "Vero", "Wika", "Zano"}) {
    names += std::string(name) + "\t1\n";
  }
  auto tables = toki_dates();
  tables.emplace_back("given_female", names);
  auto lexicons = Lexicons::from_tsv(tables);
  EXPECT_TRUE(lexicons);
  return *std::move(lexicons);
}

TEST(InventedLanguage, HasNoNicknamesUnlessItSaysSo) {
  const Lexicons lexicons = toki_lexicons();
  const Toki toki(lexicons);
  Part part;
  part.category = Category::kFemale;
  part.lemma = part.key = "ana";
  EXPECT_FALSE(toki.is_nickname(part));
}

TEST(InventedLanguage, KeepsItsOwnGrammar) {
  const Lexicons lexicons = toki_lexicons();
  const Toki toki(lexicons);
  for (char key = 1; key <= 20; ++key) {
    const auto engine = Pseudonymizer::make(Options(), toki, lexicons,
                                            Key::from_bytes(std::string(Key::kBytes, key)));
    ASSERT_TRUE(engine);
    const auto outcome = engine->run(test::marked("[FEMALE Anako] lin, [FEMALE Ana] sel"));
    ASSERT_TRUE(outcome) << outcome.error().message;
    const Document& document = outcome->document;
    const std::string owner = covered_text(document, document.annotations[0]);
    const std::string name = covered_text(document, document.annotations[1]);
    EXPECT_NE(name, "Ana");
    EXPECT_EQ(owner, name + (name.ends_with('o') ? "nko" : "ko"));
  }
}

/// The days that the two dates of a document name.
std::pair<std::int64_t, std::int64_t> days_of(const Toki& toki, const Document& document) {
  std::vector<Mention> mentions;
  for (const Annotation& annotation : document.annotations) {
    const std::string surface = covered_text(document, annotation);
    mentions.push_back({Category::kDate, surface, annotation.fragments.front(), {}});
  }
  const std::vector<std::size_t> all = {0, 1};
  const auto readings = toki.read_dates({document.text, mentions}, all);
  return {readings->day(0).value_or(0), readings->day(1).value_or(0)};
}

TEST(InventedLanguage, ShiftsItsOwnDates) {
  const Lexicons lexicons = toki_lexicons();
  const Toki toki(lexicons);
  // 5 February 2019 was a Tuesday.
  const Document source = test::marked("sunb lon [DATE 5/munb/2019], pini [DATE 12/munb/2019]");
  const auto [first, second] = days_of(toki, source);
  ASSERT_EQ(second - first, 7);
  for (char key = 1; key <= 20; ++key) {
    const auto engine = Pseudonymizer::make(Options(), toki, lexicons,
                                            Key::from_bytes(std::string(Key::kBytes, key)));
    ASSERT_TRUE(engine);
    const auto outcome = engine->run(source);
    ASSERT_TRUE(outcome) << outcome.error().message;
    const auto [new_first, new_second] = days_of(toki, outcome->document);
    EXPECT_NE(new_first, first);
    EXPECT_EQ(new_second - new_first, 7);
    EXPECT_EQ((new_first - first) % 7, 0) << "a weekday stands beside the date";
  }
}

}  // namespace
}  // namespace pseudo
