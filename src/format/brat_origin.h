// What the BRAT writer needs in order to print a file again as it was.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pseudo/document.h"

namespace pseudo {

enum class LineEnd : std::uint8_t { kNone, kLf, kCrLf };

/// One line of an .ann file.
struct BratOriginLine {
  std::uint32_t written = kAsOurs;  ///< Index into BratOrigin::written.
  LineEnd end = LineEnd::kNone;
  bool is_blank = false;
  bool has_empty_column = false;  ///< It ends with a tab, as relations of brat itself do.

  static constexpr std::uint32_t kAsOurs = 0xFFFFFFFF;
};

/// The number of an element is that of its line, from 0.
struct BratOrigin : Origin {
  bool has_bom = false;
  std::vector<BratOriginLine> lines;
  /// Lines that we would not write as they were read: with other spacing, padded offsets, blanks
  /// alone. Without further columns and line end.
  std::vector<std::string> written;

  [[nodiscard]] std::size_t line(std::uint32_t number) const override {
    return number < lines.size() ? number + std::size_t{1} : 0;
  }
  /// Null if it was written as we write it.
  [[nodiscard]] const std::string* written_of(const BratOriginLine& line) const {
    return line.written == BratOriginLine::kAsOurs ? nullptr : &written[line.written];
  }
  void remember(BratOriginLine& line, std::string_view text) {
    line.written = static_cast<std::uint32_t>(written.size());
    written.emplace_back(text);
  }
};

}  // namespace pseudo
