#include "lang/shape.h"

#include <cstddef>

#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::lang {
namespace {

struct Counts {
  std::size_t letters = 0;
  std::size_t digits = 0;
  std::size_t others = 0;
  bool digit_first = false;
};

Counts count(std::string_view surface) {
  Counts counts;
  for (std::size_t pos = 0; pos < surface.size();) {
    const bool first = pos == 0;
    const char32_t c = text::next(surface, pos);
    if (text::is_digit(c)) {
      ++counts.digits;
      counts.digit_first = counts.digit_first || first;
    } else if (text::is_letter(c)) {
      ++counts.letters;
    } else {
      ++counts.others;
    }
  }
  return counts;
}

Category location(std::string_view surface) {
  constexpr std::size_t kShortestZip = 4;  // digits; Austria and Switzerland
  const Counts counts = count(surface);
  if (counts.digits >= kShortestZip && counts.letters <= 2) return Category::kZip;
  if (counts.digit_first) return Category::kStreetNo;
  return counts.digits > 0 ? Category::kStreet : Category::kCity;
}

Category address(std::string_view surface) {
  if (surface.find('@') != std::string_view::npos) return Category::kEmail;
  const Counts counts = count(surface);
  return counts.letters > counts.digits ? Category::kUrl : Category::kPhone;
}

}  // namespace

bool is_address_or_number(Category leaf) {
  switch (leaf) {
    case Category::kUser:
    case Category::kDate:
    case Category::kPass:
    case Category::kUfid:
    case Category::kStreetNo:
    case Category::kZip:
    case Category::kEmail:
    case Category::kPhone:
    case Category::kUrl:
      return true;
    default:
      return false;
  }
}

Category leaf_by_shape(Category node, std::string_view surface) {
  switch (node) {
    case Category::kActor:
      return surface.find('@') == 0 ? Category::kUser : Category::kFamily;
    case Category::kPerson:
      return Category::kFamily;
    case Category::kGiven:
      return Category::kFemale;
    case Category::kFid:
      return Category::kUfid;
    case Category::kLoc:
      return location(surface);
    case Category::kAdd:
      return address(surface);
    default:
      return node;
  }
}

}  // namespace pseudo::lang
