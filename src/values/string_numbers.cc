#include "values/string_numbers.h"

namespace pseudo::values {
namespace {

constexpr std::size_t kFew = 16;

}  // namespace

std::pair<std::size_t, bool> StringNumbers::enter(std::string text) {
  if (many_.empty()) {
    if (const auto known = find(text)) return {*known, false};
    if (few_.empty()) few_.reserve(kFew / 2);
    few_.push_back(std::move(text));
    if (few_.size() <= kFew) return {few_.size() - 1, true};
    for (std::size_t i = 0; i < few_.size(); ++i) many_.emplace(std::move(few_[i]), i);
    few_.clear();
    return {many_.size() - 1, true};
  }
  const std::size_t next = many_.size();
  const auto [entry, fresh] = many_.try_emplace(std::move(text), next);
  return {entry->second, fresh};
}

std::optional<std::size_t> StringNumbers::find(std::string_view text) const {
  for (std::size_t i = 0; i < few_.size(); ++i) {
    if (few_[i] == text) return i;
  }
  if (many_.empty()) return std::nullopt;
  const auto found = many_.find(std::string(text));
  if (found == many_.end()) return std::nullopt;
  return found->second;
}

}  // namespace pseudo::values
