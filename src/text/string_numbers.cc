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

StringNumbers::Whole StringNumbers::whole(const String& string, std::string_view text) {
  if (string.size <= kShort) return {string.size, string.words, {}};
  return {string.size, {}, std::string(text)};
}

// Slots are never emptied: a string has one of the first kMostProbes from its own on, or others
// have all of these and it is among the crowded ones.
void StringNumbers::put(std::size_t number, std::string_view text) {
  const std::size_t mask = slots_.size() - 1;
  const String& string = strings_[number];
  for (std::size_t probe = 0; probe < kMostProbes; ++probe) {
    std::uint32_t& slot = slots_[(string.hash + probe) & mask];
    if (slot != 0) continue;
    slot = static_cast<std::uint32_t>(number + 1);
    return;
  }
  crowded_.emplace(whole(string, text), number);
}

void StringNumbers::grow() {
  slots_.assign(std::max(4 * kFew, 2 * slots_.size()), 0);
  crowded_.clear();
  for (std::size_t i = 0; i < strings_.size(); ++i) {
    const String& string = strings_[i];
    const bool is_long = string.size > kShort;
    put(i, is_long ? std::string_view(long_texts_).substr(string.words[0], string.size) : "");
  }
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
    put(number, text);
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
  for (std::size_t probe = 0; probe < kMostProbes; ++probe) {
    const std::uint32_t slot = slots_[(wanted.hash + probe) & mask];
    if (slot == 0) return kNone;
    if (is(slot - 1, wanted, text)) return slot - 1;
  }
  const auto found = crowded_.find(whole(wanted, text));
  return found == crowded_.end() ? kNone : found->second;
}

}  // namespace pseudo::text
