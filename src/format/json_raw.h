// What the contract names in a JSON line, before it is checked against the text.
#pragma once

#include <cstdint>
#include <forward_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/span.h"

namespace pseudo {

struct RawEntity {
  std::optional<std::string_view> id;
  std::optional<std::string_view> label;
  std::optional<std::uint64_t> start;
  std::optional<std::uint64_t> end;
  std::optional<std::vector<CodePointSpan>> fragments;
  std::optional<std::string_view> text;
};

/// Holds views of its own strings, or of the memory of the parser that filled it.
struct RawLine {
  std::optional<std::string_view> id;
  std::optional<std::string_view> text;
  std::optional<std::vector<RawEntity>> entities;
  std::vector<std::string> kept;  ///< Of --keep-field, as JSON; empty: not there.
  std::forward_list<std::string> own;
};

}  // namespace pseudo
