#include "engine/resolve/scope_of_target.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

namespace pseudo {
namespace {

Scope scope_of_label(const Options& options, std::string_view label, Category category) {
  if (options.label_scopes.empty()) return options.scope;
  const auto find = [&](std::string_view node) { return options.label_scopes.find(node); };
  const auto none = options.label_scopes.end();
  if (const auto own = find(label); own != none) return own->second;
  for (std::optional<Category> node = category; node; node = parent(*node)) {
    if (const auto found = find(name(*node)); found != none) return found->second;
  }
  return options.scope;
}

}  // namespace

ScopePlace scope_of(const Options& options, const Document& document, const Plan& plan,
                    std::size_t target, Category category) {
  const std::string_view label = document.annotations[plan.targets[target].annotation].label;
  const Scope scope = scope_of_label(options, label, category);
  if (scope != Scope::kSentence) return scope;
  const auto next = std::ranges::upper_bound(plan.sentences, plan.mentions[target].span.begin);
  return {scope, static_cast<std::uint32_t>(next - plan.sentences.begin())};
}

}  // namespace pseudo
