#include "lang/de/german.h"

#include <optional>
#include <string>
#include <utility>

#include "lang/de/dates.h"
#include "lang/shape.h"
#include "lang/tables.h"
#include "text/fold.h"

namespace pseudo::lang {
namespace {

enum FormCode : std::uint32_t { kBase = 0, kGenitive = 1 };

class German final : public LanguageModule {
 public:
  German(const Lexicons& lexicons, std::optional<GermanDates> dates)
      : LanguageModule(lexicons), dates_(std::move(dates)) {}
  [[nodiscard]] std::string_view tag() const override { return "de"; }
  [[nodiscard]] int version() const override { return 1; }

  [[nodiscard]] std::vector<Analysis> analyze(const DocumentView& document) const override {
    std::vector<Analysis> analyses = LanguageModule::analyze(document);
    for (Analysis& analysis : analyses) {
      for (Part& part : analysis) read_genitive(part);
    }
    return analyses;
  }

  [[nodiscard]] std::optional<std::string> realize(const Surrogate& surrogate, const Part& part,
                                                   std::uint64_t) const override {
    if (part.form.code != kGenitive) return surrogate.lemma;
    constexpr std::string_view kSibilants = "sxzSXZ";
    const bool sibilant = kSibilants.find(surrogate.lemma.back()) != std::string_view::npos;
    return surrogate.lemma + (sibilant ? "'" : "s");
  }

  [[nodiscard]] std::unique_ptr<DateReadings> read_dates(
      const DocumentView& document, std::span<const std::size_t> mentions) const override {
    return dates_ ? dates_->read(document, mentions) : nullptr;
  }

 private:
  std::optional<GermanDates> dates_;

  void read_genitive(Part& part) const {
    const LexiconTable* table = table_for(lexicons(), part.category);
    if (table == nullptr || part.key.size() < 2 || part.key.back() != 's') return;
    if (part.lemma.back() != 's' || !table->find(part.key).empty()) return;
    std::string stem = part.key.substr(0, part.key.size() - 1);
    if (table->find(stem).empty()) return;
    part.key = std::move(stem);
    part.lemma.pop_back();
    part.form.code = kGenitive;
  }
};

}  // namespace

Result<std::unique_ptr<LanguageModule>> make_german(const Lexicons& lexicons) {
  for (const std::string_view name : {"given_female", "given_male", "family", "places"}) {
    if (lexicons.table(name) == nullptr) {
      return Error{ErrorCode::kLexicon, "German needs the table " + std::string(name)};
    }
  }
  std::optional<GermanDates> dates;
  if (lexicons.table("date_forms") != nullptr) {
    auto made = GermanDates::from(lexicons);
    if (!made) return std::move(made).error();
    dates = *std::move(made);
  }
  return std::unique_ptr<LanguageModule>(std::make_unique<German>(lexicons, std::move(dates)));
}

}  // namespace pseudo::lang
