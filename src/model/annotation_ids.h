// Ids of annotations: "T" and a number.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "pseudo/document.h"

namespace pseudo {

/// True for "T" and one or more digits.
bool is_annotation_id(std::string_view id);

/// The number of such an id; 0 for other ids, and for numbers of more than 9 digits, which may be
/// those of a telephone: ids that are handed out never reach them, nor follow them.
std::uint64_t annotation_number(std::string_view id);

/// The largest of their numbers; 0 if there is none.
std::uint64_t last_annotation_number(std::span<const Annotation> annotations);

}  // namespace pseudo
