#include "model/annotation_ids.h"

#include <algorithm>
#include <charconv>
#include <cstddef>

#include "text/ascii.h"

namespace pseudo {

bool is_annotation_id(std::string_view id) {
  return id.size() > 1 && id.front() == 'T' &&
         std::all_of(id.begin() + 1, id.end(), text::is_ascii_digit);
}

std::uint64_t annotation_number(std::string_view id) {
  constexpr std::size_t kMaxDigits = 9;
  if (!is_annotation_id(id)) return 0;
  const std::string_view digits = id.substr(std::min(id.find_first_not_of('0', 1), id.size()));
  if (digits.size() > kMaxDigits) return 0;
  std::uint64_t number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

std::uint64_t last_annotation_number(std::span<const Annotation> annotations) {
  std::uint64_t last = 0;
  for (const Annotation& annotation : annotations) {
    last = std::max(last, annotation_number(annotation.id));
  }
  return last;
}

}  // namespace pseudo
