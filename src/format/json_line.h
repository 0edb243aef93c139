// A line of JSON Lines before it is checked against its text.
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
  std::vector<std::string> kept;     ///< The fields to keep, as JSON; empty: not there.
  std::vector<JsonField> others;     ///< Where kEveryField is kept: those that no other name says,
                                     ///< also those of entities.
  std::vector<std::string> dropped;  ///< Names of all other fields, each once (FieldCallback).
};

/// Errors: kInvalidUtf8; kMalformed: no JSON (RFC 8259), with the byte where it stops being it;
/// fields of other types than docs/brat.md says, fields twice, fields missing.
/// `take_unannotated`: the entities may be missing or null. `faulty_entity`: set to the number,
/// from 1, of the one that the error is about; may be null.
Result<JsonLine> parse_json_line(std::string_view line, std::span<const std::string> keep,
                                 bool take_unannotated, std::size_t* faulty_entity = nullptr);

}  // namespace pseudo
