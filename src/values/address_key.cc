#include "values/address_key.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/ascii.h"
#include "text/casing.h"
#include "text/fold.h"
#include "text/utf8.h"
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

// Umlauts may be written out: "müller@web.de" and "mueller@web.de" are one mailbox.
std::string with_umlauts_written_out(std::string address) {
  if (text::is_ascii(address)) return address;
  const std::string composed = text::to_nfc(address);
  std::string plain;
  for (std::size_t pos = 0; pos < composed.size();) {
    const std::size_t begin = pos;
    const std::string_view letters = text::written_out(text::next(composed, pos));
    plain += letters.empty() ? std::string_view(composed).substr(begin, pos - begin) : letters;
  }
  return plain;
}

std::string user_key(std::string_view surface) {
  const std::vector<ByteSpan> characters = find_characters(surface);
  if (characters.empty()) return std::string(surface);
  return with_umlauts_written_out(join_with_punctuation(surface, characters, LetterCase::kLower));
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
  if (lower.size() != rest.size()) return with_umlauts_written_out(std::move(lower));
  const auto path = std::ranges::find_if(rest, ends_host);
  std::copy(path, rest.end(), lower.end() - (rest.end() - path));
  return with_umlauts_written_out(std::move(lower));
}

}  // namespace pseudo::values
