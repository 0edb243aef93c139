#include "lang/de/dates/dates.h"

#include <utility>

#include "lang/de/dates/date_complete.h"
#include "lang/de/dates/date_reading.h"
#include "lang/de/dates/date_scan.h"
#include "lang/de/dates/date_surroundings.h"
#include "lang/de/dates/date_write.h"

namespace pseudo::lang {
namespace {

class Readings final : public DateReadings {
 public:
  Readings(std::shared_ptr<const dates::DateTables> tables, dates::DateReading reading)
      : tables_(std::move(tables)), reading_(std::move(reading)) {}

  [[nodiscard]] bool whole_weeks() const override { return reading_.whole_weeks; }
  [[nodiscard]] std::size_t weekdays() const override { return reading_.weekdays; }
  [[nodiscard]] std::size_t holidays() const override { return reading_.holidays; }

  [[nodiscard]] std::vector<std::string> write(
      int shift_days, std::span<const std::uint64_t> noise) const override {
    std::vector<std::string> texts;
    texts.reserve(reading_.mentions.size());
    for (std::size_t i = 0; i < reading_.mentions.size(); ++i) {
      const std::uint64_t own = i < noise.size() ? noise[i] : 0;
      texts.push_back(dates::write_mention(*tables_, reading_, i, shift_days, own));
    }
    return texts;
  }

  [[nodiscard]] std::optional<std::int64_t> day(std::size_t index) const override {
    const dates::MentionReading& mention = reading_.mentions[index];
    const dates::DateAtom* only = nullptr;
    for (std::uint32_t i = mention.first_segment; i < mention.last_segment; ++i) {
      if (reading_.segments[i].kind != dates::Segment::Kind::kDate) continue;
      if (only != nullptr) return std::nullopt;
      only = &reading_.atoms[reading_.segments[i].index];
    }
    if (only == nullptr || !only->day || !only->month || !only->year) return std::nullopt;
    return only->date;
  }

 private:
  std::shared_ptr<const dates::DateTables> tables_;
  dates::DateReading reading_;
};

}  // namespace

Result<GermanDates> GermanDates::from(const Lexicons& lexicons) {
  auto words = dates::DateWords::from(lexicons);
  if (!words) return std::move(words).error();
  auto forms = dates::DateForms::from(lexicons);
  if (!forms) return std::move(forms).error();
  return GermanDates(std::make_shared<const dates::DateTables>(
      dates::DateTables{*std::move(words), *std::move(forms)}));
}

std::unique_ptr<DateReadings> GermanDates::read(const DocumentView& document,
                                                std::span<const std::size_t> mentions) const {
  dates::DateReading reading = dates::scan_mentions(*tables_, document, mentions);
  dates::link_atoms(*tables_, document, reading);
  dates::complete_atoms(reading);
  reading.habits = dates::observe_habits(*tables_, reading);
  dates::look_around(*tables_, document, mentions, reading);
  return std::make_unique<Readings>(tables_, std::move(reading));
}

std::unique_ptr<DateReadings> read_german_dates(const DocumentView& document,
                                                std::span<const std::size_t> mentions,
                                                const Lexicons& lexicons) {
  const auto german = GermanDates::from(lexicons);
  return german ? german->read(document, mentions) : nullptr;
}

}  // namespace pseudo::lang
