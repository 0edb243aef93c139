#include "corpus/output/neutral_names.h"

#include <algorithm>
#include <cstdint>

namespace pseudo {

namespace {

constexpr std::string_view kStart = "doc-";
constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz234567";
constexpr std::size_t kCharacters = 20;         // 100 bits: no collisions in practice
constexpr std::size_t kCharactersANumber = 10;  // 5 bits each

void append_name(const ScopeDraws& names, std::string_view path, std::string& to) {
  DrawStream stream = names.stream("name", {}, path);
  to += kStart;
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < kCharacters; ++i) {
    if (i % kCharactersANumber == 0) bits = stream.next();
    to += kLetters[bits % kLetters.size()];
    bits /= kLetters.size();
  }
}

}  // namespace

std::string neutral_id(const ScopeDraws& names, std::string_view id) {
  std::string neutral;
  for (std::size_t begin = 0; begin <= id.size();) {
    const std::size_t end = std::min(id.find('/', begin), id.size());
    if (!neutral.empty()) neutral += '/';
    append_name(names, id.substr(0, end), neutral);
    begin = end + 1;
  }
  return neutral;
}

bool is_neutral_name(std::string_view name) {
  if (name.substr(0, kStart.size()) != kStart) return false;
  name.remove_prefix(kStart.size());
  name = name.substr(0, name.find('.'));
  return name.size() == kCharacters && name.find_first_not_of(kLetters) == std::string_view::npos;
}

std::string output_id(const RunPlan& plan, std::string_view id) {
  return plan.names ? neutral_id(*plan.names, id) : std::string(id);
}

std::string output_id(const RunPlan& plan, const Catalog& catalog, const CatalogEntry& entry) {
  return output_id(plan, catalog.id(entry));
}

}  // namespace pseudo
