// The fast way through a JSON line: for lines in which there is nothing to complain about.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "format/json_raw.h"

namespace pseudo {

/// Keeps its memory between lines. Threads: one each.
class PlainJsonParser {
 public:
  PlainJsonParser();
  ~PlainJsonParser();

  /// Fills an empty `raw` with views that live until the next call. False where something is not
  /// as the contract says, or a value to keep cannot be written as it was: then `raw` is of no use,
  /// and the exact parser has to say what is wrong, if anything is. Of a line that is not UTF-8,
  /// too.
  bool parse(std::string_view line, std::span<const std::string> keep, RawLine& raw);

 private:
  struct Memory;
  std::unique_ptr<Memory> memory_;
};

}  // namespace pseudo
