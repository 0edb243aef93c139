// The registry of languages. No other file names all of them.
#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "lang/de/german.h"
#include "lang/none/none.h"
#include "pseudo/language.h"

namespace pseudo {

LanguageRegistry::LanguageRegistry() {
  add("de", lang::make_german);
  add("none", lang::make_none);
}

void LanguageRegistry::add(std::string tag, Factory factory) {
  const auto same = std::ranges::find(factories_, tag, &decltype(factories_)::value_type::first);
  if (same != factories_.end()) {
    same->second = std::move(factory);
  } else {
    factories_.emplace_back(std::move(tag), std::move(factory));
  }
}

Result<std::unique_ptr<LanguageModule>> LanguageRegistry::make(std::string_view tag,
                                                               const Lexicons& lexicons) const {
  for (const auto& [known, factory] : factories_) {
    if (known == tag) return factory(lexicons);
  }
  return Error{ErrorCode::kUsage,
               fmt::format("no such language; known are: {}", fmt::join(tags(), ", "))};
}

std::vector<std::string> LanguageRegistry::tags() const {
  std::vector<std::string> tags;
  for (const auto& [tag, factory] : factories_) tags.push_back(tag);
  return tags;
}

Result<std::unique_ptr<LanguageModule>> make_language(std::string_view tag,
                                                      const Lexicons& lexicons) {
  return LanguageRegistry().make(tag, lexicons);
}

}  // namespace pseudo
