#include "lang/common/dates/date_reader.h"

#include "lang/common/dates/complete.h"
#include "lang/common/dates/habits.h"
#include "lang/common/dates/reading.h"
#include "lang/common/dates/scan.h"
#include "lang/common/dates/surroundings.h"
#include "lang/common/dates/write.h"

namespace pseudo::lang::dates {
namespace {

class Readings final : public DateReadings {
 public:
  Readings(std::shared_ptr<const DateTables> tables, DateReading reading)
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
      texts.push_back(write_mention(*tables_, reading_, i, shift_days, own));
    }
    return texts;
  }

  [[nodiscard]] std::optional<std::int64_t> day(std::size_t index) const override {
    const DateAtom* only = nullptr;
    for (const Segment& segment : reading_.segments_of(reading_.mentions[index])) {
      if (segment.kind != Segment::Kind::kDate) continue;
      if (only != nullptr) return std::nullopt;
      only = &reading_.atoms[segment.index];
    }
    if (only == nullptr || !only->day || !only->month || !only->year) return std::nullopt;
    return only->date;
  }

 private:
  std::shared_ptr<const DateTables> tables_;
  DateReading reading_;
};

}  // namespace

Result<DateReader> DateReader::from(const Lexicons& lexicons) {
  auto words = DateWords::from(lexicons);
  if (!words) return std::move(words).error();
  auto forms = DateForms::from(lexicons);
  if (!forms) return std::move(forms).error();
  return DateReader(
      std::make_shared<const DateTables>(DateTables{*std::move(words), *std::move(forms)}));
}

std::unique_ptr<DateReadings> DateReader::read(const DocumentView& document,
                                               std::span<const std::size_t> mentions) const {
  DateReading reading = scan_mentions(*tables_, document, mentions);
  complete(*tables_, document, reading);
  reading.habits = observe_habits(*tables_, reading);
  look_around(*tables_, document, mentions, reading);
  return std::make_unique<Readings>(tables_, std::move(reading));
}

}  // namespace pseudo::lang::dates
