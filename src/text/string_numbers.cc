#include "text/string_numbers.h"

#include <algorithm>

#include "text/short_strings.h"

namespace pseudo::text {
namespace {

constexpr std::size_t kFew = 16;

}  // namespace

StringNumbers::String StringNumbers::packed(std::string_view text) {
  using short_strings::load;
  String string{.hash = 0, .size = static_cast<std::uint32_t>(text.size()), .words = {}};
  if (text.size() > kShort) {
    string.hash = short_hash(text);
    return string;
  }
  auto& [first, middle, last] = string.words;  // which may overlap
  if (text.size() < 8) {
    first = short_strings::load_few(text);
  } else {
    first = load<std::uint64_t>(text, 0);
    if (text.size() > 16) middle = load<std::uint64_t>(text, 8);
    last = load<std::uint64_t>(text, text.size() - 8);
  }
  std::uint64_t hash = text.size();
  for (const std::uint64_t word : string.words) hash = short_strings::mix(hash, word);
  string.hash = short_strings::folded(hash);
  return string;
}

bool StringNumbers::is(std::size_t number, const String& wanted, std::string_view text) const {
  const String& known = strings_[number];
  if (known.hash != wanted.hash || known.size != wanted.size) return false;
  if (known.size <= kShort) return known.words == wanted.words;
  return equal({long_texts_.data() + known.words[0], known.size}, text);
}

void StringNumbers::put(std::size_t number) {
  const std::size_t mask = slots_.size() - 1;
  std::size_t at = strings_[number].hash & mask;
  while (slots_[at] != 0) at = (at + 1) & mask;
  slots_[at] = static_cast<std::uint32_t>(number + 1);
}

void StringNumbers::grow() {
  slots_.assign(std::max(4 * kFew, 2 * slots_.size()), 0);
  for (std::size_t i = 0; i < strings_.size(); ++i) put(i);
}

std::pair<std::size_t, bool> StringNumbers::enter(std::string_view text) {
  String string = packed(text);
  if (const std::size_t known = find(string, text); known != kNone) return {known, false};
  const std::size_t number = strings_.size();
  if (number == 0) strings_.reserve(kFew / 2);
  if (text.size() > kShort) {
    string.words[0] = long_texts_.size();
    long_texts_.append(text);
  }
  strings_.push_back(string);
  filter_ |= filter_bit(string.hash);
  if (strings_.size() <= kFew) return {number, true};
  if (2 * strings_.size() > slots_.size()) {
    grow();
  } else {
    put(number);
  }
  return {number, true};
}

std::optional<std::size_t> StringNumbers::find(std::string_view text) const {
  if (strings_.empty()) return std::nullopt;
  const std::size_t number = find(packed(text), text);
  return number == kNone ? std::nullopt : std::optional(number);
}

std::size_t StringNumbers::find(const String& wanted, std::string_view text) const {
  if ((filter_ & filter_bit(wanted.hash)) == 0) return kNone;
  if (slots_.empty()) {
    for (std::size_t i = 0; i < strings_.size(); ++i) {
      if (is(i, wanted, text)) return i;
    }
    return kNone;
  }
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t at = wanted.hash & mask; slots_[at] != 0; at = (at + 1) & mask) {
    const std::size_t number = slots_[at] - 1;
    if (is(number, wanted, text)) return number;
  }
  return kNone;
}

}  // namespace pseudo::text
