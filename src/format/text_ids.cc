#include "format/text_ids.h"

#include <algorithm>
#include <charconv>

#include "format/annotation_reader.h"

namespace pseudo {
namespace {

// Longer numbers are left out of the count: no id that is handed out reaches them.
constexpr std::size_t kMaxDigits = 18;

std::uint64_t number_of(std::string_view id) {
  if (!is_text_bound_id(id)) return 0;
  const std::string_view digits = id.substr(std::min(id.find_first_not_of('0', 1), id.size()));
  if (digits.size() > kMaxDigits) return 0;
  std::uint64_t number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

}  // namespace

bool is_text_bound_id(std::string_view id) { return is_brat_id(id) && id.front() == 'T'; }

std::string NextTextBoundId::take() {
  if (next_ == 0) {
    std::uint64_t last = 0;
    for (const Annotation& annotation : document_.annotations) {
      last = std::max(last, number_of(annotation.id));
    }
    next_ = last + 1;
  }
  return "T" + std::to_string(next_++);
}

}  // namespace pseudo
