#include "values/address_key.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "text/casing.h"
#include "values/address_words.h"
#include "values/characters.h"
#include "values/url_schemes.h"

namespace pseudo::values {
namespace {

/// The whole address if it consists of punctuation.
std::string_view strip_punctuation(std::string_view address) {
  constexpr std::string_view kOuter = " \t\r\n<>[](){}\"'.,;:!?/";
  const std::size_t begin = address.find_first_not_of(kOuter);
  if (begin == std::string_view::npos) return address;
  return address.substr(begin, address.find_last_not_of(kOuter) + 1 - begin);
}

bool ends_host(char c) { return c == '/' || c == '?' || c == '#'; }

std::string user_key(std::string_view surface) {
  const std::vector<ByteSpan> characters = find_characters(surface);
  if (characters.empty()) return std::string(surface);
  return join_with_punctuation(surface, characters, LetterCase::kLower);
}

}  // namespace

std::string address_key(Category category, std::string_view surface) {
  if (category == Category::kUser) return user_key(surface);
  const std::string joined = without_inner_blanks(category, surface);
  const std::string_view address = strip_punctuation(joined);
  std::string lower = text::to_lower(address);
  std::string_view rest = address;
  const auto strip = [&](std::string_view head) {
    // For some letters the lower case differs in length; then the prefix remains in the key.
    if (!lower.starts_with(head) || lower.size() != rest.size()) return;
    rest.remove_prefix(head.size());
    lower.erase(0, head.size());
  };
  strip(kMailScheme);
  std::ranges::for_each(kUrlSchemes, strip);
  strip("//");
  strip(kWebHost);
  if (lower.size() != rest.size()) return lower;
  const auto path = std::ranges::find_if(rest, ends_host);
  std::copy(path, rest.end(), lower.end() - (rest.end() - path));
  return lower;
}

}  // namespace pseudo::values
