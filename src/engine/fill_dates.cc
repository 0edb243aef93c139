#include "engine/date_shift.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>

#include "text/ascii.h"
#include "text/fold.h"
#include "values/digits_letters.h"

namespace pseudo {
namespace {

// A document with a date that no shift moves would be drawn for ever.
constexpr int kDraws = 64;

int draw_shift(DrawStream& stream, int max_shift, int unit) {
  const auto steps = static_cast<std::uint64_t>(std::max(max_shift / unit, 1));
  for (;;) {
    const int size = (static_cast<int>(stream.below(steps)) + 1) * unit;
    const int days = stream.below(2) == 0 ? size : -size;
    if (!is_whole_years(days)) return days;
  }
}

class DateWriter {
 public:
  DateWriter(const DocumentView& view, std::span<const std::size_t> mentions,
             const DateReadings& readings, std::vector<std::uint64_t> noise)
      : view_(view), mentions_(mentions), readings_(readings), noise_(std::move(noise)) {}

  [[nodiscard]] std::vector<std::string> write(int days) const {
    return readings_.write(days, noise_);
  }
  [[nodiscard]] bool moves_all(std::span<const std::string> texts) const {
    for (std::size_t i = 0; i < texts.size(); ++i) {
      if (texts[i] == view_.mentions[mentions_[i]].surface) return false;
    }
    return true;
  }

 private:
  const DocumentView& view_;
  std::span<const std::size_t> mentions_;
  const DateReadings& readings_;
  std::vector<std::uint64_t> noise_;
};

std::vector<std::string> write_shifted(const DateWriter& writer, const Options& options,
                                       Scope scope, int unit, DrawStream stream) {
  if (options.fixed_shift) return writer.write(*options.fixed_shift);
  std::vector<std::string> texts = writer.write(draw_shift(stream, options.max_shift, unit));
  for (int i = 1; i < kDraws && scope == Scope::kDocument && !writer.moves_all(texts); ++i) {
    texts = writer.write(draw_shift(stream, options.max_shift, unit));
  }
  return texts;
}

// A number of one or two digits in the place of another: within 1-12 where that was a month's,
// else within 1-28; as wide as it was.
std::string other_number(std::string_view digits, DrawStream& stream) {
  const int old = digits.size() == 1 ? digits[0] - '0' : (digits[0] - '0') * 10 + digits[1] - '0';
  const int most = digits.size() == 1 ? 9 : old <= 12 ? 12 : 28;
  const int least = digits.size() == 2 && digits[0] != '0' && most > 9 ? 10 : 1;
  int drawn = old;
  while (drawn == old) {
    drawn = least + static_cast<int>(stream.below(static_cast<std::uint64_t>(most - least + 1)));
  }
  std::string text = std::to_string(drawn);
  if (text.size() < digits.size()) text.insert(text.begin(), '0');
  return text;
}

// New digits for a date that nobody could read; its words become words of nobody's.
std::string plain_date(std::string_view surface, DrawStream& stream) {
  std::string out;
  for (std::size_t pos = 0; pos < surface.size();) {
    const bool digits = text::is_ascii_digit(surface[pos]);
    std::size_t end = pos;
    while (end < surface.size() && text::is_ascii_digit(surface[end]) == digits) ++end;
    const std::string_view run = surface.substr(pos, end - pos);
    if (digits && run.size() <= 2) {
      out += other_number(run, stream);
    } else {
      out += values::has_letter_or_digit(run) ? values::scramble(run, stream) : std::string(run);
    }
    pos = end;
  }
  return out;
}

}  // namespace

bool is_whole_years(int days) {
  const int size = std::abs(days);
  const int years = (size + 182) / 365;
  // 4 years have 1461 days; any run of them has the floor or the ceiling of its share.
  return years > 0 && size >= 365 * years + years / 4 && size <= 365 * years + (years + 3) / 4;
}

ShiftedDates shift_dates(const DocumentView& view, std::span<const std::size_t> mentions,
                         const LanguageModule& language, const Options& options, Scope scope,
                         Scopes& scopes) {
  ShiftedDates result;
  const ScopeDraws& draws = scopes.draws(scope);
  const auto key_of = [&](std::size_t i) {
    return text::fold_key(view.mentions[mentions[i]].surface);
  };
  const std::unique_ptr<DateReadings> readings = language.read_dates(view, mentions);
  if (readings != nullptr) {
    std::vector<std::uint64_t> noise(mentions.size());
    for (std::size_t i = 0; i < mentions.size(); ++i) {
      noise[i] = draws.number("date-noise", name(Category::kDate), key_of(i));
    }
    const int unit = readings->whole_weeks() || scope != Scope::kDocument ? 7 : 1;
    const DateWriter writer(view, mentions, *readings, std::move(noise));
    result.texts = write_shifted(writer, options, scope, unit, draws.stream("date-shift"));
    result.weekdays = readings->weekdays();
    result.holidays = readings->holidays();
  }
  result.texts.resize(mentions.size());
  for (std::size_t i = 0; i < mentions.size(); ++i) {
    const std::string& surface = view.mentions[mentions[i]].surface;
    if (!result.texts[i].empty() && result.texts[i] != surface) continue;
    DrawStream stream = draws.stream("date", name(Category::kDate), key_of(i));
    result.texts[i] = plain_date(surface, stream);
  }
  return result;
}

}  // namespace pseudo
