#include "engine/scopes.h"

namespace pseudo {
namespace {

constexpr std::array<std::string_view, 3> kKinds{"document", "folder", "corpus"};

// A thread or donor: the id up to its last '/'.
std::string_view scope_id(Scope scope, std::string_view document_id) {
  switch (scope) {
    case Scope::kDocument:
      return document_id;
    case Scope::kFolder: {
      const std::size_t slash = document_id.rfind('/');
      return document_id.substr(0, slash == std::string_view::npos ? 0 : slash);
    }
    case Scope::kCorpus:
      return {};
  }
  return {};
}

}  // namespace

Scopes::State& Scopes::state(Scope scope) {
  const auto index = static_cast<std::size_t>(scope);
  if (!states_[index]) {
    states_[index].emplace(ScopeDraws(key_, corpus_, kKinds[index], scope_id(scope, document_id_)));
  }
  return *states_[index];
}

const ScopeDraws& Scopes::draws(Scope scope) { return state(scope).draws; }

LetterMap& Scopes::letters(Scope scope, Category category) {
  State& of = state(scope);
  const auto index = static_cast<std::size_t>(category);
  if (!of.letters[index]) {
    of.letters[index] =
        std::make_unique<LetterMap>(classes_[index], of.draws.stream("letters", name(category)));
  }
  return *of.letters[index];
}

}  // namespace pseudo
