#include "engine/common/scopes.h"

#include <cstddef>
#include <string>

#include <fmt/format.h>

namespace pseudo {
namespace {

// In the order of the enumerators of Scope.
constexpr std::array<std::string_view, 4> kKinds{"document", "folder", "corpus", "sentence"};

}  // namespace

std::string scope_id(const ScopePlace& place, std::string_view document_id) {
  switch (place.scope) {
    case Scope::kSentence:
      return fmt::format("{}\n{}", document_id, place.sentence);
    case Scope::kDocument:
      return std::string(document_id);
    case Scope::kFolder: {  // a thread or donor: the id up to its last '/'
      const std::size_t slash = document_id.rfind('/');
      return std::string(document_id.substr(0, slash == std::string_view::npos ? 0 : slash));
    }
    case Scope::kCorpus:
      return {};
  }
  return {};
}

Scopes::State& Scopes::state(const ScopePlace& place) {
  const auto known = states_.find(place);
  if (known != states_.end()) return known->second;
  const std::string_view kind = kKinds[static_cast<std::size_t>(place.scope)];
  const ScopeDraws draws(key_, corpus_, kind, scope_id(place, document_id_));
  return states_.emplace(place, State(draws)).first->second;
}

const ScopeDraws& Scopes::draws(const ScopePlace& place) { return state(place).draws; }

LetterMap& Scopes::letters(const ScopePlace& place, Category category) {
  State& of = state(place);
  const auto index = static_cast<std::size_t>(category);
  if (!of.letters[index]) {
    of.letters[index] =
        std::make_unique<LetterMap>(classes_[index], of.draws.stream("letters", name(category)));
  }
  return *of.letters[index];
}

}  // namespace pseudo
