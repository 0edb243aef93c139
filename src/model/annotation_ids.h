// Ids of annotations: "T" followed by a number, or any words in JSON Lines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>

#include "pseudo/document.h"

namespace pseudo {

/// True for "T" followed by one or more digits.
bool is_annotation_id(std::string_view id);

/// The number in such an id; 0 for other ids, and for numbers of more than 9 digits: those may be
/// telephone numbers, so new ids must neither reach nor follow them.
std::uint64_t annotation_number(std::string_view id);

/// True for a letter or, as notes have it, "#", followed by up to six digits. Longer numbers and
/// words may be private.
bool is_plain_id(std::string_view id);

/// What messages call the annotation at a position, which begins with 0: "entity 3".
std::string position_id(std::size_t index);

/// Ids for messages and reports, which must contain no word of the corpus.
class ShownIds {
 public:
  /// The annotations must outlive it.
  explicit ShownIds(std::span<const Annotation> annotations);
  /// Returns the id if it is plain, else the position of its annotation, or "a link or note" if
  /// it is no annotation's.
  [[nodiscard]] std::string of(std::string_view id) const;

 private:
  std::map<std::string_view, std::size_t> positions_;  // of ids that are not plain
};

/// The largest number of an annotation (annotation_number); 0 if there is none.
std::uint64_t last_annotation_number(std::span<const Annotation> annotations);

}  // namespace pseudo
