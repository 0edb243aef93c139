#include "engine/forms/form_reader.h"

#include "engine/forms/skeleton_words.h"

namespace pseudo {

using skeleton_words::has_digit;
using skeleton_words::is_digits;
using skeleton_words::next_word_within;
using skeleton_words::slice;

namespace {

constexpr std::size_t kNumberGap = 3;          // characters between the groups of a number
constexpr std::size_t kLongestGroup = 3;       // letters of a group without digits
constexpr std::size_t kLongestPhoneWord = 10;  // letters: "Durchwahl"

}  // namespace

// The longest series of words, most of them with digits, that is a known number.
std::optional<FormReader::Hit> FormReader::number_at(ByteSpan word) const {
  if (word.size() > kLongestNumber) return std::nullopt;
  const bool may_be_phone = !index_.phones_.empty() && is_digits(slice(text_, word));
  const bool plus = may_be_phone && in_.has_plus(word.begin);
  const bool begins_with_digits = has_digit(slice(text_, word));
  std::string joined;
  std::string digits;  // without the word that introduces an extension
  std::optional<Hit> longest;
  std::optional<ByteSpan> next = word;
  for (std::size_t n = 0; next && n < FormIndex::kMostWords; ++n) {
    const std::string_view group = slice(text_, *next);
    if (group.size() > kLongestNumber) break;
    joined += group;
    if (has_digit(group)) digits += group;
    if (joined.size() > kLongestNumber) break;
    auto owner = owner_of_number(joined, plus);
    if (!owner && begins_with_digits && has_digit(group) && digits.size() < joined.size()) {
      owner = owner_of_phone_number(digits, plus);
    }
    if (owner) longest = Hit{.span = {word.begin, next->end}, .owner = *owner, .has_plus = plus};
    const std::size_t end = next->end;
    next = next_word_within(text_, end, SearchedText::kWidestLineEnd + kLongestNumber + 1);
    if (!next || next->begin == end || !in_.is_narrow({end, next->begin}, kNumberGap)) break;
    if (in_.signs_in({end, next->begin}).find(", ") != std::string_view::npos) break;  // a list
    const std::string_view further = slice(text_, *next);
    const std::size_t widest = may_be_phone ? kLongestPhoneWord : kLongestGroup;
    if (!has_digit(further) && further.size() > widest) break;
  }
  return longest;
}

std::optional<FormIndex::Owner> FormReader::owner_of_number(std::string_view joined,
                                                            bool plus) const {
  if (const auto number = index_.numbers_.find(joined)) return index_.number_owners_[*number];
  return owner_of_phone_number(joined, plus);
}

std::optional<FormIndex::Owner> FormReader::owner_of_phone_number(std::string_view joined,
                                                                  bool plus) const {
  if (index_.phones_.empty() || !is_digits(joined)) return std::nullopt;
  if (plus) return owner_of_phone_abroad(joined);
  // International dialing prefixes: Europe, North America.
  for (const std::string_view prefix : {"00", "011"}) {
    if (!joined.starts_with(prefix)) continue;
    if (const auto owner = owner_of_phone_abroad(joined.substr(prefix.size()))) return owner;
  }
  return owner_of_phone(joined);
}

std::optional<FormIndex::Owner> FormReader::owner_of_phone(std::string_view digits) const {
  if (digits.starts_with('0')) digits.remove_prefix(1);
  const auto phone = index_.phones_.find(digits);
  return phone ? std::optional(index_.phone_owners_[*phone]) : std::nullopt;
}

// The owner of a number with a country code of one to three digits.
std::optional<FormIndex::Owner> FormReader::owner_of_phone_abroad(std::string_view digits) const {
  for (std::size_t code = 1; code <= 3 && code < digits.size(); ++code) {
    if (const auto owner = owner_of_phone(digits.substr(code))) return owner;
  }
  return std::nullopt;
}

}  // namespace pseudo
