// What the BRAT writer needs in order to reproduce a file.
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
  std::uint32_t written = kCanonical;  ///< Index into BratOrigin::written.
  LineEnd end = LineEnd::kNone;
  bool is_blank = false;
  bool has_empty_column = false;  ///< It ends with a tab; brat itself writes relations so.

  static constexpr std::uint32_t kCanonical = 0xFFFFFFFF;
};

/// Elements are numbered by their lines, from 0.
struct BratOrigin : Origin {
  bool has_bom = false;
  std::vector<BratOriginLine> lines;
  /// Lines that differ from canonical form: other spacing, padded offsets, blank lines with spaces.
  /// Without further columns and line end.
  std::vector<std::string> written;

  [[nodiscard]] std::size_t line(std::uint32_t number) const override {
    return number < lines.size() ? number + std::size_t{1} : 0;
  }
  /// The text of the line; null if it was in canonical form.
  [[nodiscard]] const std::string* written_of(const BratOriginLine& line) const {
    return line.written == BratOriginLine::kCanonical ? nullptr : &written[line.written];
  }
  void remember(BratOriginLine& line, std::string_view text) {
    line.written = static_cast<std::uint32_t>(written.size());
    written.emplace_back(text);
  }
};

}  // namespace pseudo
