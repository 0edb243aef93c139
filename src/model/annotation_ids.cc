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

bool is_plain_id(std::string_view id) {
  constexpr std::size_t kLongest = 7;
  if (id.size() < 2 || id.size() > kLongest) return false;
  return (text::is_ascii_letter(id.front()) || id.front() == '#') &&
         std::ranges::all_of(id.substr(1), text::is_ascii_digit);
}

std::string position_id(std::size_t index) { return "entity " + std::to_string(index + 1); }

ShownIds::ShownIds(std::span<const Annotation> annotations) {
  for (std::size_t i = 0; i < annotations.size(); ++i) {
    const std::string& id = annotations[i].id;
    if (!is_plain_id(id)) positions_.try_emplace(id, i);
  }
}

std::string ShownIds::of(std::string_view id) const {
  if (id.empty() || is_plain_id(id)) return std::string(id);
  const auto found = positions_.find(id);
  return found == positions_.end() ? "a link or note" : position_id(found->second);
}

std::uint64_t last_annotation_number(std::span<const Annotation> annotations) {
  std::uint64_t last = 0;
  for (const Annotation& annotation : annotations) {
    last = std::max(last, annotation_number(annotation.id));
  }
  return last;
}

}  // namespace pseudo
