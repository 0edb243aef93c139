// Parses lines of JSON Lines; offsets are not yet checked against the text.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/result.h"
#include "pseudo/span.h"

namespace pseudo {

inline constexpr const char* kEntityShape =
    R"(an entity is {"id": "T1", "label": "...", "start": 0, "end": 5} or has "fragments": [[0, 5]])";

struct JsonEntity {
  std::optional<std::string> id;
  std::optional<std::string> label;
  std::optional<std::uint64_t> start;
  std::optional<std::uint64_t> end;
  std::optional<std::vector<CodePointSpan>> fragments;
  std::optional<std::string> text;
};

struct JsonField {
  std::string name;
  std::string json;
};

struct JsonLine {
  std::string id;
  std::string text;
  std::vector<JsonEntity> entities;
  std::vector<std::string> kept;  ///< The fields to keep, as JSON; empty if missing.
  /// If kEveryField is to be kept: all fields not named in `keep`, including those of entities.
  std::vector<JsonField> others;
  /// Names of all other fields, without duplicates (FieldCallback).
  std::vector<std::string> dropped;
};

/// Errors: kInvalidUtf8; kMalformed (not JSON as in RFC 8259, with the byte offset; fields with
/// wrong types, duplicate or missing fields, see docs/brat.md). `take_unannotated`: the entities
/// may be missing or null. `faulty_entity`: if not null, set to the number, from 1, of the entity
/// that the error is about.
Result<JsonLine> parse_json_line(std::string_view line, std::span<const std::string> keep,
                                 bool take_unannotated, std::size_t* faulty_entity = nullptr);

}  // namespace pseudo
