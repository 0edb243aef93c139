#include "lang/none/none.h"

#include <optional>
#include <utility>

#include "pseudo/dates.h"

namespace pseudo::lang {
namespace {

class None final : public LanguageModule {
 public:
  None(const Lexicons& lexicons, std::optional<DateReader> dates)
      : LanguageModule(lexicons), dates_(std::move(dates)) {}
  [[nodiscard]] std::string_view tag() const override { return "none"; }
  [[nodiscard]] int version() const override { return 3; }
  [[nodiscard]] std::unique_ptr<DateReadings> read_dates(
      const DocumentView& document, std::span<const std::size_t> mentions) const override {
    return dates_ ? dates_->read(document, mentions) : nullptr;
  }

 private:
  std::optional<DateReader> dates_;  // unset if the lexicons have no forms of dates
};

}  // namespace

Result<std::unique_ptr<LanguageModule>> make_none(const Lexicons& lexicons) {
  std::optional<DateReader> dates;
  if (lexicons.table("date_forms") != nullptr) {
    auto made = DateReader::from(lexicons);
    if (!made) return std::move(made).error();
    dates = *std::move(made);
  }
  return std::unique_ptr<LanguageModule>(std::make_unique<None>(lexicons, std::move(dates)));
}

}  // namespace pseudo::lang
