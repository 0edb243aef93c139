// Ids of annotations: "T" followed by a number.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "pseudo/document.h"

namespace pseudo {

/// True for "T" followed by one or more digits.
bool is_annotation_id(std::string_view id);

/// The number in such an id; 0 for other ids, and for numbers of more than 9 digits: those may be
/// telephone numbers, so new ids must neither reach nor follow them.
std::uint64_t annotation_number(std::string_view id);

/// The largest such number; 0 if there is none.
std::uint64_t last_annotation_number(std::span<const Annotation> annotations);

}  // namespace pseudo
