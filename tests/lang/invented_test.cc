// A language that nobody speaks, to show what it takes to add one: tables and one class.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

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
      : LanguageModule(lexicons), names_(lexicons.table("given_female")) {}
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
};

Lexicons toki_lexicons() {
  std::string names = "name\ttier\n";
  for (const char* name :
       {"Ana",  "Belo", "Cira", "Dumo", "Eska", "Filo", "Gana", "Hiro", "Isla", "Juno", "Kera",
        "Lumo", "Mira", "Nero", "Olka", "Piro", "Resa", "Silo", "Tuma", "Vero", "Wika", "Zano"}) {
    names += std::string(name) + "\t1\n";
  }
  auto lexicons = Lexicons::from_tsv({{"given_female", names}});
  EXPECT_TRUE(lexicons);
  return *std::move(lexicons);
}

TEST(InventedLanguage, KeepsItsOwnGrammar) {
  const Lexicons lexicons = toki_lexicons();
  const Toki toki(lexicons);
  for (char key = 1; key <= 20; ++key) {
    const auto engine =
        Pseudonymizer::make({}, toki, lexicons, Key::from_bytes(std::string(Key::kBytes, key)));
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

}  // namespace
}  // namespace pseudo
