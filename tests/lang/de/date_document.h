// Documents for date tests: text with [[dates]] in double brackets, and the tables of the tree.
#pragma once

#include <cstdint>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lang/common/dates/date_reader.h"
#include "pseudo/language.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang::testing_dates {

inline std::string file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline std::vector<std::pair<std::string, std::string>> date_tables() {
  std::vector<std::pair<std::string, std::string>> tables;
  for (const char* name : {"months", "weekdays", "holidays", "date_words", "date_forms"}) {
    tables.emplace_back(
        name, file(std::string(PSEUDO_SOURCE_DIR "/lexicons/de/grammar/") + name + ".tsv"));
  }
  return tables;
}

inline const dates::DateReader& german_dates() {
  static const dates::DateReader german =
      *dates::DateReader::from(*Lexicons::from_tsv(date_tables()));
  return german;
}

/// A text whose dates are marked, read.
class DateDocument {
 public:
  explicit DateDocument(std::string_view marked) {
    while (!marked.empty()) {
      const std::size_t open = marked.find("[[");
      text_ += marked.substr(0, open);
      if (open == marked.npos) break;
      const std::size_t close = marked.find("]]", open);
      const std::string_view surface = marked.substr(open + 2, close - open - 2);
      Mention mention;
      mention.category = Category::kDate;
      mention.surface = std::string(surface);
      mention.span = {.begin = text_.size(), .end = text_.size() + surface.size()};
      text_ += surface;
      chosen_.push_back(mentions_.size());
      mentions_.push_back(std::move(mention));
      marked.remove_prefix(close + 2);
    }
    readings_ = german_dates().read({.text = text_, .mentions = mentions_}, chosen_);
  }

  [[nodiscard]] const DateReadings& readings() const { return *readings_; }
  [[nodiscard]] const std::vector<Mention>& mentions() const { return mentions_; }

  [[nodiscard]] std::vector<std::string> dates(int shift) const {
    return readings_->write(shift, std::vector<std::uint64_t>(mentions_.size(), kNoise));
  }

  /// The marked text after the shift.
  [[nodiscard]] std::string shifted(int shift) const {
    const std::vector<std::string> dates = this->dates(shift);
    std::string out;
    std::size_t pos = 0;
    for (std::size_t i = 0; i < mentions_.size(); ++i) {
      out += text_.substr(pos, mentions_[i].span.begin - pos) + "[[" + dates[i] + "]]";
      pos = mentions_[i].span.end;
    }
    return out + text_.substr(pos);
  }

  static constexpr std::uint64_t kNoise = 0x9E3779B97F4A7C15U;

 private:
  std::string text_;
  std::vector<Mention> mentions_;
  std::vector<std::size_t> chosen_;
  std::unique_ptr<DateReadings> readings_;
};

}  // namespace pseudo::lang::testing_dates
