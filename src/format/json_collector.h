// Takes what the contract names from the values of a JSON line, one after the other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "format/json_pass_through.h"
#include "format/json_raw.h"

namespace pseudo {

inline constexpr const char* kDocumentShape =
    R"(a document is {"id": "...", "text": "...", "entities": [...]} on one line)";
inline constexpr const char* kEntityShape =
    R"(an entity is {"id": "T1", "label": "...", "start": 0, "end": 5} or has "fragments": [[0, 5]])";

/// Gets the values of a line one after the other. Depth 1 is the document, 2 the list of entities,
/// 3 an entity, 4 and 5 the lists of its fragments; all else is passed over. A call that answers
/// false is the last: problem() says why.
class Collector {
 public:
  Collector(RawLine& line, std::span<const std::string> keep) : line_(line), keep_(keep) {
    line_.kept.resize(keep.size());
  }
  [[nodiscard]] const std::string& problem() const { return problem_; }
  /// The value is part of a field that is kept: numbers must stay as they are written.
  [[nodiscard]] bool is_passing_through() const { return through_.is_open(); }

  /// Null, a boolean, a negative or broken number, as it is written.
  bool other_scalar(std::string_view written);
  bool whole_number(std::uint64_t number);
  bool string(std::string_view text);
  bool key(std::string_view name);
  bool start_object();
  bool end_object();
  bool start_array();
  bool end_array();

 private:
  [[nodiscard]] bool skipping() const { return skipped_ > 0; }
  RawEntity& entity() { return line_.entities->back(); }
  [[nodiscard]] bool is_document_field() const;
  [[nodiscard]] bool is_entity_field() const;
  bool begin_passing();
  bool other_value();
  bool open_other();
  bool close();
  bool fail(std::string problem);

  template <class T, class Value>
  bool set(std::optional<T>& field, Value value) {
    if (field) return fail("a field is there twice");
    field.emplace(value);
    return true;
  }
  bool set_string(std::optional<std::string_view>& field, std::string_view text);

  RawLine& line_;
  std::span<const std::string> keep_;
  PassThrough through_;
  std::string key_;
  std::string problem_;
  std::size_t depth_ = 0;
  std::size_t skipped_ = 0;  // levels below a value that is passed over
  std::size_t pair_size_ = 0;
};

}  // namespace pseudo
