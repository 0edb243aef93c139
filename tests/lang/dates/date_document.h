// Documents for tests of dates: text with [[dates]] in double brackets.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pseudo/dates.h"
#include "pseudo/language.h"

namespace pseudo::lang::testing_dates {

/// A text and its marked dates as mentions.
struct MarkedDates {
  explicit MarkedDates(std::string_view marked) {
    while (!marked.empty()) {
      const std::size_t open = marked.find("[[");
      text += marked.substr(0, open);
      if (open == marked.npos) break;
      const std::size_t close = marked.find("]]", open);
      const std::string_view surface = marked.substr(open + 2, close - open - 2);
      Mention mention;
      mention.category = Category::kDate;
      mention.surface = std::string(surface);
      mention.span = {.begin = text.size(), .end = text.size() + surface.size()};
      text += surface;
      chosen.push_back(mentions.size());
      mentions.push_back(std::move(mention));
      marked.remove_prefix(close + 2);
    }
  }
  [[nodiscard]] DocumentView view() const { return {.text = text, .mentions = mentions}; }

  std::string text;
  std::vector<Mention> mentions;
  std::vector<std::size_t> chosen;  ///< All of them.
};

/// A text whose dates are marked, read by the tables of a language.
class DateDocument {
 public:
  DateDocument(const DateReader& reader, std::string_view marked)
      : marked_(marked), readings_(reader.read(marked_.view(), marked_.chosen)) {}

  [[nodiscard]] const DateReadings& readings() const { return *readings_; }
  [[nodiscard]] const std::vector<Mention>& mentions() const { return marked_.mentions; }

  [[nodiscard]] std::vector<std::string> dates(int shift) const {
    return readings_->write(shift, std::vector<std::uint64_t>(mentions().size(), kNoise));
  }

  /// The marked text after the shift.
  [[nodiscard]] std::string shifted(int shift) const {
    const std::vector<std::string> dates = this->dates(shift);
    std::string out;
    std::size_t pos = 0;
    for (std::size_t i = 0; i < mentions().size(); ++i) {
      const ByteSpan span = mentions()[i].span;
      out += marked_.text.substr(pos, span.begin - pos) + "[[" + dates[i] + "]]";
      pos = span.end;
    }
    return out + marked_.text.substr(pos);
  }

  static constexpr std::uint64_t kNoise = 0x9E3779B97F4A7C15U;

 private:
  MarkedDates marked_;
  std::unique_ptr<DateReadings> readings_;
};

}  // namespace pseudo::lang::testing_dates
