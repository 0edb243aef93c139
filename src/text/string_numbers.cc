#include "text/string_numbers.h"

#include <algorithm>
#include <functional>

namespace pseudo::text {
namespace {

constexpr std::size_t kFew = 16;

}  // namespace

std::uint32_t StringNumbers::hash_of(std::string_view text) {
  return static_cast<std::uint32_t>(std::hash<std::string_view>{}(text));
}

void StringNumbers::put(std::uint32_t hash, std::size_t number) {
  const std::size_t mask = slots_.size() - 1;
  std::size_t at = hash & mask;
  while (slots_[at].behind != 0) at = (at + 1) & mask;
  slots_[at] = {hash, static_cast<std::uint32_t>(number + 1)};
}

void StringNumbers::grow() {
  slots_.assign(std::max(4 * kFew, 2 * slots_.size()), {});
  for (std::size_t i = 0; i < strings_.size(); ++i) put(hash_of(strings_[i]), i);
}

std::pair<std::size_t, bool> StringNumbers::enter(std::string text) {
  if (const auto known = find(text)) return {*known, false};
  const std::size_t number = strings_.size();
  if (number == 0) strings_.reserve(kFew / 2);
  strings_.push_back(std::move(text));
  if (strings_.size() <= kFew) return {number, true};
  if (2 * strings_.size() > slots_.size()) {
    grow();
  } else {
    put(hash_of(strings_.back()), number);
  }
  return {number, true};
}

std::optional<std::size_t> StringNumbers::find(std::string_view text) const {
  if (slots_.empty()) {
    for (std::size_t i = 0; i < strings_.size(); ++i) {
      if (strings_[i] == text) return i;
    }
    return std::nullopt;
  }
  const std::uint32_t hash = hash_of(text);
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t at = hash & mask; slots_[at].behind != 0; at = (at + 1) & mask) {
    const std::size_t number = slots_[at].behind - 1;
    if (slots_[at].hash == hash && strings_[number] == text) return number;
  }
  return std::nullopt;
}

}  // namespace pseudo::text
